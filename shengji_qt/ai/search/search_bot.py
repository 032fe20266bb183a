# SPDX-License-Identifier: MIT
"""SearchBot: asks RuleBot what could be done and compares that in worlds that fit what the seat may know."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any, Final

import msgspec

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.playing import Asked, Limits, Searcher
from shengji_qt.ai.search.plays import search_play
from shengji_qt.model.actions import AnyAction, Choice

HARD: Final = Limits(worlds=64, guard=2.5, drop=2.5, work=40_000, prior=0.03)
EXPERT: Final = Limits(worlds=256, guard=2.0, drop=2.5, work=1_000_000, prior=0.02)
MARGIN: Final = 0.05  # seconds before a deadline: what a last world takes

# By kind of decision; what is missing is left to RuleBot.
SEARCHERS: Final[dict[str, Searcher]] = {
    "play": search_play,
    "mine": search_play,
}


class SearchBot:
    """The player of the levels "hard" and "expert"; what chance it needs comes from the seed.

    Args:
        limits: how much it compares, and how sure it has to be.
        kinds: the kinds of decisions that it searches; None: all that have a searcher.
    """

    def __init__(self, limits: Limits, kinds: Collection[str] | None = None) -> None:
        self._bot = RuleBot()
        self._limits = limits
        self._searchers = {kind: searcher for kind, searcher in SEARCHERS.items() if kinds is None or kind in kinds}

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        choices = self._bot.rank(view, budget, seed)
        searcher = self._searchers.get(view.decision.kind) if view.decision is not None else None
        if searcher is None:
            return choices
        if budget.deadline is not None:
            budget = msgspec.structs.replace(budget, deadline=budget.deadline - MARGIN)
        return searcher(Asked(view, choices, self._limits, budget, random.Random(seed)))

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        choices = self.rank(view, budget, seed)
        return choices[0].action if choices else None
