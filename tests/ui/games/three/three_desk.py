# SPDX-License-Identifier: MIT
"""A three-player table whose cards the test chooses; the person sits on seat 0, plain answers play the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from shengji_qt.model.actions import AnyAction, Bid, PassBid, Swap
from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.view import ThreeView
from tests.ui.desk import Desk

NAMES = ("Me", "Zhu", "Lan")


class ThreeDesk(Desk):
    """Stands in for SoloTable. Events are delivered at once."""

    def __init__(self, settings: ThreeSettings | None = None, names: Sequence[str] = NAMES) -> None:
        super().__init__(settings or ThreeSettings(), names, MatchOptions(start_level=Rank(3)))
        self.bids = True  # whether the others bid with what they turn up
        self._seed = 1

    @property
    def now(self) -> ThreeView:  # type: ignore[override]
        view: object = self.view
        assert isinstance(view, ThreeView)
        return view

    @property
    def can_take_back(self) -> bool:
        return False

    @property
    def can_finish(self) -> bool:
        return False

    def ask_hint(self) -> bool:
        return False

    def can_concede(self, scope: str) -> bool:
        return False

    def shuffle(self, seed: int = 1, deck: Sequence[Card] | None = None) -> None:
        self._seed = seed
        cards = list(DECK)
        random.Random(seed).shuffle(cards)
        first = self.match.standing.declarer
        self.deliver(self.match.shuffle(list(deck or cards), first if first is not None else 0))

    def step(self) -> bool:
        """One step of the table, or a plain answer of another seat; False where only seat 0 can go on."""
        asked = [each for each in self.match.pending() if not each.optional]
        others = [each for each in asked if each.seat != 0]
        if others:
            self.act(others[0].seat, self.answer(others[0].seat))
            return True
        if asked:
            return False
        if self.match.needs_shuffle and self.now.phase == "over" and not self.match.summaries:
            self._seed += 1
            self.shuffle(self._seed)
        elif self.match.can_advance:
            self.deliver(self.match.advance())
        else:
            return False
        return True

    def answer(self, seat: int) -> AnyAction:
        """What a seat does: bids with what it turns up if it may, swaps nothing, else the plainest."""
        view: Any = self.match.view(seat)
        offers = view_rules.options(view, 40)
        kind = view.decision.kind
        if kind in ("turned", "poll"):
            wanted: type[AnyAction] = Bid if self.bids or seat == 0 else PassBid  # type: ignore[assignment]
            return next((each for each in offers if isinstance(each, wanted)), offers[0])
        return Swap(()) if kind == "swap" else offers[0]

    def run(self, until: Callable[[ThreeView], bool], limit: int = 400) -> bool:
        """Go on until `until` holds for seat 0's View; seat 0 gives plain answers, too. False if that never was."""
        with self.together():
            return self._run(until, limit)

    def _run(self, until: Callable[[ThreeView], bool], limit: int) -> bool:
        for _ in range(limit):
            if until(self.now):
                return True
            if not self.step():
                mine = [each for each in self.match.pending() if each.seat == 0]
                if not mine:
                    return until(self.now)
                self.act(0, self.answer(0))
        return False


def asked(kind: str) -> Callable[[ThreeView], bool]:
    """Seat 0 is asked for this."""
    return lambda view: view.decision is not None and view.decision.kind == kind
