# SPDX-License-Identifier: MIT
"""A table of five whose seats the test plays, seat 0 through the window."""

from __future__ import annotations

import random
from collections.abc import Callable

from shengji_qt.model.actions import Bid, PassBid, Spend
from shengji_qt.model.cards import RANKS, Card, full_deck
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.view_rules import options
from shengji_qt.model.settings import MatchOptions
from tests.ui.desk import Desk

NAMES = ("Me", "Ju", "Zhu", "Lan", "Mei")


class FiveDesk(Desk):
    """Stands in for SoloTable. `deal` shuffles by number; `run` plays on until seat 0 is asked for something."""

    def __init__(self, settings: FiveSettings | None = None, deals: int = 0) -> None:
        rules = settings or FiveSettings()
        super().__init__(rules, NAMES, MatchOptions(start_level=RANKS[1], deals=deals))
        self.five_settings = rules
        self._rng = random.Random(0)

    @property
    def five(self) -> FiveView:
        view: object = self.view
        assert isinstance(view, FiveView)
        return view

    @property
    def can_finish(self) -> bool:
        return False

    def shuffle(self, number: int, first_seat: int = 0) -> None:
        deck: list[Card] = full_deck(self.five_settings.decks)
        self._rng = random.Random(number)
        self._rng.shuffle(deck)
        self.deliver(self.match.shuffle(deck, first_seat))

    def step(self) -> bool:
        """Deal a card, or let another seat answer; False when seat 0 must act, or nothing is left to do."""
        if self.match.can_advance:
            self.deliver(self.match.advance())
            return True
        asked = [each for each in self.match.pending() if not each.optional]
        if not asked or asked[0].seat == 0:
            return False
        self.answer(asked[0].seat)
        return True

    def answer(self, seat: int) -> None:
        """A legal answer by chance; nobody bids or pays."""
        view = self.match.view(seat)
        choices = options(view, 40)
        plain = isinstance(choices[0], PassBid | Spend)
        self.act(seat, choices[0] if plain else self._rng.choice(choices))

    def run(self, until: Callable[[FiveView], bool] = lambda _view: False) -> None:
        """Play on; stops also when seat 0 must act or `until` holds of its View."""
        with self.together():
            while not until(self.five) and self.step():
                pass

    def bid(self, seat: int) -> None:
        """The weakest bid that the seat has."""
        bids = [each for each in options(self.match.view(seat), 9) if isinstance(each, Bid)]
        self.act(seat, bids[0])
