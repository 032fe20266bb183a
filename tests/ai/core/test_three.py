# SPDX-License-Identifier: MIT
"""The three-player core against the model: the same cards in both, card by card."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.core import three
from shengji_qt.ai.core.state import GONE1, H1, HIDDEN, TRICK, WINNER
from shengji_qt.model.actions import Play
from shengji_qt.model.three_player import settlement
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding
from tests.ai.core.playing import check_playout, dealt, next_cards, random_moment


def compare(game: ThreeGame, position: three.ThreePosition, before: ThreeStanding) -> None:
    """Everything that the core keeps is as in the model, and as made anew from the model."""
    state, table = position.state, position.table
    assert position.over == (game.phase in ("lower", "over"))
    assert position.points == tuple(game.points)
    if position.over:
        ladder = Ladder.of(game.settings, game.start.options)
        assert game.settled == settlement.settle(game.settings, ladder, before, position.tally())
        return
    assert position.turn == game.turn
    for seat in range(3):
        own = (*game.hands[seat], *game.tableaus[seat].face_up)
        assert table.cards((state[H1 + seat], 0, 0)) == tuple(sorted(own))
        down = set(game.tableaus[seat].left) - set(game.tableaus[seat].face_up)
        assert set(table.cards((state[three.DOWN + seat], 0, 0))) == down
    again = three.position_of(game, table).state
    assert again[: H1 + HIDDEN + 1] == state[: H1 + HIDDEN + 1] and again[GONE1] == state[GONE1]
    assert again[three.DOWN : three.PLAYS] == state[three.DOWN : three.PLAYS]
    if game.trick.plays:
        assert again[:38] == state[:38]
        assert state[TRICK] == game.trick.points and state[WINNER] == game.trick.winner


def play_through(number: int, seed: int, share: float) -> int:
    """Play a hand in both; how many plays it took, 0 where nobody bid."""
    rng = random.Random(f"{seed}/{number}")
    game = dealt("three", number, seed)
    if game is None:
        return 0
    position = three.position_of(game)
    before, made = game.live, 0
    while game.phase == "play":
        cards = next_cards(rng, game.view(game.turn), position, share)
        game.apply(game.turn, Play(cards))
        position.apply(cards)
        made += 1
        compare(game, position, before)
    return made


@pytest.mark.parametrize("share", [1.0, 0.4])
def test_the_core_plays_as_the_model_does(share: float) -> None:
    assert sum(play_through(number, 7, share) for number in range(14)) > 14 * 30


@pytest.mark.soak
@pytest.mark.parametrize("share", [1.0, 0.4])
def test_thousands_of_hands(share: float) -> None:
    assert sum(play_through(number, 8, share) for number in range(10_000)) > 0


def test_a_playout_ends_as_the_model_does() -> None:
    for number in range(6):
        game = random_moment("three", number)
        if game is not None:
            check_playout(game, three.position_of, three.playout, lambda deal=game: tuple(deal.points))
