# SPDX-License-Identifier: MIT
"""Throws and trick winners (four_player.md 11.3, 11.4, 13)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import Rank, Trump, cards_text, parse_cards
from shengji_qt.model.order import TRUMP, four_order
from shengji_qt.model.tricks import check_throw, winner_of
from tests.model.strategies import Meeting, meetings


@settings(max_examples=120)
@given(meetings(hands=3), st.booleans())
def test_throws_agree_with_the_second_reading(meeting: Meeting, ascending: bool) -> None:
    ordering, lead, others = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    got = check_throw(order, lead, others, ascending)
    assert tuple(sorted(got)) == ordering.reading.throw(lead, others, ascending)


@settings(max_examples=120)
@given(meetings(hands=3), st.data())
def test_winners_agree_with_the_second_reading(meeting: Meeting, data: st.DataObject) -> None:
    """All three follow legally after whatever the throw check left."""
    ordering, lead, others = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    led = check_throw(order, lead, others)
    follows = [data.draw(st.sampled_from(sorted(ordering.reading.legal_follows(led, hand)))) for hand in others]
    plays = [led, *follows]
    winner = winner_of(order, plays)
    assert winner == ordering.reading.winner(plays)
    if len(ordering.reading.decompose(led)) > 1 and winner:
        assert order.cls[led[0]] != TRUMP, "a valid throw loses only to trumps"
        assert {order.cls[each] for each in plays[winner]} == {TRUMP}


def throw(lead: str, *others: str, level: str = "2", trump: str = "S", ascending: bool = False) -> str:
    order = four_order(Rank.parse(level), Trump(trump))
    hands = [parse_cards(each) for each in others]
    return cards_text(sorted(check_throw(order, parse_cards(lead), hands, ascending)))


def test_the_replacement_is_the_lowest_of_the_beaten_kind() -> None:
    # QQ beats 44, not KK: the lowest pair is led all the same.
    assert throw("4H 4H KH KH AH", "QH QH") == "4H 4H"
    # Only the higher of two singles is beaten? None is: equal is not greater.
    assert throw("AH KH", "AH") == "KH"
    assert throw("AH KH KH", "AH") == "KH KH AH"
    # The first beaten one in kind order, not the lowest: a tractor before a triple.
    assert throw("9H 9H 10H 10H JH JH JH", "QH QH QH KH KH KH") == "9H 9H 10H 10H"
    assert throw("9H 9H 10H 10H JH JH JH", "QH QH QH") == "JH JH JH"


def test_replacement_ties_go_in_suit_order() -> None:
    """Off-suit level cards are equal; the first of ♠ ♥ ♣ ♦ is led (11.4)."""
    assert throw("5D 5C 5S", "sj", level="5", trump="H") == "5S"
    assert throw("5D 5C", "sj", level="5", trump="H") == "5C"
    assert throw("5D 5D 5C 5C 5H", "sj sj", level="5", trump="H") == "5C 5C"
    # In no trump all four level suits are equal.
    assert throw("5D 5D 5S 5S", "bj bj", level="5", trump="NT") == "5S 5S"


def test_equal_position_does_not_beat() -> None:
    assert throw("5D 5C", "5S", level="5", trump="H") == "5C 5D"
    assert throw("AH 5C", "5S", level="5", trump="H") == "AH"


def test_a_partner_beats_too_and_a_longer_holding_counts() -> None:
    order = four_order(Rank.parse("2"), Trump.SPADES)
    lead = parse_cards("3H 3H AH")
    for place in range(3):
        hands = [parse_cards("4H 4H 4H") if place == each else () for each in range(3)]
        assert check_throw(order, lead, hands) == parse_cards("3H 3H")
    # A stretch of a longer tractor, and QQ of QQQ together with KK.
    assert throw("3H 3H 4H 4H AH", "4H 4H 5H 5H 6H 6H") == "3H 3H 4H 4H"
    assert throw("JH JH 10H 10H AH", "QH QH QH KH KH") == "10H 10H JH JH"
    # The pieces must be in one hand.
    assert throw("3H 3H AH", "4H", "4H") == "3H 3H AH"


def test_cards_of_another_class_do_not_beat() -> None:
    assert throw("3H 3H AH", "4D 4D bj bj 2H 2H") == "3H 3H AH"


def test_ascending_order_tests_the_lowest_first() -> None:
    assert throw("3H 4H 4H", "5H 5H", ascending=False) == "4H 4H"
    assert throw("3H 4H 4H", "5H 5H", ascending=True) == "3H"
    # A tractor counts by its lowest card.
    assert throw("3H 3H 4H 4H 5H", "AH QH QH KH KH", ascending=True) == "3H 3H 4H 4H"


def test_one_component_is_never_checked() -> None:
    assert throw("3H 3H", "4H 4H") == "3H 3H"


def winner(*plays: str, level: str = "2", trump: str = "S") -> int:
    return winner_of(four_order(Rank.parse(level), Trump(trump)), [parse_cards(each) for each in plays])


@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        # Equal cards: the first played stays (9, 13.4).
        (("5H", "5D", "2S", "5C"), 0),
        # Off-suit level cards ruff a side suit and tie among themselves.
        (("9H", "5D", "5C", "5H"), 1),
        # All trumps but no pair does not win.
        (("3C 3C", "AS KS", "4C 4C", "QS JS"), 2),
        # Each tractor must be met by a run of its length: 77 99 is none, 77 88 is.
        (("9C 9C 10C 10C", "7S 7S 9S 9S", "JC JC QC QC", "7S 7S 8S 8S"), 3),
        # A throw of singles: only the highest single counts.
        (("AC KC QC", "9S 7S 7S", "8S 8S 4S", "3C 4C 6C"), 1),
        # Pair and single: the higher pair over-ruffs.
        (("5C 4C 4C", "9S 7S 7S", "8S 8S 4S", "6C 7C 8C"), 2),
        # Discards never win.
        (("3C", "AH", "AD", "4C"), 3),
    ],
)
def test_winners(plays: tuple[str, ...], expected: int) -> None:
    assert winner(*plays, level="5" if "5D" in plays else "2", trump="S") == expected


def test_the_deciding_tractor_must_leave_the_triple() -> None:
    """Trumps 33 44 555 ruff with 3344 (13.3): 4455 would leave no triple; 33 44 999 is as high and came first."""
    lead = "9H 9H 10H 10H JH JH JH"
    first, second = "3S 3S 4S 4S 9S 9S 9S", "3S 3S 4S 4S 5S 5S 5S"
    assert winner(lead, first, second, "3H 4H 5H 6H 7H 8H QH") == 1
    assert winner(lead, second, first, "3H 4H 5H 6H 7H 8H QH") == 1


def test_neither_a_lead_nor_a_throw_is_of_two_classes() -> None:
    order = four_order(Rank.parse("2"), Trump.SPADES)
    mixed = parse_cards("3H 3D")
    with pytest.raises(ValueError, match="one class"):
        winner_of(order, [mixed])
    with pytest.raises(ValueError, match="one class"):
        check_throw(order, mixed, [])
