# SPDX-License-Identifier: MIT
"""The levels of computer seats, the same in every game, each for any seat. No level sees hidden cards.

A level is offered from the moment its player has a line in `_MAKERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.player import Player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.weaker import Forgetful, Noisy
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.three_player.view import ThreeView

ALL: Final = ("easy", "normal", "hard", "expert")  # in order of strength
MORE_NOISE: Final = 0.3  # of the easy level where it forgets nothing


class EasyBot:
    """RuleBot with a little chance and without a memory; in the three-player game with more chance."""

    def __init__(self) -> None:
        self._forgets = Noisy(Forgetful(RuleBot()))
        self._three = Noisy(RuleBot(), MORE_NOISE)

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        return self._player(view).rank(view, budget, seed)

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        return self._player(view).choose(view, seed, budget)

    def _player(self, view: Any) -> Player:
        return self._three if isinstance(view, ThreeView) else self._forgets


_MAKERS: Final[dict[str, Callable[[], Player]]] = {
    "easy": EasyBot,
    "normal": RuleBot,
}
LEVELS: Final = tuple(level for level in ALL if level in _MAKERS)  # what is offered, the weakest first


def level_player(level: str) -> Player:
    """A new player of this level; KeyError for one that is not offered."""
    return _MAKERS[level]()
