# SPDX-License-Identifier: MIT
"""The mine's turn against a literal reading of five_player.md 13, trying every set of its cards."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player.mine import MineTurn, check_mine, covers, mine_plays, playable_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.settings import FiveSettings
from tests.model.five_player.reading import FiveOrdering, FiveReading, allowed_sets, tables
from tests.model.five_player.test_following import by_shape
from tests.model.naive import Cards


def allowed(reading: FiveReading, turn: MineTurn, play: Cards, full: set[Cards]) -> bool:
    """R13.2 to R13.6 in the order of the text; `full`: the plays of as many cards as led that follow."""
    count, lead = len(turn.lead), turn.lead
    suit = reading.cls(lead[0])
    if not play:
        return True
    if turn.by_declarer and len(reading.decompose(lead)) > 1:
        return False
    if len(play) > count:
        return False
    own = [face for face in turn.mine if reading.cls(face) == suit]
    if len(play) < count:
        rule = turn.settings.mine_short_discard
        permitted = rule == "any" or (rule == "only_when_short" and len(turn.mine) < count)
        of_suit = sum(reading.cls(face) == suit for face in play)
        return permitted and not turn.by_declarer and of_suit >= min(len(play), len(own))
    if play not in full:
        return False
    value = reading.value(lead, play)
    ruffs = suit != "T" and value is not None and value[0]
    return not (ruffs and any(reading.cls(face) == suit for face in turn.hand))


@settings(max_examples=60)
@given(
    tables(1, 2, 2, 3, hands=2, most=5, lead=4),
    st.booleans(),
    st.sampled_from(("any", "only_when_short", "off")),
)
def test_every_play_of_the_mine(
    table: tuple[FiveOrdering, Cards, list[Cards]],
    by_declarer: bool,
    short: Literal["any", "only_when_short", "off"],
) -> None:
    ordering, lead, (mine, hand) = table
    mine = mine[:8]
    rules = FiveSettings(decks=ordering.decks, mine_short_discard=short)  # type: ignore[arg-type]
    turn = MineTurn(ordering.order, rules, lead, by_declarer, hand, mine)
    reading = ordering.reading
    full = reading.legal_follows(lead, mine) if reading.decks == 3 else by_shape(reading, lead, mine)
    expected = allowed_sets(
        mine, len(lead) + 1, lambda play: allowed(reading, turn, play, full), lambda play: check_mine(turn, play)
    )
    found = mine_plays(turn, 10_000)
    assert found[0] == ()
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert set(playable_cards(turn)) == {face for play in expected for face in play}


@pytest.mark.parametrize(
    ("lead", "by_declarer", "play", "code"),
    [
        ("9D", True, "4S", "mine_ruff"),
        ("9D", True, "AD", "mine_not_in_mine"),
        ("9D", False, "4S 4S", "mine_too_many"),
        ("9D 8D", True, "4S 4S", "mine_throw"),
        ("9D 9D", True, "4S", "mine_short_lead"),
        ("9C 9C", False, "4S", "mine_suit_first"),
        ("9C", False, "4S", "must_follow_suit"),
    ],
)
def test_why_not(lead: str, by_declarer: bool, play: str, code: str) -> None:
    order = five_order(Rank.parse("5"), Trump.SPADES)
    hand, mine = parse_cards("3D 7S"), parse_cards("4S 4S 6C 7C")
    turn = MineTurn(order, FiveSettings(), parse_cards(lead), by_declarer, hand, mine)
    refused = check_mine(turn, parse_cards(play))
    assert refused is not None
    assert refused.code == code


def test_short_discards_may_be_off() -> None:
    order = five_order(Rank.parse("5"), Trump.SPADES)
    lead, card = parse_cards("9D 9D"), parse_cards("6C")
    never, short_only = FiveSettings(mine_short_discard="off"), FiveSettings(mine_short_discard="only_when_short")
    for rules in (never, short_only):
        for mine in ("4S 6C 7C", "4S 6C"):
            refused = check_mine(MineTurn(order, rules, lead, False, (), parse_cards(mine)), card)
            assert refused is not None
            assert refused.code == "wrong_count"
    assert check_mine(MineTurn(order, never, lead, False, (), card), card) is not None
    assert check_mine(MineTurn(order, short_only, lead, False, (), card), card) is None


def test_the_ban_looks_at_the_hand_of_this_moment() -> None:
    """The mine may ruff what the hand has just run out of (自杀); trumps that do not cover are free."""
    order = five_order(Rank.parse("5"), Trump.SPADES)
    for hand, play, allowed_now in (("7S", "4S 4S", True), ("7D", "4S 4S", False), ("7D", "4S 6S", True)):
        turn = MineTurn(order, FiveSettings(), parse_cards("9D 9D"), True, parse_cards(hand), parse_cards("4S 4S 6S"))
        assert (check_mine(turn, parse_cards(play)) is None) == allowed_now
        assert (parse_cards(play) in mine_plays(turn, 9)) == allowed_now


@pytest.mark.parametrize(
    ("lead", "trumps", "covered"),
    [
        ("9D", "4S", True),
        ("9D 9D", "4S 6S", False),
        ("9D 9D", "4S 6S 6S", True),
        ("9D 9D 8D 8D", "4S 4S 7S 7S", False),
        ("9D 9D 8D 8D", "4S 6S 6S 7S 7S", True),
    ],
)
def test_trumps_that_cover_a_lead(lead: str, trumps: str, covered: bool) -> None:
    """R11.4: they contain its structure, whatever else there is."""
    order = five_order(Rank.parse("5"), Trump.SPADES)
    assert covers(order, parse_cards(lead), parse_cards(trumps)) == covered
