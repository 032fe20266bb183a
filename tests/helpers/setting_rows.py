# SPDX-License-Identifier: MIT
"""The rows of the new-game page, by key; what a page of settings asks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.dialogs.setting_row import SettingRow


def row(page: NewGamePage, key: str) -> SettingRow:
    return next(each for each in page.findChildren(SettingRow) if each.key == key)


def choose(page: NewGamePage, key: str, value: object) -> None:
    found = row(page, key)
    found.box.setCurrentIndex(found.values.index(value))


def answer(page: QWidget, words: str) -> None:
    """Press the button with these words in the question over the page, which is gone then."""
    [box] = page.findChildren(QMessageBox)
    next(each for each in box.buttons() if each.text() == words).click()
    QCoreApplication.sendPostedEvents(box, QEvent.Type.DeferredDelete)
