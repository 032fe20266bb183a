# SPDX-License-Identifier: MIT
"""The lean table against the model: same legal cards, same winners, same points, whatever the house rules."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics.three_playout import HandRules, Table
from shengji_qt.model.actions import Play
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.bidding import SEATS
from shengji_qt.model.three_player.game import ThreeGame
from tests.ai.three_positions import decisions

FINED = "the lean table knows no fines and no failed throws"


def table_of(game: ThreeGame) -> Table:
    """The whole hand as the table itself knows it."""
    assert game.declarer is not None
    rules = HandRules(game.settings, game.order, game.declarer)
    table = Table(rules)
    table.alive = [(1 << len(row)) - 1 for row in rules.ranks]
    for face in game.bottom:
        table.alive[rules.cls[face]] &= ~rules.bit[face]
    for seat, tableau in enumerate(game.tableaus):
        above = [0] * len(tableau.cards)
        for slot, state in enumerate(tableau.states):
            for lower in rules.below[seat][slot]:
                above[lower] += 1
            if state == "up":
                table.slot[seat][tableau.card_at(slot)] = slot
            else:
                table.hidden[seat][slot] = tableau.card_at(slot)
        table.above[seat] = above
        table.play[seat] = [*game.hands[seat], *tableau.face_up]
    table.bottom = game.bottom
    table.turn = game.declarer
    return table


@pytest.mark.parametrize("seed", range(25))
def test_a_hand_comes_out_as_in_the_model(seed: int) -> None:
    rng = random.Random(seed)
    game = next(game for game, view in decisions(seed, 1, settings_seed=seed) if view.phase == "play")
    table, game = table_of(game), game.clone()
    while game.phase == "play":
        seat = game.pending()[0].seat
        view = game.view(seat)
        assert table.turn == seat
        assert sorted(table.play[seat]) == list(view.playable)
        offers = [each for each in view_rules.plays(view, 60) if view.trick.plays or len(each) == 1]
        if len(offers[0]) == 1:
            assert sorted(table.legal()) == sorted(each[0] for each in offers)
        cards = rng.choice(offers)
        twin = table.copy()
        twin.put(cards)
        if len(cards) == 1:
            table.put_one(cards[0])
            assert (table.winner, table.best, table.total, table.play) == (
                twin.winner, twin.best, twin.total, twin.play
            )  # fmt: skip
        table = twin
        game.apply(seat, Play(cards))
        if game.trick.plays:
            assert (table.winner, table.total) == (game.trick.winner, game.trick.points)
    outcome, settled = table.outcome, game.settled
    assert outcome is not None and settled is not None
    assert outcome.points == tuple(game.points)
    assert outcome.capturer == game.bottom_result.capturer
    assert outcome.level_capture == game.bottom_result.level_capture


@pytest.mark.parametrize("seed", range(6))
def test_throws_come_out_as_in_the_model(seed: int) -> None:
    """Rule #3 with throws that nobody beats, up to the whole class."""
    rng = random.Random(seed)
    for game, view in decisions(100 + seed, 1, settings_seed=seed):
        if view.phase != "play" or not view.settings.rule3:
            continue
        table = table_of(game) if not view.tricks and not view.trick.plays else None
        if table is None:
            continue
        game = game.clone()
        while game.phase == "play":
            seat = game.pending()[0].seat
            offers = view_rules.plays(game.view(seat), 400)
            if not game.trick.plays:
                owned = [face for other in range(SEATS) if other != seat for face in table.play[other]]
                offers = [each for each in offers if not _beaten(table, each, owned)]
            cards = rng.choice(offers)
            game.apply(seat, Play(cards))
            table.put(cards)
        assert table.outcome is not None
        assert table.outcome.points == tuple(game.points)


def _beaten(table: Table, cards: tuple, owned: list) -> bool:  # type: ignore[type-arg]
    rules = table.rules
    least = min(rules.base[face] for face in cards)
    return len(cards) > 1 and any(rules.cls[face] == rules.cls[cards[0]] and rules.base[face] > least for face in owned)


@pytest.mark.parametrize("seed", range(4))
def test_the_policy_plays_a_hand_to_its_end(seed: int) -> None:
    game = next(game for game, view in decisions(200 + seed, 1, settings_seed=seed) if view.phase == "play")
    table = table_of(game)
    outcome = table.copy().run()
    assert outcome == table.copy().run()
    assert table.outcome is None
    points = game.settings, sum(outcome.points)
    assert points[1] >= 0 and len(outcome.tie) == SEATS
