# SPDX-License-Identifier: MIT
"""What leading and following share: one position with its knowledge, estimates and costs."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from shengji_qt.ai.heuristics.chances import Chances
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.worth import DEFAULT_WEIGHTS, Weights, Worth
from shengji_qt.model.actions import Choice, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import Order


class Situation:
    """A View with everything that is worked out from it, each when first needed."""

    def __init__(self, view: FourView, weights: Weights = DEFAULT_WEIGHTS) -> None:
        self.view = view
        self.weights = weights

    @cached_property
    def know(self) -> Knowledge:
        return Knowledge(self.view)

    @cached_property
    def chances(self) -> Chances:
        return Chances(self.know)

    @cached_property
    def worth(self) -> Worth:
        return Worth(self.know, self.weights)

    @property
    def order(self) -> Order:
        return self.know.order


class Candidate(NamedTuple):
    """A play with its expected points for the side."""

    value: float
    cards: tuple[Card, ...]
    reason: Reason


def as_choices(candidates: list[Candidate], most: int) -> list[Choice]:
    """The best candidates as choices, ties by cards, each play once."""
    ranked: dict[tuple[Card, ...], Candidate] = {}
    for each in sorted(candidates, key=lambda each: (-each.value, each.cards)):
        ranked.setdefault(each.cards, each)
    return [
        Choice(Play(each.cards), each.reason[0], each.reason[1], round(each.value, 3))
        for each in list(ranked.values())[:most]
    ]
