# SPDX-License-Identifier: MIT
"""What a follower must play: levels of a led component, the requirement of a lead, legality (four_player.md 12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.planes import (
    Planes,
    Run,
    contains,
    demanded,
    first_partition,
    next_partition,
    planes_of,
    runs_of_shape,
    shape_of,
)

Requirement = tuple[Run, ...]


def _partitions(number: int) -> Iterator[tuple[int, ...]]:
    """All ways to write `number` as a sum, in descending lexicographic order."""
    parts = first_partition(number)
    while parts >= 0:
        yield tuple(length for _, length in runs_of_shape(parts))
        parts = next_partition(parts)


@lru_cache(maxsize=64)
def levels(width: int, length: int) -> tuple[Requirement, ...]:
    """The ordered requirement list of one led run (w, l); the first one that can be met binds (12.3)."""
    if width == 1:
        return ((),)
    if width == 2:
        return tuple(
            tuple((2, part) for part in parts) for pairs in range(length, -1, -1) for parts in _partitions(pairs)
        )
    found = [tuple((3, part) for part in parts) for parts in _partitions(length)]
    tractor: Requirement = ((2, length),)
    if length > 1:
        found.append(tractor)
    for triples in range(length - 1, -1, -1):
        for pairs in range(length - triples, -1, -1):
            for wide in _partitions(triples):
                for narrow in _partitions(pairs):
                    step = tuple((3, part) for part in wide) + tuple((2, part) for part in narrow)
                    if length == 1 or step != tractor:
                        found.append(step)
    return tuple(found)


def requirement(lead: Sequence[Run], held: Planes, links: int, protect_triples: bool = False) -> Requirement:
    """The requirement R of 12.4 for a lead (runs in kind order) and the follower's cards of the class.

    With `protect_triples` faces held three times do not count as pairs where the lead has no triple.
    """
    return runs_of_shape(demanded(shape_of(lead), held.p2, held.p3, links, protect_triples))


def legal_follow(
    order: Order, lead: Sequence[Run], cls: int, hand: tuple[Card, ...], play: tuple[Card, ...], protect: bool = False
) -> bool:
    """Whether `play`, a part of `hand`, follows a lead of class `cls` (12.2)."""
    count = sum(width * length for width, length in lead)
    if len(play) != count:
        return False
    held = order.of_class(hand, cls)
    of_class = order.of_class(play, cls)
    if len(held) <= count:
        return len(of_class) == len(held)
    if len(of_class) < count:
        return False
    links = order.links[cls]
    bound = requirement(lead, planes_of(held, order.pos), links, protect)
    got = planes_of(play, order.pos)
    return contains(got.p2, got.p3, bound, links)
