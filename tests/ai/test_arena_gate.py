# SPDX-License-Identifier: MIT
"""The sequential test."""

from __future__ import annotations

import json
import random
from math import isclose
from pathlib import Path

import pytest

from shengji_qt.ai import arena, arena_gate
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_gate import Gate, Hypotheses
from shengji_qt.ai.arena_play import Game, PairResult
from shengji_qt.ai.arena_seats import Gain, SeatsResult
from shengji_qt.ai.arena_stats import difference
from shengji_qt.ai.arena_text import gate_text


def decide(mean: float, seed: int, most: int = 5000) -> Gate:
    rng, gate = random.Random(seed), Gate(Hypotheses())
    for _ in range(most):
        if gate.add(rng.gauss(mean, 14.5)) != "undecided":
            break
    return gate


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    gate = Gate(Hypotheses(-1.0, 3.0))
    differences = [1.0, 6.0, -3.0, 8.0]
    for each in differences:
        gate.add(each)
    mean = sum(differences) / 4
    variance = sum((each - mean) ** 2 for each in differences) / 3
    wanted = sum(((each + 1) ** 2 - (each - 3) ** 2) / (2 * variance) for each in differences)
    assert isclose(gate.llr, wanted)
    assert isclose(gate.result().sd, variance**0.5, abs_tol=1e-4)


def test_errors_are_as_rare_as_promised() -> None:
    """200 runs each way with fixed seeds: 5 % may err, and the variance is estimated."""
    wrong = [sum(decide(mean, seed).verdict != verdict for seed in range(200)) for mean, verdict in
             ((0.0, "rejected"), (2.0, "accepted"))]  # fmt: skip
    assert all(count <= 20 for count in wrong)


def test_it_stops_sooner_the_clearer_it_is() -> None:
    deals = [sum(decide(mean, seed).result().deals for seed in range(40)) for mean in (2.0, 5.0, 15.0)]
    assert deals[0] > 2 * deals[1] > 2 * deals[2]
    assert deals[2] <= 40 * 2 * arena_gate.LEAST


def test_players_that_do_not_differ_are_rejected() -> None:
    gate = Gate(Hypotheses())
    verdicts = [gate.add(0.0) for _ in range(arena_gate.LEAST)]
    assert verdicts == ["undecided"] * (arena_gate.LEAST - 1) + ["rejected"]


@pytest.mark.parametrize("mean", [20.0, -20.0])
def test_the_text_says_what_was_found(mean: float) -> None:
    gate = decide(mean, 1)
    assert gate_text(gate.result()).startswith("accepted: the difference is 2" if mean > 0 else "rejected")
    assert gate_text(Gate(Hypotheses()).result()).startswith("undecided")


def ahead(setup: Setup, number: int) -> PairResult:
    """A deal in which a is some points ahead."""
    games = [Game(False, True, 8 + 5 * (number % 3 + turn), 1, 90, False, 0) for turn in range(2)]
    return PairResult(games=games)


def test_the_arena_stops_at_the_verdict_whatever_is_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "play_pair", ahead)
    argv = ["four", "--decks", "1", "--deals", "40", "--a", "greedy", "--b", "random", "--json"]
    assert arena.main([*argv, "--sprt"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sprt"]["verdict"] == "accepted" and found["deals"] == found["sprt"]["deals"] < 40
    file = tmp_path / "results.jsonl"
    more = [*argv, "--resume", str(file)]
    more[more.index("40")] = str(found["deals"] + 2)
    assert arena.main(more) == 0
    capsys.readouterr()
    assert arena.main([*more, "--sprt"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["sprt"] == found["sprt"] and again["points"] == found["points"]


def test_who_is_not_better_does_not_pass(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["three", "--deals", "1", "--a", "random", "--b", "random", "--role", "declarer", "--sprt=-2,0"]
    assert arena.main(argv) == arena.NOT_ACCEPTED
    assert "undecided between -2 and 0 points" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["2,0", "1", "a,b", "1,2,3"])
def test_hypotheses_that_make_no_sense(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["four", f"--sprt={text}"]) == 2
    assert "--sprt" in capsys.readouterr().err


def test_deals_that_find_their_declarer_do_not_count_by_seats() -> None:
    gains = [Gain("attacker", 0.0, 0.0, 4.0, 0.0), Gain("declarer", 0.0, 0.0, -1.0, 0.0)]
    first = [Gain("first-deal", 0.0, 0.0, 90.0, 0.0)]
    assert difference(SeatsResult(games=8, gains=gains)) == 1.5
    assert difference(SeatsResult(games=8, gains=first)) is None
    assert difference(SeatsResult()) is None
    assert difference(ahead(Setup(2, "a", "b", 1), 0)) == 10.5
