# SPDX-License-Identifier: MIT
"""What the declarer lays into the mine, and how he divides his cards in split mode (five_player.md 10, 22)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.heuristics.five_reasons import FiveReason
from shengji_qt.ai.heuristics.five_situation import FiveSituation
from shengji_qt.ai.heuristics.laying import emptied_suits, layings, left_worth
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.actions import Bury, Choice, Divide
from shengji_qt.model.cards import POINTS, Card, points_of
from shengji_qt.model.order import TRUMP

POINT: Final = -0.25  # price of a point in the mine: it leaves it on own tricks
VOID: Final = 6.0  # an empty side suit in a hand with trumps
TRUMP_BASE, TRUMP_STEP = 6.0, 0.5
ACE: Final = 7.0
REAR: Final = (8,)  # sizes of the rear hand that are considered


def bury_choices(sit: FiveSituation, most: int) -> list[Choice]:
    """Mines, best first."""
    ranked = _ranked(sit, sit.settings.bottom_size)[:most]
    return [Choice(Bury(cards), *_reason(sit, cards), value=round(value, 3)) for value, cards in ranked]


def divide_choices(sit: FiveSituation, most: int) -> list[Choice]:
    """Rear hands, best first."""
    ranked = [(value, cards) for size in REAR for value, cards in _ranked(sit, size)]
    ranked.sort(key=lambda each: (-each[0], each[1]))
    held = len(sit.know.hand)
    return [
        Choice(Divide(cards), "divide", {"front": held - len(cards), "rear": len(cards)}, value=round(value, 3))
        for value, cards in ranked[:most]
    ]


def _ranked(sit: FiveSituation, size: int) -> list[tuple[float, Cards]]:
    hand = sit.know.hand
    prices = {face: _price(sit, face) for face in set(hand)}
    found = {}
    for cards in layings(sit.costs, size, prices):
        found[cards] = left_worth(sit.order, without(hand, cards), VOID) - sum(prices[face] for face in cards)
    return sorted(((value, cards) for cards, value in found.items()), key=lambda each: (-each[0], each[1]))


def _price(sit: FiveSituation, face: Card) -> float:
    """Price of laying down one copy, without what its structure is worth."""
    order, hand = sit.order, sit.know.hand
    points = POINTS[face] * POINT
    cls, position = order.cls[face], order.pos[face]
    if cls == TRUMP:
        return TRUMP_BASE + TRUMP_STEP * position + points
    ladder = order.at[cls]
    below = len(ladder) - 1 - position
    if sit.settings.decks == 1:
        return (0.2 if below else 2.5) + points
    if below == 0:
        return ACE
    if below == 1:
        return (3.5 if hand.count(ladder[-1][0]) else 1.2) + points
    return 0.15 * position + points


def _reason(sit: FiveSituation, cards: Cards) -> FiveReason:
    points = points_of(cards)
    voids = emptied_suits(sit.order, sit.know.hand, cards)
    if voids:
        return "bury_voids", {"classes": voids, "points": points}
    if points:
        return "mine_points", {"points": points, "count": sum(1 for face in cards if POINTS[face])}
    return "bury_low", {"points": points}
