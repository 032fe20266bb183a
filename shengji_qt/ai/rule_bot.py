# SPDX-License-Identifier: MIT
"""RuleBot: the player that goes by rules of thumb, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.heuristics import five, four, three
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.games import family_of_view

Ranking = Callable[[Any, int], list[Choice]]  # of a View and the most choices wanted; best first, all of them legal

# What RuleBot goes by, by game: `rank` of ai/heuristics/<game>.py.
HEURISTICS: Final[dict[str, Ranking]] = {"four": four.rank, "three": three.rank, "five": five.rank}


class RuleBot:
    """The rule-based player of the level "normal"; deterministic, `budget` and `seed` change nothing."""

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        return HEURISTICS[family_of_view(view).key](view, four.MOST_CHOICES)

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        choices = HEURISTICS[family_of_view(view).key](view, 1)
        return choices[0].action if choices else None
