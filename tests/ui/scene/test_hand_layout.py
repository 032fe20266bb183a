# SPDX-License-Identifier: MIT
"""Where the cards of a hand lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.ui.scene.hand_layout import ASPECT, LEAST_SHOWN, MARGIN, ROW_PITCH, card_width_for, lay_out_hand

SIZES = [(1000, 610), (1152, 870), (1440, 870), (1920, 1050), (3840, 2130)]


@pytest.mark.parametrize(("height", "width"), [(610, 84), (870, 107.88), (1080, 133.92), (2130, 136)])
def test_card_width(height: float, width: float) -> None:
    assert card_width_for(height) == pytest.approx(width)


@pytest.mark.parametrize(
    ("count", "size", "rows"),
    [(25, (1000, 610), 1), (28, (1000, 610), 1), (29, (3840, 2130), 2), (33, (1440, 870), 2), (39, (1440, 870), 2)],
)
def test_rows(count: int, size: tuple[int, int], rows: int) -> None:
    assert lay_out_hand(count, *size).rows == rows


def test_a_second_row_comes_before_cards_get_too_narrow() -> None:
    assert lay_out_hand(26, 912, 900).rows == 2  # 26 cards would show 26 % each


def test_few_cards_lie_half_on_each_other_in_the_middle() -> None:
    hand = lay_out_hand(3, 1000, 640)
    assert [place.x for place in hand.places] == [416, 458, 500]
    assert {place.y for place in hand.places} == {640 - MARGIN - 84 * ASPECT}


def test_two_rows() -> None:
    hand = lay_out_hand(33, 1440, 900)
    upper = [place for place in hand.places if place.row == 0]
    assert len(upper) == 17  # the upper row takes the extra card
    assert upper == list(hand.places[:17])
    lower = hand.places[17]
    assert lower.y - upper[0].y == pytest.approx(ROW_PITCH * hand.card_width)
    assert lower.y + hand.card_height == pytest.approx(900 - MARGIN)


def test_the_trumps_stay_in_the_upper_row_when_they_are_last() -> None:
    hand = lay_out_hand(33, 1440, 900, head_last=True)
    assert [place.row for place in hand.places] == [1] * 16 + [0] * 17


@given(st.integers(0, 39), st.sampled_from(SIZES), st.booleans())
def test_every_card_is_on_the_table_and_readable(count: int, size: tuple[int, int], head_last: bool) -> None:
    width, height = size
    hand = lay_out_hand(count, width, height, head_last=head_last)
    assert len(hand.places) == count
    for place in hand.places:
        assert place.x >= MARGIN - 1e-6
        assert place.x + hand.card_width <= width - MARGIN + 1e-6
        assert place.y + hand.card_height <= height - MARGIN + 1e-6
        assert place.y - hand.rise > 0
        assert place.shown >= LEAST_SHOWN * hand.card_width
