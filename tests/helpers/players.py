# SPDX-License-Identifier: MIT
"""Players for tests: random but legal, from the View alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions


def spec_of(
    occupants: Sequence[str] = ("person", "computer:random", "computer:random", "computer:random"),
    *,
    deals: int = 1,
    settings: FourSettings | None = None,
    start_level: int = 2,
) -> MatchSpec:
    """A match of two decks."""
    seats = tuple(SeatSpec(f"seat {number}", occupant) for number, occupant in enumerate(occupants))
    return MatchSpec(settings or FourSettings(), MatchOptions(Rank(start_level), deals=deals), seats)


COMPUTERS = ("computer:random",) * 4


class RandomPlayer:
    """Legal actions; the same View and seed give the same one. Bids in one case of three."""

    def __init__(self, level: str = "random") -> None:
        self.level = level

    def choose(self, view: FourView, seed: int) -> AnyAction:
        rng = random.Random(seed)
        assert view.decision is not None
        kind = view.decision.kind
        if kind in ("bid", "poll"):
            offers = view_rules.bids(view)
            return rng.choice(offers) if offers and rng.random() < 0.34 else PassBid()
        if kind == "bury":
            return Bury(tuple(rng.sample(view.hand, view.settings.bottom_size)))
        return Play(rng.choice(view_rules.plays(view, limit=8)))
