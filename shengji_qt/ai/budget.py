# SPDX-License-Identifier: MIT
"""How long a player may think, and whether anybody still waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Self

import msgspec


class Cancelled(Exception):
    """Nobody waits for the answer any more; raised by a player that is thinking."""


def _never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """What a searching player may spend on one decision. RuleBot and the yardsticks need nothing of it.

    Attributes:
        worlds: sampled worlds, which gives the same answer on every machine; 0: the player's own number.
        deadline: when the best answer so far is wanted, in seconds of `time.monotonic`; None: no end.
        cancelled: asked now and then, from the thinking thread; once true, no answer is wanted.
    """

    worlds: int = 0
    deadline: float | None = None
    cancelled: Callable[[], bool] = _never

    @classmethod
    def within(cls, seconds: float, cancelled: Callable[[], bool] = _never) -> Self:
        """An answer is wanted in this time from now on."""
        return cls(deadline=time.monotonic() + seconds, cancelled=cancelled)

    @property
    def spent(self) -> bool:
        """Whether the deadline has passed."""
        return self.deadline is not None and time.monotonic() >= self.deadline

    def check(self) -> None:
        """Raises `Cancelled` if no answer is wanted any more."""
        if self.cancelled():
            raise Cancelled


ENDLESS: Final = Budget()
