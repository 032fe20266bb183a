# SPDX-License-Identifier: MIT
"""A whole deal of each game in the real window, from the start page to the result page and back, and the end of a
match won from level A, with keys only.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from shengji_qt.controller import saved_matches
from shengji_qt.controller.ai_worker import player_of
from shengji_qt.model.actions import Bid, Play
from shengji_qt.model.cards import ACE
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.demo import casting
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.main_window import MainWindow, spec_of
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import ThemeChoice
from tests.helpers.fakes import InlineWorker
from tests.ui.at_table import Clock
from tests.ui.conftest import OpenWindow

pytestmark = pytest.mark.gui
Key = Qt.Key
WON_FROM_A: Final = 2  # a deal that the player's side, being the declarers, wins


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
    """Answers what is asked with keys: the first card by arrows, later ones by the hint; bids by Tab and Space. What
    only one game asks is answered with the keys that its buttons name.
    """

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
        elif kind not in ("bury", "play"):
            self._by_any_key(view)
        elif kind == "bury" and self.page.kind.key == "four":
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

    def _by_any_key(self, view: object) -> None:
        """The hint and Enter, else passing, else the first button that Tab comes to."""
        for keys in ((Key.Key_H, Key.Key_Return), (Key.Key_Return,), (Key.Key_P,)):
            press(self.window, *keys)
            if self.window.controller.view is not view:
                return
        self._tab_to(lambda focus: isinstance(focus, QPushButton) and focus.isEnabled())
        press(self.window, Key.Key_Space)
        self.page.take_focus()

    def _tab_to(self, wanted: Callable[[QWidget], bool]) -> None:
        for _ in range(20):
            focus = QApplication.focusWidget()
            if focus is not None and wanted(focus):
                return
            press(self.window, Key.Key_Tab)

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
        self._tab_to(lambda focus: focus.objectName().startswith("bid:"))
        press(self.window, Key.Key_Space)
        self.page.take_focus()


def play_by_keys(window: MainWindow, qtbot: QtBot) -> Typist:
    """Until something else than the table is shown; every decision of the player's is one of keys."""
    assert isinstance(window.table, TablePage) and window.pages.currentWidget() is window.table
    window.table.scene._clock = Clock()
    typist = Typist(window)
    for _ in range(90):
        view = window.controller.view
        if window.pages.currentWidget() is not window.table:
            break
        if view is not None and view.decision is not None and not view.decision.optional:
            typist.answer()
            gone = window.pages.currentWidget() is not window.table
            assert window.controller.view is not view or gone, typist.done[-1]
        else:
            qtbot.wait(1)
    assert window.pages.currentWidget() is window.pages.result_page
    return typist


def small_match(game: str) -> NewGame:
    """One deal with few cards."""
    rules: dict[str, AnySettings] = {
        "four": FourSettings(decks=1),
        "three": ThreeSettings(),
        "five": FiveSettings(decks=1),
    }
    return NewGame(rules[game], MatchOptions(start_level=setup_of(game).house.lowest_level, deals=1))


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_to_the_result_by_keys(window: MainWindow, game: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert window.pages.currentWidget() is window.start_page
    window.store.choose(small_match(game))
    key = {"four": Key.Key_1, "three": Key.Key_2, "five": Key.Key_3}[game]
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window, key)
    qtbot.waitUntil(lambda: window.table is not None)  # a button is seen to go down
    typist = play_by_keys(window, qtbot)
    assert typist.done.count("play") > 5
    match = window.controller.match
    assert match is not None and match.over
    press(window, Key.Key_Space)
    assert window.pages.currentWidget() is window.start_page


def test_a_match_is_won_from_level_a_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Interrupted before its last tricks, it waits on the first page; Enter goes on, and the won deal ends it."""
    spec = spec_of(NewGame(FourSettings(decks=1), MatchOptions(start_level=ACE)), "")
    path = saved_matches.new_path("four")
    path.parent.mkdir(parents=True, exist_ok=True)
    casting.write_match(spec, WON_FROM_A, path, lambda view: view.phase == "play" and len(view.hand) == 3)
    window.show_start()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(window, Key.Key_Return)
    play_by_keys(window, qtbot)
    match = window.controller.match
    assert match is not None and match.over and match.winner == 0
    assert "won the match" in " ".join(label.text() for label in window.pages.result_page.findChildren(QLabel))
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
        if not sent:  # a throw was asked about: the answer comes a moment later
            now += 1.0
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
