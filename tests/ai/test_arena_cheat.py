# SPDX-License-Identifier: MIT
"""The player that sees all cards: stronger than any other, and never at a table."""

from __future__ import annotations

import subprocess
import sys

import pytest

from shengji_qt.ai import arena_cheat, arena_players, levels, players
from shengji_qt.ai.arena_cheat import CHEATS, OracleBot, PeekingBot, finish, side_of
from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.arena_run import Outcome, Run
from shengji_qt.ai.core.positions import position_of, values
from shengji_qt.ai.players import player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.utilities import utility_of
from shengji_qt.controller.ai_worker import player_of
from shengji_qt.model import codec
from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.game import Game
from tests.ai.building import position

HANDS = ("6H 4H 5D 6C 9C", "AS 7H 8D 9C 10C", "KS 8H 9D 10C JC", "QS 9H 10D JC QC")


@pytest.mark.parametrize("name", CHEATS)
def test_no_table_can_seat_one(name: str) -> None:
    assert name not in players.NAMES and name not in levels.ALL
    for make in (player, player_of):
        with pytest.raises(ValueError, match=name):
            make(name)


def test_nothing_of_a_table_imports_one() -> None:
    code = (
        "import sys, importlib, pkgutil\n"
        "import shengji_qt.table, shengji_qt.controller, shengji_qt.ui\n"
        "for part in (shengji_qt.table, shengji_qt.controller, shengji_qt.ui):\n"
        "    for each in pkgutil.walk_packages(part.__path__, part.__name__ + '.'):\n"
        "        importlib.import_module(each.name)\n"
        "import shengji_qt.ai.players, shengji_qt.ai.levels, shengji_qt.selftest\n"
        "assert 'shengji_qt.ai.rule_bot' in sys.modules\n"
        "assert 'shengji_qt.ai.arena_cheat' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def started(setup: Setup, number: int) -> Game:
    """A deal in which the first card is to be led, RuleBot having decided everything before."""
    start = start_of(setup, number)
    deck = setup.family.deck(start.settings)
    start.shuffle.shuffle(deck)
    game: Game = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
    bot = RuleBot()
    while game.view(None).phase != "play":
        for decision in game.pending():
            action = bot.choose(game.view(decision.seat), 0)
            if action is not None:
                game.apply(decision.seat, action)
        if game.can_advance:
            game.advance()
    return game


@pytest.mark.parametrize(("game", "mode"), [("four", "mine"), ("five", "mine"), ("five", "split")])
def test_it_looks_and_touches_nothing(game: str, mode: str) -> None:
    deal = started(Setup(1, "cheat", "normal", 3, game=game, mode=mode), 1)
    before = [codec.encode(deal.view(seat)) for seat in range(len(deal.view(None).hand_counts))]
    seat = deal.pending()[0].seat
    action = PeekingBot(player("v0")).choose(deal, seat, 1)
    assert action in [each.action for each in RuleBot().rank(deal.view(seat), arena_cheat.ENDLESS, 0)]
    assert [codec.encode(deal.view(each)) for each in range(len(before))] == before
    finish(deal.clone(), players.player("greedy"))
    assert not deal.over


def test_it_takes_what_ends_best_in_the_true_world() -> None:
    """Sooner or later that is not what RuleBot takes, which cannot know."""
    deal, bot, peeking = started(Setup(1, "cheat", "normal", 3), 1), RuleBot(), PeekingBot(player("v0"))
    better = 0
    while not better:
        seat = deal.pending()[0].seat
        side = side_of(deal.view(seat))
        usual, seeing = bot.choose(deal.view(seat), 0), peeking.choose(deal, seat, 0)
        assert usual is not None and seeing is not None
        gained = peeking._outcome(deal, seat, seeing, side) - peeking._outcome(deal, seat, usual, side)
        assert gained >= 0
        better += gained > 0
        deal.apply(seat, seeing)


def test_the_sides() -> None:
    assert [side_of(position(HANDS, seat=seat)) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    five = started(Setup(1, "cheat", "normal", 3, game="five"), 1)
    sides = {side_of(five.view(seat)) for seat in range(5)}
    assert sorted(map(len, sides)) == [1, 2, 2]


def test_three_players_by_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHEATS, "cheat", lambda: PeekingBot(player("v0")))
    names = ["a", "b", "b"]
    outcome = Outcome()
    Run(Setup(2, "cheat", "greedy", 3, game="three"), 1, names, outcome).play()
    assert (outcome.refusals, outcome.exceptions) == (0, 0)


@pytest.mark.parametrize(("game", "mode"), [("four", "mine"), ("three", "mine"), ("five", "mine"), ("five", "split")])
def test_the_oracle_takes_the_option_whose_playout_is_worth_most(game: str, mode: str) -> None:
    """Played on by it, with RuleBot's other decisions; sooner or later it leaves RuleBot's play."""
    deal = started(Setup(2 - (game == "three"), "oracle", "normal", 3, game=game, mode=mode), 1)
    bot, oracle = RuleBot(), OracleBot()
    left = 0
    while not left:
        decision = deal.pending()[0]
        view = deal.view(decision.seat)
        usual, seeing = bot.choose(view, 0), oracle.choose(deal, decision.seat, 0)
        assert usual is not None and seeing is not None
        assert codec.encode(deal.view(decision.seat)) == codec.encode(view)
        if seeing != usual:
            assert isinstance(usual, Play | Mine) and isinstance(seeing, Play | Mine)
            worth, position = utility_of(view), position_of(deal)
            ends = values(position, [tuple(sorted(each.cards)) for each in (usual, seeing)])
            assert worth(ends[1]) > worth(ends[0])
            left += 1
        deal.apply(decision.seat, seeing)


def test_names_that_are_offered() -> None:
    assert {"cheat", "oracle", "noisy", "easy", "v0", "heuristic"} <= set(arena_players.OFFERED)
