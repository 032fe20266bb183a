# SPDX-License-Identifier: MIT
"""No thread outlives `Shutdown`."""

from __future__ import annotations

import pytest

from PySide6.QtCore import QObject

from shengji_qt.controller import shutdown
from shengji_qt.controller.shutdown import CancellableThread, Shutdown


class Counting(CancellableThread):
    """Works until it is cancelled; quit() alone would not end it."""

    def run(self) -> None:
        while not self.isInterruptionRequested():
            self.usleep(200)


def test_all_threads_have_ended_after_run(qapp: QObject) -> None:
    threads = [Counting() for _ in range(3)]
    ending = Shutdown()
    for thread in threads:
        ending.add(thread)
        thread.start()
    assert all(thread.isRunning() for thread in threads)
    assert ending.run()
    assert all(thread.isFinished() for thread in threads)
    assert ending.run()


def test_a_thread_that_was_never_started_is_no_trouble(qapp: QObject) -> None:
    ending = Shutdown()
    ending.add(Counting())
    assert ending.run()


def test_a_thread_that_does_not_end_is_kept_and_told(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf(Counting):
        def cancel(self) -> None:
            pass

    monkeypatch.setattr(shutdown, "WAIT_MS", 20)
    thread = Deaf()
    thread.start()
    ending = Shutdown()
    ending.add(thread)
    assert not ending.run()
    assert thread in shutdown._never_ended
    thread.requestInterruption()
    assert thread.wait(30_000)
    shutdown._never_ended.remove(thread)
