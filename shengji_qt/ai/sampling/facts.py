# SPDX-License-Identifier: MIT
"""What is known of the places of hidden cards, gathered into lots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from shengji_qt.ai.heuristics.lessons import NO_LIMIT, Lesson
from shengji_qt.ai.sampling.lots import Group, Limit, Lots
from shengji_qt.model.cards import CARDS, POINTS, Card
from shengji_qt.model.order import CLASSES, TRUMP, Order

BURIED_TRUMP: Final = 0.12
BURIED_HIGH: Final = 0.3
BURIED_POINTS: Final = 0.35
HIGH: Final = 2  # positions from the top of a class


class Facts:
    """Places are numbered; each game says what they are.

    Attributes:
        unseen: copies of faces that may lie in some place; `fixed` cards are taken from them.
        room: by place, how many cards lie there.
        bars: by place, classes that it cannot hold.
        tied: cards that lie in one of these places, with the places.
    """

    def __init__(self, order: Order, decks: int, seen: Iterable[Card], room: Sequence[int]) -> None:
        self.order = order
        self.unseen = Counter(dict.fromkeys(CARDS, decks))
        self.unseen.subtract(Counter(seen))
        self.room = list(room)
        self.bars: list[set[int]] = [set() for _ in room]
        self.fixed: list[list[Card]] = [[] for _ in room]
        self.limits: list[Limit] = []
        self.tied: list[tuple[Card, tuple[int, ...]]] = []

    def learn(self, lessons: Iterable[Lesson], places: Mapping[int, int]) -> None:
        """Take over what followers have shown; `places` by slot, for those that are hidden."""
        for slot, cls, void, pairs, triples in lessons:
            place = places.get(slot)
            if place is None:
                continue
            if void:
                self.bars[place].add(cls)
            elif min(pairs, triples) < NO_LIMIT:
                self.limits.append(Limit(place, cls, pairs, triples))

    def fix(self, place: int, cards: Iterable[Card]) -> None:
        """These cards are known to lie there."""
        for face in cards:
            if self.unseen[face] > 0 and self.room[place] > 0:
                self.unseen[face] -= 1
                self.room[place] -= 1
                self.fixed[place].append(face)

    def tie(self, cards: Iterable[Card], places: tuple[int, ...]) -> None:
        """These cards are known to lie in one of the places."""
        for face in cards:
            if self.unseen[face] > 0:
                self.unseen[face] -= 1
                self.tied.append((face, places))

    def lots(self, weighted: int | None = None) -> Lots:
        """`weighted`: the place that was buried by somebody who chose."""
        cls = self.order.cls
        homes = [
            tuple(place for place in range(len(self.room)) if number not in self.bars[place])
            for number in range(CLASSES)
        ]
        pool = tuple(self.unseen.elements())
        groups = [Group(self.order.of_class(pool, number), each) for number, each in enumerate(homes)]
        for face, places in self.tied:
            allowed = tuple(place for place in places if cls[face] not in self.bars[place] and self.room[place])
            groups.append(Group((face,), allowed or homes[cls[face]]))
        filled = [each for each in groups if each.cards]
        limits = [each for each in self.limits if each.cls not in self.bars[each.place]]
        weights = {} if weighted is None else buried_weights(self.order)
        return Lots(self.order, self.fixed, self.room, filled, limits, weighted, weights)


def buried_weights(order: Order) -> dict[Card, float]:
    """How readily a sensible declarer buries each face: low side cards without points above all."""
    found = {}
    for face in CARDS:
        cls = order.cls[face]
        if cls == TRUMP:
            found[face] = BURIED_TRUMP
        elif order.pos[face] >= len(order.at[cls]) - HIGH:
            found[face] = BURIED_HIGH
        else:
            found[face] = BURIED_POINTS if POINTS[face] else 1.0
    return found
