# SPDX-License-Identifier: MIT
"""Levels, the requirement and legality of follows (four_player.md 12)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.combos import decompose, descending, runs_of
from shengji_qt.model.following import legal_follow, levels, requirement
from shengji_qt.model.order import four_order
from shengji_qt.model.planes import contains, planes_of
from tests.model import naive
from tests.model.strategies import Meeting, meetings


@pytest.mark.parametrize(
    ("width", "length"), [(1, 1), *((2, length) for length in range(1, 7)), *((3, length) for length in range(1, 6))]
)
def test_levels_are_those_of_the_text(width: int, length: int) -> None:
    assert [list(step) for step in levels(width, length)] == naive.levels(width, length)


def test_the_sheets_eight_steps() -> None:
    """A Titanic of two (12.3)."""
    assert levels(3, 2) == (
        ((3, 2),),
        ((3, 1), (3, 1)),
        ((2, 2),),
        ((3, 1), (2, 1)),
        ((3, 1),),
        ((2, 1), (2, 1)),
        ((2, 1),),
        (),
    )
    assert levels(3, 1) == (((3, 1),), ((2, 1),), ())
    assert len(levels(3, 3)) == 18


@settings(max_examples=120)
@given(meetings(), st.booleans())
def test_legal_follows_are_those_found_by_trying_all(meeting: Meeting, protect: bool) -> None:
    ordering, lead, (hand,) = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    runs = runs_of(decompose(order, lead) or ())
    cls = order.cls[lead[0]]
    expected = ordering.reading.legal_follows(lead, hand, protect)
    got = {each for each in naive.subsets(hand, len(lead)) if legal_follow(order, runs, cls, hand, each, protect)}
    assert got == expected
    assert got, "a legal follow always exists"


@settings(max_examples=120)
@given(meetings(), st.booleans())
def test_requirement(meeting: Meeting, protect: bool) -> None:
    ordering, lead, (hand,) = meeting
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    runs = runs_of(decompose(order, lead) or ())
    cls = order.cls[lead[0]]
    held = order.of_class(hand, cls)
    bound = requirement(runs, planes_of(held, order.pos), order.links[cls], protect)
    assert bound == descending(ordering.reading.requirement(lead, held, protect))
    for play in naive.subsets(hand, len(lead)) if len(held) > len(lead) else ():
        if legal_follow(order, runs, cls, hand, play, protect):
            planes = planes_of(play, order.pos)
            assert contains(planes.p2, planes.p3, bound, order.links[cls])


def follow(lead: str, hand: str, play: str, *, level: str = "2", trump: str = "S", protect: bool = False) -> bool:
    order = four_order(Rank.parse(level), Trump(trump))
    led = parse_cards(lead)
    runs = runs_of(decompose(order, led) or ())
    return legal_follow(order, runs, order.cls[led[0]], parse_cards(hand), parse_cards(play), protect)


@pytest.mark.parametrize(
    ("lead", "hand", "play", "legal"),
    [
        # A longer tractor is used in part: any two neighbouring pairs of it (12.3).
        ("3H 3H 4H 4H", "6H 6H 7H 7H 8H 8H", "7H 7H 8H 8H", True),
        ("3H 3H 4H 4H", "6H 6H 7H 7H 8H 8H", "6H 6H 8H 8H", False),
        # A shorter one must be in it, and a further pair too.
        ("3H 3H 4H 4H 5H 5H", "7H 7H 8H 8H 10H 10H KH QH", "7H 7H 8H 8H 10H 10H", True),
        ("3H 3H 4H 4H 5H 5H", "7H 7H 8H 8H 10H 10H QH QH", "7H 7H 10H 10H QH QH", False),
        ("3H 3H 4H 4H 5H 5H", "7H 7H 8H 8H 10H QH KH", "7H 7H 8H 8H 10H QH", True),
        ("3H 3H 4H 4H 5H 5H", "7H 7H 8H 8H 10H QH KH", "7H 7H 8H 10H QH KH", False),
        # Step 3 of a Titanic comes before step 4: 3344 and two cards, not 333 and three.
        ("6H 6H 6H 7H 7H 7H", "3H 3H 3H 4H 4H 9H JH", "3H 3H 4H 4H 9H JH", True),
        ("6H 6H 6H 7H 7H 7H", "3H 3H 3H 4H 4H 9H JH", "3H 3H 3H 4H 4H 9H", True),
        ("6H 6H 6H 7H 7H 7H", "3H 3H 3H 4H 4H 9H JH", "3H 3H 3H 4H 9H JH", False),
        # A triple is broken to follow a pair (A triple is two identical cards as well).
        ("6H 6H", "3H 3H 3H 4H 9H", "3H 3H", True),
        ("6H 6H", "3H 3H 3H 4H 9H", "4H 9H", False),
        # A throw is met component by component.
        ("6H 6H AH", "3H 3H 9H 10H", "3H 3H 10H", True),
        ("6H 6H AH", "3H 3H 9H 10H", "3H 9H 10H", False),
        # No more cards of the class than led: all of them, whatever their structure.
        ("6H 6H 7H 7H", "3H 3H 9H 10D JD", "3H 3H 9H JD", True),
        ("6H 6H 7H 7H", "3H 3H 9H 10D JD", "3H 3H 10D JD", False),
        # Level cards and jokers must follow a trump lead, not their printed suit.
        ("4S", "2H 9H", "2H", True),
        ("4S", "2H 9H", "9H", False),
        ("4H", "2H 9H", "2H", False),
    ],
)
def test_examples(lead: str, hand: str, play: str, legal: bool) -> None:
    assert follow(lead, hand, play) == legal


def test_protected_triples() -> None:
    """12.5: not counted as pairs where the lead has no triple; breaking them stays allowed."""
    hand = "3H 3H 3H 4H 9H"
    assert follow("6H 6H", hand, "4H 9H", protect=True)
    assert follow("6H 6H", hand, "3H 3H", protect=True)
    assert not follow("6H 6H", hand + " 5H 5H", "3H 4H", protect=True)
    assert follow("6H 6H", hand + " 5H 5H", "3H 3H", protect=True)
    # A lead with a triple asks for it as ever.
    assert not follow("6H 6H 6H", hand, "3H 4H 9H", protect=True)
    assert not follow("6H 6H 6H 7H 7H", hand + " JH", "3H 3H 4H 9H JH", protect=True)
    # A loose pair still comes before a triple that could have made a tractor with it.
    assert follow("6H 6H 7H 7H", "3H 3H 3H 4H 4H 9H JH", "4H 4H 9H JH", protect=True)
    assert not follow("6H 6H 7H 7H", "3H 3H 3H 4H 4H 9H JH", "4H 4H 9H JH", protect=False)
