# SPDX-License-Identifier: MIT
"""The rollout core's own policy as a player, to measure how good playouts are; all but cards is RuleBot's."""

from __future__ import annotations

import random
from typing import Any

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.core.positions import position_from, table_of
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.sampling.belief import belief_of
from shengji_qt.model.actions import AnyAction, Choice, Mine, Play


class LeanPlayer:
    """What every seat of a playout does, seen from its own View.

    The policy looks at nothing that its slot may not know, so any world that fits will do.
    """

    def __init__(self) -> None:
        self._bot = RuleBot()

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        if view.decision is None or view.decision.kind not in ("play", "mine"):
            return self._bot.rank(view, budget, seed)
        world = belief_of(view).sample(random.Random(seed))
        cards = position_from(view, world, table_of(view)).policy()
        return [Choice(Mine(cards) if view.decision.kind == "mine" else Play(cards), "lean")]

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        choices = self.rank(view, budget, seed)
        return choices[0].action if choices else None
