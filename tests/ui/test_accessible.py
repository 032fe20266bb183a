# SPDX-License-Identifier: MIT
"""Everything that the keyboard can reach has a name for a screen reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSpinBox, QApplication, QComboBox, QWidget

from shengji_qt import paths
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.games.three.layout_editor import LayoutEditor
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.lan_window import LanWindow
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.theme import LIGHT
from tests.controller.test_replays import keep
from tests.table.test_replay_cursor import played
from tests.ui.conftest import OpenWindow
from tests.ui.lan_fakes import FakeClient, FakeFinder
from tests.ui.test_lan_flow import come_in

pytestmark = pytest.mark.gui


def nameless(root: QWidget) -> list[str]:
    """Widgets shown under `root` that take the keyboard and have nothing to say."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or is_inner(widget) or not widget.isVisibleTo(root):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or not interface.text(QAccessible.Text.Name).strip():
            owners = []
            owner: QWidget | None = widget
            while owner is not None and len(owners) < 4:
                owners.append(f"{type(owner).__name__}({owner.objectName()})")
                owner = owner.parentWidget()
            found.append(" in ".join(owners))
    return found


def is_inner(widget: QWidget) -> bool:
    """Parts that Qt made for a widget which has a name itself: the list of a box, the line of a spin box, viewports."""
    parent = widget.parentWidget()
    return (
        widget.objectName().startswith("qt_")
        or (isinstance(parent, QAbstractScrollArea) and widget is parent.viewport())
        or (parent is not None and isinstance(parent, QAbstractSpinBox))
        or any(isinstance(each, QComboBox) for each in ancestors(widget))
    )


def ancestors(widget: QWidget) -> Iterable[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


@pytest.fixture
def window(tmp_path_factory: pytest.TempPathFactory, open_window: OpenWindow) -> MainWindow:
    store = PreferenceStore(tmp_path_factory.mktemp("preferences"))
    store.set(speed="off", muted=True)
    return open_window(store)


def test_the_pages_of_the_window(window: MainWindow) -> None:
    window.show_matches()
    made = [name for name in dir(type(window.pages)) if name.endswith("_page")]
    for name in made:
        page = getattr(window.pages, name)
        assert nameless(page) == [], name
    assert nameless(window.start_page) == []
    assert len(made) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_a_table_and_a_result(window: MainWindow, game: str) -> None:
    window.show_new_game(game)
    assert nameless(window.pages.new_game_page) == []
    window.start_match(game)
    assert window.table is not None
    assert nameless(window.table) == []
    assert nameless(window.pages.result_page) == []


def test_the_pages_of_the_network(window: MainWindow, qapp: QApplication, qtbot: QtBot) -> None:
    client: Any = FakeClient()
    finder: Any = FakeFinder()
    window.rooms.lan = LanWindow(
        window, window.store, window.appearance, LanFlow(window.store, client, finder, parent=window)
    )
    flow = window.lan.flow
    page = NewGamePage(window.store, LIGHT, setup_of("three"), for_table=True)
    qtbot.addWidget(page)
    assert nameless(page) == []
    come_in(flow, client)
    for page in (flow.join_page, flow.host_page, flow.lobby_page, flow.chat, flow.bar):
        assert nameless(page) == []


def test_recorded_matches_and_statistics(window: MainWindow, qtbot: QtBot) -> None:
    keep(paths.saves_dir(), "a", played("four"))
    window.show_matches()
    assert nameless(window) == []
    window.menus.replays.emit()
    assert nameless(window) == []
    window.rooms.replays.list_page.rows[0].go.click()
    assert window.rooms.replays.frame.page is not None
    assert nameless(window) == []
    window.show_start()
    window.menus.statistics.emit()
    qtbot.waitUntil(window.pages.statistics_page.tiles.isVisible)
    assert nameless(window) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(window: MainWindow, game: str, qtbot: QtBot) -> None:
    window.menus.tutorial.emit(game)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not window.start_page)
    assert nameless(window) == []


def test_the_editor_of_layouts(qtbot: QtBot) -> None:
    editor = LayoutEditor(CardFaces(paths.resources() / "cards"), LIGHT)
    qtbot.addWidget(editor)
    assert nameless(editor) == []
