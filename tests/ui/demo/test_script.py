# SPDX-License-Identifier: MIT
"""A script that waits in vain fails, but not because the machine was busy."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.ui.demo import script
from shengji_qt.ui.demo.script import ASKED, POLL, Script, ScriptRunner


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(script, "time", made)
    return made


def never() -> Script:
    yield lambda: False


@pytest.mark.gui
@pytest.mark.parametrize(("pace", "looks"), [(POLL / 1000, 2501), (1.0, 626)])
def test_a_wait_ends_after_its_time_and_enough_looks(qapp: object, clock: Clock, pace: float, looks: int) -> None:
    """Ten seconds of an idle machine; on a busy one, where a second goes by between two looks, so many looks."""
    runner = ScriptRunner(never(), patience=10.0)
    ends: list[object] = []
    runner.ended.connect(ends.append)
    runner._step()  # into the script
    done = 0
    while not ends and done < 10000:
        clock.now += pace
        runner._step()
        done += 1
    assert isinstance(ends[0], TimeoutError)
    assert done == looks
    assert ASKED * 10_000 / POLL == 625


@pytest.mark.gui
def test_each_wait_has_its_own_time(qapp: object, clock: Clock) -> None:
    def script_of_two() -> Script:
        yield lambda: clock.now > 8
        yield lambda: clock.now > 16

    runner = ScriptRunner(script_of_two(), patience=10.0)
    ends: list[object] = []
    runner.ended.connect(ends.append)
    while not ends:
        clock.now += 0.01
        runner._step()
    assert ends == [None]


def test_it_can_be_stopped_from_within_its_script(qtbot: QtBot) -> None:
    """As by an error in a slot that the script has called: the program quits, which stops what runs."""
    steps: list[int] = []

    def script() -> Script:
        steps.append(1)
        runner.stop()
        yield lambda: True
        steps.append(2)

    runner = ScriptRunner(script())
    runner.start()
    qtbot.waitUntil(lambda: steps == [1])
    qtbot.wait(5 * POLL)
    assert steps == [1]
    runner.stop()
