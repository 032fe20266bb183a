# SPDX-License-Identifier: MIT
"""How often something may be done: a bucket of tokens that fills at a steady rate. No clock of its own."""

from __future__ import annotations


class Bucket:
    """`size` at once, and `rate` a second from then on."""

    def __init__(self, size: int, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._left = float(size)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether it may be done now, which is counted."""
        self._left = min(self._size, self._left + max(now - self._at, 0.0) * self._rate)
        self._at = max(now, self._at)
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
