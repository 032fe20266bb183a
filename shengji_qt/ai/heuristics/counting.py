# SPDX-License-Identifier: MIT
"""What can be counted and proved about hidden hands, whatever the game: cards that are out by subtraction, voids and
missing structures, cards that were shown. Certain only; estimates are in `chances`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from shengji_qt.ai.heuristics.lessons import NO_LIMIT, Lesson
from shengji_qt.model.cards import FACES, Card
from shengji_qt.model.combos import Component
from shengji_qt.model.order import CLASSES, TRUMP, Order
from shengji_qt.model.planes import Planes, Run, has_run_above, planes_of

TRUMPS_BURIED = 0.15  # a bottom card is rarely a trump


class Counting:
    """Facts for one seat in one position; a *slot* is a seat, or another place that cards are played from.

    Attributes:
        order: the order in force.
        hand: the own cards that are played from; `held`: copies of each face among them.
        others: slots whose cards this seat does not know, in playing order after it.
        counts: by slot, cards there.
        unseen: by face, copies that this seat has not seen.
        unseen_in: by class, how many cards that makes.
        voids: by slot, the classes it has shown not to hold any more.
        longest_pairs, longest_triples: by slot and class, the longest run of pairs (triples) it can still hold.
        shown: by slot, cards it has shown and not played since, so that they must be there.
        hidden_bottom: unseen cards that lie in no slot.
    """

    def __init__(self, order: Order, hand: Sequence[Card], counts: Sequence[int], decks: int) -> None:
        self.order = order
        self.hand = tuple(hand)
        self.held = Counter(self.hand)
        self.counts = tuple(counts)
        slots = len(self.counts)
        self.others: tuple[int, ...] = ()
        self.hidden_bottom = 0
        self.voids: list[set[int]] = [set() for _ in range(slots)]
        self.longest_pairs = [[NO_LIMIT] * CLASSES for _ in range(slots)]
        self.longest_triples = [[NO_LIMIT] * CLASSES for _ in range(slots)]
        self.shown: list[Counter[Card]] = [Counter() for _ in range(slots)]
        self.unseen: list[int] = [decks] * FACES
        self.unseen_in: list[int] = []

    # -- for the games: what they have seen --------------------------------------------------------------------------

    def see(self, cards: Iterable[Card]) -> None:
        """These cards are not hidden."""
        for card in cards:
            self.unseen[card] -= 1

    def learn(self, lessons: Iterable[Lesson]) -> None:
        """Take over what followers have shown."""
        for seat, cls, void, pairs, triples in lessons:
            if void:
                self.voids[seat].add(cls)
            self.longest_pairs[seat][cls] = min(self.longest_pairs[seat][cls], pairs)
            self.longest_triples[seat][cls] = min(self.longest_triples[seat][cls], triples)

    def close(self) -> None:
        """All has been seen and learnt: count what is left."""
        self.unseen_in = [0] * CLASSES
        for face, copies in enumerate(self.unseen):
            self.unseen_in[self.order.cls[face]] += copies
        for cls, left in enumerate(self.unseen_in):
            if not left:
                for slot in self.others:
                    self.voids[slot].add(cls)

    # -- the own cards -----------------------------------------------------------------------------------------------

    @cached_property
    def _by_class(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(self.order.of_class(self.hand, cls) for cls in range(CLASSES))

    def held_in(self, cls: int) -> tuple[Card, ...]:
        """Own cards of the class."""
        return self._by_class[cls]

    @cached_property
    def trumps_held(self) -> int:
        return len(self.held_in(TRUMP))

    # -- proofs ------------------------------------------------------------------------------------------------------

    def room(self, slot: int, cls: int) -> float:
        """Places that the slot has for unseen cards of the class, by which they are spread."""
        return float(self.counts[slot])

    def bottom_room(self, cls: int) -> float:
        """The same for unseen cards in no slot."""
        return self.hidden_bottom * (TRUMPS_BURIED if cls == TRUMP else 1.0)

    def may_hold(self, slot: int, cls: int) -> tuple[Card, ...]:
        """All unseen cards of the class that `slot` might hold: none if it is void."""
        if cls in self.voids[slot]:
            return ()
        taken = Counter[Card]()
        for other in self.others:
            if other != slot:
                taken += self.shown[other]
        return tuple(
            face
            for faces in self.order.at[cls]
            for face in faces
            for _ in range(max(self.unseen[face] - taken[face], 0))
        )

    @cached_property
    def _possible(self) -> dict[tuple[int, int], Planes]:
        return {}

    def possible_planes(self, slot: int, cls: int) -> Planes:
        """Planes of `may_hold`."""
        key = slot, cls
        if key not in self._possible:
            self._possible[key] = planes_of(self.may_hold(slot, cls), self.order.pos)
        return self._possible[key]

    def longest_possible(self, slot: int, cls: int, width: int) -> int:
        """Longest run of this width that `slot` has not yet shown to lack."""
        if width == 1:
            return 1
        return (self.longest_pairs if width == 2 else self.longest_triples)[slot][cls]

    def may_beat(self, slot: int, cls: int, run: Run, top: int) -> bool:
        """Whether `slot` can still hold a higher run of this width and length inside the class (11.3)."""
        width, length = run
        if self.counts[slot] < width * length or self.longest_possible(slot, cls, width) < length:
            return False
        return has_run_above(self.possible_planes(slot, cls), width, length, top, self.order.links[cls])

    def is_boss(self, component: Component) -> bool:
        """Whether nobody else can hold a higher component of this kind in its class."""
        cls = self.order.cls[component.cards[0]]
        return not any(self.may_beat(slot, cls, component.run, component.top) for slot in self.others)

    def may_beat_play(self, slot: int, cls: int, runs: Sequence[Run], best: tuple[int, int]) -> bool:
        """Whether `slot` can possibly beat a play of strength `best` on a lead of these runs in `cls` (13)."""
        by_trump = best[0] == 1
        if len(runs) == 1 and by_trump == (cls == TRUMP) and self.may_beat(slot, cls, runs[0], best[1]):
            return True
        return self.may_ruff(slot, cls) and self.may_beat(slot, TRUMP, runs[0], best[1] if by_trump else -1)

    def may_ruff(self, slot: int, cls: int) -> bool:
        """Whether `slot` can be void in the side class and still hold a trump."""
        if cls == TRUMP or TRUMP in self.voids[slot]:
            return False
        return not any(self.order.cls[face] == cls for face in self.shown[slot])

    def higher_unseen(self, face: Card) -> int:
        """How many unseen cards of its class are higher than this one."""
        cls, position = self.order.cls[face], self.order.pos[face]
        return sum(self.unseen[each] for faces in self.order.at[cls][position + 1 :] for each in faces)
