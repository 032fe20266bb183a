# SPDX-License-Identifier: MIT
"""Chat and the line over a table of the network."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt.net import limits
from shengji_qt.net.messages import Notice, Said
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.panels.chat import KEPT, ChatPanel
from shengji_qt.ui.panels.lan_bar import LINE_SECONDS, LanBar
from shengji_qt.ui.table_page import TablePage
from tests.helpers.languages import speaking


@pytest.fixture
def chat(qtbot: QtBot) -> ChatPanel:
    made = ChatPanel()
    qtbot.addWidget(made)
    return made


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def bar(qtbot: QtBot, clock: Clock) -> LanBar:
    made = LanBar(clock=clock, table=lambda: "Friday")
    qtbot.addWidget(made)
    made.want(True)
    return made


def test_what_is_said_is_plain_text_on_one_line(chat: ChatPanel) -> None:
    chat.add_said(Said(1, "<b>Ann</b>", "<img src='x'>\nsecond\u202e"))
    assert chat.record.toPlainText() == "<b>Ann</b>: <img src='x'> second"


def test_phrases_speak_the_language_in_force(chat: ChatPanel, qapp: QApplication, qtbot: QtBot) -> None:
    chat.add_said(Said(1, "Ann", phrase="well_played"))
    chat.add_notice(Notice("left", {"name": "Ben"}))
    assert "Well played!" in chat.record.toPlainText() and chat.record.toPlainText().endswith("Ben has left.")
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: "打得好" in chat.record.toPlainText())


def test_nothing_is_shown_before_the_host_repeats_it(chat: ChatPanel, qtbot: QtBot) -> None:
    chat.entry.setText("  hello   there ")
    with qtbot.waitSignal(chat.text_said) as said:
        QTest.keyClick(chat.entry, Qt.Key.Key_Return)
    assert said.args == ["hello there"] and chat.entry.text() == "" and chat.record.toPlainText() == ""
    with qtbot.assertNotEmitted(chat.text_said):
        QTest.keyClick(chat.entry, Qt.Key.Key_Return)


def test_what_nobody_would_hear_is_kept_until_it_can_be_said(chat: ChatPanel, qtbot: QtBot) -> None:
    chat.show_cut_off(True)
    chat.entry.setText("hello")
    with qtbot.assertNotEmitted(chat.text_said):
        QTest.keyClick(chat.entry, Qt.Key.Key_Return)
    assert chat.entry.text() == "hello" and not chat.phrases.isEnabled()
    chat.show_cut_off(False)
    with qtbot.waitSignal(chat.text_said) as said:
        QTest.keyClick(chat.entry, Qt.Key.Key_Return)
    assert said.args == ["hello"] and chat.phrases.isEnabled()


def test_the_entry_is_no_longer_than_the_protocol_allows(chat: ChatPanel) -> None:
    assert chat.entry.maxLength() == limits.CHAT


def test_old_lines_are_forgotten(chat: ChatPanel) -> None:
    for number in range(KEPT + 5):
        chat.add_said(Said(1, "Ann", str(number)))
    lines = chat.record.toPlainText().split("\n")
    chat.retranslate()
    assert len(lines) == KEPT and lines == chat.record.toPlainText().split("\n") and lines[-1] == f"Ann: {KEPT + 4}"


def test_a_line_is_news_for_a_while_only(bar: LanBar, clock: Clock) -> None:
    bar.show_line("Ben is back.")
    clock.now += LINE_SECONDS - 1
    bar.retranslate()
    assert bar.words.text() == "Ben is back."
    clock.now += 2
    bar._timer.timeout.emit()
    assert bar.words.text() == "Friday" and not bar._timer.isActive()


def test_it_keeps_its_place_and_names_the_table_where_there_is_nothing_else_to_say(bar: LanBar, clock: Clock) -> None:
    assert bar.isVisible() and bar.words.text() == "Friday"
    bar.show_line("Ben is back.")
    assert bar.words.text() == "Ben is back."
    clock.now += LINE_SECONDS + 1
    bar._timer.timeout.emit()
    assert bar.isVisible() and bar.words.text() == "Friday"
    bar.show_state("unstable")
    assert bar.words.text() != "Friday"
    bar.want(False)
    assert not bar.isVisible(), "the page says it itself"


def test_who_is_waited_for_is_counted_down(bar: LanBar, clock: Clock, qtbot: QtBot) -> None:
    bar.wait_for(2, "Ben", 30)
    assert "Ben" in bar.words.text() and "30" in bar.words.text() and bar.skip.isVisible()
    clock.now += 12
    qtbot.waitUntil(lambda: "18" in bar.words.text())
    with qtbot.waitSignal(bar.not_waited) as skipped:
        bar.skip.click()
    assert skipped.args == [2] and not bar.skip.isVisible()
    bar.wait_for(2, "Ben", 0)
    assert bar.words.text() == "Friday"


def test_a_question_is_answered_once(bar: LanBar, qtbot: QtBot) -> None:
    bar.ask(7, "Ben", mine=True)
    with qtbot.waitSignal(bar.answered) as answer:
        bar.refuse.click()
    assert answer.args == [7, False] and not bar.agree.isVisible()
    bar.ask_nothing()
    assert bar.words.text() == "Friday"


def test_a_broken_connection_comes_before_all_else(bar: LanBar, qtbot: QtBot) -> None:
    bar.ask(7, "Ben", mine=True)
    bar.show_state("reconnecting")
    assert "Trying again" in bar.words.text() and bar.leave.isVisible() and not bar.agree.isVisible()
    with qtbot.waitSignal(bar.left):
        bar.leave.click()
    bar.show_state("in_play")
    assert bar.agree.isVisible() and not bar.leave.isVisible()
    bar.show_state("host_stopped")
    assert "has closed the table" in bar.words.text() and "Trying" not in bar.words.text() and bar.leave.isVisible()


def test_beside_the_table_the_chat_is_no_panel_of_its_own(chat: ChatPanel, page: TablePage) -> None:
    """It joins the record above it without a gap or a round corner; over a narrow table, and elsewhere, it has both."""
    page.set_chat(chat)
    assert chat.property("beside") is True
    assert chat.y() == page.log.geometry().bottom() + 1 and chat.x() == page.log.x()
    page.resize(1000, 614)
    assert chat.property("beside") is False
    page.resize(1440, 870)
    page.side.leave()
    assert chat.property("beside") is False
