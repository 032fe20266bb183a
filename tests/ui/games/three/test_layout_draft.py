# SPDX-License-Identifier: MIT
"""A layout while it is edited: what is moved stays on the grid, and the checks agree with the model."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, Layout, check_layout
from shengji_qt.ui.games.three.layout_draft import COLUMNS, ROWS, LayoutDraft, same_shape
from shengji_qt.ui.games.three.layout_words import layer_text
from tests.ui.games.three.random_layouts import layouts


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
def test_presets_are_fine_and_keep_their_shape(preset: Layout) -> None:
    draft = LayoutDraft(preset)
    assert draft.error is None and all(check.fine for check in draft.checks())
    assert same_shape(draft.layout, preset)


@given(layouts)
def test_every_valid_layout_can_be_edited(layout: Layout) -> None:
    draft = LayoutDraft(layout)
    assert draft.error is None and same_shape(draft.layout, layout)


def test_a_moved_card_stays_on_the_grid() -> None:
    draft = LayoutDraft(FIVE_STACKS)
    draft.move(0, -5, 99)
    assert draft.slots[0][:2] == (0, ROWS - 6)
    draft.move(0, 99, -1)
    assert draft.slots[0][:2] == (COLUMNS - 4, 0)


def test_layers_end_at_one_and_three() -> None:
    draft = LayoutDraft(FIVE_STACKS)
    for _ in range(5):
        draft.lift(0, 1)
    assert draft.slots[0][2] == 3
    for _ in range(5):
        draft.lift(0, -1)
    assert draft.slots[0][2] == 1


def test_numbers_are_given_and_taken() -> None:
    draft = LayoutDraft(FIVE_STACKS)
    draft.number(1)
    assert list(draft.order) == [0, 2, 3, 4] and draft.number_of(2) == 2 and draft.number_of(1) is None
    draft.number(1)
    assert list(draft.order) == [0, 2, 3, 4, 1]
    draft.number(7)  # it lies under another card
    assert list(draft.order) == [0, 2, 3, 4, 1]
    draft.renumber()
    assert list(draft.order) == [0, 1, 2, 3, 4]


def test_a_card_that_is_covered_has_no_number() -> None:
    draft = LayoutDraft(FIVE_STACKS)
    draft.lift(0, 1)  # to the third layer, over its neighbour once it is moved
    draft.move(0, draft.slots[1][0], draft.slots[1][1])
    assert 1 not in draft.order and draft.below(0) == (1, 6) and draft.above(1) == (0,)


CODES = ("same_layer_overlap", "top_count", "overhang", "flip_order")


def broken(code: str) -> LayoutDraft:
    draft = LayoutDraft(FIVE_STACKS)
    x, y, _ = draft.slots[0]
    if code == "same_layer_overlap":
        draft.move(1, x + 1, y)
    elif code == "overhang":
        draft.move(0, x, 0)
        draft.move(5, x, 6)  # the lower card only touches the upper one
    elif code == "flip_order":
        draft.number(3)
    else:
        for slot in range(5):  # the lower row far from the upper one
            draft.move(slot, 5 * slot, 0)
            draft.move(slot + 5, 5 * slot, ROWS - 6)
    return draft


@pytest.mark.parametrize("code", CODES)
def test_what_is_wrong_is_named_as_the_model_names_it(code: str) -> None:
    draft = broken(code)
    assert draft.error == code
    failed = next(check for check in draft.checks() if not check.fine and check.code != "z_range")
    assert failed.code == code and failed.number > 0
    assert failed.culprits or code == "top_count"


MOVES = st.lists(st.tuples(st.integers(0, 9), st.integers(-2, 22), st.integers(-2, 9), st.integers(-1, 1)), max_size=12)


@given(MOVES)
def test_checks_agree_with_the_model_whatever_is_moved(moves: list[tuple[int, int, int, int]]) -> None:
    """The first check that fails is the code that the model gives, but for the number of layers, which the other rules
    make right (three_player.md 4.3).
    """
    draft = LayoutDraft(FIVE_STACKS)
    for slot, x, y, up in moves:
        draft.move(slot, x, y)
        draft.lift(slot, up)
    failed = [check.code for check in draft.checks() if not check.fine and check.code != "z_range"]
    assert check_layout(draft.layout) == (failed[0] if failed else None)
    assert sum(draft.counts()) == 10


def test_the_lower_of_two_layers_is_no_middle_one() -> None:
    assert [layer_text(depth, 5, 2).split(":")[0] for depth in range(2)] == ["Top", "Bottom"]
    assert [layer_text(depth, 5, 3).split(":")[0] for depth in range(3)] == ["Top", "Middle", "Bottom"]
