# SPDX-License-Identifier: MIT
"""Building legal plays from a requirement without listing every subset of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from shengji_qt.model.cards import Card
from shengji_qt.model.combos import descending
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import FIELD, Run, contains, planes_of

Cards = tuple[Card, ...]
HIGHEST: Final = 20  # no side suit has so many positions
Price = Callable[[Cards], float]


def runs_in(order: Order, held: Cards, cls: int, run: Run) -> list[Cards]:
    """One choice of cards for every place in `held` where the run fits, low to high; among faces that share a
    position the one with the fewest spare copies, so that more structure stays.
    """
    width, length = run
    copies = Counter(held)
    at: list[Card | None] = []
    for faces in order.at[cls]:
        fit = [face for face in faces if copies[face] >= width]
        at.append(min(fit, key=lambda face: copies[face]) if fit else None)
    links = order.links[cls]
    found: list[Cards] = []
    for start in range(len(at) - length + 1):
        faces_here = [face for face in at[start : start + length] if face is not None]
        joined = all(links >> FIELD * position & 1 for position in range(start, start + length - 1))
        if len(faces_here) == length and joined:
            found.append(tuple(face for face in faces_here for _ in range(width)))
    return found


def build(order: Order, held: Cards, cls: int, bound: Sequence[Run], price: Price) -> Cards | None:
    """Cards of `held` (all of class `cls`) that contain the requirement, taken run by run at the lowest price, never
    so that the rest of it cannot be met; None if `held` does not contain it. Runs of width 1 are left out.
    """
    required = [run for run in descending(bound) if run[0] > 1]
    rest = held
    taken: Cards = ()
    links = order.links[cls]
    for index, run in enumerate(required):
        later = tuple(required[index + 1 :])
        best: tuple[float, Cards] | None = None
        for cards in runs_in(order, rest, cls, run):
            left = planes_of(without(rest, cards), order.pos)
            if not contains(left.p2, left.p3, later, links):
                continue
            offer = price(cards), cards
            if best is None or offer < best:
                best = offer
        if best is None:
            return None
        taken += best[1]
        rest = without(rest, best[1])
    return taken


def height(order: Order, face: Card) -> int:
    """How high a card stands, trumps above all side suits: what decides between cards that are worth the same."""
    return order.pos[face] + (HIGHEST if order.cls[face] == TRUMP else 0)


def without(cards: Cards, taken: Cards) -> Cards:
    """`cards` without one copy of each of `taken`."""
    left = Counter(cards)
    left.subtract(taken)
    return tuple(left.elements())


@cache
def size_of(runs: tuple[Run, ...]) -> int:
    """Cards in these runs."""
    return sum(width * length for width, length in runs)
