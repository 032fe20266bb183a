# SPDX-License-Identifier: MIT
"""What a seat may conclude, and what it must not."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.ai.heuristics.lessons import NO_LIMIT
from shengji_qt.ai.players import player
from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.combos import Component, decompose
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.order import CLASSES, TRUMP
from shengji_qt.model.planes import longest_run, planes_of
from shengji_qt.model.tricks import is_beaten
from tests.ai.building import position, start_of

HEARTS, CLUBS, DIAMONDS = 1, 2, 3


def test_what_is_out_is_counted_by_subtraction() -> None:
    view = position(["AH 5C", "KH 3S", "KH 4S", "QH bj"])
    know = Knowledge(view)
    assert know.unseen_in[HEARTS] == 3
    assert know.unseen_in[TRUMP] == 3
    assert know.unseen[Card.parse("AH")] == 0
    assert know.higher_unseen(Card.parse("QH")) == 2
    assert know.higher_unseen(Card.parse("AH")) == 0


def test_own_bottom_is_known_to_the_declarer_only() -> None:
    hands = ["AH 5C", "KH 3S", "KH 4S", "QH bj"]
    assert Knowledge(position(hands, bottom="7H 8H")).unseen[Card.parse("7H")] == 0
    other = Knowledge(position(hands, bottom="7H 8H", seat=1))
    assert other.unseen[Card.parse("7H")] == 1
    assert other.hidden_bottom == 2


def test_a_discard_shows_a_void() -> None:
    hands = ["3H 5C", "KC 3S", "KH 4S", "QH bj"]
    know = Knowledge(position(hands, tricks=[[(0, "AH"), (1, "3C"), (2, "4H"), (3, "5H")]]))
    assert HEARTS in know.voids[1]
    assert HEARTS not in know.voids[2] | know.voids[3]
    assert know.may_hold(1, HEARTS) == ()


def test_a_failed_pair_follow_shows_that_no_pair_is_left() -> None:
    hands = ["3H 5C", "KH KC", "QH QH", "JH bj"]
    know = Knowledge(position(hands, tricks=[[(0, "AH AH"), (1, "4H 6H"), (2, "7H 7H"), (3, "5H 8H")]]))
    assert know.longest_pairs[1][HEARTS] == know.longest_pairs[3][HEARTS] == 0
    assert know.longest_pairs[2][HEARTS] == NO_LIMIT
    assert not know.may_beat(1, HEARTS, (2, 1), 0)
    assert know.may_beat(2, HEARTS, (2, 1), 0)


def test_pairs_that_do_not_join_show_that_no_tractor_is_left() -> None:
    hands = ["3H 5C", "QH QH KH KH", "JC bj sj 3C", "5D 6D 7D 8D"]
    lead = [(0, "AH AH KH KH"), (1, "4H 4H 7H 7H"), (2, "5H 6H 8H 9H"), (3, "6H 8H 9H 10H")]
    know = Knowledge(position(["3H 5C", "QH QH JH JH", *hands[2:]], tricks=[lead]))
    assert know.longest_pairs[1][HEARTS] == 1
    assert not know.may_beat(1, HEARTS, (2, 2), 0)
    assert know.may_beat(1, HEARTS, (2, 1), 0)
    assert know.longest_pairs[2][HEARTS] == 0


def test_who_follows_a_throw_with_a_triple_without_one_has_none_left() -> None:
    hands = ["3H 5C", "KH KH KH", "QH QH JH", "JH JH bj"]
    lead = [(0, "AH AH AH 2H"), (1, "4H 4H 6H 9H"), (2, "7H 7H 7H 8H"), (3, "5H 5H 8H 9H")]
    know = Knowledge(position(hands, tricks=[lead], level="3", settings=FourSettings(decks=3)))
    assert know.longest_triples[1][HEARTS] == know.longest_triples[3][HEARTS] == 0
    assert know.longest_triples[2][HEARTS] == NO_LIMIT


def test_a_kept_back_triple_is_not_excluded_where_triples_are_protected() -> None:
    settings = FourSettings(decks=3, protect_triples=True)
    hands = ["3H 5C", "KH KH KH", "QH QH QH", "JH JH bj"]
    trick = [(0, "AH AH"), (1, "4H 6H"), (2, "7H 7H"), (3, "5H 8H")]
    know = Knowledge(position(hands, tricks=[trick], settings=settings))
    assert know.longest_pairs[1][HEARTS] == NO_LIMIT
    plain = Knowledge(position(hands, tricks=[trick], settings=FourSettings(decks=3)))
    assert plain.longest_pairs[1][HEARTS] == 0


@pytest.mark.parametrize("decks", [1, 2, 3])
@pytest.mark.parametrize("protect", [False, True])
def test_every_proof_is_true_of_the_hidden_hands(decks: int, protect: bool) -> None:
    """Through whole random deals: no seat holds what it is proven to lack, and no boss is beaten."""
    rng = random.Random(decks + 10 * protect)
    settings = FourSettings(decks=1 if decks == 1 else 2 if decks == 2 else 3, protect_triples=protect)
    chooser = player("random")
    asked = 0
    for _ in range(4):
        deck = full_deck(decks)
        rng.shuffle(deck)
        game = FourGame(settings, start_of(), deck, 0)
        while game.can_advance:
            game.advance()
        while not game.over:
            assert game.turn is not None
            view = game.view(game.turn)
            if view.phase == "play":
                assert_true(Knowledge(view), game)
                asked += 1
            action = chooser.choose(view, rng.getrandbits(32))
            assert action is not None
            game.apply(game.turn, action)
    assert asked > 100


def assert_true(know: Knowledge, game: FourGame) -> None:
    order = know.order
    for seat in know.others:
        hand = game.hands[seat]
        for cls in range(CLASSES):
            held = order.of_class(hand, cls)
            assert not (held and cls in know.voids[seat])
            planes = planes_of(held, order.pos)
            assert longest_run(planes.p2, order.links[cls]) <= know.longest_pairs[seat][cls]
            assert longest_run(planes.p3, order.links[cls]) <= know.longest_triples[seat][cls]
            assert all(held.count(face) <= know.unseen[face] for face in held)
        assert not know.shown[seat] - type(know.shown[seat])(hand)
    others = [game.hands[seat] for seat in know.others]
    for cls in range(CLASSES):
        for component in decompose(order, know.held_in(cls)) or ():
            if know.is_boss(component):
                assert not is_beaten(order, component, others)


def test_boss_needs_every_higher_card_accounted_for() -> None:
    hands = ["KH 5C", "AH 3S", "QH 4S", "JH bj"]
    king = Component(1, 1, 10, (Card.parse("KH"),))
    assert not Knowledge(position(hands)).is_boss(king)
    assert Knowledge(position(["KH 5C", "10H 3S", "QH 4S", "JH bj"])).is_boss(king)
