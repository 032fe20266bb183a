# SPDX-License-Identifier: MIT
"""Layouts: presets, validity, and covers against the geometry."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model.settings import SettingError
from shengji_qt.model.three_player.layouts import PRESETS, Layout, check_layout, covering, covers, layers, top_slots
from shengji_qt.model.three_player.settings import ThreeSettings, check_settings
from tests.model.driver import Dice
from tests.model.three_player.hands import random_layout


@pytest.mark.parametrize(("layout", "top", "deep"), list(zip(PRESETS, (5, 5, 6, 4), (2, 3, 2, 3), strict=True)))
def test_presets(layout: Layout, top: int, deep: int) -> None:
    """4.5."""
    assert check_layout(layout) is None
    assert (len(top_slots(layout.slots)), layers(layout.slots)) == (top, deep)


def test_random_layouts_are_valid_and_covered_as_drawn() -> None:
    dice = Dice(5)
    shapes = set()
    for _ in range(60):
        layout = random_layout(dice)
        assert check_layout(layout) is None
        shapes.add((len(layout.flip_order), layers(layout.slots)))
        for upper, lower in covers(layout.slots):
            (x, y, z), (a, b, c) = layout.slots[upper], layout.slots[lower]
            assert z > c
            shared = {(x + i, y + j) for i in range(4) for j in range(6)}
            assert shared & {(a + i, b + j) for i in range(4) for j in range(6)}
            assert upper in covering(layout.slots)[lower]
    assert {top for top, _ in shapes} == {4, 5, 6}
    assert {deep for _, deep in shapes} == {2, 3}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"slots": PRESETS[0].slots[:9]}, "count"),
        ({"slots": ((0, 0, 4), *PRESETS[0].slots[1:])}, "z_range"),
        ({"slots": ((5, 0, 2), *PRESETS[0].slots[1:])}, "same_layer_overlap"),
        ({"slots": (*PRESETS[0].slots[:9], (90, 0, 1))}, "overhang"),
        ({"slots": (*PRESETS[0].slots[:8], (90, 0, 1), (80, 0, 1))}, "top_count"),
        ({"flip_order": (0, 1, 2, 3)}, "flip_order"),
        ({"flip_order": (0, 1, 2, 3, 3)}, "flip_order"),
    ],
)
def test_a_bad_layout_is_a_bad_setting(change: dict[str, object], code: str) -> None:
    layout = msgspec.structs.replace(PRESETS[0], **change)  # type: ignore[arg-type]
    assert check_layout(layout) == code
    with pytest.raises(SettingError) as caught:
        check_settings(ThreeSettings(layouts=(PRESETS[1], layout, PRESETS[2])))
    assert (caught.value.key, caught.value.value) == ("layouts", code)


@pytest.mark.parametrize(
    ("by", "fits"),
    [((0, 0), True), ((36, 33), True), ((37, 0), False), ((0, 34), False), ((-1, 0), False), ((0, -1), False)],
)
def test_cards_lie_where_they_can_be_seen(by: tuple[int, int], fits: bool) -> None:
    """4.2 gives the grid no bounds; what is laid out on a table has some. Five stacks are 24 wide and 7 high."""
    slots = tuple((x + by[0], y + by[1], z) for x, y, z in PRESETS[0].slots)
    layout = msgspec.structs.replace(PRESETS[0], slots=slots)
    assert check_layout(layout) is None
    settings = ThreeSettings(layouts=(PRESETS[1], layout, PRESETS[2]))
    if fits:
        check_settings(settings)
        return
    with pytest.raises(SettingError) as caught:
        check_settings(settings)
    assert (caught.value.key, caught.value.value) == ("layouts", "out_of_grid")
