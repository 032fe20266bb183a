# SPDX-License-Identifier: MIT
"""Who would close a table for others is asked once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.lan_window import LanWindow
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from tests.ui.conftest import OpenWindow
from tests.ui.lan_fakes import FakeClient, FakeFinder, FakeHost
from tests.ui.test_lan_flow import begin, come_in

pytestmark = pytest.mark.gui


@pytest.fixture
def client(qapp: QApplication) -> FakeClient:
    return FakeClient()


@pytest.fixture
def window(tmp_path: Path, open_window: OpenWindow, client: FakeClient) -> MainWindow:
    """In a match at the table that it has opened, with others."""
    store = PreferenceStore(tmp_path / "preferences")
    store.set(speed="off", muted=True)
    made = open_window(store)
    given: Any = client
    finder: Any = FakeFinder()

    def host(parent: QObject) -> FakeHost:
        return FakeHost(parent)

    made.rooms.lan = LanWindow(made, store, made.appearance, LanFlow(store, given, finder, host, parent=made))
    made.lan.flow.host_page.open_requested.emit("four", "", "Ann", "", 5000)
    come_in(made.lan.flow, client)
    begin(client)
    return made


def button(window: MainWindow, text: str) -> Any:
    box = window.lan.leaving.question
    assert box is not None, "a question"
    return next(each for each in box.buttons() if each.text() == text)


def test_a_menu_entry_asks_once(window: MainWindow, client: FakeClient) -> None:
    table, menus = window.pages.currentWidget(), window.menus
    lesson = next(each for each in menus.actions() if each.text() == setup_of("four").name())
    for action in (menus.new, menus.join, menus.host, menus.back, lesson):
        action.trigger()
        action.trigger()
        box = window.lan.leaving.question
        assert box is not None and all(name in box.informativeText() for name in window.lan.flow.company)
        button(window, "Stay").click()
        assert window.pages.currentWidget() is table and client.state != "closed"
        assert window.lan.leaving.question is None
    menus.back.trigger()
    button(window, "Close the table").click()
    assert window.pages.currentWidget() is window.start_page and client.state == "closed"


def test_closing_the_window_asks_too(window: MainWindow, client: FakeClient) -> None:
    assert not window.close() and window.isVisible()
    button(window, "Stay").click()
    assert window.isVisible() and client.state != "closed"
    assert not window.close()
    button(window, "Close the table").click()
    assert not window.isVisible() and client.state == "closed"


def test_leave_in_the_lobby_asks_too(window: MainWindow, client: FakeClient) -> None:
    window.lan.flow.lobby_page.left.emit()
    button(window, "Close the table").click()
    assert client.state == "closed"


def test_who_goes_from_the_statistics_to_a_new_match_is_asked_too(window: MainWindow, client: FakeClient) -> None:
    window.leave_table()  # as in the lobby
    window.menus.statistics.emit()
    window.pages.statistics_page.play_requested.emit()
    button(window, "Stay").click()
    assert window.pages.currentWidget() is window.pages.statistics_page and client.state != "closed"


def test_a_guest_and_who_is_alone_are_not_asked(window: MainWindow, client: FakeClient) -> None:
    window.lan.flow._host = None  # the table is somewhere else
    window.menus.back.trigger()
    assert window.lan.leaving.question is None and client.state == "closed"
    assert window.pages.currentWidget() is window.start_page
