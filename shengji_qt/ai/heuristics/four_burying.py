# SPDX-License-Identifier: MIT
"""Burying in the four-player game: voids, no winners, points only when the bottom is safe."""

from __future__ import annotations

from itertools import combinations

from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.situation import Situation
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.actions import Bury, Choice
from shengji_qt.model.cards import BIG_JOKER, POINTS, SMALL_JOKER, Card, points_of
from shengji_qt.model.combos import decompose
from shengji_qt.model.order import TRUMP

RISK_BASE, RISK_SLOPE, RISK_LEAST = 1.9, 1.1, 0.15  # of `bottom_risk`
VOID = 7.0  # an empty side suit in a hand with trumps
_KIND_WORTH = {"titanic": 12.0, "tractor": 7.0, "triple": 5.0, "pair": 2.5, "single": 0.0}


def bury_choices(sit: Situation, most: int) -> list[Choice]:
    """Bottoms, best first: those that make one or two side suits void, and the plain cheapest cards."""
    hand = sit.view.hand
    size = sit.view.settings.bottom_size
    order = sit.order
    point_value = bottom_risk(sit)
    prices = {face: _price(sit, face, point_value) for face in set(hand)}
    suits = [cls for cls in range(TRUMP) if order.of_class(hand, cls)]
    found: dict[Cards, tuple[float, Reason]] = {}
    for number in (0, 1, 2, 3):
        for voids in combinations(suits, number):
            emptied = tuple(face for face in hand if order.cls[face] in voids)
            if len(emptied) > size:
                continue
            cards = _fill(sit, emptied, size, prices)
            found[cards] = _judge(sit, cards, prices), _reason(sit, cards)
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


def _fill(sit: Situation, start: Cards, size: int, prices: dict[Card, float]) -> Cards:
    """`start` and the cheapest further cards, whole structures kept as long as singles are left."""
    rest = list(without(sit.view.hand, start))
    chosen = list(start)
    held = {face: rest.count(face) for face in rest}
    neighbours = sit.worth.tractors

    def price(face: Card) -> tuple[float, int]:
        tear = 2.5 if held[face] >= 2 else 0.0
        tear += 3.0 if face in neighbours else 0.0
        return prices[face] + tear, face

    while len(chosen) < size:
        face = min(rest, key=price)
        rest.remove(face)
        chosen.append(face)
    return tuple(sorted(chosen))


def _judge(sit: Situation, cards: Cards, prices: dict[Card, float]) -> float:
    """Worth of the hand that is left, less the price of what is buried."""
    order = sit.order
    left = without(sit.view.hand, cards)
    value = -sum(prices[face] for face in cards)
    trumps = order.of_class(left, TRUMP)
    for cls in range(TRUMP):
        held = order.of_class(left, cls)
        if not held:
            if order.at[cls]:
                value += VOID if len(trumps) >= 6 else VOID / 3
            continue
        components = decompose(order, held) or ()
        value += sum(_KIND_WORTH[each.kind] * (1 + 0.3 * (each.length - 1)) for each in components)
        value -= 0.25 * sum(1 for each in components if each.kind == "single")
    components = decompose(order, trumps) or () if trumps else ()
    return value + sum(_KIND_WORTH[each.kind] for each in components)


def _reason(sit: Situation, cards: Cards) -> Reason:
    order = sit.order
    left = {order.cls[face] for face in without(sit.view.hand, cards)}
    voids = sorted({order.cls[face] for face in cards} - left - {TRUMP})
    points = points_of(cards)
    if voids:
        return "bury_voids", {"classes": [order.class_text(cls) for cls in voids], "points": points}
    return "bury_low", {"points": points}
