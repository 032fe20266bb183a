# SPDX-License-Identifier: MIT
"""What a pressed pointer means: a click, a sweep across cards, or lifting cards. Pure, no Qt.

A press on a selected card that moves lifts the selection. On an unselected card a mostly sideways movement sweeps, any
other lifts; a sweep that leaves the hand upward was a lift after all.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

START: Final = 4.0  # pixels before a press becomes a movement
SIDEWAYS: Final = 1.5  # dx over dy of a sweep


class Kind(Enum):
    """What the gesture is so far."""

    PRESS = "press"
    SWEEP = "sweep"
    LIFT = "lift"


class Gesture:
    """One press from button down to button up. `on_card`: it began on a card; `selected`: that card was selected."""

    def __init__(self, x: float, y: float, *, on_card: bool, selected: bool) -> None:
        self.start = (x, y)
        self.at = (x, y)
        self.kind = Kind.PRESS
        self.on_card = on_card
        self._selected = selected

    def move(self, x: float, y: float, hand_top: float) -> Kind:
        """The pointer is at (x, y) now; `hand_top` is the upper edge of the raised hand."""
        self.at = (x, y)
        dx, dy = x - self.start[0], y - self.start[1]
        if not self.on_card or self.kind is Kind.LIFT:
            return self.kind
        if self.kind is Kind.PRESS and dx * dx + dy * dy >= START * START:
            sideways = abs(dx) > SIDEWAYS * abs(dy)
            self.kind = Kind.SWEEP if sideways and not self._selected else Kind.LIFT
        if self.kind is Kind.SWEEP and y < hand_top:
            self.kind = Kind.LIFT
        return self.kind

    @property
    def moved(self) -> tuple[float, float]:
        """How far from the press."""
        return self.at[0] - self.start[0], self.at[1] - self.start[1]


class DoubleGuard:
    """Lets an activation pass once in 250 ms."""

    WINDOW: Final = 0.25  # seconds

    def __init__(self) -> None:
        self._last: dict[object, float] = {}

    def passes(self, what: object, now: float) -> bool:
        """True, and remembered, unless `what` passed less than the window ago. `now` in seconds, never falling."""
        last = self._last.get(what)
        if last is not None and now - last < self.WINDOW:
            return False
        self._last[what] = now
        return True

    def forget(self, what: object) -> None:
        self._last.pop(what, None)
