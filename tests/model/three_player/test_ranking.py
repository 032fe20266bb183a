# SPDX-License-Identifier: MIT
"""Deck, colours and order, against the second reading for every contract."""

from __future__ import annotations

from itertools import product

import pytest

from shengji_qt.model.cards import CARDS, RANKS, Card, Trump
from shengji_qt.model.order import TRUMP
from shengji_qt.model.three_player.ranking import DECK, colour_of, three_order
from tests.model.three_player import reading
from tests.model.three_player.hands import ranks

CONTRACTS = [*((Trump(suit), "") for suit in "SHCD"), (Trump.NONE, "red"), (Trump.NONE, "black"), (Trump.NONE, "")]


def test_the_deck_lacks_two_twos() -> None:
    assert len(DECK) == 52
    assert sorted(each.text for each in set(CARDS) - set(DECK)) == ["2C", "2D"]


def test_colours() -> None:
    red = {each for each in DECK if colour_of(each) == "red"}
    assert len(red) == 13 + 12 + 1
    assert all(each.text[-1] in "HD" or each.text == "bj" for each in red)


@pytest.mark.parametrize(("level", "contract"), list(product(ranks("3 7 9 J A"), CONTRACTS)), ids=str)
def test_every_contract(level: Card, contract: tuple[Trump, str]) -> None:
    trump, colour = contract
    order = three_order(level, trump, colour)  # type: ignore[arg-type]
    joker = {"red": "bj", "black": "sj", "": None}[colour]
    suit = None if trump == Trump.NONE else str(trump)
    ladder = reading.trump_ladder(RANKS[level - 2].text, suit, joker)
    tiers = [{face.text for face in faces} for faces in reversed(order.at[TRUMP])]
    assert tiers == ladder
    assert sum(order.is_trump(each) for each in DECK) == (8 if suit is None else 19)
    for face in DECK:
        assert order.class_text(order.cls[face]) == reading.cls(face.text, ladder)
    for one, other in product(DECK, DECK):
        if order.cls[one] == order.cls[other]:
            led = reading.cls(one.text, ladder)
            by_words = reading.power(one.text, led, ladder) - reading.power(other.text, led, ladder)
            assert (order.pos[one] > order.pos[other]) == (by_words > 0)
            assert (order.pos[one] == order.pos[other]) == (by_words == 0)


def test_side_suits_of_one_contract_are_comparable_by_rank() -> None:
    """The tie of 16.3 and `fresh_lead` compare side cards of different suits."""
    order = three_order(ranks("9")[0], Trump.DIAMONDS)
    assert all(len(order.at[suit]) == 11 for suit in (0, 1, 2))
    for height in range(11):
        assert len({order.at[suit][height][0].rank for suit in (0, 1, 2)}) == 1
