# SPDX-License-Identifier: MIT
"""Computer players by name, for every game. A player gets a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from shengji_qt.ai.budget import Budget
from shengji_qt.ai.heuristics import five, four, three
from shengji_qt.ai.yardsticks import GreedyPlayer, RandomPlayer
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.games import family_of_view


class Player(Protocol):
    """Both methods are pure functions of their arguments."""

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        """Legal choices, best first; [] where nothing is asked or silence is best."""

    def choose(self, view: Any, seed: int) -> AnyAction | None:
        """What the seat does now; None only for an optional bid that is not made (or when it is not asked)."""


_GREEDY: Final = GreedyPlayer()


def _plain(view: Any, most: int) -> list[Choice]:
    """For a game without rules of thumb of its own."""
    return _GREEDY.rank(view, Budget(), 0)[:most]


Ranking = Callable[[Any, int], list[Choice]]  # of a View and the most choices wanted; best first, all of them legal

# What RuleBot goes by, by game: `rank` of ai/heuristics/<game>.py. A game that has none yet is played by `_plain`;
# put its module's `rank` here as soon as there is one.
HEURISTICS: Final[dict[str, Ranking]] = {"four": four.rank, "three": three.rank, "five": five.rank}


class RuleBot:
    """The rule-based player of the level "normal"; deterministic, `budget` and `seed` change nothing."""

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        return HEURISTICS[family_of_view(view).key](view, four.MOST_CHOICES)

    def choose(self, view: Any, seed: int) -> AnyAction | None:
        choices = HEURISTICS[family_of_view(view).key](view, 1)
        return choices[0].action if choices else None


_PLAYERS: Final[dict[str, Player]] = {"normal": RuleBot(), "greedy": _GREEDY, "random": RandomPlayer()}
LEVELS: Final = tuple(_PLAYERS)


def player(level: str) -> Player:
    """The player of this level; ValueError if there is none."""
    try:
        return _PLAYERS[level]
    except KeyError:
        raise ValueError(f"no such player: {level!r}") from None
