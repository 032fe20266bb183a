# SPDX-License-Identifier: MIT
"""The page on which a match is set up."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.four_player.settings import SETTINGS, FourSettings, check_settings
from shengji_qt.model.match import check_spec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.dialogs.new_game import NewGamePage, offered
from shengji_qt.ui.dialogs.setting_row import SettingRow
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.result_table import ResultTable
from shengji_qt.ui.theme import LIGHT
from tests.helpers.languages import speaking


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> NewGamePage:
    made = NewGamePage(PreferenceStore(tmp_path), LIGHT)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def row(page: NewGamePage, key: str) -> SettingRow:
    return next(each for each in page.findChildren(SettingRow) if each.key == key)


def choose(page: NewGamePage, key: str, value: object) -> None:
    found = row(page, key)
    found.box.setCurrentIndex(found.values.index(value))


def test_it_offers_what_the_game_has_and_nothing_else(page: NewGamePage) -> None:
    keys = {each.key for each in page.findChildren(SettingRow)}
    assert keys == {each.key for each in offered(FourSettings())} | {"start_level", "last_level", "deals"}
    two_decks = FourSettings(decks=2)
    for setting in SETTINGS:
        if setting.key in keys:
            assert setting.applies(two_decks) and len(setting.choices) > 1
            assert row(page, setting.key).values == setting.choices
        else:
            assert setting.key == "decks" or not setting.applies(two_decks) or len(setting.choices) == 1
    assert not keys & {"decks", "deal_layout", "protect_triples", "one_deck_joker_nt", "bottom_capture_demotion"}


@pytest.mark.parametrize("setting", list(offered(FourSettings())), ids=lambda each: each.key)
def test_every_value_gives_settings_that_can_be_played(page: NewGamePage, setting: object) -> None:
    key = setting.key  # type: ignore[attr-defined]
    for value in row(page, key).values:
        choose(page, key, value)
        chosen = page.chosen()
        assert getattr(chosen.settings, key) == value
        check_settings(chosen.settings)


def test_starting_keeps_the_choices(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    choose(page, "table_2_decks", "conventional")
    choose(page, "deals", 4)
    choose(page, "start_level", Rank(5))
    name = page.findChild(QLineEdit)
    assert name is not None
    name.setText("  小林 ")
    with qtbot.waitSignal(page.start_requested, timeout=1000):
        page.start.click()
    kept = PreferenceStore(tmp_path).current
    assert kept.new_game == NewGame(FourSettings(table_2_decks="conventional"), MatchOptions(Rank(5), ACE, 4))
    assert kept.player_name == "小林"
    spec = spec_of(kept.new_game, kept.player_name)
    check_spec(spec)
    assert [seat.occupant for seat in spec.seats] == ["person"] + ["computer:normal"] * 3


def test_leaving_forgets_them(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    choose(page, "deals", 4)
    with qtbot.waitSignal(page.left, timeout=1000):
        page.back.click()
    page.load()
    assert page.chosen() == NewGame()
    assert PreferenceStore(tmp_path).current.new_game == NewGame()


def test_usual_rules(page: NewGamePage) -> None:
    choose(page, "must_play", ())
    choose(page, "deals", 8)
    page.reset.click()
    assert page.chosen() == NewGame()


@pytest.mark.parametrize(("moved", "value"), [("start_level", Rank(10)), ("last_level", Rank(3))])
def test_the_last_level_is_never_below_the_first(page: NewGamePage, moved: str, value: Rank) -> None:
    choose(page, "start_level", Rank(5))
    choose(page, "last_level", Rank(8))
    choose(page, moved, value)
    options = page.chosen().options
    assert options.start_level == options.last_level == value


def test_the_result_table_follows(page: NewGamePage) -> None:
    table = page.findChild(ResultTable)
    assert table is not None
    before = table.text()
    assert "80 – 115: attackers +1, take over" in before
    choose(page, "table_2_decks", "conventional")
    assert "80 – 115: attackers take over" in table.text()
    choose(page, "table_2_decks", "sheet")
    assert table.text() == before


def test_rules_for_experts_show_on_demand_or_when_changed(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    expert = row(page, "throw_fail_order")
    assert not expert.isVisible() and row(page, "must_play").isVisible()
    changed = PreferenceStore(tmp_path)
    changed.set(new_game=NewGame(FourSettings(throw_fail_order="ascending")))
    again = NewGamePage(changed, LIGHT)
    qtbot.addWidget(again)
    again.show()
    assert row(again, "throw_fail_order").isVisible()


def test_escape_leaves(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.left, timeout=1000):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_wheel_over_a_value_does_not_change_it(page: NewGamePage) -> None:
    box = row(page, "start_level").box
    page.start.setFocus()
    event = QWheelEvent(
        QPointF(5, 5),
        box.mapToGlobal(QPointF(5, 5)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    assert box.currentIndex() == 0


def test_the_language_changes_under_the_page(page: NewGamePage, qapp: QApplication, qtbot: QtBot) -> None:
    choose(page, "deals", 4)
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: page.start.text() == "开始")
        assert row(page, "deals").box.currentText() == "4 局"
        assert page.chosen().options.deals == 4, "a switch changes no choice"
