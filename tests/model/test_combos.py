# SPDX-License-Identifier: MIT
"""Natural decomposition (four_player.md 10.3, 10.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import Card, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.combos import decompose, descending, kind_of, runs_of
from shengji_qt.model.order import four_order
from tests.model.strategies import Meeting, meetings


def parts(cards: str, level: str = "2", trump: str = "S", nt_link: bool = True) -> list[str]:
    order = four_order(Rank.parse(level), Trump(trump), nt_link)
    return [f"{each.kind} {cards_text(each.cards)}" for each in decompose(order, parse_cards(cards)) or ()]


@given(meetings())
def test_agrees_with_the_second_reading(meeting: Meeting) -> None:
    ordering, lead, _ = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    got = decompose(order, lead)
    assert got is not None
    assert [(each.kind, each.length, tuple(sorted(each.cards))) for each in got] == ordering.reading.decompose(lead)
    assert [each.top for each in got] == [ordering.reading.top(each.cards) for each in got]
    assert list(runs_of(got)) == ordering.reading.lead_runs(lead)


@given(meetings(), st.randoms(use_true_random=False))
def test_depends_on_the_multiset_only(meeting: Meeting, random: object) -> None:
    ordering, lead, _ = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    mixed = list(lead)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert decompose(order, mixed) == decompose(order, lead)


def test_every_card_is_in_one_component() -> None:
    order = four_order(Rank.parse("5"), Trump.HEARTS)
    cards = parse_cards("AH AH 5S 5S 5C 5C 5D 5D 5H 5H sj")
    found = decompose(order, cards)
    assert found is not None
    assert sorted(card for each in found for card in each.cards) == sorted(cards)


@pytest.mark.parametrize(
    ("cards", "level", "trump", "expected"),
    [
        # A triple lends nothing to a tractor.
        ("3H 3H 3H 4H 4H", "2", "S", ["triple 3H 3H 3H", "pair 4H 4H"]),
        # Two off-suit level pairs share a position: one joins the run, the first in suit order.
        ("AH AH 5S 5S 5C 5C 5H 5H", "5", "H", ["tractor AH AH 5S 5S 5H 5H", "pair 5C 5C"]),
        # Two runs side by side where a triple stands between.
        ("3H 3H 4H 4H 4H 5H 5H", "2", "S", ["triple 4H 4H 4H", "pair 3H 3H", "pair 5H 5H"]),
        # Off-suit level triples and pairs of the same position stay apart by width.
        ("5S 5S 5S 5C 5C 5H 5H 5H", "5", "H", ["titanic 5S 5S 5S 5H 5H 5H", "pair 5C 5C"]),
        # Longer tractors come first, then the lower one.
        (
            "3H 3H 4H 4H 6H 6H 7H 7H 8H 8H 10H 10H JH JH",
            "2",
            "S",
            ["tractor 6H 6H 7H 7H 8H 8H", "tractor 3H 3H 4H 4H", "tractor 10H 10H JH JH"],
        ),
        # Singles at the same position: in suit order.
        ("5D 5C 5S", "5", "H", ["single 5S", "single 5C", "single 5D"]),
        # No wrap-round, and no trump: level pairs are equal.
        ("AH AH 2H 2H", "3", "S", ["pair 2H 2H", "pair AH AH"]),
        ("5S 5S 5H 5H", "5", "NT", ["pair 5S 5S", "pair 5H 5H"]),
        ("5S 5S 5H 5H sj sj bj bj", "5", "NT", ["tractor 5S 5S sj sj bj bj", "pair 5H 5H"]),
        # Playing 2 the lowest trump is 3; playing A the highest ordinary one is K.
        ("KH KH AS AS AH AH", "A", "H", ["tractor KH KH AS AS AH AH"]),
    ],
)
def test_examples(cards: str, level: str, trump: str, expected: list[str]) -> None:
    assert parts(cards, level, trump) == expected


def test_the_level_joker_link_can_be_cut_in_no_trump_only() -> None:
    assert parts("5S 5S sj sj bj bj", "5", "NT", False) == ["tractor sj sj bj bj", "pair 5S 5S"]
    assert parts("5S 5S 5S sj sj sj", "5", "NT", False) == ["triple 5S 5S 5S", "triple sj sj sj"]
    assert parts("5S 5S sj sj", "5", "S", False) == ["tractor 5S 5S sj sj"]


def test_several_classes_have_no_decomposition() -> None:
    order = four_order(Rank.parse("2"), Trump.SPADES)
    assert decompose(order, parse_cards("3H 3D")) is None
    assert decompose(order, ()) is None


def test_names_and_requirement_order() -> None:
    assert [kind_of(3, 2), kind_of(2, 2), kind_of(3, 1), kind_of(2, 1), kind_of(1, 1)] == [
        "titanic",
        "tractor",
        "triple",
        "pair",
        "single",
    ]
    assert descending([(2, 2), (3, 1), (1, 1), (2, 1)]) == ((3, 1), (2, 2), (2, 1), (1, 1))


def test_kind_order_is_no_requirement_order() -> None:
    """In kind order a tractor stands before a triple (10.4)."""
    order = four_order(Rank.parse("2"), Trump.SPADES)
    lead: tuple[Card, ...] = parse_cards("9H 9H 10H 10H JH JH JH")
    assert runs_of(decompose(order, lead) or ()) == ((2, 2), (3, 1))
