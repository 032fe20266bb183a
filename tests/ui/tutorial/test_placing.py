# SPDX-License-Identifier: MIT
"""The panel stands free of what matters wherever there is room for it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from PySide6.QtCore import QRect, QSize

from shengji_qt.ui.tutorial.placing import GAP, place

ROOM = QRect(0, 0, 1000, 640)
SIZE = QSize(376, 150)


@settings(max_examples=25)
@given(st.integers(0, 900), st.integers(0, 560), st.integers(20, 200), st.integers(20, 120))
def test_it_stays_in_the_room_and_off_what_it_speaks_of(x: int, y: int, width: int, height: int) -> None:
    near = QRect(x, y, width, height)
    panel = QRect(place(SIZE, ROOM, [near], [], []), SIZE)
    assert ROOM.contains(panel)
    assert not panel.intersects(near)


def test_it_is_near_and_keeps_clear_of_the_hand() -> None:
    hand = QRect(0, 460, 1000, 180)
    button = QRect(880, 400, 100, 44)
    panel = QRect(place(SIZE, ROOM, [button], [hand], []), SIZE)
    assert not panel.intersects(hand) and not panel.intersects(button.adjusted(-GAP, -GAP, GAP, GAP))
    assert (panel.center() - button.center()).manhattanLength() < 400


def test_what_had_better_be_seen_is_covered_only_if_there_is_no_other_room() -> None:
    left = QRect(0, 0, 500, 640)
    assert not QRect(place(SIZE, ROOM, [QRect(480, 300, 20, 20)], [], [left]), SIZE).intersects(left)
    everything = QRect(0, 0, 1000, 640)
    assert ROOM.contains(QRect(place(SIZE, ROOM, [], [], [everything]), SIZE))


def test_one_thing_is_covered_rather_than_halves_of_two() -> None:
    mine, drop = QRect(290, 40, 400, 140), QRect(450, 190, 80, 110)
    clear = [drop, QRect(0, 510, 1000, 130)]  # and what is asked, with the hand below it
    left = [QRect(20, 244, 225, 68), QRect(20, 396, 225, 68)]
    right = [QRect(600, 190, 380, 320), QRect(440, 310, 100, 200)]  # cards of the trick, and plates
    panel = QRect(place(SIZE, ROOM, [mine], clear, [QRect(20, 40, 225, 100), *left, *right * 6]), SIZE)
    assert [panel.intersects(each) for each in left] == [True, False]
    assert not any(panel.intersects(each) for each in (mine, *clear, *right))


def test_a_panel_larger_than_the_room_begins_at_its_corner() -> None:
    assert place(QSize(2000, 900), ROOM, [], [], []) == ROOM.topLeft()
