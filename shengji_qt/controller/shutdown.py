# SPDX-License-Identifier: MIT
"""Ending worker threads: a QThread that is alive when the interpreter ends aborts the process."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QThread, Slot

WAIT_MS: Final = 5000
_never_ended: Final[list[QThread]] = []  # kept: destroying a running QThread aborts at once


class CancellableThread(QThread):
    """A thread whose work can be told to stop: `cancel` sets what the work looks at."""

    def cancel(self) -> None:
        """May be called from any thread, any number of times."""
        self.requestInterruption()


class Shutdown:
    """Ends the threads given to it, in the order given. Idempotent; also to be called from `aboutToQuit`."""

    def __init__(self) -> None:
        self._threads: list[CancellableThread] = []

    def add(self, thread: CancellableThread) -> None:
        """`run` will end this thread."""
        self._threads.append(thread)

    @Slot()
    def run(self) -> bool:
        """Cancel, quit and wait. True if every thread has ended."""
        threads, self._threads = self._threads, []
        for thread in threads:
            thread.cancel()
            thread.quit()
        ended = True
        for thread in threads:
            if not thread.wait(WAIT_MS):
                _never_ended.append(thread)
                ended = False
        return ended
