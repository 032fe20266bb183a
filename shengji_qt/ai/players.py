# SPDX-License-Identifier: MIT
"""Computer players by name, for every game: the levels, and those that others are measured against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shengji_qt.ai.frozen.v0 import FrozenV0
from shengji_qt.ai.lean import LeanPlayer
from shengji_qt.ai.levels import LEVELS, level_player
from shengji_qt.ai.player import Player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.weaker import Noisy
from shengji_qt.ai.yardsticks import GreedyPlayer, RandomPlayer

_YARDSTICKS: Final[dict[str, Callable[[], Player]]] = {
    "noisy": lambda: Noisy(RuleBot()),
    "greedy": GreedyPlayer,
    "lean": LeanPlayer,
    "random": RandomPlayer,
    "v0": FrozenV0,
}
NAMES: Final = (*LEVELS, *_YARDSTICKS)
_PLAYERS: Final[dict[str, Player]] = {}  # made so far


def player(name: str) -> Player:
    """The player of this name, always the same one; ValueError if there is none."""
    if name not in _PLAYERS:
        if name not in NAMES:
            raise ValueError(f"no such player: {name!r}")
        _PLAYERS[name] = level_player(name) if name in LEVELS else _YARDSTICKS[name]()
    return _PLAYERS[name]
