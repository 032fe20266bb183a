# SPDX-License-Identifier: MIT
"""The arena: shape of its output, determinism, exit codes, what it counts."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from math import isclose
from typing import Any

import msgspec
import pytest

from shengji_qt.ai import arena, arena_deals, arena_players, arena_run, arena_stats, arena_text, arena_worth, players
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_play import Game, PairResult, play_pair
from shengji_qt.ai.arena_seats import Gain, SeatsResult, play_seats
from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.model.actions import AnyAction, Bury, Choice
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.three_player.layouts import check_layout, top_slots

KEYS = {"deals", "pairs_won", "wins", "points", "levels", "decision_ms", "refusals", "exceptions", "seed", "command"}
KEYS |= {"faults", "version", "source", "python"}


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


def test_our_own_players_may_have_a_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search that takes longer would answer at the table."""
    budgets: list[Budget] = []

    class Asked:
        def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
            budgets.append(budget)
            return None

    monkeypatch.setitem(arena_players.EXPERIMENTS, "trial", Asked)
    plain = Setup(2, "trial", "normal", 1)
    for setup in (plain, msgspec.structs.replace(plain, deadline=60.0)):
        decide: Any = arena_players.decider(setup, "a", 0)
        decide(None, None, 1)
    assert budgets[0].deadline is None
    assert budgets[1].deadline is not None and not budgets[1].spent


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
    "argv",
    [
        [],
        ["chess"],
        ["four", "--decks", "4"],
        ["four", "--a", "nobody"],
        ["four", "--deals", "0"],
        ["five", "--mode", "split", "--decks", "3"],
        ["three", "--role", "pair"],
        ["four", "--role", "declarer"],
    ],
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

    def choose(self, view: FourView, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
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

    points = ((40, -20), (10, -10), (-40, -40))
    pairs = [PairResult(games=[game(one), game(other)]) for one, other in points]
    found = arena_stats.figures(pairs)
    assert found.pairs_won.mean == 0.5
    assert found.wins.mean == round(2 / 6, 4)
    assert found.points.mean == round((10 + 0 - 40) / 3, 4)
    assert found.roles["declarers"].games == 4


def test_random_settings_stay_playable() -> None:
    seen = set()
    for number in range(6):
        for decks in (1, 2, 3):
            start = arena_deals.start_of(Setup(decks, "random", "random", 1, settings_seed=2), number)
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


# -- by seats and roles ------------------------------------------------------------------------------------------------

GAMES = [("three", 2, "mine"), ("five", 1, "mine"), ("five", 2, "split"), ("five", 3, "mine")]


@pytest.mark.parametrize(("game", "decks", "mode"), GAMES)
def test_the_other_games_by_roles(game: str, decks: int, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Random house rules and standings; nothing is refused, and the points of every deal add up."""
    options = ("--decks", str(decks), "--mode", mode, "--random-settings", "4", "--role", "declarer")
    found = printed(capsys, game, "--a", "greedy", "--b", "random", "--deals", "2", "--seed", "3", "--json", *options)
    assert (found["refusals"], found["exceptions"]) == (0, 0)
    assert found["deals"] == 2 and found["games"] == 2 * 4
    assert list(found["roles"]) == ["declarer"]
    role = found["roles"]["declarer"]
    assert role["deals"] == 2
    for key in ("value", "levels", "points", "declares", "better"):
        assert role[key]["lo"] <= role[key]["mean"] <= role[key]["hi"]


def test_every_seat_and_role_takes_its_turn() -> None:
    fixed = next(number for number in range(20) if _declarer(Setup(2, "random", "random", 1, game="five"), number))
    roles = [gain.role for gain in play_seats(Setup(1, "random", "random", 1, game="five"), fixed).gains]
    once = ["declarer", *["beside-declarer"] * 2, *["beside-mine"] * 2, *["pair"] * 2]
    assert sorted(roles) == sorted(2 * once)
    three = play_seats(Setup(2, "random", "random", 1, game="three"), 0)
    assert three.games == 8 and len(three.gains) == 6


def _declarer(setup: Setup, number: int) -> int | None:
    found: int | None = arena_deals.start_of(setup, number).deal.standing.declarer
    return found


SAME = (  # one player under two names; in games of three RuleBot takes long
    ("four", "heuristic", "normal", 3),
    ("three", "greedy", "greedy", 2),
    pytest.param("three", "heuristic", "normal", 3, marks=pytest.mark.soak),
)


@pytest.mark.parametrize(("game", "one", "other", "deals"), SAME)
def test_a_player_gains_nothing_over_itself(game: str, one: str, other: str, deals: int) -> None:
    for number in range(deals):
        gains = play_seats(Setup(1, one, other, 4, game=game), number).gains
        assert gains and all(gain == Gain(gain.role, 0, 0, 0, 0) for gain in gains)


def test_the_deals_by_roles_repeat() -> None:
    setup = Setup(2, "greedy", "random", 8, settings_seed=1, game="three")
    assert play_seats(setup, 1).gains == play_seats(setup, 1).gains


def test_the_text_names_the_roles_in_which_a_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    gain = Gain("declarer", 1.0, 1.0, 5.0, 0.0)
    found = arena_stats.seat_figures([SeatsResult(games=4, gains=[gain]) for _ in range(5)])
    assert found.proven == ["declarer"] and found.roles["declarer"].value.lo == 1.0
    text = arena_text.seats_text("arena three", Setup(2, "a", "b", 1, game="three"), found)
    assert "as declarer (5 deals), better:" in text
    assert "5 duplicate deals, 20 games" in text


def test_a_bootstrap_interval_lies_where_the_normal_one_does() -> None:
    values = [float(number % 7) for number in range(200)]
    one, other = arena_stats.bootstrap(values), arena_stats.normal(values)
    assert one.mean == other.mean
    assert isclose(one.lo, other.lo, abs_tol=0.05) and isclose(one.hi, other.hi, abs_tol=0.05)


def test_random_layouts_differ_and_are_valid() -> None:
    rng = random.Random(5)
    found = [arena_deals.random_layout(rng) for _ in range(60)]
    assert all(check_layout(each) is None for each in found)
    assert len({each.slots for each in found}) > 10 and {len(top_slots(each.slots)) for each in found} == {4, 5, 6}


def test_points_that_do_not_add_up_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena_run, "_compare", lambda found, wanted: f"sum to {found}")
    assert arena.main(["three", "--deals", "1", "--a", "random", "--role", "all"]) == 1
    assert "points sum to" in capsys.readouterr().err


def test_seats_are_worth_levels_points_and_the_next_deal() -> None:
    game = arena_run.Run(Setup(1, "random", "random", 2, game="five"), 1, ["a"] * 5, arena_run.Outcome())
    summary = game.play()
    declares = [arena_worth.worth(summary, (seat,)).declares for seat in range(5)]
    assert sum(declares) == 1 and declares[summary.next_declarer] == 1
    levels = [arena_worth.worth(summary, (seat,)).levels for seat in range(5)]
    assert isclose(sum(levels), 0, abs_tol=1e-9)
