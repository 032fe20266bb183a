# SPDX-License-Identifier: MIT
"""The lean policy of four players: what it counts, that it looks at nothing hidden, and some plays that are plain."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from shengji_qt.ai.core import four, four_sight, positions
from shengji_qt.ai.core.table import MISS, MOST, STEPS, SURE
from shengji_qt.ai.sampling.belief import belief_of
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.order import four_order
from tests.ai.core.playing import random_moment


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_cards_out_of_sight_are_those_that_are_neither_held_nor_played(decks: int) -> None:
    seen = 0
    for number in range(12):
        game = random_moment("four", number, decks)
        if game is None or game.phase != "play":
            continue
        position = four.position_of(game)
        table, slot = position.table, position.turn
        own = Counter(game.hands[slot]) + Counter(game.bottom if slot == game.declarer else ())
        own += Counter(card for trick in (*game.tricks, game.trick) for play in trick.plays for card in play.cards)
        planes = four_sight.outside(table, position.state, slot)
        for bit, face in enumerate(table.face):
            copies = sum(plane >> bit & 1 for plane in planes)
            assert copies == decks - own[face], face
            seen += copies
    assert seen > 0


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_what_a_seat_does_depends_on_nothing_that_it_may_not_know(decks: int) -> None:
    asked = 0
    for number in range(10):
        game = random_moment("four", number, decks)
        if game is None or game.phase != "play":
            continue
        view = game.view(game.turn)
        rng, belief = random.Random(number), belief_of(view)
        chosen = four.position_of(game).policy()
        for _ in range(4):
            world = belief.sample(rng)
            position = positions.position_from(view, world, positions.table_of(view))
            before = position.state[:]
            assert position.policy() == chosen
            assert position.state == before
            asked += 1
    assert asked > 0


def test_chances_of_a_hand_without_certain_cards() -> None:
    assert MISS[0:3] == [SURE, SURE, SURE]
    assert MISS[STEPS // 2 * MOST + 1] == SURE // 2
    assert MISS[STEPS * MOST : STEPS * MOST + 2] == [SURE, 0]
    assert four_sight.share(25, 3, 0) == round(STEPS / 3)
    assert four_sight.share(25, 0, 8) == 0
    assert four_sight.trump_cost(0, 20) > four_sight.trump_cost(3, 20) > four_sight.trump_cost(20, 20)
    assert four_sight.side_cost(0, 20) > four_sight.side_cost(3, 20) > four_sight.side_cost(20, 20)


def position(turn: int, *hands: str) -> four.FourPosition:
    """Two decks, hearts and fives are trumps, seat 0 is the declarer; a lead is due."""
    table = four.table_for(four_order(Rank(5), Trump.HEARTS), FourSettings(decks=2))
    return four.new_position(table, FourSettings(decks=2), [parse_cards(each) for each in hands], (), 0, turn)


def test_a_card_that_only_its_equal_could_meet_is_thrown_with_the_aces() -> None:
    made = position(0, "AC AC KC 3D 4D 7H", "KC 3C 4C 8H 6D 7D", "6C 7C 8C 9H 8D 9D", "9C JC QC JH JD QD")
    assert made.policy() == parse_cards("KC AC AC")


def test_who_is_last_gives_points_to_the_partner_and_none_to_an_opponent() -> None:
    made = position(0, "AC 3D 4D", "3C 6D 7D", "4C 8D 9D", "KC 7C 8H")
    made.apply(parse_cards("AC"))
    made.apply(parse_cards("3C"))
    made.apply(parse_cards("4C"))
    assert made.policy() == parse_cards("7C")
    made = position(1, "KC 7C 8H", "3C 6D 7D", "AC 8D 9D", "4C 3D 4D")
    for each in ("3C", "AC", "4C"):
        made.apply(parse_cards(each))
    assert made.policy() == parse_cards("KC")


def test_a_pair_is_ruffed_where_others_still_add_points() -> None:
    made = position(0, "9C 9C 3D 4D", "3H 3H 6D 7D", "4C 6C 8D 9D", "7C 8C JD QD")
    made.apply(parse_cards("9C 9C"))
    assert made.policy() == parse_cards("3H 3H")
