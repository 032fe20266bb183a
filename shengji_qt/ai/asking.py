# SPDX-License-Identifier: MIT
"""A question to a computer seat and its answer, whoever's thread it is thought about on."""

from __future__ import annotations

from typing import Any, Final, Protocol

from shengji_qt.ai.budget import Budget
from shengji_qt.model.actions import AnyAction, PassBid

THINKING: Final = 0.8  # seconds that a player may search for its answer


class Chooser(Protocol):
    """The part of a player that answers."""

    def choose(self, view: Any, seed: int, budget: Budget) -> AnyAction | None: ...


def decide(player: Chooser, view: Any, seed: int, budget: Budget) -> AnyAction:
    """What the player does; `PassBid` where it is silent and may be. Raises ValueError if it must act and does not."""
    action = player.choose(view, seed, budget)
    if action is not None:
        return action
    if view.decision is None or not view.decision.optional:
        raise ValueError(f"no answer to {view.decision}")
    return PassBid()
