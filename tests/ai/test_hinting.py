# SPDX-License-Identifier: MIT
"""What is proposed to a person makes sense: nothing dear is thrown after a lost trick."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.heuristics import four
from shengji_qt.ai.hinting import LOSING, MOST, sensible
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Choice, Mine, Play
from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import rules_of
from tests.ai.building import position
from tests.ai.claims.test_claims import VARIANTS, positions
from tests.ai.three_positions import decisions


def proposed(view: Any) -> list[Choice]:
    return sensible(view, player("normal").rank(view, ENDLESS, 0))


def cards_of(choices: list[Choice]) -> list[tuple[Card, ...]]:
    return [choice.action.cards for choice in choices if isinstance(choice.action, Play | Mine)]


def test_the_king_of_trumps_is_not_thrown_under_a_big_joker() -> None:
    """Legal, and in the ranking; a person is told of the small trump alone."""
    hands = ("3S KS 9H", "bj 4D", "5D 6D 7D", "8D 9D 10D")
    view = position(hands, trick=[(1, "bj")], declarer=1)
    assert set(cards_of(four.rank(view))) == {parse_cards("3S"), parse_cards("KS")}
    assert cards_of(proposed(view)) == [parse_cards("3S")]


def test_of_trumps_that_are_worth_the_same_the_lowest_goes_first() -> None:
    """Both lie under everything that is still out; the level card of another suit went before."""
    view = position(("2S 3H", "3D 4D", "bj 2H", "bj sj"), trump="H", trick=[(1, "sj")], declarer=1)
    assert cards_of(four.rank(view))[0] == parse_cards("3H")


def test_so_it_is_among_cards_that_fill_a_play() -> None:
    """A level card of another suit and the ace lie under the same cards: of three that may fill a follow it stays."""
    hands = ("2S 3H AH 9D", "3S 4D 5D 6D", "2H bj 7D 8D", "2H bj 9C 10C")
    view = position(hands, trump="H", trick=[(3, "4H 4H")], declarer=1)
    assert parse_cards("2S")[0] not in cards_of(four.rank(view))[0]


def test_level_cards_of_two_suits_are_one_proposal() -> None:
    view = position(("2H 2C 3H", "3S 4D", "bj 2S", "bj sj"), trick=[(3, "4S")], declarer=1)
    found = [cards[0].text for cards in cards_of(proposed(view))]
    assert len(found) == 1 and found[0] in ("2H", "2C")


def test_a_triple_that_need_not_follow_can_still_win() -> None:
    """So nobody is told that the trick cannot be won."""
    settings = FourSettings(decks=3, protect_triples=True)
    hands = ("JH JH JH 3H 4H", "5C 6C 7C", "8C 9C 10C", "JC QC KC")
    view = position(hands, trick=[(3, "5H 5H")], declarer=1, settings=settings)
    choices = four.rank(view)
    assert parse_cards("JH JH") in cards_of(choices)
    assert "cannot_win" not in [choice.code for choice in choices]


def lower(view: Any, one: tuple[Card, ...], other: tuple[Card, ...]) -> bool:
    """Whether `other` is `one` with a card replaced by a lower one of its class, without more points."""
    order, points = rules_of(view).order_of(view), rules_of(view).card_points(view)
    mine, theirs = list((Counter(one) - Counter(other)).elements()), list((Counter(other) - Counter(one)).elements())
    if len(mine) != 1 or len(theirs) != 1:
        return False
    (high,), (low,) = mine, theirs
    return order.cls[high] == order.cls[low] and order.pos[high] > order.pos[low] and points[high] >= points[low]


def check(view: Any) -> None:
    choices = player("normal").rank(view, ENDLESS, 0)
    found = sensible(view, choices)
    assert found[:1] == choices[:1] and len(found) <= MOST
    assert [each for each in choices if each in found] == found, "in their order"
    losing = [each for each in choices if each.code in LOSING]
    for choice in found[1:]:
        if choice.code in LOSING:
            (cards,) = cards_of([choice]) or [()]
            assert not any(lower(view, cards, each) for each in cards_of(losing)), (choice, view)


@pytest.mark.parametrize("variant", ["four, 1 deck", "four, 2 decks", "five, 2 decks"])
def test_nothing_dear_is_proposed_where_nothing_can_be_won(variant: str) -> None:
    for view in positions(VARIANTS[variant], 11, 1):
        check(view)


def test_the_same_with_three_players() -> None:
    for number, (_, view) in enumerate(decisions(7, 1)):
        if number % 3 == 0:
            check(view)


def test_no_choice_is_no_proposal() -> None:
    view = position(("3S", "4S", "5S", "6S"))
    assert sensible(view, []) == []
