# SPDX-License-Identifier: MIT
"""Faces, decks and their text."""

from __future__ import annotations

import doctest

import pytest

from shengji_qt.model import cards as module
from shengji_qt.model.cards import (
    CARDS,
    RANKS,
    Card,
    Rank,
    Trump,
    card,
    cards_text,
    full_deck,
    parse_cards,
    points_of,
    remove_cards,
)


def test_examples_in_the_docstrings() -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed


def test_every_face_has_a_text_of_its_own() -> None:
    texts = [each.text for each in CARDS]
    assert len(set(texts)) == 54
    assert [Card.parse(each) for each in texts] == list(CARDS)
    assert [Rank.parse(each.text) for each in RANKS] == list(RANKS)
    assert parse_cards(cards_text(CARDS)) == CARDS
    assert all(text.isascii() for text in texts)


@pytest.mark.parametrize("text", ["", "1S", "11S", "10", "10s", "SJ", "10 S", "♠A"])
def test_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_parts_of_a_face() -> None:
    ten, small, big = parse_cards("10D sj bj")
    assert (ten.suit, ten.rank, ten.points, ten.is_joker) == (3, Rank.parse("10"), 10, False)
    assert (small.suit, small.rank, small.points, small.is_joker) == (4, None, 0, True)
    assert (big.suit, big.rank) == (4, None)
    assert [card(suit, rank).text for suit, rank in ((0, 2), (1, 14), (2, 11))] == ["2S", "AH", "JC"]
    assert [Trump.of_suit(suit).suit for suit in range(4)] == [0, 1, 2, 3]
    assert Trump.NONE.suit is None
    assert repr(ten) == "Card('10D')"
    assert repr(RANKS[0]) == "Rank('2')"


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_decks(decks: int) -> None:
    deck = full_deck(decks)
    assert len(deck) == 54 * decks
    assert points_of(deck) == 100 * decks
    assert all(deck.count(each) == decks for each in CARDS)


def test_remove_cards_takes_one_copy_each() -> None:
    assert remove_cards(parse_cards("3H 3H 4H"), parse_cards("3H")) == parse_cards("3H 4H")
    with pytest.raises(ValueError, match="not in list"):
        remove_cards(parse_cards("3H"), parse_cards("3H 3H"))
