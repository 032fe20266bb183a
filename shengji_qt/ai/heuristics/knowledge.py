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

from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.ai.heuristics.lessons import lessons_of
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.view import Trick

SEATS = 4


class Knowledge(Counting):
    """Facts for one seat in one position of the play; also usable while burying, when nothing has been played.

    A slot is a seat, and `hidden_bottom` the buried cards that this seat does not know. Further attributes:
        seat, partner: of the View.
    """

    def __init__(self, view: FourView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        super().__init__(view_rules.order_of(view), view.hand, view.hand_counts, view.settings.decks)
        self.view = view
        self.seat = view.seat
        self.partner = (view.seat + 2) % SEATS
        self.others = tuple((self.seat + step) % SEATS for step in (1, 2, 3))
        tricks = (*view.tricks, view.trick)
        self.see(chain(view.hand, view.bottom, *(play.cards for trick in tricks for play in trick.plays)))
        self.hidden_bottom = 0 if view.bottom else view.bottom_count
        kept = view.settings.decks == 3 and view.settings.protect_triples
        for trick in tricks:
            if len(trick.plays) > 1:
                self.learn(lessons_of(self.order, trick, kept))
        self.shown = self._shown(tricks)
        self.close()

    @cached_property
    def opponents(self) -> tuple[int, int]:
        return (self.seat + 1) % SEATS, (self.seat + 3) % SEATS

    @cached_property
    def is_declarers(self) -> bool:
        """Whether this seat is of the declarers' side; False before there is a declarer."""
        return self.view.declarer is not None and self.seat % 2 == self.view.declarer % 2

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
