# SPDX-License-Identifier: MIT
"""Lessons among the other pages: offered to newcomers, left and gone on with, saved nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt import paths
from shengji_qt.table.lessons import LESSONS
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.theme import ThemeChoice
from shengji_qt.ui.tutorial.lesson_page import LessonPage
from tests.ui.conftest import OpenWindow

pytestmark = pytest.mark.gui


def lesson(window: MainWindow) -> LessonPage:
    page = window.rooms.lessons.page
    assert page is not None and window.pages.currentWidget() is page
    return page


def read_to(window: MainWindow, qtbot: QtBot, key: str) -> LessonPage:
    """Read on until a step is said; nothing may have to be done on the way."""
    page = lesson(window)

    def come() -> bool:
        step = page.controller.step
        if page.panel.isVisible() and step is not None and step.key != key:
            page.go_on()
        return page.panel.isVisible() and step is not None and step.key == key

    qtbot.waitUntil(come, timeout=20000)
    return page


def test_a_newcomer_is_offered_each_lesson_on_its_tile(open_window: OpenWindow, preferences: PreferenceStore) -> None:
    window = open_window(preferences)
    tiles = window.start_page.tiles
    assert all(not tiles[game].lesson.isHidden() for game in LESSONS)
    tiles["three"].lesson.click()
    assert lesson(window).lesson.game == "three"
    window.show_start()
    assert "Go on" in tiles["three"].lesson.text() and "New here" in tiles["four"].lesson.text()


def test_who_has_played_a_deal_is_not(open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot) -> None:
    window = open_window(preferences)
    window.start_match("three")
    window.show_start()
    assert not window.start_page.tiles["three"].lesson.isHidden(), "perhaps it was begun by mistake"
    window.start_match("three")
    assert window.table is not None and window.controller.view is not None
    with qtbot.waitSignal(window.table.deal_finished, timeout=20000):
        assert window.controller.concede("deal")
    window.show_start()
    assert window.start_page.tiles["three"].lesson.isHidden()
    assert not window.start_page.tiles["four"].lesson.isHidden()
    assert PreferenceStore(preferences.path.parent).current.lessons == {"three": "played"}


def test_a_lesson_that_was_left_goes_on_where_it_was(
    open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    window = open_window(preferences)
    window.menus.tutorial.emit("four")
    read_to(window, qtbot, "bid").left.emit()
    assert window.rooms.lessons.page is None and window.pages.currentWidget() is window.start_page
    assert preferences.current.lessons == {"four": "bid"}
    window.menus.tutorial.emit("four")
    qtbot.waitUntil(lambda: lesson(window).panel.isVisible(), timeout=20000)
    step = lesson(window).controller.step
    assert step is not None and step.key == "bid"


def test_a_lesson_begins_again_from_its_first_step(
    open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    preferences.set(lessons={"five": "bid", "four": "done"})
    window = open_window(preferences)
    again = window.menus.lesson_again
    assert not again.isEnabled(), "there is none yet"
    window.menus.tutorial.emit("five")
    read_to(window, qtbot, "bid")
    assert again.isEnabled()
    again.trigger()
    read_to(window, qtbot, "welcome")
    assert lesson(window).lesson.game == "five"
    window.show_start()
    assert not again.isEnabled()
    assert preferences.current.lessons == {"five": "welcome", "four": "done"}


def test_a_lesson_leaves_no_match_behind(open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot) -> None:
    window = open_window(preferences)
    window.menus.tutorial.emit("four")
    read_to(window, qtbot, "bid")
    window.show_start()
    saves: Path = paths.saves_dir()
    assert not saves.exists() or not list(saves.iterdir())
    assert not window.start_page.can_continue


def test_the_rules_can_be_read_beside_a_lesson(
    open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    window = open_window(preferences)
    window.menus.tutorial.emit("four")
    page = read_to(window, qtbot, "bid")
    window.menus.rules.emit()
    assert window.pages.reads_aside() and page.controller._held_at is not None, "it stands still meanwhile"
    window.pages.go_back()
    assert lesson(window) is page and page.controller._held_at is None


def test_the_end_leads_into_a_match_of_the_game(
    open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    preferences.set(lessons={"four": "result"})
    window = open_window(preferences)
    window.menus.tutorial.emit("four")
    page = lesson(window)
    qtbot.waitUntil(lambda: page.closing.isVisible(), timeout=20000)
    page.closing.go.click()
    assert preferences.current.lessons == {"four": "done"}
    assert window.table is not None and window.table.kind.key == "four"
    window.show_start()
    assert window.start_page.tiles["four"].lesson.isHidden()


def test_a_lesson_follows_theme_and_language_and_another_lesson_takes_its_place(
    open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    window = open_window(preferences)
    window.menus.tutorial.emit("four")
    read_to(window, qtbot, "bid")
    preferences.set(theme=ThemeChoice.DARK, language=LanguageChoice.ZH_CN)
    qtbot.waitUntil(lambda: lesson(window).panel.words.head == "亮主")
    preferences.set(language=LanguageChoice.EN)
    qtbot.waitUntil(lambda: lesson(window).panel.words.head == "Bid for trump")
    window.menus.tutorial.emit("five")
    assert lesson(window).lesson.game == "five"
    assert preferences.current.lessons["four"] == "bid"
