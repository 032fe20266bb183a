# SPDX-License-Identifier: MIT
"""The page of settings: everything holds at once, and follows what is changed elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from shengji_qt.ui.card_faces import CardSet
from shengji_qt.ui.dialogs.preference_rows import ChoiceRow, NameRow, NamesRow, SliderRow, SwitchRow, names_in
from shengji_qt.ui.dialogs.settings import COLUMNS, SettingsPage
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.preferences import Preferences, PreferenceStore
from shengji_qt.ui.texts import preferences as words
from shengji_qt.ui.theme import LIGHT, ThemeChoice, stylesheet
from tests.helpers import boxes as drawn
from tests.helpers.languages import check_words, speaking
from tests.helpers.setting_rows import answer

KEYS = [key for column in COLUMNS for _, keys in column for key in keys]


@pytest.fixture
def store(tmp_path: Path) -> PreferenceStore:
    return PreferenceStore(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, store: PreferenceStore) -> SettingsPage:
    made = SettingsPage(store, chinese=True, sound=True)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def test_there_is_a_row_for_every_choice_of_the_player(page: SettingsPage) -> None:
    """All but what other pages keep."""
    elsewhere = {"new_game", "new_games", "layouts", "window", "presets", "lessons"}
    assert set(page.rows) == set(Preferences.__struct_fields__) - elsewhere


@pytest.mark.parametrize("key", KEYS)
def test_each_choice_holds_at_once_and_is_kept(
    page: SettingsPage, store: PreferenceStore, tmp_path: Path, key: str
) -> None:
    row = page.rows[key]
    if isinstance(row, ChoiceRow):
        for number, value in enumerate(row.values):
            row.box.setCurrentIndex(number)
            assert getattr(store.current, key) == value
            assert type(getattr(store.current, key)) is type(getattr(Preferences(), key))
    elif isinstance(row, SwitchRow):
        row.box.click()
        assert getattr(store.current, key) is not getattr(Preferences(), key)
    elif isinstance(row, SliderRow):
        row.slider.setValue(35)
        assert getattr(store.current, key) == 35
    elif isinstance(row, NamesRow):
        row.line.setText("小林，, Bo")
        row.line.editingFinished.emit()
        assert store.current.computer_names == ("小林", "", "Bo")
    else:
        assert isinstance(row, NameRow)
        row.line.setText(" 小林 ")
        row.line.editingFinished.emit()
        assert store.current.player_name == "小林"
    assert PreferenceStore(tmp_path).current == store.current


def test_what_is_changed_elsewhere_is_shown(page: SettingsPage, store: PreferenceStore) -> None:
    store.set(theme=ThemeChoice.DARK, card_set=CardSet.FOUR_COLOUR, muted=True, volume=10, player_name="Lin")
    theme, mute, volume, name = (page.rows[key] for key in ("theme", "muted", "volume", "player_name"))
    assert isinstance(theme, ChoiceRow) and theme.box.currentText() == "Dark"
    assert isinstance(mute, SwitchRow) and mute.box.isChecked()
    assert isinstance(volume, SliderRow) and volume.slider.value() == 10
    assert isinstance(name, NameRow) and name.line.text() == "Lin"


def test_only_what_is_possible_is_offered(qtbot: QtBot, store: PreferenceStore) -> None:
    made = SettingsPage(store, chinese=False, sound=False)
    qtbot.addWidget(made)
    assert set(KEYS) - set(made.rows) == {"language", "volume", "muted"}
    assert "Sound" not in [label.text() for label in made.findChildren(QLabel)]


def test_usual_settings_keep_the_name(page: SettingsPage, store: PreferenceStore) -> None:
    store.set(
        player_name="Lin",
        computer_names=("Bo",),
        speed="off",
        hints=False,
        volume=3,
        theme=ThemeChoice.DARK,
        window="AAEC",
    )
    changed = store.current
    page.reset.click()
    answer(page, "Leave as they are")
    assert store.current == changed
    page.reset.click()
    answer(page, "Reset")
    page.reset.click()
    assert page.findChild(QMessageBox) is None, "there is nothing to lose"
    assert store.current == Preferences(player_name="Lin", computer_names=("Bo",), window="AAEC")


def test_names_are_four_at_most_and_no_longer_than_a_plate(page: SettingsPage, store: PreferenceStore) -> None:
    assert names_in("a、b；c, d, e") == ("a", "b", "c", "d")
    assert names_in(" , ，") == ()
    assert names_in("x" * 40) == ("x" * 16,)
    row = page.rows["computer_names"]
    assert isinstance(row, NamesRow) and "Ju" in row.line.placeholderText()
    row.line.setText("a,b,c,d,e,")
    row.line.editingFinished.emit()
    assert row.line.text() == "a, b, c, d", "what is kept is what stands there"


def test_letting_go_of_the_volume_lets_it_be_heard(page: SettingsPage, qtbot: QtBot) -> None:
    volume = page.rows["volume"]
    assert isinstance(volume, SliderRow)
    with qtbot.waitSignal(page.sound_tried, timeout=1000):
        volume.slider.sliderReleased.emit()


def test_escape_leaves(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.left, timeout=1000):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", list(Language))
def test_every_preference_has_words(qapp: QApplication, language: Language, page: SettingsPage) -> None:
    with speaking(qapp, language):
        for key in KEYS:
            check_words(words.name_text(key), language)
            if words.help_text(key):
                check_words(words.help_text(key), language)
            row = page.rows[key]
            if isinstance(row, ChoiceRow):
                row.retranslate()
                shown = [row.box.itemText(number) for number in range(row.box.count())]
                assert all(shown) and len(set(shown)) == len(row.values)
        for group in words.GROUPS:
            check_words(words.group_text(group), language)


@pytest.mark.parametrize("width", [1000, 1440])
@pytest.mark.parametrize("language", list(Language))
def test_nothing_is_cut_off(
    qapp: QApplication, qtbot: QtBot, page: SettingsPage, language: Language, width: int
) -> None:
    with speaking(qapp, language):
        page.retranslate()
        for row in page.rows.values():
            row.retranslate()
        page.resize(width, 640)
        qtbot.waitUntil(lambda: cut_off(page) == [])


def cut_off(page: SettingsPage) -> list[str]:
    """Words that have less room than they need, once the layouts have done what they want."""
    page.grab()
    found = []
    for label in page.findChildren(QLabel):
        if label.isVisible():
            wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            if label.height() < wanted - 1:
                found.append(label.text())
    return found


def test_controls_end_at_one_edge(page: SettingsPage) -> None:
    page.resize(1440, 860)
    for column in COLUMNS:
        rows = [page.rows[key] for _, keys in column for key in keys]
        assert len({row.control.mapTo(page, row.control.rect().topRight()).x() for row in rows}) == 1


@pytest.mark.parametrize("language", list(Language))
def test_no_choice_is_cut_off_in_large_type(
    page: SettingsPage, qtbot: QtBot, qapp: QApplication, language: Language
) -> None:
    with speaking(qapp, language):
        page.setStyleSheet(stylesheet(LIGHT, 1.25))
        for row in page.rows.values():
            row.retranslate()
        boxes = [row.box for row in page.rows.values() if isinstance(row, ChoiceRow)]
        assert len(boxes) > 5 and [text for box in boxes for text in drawn.cut_off(box)] == []
