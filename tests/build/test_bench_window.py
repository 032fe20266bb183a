# SPDX-License-Identifier: MIT
"""The measurements on a screen of their own give numbers."""

from __future__ import annotations

import shutil
import sys

import pytest

import bench_bundle
import bench_window
from shengji_qt.ai.levels import LEVELS

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux" or shutil.which("Xvfb") is None, reason="window tests need xvfb"),
]


def test_first_paint_of_the_program_and_of_a_bare_window() -> None:
    found = bench_window.first_paint(quick=True)
    assert found["bare_ms"] > 0
    assert found["ratio"] == pytest.approx(found["program_ms"] / found["bare_ms"], rel=0.01)


def test_moving_cards_are_seen_from_outside_without_and_with_thinking_seats() -> None:
    found = bench_window.distinct_frames(quick=True)
    assert found["still"][0]["frames"] > 5
    assert found["still"][0]["decisions"] == 0
    assert found["thinking"][0]["decisions"] > 0
    assert found["ratio"] > 0


def test_the_interface_ticks_alone_and_beside_the_strongest_level() -> None:
    found = bench_window.interface_ticks(quick=True)
    for who in ("alone", LEVELS[-1]):
        assert 0 < found[who]["p50_ms"] <= found[who]["p95_ms"] <= found[who]["p99_ms"] <= found[who]["worst_ms"]


def test_a_child_that_fails_is_a_reason_and_no_crash() -> None:
    with pytest.raises(bench_window.NoScreenError, match="exit code"):
        bench_window.answer(bench_window.child(":99999", "bare", "x"))


def test_a_program_is_seen_from_outside_and_one_that_shows_nothing_is_said_so() -> None:
    with bench_bundle.watched_screen() as (display, look):
        assert bench_bundle.seen_after([sys.executable, "-m", "shengji_qt"], display, look) > 0
        with pytest.raises(bench_window.NoScreenError, match="nothing is seen"):
            bench_bundle.seen_after([sys.executable, "-c", ""], display, look)
