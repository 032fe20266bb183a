# SPDX-License-Identifier: MIT
"""The rows of the new-game page, by key."""

from __future__ import annotations

from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.dialogs.setting_row import SettingRow


def row(page: NewGamePage, key: str) -> SettingRow:
    return next(each for each in page.findChildren(SettingRow) if each.key == key)


def choose(page: NewGamePage, key: str, value: object) -> None:
    found = row(page, key)
    found.box.setCurrentIndex(found.values.index(value))
