# SPDX-License-Identifier: MIT
"""The presentation queue: events are shown in their order, each for its time; the game does not wait for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import Motion

Show = Callable[[Any], int]  # shows an event, returns the ms (standard speed) before the next one, or STOP
Settle = Callable[[Any], None]  # makes the table equal to a View
STOP: Final = -1  # nothing more is shown until the player does something


class Presenter(QObject):
    """Feeds events to `show` and, after the last event of each batch, its View to `settle`."""

    emptied = Signal()  # the last thing in the queue was shown

    def __init__(self, motion: Motion, show: Show, settle: Settle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._show = show
        self._settle = settle
        self._queue: deque[tuple[str, Any]] = deque()
        self._held = False
        self._stopped = False
        self._working = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    @property
    def waiting(self) -> bool:
        """True while something is still to be shown."""
        return bool(self._queue) or self._timer.isActive()

    @property
    def stopped(self) -> bool:
        """True while what is shown stays until `go_on` or `drain`."""
        return self._stopped

    def push(self, events: Iterable[Any], view: Any) -> None:
        """Queue a batch."""
        self._queue.extend(("event", event) for event in events)
        self._queue.append(("view", view))
        if not self._timer.isActive() and not self._held:
            self._step()

    def go_on(self) -> None:
        """The player has seen what was shown until now."""
        if self._stopped:
            self._stopped = False
            self._step()

    def hold(self) -> None:
        """Show nothing new until `release`: a pointer is pressed on the table."""
        self._held = True
        self._timer.stop()

    def release(self) -> None:
        """Go on after `hold`."""
        if self._held:
            self._held = False
            self._step()

    def drain(self) -> None:
        """Show everything that waits at once, and end what still moves."""
        self._timer.stop()
        self._stopped = False
        self._motion.finish()
        if not self._queue or self._working:
            return
        self._motion.instant = True
        try:
            while self._queue:
                self._next()
        finally:
            self._motion.instant = False
        self.emptied.emit()

    def forget(self) -> None:
        """Drop what waits: the table is closed or another match begins."""
        self._timer.stop()
        self._stopped = False
        self._queue.clear()

    def _step(self) -> None:
        if self._working or self._stopped:
            return
        self._working = True
        try:
            while self._queue and not self._held:
                wait = self._next()
                if wait == STOP:
                    self._stopped = True
                    return
                if speeds.ms(wait) > 0:
                    self._timer.start(speeds.ms(wait))
                    return
        finally:
            self._working = False
        if not self._queue:
            self.emptied.emit()

    def _next(self) -> int:
        kind, value = self._queue.popleft()
        if kind == "event":
            return self._show(value)
        self._settle(value)
        return 0
