# SPDX-License-Identifier: MIT
"""Classes and positions under every level and trump (four_player.md 9)."""

from __future__ import annotations

from itertools import product

import pytest

from shengji_qt.model.cards import CARDS, RANKS, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.order import TRUMP, four_order
from shengji_qt.model.planes import FIELD
from tests.model.naive import Reading


@pytest.mark.parametrize(("trump", "nt_link"), list(product(Trump, (True, False))))
def test_every_face_is_where_the_text_puts_it(trump: Trump, nt_link: bool) -> None:
    for level in RANKS:
        order = four_order(level, trump, nt_link)
        reading = Reading(level.text, str(trump), nt_link)
        for face in CARDS:
            assert order.class_text(order.cls[face]) == reading.cls(face)
            assert order.pos[face] == reading.pos(face)
            assert order.is_trump(face) == (reading.cls(face) == "T")
            assert face in order.at[order.cls[face]][order.pos[face]]
        for low, high in product(CARDS, CARDS):
            if order.cls[low] == order.cls[high] and order.pos[high] == order.pos[low] + 1:
                linked = order.links[order.cls[low]] >> FIELD * order.pos[low] & 1
                assert linked == reading.adjacent(low, high)


def test_links_end_with_the_ladder() -> None:
    for trump in Trump:
        order = four_order(RANKS[0], trump)
        for number, places in enumerate(order.at):
            assert order.links[number] >> FIELD * max(len(places) - 1, 0) == 0


def test_number_of_trumps() -> None:
    for level in RANKS:
        assert sum(cls == TRUMP for cls in four_order(level, Trump.CLUBS).cls) == 18
        assert sum(cls == TRUMP for cls in four_order(level, Trump.NONE).cls) == 6


def test_sorting_a_hand() -> None:
    order = four_order(Rank.parse("5"), Trump.SPADES)
    hand = parse_cards("bj sj 5S 5H 5C 5D AS 2S AH 2H AC 2C AD 2D")
    assert cards_text(sorted(hand, key=order.sort_key, reverse=True)) == cards_text(hand)


def test_one_class_or_none() -> None:
    order = four_order(Rank.parse("5"), Trump.SPADES)
    assert order.class_of(parse_cards("3S 5H bj")) == TRUMP
    assert order.class_of(parse_cards("3H 5H")) is None
    assert order.class_of(()) is None
    assert order.of_class(parse_cards("3H 5H 4H"), 1) == parse_cards("3H 4H")
