# SPDX-License-Identifier: MIT
"""The self-test in a process of its own: its report as it grows, its end, and one that cannot be started."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.controller.self_test import SelfTest

# A child that writes lines into the report it is asked for, then does what its last words say.
CHILD = """
import sys, time
assert sys.argv[1:3] == ["selftest", "--report"], sys.argv
report = open(sys.argv[3], "w", encoding="utf-8")
report.write("ok one\\n")
report.flush()
"""


@pytest.fixture
def run(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str], SelfTest]]:
    made: list[SelfTest] = []

    def make(script: str) -> SelfTest:
        file = tmp_path / "child.py"
        file.write_text(CHILD + script, "utf-8")
        made.append(SelfTest(program=lambda: [sys.executable, str(file)]))
        return made[-1]

    yield make
    for test in made:
        test.stop()


@pytest.mark.parametrize(("code", "good"), [(0, True), (1, False)])
def test_the_report_is_told_and_whether_all_is_well(
    qtbot: QtBot, run: Callable[[str], SelfTest], code: int, good: bool
) -> None:
    test = run(f"report.write('ok two\\n'); report.close(); sys.exit({code})")
    with qtbot.waitSignal(test.finished) as finished:
        test.start()
    assert finished.args == [good]
    assert test.report == "ok one\nok two\n"
    assert test._process is None


def test_lines_are_told_while_it_runs_and_it_can_be_given_up(qtbot: QtBot, run: Callable[[str], SelfTest]) -> None:
    test = run("time.sleep(600)")
    ends: list[bool] = []
    test.finished.connect(ends.append)
    with qtbot.waitSignal(test.grown) as grown:
        test.start()
    assert grown.args == ["ok one\n"] and test._process is not None
    test.stop()
    assert test._process is None and ends == []
    test.stop()


def test_a_program_that_is_not_there_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    test = SelfTest(program=lambda: [str(tmp_path / "nothing")])
    with qtbot.waitSignal(test.failed) as failed:
        test.start()
    assert failed.args and failed.args[0] and test._process is None
