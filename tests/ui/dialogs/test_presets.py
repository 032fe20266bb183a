# SPDX-License-Identifier: MIT
"""House rules by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings, common
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.dialogs.presets import SHEET
from shengji_qt.ui.games.four.setup import SETUP
from shengji_qt.ui.preferences import PreferenceStore, Preset
from shengji_qt.ui.theme import LIGHT
from tests.helpers.setting_rows import answer, choose, row

COMMON = 1  # the second of those that come with the program


@pytest.fixture
def store(tmp_path: Path) -> PreferenceStore:
    return PreferenceStore(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, store: PreferenceStore) -> NewGamePage:
    made = NewGamePage(store, LIGHT, SETUP)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def take(page: NewGamePage, number: int) -> None:
    page.presets.box.setCurrentIndex(number)
    page.presets.box.activated.emit(number)


def save(page: NewGamePage, name: str) -> None:
    page.presets.save.click()
    page.presets.name.setText(name)
    page.presets.keep.click()


def test_the_two_of_the_program(page: NewGamePage) -> None:
    box = page.presets.box
    assert box.currentText() == "Sheet" and [box.itemText(n) for n in range(box.count())] == ["Sheet", "Common"]
    choose(page, "start_level", Rank(5))
    for decks in (1, 2, 3):
        page.decks.buttons[decks].click()  # type: ignore[index]
        take(page, COMMON)
        assert page.chosen().settings == common(decks)  # type: ignore[arg-type]
        assert box.currentText() == "Common"
        take(page, SHEET)
        assert page.chosen().settings == FourSettings(decks=decks)  # type: ignore[arg-type]
        assert box.currentText() == "Sheet"
    assert page.chosen().options.start_level == 5, "a preset of the program leaves the match as it is"


def test_other_rules_are_custom(page: NewGamePage) -> None:
    choose(page, "failed_throw_penalty", 20)
    assert page.presets.box.currentText() == "Custom" and not page.presets.delete.isVisible()
    choose(page, "failed_throw_penalty", 0)
    assert page.presets.box.currentText() == "Sheet" and page.presets.box.count() == 2


def test_saving_choosing_and_deleting(page: NewGamePage, store: PreferenceStore, tmp_path: Path) -> None:
    page.decks.buttons[3].click()
    choose(page, "deal_layout", "38+10")
    choose(page, "last_level", Rank(10))
    save(page, "  Grandmother ")
    wanted = Preset("Grandmother", FourSettings(decks=3, deal_layout="38+10"), MatchOptions(last_level=Rank(10)))
    assert PreferenceStore(tmp_path).current.presets == (wanted,)
    assert page.presets.box.currentText() == "Grandmother" and page.presets.delete.isVisible()
    page.reset.click()
    answer(page, "Reset")
    assert page.presets.box.currentText() == "Sheet"
    take(page, 2)
    assert (page.chosen().settings, page.chosen().options) == (wanted.settings, wanted.options)
    page.presets.delete.click()
    assert store.current.presets == () and page.presets.box.currentText() == "Custom"
    assert page.chosen().settings == wanted.settings


def test_the_same_name_takes_the_place(page: NewGamePage, store: PreferenceStore) -> None:
    save(page, "a")
    choose(page, "failed_throw_penalty", 10)
    save(page, "a")
    assert [each.name for each in store.current.presets] == ["a"]
    assert store.current.presets[0].settings.failed_throw_penalty == 10


def test_enter_keeps_the_name_and_starts_nothing(page: NewGamePage, qtbot: QtBot, store: PreferenceStore) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.presets.save.click()
    page.presets.name.setText("b")
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page.presets.name, Qt.Key.Key_Return)
    assert [each.name for each in store.current.presets] == ["b"]
    page.presets.save.click()
    assert not page.presets.keep.isEnabled(), "no name, nothing to keep"
    page.presets.cancel.click()
    assert not page.presets.is_naming


def test_values_that_are_not_offered_survive(page: NewGamePage, store: PreferenceStore) -> None:
    store.set(presets=(Preset("odd", FourSettings(failed_throw_penalty=35, must_play=(Rank(7), Rank(9)))),))
    take(page, 2)
    assert page.chosen().settings == store.current.presets[0].settings
    assert row(page, "must_play").box.currentText() == "7 9"
    assert page.presets.box.currentText() == "odd"
