# SPDX-License-Identifier: MIT
"""What the mine (地雷) may play (five_player.md 13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.combos import descending
from shengji_qt.model.enumeration import subsets
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.obligations import check_follow, follow_plays, lead_runs, missing_cards
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import contains, planes_of
from shengji_qt.model.refusals import Refusal

Cards = tuple[Card, ...]
MOST_PLAYS: Final = 924  # choices of six cards out of the twelve of the largest mine


class MineTurn(NamedTuple):
    """The mine's turn in a trick. `hand`: the declarer's at this moment; `by_declarer`: who led `lead`."""

    order: Order
    settings: FiveSettings
    lead: Cards
    by_declarer: bool
    hand: Cards
    mine: Cards


def check_mine(turn: MineTurn, cards: Cards) -> Refusal | None:
    """Why the mine may not play `cards`, or None. A skip is always allowed (R13.2)."""
    if not cards:
        return None
    missing = missing_cards(cards, turn.mine)
    if missing:
        return Refusal("mine_not_in_mine", cards=missing)
    runs = lead_runs(turn.order, turn.lead)
    if turn.by_declarer and len(runs) > 1:
        return Refusal("mine_throw")
    count = len(turn.lead)
    if len(cards) > count:
        return Refusal("mine_too_many", {"most": count})
    if len(cards) < count:
        return _check_short(turn, cards)
    refused = check_follow(turn.order, turn.lead, turn.mine, cards, not turn.settings.follow_break_triples)
    return refused or _check_ruff(turn, cards)


def _check_short(turn: MineTurn, cards: Cards) -> Refusal | None:
    """R13.4 and the setting `mine_short_discard`."""
    if turn.by_declarer:
        return Refusal("mine_short_lead")
    count, rule = len(turn.lead), turn.settings.mine_short_discard
    if rule == "off" or (rule == "only_when_short" and len(turn.mine) >= count):
        return Refusal("wrong_count", {"wanted": count, "got": len(cards)})
    return check_suit_first(turn.order, turn.lead, turn.mine, cards)


def check_suit_first(order: Order, lead: Cards, held: Cards, cards: Cards) -> Refusal | None:
    """A play of fewer cards than led takes cards of the led class first (R13.4, R22.4)."""
    cls = order.cls[lead[0]]
    of_class = order.of_class(held, cls)
    needed = min(len(cards), len(of_class))
    if len(order.of_class(cards, cls)) >= needed:
        return None
    return Refusal("mine_suit_first", {"class": order.class_text(cls), "count": needed}, of_class)


def _check_ruff(turn: MineTurn, cards: Cards) -> Refusal | None:
    """The ruff ban (R13.6): it looks at the declarer's hand after what that has played to this trick."""
    order = turn.order
    cls = order.cls[turn.lead[0]]
    if cls == TRUMP or order.class_of(cards) != TRUMP or not order.of_class(turn.hand, cls):
        return None
    if not covers(order, turn.lead, cards):
        return None
    return Refusal("mine_ruff", {"class": order.class_text(cls)})


def covers(order: Order, lead: Cards, trumps: Cards) -> bool:
    """Whether `trumps`, at least as many as `lead`, contain its structure, so that they ruff it (R11.4, R13.6)."""
    planes = planes_of(trumps, order.pos)
    return contains(planes.p2, planes.p3, descending(lead_runs(order, lead)), order.links[TRUMP])


def short_plays(order: Order, lead: Cards, held: Cards, size: int) -> Iterator[Cards]:
    """Plays of `size` cards, fewer than led: cards of the led class first (R13.4, R22.4)."""
    cls = order.cls[lead[0]]
    of_class = order.of_class(held, cls)
    if size <= len(of_class):
        yield from subsets(of_class, size)
        return
    for fill in subsets(remove_cards(held, of_class), size - len(of_class)):
        yield tuple(sorted(of_class + fill))


def mine_plays(turn: MineTurn, limit: int) -> list[Cards]:
    """What the mine may do, at most `limit`: the skip (), then short discards, then full plays."""
    return list(islice(_allowed(turn), limit))


def _allowed(turn: MineTurn) -> Iterator[Cards]:
    yield ()
    count, mine = len(turn.lead), turn.mine
    if turn.by_declarer and len(lead_runs(turn.order, turn.lead)) > 1:
        return
    for size in range(1, min(count - 1, len(mine)) + 1):
        for cards in short_plays(turn.order, turn.lead, mine, size):
            if check_mine(turn, cards):
                break  # what is against short discards is against all of this size
            yield cards
    if len(mine) < count:
        return
    for cards in follow_plays(turn.order, turn.lead, mine, not turn.settings.follow_break_triples, MOST_PLAYS):
        if check_mine(turn, cards) is None:
            yield cards


def playable_cards(turn: MineTurn) -> Cards:
    """The cards of the mine that some allowed play contains."""
    faces = set(turn.mine)
    found: set[Card] = set()
    for cards in _allowed(turn):
        found |= set(cards)
        if found == faces:
            break
    return tuple([face for face in turn.mine if face in found])
