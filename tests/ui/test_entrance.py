# SPDX-License-Identifier: MIT
"""A result arrives in motion, once, and holds nobody up; where nothing moves it stands there at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.games import FAMILIES
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import CardRow
from shengji_qt.ui.dialogs.result_frame import ResultPage
from shengji_qt.ui.entrance import CHANGE, Counted, LevelTrack, level_steps
from shengji_qt.ui.games.kinds import kind_of
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.theme import LIGHT
from tests.table.test_replay_cursor import played

pytestmark = pytest.mark.gui


def result_of(game: str) -> tuple[Any, Any]:
    """View and summary of a deal in which somebody rises."""
    cursor = played(game).cursor
    at, deal = next((at, each) for at, each in enumerate(cursor.deals) if each.summary is not None)
    cursor.go(cursor.end_of(at))
    return cursor.view(0), deal.summary


def names_of(game: str) -> tuple[str, ...]:
    return ("You", "Ju", "Zhu", "Lan", "Mei")[: FAMILIES[game].seats]


@pytest.fixture
def page(qtbot: QtBot, game: str) -> ResultPage:
    resources = paths.resources()
    made = kind_of(game).result_page(CardFaces(resources / "cards"), Icons(resources / "icons"), LIGHT)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    return made


def texts(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


def widths(page: ResultPage) -> list[int]:
    return [label.sizeHint().width() for label in page.findChildren(Counted)]


def run_to(page: ResultPage, share: float) -> None:
    """Everything that moves to that share of its time."""
    for run in list(page.motion._running.values()):
        animation: QAbstractAnimation = run.animation
        animation.setCurrentTime(round(animation.totalDuration() * share))


@pytest.mark.parametrize("game", FAMILIES)
def test_points_count_up_and_hands_spread(page: ResultPage, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, summary = result_of(game)
    page.show()
    page.show_result(view, summary, names_of(game))
    assert not page.motion.busy, "the speed is off"
    end, room = texts(page), widths(page)
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    page.show_result(view, summary, names_of(game))
    assert not page.motion.busy and texts(page) == end, "it was seen already"
    page._shown = None
    page.show_result(view, summary, names_of(game))
    assert page.motion.busy and texts(page) != end
    rows = [row for row in page.findChildren(CardRow) if row.isVisible()]
    assert rows and all(row.spread == 0 for row in rows)
    totals = [label for label in page.findChildren(Counted) if len(label._texts) > 1]
    assert totals
    seen = []
    for share in (0.0, 0.3, 0.6, 0.9):
        run_to(page, share)
        seen.append([int(label.text()) for label in totals])
        assert widths(page) == room, "nothing beside a number moves"
        assert all(label.accessibleName() == label._texts[-1] for label in totals)
    assert all(one <= other for one, other in pairwise(seen)) and seen[0] != seen[-1]
    page.motion.finish()
    assert texts(page) == end and all(row.spread == 1 for row in rows)


@pytest.mark.parametrize("game", FAMILIES)
def test_nobody_waits_for_it(page: ResultPage, game: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    page.show_result(*result_of(game), names_of(game))
    assert not page.motion.busy, "not while another page is read"
    page.set_names(names_of(game))  # another language was chosen there
    page.show()
    assert page.motion.busy
    with qtbot.waitSignal(page.next_requested, timeout=1000):
        page.next.click()
    assert page.motion.busy
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.rect().bottomLeft())
    assert not page.motion.busy


@pytest.mark.parametrize(("number", "way"), [(-5, 1), (0, 1), (1, 2), (40, 41), (79, 41), (400, 41)])
def test_a_number_counts_up_in_few_steps(qtbot: QtBot, number: int, way: int) -> None:
    label = Counted()
    qtbot.addWidget(label)
    label.show_number(number)
    assert label.text() == str(number)
    assert label._texts[-1] == str(number) and len(label._texts) == way


def test_levels_go_up_or_down_one_by_one(qtbot: QtBot) -> None:
    assert level_steps(CHANGE, Rank(2), Rank(4), "4") == ["2 → 2", "2 → 3", "2 → 4"]
    assert level_steps(CHANGE, Rank(13), None, "won") == ["K → K", "K → won"]
    assert level_steps(CHANGE, Rank(11), Rank(9), "9") == ["J → J", "J → 10", "J → 9"]
    track = LevelTrack()
    qtbot.addWidget(track)
    pictures = []
    for after in (Rank(5), Rank(9), None):
        track.show_levels(Rank(2), after, LIGHT.circle_panel, LIGHT, 1.0)
        pictures.append(track.grab().toImage())
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])
