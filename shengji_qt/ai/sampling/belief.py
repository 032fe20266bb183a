# SPDX-License-Identifier: MIT
"""What a seat may know of hidden cards, from its View only, and worlds drawn from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.sampling import five, four, three
from shengji_qt.ai.sampling.lots import Dealt, Lots
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.three_player.view import ThreeView


class Belief:
    """Made once for a decision; `sample` is cheap."""

    def __init__(self, lots: Lots, world: Callable[[Dealt], World]) -> None:
        self.lots = lots
        self._world = world

    @property
    def relaxed(self) -> int:
        """How often so far a failed throw that nobody beat, a limit on runs or even a bar was let pass."""
        return self.lots.relaxed

    def sample(self, rng: random.Random) -> World:
        """A world that fits the View; the same `rng` gives the same."""
        return self._world(self.lots.deal(rng))


def belief_of(view: Any) -> Belief:
    """The belief of the seat of a View at any of its decisions. Raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    if isinstance(view, FourView):
        return Belief(*four.prepare(view))
    if isinstance(view, ThreeView):
        return Belief(*three.prepare(view))
    assert isinstance(view, FiveView), "there is no other game"
    return Belief(*five.prepare(view))
