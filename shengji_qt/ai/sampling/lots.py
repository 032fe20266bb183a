# SPDX-License-Identifier: MIT
"""Hidden cards dealt by lot to places that have room for so many and may not hold all classes.

Room and bars are always kept: what the lots leave over is brought in by moving cards along a chain of places. Limits on
runs of pairs and triples are mended by changing cards of one class; after `TRIES` rounds they are given up, and it is
counted.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.lessons import NO_LIMIT
from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.planes import longest_run, planes_of

TRIES: Final = 24
Dealt = list[list[Card]]


class Limit(NamedTuple):
    """`place` holds no longer runs of pairs and of triples of the class than these."""

    place: int
    cls: int
    pairs: int
    triples: int


class Group(NamedTuple):
    """Cards that may lie in these places only, each of them as well as another."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]


class Lots:
    """What is dealt, made ready once; `deal` may be called as often as one likes.

    `fixed`: by place, cards that lie there for certain. `room`: by place, how many more it takes. `groups`: the other
    cards, all room together. `weights`: how readily each face is laid into `weighted`, at most 1; a place of its own.
    """

    def __init__(
        self,
        order: Order,
        fixed: Sequence[Sequence[Card]],
        room: Sequence[int],
        groups: Sequence[Group],
        limits: Sequence[Limit] = (),
        weighted: int | None = None,
        weights: Mapping[Card, float] | None = None,
    ) -> None:
        self.order = order
        self.fixed = tuple(tuple(each) for each in fixed)
        self.room = tuple(room)
        self.weights = weights or {}
        self.weighted = weighted
        self.limits = tuple(each for each in limits if self.room[each.place])
        self.relaxed = 0
        total = sum(len(each.cards) for each in groups)
        if total != sum(self.room) or min(self.room, default=0) < 0:
            raise ValueError(f"{total} cards for {self.room}")
        merged: dict[tuple[int, ...], list[Card]] = {}
        for group in groups:
            places = tuple(place for place in group.places if self.room[place])
            merged.setdefault(places, []).extend(group.cards)
        self.groups = tuple(
            Group(tuple(cards), places)
            for places, cards in sorted(merged.items(), key=lambda each: (len(each[0]), each[0]))
        )

    def deal(self, rng: random.Random) -> Dealt:
        """One way, by place; fixed cards first."""
        dealt = [list(each) for each in self.fixed]
        room = list(self.room)
        groups = list(self.groups) if self.weighted is None else self._lay(dealt, room, rng)
        spare: list[tuple[Card, tuple[int, ...]]] = []
        for cards, places in groups:
            slots = [place for place in places for _ in range(room[place])]
            mixed = list(cards)
            rng.shuffle(mixed)
            if len(slots) > len(mixed):
                rng.shuffle(slots)
            for place, face in zip(slots, mixed, strict=False):
                dealt[place].append(face)
                room[place] -= 1
            spare += [(face, places) for face in mixed[len(slots) :]]
        for face, places in spare:
            self._squeeze(dealt, room, face, places)
        if self.limits:
            self._mend(dealt, rng)
        return dealt

    def _lay(self, dealt: Dealt, room: list[int], rng: random.Random) -> list[Group]:
        """Fill the weighted place, after what can lie nowhere else; what is left of the groups."""
        place = self.weighted
        assert place is not None, "there is such a place"
        must = sum(len(cards) for cards, places in self.groups if places == (place,))
        wanted = room[place] - must
        if wanted <= 0:
            return list(self.groups)
        offers = [
            (number, face)
            for number, (cards, places) in enumerate(self.groups)
            if len(places) > 1 and place in places
            for face in cards
        ]
        rng.shuffle(offers)
        refused: list[tuple[int, Card]] = []
        taken: list[tuple[int, Card]] = []
        for offer in offers:
            if len(taken) < wanted and rng.random() < self.weights.get(offer[1], 1.0):
                taken.append(offer)
            else:
                refused.append(offer)
        while len(taken) < wanted and refused:
            taken.append(refused.pop())
        rest = [list(cards) for cards, _ in self.groups]
        for number, face in taken:
            rest[number].remove(face)
            dealt[place].append(face)
        room[place] -= len(taken)
        return [Group(tuple(cards), group.places) for cards, group in zip(rest, self.groups, strict=True)]

    def _squeeze(self, dealt: Dealt, room: list[int], face: Card, places: tuple[int, ...]) -> None:
        """Bring in a card whose places are full: each place on a way to a free one passes a card on."""
        came: dict[int, tuple[int, int]] = dict.fromkeys(places, (-1, -1))
        queue = list(places)
        for place in queue:
            if room[place]:
                room[place] -= 1
                while came[place][0] >= 0:
                    before, index = came[place]
                    dealt[place].append(dealt[before].pop(index))
                    place = before
                dealt[place].append(face)
                return
            for index in range(len(self.fixed[place]), len(dealt[place])):
                for other in self._homes[dealt[place][index]]:
                    if other not in came:
                        came[other] = (place, index)
                        queue.append(other)
        place = next(each for each, free in enumerate(room) if free)  # no way was found: a bar is given up
        dealt[place].append(face)
        room[place] -= 1
        self.relaxed += 1

    @cached_property
    def _homes(self) -> dict[Card, tuple[int, ...]]:
        """By face, places that any copy may lie in; the narrowest of its groups."""
        found: dict[Card, tuple[int, ...]] = {}
        for cards, places in self.groups:
            for face in cards:
                found.setdefault(face, places)
        return found

    # -- runs of pairs and triples ------------------------------------------------------------------------------------

    def _mend(self, dealt: Dealt, rng: random.Random) -> None:
        for _ in range(TRIES):
            broken = [each for each in self.limits if self._too_much(dealt, each)]
            if not broken:
                return
            for limit in broken:
                self._change(dealt, limit, rng)
        self.relaxed += any(self._too_much(dealt, each) for each in self.limits)

    def _too_much(self, dealt: Dealt, limit: Limit) -> bool:
        order = self.order
        cards = [face for face in dealt[limit.place] if order.cls[face] == limit.cls]
        if len(cards) == len(set(cards)):
            return False
        planes, links = planes_of(cards, order.pos), order.links[limit.cls]
        if limit.pairs < NO_LIMIT and longest_run(planes.p2, links) > limit.pairs:
            return True
        return limit.triples < NO_LIMIT and longest_run(planes.p3, links) > limit.triples

    def _change(self, dealt: Dealt, limit: Limit, rng: random.Random) -> None:
        """Change one of several equal cards of the place for another of the class that lies elsewhere."""
        cls, homes, hand = self.order.cls, self._homes, dealt[limit.place]
        mine = [
            index
            for index in range(len(self.fixed[limit.place]), len(hand))
            if cls[hand[index]] == limit.cls and hand.count(hand[index]) > 1
        ]
        if not mine:
            return
        index = rng.choice(mine)
        theirs = [
            (place, other)
            for place, cards in enumerate(dealt)
            if place != limit.place and place in homes[hand[index]]
            for other in range(len(self.fixed[place]), len(cards))
            if cls[cards[other]] == limit.cls and cards[other] not in hand and limit.place in homes[cards[other]]
        ]
        if theirs:
            place, other = rng.choice(theirs)
            hand[index], dealt[place][other] = dealt[place][other], hand[index]
