# SPDX-License-Identifier: MIT
"""The three-player table at every size: nothing overlaps, nothing is cut off, whatever the layouts are."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, TOWERS, Layout
from shengji_qt.ui.games.three.table_layout import ThreeLayout, lay_out_hand_three, lay_out_three
from shengji_qt.ui.scene.hand_layout import RISE, SIZES
from shengji_qt.ui.scene.table_layout import TOP, Rect
from tests.ui.games.three.random_layouts import layouts

WINDOWS = ((1000, 610), (912, 610), (1152, 870), (912, 870), (1440, 870), (1632, 1050), (2272, 1410), (3552, 2130))
TRIPLES = st.tuples(layouts, layouts, layouts)


def parts(layout: ThreeLayout, size: float = 1.0) -> dict[str, Rect]:
    """Everything that may lie on the table at the same time during play."""
    k = layout.scale
    own = layout.tableaus[0]
    raised = Rect(own.rect.x, own.rect.y - own.card_width * RISE, own.rect.w, own.rect.h + own.card_width * RISE)
    found = {
        "own tableau": raised,
        "right tableau": layout.tableaus[1].rect,
        "left tableau": layout.tableaus[2].rect,
        "trump": Rect(*layout.trump, 250 * k, 76 * k),
        "column": layout.column,
        "tab": Rect(layout.width - 60, layout.tab_middle - 18 * k, 60, 36 * k),
    }
    found |= {f"score {index}": rect for index, rect in enumerate(layout.scores)}
    found |= {f"plate {place}": rect for place, rect in layout.plates.items()}
    found |= {f"play {key}": layout.play_place(key, 1).outline(1, 2) for key in range(6)}
    hand = lay_out_hand_three(10, layout.width, layout.height, size=size)
    top = hand.top - hand.rise
    left = min(place.x for place in hand.places)
    found["hand"] = Rect(left, top, max(p.x for p in hand.places) + hand.card_width - left, hand.bottom - top)
    return found


def check_apart(found: dict[str, Rect], layout: ThreeLayout) -> None:
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.overlaps(b), f"{one} {a} lies on {other} {b}"
    for name, rect in found.items():
        assert rect.x >= -0.01 and rect.right <= layout.width + 0.01, f"{name} {rect} is cut off"
        assert rect.y >= TOP - 0.01 and rect.bottom <= layout.height + 0.01, f"{name} {rect} is cut off"


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_nothing_overlaps_with_the_presets(width: int, height: int, preset: Layout, size: float) -> None:
    layout = lay_out_three(width, height, (preset.slots,) * 3, size=size)
    check_apart(parts(layout, size), layout)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
def test_the_unfolded_record_leaves_the_own_tableau_free(preset: Layout) -> None:
    for width in (940, 1000, 1100, 1199):
        layout = lay_out_three(width, 610, (preset.slots,) * 3)
        assert not layout.record.overlaps(layout.tableaus[0].rect), width
        assert layout.record.w >= 240, width


@given(st.sampled_from(WINDOWS), TRIPLES)
@settings(max_examples=60)
def test_nothing_overlaps_with_any_layouts(window: tuple[int, int], chosen: tuple[Layout, Layout, Layout]) -> None:
    layout = lay_out_three(*window, [each.slots for each in chosen])
    check_apart(parts(layout), layout)


@given(st.integers(912, 3552), st.integers(610, 2130), TRIPLES, st.sampled_from(list(SIZES.values())))
@settings(max_examples=60)
def test_nothing_overlaps_at_any_size(
    width: int, height: int, chosen: tuple[Layout, Layout, Layout], size: float
) -> None:
    layout = lay_out_three(width, height, [each.slots for each in chosen], size=size)
    check_apart(parts(layout, size), layout)


@given(st.sampled_from(WINDOWS), TRIPLES)
@settings(max_examples=40)
def test_the_swap_has_room(window: tuple[int, int], chosen: tuple[Layout, Layout, Layout]) -> None:
    """Bottom cards and the two targets between the tableaus; the displaced cards lie inside their target."""
    layout = lay_out_three(*window, [each.slots for each in chosen])
    sides = layout.sides
    tall = sides.card_width * 1.4
    found = {name: rect for name, rect in parts(layout).items() if "tableau" in name or "plate" in name}
    found["own tableau"] = layout.tableaus[0].rect
    found |= {f"bottom {i}": Rect(x, y, sides.card_width, tall) for i, (x, y) in enumerate(sides.bottom)}
    found |= {"to hand": sides.hand, "to bury": sides.bury}
    check_apart(found, layout)
    for to, target in (("hand", sides.hand), ("bottom", sides.bury)):
        for index in range(4):
            x, y = sides.displaced_corner(to, index, 4)
            assert target.contains(x, y) and target.contains(x + sides.card_width, y + tall)


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
def test_cards_stay_large_enough_to_read_and_to_hit(width: int, height: int, preset: Layout) -> None:
    layout = lay_out_three(width, height, (preset.slots,) * 3)
    assert layout.tableaus[0].card_width >= 58
    assert min(each.card_width for each in layout.tableaus[1:]) >= 44
    assert layout.trick_width >= 43
    assert layout.column.w >= 225


@given(layouts)
@settings(max_examples=30)
def test_even_odd_layouts_can_be_read(layout: Layout) -> None:
    for window in WINDOWS:
        made = lay_out_three(*window, (layout.slots,) * 3)
        assert made.tableaus[0].card_width >= 40
        assert min(each.card_width for each in made.tableaus[1:]) >= 34


def test_a_large_window_gains_felt_not_distance() -> None:
    near, far = lay_out_three(2272, 1410), lay_out_three(3552, 1410)
    assert far.plates[1].x - far.plates[2].x < 3552 * 0.6
    assert far.tableaus[0].card_width == near.tableaus[0].card_width


def test_names_get_their_room() -> None:
    layout = lay_out_three(1152, 870, widths := (FIVE_STACKS.slots,) * 3, {0: 240.0, 1: 230.0, 2: 220.0})
    assert [layout.plates[place].w for place in (0, 1, 2)] == [240, 230, 220] and widths
    check_apart(parts(layout), layout)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_bottom_stack_and_shown_bid_lie_beside_the_plate(place: int) -> None:
    for width, height in WINDOWS:
        layout = lay_out_three(width, height, (TOWERS.slots,) * 3)
        x, y = layout.stack_corner(place)
        stack = Rect(x, y, 40 + 3 * 5, 56)
        bid = layout.bid_place(place, 1).outline(1, 0)
        for rect in (stack, bid):
            assert not any(rect.overlaps(each) for each in layout.plates.values())
            assert not any(rect.overlaps(each.rect) for each in layout.tableaus)
            assert rect.y >= TOP and rect.bottom <= height - 20


@pytest.mark.parametrize("place", [1, 2])
def test_the_caption_of_the_bottom_lies_free_of_plays_and_their_tags(place: int) -> None:
    for width, height in WINDOWS:
        layout = lay_out_three(width, height, (TOWERS.slots,) * 3)
        k = layout.scale
        end, middle, align = layout.stack_label(place)
        wide = 92 * k  # "Bottom: 4 cards" in 12 px
        caption = Rect(end - wide * (align + 1) / 2, middle - 8 * k, wide, 16 * k)
        outlines = [layout.play_place(key, 1).outline(1) for key in range(6)]
        tags = [Rect(each.right - 44 * k, each.y - 11 * k, 47 * k, 22 * k) for each in outlines]
        others = (*outlines, *tags, *layout.scores, *(each.rect for each in layout.tableaus))
        assert not [each for each in others if caption.overlaps(each)], (width, height)
        assert not any(caption.overlaps(each) for each in layout.plates.values())


@pytest.mark.parametrize("count", range(1, 11))
def test_a_throw_of_rule_3_stays_in_its_place(count: int) -> None:
    layout = lay_out_three(1000, 610)
    for place in (0, 1, 2):
        play = layout.play_place(place, count).outline(count, 0)
        assert play.w <= layout.half_outline(place).w + 0.01


def test_halves_lie_side_by_side() -> None:
    layout = lay_out_three(1440, 870)
    for place in (0, 1, 2):
        first, second = layout.play_place(place, 1).outline(1, 0), layout.play_place(place + 3, 1).outline(1, 0)
        assert first.y == second.y and first.right < second.x
