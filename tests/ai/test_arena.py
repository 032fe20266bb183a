# SPDX-License-Identifier: MIT
"""The arena: shape of its output, determinism, exit codes, what it counts."""

from __future__ import annotations

import json
import subprocess
import sys
from math import isclose
from typing import Any

import pytest

from shengji_qt.ai import arena, arena_play, arena_stats, players
from shengji_qt.ai.arena_play import Game, PairResult, Setup, play_pair
from shengji_qt.ai.budget import Budget
from shengji_qt.model.actions import AnyAction, Bury, Choice
from shengji_qt.model.four_player.view import FourView

KEYS = {"deals", "pairs_won", "wins", "points", "levels", "decision_ms", "refusals", "exceptions", "seed", "command"}


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert arena.main(argv) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("decision_ms", "command")}


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "four", "--deals", "2", "--seed", "5", "--json")
    assert set(found) >= KEYS
    for key in ("pairs_won", "wins", "points", "levels"):
        assert set(found[key]) == {"mean", "lo", "hi"}
        assert found[key]["lo"] <= found[key]["mean"] <= found[key]["hi"]
    for name in ("a", "b"):
        assert set(found["decision_ms"][name]) == {"mean", "p50", "p95", "max"}
    assert found["deals"] == 2
    assert sum(role["games"] for role in found["roles"].values()) == 4
    assert found["command"] == "arena four --deals 2 --seed 5 --json"


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("four", "--deals", "4", "--seed", "3", "--random-settings", "9", "--json")
    one = printed(capsys, *command)
    two = printed(capsys, *command, "--jobs", "2")
    assert without_times(one) == without_times(two)


def test_text_is_printed_without_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["four", "--decks", "1", "--deals", "1", "--a", "greedy"]) == 0
    out = capsys.readouterr().out
    assert "duplicate pairs won" in out
    assert "refusals 0, exceptions 0" in out


@pytest.mark.parametrize(
    "argv", [[], ["chess"], ["four", "--decks", "4"], ["four", "--a", "nobody"], ["four", "--deals", "0"]]
)
def test_bad_usage_is_exit_code_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(argv) == 2
    assert "usage" in capsys.readouterr().err


def test_a_pair_swaps_the_sides_on_the_same_cards() -> None:
    """A player against itself has the same two games with the roles turned round."""
    for number in range(3):
        first, second = play_pair(Setup(2, "heuristic", "normal", 4), number).games
        assert first.points == -second.points
        assert first.levels == -second.levels
        assert first.won != second.won
        assert first.attacker_points == second.attacker_points


def test_deals_differ_and_repeat() -> None:
    setup = Setup(1, "heuristic", "random", 8)
    games = [play_pair(setup, number).games for number in range(3)]
    assert games[0] != games[1]
    assert [play_pair(setup, number).games for number in range(3)] == games


class Faulty:
    """Fails when it is to bury, and plays cards it has not got."""

    def rank(self, view: FourView, budget: Budget, seed: int) -> list[Choice]:
        return []

    def choose(self, view: FourView, seed: int) -> AnyAction | None:
        if view.phase == "bury":
            raise RuntimeError("on purpose")
        if view.phase == "play":
            return Bury(())
        return players.player("random").choose(view, seed)


def test_failures_are_counted_and_the_deal_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(players._PLAYERS, "greedy", Faulty())
    assert arena.main(["four", "--decks", "1", "--deals", "2", "--a", "greedy", "--b", "heuristic", "--json"]) == 1
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert found["refusals"] > 20
    assert found["exceptions"] >= 1
    assert "seed 1 deal 0 seat" in captured.err
    assert "on purpose" in captured.err
    assert "wrong_phase" in captured.err


@pytest.mark.slow
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_the_rules_of_thumb_beat_plain_players(rival: str) -> None:
    """A fixed seed, so no luck is involved; long runs are made with the arena itself."""
    found = arena.run(Setup(2, "heuristic", rival, 1), 12)
    assert found.pairs_won.mean >= 0.75
    assert found.points.lo > 0


def test_wilson_interval() -> None:
    """Known values for 81 of 100."""
    found = arena_stats.wilson(81, 100)
    assert isclose(found.lo, 0.7222, abs_tol=2e-4)
    assert isclose(found.hi, 0.8749, abs_tol=2e-4)


def test_figures_take_the_deal_as_the_unit() -> None:
    def game(points: int) -> Game:
        return Game(points < 0, points > 0, points, points // 40, 80 + points, False, 0)

    pairs = [PairResult([game(40), game(-20)]), PairResult([game(10), game(-10)]), PairResult([game(-40), game(-40)])]
    found = arena_stats.figures(pairs)
    assert found.pairs_won.mean == 0.5
    assert found.wins.mean == round(2 / 6, 4)
    assert found.points.mean == round((10 + 0 - 40) / 3, 4)
    assert found.roles["declarers"].games == 4


def test_random_settings_stay_playable() -> None:
    seen = set()
    for number in range(6):
        for decks in (1, 2, 3):
            start = arena_play._start(Setup(decks, "random", "random", 1, settings_seed=2), number)
            assert start.settings.decks == decks
            seen.add(start.settings)
    assert len(seen) == 18


def test_no_qt_is_imported() -> None:
    code = (
        "import sys; from shengji_qt.ai import arena; "
        "assert arena.main(['four', '--deals', '1', '--decks', '1', '--json']) == 0; "
        "assert not [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'asyncio')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=120)
