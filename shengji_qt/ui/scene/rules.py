# SPDX-License-Identifier: MIT
"""The view rules of the game a View belongs to: what the felt and the buttons ask before anything is sent."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Protocol

from shengji_qt.model.actions import AnyAction, Bid
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player import view_rules as four_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import Order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import Obligation


class Rules(Protocol):
    """The questions; a game's `view_rules` module answers them."""

    @staticmethod
    def check(view: Any, action: AnyAction) -> Refusal | None:
        """Why not, or None."""

    @staticmethod
    def obligation(view: Any) -> Obligation | None:
        """What must be played now."""

    @staticmethod
    def plays(view: Any, limit: int) -> list[tuple[Card, ...]]:
        """Legal plays."""

    @staticmethod
    def bids(view: Any) -> list[Bid]:
        """Acceptable bids."""

    @staticmethod
    def order_of(view: Any) -> Order:
        """The order in force."""


_MODULES: dict[type, ModuleType] = {FourView: four_rules}


def rules_of(view: object) -> Rules:
    """The rules that speak about this kind of View; KeyError for a game without a table."""
    module: Any = _MODULES[type(view)]
    return module  # type: ignore[no-any-return]
