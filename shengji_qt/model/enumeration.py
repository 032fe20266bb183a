# SPDX-License-Identifier: MIT
"""Listing legal leads and follows, lazily and without repeats (used by hints, computer seats and counted tests)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice

from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.following import requirement
from shengji_qt.model.order import CLASSES, Order
from shengji_qt.model.planes import FIELD, Run, planes_of

Cards = tuple[Card, ...]


def subsets(cards: Cards, size: int) -> Iterator[Cards]:
    """All multisets of `size` out of `cards`, each once, sorted by face."""
    faces = sorted(Counter(cards).items())

    def pick(index: int, left: int) -> Iterator[Cards]:
        if left == 0:
            yield ()
            return
        if index == len(faces) or sum(copies for _, copies in faces[index:]) < left:
            return
        face, copies = faces[index]
        for taken in range(min(copies, left), -1, -1):
            for rest in pick(index + 1, left - taken):
                yield (face,) * taken + rest

    yield from pick(0, size)


def run_sets(order: Order, held: Cards, cls: int, run: Run) -> Iterator[Cards]:
    """Every choice of cards for one run, low to high; where faces share a position, each of them."""
    width, length = run
    copies = Counter(held)
    at = [[face for face in faces if copies[face] >= width] for faces in order.at[cls]]
    links = order.links[cls]

    def extend(position: int, left: int) -> Iterator[Cards]:
        if left == 0:
            yield ()
            return
        for face in at[position]:
            if left == 1:
                yield (face,) * width
            elif position + 1 < len(at) and links >> FIELD * position & 1:
                for rest in extend(position + 1, left - 1):
                    yield (face,) * width + rest

    for start in range(len(at) - length + 1):
        yield from extend(start, length)


def realisations(order: Order, held: Cards, bound: tuple[Run, ...], limit: int) -> list[Cards]:
    """Smallest card sets out of `held` (one class) that contain the requirement, each once, sorted by face."""
    if not bound:
        return [()]
    cls = order.cls[held[0]]
    found: dict[Cards, None] = {}

    def place(rest: Cards, index: int, taken: Cards, last: tuple[int, Cards]) -> Iterator[Cards]:
        if index == len(bound):
            yield tuple(sorted(taken))
            return
        same = index > 0 and bound[index] == bound[index - 1]
        for cards in run_sets(order, rest, cls, bound[index]):
            here = order.pos[cards[0]], cards
            if same and here < last:
                continue  # equal runs in one order only: k of them would come back k! times
            left = Counter(rest) - Counter(cards)
            yield from place(tuple(left.elements()), index + 1, taken + cards, here)

    for each in place(held, 0, (), (0, ())):
        found[each] = None
        if len(found) >= limit:
            break
    return list(found)


def follows(order: Order, lead: tuple[Run, ...], cls: int, hand: Cards, protect: bool, limit: int) -> list[Cards]:
    """Legal follows of a lead (12.2), at most `limit`."""
    count = sum(width * length for width, length in lead)
    held = order.of_class(hand, cls)
    if len(held) <= count:
        rest = tuple((Counter(hand) - Counter(held)).elements())
        return [tuple(sorted(held + fill)) for fill in islice(subsets(rest, count - len(held)), limit)]
    bound = requirement(lead, planes_of(held, order.pos), order.links[cls], protect)
    found: dict[Cards, None] = {}
    free = count - sum(width * length for width, length in bound)
    for core in realisations(order, held, bound, limit=limit):
        rest = tuple((Counter(held) - Counter(core)).elements())
        for fill in subsets(rest, free):
            found[tuple(sorted(core + fill))] = None
            if len(found) >= limit:
                return list(found)
    return list(found)


def single_leads(order: Order, hand: Cards) -> list[Cards]:
    """Every lead of one component that the hand can make, structures first, low to high."""
    found: dict[Cards, None] = {}
    for cls in range(CLASSES):
        held = order.of_class(hand, cls)
        most = len(order.at[cls])
        for width in (3, 2, 1):
            for length in range(most if width > 1 else 1, 0, -1):
                for cards in run_sets(order, held, cls, (width, length)):
                    components = decompose(order, cards)
                    if components and len(components) == 1:
                        found[tuple(sorted(cards))] = None
    return list(found)


def throws(order: Order, hand: Cards, known: frozenset[Cards]) -> Iterator[Cards]:
    """Every set of two or more cards of one class that is not in `known` (the leads of one component)."""
    for cls in range(CLASSES):
        held = order.of_class(hand, cls)
        for size in range(2, len(held) + 1):
            yield from (cards for cards in subsets(held, size) if cards not in known)


def leads(order: Order, hand: Cards, limit: int) -> list[Cards]:
    """Single components first, then throws; at most `limit`."""
    found = single_leads(order, hand)
    return list(islice(chain(found, throws(order, hand, frozenset(found))), limit))
