# SPDX-License-Identifier: MIT
"""A whole deal in the real window, from the start page to the result page and back, with keys only."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt.controller.ai_worker import player_of
from shengji_qt.model.actions import Bid, Play
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import ThemeChoice
from tests.helpers.fakes import InlineWorker
from tests.ui.at_table import Clock
from tests.ui.conftest import OpenWindow

pytestmark = pytest.mark.gui
Key = Qt.Key


def seats(parent: QObject) -> InlineWorker:
    return InlineWorker(parent, player_of)


@pytest.fixture
def window(tmp_path: Path, open_window: OpenWindow) -> MainWindow:
    store = PreferenceStore(tmp_path / "preferences")
    store.set(speed="off", theme=ThemeChoice.LIGHT, new_game=NewGame(options=MatchOptions(deals=1)))
    made = open_window(store, seats)
    made.activateWindow()
    return made


def press(window: MainWindow, *keys: Key) -> None:
    """Keys go where the keyboard is."""
    for each in keys:
        QTest.keyClick(QApplication.focusWidget() or window, each)


class Typist:
    """Answers what is asked with keys: the first card by arrows, later ones by the hint; bids by Tab and Space."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.done: list[str] = []

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    def answer(self) -> None:
        """One decision."""
        view = self.window.controller.view
        assert view is not None and view.decision is not None
        kind = view.decision.kind
        self.done.append(kind)
        if kind == "poll":
            self._poll()
        elif kind == "bury":
            self._choose(view.settings.bottom_size)
            press(self.window, Key.Key_Return)
        elif "play" not in self.done[:-1]:
            press(self.window, Key.Key_Escape)
            self._choose(max(1, len(view.trick.lead)))
            press(self.window, Key.Key_Return)
            if self.window.controller.view is view:  # those were not legal together
                self._by_hint()
        else:
            self._by_hint()

    def _by_hint(self) -> None:
        before = self.window.controller.view
        press(self.window, Key.Key_H, Key.Key_Return)
        if self.window.controller.view is before:  # a throw that can fail is asked about once
            press(self.window, Key.Key_Return)

    def _choose(self, count: int) -> None:
        for number in range(1, count + 1):
            press(self.window, Key.Key_Right, Key.Key_Space)
            if len(self.page.scene.chosen_cards()) < number:  # the first arrow shows where the keyboard is
                press(self.window, Key.Key_Space)

    def _poll(self) -> None:
        names = [spec.name for spec in self.page.bar.specs]
        if "bid" in self.done or not any(name.startswith("bid:") for name in names):
            press(self.window, Key.Key_P)
            return
        self.done.append("bid")
        for _ in range(20):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName().startswith("bid:"):
                break
            press(self.window, Key.Key_Tab)
        press(self.window, Key.Key_Space)
        self.page.take_focus()


def test_from_the_start_page_to_the_result_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert window.pages.currentWidget() is window.start_page
    press(window, Key.Key_Space)
    assert isinstance(window.table, TablePage) and window.pages.currentWidget() is window.table
    window.table.scene._clock = Clock()
    typist = Typist(window)
    for _ in range(60):
        view = window.controller.view
        if window.pages.currentWidget() is not window.table:
            break
        if view is not None and view.decision is not None and not view.decision.optional:
            typist.answer()
            assert window.controller.view is not view or window.pages.currentWidget() is not window.table, typist.done[
                -1
            ]
        else:
            qtbot.wait(1)
    assert window.pages.currentWidget() is window.pages.result_page
    assert typist.done.count("play") > 5
    match = window.controller.match
    assert match is not None and match.over
    press(window, Key.Key_Space)
    assert window.pages.currentWidget() is window.start_page


def test_an_action_pressed_twice_within_a_quarter_of_a_second_acts_once(window: MainWindow, qtbot: QtBot) -> None:
    """By key and by button alike, with the computer seats answering at once."""
    window.start_match()
    page, controller = window.table, window.controller
    assert page is not None
    now = 50.0
    page.scene._clock = lambda: now
    typist = Typist(window)
    for _ in range(20):
        view = controller.view
        assert view is not None and view.decision is not None
        if view.decision.kind == "play":
            break
        now += 1.0
        typist.answer()
    sent: list[object] = []
    page.scene.action_requested.connect(sent.append)
    for step in range(6):
        now += 1.0
        press(window, Key.Key_H)
        press(window, Key.Key_Return)
        if not sent:  # a throw was asked about
            press(window, Key.Key_Return)
        assert len(sent) == 1 and isinstance(sent[0], Play | Bid)
        held = controller.view
        now += 0.1
        press(window, Key.Key_H, Key.Key_Return)
        button = page.bar.button("play")
        if button is not None and button.isEnabled():
            button.click()
        assert controller.view is held and len(sent) == 1, step
        sent.clear()
