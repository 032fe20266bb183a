# SPDX-License-Identifier: MIT
"""Questions over the window: what Enter and Escape answer, and that one is told once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from shengji_qt.ui.questions import Question, ask
from shengji_qt.ui.theme import LIGHT, stylesheet

LOSES = Question("Throw it away?", "It is lost then.", "Throw it away", "Keep it")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.parametrize("loses", [True, False])
@pytest.mark.parametrize(("key", "wanted"), [(Qt.Key.Key_Return, None), (Qt.Key.Key_Escape, False)])
def test_keys(window: QWidget, loses: bool, key: Qt.Key, wanted: bool | None) -> None:
    answers: list[bool] = []
    box = ask(window, LOSES._replace(loses=loses), answers.append)
    assert box.isVisible() and answers == []
    default = box.defaultButton()
    assert default is not None
    QTest.keyClick(default, key)
    assert answers == [not loses if wanted is None else wanted]
    assert not box.isVisible()


@pytest.mark.parametrize(("place", "wanted"), [(0, True), (1, False)])
def test_buttons(window: QWidget, place: int, wanted: bool) -> None:
    answers: list[bool] = []
    box = ask(window, LOSES, answers.append)
    next(each for each in box.buttons() if each.text() == LOSES[2 + place]).click()
    assert answers == [wanted]


def test_closed_by_the_window_system_nothing_is_lost(window: QWidget) -> None:
    answers: list[bool] = []
    ask(window, LOSES, answers.append).close()
    assert answers == [False]


@pytest.mark.parametrize("times", [1, 3, 9])
def test_a_question_of_any_length_is_read_whole(window: QWidget, qapp: QApplication, times: int) -> None:
    before = qapp.styleSheet()
    qapp.setStyleSheet(stylesheet(LIGHT))
    try:
        box = ask(window, LOSES._replace(text=" ".join([LOSES.text] * times)), lambda _: None)
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert isinstance(label, QLabel)
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width()
        assert label.height() >= label.heightForWidth(label.width())
        box.close()
    finally:
        qapp.setStyleSheet(before)
