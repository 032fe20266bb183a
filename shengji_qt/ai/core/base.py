# SPDX-License-Identifier: MIT
"""What the positions of all games have."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from shengji_qt.ai.core.state import DONE, TURN
from shengji_qt.ai.core.table import Table

Rules = TypeVar("Rules")


class Base(Generic[Rules]):
    """Attributes: `table`, `settings`; `state` as in `core.state`."""

    __slots__ = ("settings", "state", "table")

    def __init__(self, table: Table, settings: Rules, state: list[int]) -> None:
        self.table = table
        self.settings = settings
        self.state = state

    def copy(self) -> Self:
        """An independent copy; the table is shared."""
        return type(self)(self.table, self.settings, self.state[:])

    @property
    def turn(self) -> int:
        """The slot that plays next."""
        return self.state[TURN]

    @property
    def over(self) -> bool:
        return self.state[DONE] == 1
