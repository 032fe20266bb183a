# SPDX-License-Identifier: MIT
"""How far a run of the arena has come, on the standard error."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TextIO

LIVE: Final = 0.5  # seconds between two texts in the same line of a terminal
PLAIN: Final = 10.0  # seconds between two lines of anything else


class Progress:
    """Says nothing unless `wanted`, or the stream is a terminal."""

    def __init__(
        self, stream: TextIO, total: int, begun: int, wanted: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`begun`: deals of an earlier run, which took no time in this one."""
        self._stream = stream
        self._total = total
        self._begun = begun
        self._live = stream.isatty()
        self._wanted = wanted or self._live
        self._clock = clock
        self._since = self._said = clock()
        self._width = 0

    def show(self, done: int, text: Callable[[], str]) -> None:
        """`done` deals of all, and how it stands."""
        now = self._clock()
        if not self._wanted or now - self._said < (LIVE if self._live else PLAIN):
            return
        self._said = now
        left = (now - self._since) * (self._total - done) / max(done - self._begun, 1)
        self._write(f"{done}/{self._total} deals, {text()}, at most {_clock_text(left)} left")

    def end(self) -> None:
        """Leave the line, so that what comes next stands alone."""
        if self._width:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()
            self._width = 0

    def _write(self, line: str) -> None:
        if self._live:
            self._stream.write("\r" + line.ljust(self._width))
            self._width = len(line)
        else:
            self._stream.write(line + "\n")
        self._stream.flush()


def _clock_text(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
