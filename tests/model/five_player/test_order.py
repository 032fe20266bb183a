# SPDX-License-Identifier: MIT
"""Ladders of the five-player game under every level, trump, colour and number of decks (five_player.md 8, R20.3)."""

from __future__ import annotations

from itertools import product

import pytest

from shengji_qt.model.cards import CARDS, RANKS, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.five_player.order import colour_of, five_order, mate, suits_of
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import FIELD, planes_of, run_starts
from shengji_qt.model.summaries import Colour
from tests.model.five_player.reading import FiveOrdering

COLOURS: list[Colour] = ["red", "black"]


@pytest.mark.parametrize(("trump", "decks", "special"), list(product(Trump, (1, 2, 3), (True, False))))
def test_every_face_is_where_the_text_puts_it(trump: Trump, decks: int, special: bool) -> None:
    for level, colour in product(RANKS[1:], COLOURS):
        ordering = FiveOrdering(level, trump, colour, decks, special)
        order, reading = ordering.order, ordering.reading
        places = {face: (reading.cls(face), reading.pos(face)) for face in CARDS}
        for face in CARDS:
            assert (order.class_text(order.cls[face]), order.pos[face]) == places[face]
            assert face in order.at[order.cls[face]][order.pos[face]]
        for low, high in product(CARDS, CARDS):
            if places[low][0] == places[high][0] and places[high][1] == places[low][1] + 1:
                linked = order.links[order.cls[low]] >> FIELD * order.pos[low] & 1
                assert linked == reading.adjacent(low, high), (low, high)


@pytest.mark.parametrize("level", RANKS[1:])
def test_seventeen_rungs_and_five(level: Rank) -> None:
    for trump in list(Trump)[:4]:
        order = five_order(level, trump)
        assert len(order.at[TRUMP]) == 17
        assert sum(order.is_trump(face) for face in CARDS) == 19
    for colour in COLOURS:
        order = five_order(level, Trump.NONE, colour)
        assert len(order.at[TRUMP]) == 5
        assert sum(order.is_trump(face) for face in CARDS) == 8


def test_a_run_reaches_the_seventeenth_rung() -> None:
    order = five_order(Rank.parse("8"), Trump.SPADES)
    planes = planes_of(parse_cards("8S 8S sj sj bj bj"), order.pos)
    assert run_starts(planes.p2, 3, order.links[TRUMP]) == 1 << FIELD * 14


def test_nine_equal_faces_are_one_position() -> None:
    """One deck: 2 … 10 of a suit are equal; more faces on one rung than a field can count."""
    order = five_order(Rank.parse("Q"), Trump.SPADES, decks=1)
    for count in range(1, 10):
        planes = planes_of(parse_cards("2D 3D 4D 5D 6D 7D 8D 9D 10D")[:count], order.pos)
        assert planes.size == count and planes.p1 == 1
        assert run_starts(planes.p1, 1, 0) == 1


def test_equal_cards_are_taken_clubs_diamonds_hearts_spades() -> None:
    order = five_order(Rank.parse("5"), Trump.SPADES)
    assert cards_text(order.at[TRUMP][13]) == "5C 5D 5H"
    order = five_order(Rank.parse("5"), Trump.NONE, "black")
    assert [cards_text(faces) for faces in order.at[TRUMP][:3]] == ["5D 5H", "2C 2S", "5C 5S"]


def test_before_trump_is_fixed() -> None:
    order = five_order(Rank.parse("5"), Trump.NONE)
    assert [cards_text(faces) for faces in order.at[TRUMP]] == ["5C 5D 5H 5S", "sj", "bj"]
    assert not order.is_trump(parse_cards("2H")[0])


def test_sorting_a_hand_of_one_deck() -> None:
    """Equal cards lie by rank."""
    order = five_order(Rank.parse("5"), Trump.HEARTS, decks=1)
    hand = parse_cards("bj 5H 5S 5D 2H AH 3H 2D AS KS JS 10S 9S 2S")
    assert cards_text(sorted(reversed(hand), key=order.sort_key, reverse=True)) == cards_text(hand)


def test_colours() -> None:
    assert [colour_of(face) for face in parse_cards("2S 2H 2C 2D sj bj")] == [
        "black", "red", "black", "red", "black", "red",
    ]  # fmt: skip
    assert [mate(suit) for suit in range(4)] == [2, 3, 0, 1]
    assert suits_of("red") == (3, 1)
    assert suits_of("") == ()
