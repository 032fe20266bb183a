# SPDX-License-Identifier: MIT
"""How a hand is held."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import CARDS, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.order import TRUMP, four_order
from shengji_qt.ui.scene.hand_order import class_sequence, sort_hand


def test_trumps_first_then_by_class_and_position() -> None:
    order = four_order(Rank.parse("9"), Trump.HEARTS)
    hand = parse_cards("3S KD 9S 9H AH bj sj 6C QS 4H AD QS")
    assert cards_text(sort_hand(hand, order)) == "bj sj 9H 9S AH 4H QS QS 3S AD KD 6C"
    assert cards_text(sort_hand(hand, order, trumps_last=True)) == "6C KD AD 3S QS QS 4H AH 9S 9H sj bj"


def test_equally_high_cards_of_a_suit_go_by_rank() -> None:
    order = five_order(Rank.parse("3"), Trump.CLUBS, decks=1)
    hand = parse_cards("5H 7H QH 8H 2H 10S AS KS 4S 8C")
    assert cards_text(sort_hand(hand, order)) == "8C QH 8H 7H 5H 2H AS KS 10S 4S"


@pytest.mark.parametrize("trump", list(Trump))
def test_side_suits_alternate_in_colour(trump: Trump) -> None:
    first, *side = class_sequence(four_order(Rank.parse("2"), trump))
    assert first == TRUMP
    red = [suit in (1, 3) for suit in side]
    assert all(one != other for one, other in itertools.pairwise(red))


@given(st.lists(st.sampled_from(CARDS), max_size=39), st.sampled_from(list(Trump)), st.booleans())
def test_sorting_keeps_the_cards_and_copies_together(cards: list, trump: Trump, last: bool) -> None:
    held = sort_hand(cards, four_order(Rank.parse("7"), trump), trumps_last=last)
    assert sorted(held) == sorted(cards)
    for card in set(held):
        where = [i for i, each in enumerate(held) if each == card]
        assert where[-1] - where[0] == len(where) - 1
