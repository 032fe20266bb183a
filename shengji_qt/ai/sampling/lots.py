# SPDX-License-Identifier: MIT
"""Hidden cards dealt by lot to places that have room for so many and may not hold all classes.

Room and bars are always kept: what the lots leave over is brought in by moving cards along a chain of places. What
follows and throws have proven of pairs and longer runs is mended by changing cards, those of the class before others;
after `TRIES` rounds all is dealt again, and after `REDEALS` deals it is given up, first of all that a failed throw was
beaten by somebody; this is counted.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.planes import demanded, fits, has_run_above, planes_of

TRIES: Final = 12
REDEALS: Final = 12
OFFERS: Final = 8  # cards tried for each that is buried, before weights are left out of account
PROBES: Final = 40  # of cards to change for, the last quarter of any class
Dealt = list[list[Card]]
T = TypeVar("T")


def mixed(cards: Iterable[T], rng: random.Random) -> list[T]:
    """In an order by chance; three times as fast as `shuffle`."""
    chance = rng.random
    return sorted(cards, key=lambda _: chance())


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
    `tests`: what else a dealing must meet; one that does not is dealt again.
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
        tests: Sequence[Callable[[Dealt], bool]] = (),
    ) -> None:
        self.order = order
        self.fixed = tuple(tuple(each) for each in fixed)
        self.room = tuple(room)
        self.weights = weights or {}
        self.weighted = weighted
        self.limits = tuple(each for each in limits if self.room[each.place])
        self.tests = tuple(tests)
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
        if not self.limits and not self.tests:
            return self._once(rng)
        mended: Dealt | None = None
        for _ in range(REDEALS):
            dealt = self._once(rng)
            if not self._mend(dealt, rng):
                continue
            if all(test(dealt) for test in self.tests):
                return dealt
            mended = dealt
        self.relaxed += 1
        return mended or dealt

    def _once(self, rng: random.Random) -> Dealt:
        dealt = [list(each) for each in self.fixed]
        room = list(self.room)
        groups: Sequence[Group] = self.groups if self.weighted is None else self._lay(dealt, room, rng)
        spare: list[tuple[Card, tuple[int, ...]]] = []
        for cards, places in groups:
            order = mixed(cards, rng)
            free = sum([room[place] for place in places])
            if free > len(order):
                slots = [place for place in places for _ in range(room[place])]
                for place, face in zip(mixed(slots, rng), order, strict=False):
                    dealt[place].append(face)
                    room[place] -= 1
                continue
            start = 0
            for place in places:
                end = start + room[place]
                dealt[place] += order[start:end]
                room[place] = 0
                start = end
            if start < len(order):
                spare += [(face, places) for face in order[start:]]
        for face, places in spare:
            self._squeeze(dealt, room, face, places)
        return dealt

    def _lay(self, dealt: Dealt, room: list[int], rng: random.Random) -> Sequence[Group]:
        """Fill the weighted place, after what can lie nowhere else; what is left of the groups."""
        place, chance = self.weighted, rng.random
        assert place is not None, "there is such a place"
        wanted, offers = min(room[place] - self._must, len(self._offers)), self._offers
        if wanted <= 0:
            return self.groups
        taken: set[int] = set()
        for _ in range(OFFERS * wanted):
            index = int(chance() * len(offers))
            if chance() < offers[index][2] and index not in taken:
                taken.add(index)
                if len(taken) == wanted:
                    break
        while len(taken) < wanted:
            taken.add(int(chance() * len(offers)))
        groups = [list(cards) for cards, _ in self.groups]
        for index in taken:
            number, face, _ = offers[index]
            groups[number].remove(face)
            dealt[place].append(face)
        room[place] -= wanted
        return [Group(tuple(cards), each.places) for cards, each in zip(groups, self.groups, strict=True)]

    @cached_property
    def _must(self) -> int:
        """Cards that can only lie in the weighted place."""
        return sum(len(cards) for cards, places in self.groups if places == (self.weighted,))

    @cached_property
    def _offers(self) -> tuple[tuple[int, Card, float], ...]:
        """Cards that may lie in the weighted place and elsewhere: group, face, weight."""
        return tuple(
            (number, face, self.weights.get(face, 1.0))
            for number, (cards, places) in enumerate(self.groups)
            if len(places) > 1 and self.weighted in places
            for face in cards
        )

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

    @property
    def homes(self) -> Mapping[Card, tuple[int, ...]]:
        """By face that is dealt, the places that any copy may lie in."""
        return self._homes

    def holds(self, dealt: Dealt) -> bool:
        """Whether a dealing that keeps room and bars meets everything else, too."""
        return not self._broken(dealt, set(range(len(dealt)))) and all(test(dealt) for test in self.tests)

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
        everywhere = touched = set(range(len(dealt)))
        for _ in range(TRIES):
            broken = self._broken(dealt, touched)
            if not broken:
                return True
            touched = set()
            for limit in broken:
                place = limit.place if limit in self._wanting else self._change(dealt, limit, rng)
                if place == limit.place and self._complete(dealt, limit, rng):
                    touched |= everywhere
                touched |= {limit.place, place}
        return not self._broken(dealt, everywhere)

    def _broken(self, dealt: Dealt, touched: set[int]) -> list[Limit]:
        """Limits that do not hold. Most are seen to hold because nothing is held twice that matters."""
        found: list[Limit] = []
        cls = self.order.cls
        for place, limits in self._watched:
            if place not in touched:
                continue
            hand = dealt[place]
            once: set[Card] = set()
            twice = [face for face in hand if face in once or once.add(face)]  # type: ignore[func-returns-value]
            for limit, single, double in limits:
                if single.isdisjoint(hand) and double.isdisjoint(twice) and limit not in self._wanting:
                    continue
                if limit.broken([face for face in hand if cls[face] == limit.cls], self.order):
                    found.append(limit)
        return found

    @cached_property
    def _watched(self) -> tuple[tuple[int, list[tuple[Limit, frozenset[Card], frozenset[Card]]]], ...]:
        """By place, limits that can be broken, with the faces that make a pair or triple if held once, or twice."""
        pool: list[Counter[Card]] = [Counter(cards) for cards in self.fixed]
        for cards, places in self.groups:
            for place in places:
                pool[place].update(cards)
        watched: dict[int, list[tuple[Limit, frozenset[Card], frozenset[Card]]]] = {}
        for limit in dict.fromkeys(self.limits):
            held = {face: n for face, n in pool[limit.place].items() if self.order.cls[face] == limit.cls}
            single = frozenset(face for face in held if face in limit.later)
            double = frozenset(face for face, copies in held.items() if copies > 1)
            if single or double or limit in self._wanting:
                watched.setdefault(limit.place, []).append((limit, single, double))
        return tuple(watched.items())

    @cached_property
    def _wanting(self) -> frozenset[Limit]:
        """Limits that do not hold unless the place still has the third copy of a pair that it played since: three
        equal cards need not be broken where `protect` is set.
        """
        return frozenset(each for each in self.limits if each.broken((), self.order))

    def _complete(self, dealt: Dealt, limit: Limit, rng: random.Random) -> bool:
        """Bring in the third copy of a pair, for any card that may lie where it is, if it is spared then; whether it
        came.
        """
        if not isinstance(limit, Owed) or not limit.protect:
            return False
        homes, hand, cls = self._homes, dealt[limit.place], self.order.cls
        held = Counter([*limit.later, *(face for face in hand if cls[face] == limit.cls)])
        pairs = {face for face, copies in held.items() if copies == 2}
        found = [
            (place, other)
            for place, cards in enumerate(dealt)
            if place != limit.place
            for other in range(len(self.fixed[place]), len(cards))
            if cards[other] in pairs and limit.place in homes[cards[other]]
        ]
        if not found:
            return False
        place, other = rng.choice(found)
        mine = [
            index
            for index in range(len(self.fixed[limit.place]), len(hand))
            if place in homes[hand[index]] and hand[index] not in pairs
        ]
        if mine:
            index = rng.choice(mine)
            hand[index], dealt[place][other] = dealt[place][other], hand[index]
        return bool(mine)

    def _change(self, dealt: Dealt, limit: Limit, rng: random.Random) -> int:
        """Change one of several equal cards of the place for another that lies elsewhere, of the class if possible.
        The place where that was; the limit's own if nothing is changed.
        """
        cls, homes, hand, chance = self.order.cls, self._homes, dealt[limit.place], rng.random
        held = [*hand, *limit.later]
        first = len(self.fixed[limit.place])
        mine = [
            index
            for index, face in enumerate(hand)
            if cls[face] == limit.cls and index >= first and held.count(face) > 1
        ]
        if not mine:
            return limit.place
        index = mine[int(chance() * len(mine))]
        places = [place for place in homes[hand[index]] if place != limit.place and dealt[place]]
        for tries in range(PROBES if places else 0):
            place = places[int(chance() * len(places))]
            other = int(chance() * len(dealt[place]))
            face = dealt[place][other]
            if other < len(self.fixed[place]) or (cls[face] != limit.cls and tries < PROBES - PROBES // 4):
                continue
            if face not in held and limit.place in homes[face]:
                hand[index], dealt[place][other] = face, hand[index]
                return place
        return limit.place
