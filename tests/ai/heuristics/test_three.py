# SPDX-License-Identifier: MIT
"""RuleBot through whole hands of the three-player game: legal, honest, the same for equal Views."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics import three
from shengji_qt.ai.players import player
from shengji_qt.model import codec
from shengji_qt.model.actions import Bid
from shengji_qt.model.cards import Card
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import SEATS, decisions


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_whole_hands_under_random_rules(seed: int) -> None:
    """Against plain players, every layout and optional rule drawn anew: each listed choice is legal."""
    kinds = set()
    for _, view in decisions(seed, 2, ("greedy", "random", "greedy"), settings_seed=seed):
        if view.seat != 0:
            continue
        assert view.decision is not None
        kinds.add(view.decision.kind)
        choices = three.rank(view)
        assert choices or view.decision.optional
        assert len(choices) <= three.MOST_CHOICES
        for choice in choices:
            assert view_rules.check(view, choice.action) is None
            assert choice.code in three.THREE_REASON_CODES
    assert "play" in kinds


def test_equal_views_give_equal_choices() -> None:
    """Whatever the generator of the day: lots are drawn from the View alone, which came over the wire."""
    for number, (_, view) in enumerate(decisions(41, 1)):
        if number % 8 == 0:
            random.seed(number)
            again = codec.decode(codec.encode(view), ThreeView)
            assert three.rank(again) == three.rank(view)
            assert player("normal").choose(again, 1) == player("normal").choose(view, 2)


def hidden_places(game: ThreeGame, view: ThreeView) -> list[tuple[str, int, int]]:
    """Where cards lie that the seat cannot see: (kind, owner, number). Cards of proven places are left out."""
    assert view.seat is not None
    places = [("hand", seat, index) for seat in range(SEATS) if seat != view.seat for index in range(6)]
    found = [each for each in places if each[2] < len(game.hands[each[1]])]
    for seat, tableau in enumerate(game.tableaus):
        found += [("slot", seat, slot) for slot, state in enumerate(tableau.states) if state == "down"]
    return found


def card_at(game: ThreeGame, place: tuple[str, int, int]) -> Card:
    kind, seat, number = place
    return game.hands[seat][number] if kind == "hand" else game.tableaus[seat].card_at(number)


def put_card(game: ThreeGame, place: tuple[str, int, int], face: Card) -> None:
    kind, seat, number = place
    if kind == "hand":
        game.hands[seat] = (*game.hands[seat][:number], face, *game.hands[seat][number + 1 :])
    else:
        game.tableaus[seat] = game.tableaus[seat].dealt(number, face)


def test_hidden_cards_change_nothing() -> None:
    """Other hands and all face-down cards, the own ones too, are dealt round: View and choices stay the same."""
    rng = random.Random(51)
    asked = 0
    for number, (game, view) in enumerate(decisions(52, 3)):
        if view.phase != "play" or number % 8:
            continue
        twin = game.clone()
        twin.tableaus = list(twin.tableaus)
        places = hidden_places(game, view)
        cards = [card_at(game, each) for each in places]
        rng.shuffle(cards)
        for place, face in zip(places, cards, strict=True):
            put_card(twin, place, face)
        twin.hands = [tuple(sorted(hand)) for hand in twin.hands]
        other = twin.view(view.seat)
        if other != view:  # a card that everybody knows to be in a hand moved
            continue
        assert three.rank(other) == three.rank(view)
        asked += any(card_at(game, each) != card_at(twin, each) for each in places)
    assert asked > 8


def test_silence_is_no_choice_and_nobody_else_is_asked() -> None:
    game, view = next((game, view) for game, view in decisions(4, 40) if view.phase == "draw")
    assert view.seat is not None and view.decision is not None
    assert all(isinstance(choice.action, Bid) for choice in three.rank(view))
    assert three.rank(game.view((view.seat + 1) % SEATS)) == [] or len(game.pending()) > 1
    assert three.rank(game.view(None)) == []
