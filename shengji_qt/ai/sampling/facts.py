# SPDX-License-Identifier: MIT
"""What is known of the places of hidden cards, gathered into lots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.sampling.lots import Dealt, Group, Limit, Lots, Owed, Unbeaten
from shengji_qt.model.cards import CARDS, Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.obligations import lead_runs
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import fits, planes_of, shape_of
from shengji_qt.model.view import Trick

Cards = tuple[Card, ...]
HIGH: Final = 2  # positions from the top of a class
HIGH_POINTS: Final = 0.7


class Habits(NamedTuple):
    """How readily cards are buried, at most 1: trumps, the highest and the second of a side suit, points, the rest.

    Counted in deals that RuleBot buried; what it never does is left possible.
    """

    trump: float
    top: float
    second: float
    points: float
    low: float


class Facts:
    """Places are numbered; each game says what they are.

    Attributes:
        unseen: copies of faces that may lie in some place; `fixed` cards are taken from them.
        room: by place, how many cards lie there.
        bars: by place, classes that it cannot hold; `banned`: by place, single faces.
        tied: cards that lie in one of these places, with the places.
    """

    def __init__(self, order: Order, decks: int, seen: Iterable[Card], room: Sequence[int]) -> None:
        self.order = order
        self.unseen = Counter(dict.fromkeys(CARDS, decks))
        self.unseen.subtract(Counter(seen))
        self.room = list(room)
        self.bars: list[set[int]] = [set() for _ in room]
        self.fixed: list[list[Card]] = [[] for _ in room]
        self.banned: list[set[Card]] = [set() for _ in room]
        self.limits: list[Limit] = []
        self.tests: list[Callable[[Dealt], bool]] = []
        self.tied: list[tuple[Card, tuple[int, ...]]] = []

    def learn(self, tricks: Sequence[Trick], places: Mapping[int, int], protect: bool) -> None:
        """What followers have shown (four_player.md 12.4); `places` by slot, for those that are hidden."""
        cls = self.order.cls
        later: dict[tuple[int, int], tuple[Card, ...]] = defaultdict(tuple)
        for trick in reversed(tricks):
            if not trick.plays:
                continue
            led, size = cls[trick.lead[0]], len(trick.lead)
            for play in trick.plays:
                for face in play.cards:
                    later[play.seat, cls[face]] += (face,)
            shape = shape_of(lead_runs(self.order, trick.lead)) if size > 1 else 0
            for slot, cards in ((play.seat, play.cards) for play in trick.plays[1:]):
                if slot not in places:
                    continue
                of_class = self.order.of_class(cards, led)
                if len(of_class) < len(cards):
                    self.bars[places[slot]].add(led)
                elif shape > size and len(cards) == size:
                    planes = planes_of(of_class, self.order.pos)
                    if not fits(planes.p2, planes.p3, shape, self.order.links[led]):
                        self.limits.append(
                            Owed(places[slot], led, later[slot, led], shape, planes.p2, planes.p3, protect)
                        )

    def stood(
        self, tricks: Sequence[Trick], testers: Callable[[int], Iterable[int]], places: Mapping[int, int]
    ) -> None:
        """Throws that nobody could beat (11.3). `testers`: by slot, whose cards a throw from there is tested by."""
        cls, pos = self.order.cls, self.order.pos
        later: dict[tuple[int, int], tuple[Card, ...]] = defaultdict(tuple)
        for trick in reversed(tricks):
            for play in trick.plays:
                for face in play.cards:
                    later[play.seat, cls[face]] += (face,)
            components = decompose(self.order, trick.lead) or () if len(trick.lead) > 1 and not trick.attempted else ()
            if len(components) < 2:
                continue
            led = cls[trick.lead[0]]
            for slot in testers(trick.plays[0].seat):
                if slot not in places:
                    continue
                for each in components:
                    (width, length), top = each.run, each.top
                    if width * length == 1:
                        self.banned[places[slot]] |= {
                            face for faces in self.order.at[led][top + 1 :] for face in faces if pos[face] > top
                        }
                    else:
                        self.limits.append(Unbeaten(places[slot], led, later[slot, led], width, length, top))

    def fell(
        self, tricks: Sequence[Trick], own: Mapping[int, Cards], judge: Callable[[Trick, list[Cards]], Cards]
    ) -> None:
        """Throws that somebody beat: dealings in which `judge` has something else led are no good. It gets the cards of
        the led class by slot. `own`: cards of slots that are not dealt.
        """
        for number, trick in enumerate(tricks):
            if trick.attempted:
                self.tests.append(self._fell(trick, tricks[number:], own, judge))

    def _fell(
        self,
        trick: Trick,
        since: Sequence[Trick],
        own: Mapping[int, Cards],
        judge: Callable[[Trick, list[Cards]], Cards],
    ) -> Callable[[Dealt], bool]:
        cls, led = self.order.cls, self.order.cls[trick.lead[0]]
        later = [[face for face in own.get(slot, ()) if cls[face] == led] for slot in range(len(self.room))]
        for each in since:
            for play in each.plays:
                later[play.seat] += [face for face in play.cards if cls[face] == led]

        def test(dealt: Dealt) -> bool:
            held = [
                (*known, *[face for face in cards if cls[face] == led])
                for known, cards in zip(later, dealt, strict=True)
            ]
            return judge(trick, held) == trick.lead

        return test

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

    def lots(self, weighted: int | None, habits: Habits, points: Sequence[int]) -> Lots:
        """`weighted`: the place that was buried by somebody who chose; `points` by face."""
        homes = {face: self._homes(face) for face, copies in self.unseen.items() if copies > 0}
        groups = [Group((face,) * self.unseen[face], each) for face, each in homes.items()]
        for face, places in self.tied:
            barred = self._homes(face)
            allowed = tuple(place for place in places if place in barred and self.room[place])
            groups.append(Group((face,), allowed or barred))
        filled = [each for each in groups if each.cards]
        limits = [each for each in self.limits if each.cls not in self.bars[each.place]]
        weights = {} if weighted is None else buried_weights(self.order, habits, points)
        return Lots(self.order, self.fixed, self.room, filled, limits, weighted, weights, self.tests)

    def _homes(self, face: Card) -> tuple[int, ...]:
        cls = self.order.cls[face]
        return tuple(
            place
            for place, (bars, banned) in enumerate(zip(self.bars, self.banned, strict=True))
            if cls not in bars and face not in banned
        )


def being_dealt(view: Any) -> bool:
    """Whether hands and bottom are looked at as they will lie when all is dealt; of four and five players."""
    return view.phase in ("deal", "poll")


def facts_of(view: Any, order: Order, laid: Cards, count: int) -> Facts:
    """What a seat's View of four or five players begins with. Places are the seats and where `count` cards are laid
    down: `laid`, if the seat sees them.
    """
    settings, dealing = view.settings, being_dealt(view)
    played = (play.cards for trick in (*view.tricks, view.trick) for play in trick.plays)
    room = [settings.hand_size] * len(view.hand_counts) if dealing else list(view.hand_counts)
    room[view.seat] -= len(view.hand)
    room.append(settings.bottom_size if dealing else 0 if laid else count)
    return Facts(order, settings.decks, chain(view.hand, laid, *played), room)


def world_of(view: Any, laid: Cards) -> Callable[[Dealt], World]:
    """How a world is made of what lies in those places."""

    def world(dealt: Dealt) -> World:
        dealt[view.seat] += view.hand
        *hands, down = (tuple(sorted(each)) for each in dealt)
        return World(tuple(hands), laid or down)

    return world


def buried_weights(order: Order, habits: Habits, points: Sequence[int]) -> dict[Card, float]:
    """How readily a sensible declarer buries each face."""
    found = {}
    for face in CARDS:
        cls = order.cls[face]
        above = len(order.at[cls]) - 1 - order.pos[face]
        if cls == TRUMP:
            found[face] = habits.trump
        elif above < HIGH:
            found[face] = habits.second if above else habits.top
            if points[face] and habits.points > habits.low:  # laid down to be played: high cards with points are, too
                found[face] = max(found[face], HIGH_POINTS)
        else:
            found[face] = habits.points if points[face] else habits.low
    return found
