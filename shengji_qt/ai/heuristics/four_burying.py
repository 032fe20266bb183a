# SPDX-License-Identifier: MIT
"""Burying in the four-player game: voids, no winners, points only when the bottom is safe."""

from __future__ import annotations

from shengji_qt.ai.heuristics.laying import emptied_suits, layings, left_worth
from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.situation import Situation
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.actions import Bury, Choice
from shengji_qt.model.cards import BIG_JOKER, POINTS, SMALL_JOKER, Card, points_of
from shengji_qt.model.order import TRUMP

RISK_BASE, RISK_SLOPE, RISK_LEAST = 1.9, 1.1, 0.15  # of `bottom_risk`
VOID = 7.0  # an empty side suit in a hand with trumps


def bury_choices(sit: Situation, most: int) -> list[Choice]:
    """Bottoms, best first: those that make one or two side suits void, and the plain cheapest cards."""
    hand = sit.view.hand
    point_value = bottom_risk(sit)
    prices = {face: _price(sit, face, point_value) for face in set(hand)}
    found: dict[Cards, tuple[float, Reason]] = {}
    for cards in layings(sit.worth, sit.view.settings.bottom_size, prices):
        value = left_worth(sit.order, without(hand, cards), VOID) - sum(prices[face] for face in cards)
        found[cards] = value, _reason(sit, cards)
    ranked = sorted(found.items(), key=lambda item: (-item[1][0], item[0]))
    return [Choice(Bury(cards), reason[0], reason[1], round(value, 3)) for cards, (value, reason) in ranked[:most]]


def bottom_risk(sit: Situation) -> float:
    """What a point in the bottom costs (negative: it is safer there): by the strength of the declarer's trumps."""
    hand = sit.view.hand
    decks = sit.view.settings.decks
    trumps = sit.order.of_class(hand, TRUMP)
    share = len(trumps) / max(len(hand) - sit.view.settings.bottom_size, 1)
    jokers = (2 * trumps.count(BIG_JOKER) + trumps.count(SMALL_JOKER)) / decks
    strength = share * 2 + jokers * 0.35
    return max(RISK_LEAST, RISK_BASE - RISK_SLOPE * strength)


def _price(sit: Situation, face: Card, point_value: float) -> float:
    """Price of burying one copy, without what its structure is worth."""
    order = sit.order
    points = POINTS[face] * point_value
    if order.cls[face] == TRUMP:
        return 6.0 + 0.5 * order.pos[face] + points
    top = len(order.at[order.cls[face]]) - 1
    below = top - order.pos[face]
    if below == 0:
        return 7.0
    if below == 1:
        held = sit.view.hand.count(order.at[order.cls[face]][top][0])
        return (3.5 if held else 1.2) + points
    return 0.15 * order.pos[face] + points


def _reason(sit: Situation, cards: Cards) -> Reason:
    voids = emptied_suits(sit.order, sit.view.hand, cards)
    points = points_of(cards)
    if voids:
        return "bury_voids", {"classes": voids, "points": points}
    return "bury_low", {"points": points}
