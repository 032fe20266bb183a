# SPDX-License-Identifier: MIT
"""The hexagon's geometry."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.ui.games.five.layout import (
    CAPTION,
    FAN_PAD,
    PLATE_MOST,
    TRUMP_HEIGHT,
    TRUMP_LEAST,
    FiveLayout,
    lay_out_five,
)
from shengji_qt.ui.games.five.places import PLACES, TOP
from shengji_qt.ui.scene.hand_layout import LEAST_SHOWN, RISE, SIZES, hand_top
from shengji_qt.ui.scene.table_layout import CAPTION_HALF, PILE_CAPTION, PLATE_LEAST, Rect

TABLES = [
    (1000, 610),
    (912, 610),
    (1000, 640),
    (912, 770),
    (1152, 870),
    (1440, 870),
    (1632, 1050),
    (2560, 1410),
    (2272, 1410),
    (3840, 2130),
    (3552, 2130),
]
WIDE = dict.fromkeys(range(1, 6), 2 * PLATE_MOST)

heights = st.integers(610, 2160)
tables = st.sampled_from(TABLES) | heights.flatmap(
    lambda height: st.tuples(st.integers(max(912, height), 3840), st.just(height))
)
mines = st.sampled_from([(place, None) for place in range(1, 6)]) | st.tuples(st.just(TOP), st.integers(0, 20))
widths = st.sampled_from([{}, WIDE])
factors = st.sampled_from(sorted(SIZES.values()))


def fixed_parts(layout: FiveLayout) -> list[Rect]:
    """What always lies on the table."""
    trump = Rect(*layout.trump, layout.trump_room(None), TRUMP_HEIGHT * layout.scale)
    return [*layout.boxes.values(), *layout.scores, layout.bar, layout.own, trump]


@given(tables, st.integers(1, 2), widths, factors, mines)
def test_nothing_overlaps_and_nothing_is_cut_off(
    size: tuple[int, int], rows: int, plates: dict[int, float], factor: float, mine: tuple[int, int | None]
) -> None:
    layout = lay_out_five(*size, rows, plates, factor, mine=mine[0], fan=mine[1])
    parts = fixed_parts(layout)
    for one, other in itertools.combinations(parts, 2):
        assert not one.overlaps(other), (one, other)
    for rect in parts:
        assert rect.x >= 0 and rect.right <= size[0] and rect.y >= 0
    assert layout.trump_room(None) >= TRUMP_LEAST - 0.01
    assert layout.bar.bottom < layout.hand_top - layout.card_width * RISE
    assert layout.hand_top == hand_top(size[1], layout.card_width, rows)


@given(tables, st.integers(1, 2), widths, factors, mines, st.integers(1, 20))
def test_plays_lie_clear_of_each_other_and_of_the_plates(
    size: tuple[int, int],
    rows: int,
    plates: dict[int, float],
    factor: float,
    mine: tuple[int, int | None],
    count: int,
) -> None:
    layout = lay_out_five(*size, rows, plates, factor, mine=mine[0], fan=mine[1])
    plays = [layout.play_place(place, count).outline(count, 0) for place in range(PLACES)]
    for one, other in itertools.combinations(plays, 2):
        assert not one.overlaps(other)
    for play in plays:
        tagged = play._replace(y=play.y - 16 * layout.scale, h=play.h + 16 * layout.scale)  # the tag of the best one
        assert not any(tagged.overlaps(part) for part in fixed_parts(layout))


@given(tables, st.integers(1, 2), mines, st.integers(2, 20), st.data())
def test_a_short_play_lies_clear_of_longer_ones(
    size: tuple[int, int], rows: int, mine: tuple[int, int | None], count: int, data: st.DataObject
) -> None:
    layout = lay_out_five(*size, rows, WIDE, mine=mine[0], fan=mine[1])
    short = data.draw(st.integers(1, count - 1))
    which = data.draw(st.integers(0, PLACES - 1))
    counts = [short if place == which else count for place in range(PLACES)]
    plays = [layout.play_place(place, n).outline(n, 0) for place, n in enumerate(counts)]
    for one, other in itertools.combinations(plays, 2):
        assert not one.overlaps(other)


@given(tables, st.integers(1, 2), st.integers(0, 9), widths)
def test_bids_lie_clear_of_plates_and_pile(
    size: tuple[int, int], rows: int, extra: int, plates: dict[int, float]
) -> None:
    layout = lay_out_five(*size, rows, plates)
    pile = layout.centre_pile(12).outline(12, 0)
    bids = [layout.bid_place(place, 1 + extra).outline(1 + extra, 0) for place in range(PLACES)]
    for place, bid in enumerate(bids):
        assert not any(bid.overlaps(part) for part in fixed_parts(layout)), place
        if place not in (0, TOP):
            assert not bid.overlaps(pile), place


@pytest.mark.parametrize("size", [(1000, 640), (1440, 870), (2560, 1410), (3840, 2130)])
@pytest.mark.parametrize("place", [0, TOP])
def test_an_ordinary_bid_in_the_middle_lies_clear_of_the_pile_and_its_caption(
    size: tuple[int, int], place: int
) -> None:
    layout = lay_out_five(*size)
    pile = layout.centre_pile(8).outline(8, 0)
    pile = pile._replace(h=pile.h + PILE_CAPTION + CAPTION_HALF * layout.scale)
    assert not layout.bid_place(place, 4).outline(4, 0).overlaps(pile)


@given(tables, st.integers(1, 2), factors, st.integers(0, 20))
def test_the_second_fan_keeps_inside_its_panel(size: tuple[int, int], rows: int, factor: float, count: int) -> None:
    layout = lay_out_five(*size, rows, size=factor, fan=count)
    fan = layout.fan
    assert fan is not None
    places = fan.places(count)
    assert len(places) == count
    for place in places:
        card = Rect(place.x, place.y - RISE * fan.card_width, fan.card_width, fan.card_width * (1.4 + RISE))
        assert fan.panel.x <= card.x and card.right <= fan.column.x - FAN_PAD * layout.scale + 0.01
        assert fan.panel.y + CAPTION * layout.scale <= card.y and card.bottom <= fan.panel.bottom
    if size[0] >= 1000 * layout.scale and count:
        assert fan.step >= LEAST_SHOWN * fan.card_width - 0.01
    assert fan.panel.contains(*fan.column.centre) and fan.column.bottom <= fan.panel.bottom


def test_the_rows_of_the_second_fan_and_its_last_cards() -> None:
    fan = lay_out_five(1000, 610, fan=20).fan
    assert fan is not None and fan.rows == 2
    first, last = fan.places(20)[0], fan.places(20)[-1]
    assert first.row == 0 and last.row == 1 and last.y > first.y
    assert fan.places(3)[0].row == 0 and fan.places(3)[-1].y == first.y


@given(tables, factors, st.integers(0, 20))
def test_while_cards_are_divided_they_have_the_whole_panel(size: tuple[int, int], factor: float, count: int) -> None:
    layout = lay_out_five(*size, size=factor, fan=20, divides=True)
    fan = layout.fan
    assert fan is not None and not layout.bars
    assert all(fan.panel.x <= place.x for place in fan.places(count))
    edge = fan.panel.right - FAN_PAD * layout.scale + 0.01
    assert all(place.x + fan.card_width <= edge for place in fan.places(count))


def test_few_cards_of_a_divided_hand_spread() -> None:
    fan = lay_out_five(1152, 870, fan=20, divides=True).fan
    assert fan is not None and fan.rows == 1
    few, all_of_them = fan.places(8), fan.places(20)
    assert few[1].x - few[0].x == pytest.approx(0.5 * fan.card_width)
    assert all_of_them[1].x - all_of_them[0].x == pytest.approx(fan.step) and fan.step < 0.45 * fan.card_width


@given(tables, widths)
def test_plates_are_never_small(size: tuple[int, int], plates: dict[int, float]) -> None:
    layout = lay_out_five(*size, 1, plates)
    assert all(PLATE_LEAST - 0.01 <= box.w / layout.scale <= PLATE_MOST + 0.01 for box in layout.boxes.values())
    assert all(bar.w >= 226 for bar in layout.scores)


def test_plates_leave_out_the_mine() -> None:
    for mine in range(1, 6):
        assert sorted(lay_out_five(1440, 870, mine=mine).plates) == [place for place in range(1, 6) if place != mine]


@given(tables, st.integers(1, 2))
def test_the_drop_places_are_where_the_cards_will_lie(size: tuple[int, int], rows: int) -> None:
    layout = lay_out_five(*size, rows, fan=8)
    for drop, place in ((layout.drop, 0), (layout.mine_drop, TOP)):
        play = layout.play_place(place, 1)
        assert drop.centre == pytest.approx((play.x, play.y))
        assert layout.felt.contains(*drop.centre)
    assert not layout.felt.contains(*layout.fan.panel.centre)  # type: ignore[union-attr]


def test_a_wide_window_gains_felt_and_not_distance() -> None:
    layout = lay_out_five(3000, 870)
    assert layout.boxes[1].right - layout.boxes[5].x == pytest.approx(1.42 * 900)


def test_plates_and_type_grow_on_a_high_table() -> None:
    assert lay_out_five(1440, 870).scale == 1.0
    assert lay_out_five(3840, 2130).scale == 1.25
