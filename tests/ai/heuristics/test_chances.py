# SPDX-License-Identifier: MIT
"""Estimates: certain where knowledge is certain, and close to counted frequencies elsewhere."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics.chances import Chances
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.model.cards import Card, cards_text, parse_cards
from shengji_qt.model.order import TRUMP
from tests.ai.building import position

HEARTS = 1
HIDDEN = "KH QH JH 9H 8H 7H 3S 4S 5S 9C 8C 7C 4D 5D 6D"


def dealt(seed: int) -> list[str]:
    """The hidden cards, five to each of the other hands."""
    cards = list(parse_cards(HIDDEN))
    random.Random(seed).shuffle(cards)
    return [cards_text(cards[start : start + 5]) for start in (0, 5, 10)]


def test_shown_voids_and_bosses_are_certain() -> None:
    tricks = [[(0, "AH"), (1, "3C"), (2, "4H"), (3, "5H")]]
    know = Knowledge(position(["10H 6H", "9S 3D", "KH 7H", "QH bj"], tricks=tricks))
    chances = Chances(know)
    assert chances.void(1, HEARTS) == 1.0
    assert chances.holds_higher(1, HEARTS, (1, 1), 0) == 0.0
    assert chances.holds_higher(2, HEARTS, (1, 1), 11) == 0.0
    assert chances.beats(3, HEARTS, ((1, 1),), (1, 99)) == 0.0


def test_chances_are_probabilities_and_fall_with_the_height() -> None:
    chances = Chances(Knowledge(position(["10H AS", *dealt(1)])))
    found = [chances.holds_higher(1, HEARTS, (1, 1), top) for top in range(12)]
    assert found == sorted(found, reverse=True)
    assert all(0.0 <= each <= 1.0 for each in found)


@pytest.mark.parametrize("what", ["higher", "void"])
def test_estimates_are_near_counted_frequencies(what: str) -> None:
    """Over many deals of the hidden cards, all equal to the seat that asks."""
    hits = 0
    deals = 400
    for seed in range(deals):
        hearts = [face for face in parse_cards(dealt(seed)[0]) if face.suit == HEARTS]
        hits += (max(hearts, default=Card.parse("2H")) > Card.parse("9H")) if what == "higher" else not hearts
    chances = Chances(Knowledge(position(["10H AS", *dealt(0)])))
    top = chances.knowledge.order.pos[Card.parse("9H")]
    estimate = chances.holds_higher(1, HEARTS, (1, 1), top) if what == "higher" else chances.void(1, HEARTS)
    assert abs(estimate - hits / deals) < 0.08


def test_a_ruff_needs_a_void_and_a_trump() -> None:
    tricks = [[(0, "AH"), (1, "3C"), (2, "4H"), (3, "5H")]]
    hands = ["10H 6H", "9S 3D", "KH 7H", "QH bj"]
    chances = Chances(Knowledge(position(hands, tricks=tricks)))
    assert chances.beats(1, HEARTS, ((1, 1),), (0, 11)) > 0.5
    dry = Chances(Knowledge(position(["10H 6H", "9C 3D", "KH 7H", "QH 8D"], tricks=tricks)))
    assert dry.beats(1, HEARTS, ((1, 1),), (0, 11)) == 0.0
    assert dry.share(1, TRUMP) == 0.0
