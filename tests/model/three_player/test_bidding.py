# SPDX-License-Identifier: MIT
"""Which card bids what, and the order of turning."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model.cards import Card
from shengji_qt.model.three_player.bidding import biddable, shown_bid, turning_steps
from shengji_qt.model.three_player.layouts import FIVE_STACKS, SIX_FOUR, TOWERS
from shengji_qt.model.three_player.ranking import DECK
from tests.model.three_player.hands import ranks

LAYOUTS = (
    TOWERS,
    msgspec.structs.replace(FIVE_STACKS, flip_order=(4, 3, 2, 1, 0)),
    msgspec.structs.replace(SIX_FOUR, flip_order=(5, 0, 1, 2, 3, 4)),
)


def test_biddable_cards() -> None:
    """Four level cards and two jokers; a 2 never (7.3)."""
    for level in ranks("3 9 A"):
        found = {each.text for each in DECK if biddable(each, level)}
        assert found == {level.text + suit for suit in "SHCD"} | {"sj", "bj"}


@pytest.mark.parametrize(
    ("text", "trump", "colour"), [("9D", "D", ""), ("9S", "S", ""), ("sj", "NT", "black"), ("bj", "NT", "red")]
)
def test_what_a_card_calls(text: str, trump: str, colour: str) -> None:
    shown = shown_bid(2, Card.parse(text))
    assert (shown.seat, shown.cards, str(shown.trump), shown.number, shown.colour) == (
        2,
        (Card.parse(text),),
        trump,
        1,
        colour,
    )


def test_later_hands_turn_one_card_at_a_time() -> None:
    """From the declarer on; who has no top card left is skipped (7.1)."""
    steps = turning_steps(LAYOUTS, 2)
    assert all(len(step) == 1 for step in steps)
    assert [step[0] for step in steps[:4]] == [(2, 5), (0, 0), (1, 4), (2, 0)]
    assert [step[0] for step in steps[-3:]] == [(2, 3), (1, 0), (2, 4)]


def test_the_first_hand_turns_together() -> None:
    steps = turning_steps(LAYOUTS, None)
    assert steps[0] == ((0, 0), (1, 4), (2, 5))
    assert [len(step) for step in steps] == [3, 3, 3, 3, 2, 1]
    assert sorted(each for step in steps for each in step) == sorted(
        (seat, slot) for seat, layout in enumerate(LAYOUTS) for slot in layout.flip_order
    )
