# SPDX-License-Identifier: MIT
"""Plays built from a requirement contain it, whatever the prices."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.ai.heuristics.structures import build, runs_in, size_of, without
from shengji_qt.model.cards import CARDS, RANKS, Card, Trump, parse_cards
from shengji_qt.model.following import requirement
from shengji_qt.model.order import TRUMP, four_order
from shengji_qt.model.planes import contains, planes_of

ORDER = four_order(RANKS[3], Trump.SPADES)
TRUMPS = [face for face in CARDS if ORDER.cls[face] == TRUMP]
LEADS = [
    ((2, 2),),
    ((2, 3),),
    ((2, 2), (2, 1)),
    ((3, 1), (2, 1)),
    ((3, 2),),
    ((2, 1), (2, 1), (1, 1)),
    ((3, 1), (2, 2)),
]


@given(
    counts=st.lists(st.integers(0, 3), min_size=len(TRUMPS), max_size=len(TRUMPS)),
    lead=st.sampled_from(LEADS),
    sign=st.sampled_from([-1, 0, 1]),
)
def test_what_is_built_meets_the_requirement(counts: list[int], lead: tuple[tuple[int, int], ...], sign: int) -> None:
    held = tuple(face for face, copies in zip(TRUMPS, counts, strict=True) for _ in range(copies))
    links = ORDER.links[TRUMP]
    bound = requirement(lead, planes_of(held, ORDER.pos), links)
    built = build(ORDER, held, TRUMP, bound, lambda cards: sign * sum(cards))
    assert built is not None
    assert not Counter(built) - Counter(held)
    assert len(built) == size_of(bound)
    got = planes_of(built, ORDER.pos)
    assert contains(got.p2, got.p3, bound, links)


def test_what_is_not_held_cannot_be_built() -> None:
    assert build(ORDER, parse_cards("3S 3S 6S 6S"), TRUMP, ((2, 2),), len) is None
    assert build(ORDER, parse_cards("4S 4S 6S 6S"), TRUMP, ((2, 2),), len) == parse_cards("4S 4S 6S 6S")


def test_runs_go_across_the_level_and_up_to_the_jokers() -> None:
    held = parse_cards("4S 4S 6S 6S AS AS 5H 5H 5S 5S sj sj")
    found = runs_in(ORDER, held, TRUMP, (2, 2))
    assert [cards[0] for cards in found] == list(parse_cards("4S AS 5H 5S"))
    assert runs_in(ORDER, held, TRUMP, (2, 4)) == [parse_cards("AS AS 5H 5H 5S 5S sj sj")]


def test_without_takes_single_copies() -> None:
    assert sorted(without(parse_cards("3H 3H 4H"), parse_cards("3H"))) == sorted(parse_cards("3H 4H"))
    assert without(parse_cards("3H"), parse_cards("3H")) == ()


def test_a_face_with_spare_copies_is_not_torn_where_another_serves() -> None:
    held = parse_cards("5H 5H 5H 5C 5C")
    assert runs_in(ORDER, held, TRUMP, (2, 1)) == [(Card.parse("5C"),) * 2]
