# SPDX-License-Identifier: MIT
"""What a computer player is, whatever the game."""

from __future__ import annotations

from typing import Any, Protocol

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.model.actions import AnyAction, Choice


class Player(Protocol):
    """A player gets a View and nothing else. Both methods are pure functions of their arguments, but for a deadline.

    Both may raise `Cancelled` once the budget is cancelled.
    """

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        """Legal choices, best first; [] where nothing is asked or silence is best."""

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        """What the seat does now; None only for an optional bid that is not made (or when it is not asked)."""
