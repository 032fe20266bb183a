# SPDX-License-Identifier: MIT
"""The menu offers for the table what is possible there, and conceding asks once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from shengji_qt.ui.menus import TABLE_CHOICES, Menus
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.table_choices import TableChoices


class Table(QWidget):
    choices_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.possible = set(TABLE_CHOICES)
        self.done: list[str] = []

    def can(self, name: str) -> bool:
        return name in self.possible

    def take_back(self) -> bool:
        self.done.append("take_back")
        return True

    def show_hint(self) -> bool:
        self.done.append("hint")
        return True

    def finish_deal(self) -> bool:
        self.done.append("finish_deal")
        return True


class Conceding:
    def __init__(self) -> None:
        self.scopes: list[str] = []

    def concede(self, scope: str) -> bool:
        self.scopes.append(scope)
        return True


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def controller() -> Conceding:
    return Conceding()


@pytest.fixture
def choices(qtbot: QtBot, tmp_path: Path, controller: Conceding) -> Iterator[TableChoices]:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window.menuBar(), PreferenceStore(tmp_path), True, True)
    window.show()
    yield TableChoices(menus, lambda: controller, window)


def enabled(choices: TableChoices) -> set[str]:
    return {name for name, action in choices._menus.table_choices.items() if action.isEnabled()}


def asks(choices: TableChoices) -> bool:
    return choices.question is not None


def test_the_menu_follows_the_table(choices: TableChoices, table: Table) -> None:
    assert enabled(choices) == set()
    table.possible = {"hint"}
    choices.follow(table)
    assert enabled(choices) == {"hint"}
    table.possible = {"take_back"}
    table.choices_changed.emit()
    assert enabled(choices) == {"take_back"}
    choices.follow(None)
    table.choices_changed.emit()
    assert enabled(choices) == set()


def test_entries_act_at_once(choices: TableChoices, table: Table) -> None:
    choices.follow(table)
    for name in ("take_back", "hint", "finish_deal"):
        choices._menus.table_choices[name].trigger()
    assert table.done == ["take_back", "hint", "finish_deal"]


@pytest.mark.parametrize("scope", ["deal", "match"])
def test_conceding_asks_once(choices: TableChoices, table: Table, controller: Conceding, scope: str) -> None:
    choices.follow(table)
    for answer in (1, 0):
        choices._menus.table_choices[f"concede_{scope}"].trigger()
        box = choices.question
        assert box is not None and box.isVisible()
        assert ("not in the statistics" in box.informativeText()) is (scope == "deal"), "a lost match is counted there"
        choices._menus.table_choices[f"concede_{scope}"].trigger()
        assert choices.question is box, "one question at a time"
        next(each for each in box.buttons() if each.text() == ("Concede", "Play on")[answer]).click()
        assert not asks(choices)
        assert controller.scopes == [[scope], []][answer]


def test_leaving_the_table_takes_the_question_away(choices: TableChoices, table: Table, controller: Conceding) -> None:
    choices.follow(table)
    choices._menus.table_choices["concede_match"].trigger()
    choices.follow(None)
    assert not asks(choices) and controller.scopes == []
