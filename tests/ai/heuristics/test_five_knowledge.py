# SPDX-License-Identifier: MIT
"""What a seat of the five-player game counts and proves is true of the whole deal, the mine included."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics.five_knowledge import DECLARER, FiveKnowledge
from shengji_qt.ai.heuristics.lessons import NO_LIMIT
from shengji_qt.ai.players import player
from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.combos import decompose
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.order import CLASSES
from shengji_qt.model.planes import longest_run, planes_of
from shengji_qt.model.tricks import is_beaten
from tests.ai.building_five import position, start_of

HEARTS = 1
HANDS = ["6D 7D 9D", "JH 3C 9C", "7H 8C 6C", "9H 2H 4C", "8H 8D JD"]


def test_parties_and_places() -> None:
    know = FiveKnowledge(position(HANDS, "10C bj"))
    assert know.others == (1, 2, 3, 4) and know.spare and know.partner is None
    assert [know.party(slot) for slot in range(6)] == [DECLARER, 0, 1, 0, 1, DECLARER]
    mine = FiveKnowledge(position(HANDS, "10C bj", slot=MINE, trick=[(2, "7H")]), MINE)
    assert mine.hand == position(HANDS, "10C bj").mine and mine.later == (3, 4, 0, 1)
    attacker = FiveKnowledge(position(HANDS, "10C bj", seat=3, trick=[(2, "7H"), (MINE, "")]))
    assert attacker.others == (0, 1, 2, MINE, 4) and attacker.later == (4, 0, 1) and attacker.partner == 1


def test_what_is_left_of_the_deal_counts_from_the_beginning_of_the_trick() -> None:
    trick = [(1, "4H"), (2, "6H"), (MINE, ""), (3, "7H"), (4, "8H")]
    assert FiveKnowledge(position(HANDS, "10C bj", trick=trick)).cards_left == 4
    assert FiveKnowledge(position(HANDS, "10C bj", seat=4, trick=trick[:4])).cards_left == 4


def test_only_the_declarer_has_seen_the_mine() -> None:
    joker = Card.parse("bj")
    assert FiveKnowledge(position(HANDS, "10C bj")).unseen[joker] == 0
    assert FiveKnowledge(position(HANDS, "10C bj", seat=1)).unseen[joker] == 1


def test_a_skip_or_a_short_discard_teaches_no_structure() -> None:
    skip = FiveKnowledge(position(HANDS, "10C bj", seat=1, tricks=[[(3, "AH AH"), (4, "4H 4H"), (MINE, "")]]))
    assert HEARTS not in skip.voids[MINE]
    short = [(2, "AH AH"), (MINE, "4H"), (3, "6H 6H")]
    know = FiveKnowledge(position(HANDS, "10C bj", seat=1, tricks=[short]))
    assert HEARTS not in know.voids[MINE] and know.longest_pairs[MINE][HEARTS] == NO_LIMIT
    other = [(2, "AH AH"), (MINE, "4C"), (3, "6H 6H")]
    assert HEARTS in FiveKnowledge(position(HANDS, "10C bj", seat=1, tricks=[other])).voids[MINE]


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings",
    [FiveSettings(decks=1), FiveSettings(), FiveSettings(mode="split"), FiveSettings(decks=3)],
    ids=["one", "two", "split", "three"],
)
def test_everything_that_is_proven_is_true(settings: FiveSettings) -> None:
    rng = random.Random(settings.decks)
    deck = full_deck(settings.decks)
    rng.shuffle(deck)
    game = FiveGame(settings, start_of(2), deck, 2)
    names = ["greedy", "random", "normal", "random", "greedy"]
    checked = 0
    while not game.over:
        while game.can_advance:
            game.advance()
        for decision in game.pending():
            view = game.view(decision.seat)
            if view.phase == "play":
                assert_true(FiveKnowledge(view, view.slot), game)
                checked += 1
            action = player(names[decision.seat]).choose(view, rng.getrandbits(32))
            assert action is not None
            game.apply(decision.seat, action)
    assert checked > 30


def assert_true(know: FiveKnowledge, game: FiveGame) -> None:
    order = know.order
    places = {**dict(enumerate(game.hands)), MINE: game.mine}
    for slot in know.others:
        for cls in range(CLASSES):
            held = order.of_class(places[slot], cls)
            planes = planes_of(held, order.pos)
            assert not (held and cls in know.voids[slot])
            assert longest_run(planes.p2, order.links[cls]) <= know.longest_pairs[slot][cls]
            assert longest_run(planes.p3, order.links[cls]) <= know.longest_triples[slot][cls]
            assert all(held.count(face) <= know.unseen[face] for face in held)
        assert not know.shown[slot] - type(know.shown[slot])(places[slot])
    hidden = [places[slot] for slot in know.others]
    for cls in range(CLASSES):
        for component in decompose(order, know.held_in(cls)) or ():
            if know.is_boss(component):
                assert not is_beaten(order, component, hidden)
