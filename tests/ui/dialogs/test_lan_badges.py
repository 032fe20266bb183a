# SPDX-License-Identifier: MIT
"""The badges on the round table of a lobby."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication

from shengji_qt.net.messages import SeatState
from shengji_qt.ui.dialogs.lan_badges import Badge, badge_picture, badge_place, badges
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.theme import THEMES


def person(name: str, number: int, **facts: object) -> SeatState:
    return SeatState("person", name, number, **facts)  # type: ignore[arg-type]


def test_they_say_who_sits_there_and_who_is_ready() -> None:
    seats = [person("ann", 1), person("Ben", 2, ready=True), SeatState("computer:hard"), SeatState("open")]
    assert badges(seats, owner=1) == [Badge("A", 0, ready=True), Badge("B", 1, ready=True), Badge("Z", 0), Badge("", 1)]


def test_who_is_away_is_not_ready_and_other_games_have_no_sides() -> None:
    seats = [person("Ann", 1, presence="lost"), person("Ben", 2), person("Cem", 3, ready=True, stand_in=True)]
    assert badges(seats, owner=1) == [Badge("A", away=True), Badge("B"), Badge("C", away=True)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("reach", [60, 70, 200])
def test_they_lie_on_the_table_and_not_on_one_another(seats: int, reach: float) -> None:
    table = QRectF(100, 50, 2 * reach, 2 * reach)
    places = []
    for seat in range(seats):
        angle = math.tau * seat / seats
        at = table.center() + QPointF(math.cos(angle), math.sin(angle)) * 400
        places.append(badge_place(table, at, 1.0))
    for at, radius in places:
        assert math.dist(at.toTuple(), table.center().toTuple()) + radius <= reach
    for (one, radius), (other, _) in combinations(places, 2):
        assert math.dist(one.toTuple(), other.toTuple()) > 2 * radius


@pytest.mark.gui
@pytest.mark.parametrize("name", list(THEMES))
def test_ready_is_a_tick_and_not_only_a_colour(qapp: QGuiApplication, name: str) -> None:
    look = Look(THEMES[name])
    one, other = (badge_picture(Badge("A", ready=ready), 26, look).toImage() for ready in (False, True))
    theme, at = THEMES[name], round(1.6 * 26 + 0.74 * 26)
    colours = {other.pixelColor(at + x, at + y).name() for x in range(-6, 7) for y in range(-6, 7)}
    assert {theme.jade_felt, theme.felt_edge} <= colours
    assert one.pixelColor(at + 8, at).alpha() == 0
