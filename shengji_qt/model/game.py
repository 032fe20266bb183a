# SPDX-License-Identifier: MIT
"""The protocol that the game packages implement: one deal from the first card to its result."""

from __future__ import annotations

from typing import Protocol, Self

from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.events import AnyEvent
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import View


class Refused(Exception):
    """Raised by `Game.apply` for an action that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Game(Protocol):
    """One deal. Deterministic: the deck and the ordered calls give the state."""

    def pending(self) -> tuple[Decision, ...]:
        """Who is asked for what now; several seats only while cards are dealt."""

    @property
    def can_advance(self) -> bool:
        """True while the table has something to do by itself (deal the next card)."""

    @property
    def over(self) -> bool:
        """True when the deal is scored or was given up for a new shuffle."""

    def advance(self) -> list[AnyEvent]:
        """One step of the table itself: deal one card. ValueError if there is none to do."""

    def apply(self, seat: int, action: AnyAction) -> list[AnyEvent]:
        """Do what `seat` asks; raises `Refused` and changes nothing if it is not allowed."""

    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is a spectator."""

    def clone(self) -> Self:
        """An independent copy."""
