# SPDX-License-Identifier: MIT
"""The bench measures what it says; how fast this machine is, is no matter of tests."""

from __future__ import annotations

import json

import pytest

import bench
import bench_core
import bench_rules
import bench_search
import bench_window
from shengji_qt.model.four_player.view_rules import check, obligation, plays


def test_the_result_has_every_key_and_numbers_in_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--quick", "--no-window"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert set(result) >= {"calibration_ms", "playouts_per_s", "rules_us", "reasons", *bench.WINDOW}
    assert result["calibration_ms"] > 0
    assert set(result["playouts_per_s"]) == {"random", "rule_bot"}
    assert all(speed > 0 for speed in result["playouts_per_s"].values())
    assert set(result["core_playouts_per_s"]) >= {"python"}
    for speeds in result["core_playouts_per_s"].values():
        assert set(speeds) == set(bench_core.VARIANTS)
        assert all(speed > 0 for speed in speeds.values())
    assert set(result["rules_us"]) == {"check_25", "obligation_25", "check_39", "obligation_39"}
    for spread in result["rules_us"].values():
        assert 0 < spread["median"] <= spread["p95"] <= spread["max"]
    assert set(result["decisions_ms"]["python"]) == {"normal", "hard"}
    for by_variant in result["decisions_ms"]["python"].values():
        assert set(by_variant) <= set(bench_core.VARIANTS) and len(by_variant) > 4
        for times in by_variant.values():
            assert 0 < times["mean"] <= times["max"] and times["p95"] <= times["max"] and times["decisions"]
    assert [result[key] for key in bench.WINDOW] == [None] * len(bench.WINDOW)
    assert set(result["reasons"]) == set(bench.WINDOW)


def test_the_timed_positions_leave_a_choice() -> None:
    assert sum(map(len, bench_search.with_a_choice(bench_search.QUICK).values())) > 8


def test_without_a_screen_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_window.shutil, "which", lambda _program: None)
    monkeypatch.setattr(bench_window.sys, "platform", "linux")
    result = bench.measure(quick=True)
    assert [result[key] for key in bench.WINDOW] == [None] * len(bench.WINDOW)
    assert result["reasons"] == dict.fromkeys(bench.WINDOW, "Xvfb is not installed")


@pytest.mark.parametrize("decks", [2, 3])
def test_the_hard_hands_are_full_and_can_be_asked(decks: bench_rules.Decks) -> None:
    views = [*bench_rules.adversarial_views(decks), *bench_rules.random_views(decks, 3)]
    for view in views:
        assert len(view.hand) == bench_rules.HAND[decks]
        must = obligation(view)
        assert must is not None and must.count == len(view.trick.lead)
        assert check(view, bench_rules.Play(plays(view, 1)[0])) is None
    steps = [obligation(view).step for view in bench_rules.adversarial_views(decks)]  # type: ignore[union-attr]
    assert set(steps) == {"structure"}


def test_the_same_number_is_the_same_deal() -> None:
    assert bench_rules.play_deal("random", 3).summaries == bench_rules.play_deal("random", 3).summaries
