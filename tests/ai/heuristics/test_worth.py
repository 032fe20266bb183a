# SPDX-License-Identifier: MIT
"""Costs and stakes: lines of the result table, the bottom, structures."""

from __future__ import annotations

from collections import Counter

import pytest

from shengji_qt.ai.heuristics import four
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.ai.heuristics.worth import DEFAULT_WEIGHTS, Worth, bottom_estimate, swing, trick_value
from shengji_qt.model.actions import Play
from shengji_qt.model.cards import Card, parse_cards
from tests.ai.building import position

HANDS = ["AH 5C 7D", "KH 3S 4D", "KH 4S 6D", "QH bj 8D"]


@pytest.mark.parametrize("points", [5, 10, 20])
def test_points_that_cross_a_line_are_worth_more(points: int) -> None:
    far = swing(position(HANDS, points=90), points)
    near = swing(position(HANDS, points=75), points)
    assert far == points
    assert near > far


def test_taking_over_is_the_dearest_line() -> None:
    assert swing(position(HANDS, points=75), 10) > swing(position(HANDS, points=115), 10) > 10


def test_the_first_points_count_against_a_shut_out() -> None:
    assert swing(position(HANDS, points=0), 5) > 5
    assert swing(position(HANDS, points=5), 5) == 5


def test_both_sides_prefer_winning_and_keeping_their_points() -> None:
    for declarer in (0, 1):
        know = Knowledge(position(HANDS, declarer=declarer, points=20))

        def value(chance: float, added: int, know: Knowledge = know) -> float:
            return trick_value(know, chance, 10, added, DEFAULT_WEIGHTS)

        assert value(0.9, 0) > value(0.2, 0)
        assert value(1.0, 10) > value(1.0, 0)
        assert value(0.0, 10) < value(0.0, 0)


def test_the_declarer_knows_the_points_of_the_bottom() -> None:
    assert bottom_estimate(Knowledge(position(HANDS, bottom="10H KD 3C 4C"))) == 20
    guess = bottom_estimate(Knowledge(position(HANDS, bottom="10H KD 3C 4C", seat=1)))
    assert 0 < guess < 20


def test_a_master_trump_is_kept_for_the_last_trick_when_the_bottom_is_rich() -> None:
    hands = ["bj 3C", "QC 5S", "4C 6S", "JC 7S"]
    assert four.rank(position(hands, bottom="10H 10H KH KD"))[0].action == Play(parse_cards("3C"))


def test_higher_cards_and_bosses_cost_more() -> None:
    others = ["KH QH 3S 4S", "JH 9H sj 9S", "8H 7H 10S QS"]
    worth = Worth(Knowledge(position(["AH 10H 3H 5S KS bj", *others])))

    def cost(text: str) -> float:
        return worth.single(Card.parse(text))

    assert cost("3H") < cost("10H") < cost("AH")
    assert cost("5S") < cost("KS") < cost("bj")


def test_tearing_structures_costs() -> None:
    worth = Worth(Knowledge(position(["6H 6H 7H 7H 9H 9H JH", "KH", "QH", "8H"])))

    def lost(text: str) -> float:
        return worth.breaking(Counter(parse_cards(text)))

    assert lost("JH") == lost("9H 9H") == lost("6H 6H 7H 7H") == 0
    assert lost("9H") > 0
    assert lost("6H 6H") > 0
    assert lost("6H") > lost("9H")


def test_the_cheapest_cards_leave_structures_whole() -> None:
    worth = Worth(Knowledge(position(["6H 6H 7H 7H 9H 9H JH 10C", "KH", "QH", "8H"])))
    assert worth.cheapest(parse_cards("6H 6H 7H 7H 9H 9H JH"), 1, 0.0) == parse_cards("JH")
    assert set(worth.cheapest(parse_cards("6H 6H 7H 7H 9H 9H JH"), 3, 0.0)) == set(parse_cards("JH 9H 9H"))
