# SPDX-License-Identifier: MIT
"""A half of the result page writes its words once there is a result, and again for each theme and language."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from shengji_qt.ui.games.result_parts import ResultPart, close_sheet
from shengji_qt.ui.theme import DARK, LIGHT


class _Told(ResultPart[str, int]):
    def __init__(self) -> None:
        super().__init__(LIGHT)
        self.told: list[tuple[str, int, tuple[str, ...], bool]] = []
        self.dressed = 0

    def _dress(self) -> None:
        self.dressed += 1

    def _tell(self, view: str, summary: int, names: tuple[str, ...]) -> None:
        self.told.append((view, summary, names, self._theme is DARK))


def test_nothing_is_told_before_a_result(qtbot: QtBot) -> None:
    part = _Told()
    qtbot.addWidget(part)
    part.retranslate()
    part.set_theme(DARK, 1.0)
    assert not part.told
    assert part.dressed == 1


def test_a_result_is_told_again_for_a_theme_and_a_language(qtbot: QtBot) -> None:
    part = _Told()
    qtbot.addWidget(part)
    part.show_result("view", 3, ("A",))
    part.set_theme(DARK, 1.0)
    QApplication.sendEvent(part, QEvent(QEvent.Type.LanguageChange))
    assert part.told == [("view", 3, ("A",), False), ("view", 3, ("A",), True), ("view", 3, ("A",), True)]


def test_a_sheet_ends_with_its_panels_side_by_side_and_the_last_line(qtbot: QtBot) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    panels, last = [QLabel("a"), QLabel("bbb")], QLabel("last")
    close_sheet(QVBoxLayout(sheet), panels, 10, last)
    sheet.resize(300, 200)
    sheet.show()
    left, right = (each.geometry() for each in panels)
    assert left.y() == right.y() and abs(left.width() - right.width()) <= 1
    assert right.x() - left.x() - left.width() == 10
    assert last.y() > left.y()
