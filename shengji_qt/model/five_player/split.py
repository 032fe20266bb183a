# SPDX-License-Identifier: MIT
"""Two hands for the declarer: their sizes, and how many cards each must play in a trick (five_player.md R22.1 to 22.4).

The hand that comes earlier in a trick's order is the first half, the other the second half (前半圈, 后半圈).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.five_player.mine import MOST_PLAYS, check_suit_first, short_plays
from shengji_qt.model.obligations import (
    check_follow,
    follow_obligation,
    follow_plays,
    in_every_choice,
    lead_runs,
    missing_cards,
)
from shengji_qt.model.order import Order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import Obligation

LEAST: Final = 8  # of 28, so that the other hand holds MOST
MOST: Final = 20

Cards = tuple[Card, ...]


def check_divide(cards: Cards, rear: Cards) -> Refusal | None:
    """Why the declarer's 28 `cards` may not be divided so that `rear` is the rear hand, or None (R22.1)."""
    missing = missing_cards(rear, cards)
    if missing:
        return Refusal("not_in_hand", cards=missing)
    if LEAST <= len(rear) <= MOST:
        return None
    return Refusal("divide_size", {"least": LEAST, "most": MOST, "got": len(rear)})


class SplitTurn(NamedTuple):
    """A turn to follow in split mode.

    `held`: the hand in this slot. `declarer`: it is one of the declarer's. `other`: cards that his other hand holds if
    it is still to play in this trick; `played`: cards that it has played, None while it is still to play.
    """

    order: Order
    lead: Cards
    held: Cards
    declarer: bool
    other: int = 0
    played: int | None = None


def least_cards(size: int, held: int, other: int, played: int | None) -> int:
    """How many of `held` cards a declarer's hand must play at least in a trick of `size` cards (R22.3, R22.4).

    Together the two hands play as many as were led, or all they hold; `other` and `played` as in `SplitTurn`.
    """
    if played is None:
        return max(min(size, held + other) - other, 0)
    return max(min(size - played, held), 0)


def least_of(turn: SplitTurn) -> int:
    """The fewest cards that may be played now: an attacker plays as many as were led, or all (A57)."""
    size, held = len(turn.lead), len(turn.held)
    return least_cards(size, held, turn.other, turn.played) if turn.declarer else min(size, held)


def check_split_follow(turn: SplitTurn, cards: Cards) -> Refusal | None:
    """Why `cards` may not be played from this hand to the lead, or None. () is a skip."""
    size, least = len(turn.lead), least_of(turn)
    missing = missing_cards(cards, turn.held)
    if missing:
        return Refusal("not_in_hand", cards=missing)
    if len(cards) > size:
        return Refusal("wrong_count", {"wanted": size, "got": len(cards)})
    if len(cards) < least:
        if turn.declarer:
            return Refusal("must_play_half", {"least": least})
        if not cards:
            return Refusal("empty_play")
        return Refusal("wrong_count", {"wanted": least, "got": len(cards)})
    if len(cards) < size:
        return check_suit_first(turn.order, turn.lead, turn.held, cards)
    return check_follow(turn.order, turn.lead, turn.held, cards)


def split_plays(turn: SplitTurn) -> Iterator[Cards]:
    """What may be played from this hand, the fewest cards first; () is a skip."""
    size, held = len(turn.lead), turn.held
    for count in range(least_of(turn), min(size, len(held) + 1)):
        yield from short_plays(turn.order, turn.lead, held, count)
    if len(held) >= size:
        yield from follow_plays(turn.order, turn.lead, held, False, MOST_PLAYS)


def split_obligation(turn: SplitTurn) -> Obligation:
    """What must be played from this hand. Where fewer cards than led will do, `count` is the most that can be played,
    and `forced` is what even the fewest contain.
    """
    order, lead, held = turn.order, turn.lead, turn.held
    size, least = len(lead), least_of(turn)
    if least == size:
        return follow_obligation(order, lead, held)
    cls = order.cls[lead[0]]
    of_class = order.of_class(held, cls)
    rest = remove_cards(held, of_class)
    fill = in_every_choice(rest, least - len(of_class)) if least > len(of_class) else ()
    forced = tuple(sorted(of_class + fill)) if least > len(of_class) else in_every_choice(of_class, least)
    playable = held if min(size, len(held)) > len(of_class) else of_class
    step = "follow" if of_class else "free"
    return Obligation(
        step, min(size, len(held)), order.class_text(cls), lead_runs(order, lead), (), forced, playable, ()
    )


def trick_is_allowed(size: int, counts: tuple[int, int], held: tuple[int, int], leads: bool) -> bool:
    """Whether the first and the second half may play so many cards of those held; `leads`: the first half led."""
    (first, second), (held_first, held_second) = counts, held
    fits = 0 <= first <= min(size, held_first) and 0 <= second <= min(size, held_second)
    opened = first == size if leads else first >= least_cards(size, held_first, held_second, None)
    return fits and opened and second >= least_cards(size, held_second, held_first - first, first)
