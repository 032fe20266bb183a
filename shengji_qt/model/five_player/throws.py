# SPDX-License-Identifier: MIT
"""Whether a throw (甩牌) stands, and what is led instead (five_player.md 12, R20.4, R20.5, R21.6, R22.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.combos import Component, decompose
from shengji_qt.model.five_player.seats import attackers
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.order import Order
from shengji_qt.model.planes import FIELD, Run, planes_of, run_starts
from shengji_qt.model.tricks import is_beaten


class Checked(NamedTuple):
    """`lead`: what is led, sorted by face; `stands`: that is everything that was shown."""

    lead: tuple[Card, ...]
    stands: bool


class Opponents(NamedTuple):
    """Whose cards a throw is checked against. `players`: hands that force the smallest unit (R12.4).

    `mine`: cards that only make beaten parts go back (R12.5), () where the mine is not asked.
    """

    players: tuple[tuple[Card, ...], ...]
    mine: tuple[Card, ...] = ()


def opponents(hands: Mapping[int, tuple[Card, ...]], declarer: int, slot: int, settings: FiveSettings) -> Opponents:
    """The hands to check a throw from `slot` against; `hands` by slot, `MINE` for the mine or rear hand.

    Neither of the declarer's hands checks the other, except by `throw_mine_checks_declarer` (R12.6, R22.5).
    """
    others = tuple(hands[seat] for seat in attackers(declarer) if seat != slot)
    mine = hands.get(MINE, ())
    if slot in (declarer, MINE):
        return Opponents(others, mine if settings.mode == "mine" and settings.throw_mine_checks_declarer else ())
    if settings.mode == "split":
        return Opponents((*others, hands[declarer], mine))
    return Opponents((*others, hands[declarer]), mine)


def check_lead(order: Order, cards: tuple[Card, ...], against: Opponents) -> Checked:
    """What is led of `cards`, which are of one class (ValueError else). A lead of one component always stands."""
    components = decompose(order, cards)
    if components is None:
        raise ValueError("a lead is of one class")
    whole = Checked(tuple(sorted(cards)), True)
    if len(components) == 1:
        return whole
    beaten = [each for each in components if is_beaten(order, each, against.players)]
    if beaten:
        return Checked(smallest_unit(order, cards, _largest_kind(beaten)), False)
    beaten = [each for each in components if is_beaten(order, each, (against.mine,))]
    if not beaten:
        return whole
    rest = remove_cards(cards, [face for each in beaten for face in each.cards])
    return Checked(tuple(sorted(rest or smallest_unit(order, cards, _largest_kind(beaten)))), False)


def _largest_kind(components: Sequence[Component]) -> Run:
    """K of R12.4: the run of the first component in kind order."""
    return min(components, key=lambda each: each.rank).run


def smallest_unit(order: Order, cards: tuple[Card, ...], run: Run) -> tuple[Card, ...]:
    """The lowest run (w, l) that can be made of `cards`, larger parts cut; equal cards by the order's turn (R12.4).

    ValueError if there is none.
    """
    width, length = run
    cls = order.cls[cards[0]]
    starts = run_starts(planes_of(cards, order.pos)[width], length, order.links[cls])
    if not starts:
        raise ValueError("no such run in these cards")
    start = ((starts & -starts).bit_length() - 1) // FIELD
    copies = Counter(cards)
    unit = []
    for position in range(start, start + length):
        unit += [next(face for face in order.at[cls][position] if copies[face] >= width)] * width
    return tuple(sorted(unit))
