# SPDX-License-Identifier: MIT
"""How far a run is: on a terminal, or when wanted."""

from __future__ import annotations

import io

import pytest

from shengji_qt.ai import arena
from shengji_qt.ai.arena_progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Hand:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def told(stream: io.StringIO, wanted: bool, moments: list[tuple[float, int]]) -> str:
    clock = Hand()
    progress = Progress(stream, 100, 10, wanted, clock)
    for now, done in moments:
        clock.now = now
        progress.show(done, lambda: "+1.0 points")
    progress.end()
    return stream.getvalue()


def test_a_terminal_has_one_line_that_changes() -> None:
    text = told(Terminal(), False, [(0.1, 11), (5.0, 20), (5.1, 21), (10.0, 90)])
    shown = [each.strip() for each in text.split("\r") if each.strip()]
    assert shown == [
        "20/100 deals, +1.0 points, at most 0:40 left",
        "90/100 deals, +1.0 points, at most 0:01 left",
    ]
    assert "\n" not in text and text.endswith("\r")


def test_a_file_has_lines_now_and_then_if_that_is_wanted() -> None:
    moments = [(5.0, 11), (10.0, 12), (15.0, 13), (4000.0, 20)]
    assert told(io.StringIO(), False, moments) == ""
    assert told(io.StringIO(), True, moments) == (
        "12/100 deals, +1.0 points, at most 7:20 left\n20/100 deals, +1.0 points, at most 8:53:20 left\n"
    )


def test_nothing_is_told_to_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["four", "--decks", "1", "--deals", "1", "--a", "random", "--b", "random"]) == 0
    assert capsys.readouterr().err == ""
