# SPDX-License-Identifier: MIT
"""The levels of computer seats, the same in every game, each for any seat. No level sees hidden cards.

Light: the players are imported when the first one is made. A level is offered from the moment its player has a line in
`_MAKERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shengji_qt.ai.player import Player

ALL: Final = ("easy", "normal", "hard", "expert")  # in order of strength


def _easy() -> Player:
    from shengji_qt.ai.weaker import EasyBot

    return EasyBot()


def _normal() -> Player:
    from shengji_qt.ai.rule_bot import RuleBot

    return RuleBot()


def _hard() -> Player:
    from shengji_qt.ai.search.search_bot import HARD, SearchBot

    return SearchBot(HARD)


def _expert() -> Player:
    from shengji_qt.ai.search.search_bot import EXPERT, EXPERTS, SearchBot

    return SearchBot(EXPERT, EXPERTS)


_MAKERS: Final[dict[str, Callable[[], Player]]] = {"easy": _easy, "normal": _normal, "hard": _hard, "expert": _expert}
LEVELS: Final = tuple(level for level in ALL if level in _MAKERS)  # what is offered, the weakest first


def level_player(level: str) -> Player:
    """A new player of this level; KeyError for one that is not offered."""
    return _MAKERS[level]()
