# SPDX-License-Identifier: MIT
"""Hidden cards dealt by lot to places that have room for so many and may not hold all classes.

Room and bars are always kept: what the lots leave over is brought in by moving cards along a chain of places. What
follows and throws have proven of pairs and longer runs is mended by changing cards, those of the class before others;
after `TRIES` rounds all is dealt again, and after `REDEALS` deals it is given up, which is counted.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.planes import demanded, fits, has_run_above, planes_of

TRIES: Final = 12
REDEALS: Final = 6
Dealt = list[list[Card]]


class Owed(NamedTuple):
    """The place followed a lead of this shape with cards of the class that leave something to be wished: then what it
    held demanded no more of it (four_player.md 12.4). `later`: cards of the class that it has played since, those too.
    """

    place: int
    cls: int
    later: tuple[Card, ...]
    shape: int
    p2: int
    p3: int
    protect: bool

    def broken(self, cards: Sequence[Card], order: Order) -> bool:
        """Whether it would have had to follow otherwise, with `cards` of the class left now."""
        planes, links = planes_of((*cards, *self.later), order.pos), order.links[self.cls]
        if not planes.p2:
            return False
        demand = demanded(self.shape, planes.p2, planes.p3, links, self.protect)
        return not fits(self.p2, self.p3, demand, links)


class Unbeaten(NamedTuple):
    """A throw stood: the place had no higher run of this width and length. `later` as in `Owed`."""

    place: int
    cls: int
    later: tuple[Card, ...]
    width: int
    length: int
    top: int

    def broken(self, cards: Sequence[Card], order: Order) -> bool:
        """Whether the throw would have been beaten by `cards` of the class and those played since."""
        planes = planes_of((*cards, *self.later), order.pos)
        return has_run_above(planes, self.width, self.length, self.top, order.links[self.cls])


Limit = Owed | Unbeaten


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
        if not self.limits:
            return self._once(rng)
        for _ in range(REDEALS):
            dealt = self._once(rng)
            if self._mend(dealt, rng):
                return dealt
        self.relaxed += 1
        return dealt

    def _once(self, rng: random.Random) -> Dealt:
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

    def _mend(self, dealt: Dealt, rng: random.Random) -> bool:
        """Whether all limits hold in the end."""
        for _ in range(TRIES):
            whole = True
            for limit in self.limits:
                if self._too_much(dealt, limit):
                    whole = False
                    self._change(dealt, limit, rng)
            if whole:
                return True
        return False

    def _too_much(self, dealt: Dealt, limit: Limit) -> bool:
        cls = self.order.cls
        return limit.broken([face for face in dealt[limit.place] if cls[face] == limit.cls], self.order)

    def _change(self, dealt: Dealt, limit: Limit, rng: random.Random) -> None:
        """Change one of several equal cards of the place for another that lies elsewhere, of the class if possible."""
        cls, homes, hand = self.order.cls, self._homes, dealt[limit.place]
        held = Counter(hand) + Counter(limit.later)
        mine = [
            index
            for index in range(len(self.fixed[limit.place]), len(hand))
            if cls[hand[index]] == limit.cls and held[hand[index]] > 1
        ]
        if not mine:
            return
        index = rng.choice(mine)
        theirs = [
            (place, other)
            for place, cards in enumerate(dealt)
            if place != limit.place and place in homes[hand[index]]
            for other in range(len(self.fixed[place]), len(cards))
            if not held[cards[other]] and limit.place in homes[cards[other]]
        ]
        alike = [each for each in theirs if cls[dealt[each[0]][each[1]]] == limit.cls]
        if theirs:
            place, other = rng.choice(alike or theirs)
            hand[index], dealt[place][other] = dealt[place][other], hand[index]
