# SPDX-License-Identifier: MIT
"""Players made weaker: one that now and then takes any of its candidates, one that forgets what has been played."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.player import Player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.games import rules_of
from shengji_qt.model.three_player.view import ThreeView

NOISE: Final = 0.15  # share of the decisions that are left to chance
MORE_NOISE: Final = 0.3  # of the easy level where it forgets nothing


class Noisy:
    """Another player that leaves a share of its decisions to chance: any of its candidates, the best one included."""

    def __init__(self, player: Player, share: float = NOISE) -> None:
        self._player = player
        self._share = share

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        choices = self._player.rank(view, budget, seed)
        rng = random.Random(seed)
        if len(choices) > 1 and rng.random() < self._share:
            choices.insert(0, choices.pop(rng.randrange(len(choices))))
        return choices

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        if random.Random(seed).random() >= self._share:
            return self._player.choose(view, seed, budget)
        choices = self.rank(view, budget, seed)
        return choices[0].action if choices else None


class Forgetful:
    """Another player that does not know what was played in earlier tricks: neither cards nor who was void of what.

    Not of the three-player game: there RuleBot plays hidden cards out, and has to know which are gone.
    """

    def __init__(self, player: Player) -> None:
        self._player = player

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        return [
            each
            for each in self._player.rank(_without_history(view), budget, seed)
            if rules_of(view).check(view, each.action) is None
        ] or self._player.rank(view, budget, seed)

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        action = self._player.choose(_without_history(view), seed, budget)
        if action is None or rules_of(view).check(view, action) is None:
            return action
        return self._player.choose(view, seed, budget)


def _without_history(view: Any) -> Any:
    return view if isinstance(view, ThreeView) else msgspec.structs.replace(view, tricks=())


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
