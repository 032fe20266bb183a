# SPDX-License-Identifier: MIT
"""Computer players by name. A player gets a View and nothing else."""

from __future__ import annotations

from typing import Final, Protocol

from shengji_qt.ai.budget import Budget
from shengji_qt.ai.heuristics import four
from shengji_qt.ai.yardsticks import GreedyPlayer, RandomPlayer
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.four_player.view import FourView


class Player(Protocol):
    """Both methods are pure functions of their arguments."""

    def rank(self, view: FourView, budget: Budget, seed: int) -> list[Choice]:
        """Legal choices, best first; [] where nothing is asked or silence is best."""

    def choose(self, view: FourView, seed: int) -> AnyAction | None:
        """What the seat does now; None only for an optional bid that is not made (or when it is not asked)."""


class RuleBot:
    """The rule-based player of the level "normal"; deterministic, `budget` and `seed` change nothing."""

    def rank(self, view: FourView, budget: Budget, seed: int) -> list[Choice]:
        return four.rank(view)

    def choose(self, view: FourView, seed: int) -> AnyAction | None:
        choices = four.rank(view, most=1)
        return choices[0].action if choices else None


_PLAYERS: Final[dict[str, Player]] = {"normal": RuleBot(), "greedy": GreedyPlayer(), "random": RandomPlayer()}
LEVELS: Final = tuple(_PLAYERS)


def player(level: str) -> Player:
    """The player of this level; ValueError if there is none."""
    try:
        return _PLAYERS[level]
    except KeyError:
        raise ValueError(f"no such player: {level!r}") from None
