# SPDX-License-Identifier: MIT
"""The five-player core against the model: the same cards in both, card by card."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.core import five
from shengji_qt.ai.core.five_state import BY_SLOT, LAST_SIZE, LAST_WINNER, PLAYED_CARDS
from shengji_qt.ai.core.state import DECLARER, HIDDEN, PLAYED, TRICK, VOID, WINNER
from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.five_player.endgame import ending
from shengji_qt.model.five_player.game import FiveGame
from tests.ai.core.playing import check_playout, dealt, next_cards, random_moment

VARIANTS = [(1, "mine"), (2, "mine"), (3, "mine"), (2, "split")]


def compare(game: FiveGame, position: five.FivePosition) -> None:
    """Everything that the core keeps is as in the model, and as made anew from the model."""
    state, table = position.state, position.table
    assert position.over == (game.phase != "play")
    assert position.score == five.Score(game.personal, game.pair_points)
    for slot, cards in enumerate((*game.hands, game.mine)):
        assert five.hand_of(position, slot) == cards
    if position.over:
        hands = [five.hand_of(position, seat) for seat in range(5)]
        sides = hands[state[DECLARER]], five.hand_of(position, HIDDEN)
        won = state[LAST_WINNER], state[LAST_SIZE]
        assert ending(position.settings, state[DECLARER], *won, sides, hands) == game.ending
        return
    assert position.turn == game.slot
    again = five.position_of(game, table).state
    assert again[: VOID + 9] == state[: VOID + 9]
    if game.trick.plays:
        assert state[WINNER] == game.trick.winner and state[TRICK] == game.trick.points
        assert again[PLAYED:TRICK] == state[PLAYED:TRICK]
        assert again[BY_SLOT : PLAYED_CARDS + 6] == state[BY_SLOT : PLAYED_CARDS + 6]


def play_on(game: FiveGame, cards: tuple[int, ...]) -> None:
    """Out of the hand or the mine on turn."""
    kind = game.view(game.turn).decision.kind
    game.apply(game.turn, Mine(cards) if kind == "mine" else Play(cards))


def play_through(number: int, decks: int, mode: str, seed: int, share: float) -> int:
    """Play a deal in both; how many plays it took."""
    rng = random.Random(f"{seed}/{number}/{decks}/{mode}")
    game = dealt("five", number, seed, decks, mode)
    if game is None:
        return 0
    position = five.position_of(game)
    made = 0
    while game.phase == "play":
        cards = next_cards(rng, game.view(game.turn), position, share)
        play_on(game, cards)
        position.apply(cards)
        made += 1
        compare(game, position)
    return made


@pytest.mark.parametrize(("decks", "mode"), VARIANTS)
@pytest.mark.parametrize("share", [1.0, 0.4])
def test_the_core_plays_as_the_model_does(decks: int, mode: str, share: float) -> None:
    assert sum(play_through(number, decks, mode, 7, share) for number in range(2)) > 2 * 30


@pytest.mark.soak
@pytest.mark.parametrize(("decks", "mode"), VARIANTS)
@pytest.mark.parametrize("share", [1.0, 0.4])
def test_thousands_of_deals(decks: int, mode: str, share: float) -> None:
    assert sum(play_through(number, decks, mode, 8, share) for number in range(10_000)) > 0


@pytest.mark.parametrize(("decks", "mode"), VARIANTS)
def test_a_playout_ends_as_the_model_does(decks: int, mode: str) -> None:
    for number in range(2):
        game = random_moment("five", number, decks, mode)
        check_playout(game, five.position_of, five.playout, lambda deal=game: (deal.personal, deal.pair_points))
