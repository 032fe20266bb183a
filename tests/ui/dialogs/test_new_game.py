# SPDX-License-Identifier: MIT
"""The page on which a match is set up."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.four_player.settings import SETTINGS, FourSettings, check_settings, choices_for
from shengji_qt.model.match import check_spec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.deck_buttons import Decks
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.dialogs.setting_row import SettingRow
from shengji_qt.ui.games.four.result_table import ResultTable
from shengji_qt.ui.games.four.setup import SETUP
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.theme import LIGHT, stylesheet
from tests.helpers.boxes import cut_off
from tests.helpers.languages import speaking
from tests.helpers.setting_rows import answer, choose, row


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> NewGamePage:
    made = NewGamePage(PreferenceStore(tmp_path), LIGHT, SETUP)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_it_offers_what_the_game_has_and_nothing_else(page: NewGamePage, decks: Decks) -> None:
    page.decks.buttons[decks].click()
    page._all.setChecked(True)
    settings = FourSettings(decks=decks)
    assert page.chosen().settings == settings
    keys = {each.key for each in page.findChildren(SettingRow) if each.isVisibleTo(page)}
    wanted = {setting.key for setting in SETTINGS if setting.key != "decks" and setting.applies(settings)}
    assert keys == wanted | {"start_level", "last_level", "deals"}
    for setting in SETTINGS:
        if setting.key in keys:
            assert row(page, setting.key).values == choices_for(setting, settings)


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_every_value_gives_settings_that_can_be_played(page: NewGamePage, decks: Decks) -> None:
    page.decks.buttons[decks].click()
    for setting in SETTINGS:
        if setting.key != "decks" and setting.applies(FourSettings(decks=decks)):
            for value in row(page, setting.key).values:
                choose(page, setting.key, value)
                settings = page.chosen().settings
                assert getattr(settings, setting.key) == value
                check_settings(settings)
            choose(page, setting.key, setting.default)


def test_a_layout_follows_the_decks(page: NewGamePage) -> None:
    page.decks.buttons[3].click()
    choose(page, "deal_layout", "38+10")
    choose(page, "protect_triples", True)
    page.decks.buttons[1].click()
    assert page.chosen().settings == FourSettings(decks=1)
    choose(page, "deal_layout", "13+2")
    page.decks.buttons[3].click()
    assert page.chosen().settings == FourSettings(decks=3, protect_triples=True), "a rule comes back with its decks"


def test_the_result_table_is_that_of_the_decks(page: NewGamePage) -> None:
    table = page.findChild(ResultTable)
    assert table is not None
    for decks in (1, 2, 3):
        page.decks.buttons[decks].click()
        assert f"{40 * decks} – " in table.text()


def test_rules_are_explained_as_they_are_chosen(page: NewGamePage, qtbot: QtBot) -> None:
    choose(page, "failed_throw_penalty", 20)
    with qtbot.waitSignal(page.rules_requested, timeout=1000) as caught:
        page.rules.click()
    assert caught.args == [NewGame(FourSettings(failed_throw_penalty=20))]


def test_starting_keeps_the_choices(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    choose(page, "table_2_decks", "conventional")
    choose(page, "deals", 4)
    choose(page, "start_level", Rank(5))
    name = page._name
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


def test_reset(page: NewGamePage) -> None:
    choose(page, "must_play", ())
    choose(page, "deals", 8)
    changed = page.chosen()
    page.reset.click()
    answer(page, "Leave as they are")
    assert page.chosen() == changed
    page.reset.click()
    answer(page, "Reset")
    assert page.chosen() == NewGame()
    page.reset.click()
    assert page.findChild(QMessageBox) is None, "there is nothing to lose"


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
    again = NewGamePage(changed, LIGHT, SETUP)
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


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_is_cut_off_in_any_type(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, game: str, language: Language, scale: float
) -> None:
    """Box and words grow together."""
    with speaking(qapp, language):
        page = NewGamePage(PreferenceStore(tmp_path), LIGHT, setup_of(game))
        qtbot.addWidget(page)
        page.setStyleSheet(stylesheet(LIGHT, scale))
        page._all.setChecked(True)
        page.resize(1440, 900)
        page.show()
        boxes = [box for box in page.findChildren(QComboBox) if box.isVisibleTo(page)]
        assert len(boxes) > 5 and [text for box in boxes for text in cut_off(box)] == []
