# SPDX-License-Identifier: MIT
"""The rule of shapes with one and two decks, the list of four_player.md with three (five_player.md R11.3, R21.5)."""

from __future__ import annotations

from hypothesis import given, settings

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.obligations import check_follow, follow_obligation, follow_plays
from tests.model import naive
from tests.model.five_player.reading import FiveOrdering, FiveReading, tables
from tests.model.naive import Cards


def legal(ordering: FiveOrdering, lead: Cards, hand: Cards, protect: bool = False) -> set[Cards]:
    """All plays that follow, by asking the model about every subset."""
    order = ordering.order
    return {play for play in naive.subsets(hand, len(lead)) if check_follow(order, lead, hand, play, protect) is None}


def by_shape(reading: FiveReading, lead: Cards, hand: Cards) -> set[Cards]:
    """R11.3 read literally."""
    count = len(lead)
    own = [face for face in hand if reading.cls(face) == reading.cls(lead[0])]
    found = set()
    for play in naive.subsets(hand, count):
        of_class = [face for face in play if reading.cls(face) == reading.cls(lead[0])]
        enough = len(of_class) >= min(count, len(own))
        if enough and (len(own) <= count or reading.shape(lead, play) == reading.shape(lead, own)):
            found.add(play)
    return found


@settings(max_examples=80)
@given(tables(1, 2, 2, 2))
def test_what_reaches_the_shape_follows(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    ordering, lead, (hand,) = table
    if len(hand) < len(lead):
        return
    reading = ordering.reading
    found = legal(ordering, lead, hand)
    assert found, "a legal play always exists"
    assert found == by_shape(reading, lead, hand)
    own = tuple(face for face in hand if reading.cls(face) == reading.cls(lead[0]))
    if len(own) > len(lead):
        best = max(reading.shape(lead, play) for play in naive.subsets(own, len(lead)))
        assert reading.shape(lead, own) == best, "taking the longest runs first is the best there is"


@settings(max_examples=40)
@given(tables(3, most=8))
def test_three_decks_follow_the_list(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    ordering, lead, (hand,) = table
    if len(hand) < len(lead):
        return
    for protect in (False, True):
        found = legal(ordering, lead, hand, protect)
        assert found, "a legal play always exists"
        assert found == ordering.reading.legal_follows(lead, hand, protect)


@settings(max_examples=40)
@given(tables(1, 2, 3, most=8))
def test_what_is_said_of_the_plays_is_what_they_are(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    ordering, lead, (hand,) = table
    if len(hand) < len(lead):
        return
    found = legal(ordering, lead, hand)
    assert set(follow_plays(ordering.order, lead, hand, False, 10_000)) == found
    must = follow_obligation(ordering.order, lead, hand)
    assert set(must.playable) == {face for play in found for face in play}
    assert all(min(play.count(face) for play in found) == must.forced.count(face) for face in set(hand))


def test_equal_level_cards_make_two_ways_through_a_rung() -> None:
    """Level 5, spades: the run 2S 5x 5S takes either red or black 5, the other stays a loose pair."""
    order = five_order(Rank.parse("5"), Trump.SPADES)
    lead = parse_cards("6S 6S 7S 7S 8S 8S")
    hand = parse_cards("2S 2S 5H 5H 5C 5C 5S 5S 3S")
    for five in ("5H", "5C"):
        assert check_follow(order, lead, hand, parse_cards(f"2S 2S {five} {five} 5S 5S")) is None
    refused = check_follow(order, lead, hand, parse_cards("5H 5H 5C 5C 5S 5S"))
    assert refused is not None
    assert refused.code == "must_play_structure"
    assert refused.facts["required"] == [[2, 3]]
    assert refused.cards == parse_cards("2S 2S 5S 5S")
