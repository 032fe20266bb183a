# SPDX-License-Identifier: MIT
"""What tables with an action bar share keeps its order on every table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.ui.games.bar_table import frame_for, message_room, own_bid_y, pile_place, record_place
from shengji_qt.ui.scene.hand_layout import ASPECT, MARGIN, RISE
from shengji_qt.ui.scene.table_layout import BID_SHARE

WIDTHS = st.floats(900, 3840)
HEIGHTS = st.floats(600, 2160)


@given(WIDTHS, HEIGHTS, st.integers(1, 2), st.sampled_from((0.8, 1.0, 1.2)))
def test_the_bar_stands_over_the_raised_hand_and_holds_badge_and_message(
    width: float, height: float, rows: int, size: float
) -> None:
    frame = frame_for(width, height, rows, size)
    assert frame.bar.bottom < frame.hand_top - RISE * frame.card_width
    assert frame.bar.x > 0 and frame.bar.right < width
    assert frame.bar.contains(*frame.badge.centre)
    x, y = frame.message
    assert x > frame.badge.right and y == frame.bar.bottom
    assert x + message_room(frame.bar, frame.scale, 800.0) < 800.0
    assert frame.trick_width < frame.card_width


@given(WIDTHS, HEIGHTS, st.integers(1, 12))
def test_an_own_bid_never_reaches_the_bar(width: float, height: float, count: int) -> None:
    frame = frame_for(width, height, 1, 1.0)
    pile = pile_place((width / 2, frame.bar.y / 2), frame.trick_width, count)
    half = frame.trick_width * BID_SHARE * ASPECT / 2
    assert pile.y < own_bid_y(pile, frame.bar, half, frame.scale) <= frame.bar.y - 2 - half + 1e-6


@given(st.integers(1, 40))
def test_a_pile_is_never_wider_than_about_three_of_its_cards(count: int) -> None:
    pile = pile_place((0.0, 0.0), 100.0, count)
    assert pile.width(count) <= 3.1 * pile.card_width + 1e-6


def test_the_record_lies_between_the_score_and_the_buttons() -> None:
    frame = frame_for(1280, 800, 1, 1.0)
    record = record_place(1280, 110.0, frame.bar)
    assert record.y > 110.0 and record.bottom < frame.bar.y and record.right == 1280 - MARGIN
