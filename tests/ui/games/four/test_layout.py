# SPDX-License-Identifier: MIT
"""Where everything but the hand lies."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.ui.games.four.layout import FourLayout, lay_out_four
from shengji_qt.ui.scene.hand_layout import hand_top
from shengji_qt.ui.scene.table_layout import (
    CAPTION_HALF,
    PILE_CAPTION,
    PLATE_LEAST,
    STACK_STEP,
    STACK_WIDTH,
    Rect,
)

SIZES = [(1000, 610), (912, 770), (1152, 870), (1440, 870), (1632, 1050), (1920, 1050), (3840, 2130), (3552, 2130)]
PLATES = [{}, {1: 250.0, 2: 250.0, 3: 250.0}]


def bottom_of_cards(layout: FourLayout) -> list[Rect]:
    """The bottom stack under each plate."""
    corners = [layout.stack_corner(place) for place in range(4)]
    return [Rect(x, y, STACK_WIDTH + 2 * STACK_STEP, STACK_WIDTH * 1.4) for x, y in corners]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("widths", PLATES)
def test_nothing_overlaps(size: tuple[int, int], rows: int, widths: dict[int, float]) -> None:
    layout = lay_out_four(*size, rows, widths)
    fixed = [*layout.plates.values(), layout.scores[0], layout.bar]
    plates_of_trump = [Rect(*layout.trump, layout.trump_room(place), 76 * layout.scale) for place in range(4)]
    for one, other in itertools.combinations(fixed, 2):
        assert not one.overlaps(other), (one, other)
    for stack, trump in zip(bottom_of_cards(layout), plates_of_trump, strict=True):
        assert trump.w >= 226  # both lines in English
        assert not any(rect.overlaps(other) for rect in (stack, trump) for other in fixed)
        assert not stack.overlaps(trump)
    for rect in fixed:
        assert rect.x >= 0 and rect.right <= size[0] and rect.y >= 0
    assert layout.bar.bottom < layout.hand_top - layout.card_width * 0.2
    assert layout.hand_top == hand_top(size[1], layout.card_width, rows)


@pytest.mark.parametrize("size", SIZES)
def test_plates_are_never_small(size: tuple[int, int]) -> None:
    layout = lay_out_four(*size)
    assert all(plate.w >= PLATE_LEAST for plate in layout.plates.values())
    assert layout.scores[0].w >= 260


@given(st.sampled_from(SIZES), st.integers(1, 12), st.sampled_from(PLATES))
def test_plays_lie_clear_of_each_other(size: tuple[int, int], count: int, widths: dict[int, float]) -> None:
    layout = lay_out_four(*size, 1, widths)
    plays = [layout.play_place(place, count).outline(count, 0) for place in range(4)]
    for one, other in itertools.combinations(plays, 2):
        assert not one.overlaps(other)
    for play in plays:
        assert not any(play.overlaps(plate) for plate in (*layout.plates.values(), layout.scores[0], layout.bar))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("rows", [1, 2])
def test_bids_lie_clear_of_plates_and_pile_and_its_caption(size: tuple[int, int], count: int, rows: int) -> None:
    layout = lay_out_four(*size, rows)
    pile = layout.centre_pile(8).outline(8, 0)
    pile = pile._replace(h=pile.h + PILE_CAPTION + CAPTION_HALF * layout.scale)
    for place in range(4):
        bid = layout.bid_place(place, count).outline(count, 0)
        assert not any(bid.overlaps(other) for other in (*layout.plates.values(), layout.scores[0], layout.bar, pile))


def test_a_wide_window_gains_felt_and_not_distance() -> None:
    layout = lay_out_four(3000, 870)
    assert layout.plates[1].right - layout.plates[3].x == pytest.approx(1.42 * 900)


def test_the_drop_place_is_the_lower_place() -> None:
    layout = lay_out_four(1440, 870)
    play = layout.play_place(0, 2).outline(2, 0)
    assert layout.drop.centre == pytest.approx((play.x + play.w / 2, play.y + play.h / 2))
    assert layout.felt.contains(*layout.drop.centre)
    assert not layout.felt.contains(layout.bar.x + 5, layout.bar.y + 5)


def test_plates_and_type_grow_on_a_high_table() -> None:
    assert lay_out_four(1440, 870).scale == 1.0
    assert lay_out_four(3840, 2130).scale == 1.25
