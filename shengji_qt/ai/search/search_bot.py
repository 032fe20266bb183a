# SPDX-License-Identifier: MIT
"""SearchBot: asks RuleBot what could be done and compares that in worlds that fit what the seat may know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.bidding import search_bid
from shengji_qt.ai.search.laying import search_laying
from shengji_qt.ai.search.playing import Asked, Limits, Searcher
from shengji_qt.ai.search.plays import search_play
from shengji_qt.ai.search.swapping import search_swap
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.four_player.view import FourView

HARD: Final = Limits(worlds=64, guard=1.5, drop=2.5, work=20_000, prior=0.02, exact=3)
EXPERT: Final = Limits(worlds=128, guard=1.25, drop=2.5, work=1_000_000, prior=0.02, exact=3, steps=64)
BOTTOMS: Final = 256  # worlds in which bottoms are compared, once a deal
MARGIN: Final = 0.05  # seconds before a deadline: what a last world takes

# By kind of decision; what is missing is left to RuleBot.
SEARCHERS: Final[Mapping[str, Searcher]] = {"play": search_play, "mine": search_play}
# Not shown to be better than RuleBot (docs/ai-strength.md), but for what four players bury: the arena's "trial".
TRIALS: Final[Mapping[str, Searcher]] = {
    "bury": search_laying,
    "divide": search_laying,
    "swap": search_swap,
    "bid": search_bid,
    "poll": search_bid,
}


def search_bottom(asked: Asked) -> list[Choice]:
    """What the declarer of four players buries; in other games RuleBot's choices."""
    if not isinstance(asked.view, FourView):
        return asked.choices
    return search_laying(asked._replace(limits=asked.limits._replace(worlds=BOTTOMS)))


EXPERTS: Final[Mapping[str, Searcher]] = {**SEARCHERS, "bury": search_bottom}  # of "expert"


class SearchBot:
    """The player of the levels "hard" and "expert"; what chance it needs comes from the seed.

    Args:
        limits: how much it compares, and how sure it has to be.
        searchers: by kind of decision.
    """

    def __init__(self, limits: Limits, searchers: Mapping[str, Searcher] = SEARCHERS) -> None:
        self._bot = RuleBot()
        self._limits = limits
        self._searchers = searchers

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
