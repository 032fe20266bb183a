# SPDX-License-Identifier: MIT
"""Players for tests: random but legal, from the View alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.vocabulary import AnyView


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


def game_spec(game: str, occupants: Sequence[str], *, deals: int = 1, **rules: object) -> MatchSpec:
    """A match of any game under these house rules."""
    family = FAMILIES[game]
    seats = tuple(SeatSpec(f"seat {number}", occupant) for number, occupant in enumerate(occupants))
    return MatchSpec(family.house.type(**rules), MatchOptions(family.house.lowest_level, deals=deals), seats)


COMPUTERS = ("computer:random",) * 4


class RandomPlayer:
    """Legal actions; the same View and seed give the same one. Bids in one case of three."""

    def __init__(self, level: str = "random") -> None:
        self.level = level

    def choose(self, view: AnyView, seed: int, budget: Budget = ENDLESS) -> AnyAction:
        rng, rules = random.Random(seed), rules_of(view)
        assert view.decision is not None
        kind = view.decision.kind
        if kind in ("bid", "poll"):
            offers = rules.bids(view)
            return rng.choice(offers) if offers and rng.random() < 0.34 else PassBid()
        if kind == "bury" and not isinstance(view, ThreeView):
            return Bury(tuple(rng.sample(view.hand, view.settings.bottom_size)))
        if kind == "play":
            return Play(rng.choice(rules.plays(view, 8)))
        return rng.choice(rules.options(view, 8))
