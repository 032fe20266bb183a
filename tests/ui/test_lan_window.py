# SPDX-License-Identifier: MIT
"""The window between a match against computers and a table of the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from shengji_qt.net import messages
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.lan_window import LanWindow
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.table_page import TablePage
from tests.ui.conftest import OpenWindow
from tests.ui.dialogs.test_lan_pages import lobby
from tests.ui.lan_fakes import FakeClient, FakeFinder
from tests.ui.test_lan_flow import begin, come_in


@pytest.fixture
def client(qapp: QApplication) -> FakeClient:
    return FakeClient()


@pytest.fixture
def window(tmp_path: Path, open_window: OpenWindow, client: FakeClient) -> MainWindow:
    """At a table of the network, in a match."""
    store = PreferenceStore(tmp_path / "preferences")
    store.set(speed="off", muted=True)
    made = open_window(store)
    given: Any = client
    finder: Any = FakeFinder()
    made.rooms.lan = LanWindow(made, store, made.appearance, LanFlow(store, given, finder, parent=made))
    come_in(made.lan.flow, client)
    begin(client)
    return made


def test_the_match_of_the_network_is_driven_by_its_table(window: MainWindow, client: FakeClient) -> None:
    assert isinstance(window.pages.currentWidget(), TablePage)
    assert window.match_table is client.table


def test_who_sets_up_another_match_leaves_the_table_of_the_network(
    window: MainWindow, client: FakeClient, qtbot: QtBot
) -> None:
    window.menus.new.trigger()
    assert client.state == "closed" and not window.lan.flow.is_playing
    window.start_match("four")
    assert window.table is not None and window.table.controller is window.controller


def test_a_table_that_is_gone_is_not_kept_behind_the_page_that_says_why(window: MainWindow, client: FakeClient) -> None:
    client.go("closed")
    client.refused.emit("table_closed", {})
    assert window.pages.currentWidget() is window.lan.flow.join_page
    assert window.table is None


def test_the_card_counter_is_there_only_where_the_owner_allows_it(window: MainWindow, client: FakeClient) -> None:
    """From the first moment on: the lobby says no, and the preference says yes."""
    page = window.table
    assert page is not None
    window.store.set(card_counter=True)
    assert page.side.counter is None and not window.menus.counter.isEnabled()
    client.show(lobby(phase="playing", card_counter=True))
    counter = page.side.counter
    assert window.menus.counter.isEnabled() and counter is not None and counter.isVisible()
    client.show(lobby(phase="playing"))
    assert not counter.isVisible() and not window.menus.counter.isEnabled()
    window.start_match("four")
    assert window.menus.counter.isEnabled(), "at the own table it is everybody's own business"
    assert window.table is not None and window.table.side.counter is not None


def test_a_host_that_has_gone_takes_the_buttons_of_the_table_with_it(window: MainWindow, client: FakeClient) -> None:
    page = window.table
    assert page is not None

    def shown() -> tuple[bool, bool, bool]:
        """Whether there is something to do at the table, in the lobby, and in the chat."""
        flow = window.lan.flow
        return not page._cut_off, flow.lobby_page.ring.isEnabled(), flow.chat.phrases.isEnabled()

    bar = window.lan.flow.bar.words
    for state, words in (("host_stopped", "has closed the table"), ("reconnecting", "Trying again")):
        client.go(state)
        assert words in bar.text() and shown() == (False, False, False)
        client.go("in_play")
        assert bar.text() == window.lan.flow.lobby_page.title and shown() == (True, True, True)


def test_the_strip_over_the_table_says_what_the_chat_beside_it_does_not(
    window: MainWindow, client: FakeClient, qtbot: QtBot
) -> None:
    flow, page = window.lan.flow, window.table
    assert page is not None
    window.resize(1440, 900)
    qtbot.waitUntil(flow.chat.isVisible)
    whole = page.height()
    client.noticed.emit(messages.Notice("back", {"name": "Ben"}))
    assert "Ben is back." in flow.chat.record.toPlainText() and "Ben is back." not in flow.bar.words.text()
    client.waiting.emit(1, 30.0)
    assert flow.bar.isVisible() and "computer" in flow.bar.words.text()
    client.waiting.emit(1, 0.0)
    assert flow.bar.isVisible() and flow.bar.words.text() == flow.lobby_page.title != ""
    qtbot.wait(20)
    assert page.height() == whole, "cards would change their size"
    page.log.fold_requested.emit()
    client.noticed.emit(messages.Notice("left", {"name": "Ben"}))
    assert not flow.chat.isVisible() and flow.bar.isVisible() and "Ben has left." in flow.bar.words.text()


def test_the_menu_and_the_preference_are_one_choice(window: MainWindow) -> None:
    window.show_start()
    window.menus.counter.trigger()
    assert window.store.current.card_counter and window.menus.counter.isChecked()
    window.store.set(card_counter=False)
    assert not window.menus.counter.isChecked()


def test_a_table_that_was_closed_on_the_way_is_told(window: MainWindow) -> None:
    window.lan.flow.closed.emit(True)
    assert "closed" in window.notices.message and "continued" in window.notices.message
    window.lan.flow.closed.emit(False)
    assert window.notices.message == "Your table is closed."
