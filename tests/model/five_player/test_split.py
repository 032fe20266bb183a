# SPDX-License-Identifier: MIT
"""Two hands for the declarer against a literal reading of five_player.md 22, trying every set of cards."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import Rank, Trump, full_deck, parse_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.split import (
    SplitTurn,
    check_divide,
    check_split_follow,
    least_cards,
    split_obligation,
    split_plays,
    trick_is_allowed,
)
from tests.model.five_player.reading import FiveOrdering, FiveReading, allowed_sets, tables
from tests.model.five_player.test_following import by_shape
from tests.model.naive import Cards


def test_how_cards_are_divided() -> None:
    cards = tuple(full_deck(1)[:28])
    for size in range(29):
        refused = check_divide(cards, cards[:size])
        assert (refused is None) == (8 <= size <= 20)
        assert refused is None or refused.facts == {"least": 8, "most": 20, "got": size}
    refused = check_divide(cards, cards[:9] + cards[:1])
    assert refused is not None
    assert refused.code == "not_in_hand"


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_two_halves_together(size: int) -> None:
    """R22.3 and R22.4 for every number of cards."""
    for first, second, one, two in product(range(5), repeat=4):
        fits = first <= min(size, one) and second <= min(size, two)
        together = first + second >= min(size, one + two)
        both_skip = first == 0 and second == 0 and one + two > 0
        expected = fits and together and not both_skip
        assert trick_is_allowed(size, (first, second), (one, two), False) == expected
        leads = expected and first == size
        assert trick_is_allowed(size, (first, second), (one, two), True) == leads


def allowed(reading: FiveReading, turn: SplitTurn, play: Cards, full: set[Cards]) -> bool:
    """R22.4; `full`: the plays of as many cards as led that follow."""
    size, held = len(turn.lead), turn.held
    least = least_cards(size, len(held), turn.other, turn.played) if turn.declarer else min(size, len(held))
    if not least <= len(play) <= size:
        return False
    if len(play) == size:
        return play in full
    suit = reading.cls(turn.lead[0])
    own = sum(reading.cls(face) == suit for face in held)
    return sum(reading.cls(face) == suit for face in play) >= min(len(play), own)


@settings(max_examples=60)
@given(tables(2, most=5, lead=4), st.booleans(), st.integers(0, 5), st.sampled_from((None, 0, 1, 2, 3)))
def test_every_play_of_a_hand(
    table: tuple[FiveOrdering, Cards, list[Cards]], declarer: bool, other: int, played: int | None
) -> None:
    ordering, lead, (held,) = table
    held = held[:8]
    if played is not None and played > len(lead):
        played = len(lead)
    turn = SplitTurn(ordering.order, lead, held, declarer, other, played)
    reading = ordering.reading
    full = by_shape(reading, lead, held)
    expected = allowed_sets(
        held,
        len(lead) + 1,
        lambda play: allowed(reading, turn, play, full),
        lambda play: check_split_follow(turn, play),
    )
    assert expected, "a legal play always exists"
    found = list(split_plays(turn))
    assert len(found) == len(set(found))
    assert set(found) == expected
    must = split_obligation(turn)
    assert must.count == max(len(play) for play in expected)
    assert set(must.playable) == {face for play in expected for face in play}
    assert all(min(play.count(face) for play in expected) == must.forced.count(face) for face in set(held))


@pytest.mark.parametrize(
    ("declarer", "played", "cards", "code"),
    [
        (True, 0, "", "must_play_half"),
        (True, 1, "", "must_play_half"),
        (True, 2, "", None),
        (True, 1, "4C", "mine_suit_first"),
        (True, 1, "3D", None),
        (True, None, "3D 4C", "must_follow_suit"),
        (True, 0, "3D 6D 4C", "wrong_count"),
        (True, 0, "5D 6D", "not_in_hand"),
        (False, None, "", "empty_play"),
        (False, None, "3D", "wrong_count"),
    ],
)
def test_why_not(declarer: bool, played: int | None, cards: str, code: str | None) -> None:
    order = five_order(Rank.parse("5"), Trump.SPADES)
    turn = SplitTurn(order, parse_cards("9D 9D"), parse_cards("3D 6D 4C"), declarer, 0, played)
    refused = check_split_follow(turn, parse_cards(cards))
    assert (refused.code if refused else None) == code
