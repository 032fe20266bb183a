# SPDX-License-Identifier: MIT
"""Replays in the window: from the first page, the menu, a result and the command line, and into new matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from PySide6.QtGui import QGuiApplication

from shengji_qt import paths
from shengji_qt.controller.lan_table import RECORDS
from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.model.journal import FORKED, DealEnd, Note, Shuffle
from shengji_qt.table.deal_codes import decode
from shengji_qt.table.journal import read
from shengji_qt.table.replay_cursor import Place
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.lan_window import LanWindow
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.replay.page import ReplayPage
from tests.controller.test_replays import keep
from tests.table.test_replay_cursor import played
from tests.ui.conftest import OpenWindow
from tests.ui.lan_fakes import FakeClient, FakeFinder
from tests.ui.test_lan_flow import begin, come_in


@pytest.fixture
def saves() -> Path:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def store(tmp_path: Path) -> PreferenceStore:
    made = PreferenceStore(tmp_path / "preferences")
    made.set(speed="off", muted=True, player_name="Ann")
    return made


@pytest.fixture
def window(store: PreferenceStore, open_window: OpenWindow) -> MainWindow:
    return open_window(store)


def shown(window: MainWindow) -> ReplayPage:
    room = window.rooms.replays
    assert window.pages.currentWidget() is room.frame and room.frame.page is not None
    return room.frame.page


def test_from_the_menu_to_a_match_and_back(window: MainWindow, saves: Path) -> None:
    keep(saves, "a", played("four"))
    keep(saves / RECORDS, "b", played("five"), created=9_000_000_000)
    window.menus.replays.emit()
    room = window.rooms.replays
    assert window.pages.currentWidget() is room.list_page and len(room.list_page.rows) == 2
    room.list_page.rows[0].go.click()
    assert shown(window).opened.path.name == "b.journal"
    shown(window).left.emit()
    assert window.pages.currentWidget() is room.list_page and room.frame.page is None
    room.list_page.back.click()
    assert window.pages.currentWidget() is window.start_page


def test_what_cannot_be_opened_is_said_and_nothing_else_happens(window: MainWindow, saves: Path) -> None:
    (saves / "a.journal").write_bytes(b"rubbish\n")
    assert not window.rooms.replays.open(saves / "a.journal")
    assert "cannot be read" in window.notices.message
    assert window.pages.currentWidget() is window.start_page


def test_a_file_from_anywhere_is_opened(window: MainWindow, tmp_path: Path) -> None:
    path = keep(tmp_path / "elsewhere", "a", played("three"))
    room = window.rooms.replays
    room.show()
    room.ask_file()
    assert room.dialog is not None
    room.ask_file()  # one question at a time
    room.dialog.selectFile(str(path))
    room.dialog.accept()
    assert shown(window).opened.path == path and room.dialog is None


def test_a_deal_is_looked_at_again_from_its_result(window: MainWindow, saves: Path) -> None:
    match = played("four")
    done = next(at for at, each in enumerate(match.entries, start=1) if isinstance(each, DealEnd))
    path = keep(saves, "a", match, match.entries[:done])
    window.continue_match(SavedMatch(path, 0.0, match.header.spec))
    result = window.pages.result_page
    assert window.pages.currentWidget() is result and result.again.isVisible()
    result.again.click()
    page = shown(window)
    assert [deal.summary is not None for deal in page.replay.cursor.deals] == [True]
    assert page.replay.cursor.place.step == page.replay.cursor.deals[0].opening
    assert page.replay.view.hand == page.replay.cursor.view(0).hand
    page.left.emit()
    assert window.pages.currentWidget() is result
    result.next.click()
    assert window.pages.currentWidget() is window.table


def test_to_play_from_here(window: MainWindow, saves: Path) -> None:
    path = keep(saves, "old", played("four"))
    before = path.read_bytes()
    assert window.rooms.replays.open(path)
    page = shown(window)
    page.jump(Place(1, page.replay.cursor.deals[1].tricks[3]))
    page.sit(2)
    known = page.replay.view
    page.strip.fork.click()
    assert window.table is not None and window.pages.currentWidget() is window.table
    view = window.controller.view
    assert (view.seat, view.deal_no, view.tricks[:4]) == (2, 2, known.tricks)
    assert window.rooms.replays.frame.page is None
    assert path.read_bytes() == before
    new = window.controller.record_path
    assert new is not None and new != path
    assert Note(FORKED, 2, "old.journal") in read(new).entries
    assert read(new).header.spec.seats[2].name == "Ann"


def test_to_play_a_deal_again_and_from_its_code(window: MainWindow, saves: Path) -> None:
    path = keep(saves, "old", played("three"))
    room = window.rooms.replays
    room.open(path)
    page = shown(window)
    number = max(at for at, deal in enumerate(page.replay.cursor.deals) if deal.summary is not None)
    page.jump(Place(number, 30))
    deal = page.replay.cursor.deals[number]
    page.code_wanted.emit(1)
    code = QGuiApplication.clipboard().text()
    assert code in window.notices.message and decode(code).deck == deal.shuffle.deck
    page.play_again.emit(1)
    for again in (True, False):
        assert window.controller.view.seat == 1 and window.pages.currentWidget() is window.table
        new = window.controller.record_path
        assert new is not None
        assert next(each for each in read(new).entries if isinstance(each, Shuffle)) == deal.shuffle
        window.show_start()
        if again:
            room.show()
            room.list_page.enter_code.click()
            room.list_page.code_box.code.setText(code)
            room.list_page.code_box.play.click()


def test_texts(window: MainWindow, saves: Path, tmp_path: Path) -> None:
    room = window.rooms.replays
    room.open(keep(saves, "old", played("five")))
    shown(window).position_wanted.emit("Deal 1 as seen")
    assert QGuiApplication.clipboard().text() == "Deal 1 as seen"
    shown(window).text_wanted.emit()
    assert room.dialog is not None
    target = tmp_path / "out.txt"
    room.dialog.selectFile(str(target))
    room.dialog.accept()
    assert str(target) in window.notices.message
    text = target.read_text()
    assert "Trick  1" in text and "The match is over" in text
    room.export(tmp_path / "no" / "folder" / "out.txt")
    assert "cannot be written" in window.notices.message


def test_deleting(window: MainWindow, saves: Path) -> None:
    path = keep(saves, "a", played("four"))
    room = window.rooms.replays
    room.show()
    for _ in range(2):
        room.list_page.rows[0].delete.click()
    assert not path.exists() and room.list_page.rows == []


def test_at_a_table_of_the_network_one_may_look_but_not_leave(
    window: MainWindow, store: PreferenceStore, saves: Path
) -> None:
    client: Any = FakeClient()
    finder: Any = FakeFinder()
    window.rooms.lan = LanWindow(window, store, window.appearance, LanFlow(store, client, finder, parent=window))
    come_in(window.lan.flow, client)
    begin(client)
    table = window.table
    room = window.rooms.replays
    room.show()
    assert not room.list_page.enter_code.isEnabled()
    room.open(keep(saves, "a", played("four")))
    assert not shown(window).strip.fork.isEnabled()
    shown(window).left.emit()
    room.list_page.back.click()
    assert window.table is table and window.pages.currentWidget() is table


def test_the_look_reaches_it(window: MainWindow, store: PreferenceStore, saves: Path) -> None:
    window.rooms.replays.open(keep(saves, "a", played("four")))
    for theme in ("dark", "light"):
        store.set(theme=theme)
        assert shown(window).table.stage.look.theme is window.appearance.theme
