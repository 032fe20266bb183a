# SPDX-License-Identifier: MIT
"""Planes against trying every way to lay out a hand."""

from __future__ import annotations

from collections import Counter

from hypothesis import example, given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import RANKS, Card, Trump, parse_cards
from shengji_qt.model.combos import descending
from shengji_qt.model.order import Order, four_order
from shengji_qt.model.planes import (
    FIELD,
    FULL,
    Planes,
    best_top,
    can_use,
    contains,
    deciding,
    first_of,
    first_partition,
    has_run_above,
    is_single_component,
    longest_run,
    next_partition,
    occupied,
    planes_of,
    run_starts,
    runs_of_shape,
    shape_of,
    top_of,
    total,
)
from tests.model import naive
from tests.model.strategies import Ordering, holdings, orderings, window

RUNS = [(3, 1), (2, 1), (2, 2), (3, 2), (2, 3), (3, 3), (2, 4)]


@st.composite
def holders(draw: st.DrawFn) -> tuple[Ordering, str, tuple[Card, ...]]:
    """An ordering, a class and up to ten cards of it."""
    ordering = draw(orderings)
    cls = draw(st.sampled_from([each for each in "TTTSHCD" if each != str(ordering.trump)]))
    return ordering, cls, draw(window(ordering, cls).flatmap(lambda faces: holdings(faces, ordering.decks, 1, 10)))


def order_and_class(ordering: Ordering, cls: str) -> tuple[Order, int]:
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    return order, 4 if cls == "T" else "SHCD".index(cls)


requirements = st.lists(st.sampled_from(RUNS), max_size=3).map(descending)


@settings(max_examples=200)
@given(holders(), requirements)
def test_contains_agrees_with_trying_every_layout(
    holder: tuple[Ordering, str, tuple[Card, ...]], required: tuple[tuple[int, int], ...]
) -> None:
    ordering, cls, held = holder
    order, number = order_and_class(ordering, cls)
    planes = planes_of(held, order.pos)
    expected = ordering.reading.contains(held, required)
    assert contains(planes.p2, planes.p3, required, order.links[number]) == expected


def check_best_top(ordering: Ordering, cls: str, held: tuple[Card, ...], required: list[tuple[int, int]]) -> None:
    order, number = order_and_class(ordering, cls)
    (first, *rest), reading = required, ordering.reading
    tops = [
        reading.top(run)
        for run in reading.runs(held, *first)
        if reading.contains(naive.minus(held, run * first[0]), rest)
    ]
    got = best_top(planes_of(held, order.pos), first, descending(rest), order.links[number])
    assert got == max(tops, default=-1)


@settings(max_examples=200)
@given(holders(), st.lists(st.sampled_from(RUNS), min_size=1, max_size=3))
def test_the_deciding_value_leaves_room_for_the_rest(
    holder: tuple[Ordering, str, tuple[Card, ...]], required: list[tuple[int, int]]
) -> None:
    """13.3; the requirement in kind order, as a lead has it."""
    required.sort(key=lambda run: (naive.KINDS.index(naive.kind(*run)), -run[1]))
    check_best_top(*holder, required)


def test_a_pair_out_of_a_triple_leaves_no_triple() -> None:
    """4455 of 33 44 555 would be higher than 3344, but then there is no triple (13.3)."""
    ordering = Ordering(3, RANKS[0], Trump.SPADES, True)
    check_best_top(ordering, "H", parse_cards("3H 3H 4H 4H 5H 5H 5H"), [(2, 2), (3, 1)])
    order = four_order(RANKS[0], Trump.SPADES)
    planes = planes_of(parse_cards("3H 3H 4H 4H 5H 5H 5H"), order.pos)
    assert best_top(planes, (2, 2), [(3, 1)], order.links[1]) == 1


@settings(max_examples=200)
@given(holders(), requirements)
@example((Ordering(3, RANKS[3], Trump.SPADES, True), "T", parse_cards("5H 5H 5H 5C 5C 5S 5S")), ((2, 2),))
@example((Ordering(3, RANKS[3], Trump.SPADES, True), "T", parse_cards("5H 5H 5H 5C 5C")), ((3, 1), (2, 1)))
def test_a_face_is_usable_where_some_layout_takes_it(
    holder: tuple[Ordering, str, tuple[Card, ...]], required: tuple[tuple[int, int], ...]
) -> None:
    ordering, cls, held = holder
    order, number = order_and_class(ordering, cls)
    reading = ordering.reading
    size = sum(width * length for width, length in required)
    used = {face for each in naive.subsets(held, size) if reading.contains(each, required) for face in each}
    copies = Counter(held)
    planes = planes_of(held, order.pos)
    got = {face for face in copies if can_use(planes, required, order.pos[face], copies[face], order.links[number])}
    assert got == used


@given(holders(), st.sampled_from([(1, 1), *RUNS]), st.integers(-1, 15))
def test_runs_above_a_position(holder: tuple[Ordering, str, tuple[Card, ...]], run: tuple[int, int], top: int) -> None:
    ordering, cls, held = holder
    order, number = order_and_class(ordering, cls)
    planes = planes_of(held, order.pos)
    reading = ordering.reading
    tops = [reading.top(each) for each in reading.runs(held, *run)]
    assert has_run_above(planes, *run, top, order.links[number]) == any(each > top for each in tops)
    starts = run_starts(planes[run[0]], run[1], order.links[number])
    assert top_of(starts, run[1]) == max(tops, default=-1)


@given(holders())
def test_planes_count_faces_at_each_position(holder: tuple[Ordering, str, tuple[Card, ...]]) -> None:
    ordering, cls, held = holder
    order, number = order_and_class(ordering, cls)
    planes = planes_of(held, order.pos)
    assert planes.size == len(held)
    for least, plane in ((1, planes.p1), (2, planes.p2), (3, planes.p3)):
        faces = [face for face, copies in Counter(held).items() if copies >= least]
        for position in range(16):
            count = sum(order.pos[face] == position for face in faces)
            assert plane >> FIELD * position & FULL == (count if least > 1 else count > 0)
            assert occupied(plane) >> FIELD * position & FULL == (count > 0)
        assert total(plane) == (len(faces) if least > 1 else len({order.pos[face] for face in faces}))
        lengths = [length for length in range(1, 11) if list(ordering.reading.runs(held, least, length))]
        if least > 1:
            assert longest_run(plane, order.links[number]) == max(lengths, default=0)


def test_the_highest_positions_fit() -> None:
    """Sixteen positions: jokers are at 14 and 15."""
    order = four_order(RANKS[0], Trump.SPADES)
    planes = planes_of(parse_cards("2S 2S sj sj bj bj"), order.pos)
    assert run_starts(planes.p2, 3, order.links[4]) == 1 << FIELD * 13
    assert top_of(run_starts(planes.p2, 3, order.links[4]), 3) == 15
    assert not run_starts(planes.p2, 4, order.links[4])
    assert Planes(6, planes.p1, planes.p2, 0) == planes


def kind_order(run: tuple[int, int]) -> tuple[int, int]:
    return naive.KINDS.index(naive.kind(*run)), -run[1]


@given(st.lists(st.sampled_from([(1, 1), *RUNS, (2, 17), (3, 12)]), max_size=7))
def test_a_shape_keeps_its_runs_in_order(runs: list[tuple[int, int]]) -> None:
    shape = shape_of(runs)
    assert shape < 1 << 63
    assert runs_of_shape(shape) == descending(runs)
    assert is_single_component(shape) == (len(runs) == 1)
    wide = [run for run in runs if run[0] > 1]
    for code, first in ((first_of(shape), max), (deciding(shape), lambda each: min(each, key=kind_order))):
        assert ((2 + (code >> 5), code & 31) if code else None) == (first(wide) if wide else None)


def test_partitions_come_in_descending_order() -> None:
    for number in range(13):
        expected = naive.partitions(number)
        found, parts = [], first_partition(number)
        while parts >= 0:
            found.append(tuple(run for _, run in runs_of_shape(parts)))
            parts = next_partition(parts)
        assert found == sorted(expected, reverse=True) and len(set(found)) == len(found)
