# SPDX-License-Identifier: MIT
"""What a seat of the four-player game can count and prove from its View.

Everything here is certain: cards that are out by subtraction, voids and missing structures shown by how a seat
followed (four_player.md 12), and cards a seat has shown and not played since. Estimates are in `chances`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import chain

from shengji_qt.ai.heuristics.lessons import NO_LIMIT, lessons_of
from shengji_qt.model.cards import FACES, Card
from shengji_qt.model.combos import Component
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import CLASSES, TRUMP, Order
from shengji_qt.model.planes import Planes, Run, has_run_above, planes_of
from shengji_qt.model.view import Trick

SEATS = 4


class Knowledge:
    """Facts for one seat in one position of the play; also usable while burying, when nothing has been played.

    Attributes:
        seat, partner: of the View.
        order: the order in force.
        held: copies of each face in the own hand.
        unseen: by face, copies that are neither in the own hand nor played nor in a bottom this seat knows.
        unseen_in: by class, how many cards that makes.
        voids: by seat, the classes it has shown not to hold any more.
        longest_pairs, longest_triples: by seat and class, the longest run of pairs (triples) it can still hold.
        shown: by seat, cards it has shown and not played since, so that they must be in its hand.
        hidden_bottom: buried cards that this seat does not know.
    """

    def __init__(self, view: FourView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.view = view
        self.seat = view.seat
        self.partner = (view.seat + 2) % SEATS
        self.order: Order = view_rules.order_of(view)
        self.held = Counter(view.hand)
        self.voids: list[set[int]] = [set() for _ in range(SEATS)]
        self.longest_pairs = [[NO_LIMIT] * CLASSES for _ in range(SEATS)]
        self.longest_triples = [[NO_LIMIT] * CLASSES for _ in range(SEATS)]
        self.unseen: list[int] = [view.settings.decks] * FACES
        tricks = (*view.tricks, view.trick)
        for card in chain(view.hand, view.bottom, *(play.cards for trick in tricks for play in trick.plays)):
            self.unseen[card] -= 1
        self.hidden_bottom = 0 if view.bottom else view.bottom_count
        for trick in tricks:
            if len(trick.plays) > 1:
                self._learn(trick)
        self.shown = self._shown(tricks)
        self.unseen_in = [0] * CLASSES
        for face, copies in enumerate(self.unseen):
            self.unseen_in[self.order.cls[face]] += copies
        for cls, left in enumerate(self.unseen_in):
            if not left:
                for seat in self.others:
                    self.voids[seat].add(cls)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The three other seats, in playing order after this one."""
        return tuple((self.seat + step) % SEATS for step in (1, 2, 3))

    @cached_property
    def opponents(self) -> tuple[int, int]:
        return (self.seat + 1) % SEATS, (self.seat + 3) % SEATS

    @cached_property
    def is_declarers(self) -> bool:
        """Whether this seat is of the declarers' side; False before there is a declarer."""
        return self.view.declarer is not None and self.seat % 2 == self.view.declarer % 2

    @cached_property
    def _by_class(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(self.order.of_class(self.view.hand, cls) for cls in range(CLASSES))

    def held_in(self, cls: int) -> tuple[Card, ...]:
        """Own cards of the class."""
        return self._by_class[cls]

    @cached_property
    def trumps_held(self) -> int:
        return len(self.held_in(TRUMP))

    # -- what followers have shown -----------------------------------------------------------------------------------

    def _learn(self, trick: Trick) -> None:
        settings = self.view.settings
        for lesson in lessons_of(self.order, trick, settings.decks == 3 and settings.protect_triples):
            seat, cls, void, pairs, triples = lesson
            if void:
                self.voids[seat].add(cls)
            self.longest_pairs[seat][cls] = min(self.longest_pairs[seat][cls], pairs)
            self.longest_triples[seat][cls] = min(self.longest_triples[seat][cls], triples)

    def _shown(self, tricks: Sequence[Trick]) -> list[Counter[Card]]:
        shown: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
        for bid in self.view.bids:
            if bid.seat != self.view.declarer or self.view.phase in ("deal", "poll"):
                shown[bid.seat] |= Counter(bid.cards)  # the declarer may have buried what was shown
        for trick in tricks:
            if trick.attempted and trick.leader is not None:
                shown[trick.leader] |= Counter(trick.attempted)
            for play in trick.plays:
                if shown[play.seat]:
                    shown[play.seat] -= Counter(play.cards)
        shown[self.seat] = Counter()
        return shown

    # -- proofs ------------------------------------------------------------------------------------------------------

    def may_hold(self, seat: int, cls: int) -> tuple[Card, ...]:
        """All unseen cards of the class that `seat` might hold: none if it is void."""
        if cls in self.voids[seat]:
            return ()
        taken = Counter[Card]()
        for other in self.others:
            if other != seat:
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

    def possible_planes(self, seat: int, cls: int) -> Planes:
        """Planes of `may_hold`."""
        key = seat, cls
        if key not in self._possible:
            self._possible[key] = planes_of(self.may_hold(seat, cls), self.order.pos)
        return self._possible[key]

    def longest_possible(self, seat: int, cls: int, width: int) -> int:
        """Longest run of this width that `seat` has not yet shown to lack."""
        if width == 1:
            return 1
        return (self.longest_pairs if width == 2 else self.longest_triples)[seat][cls]

    def may_beat(self, seat: int, cls: int, run: Run, top: int) -> bool:
        """Whether `seat` can still hold a higher run of this width and length inside the class (11.3)."""
        width, length = run
        if self.view.hand_counts[seat] < width * length or self.longest_possible(seat, cls, width) < length:
            return False
        return has_run_above(self.possible_planes(seat, cls), width, length, top, self.order.links[cls])

    def is_boss(self, component: Component) -> bool:
        """Whether nobody else can hold a higher component of this kind in its class."""
        cls = self.order.cls[component.cards[0]]
        return not any(self.may_beat(seat, cls, component.run, component.top) for seat in self.others)

    def may_beat_play(self, seat: int, cls: int, runs: Sequence[Run], best: tuple[int, int]) -> bool:
        """Whether `seat` can possibly beat a play of strength `best` on a lead of these runs in `cls` (13)."""
        by_trump = best[0] == 1
        if len(runs) == 1 and by_trump == (cls == TRUMP) and self.may_beat(seat, cls, runs[0], best[1]):
            return True
        return self.may_ruff(seat, cls) and self.may_beat(seat, TRUMP, runs[0], best[1] if by_trump else -1)

    def may_ruff(self, seat: int, cls: int) -> bool:
        """Whether `seat` can be void in the side class and still hold a trump."""
        if cls == TRUMP or TRUMP in self.voids[seat]:
            return False
        return not any(self.order.cls[face] == cls for face in self.shown[seat])

    def higher_unseen(self, face: Card) -> int:
        """How many unseen cards of its class are higher than this one."""
        cls, position = self.order.cls[face], self.order.pos[face]
        return sum(self.unseen[each] for faces in self.order.at[cls][position + 1 :] for each in faces)
