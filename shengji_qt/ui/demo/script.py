# SPDX-License-Identifier: MIT
"""Runs a script, a generator that yields what it waits for, from Qt's event loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from inspect import GEN_RUNNING, getgeneratorstate
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

Script = Generator[Callable[[], bool], None, None]  # goes on as soon as what it yields returns True
POLL: Final = 4  # ms
PATIENCE: Final = 30.0  # seconds
ASKED: Final = 0.25  # of the looks that an idle machine has time for: on a busy one a wait may take longer


class ScriptRunner(QObject):
    """Steps through one script. `ended` carries the error that ended it, or None."""

    ended = Signal(object)

    def __init__(self, script: Script, parent: QObject | None = None, patience: float = PATIENCE) -> None:
        """`patience`: seconds that one wait may take before the script has failed, if it was looked at often enough."""
        super().__init__(parent)
        self._script = script
        self._patience = patience
        self._ready: Callable[[], bool] = lambda: True
        self._since = time.monotonic()
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._step)

    def start(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        """Run no further; `ended` is not emitted. A script that is just running ends with its step."""
        self._timer.stop()
        if getgeneratorstate(self._script) != GEN_RUNNING:
            self._script.close()

    @Slot()
    def _step(self) -> None:
        self._looks += 1
        try:
            if self._ready():
                self._ready = next(self._script)
                self._since, self._looks = time.monotonic(), 0
            elif self._in_vain():
                self._script.throw(TimeoutError(f"waited {self._patience:.0f} s in vain"))
        except StopIteration:
            self._end(None)
        except Exception as error:
            self._end(error)

    def _in_vain(self) -> bool:
        enough = ASKED * self._patience * 1000 / POLL
        return time.monotonic() - self._since > self._patience and self._looks > enough

    def _end(self, error: Exception | None) -> None:
        self._timer.stop()
        self.ended.emit(error)


def turns(count: int = 1) -> Callable[[], bool]:
    """True after that many turns of the event loop."""
    left = count

    def ready() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return ready


def pause(seconds: float) -> Callable[[], bool]:
    """True after that time."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until
