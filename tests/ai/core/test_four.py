# SPDX-License-Identifier: MIT
"""The four-player core against the model: the same cards in both, card by card."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.core import four
from shengji_qt.ai.core.four_play import FAILED
from shengji_qt.ai.core.state import H1, H2, H3, SCORE, TRICK, WINNER
from shengji_qt.model.actions import Play
from shengji_qt.model.four_player.game import FourGame
from tests.ai.core.playing import check_playout, dealt, next_cards, random_moment

REPLAYED = 37  # of a state, the entries that the tricks so far give


def compare(game: FourGame, position: four.FourPosition) -> None:
    """Everything that the core keeps is as in the model, and as made anew from the model."""
    state, table = position.state, position.table
    assert position.over == game.over
    assert position.points == state[SCORE] == game.attacker_points
    assert {seat for seat in range(4) if state[FAILED] >> seat & 1} == set(game.failed_throws)
    if game.over:
        return
    assert position.turn == game.turn
    for seat, hand in enumerate(game.hands):
        assert table.cards((state[H1 + seat], state[H2 + seat], state[H3 + seat])) == hand
    assert state[TRICK] == game.trick.points
    if game.trick.plays:
        assert state[WINNER] == game.trick.winner
        assert four.position_of(game, table).state[:REPLAYED] == state[:REPLAYED]


def play_through(number: int, decks: int, seed: int, share: float) -> int:
    """Play a deal in both; how many plays it took, 0 where nobody bid."""
    rng = random.Random(f"{seed}/{number}/{decks}")
    game = dealt("four", number, seed, decks)
    if game is None:
        return 0
    position = four.position_of(game)
    made = 0
    while not game.over:
        cards = next_cards(rng, game.view(game.turn), position, share)
        game.apply(game.turn, Play(cards))
        position.apply(cards)
        made += 1
        compare(game, position)
    return made


@pytest.mark.parametrize("decks", [1, 2, 3])
@pytest.mark.parametrize("share", [1.0, 0.4])
def test_the_core_plays_as_the_model_does(decks: int, share: float) -> None:
    assert sum(play_through(number, decks, 7, share) for number in range(3)) > 3 * 40


@pytest.mark.soak
@pytest.mark.parametrize("decks", [1, 2, 3])
@pytest.mark.parametrize("share", [1.0, 0.4])
def test_thousands_of_deals(decks: int, share: float) -> None:
    assert sum(play_through(number, decks, 8, share) for number in range(10_000)) > 0


def ending_of(game: FourGame) -> tuple[int, int]:
    """The attackers' points, and the faces by which they took the bottom."""
    last = game.tricks[-1]
    if (last.winner - game.declarer) % 2 == 0:
        return game.attacker_points, 0
    winning = next(each.cards for each in last.plays if each.seat == last.winner)
    return game.attacker_points, four.table_for(game.order, game.settings).masks(winning)[0]


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_a_playout_ends_as_the_model_does(decks: int) -> None:
    for number in range(4):
        game = random_moment("four", number, decks)
        if game is not None:
            check_playout(game, four.position_of, four.playout, lambda deal=game: ending_of(deal))
