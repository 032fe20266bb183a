# SPDX-License-Identifier: MIT
"""Which cards of a hand to lay down, whatever the game: the cheapest ones, and what the rest is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from shengji_qt.ai.heuristics.costs import Costs
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.order import TRUMP, Order

KIND_WORTH: Final = {"titanic": 12.0, "tractor": 7.0, "triple": 5.0, "pair": 2.5, "single": 0.0}
MOST_VOIDS: Final = 3


def layings(costs: Costs, size: int, prices: Mapping[Card, float]) -> Iterator[Cards]:
    """Choices of `size` cards: with up to three side suits emptied, the rest by price."""
    order, hand = costs.knowledge.order, costs.knowledge.hand
    suits = [cls for cls in range(TRUMP) if order.of_class(hand, cls)]
    for number in range(MOST_VOIDS + 1):
        for voids in combinations(suits, number):
            emptied = tuple(face for face in hand if order.cls[face] in voids)
            if len(emptied) <= size:
                yield fill(costs, emptied, size, prices)


def fill(costs: Costs, start: Cards, size: int, prices: Mapping[Card, float]) -> Cards:
    """`start` and the cheapest further cards, whole structures kept as long as singles are left."""
    rest = list(without(costs.knowledge.hand, start))
    chosen = list(start)
    held = {face: rest.count(face) for face in rest}
    neighbours = costs.tractors

    def price(face: Card) -> tuple[float, int]:
        tear = 2.5 if held[face] >= 2 else 0.0
        tear += 3.0 if face in neighbours else 0.0
        return prices[face] + tear, face

    while len(chosen) < size:
        face = min(rest, key=price)
        rest.remove(face)
        chosen.append(face)
    return tuple(sorted(chosen))


def left_worth(order: Order, left: Cards, void: float) -> float:
    """Worth of the hand that is left; `void`: of an empty side suit in a hand with trumps."""
    value = 0.0
    trumps = order.of_class(left, TRUMP)
    for cls in range(TRUMP):
        held = order.of_class(left, cls)
        if not held:
            if order.at[cls]:
                value += void if len(trumps) >= 6 else void / 3
            continue
        components = decompose(order, held) or ()
        value += sum(KIND_WORTH[each.kind] * (1 + 0.3 * (each.length - 1)) for each in components)
        value -= 0.25 * sum(1 for each in components if each.kind == "single")
    components = decompose(order, trumps) or () if trumps else ()
    return value + sum(KIND_WORTH[each.kind] for each in components)


def emptied_suits(order: Order, hand: Cards, cards: Cards) -> list[str]:
    """Side suits that are no longer in the hand without `cards`."""
    left = {order.cls[face] for face in without(hand, cards)}
    return [order.class_text(cls) for cls in sorted({order.cls[face] for face in cards} - left - {TRUMP})]
