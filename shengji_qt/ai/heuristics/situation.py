# SPDX-License-Identifier: MIT
"""What leading and following share: one position with its knowledge, estimates and costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

from shengji_qt.ai.heuristics.chances import Chances
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.ai.heuristics.reasons import Facts
from shengji_qt.ai.heuristics.structures import height
from shengji_qt.ai.heuristics.worth import DEFAULT_WEIGHTS, Weights, Worth
from shengji_qt.model.actions import AnyAction, Choice, Play
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


def best_choices(
    order: Order,
    candidates: Iterable[Candidate],
    reason: Callable[[tuple[Card, ...]], tuple[str, Facts]],
    most: int,
    action: Callable[[tuple[Card, ...]], AnyAction] = Play,
) -> list[Choice]:
    """The best candidates as choices, each with its reason; of equal ones that with the lower cards first."""

    def rank(each: Candidate) -> tuple[float, int, tuple[Card, ...]]:
        return -round(each.value, 6), sum(height(order, face) for face in each.cards), each.cards

    ranked = sorted(candidates, key=rank)[:most]
    return [Choice(action(each.cards), *reason(each.cards), value=round(each.value, 3)) for each in ranked]
