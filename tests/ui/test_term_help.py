# SPDX-License-Identifier: MIT
"""Words explain themselves at the table, on the page of settings and on that of a result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.ui import term_help
from shengji_qt.ui.dialogs.setting_row import SettingRow
from shengji_qt.ui.games.setups import GAMES
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.term_help import TermHelp, spoken_of
from shengji_qt.ui.term_tip import MOST, TermTip, words_in
from shengji_qt.ui.texts.terms import words_of
from tests.helpers.deals import scored_match
from tests.helpers.languages import speaking

OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def window(open_window: OpenWindow, preferences: PreferenceStore) -> MainWindow:
    return open_window(preferences)


def helper(window: MainWindow) -> TermHelp:
    return window.rooms.words


def names(window: MainWindow) -> list[str]:
    """The words that are explained now."""
    tip = helper(window).tip
    return [word.name for word in tip.words] if tip.isVisible() else []


def said(box: QComboBox) -> list[str]:
    """The words of a setting."""
    return [word.name for word in words_in([box.accessibleName(), box.accessibleDescription()], "four")]


def explained(page: QWidget) -> SettingRow:
    """The first setting in sight that has words to explain."""
    rows = page.findChildren(SettingRow)
    return next(each for each in rows if not each.visibleRegion().isEmpty() and words_in([each._help.text()], "four"))


def point_at(page: QWidget, child: QWidget) -> None:
    """The pointer rests on it."""
    at = child.mapToGlobal(child.rect().center())
    QApplication.sendEvent(child, QHelpEvent(QEvent.Type.ToolTip, child.rect().center(), at))


@pytest.mark.parametrize("game", ["four", "three", "five"])
def test_the_plates_of_every_table_speak(window: MainWindow, game: str, qtbot: QtBot) -> None:
    window.start_match(game)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.stage.view is not None)
    message, trump, *bars = spoken_of(table.stage)
    assert bars or game != "four", "elsewhere nobody attacks before there is a declarer"
    at, viewport = trump[0].center().toPoint(), table.view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    assert "level card" in names(window)
    assert all(text for _, text in bars)
    if bars and game != "three":
        table.scene.help_wanted.emit(bars[0][0].center())
        assert {"four": "attacker", "five": "overturn"}[game] in names(window)
    table.scene.help_wanted.emit(QPointF(-50, -50))
    assert message[1] == table.stage.message_line.message.spoken
    window.menus.explain_words.emit()
    assert "level card" in names(window), "the key explains the whole table"
    assert helper(window).tip.windowType() is Qt.WindowType.Popup, "it has the keyboard"
    helper(window).follow()
    assert names(window) == []


def test_a_message_speaks_and_more_opens_the_rules_of_the_match(
    window: MainWindow, preferences: PreferenceStore, qtbot: QtBot
) -> None:
    preferences.set(new_game=NewGame(settings=FiveSettings(decks=3), options=MatchOptions(Rank(3))))
    window.start_match()
    table = window.table
    assert table is not None
    table.stage.override = Message("The mine must skip: a throw was led")
    table.stage.show_message()
    table.scene.help_wanted.emit(spoken_of(table.stage)[0][0].center())
    assert names(window) == ["mine", "skip", "throw"]
    helper(window).tip._text.linkActivated.emit("mine_turn")
    rules = window.pages.rules_page
    assert window.pages.currentWidget() is rules
    assert rules.contents.currentItem().text() == "The mine's turn"
    assert "120 – 175" in rules.body.toPlainText(), "the thresholds of this match"
    rules.back.click()
    assert window.pages.currentWidget() is table


def test_a_setting_is_explained_by_pointer_and_key(window: MainWindow, qtbot: QtBot) -> None:
    window.show_new_game("four")
    page = window.pages.new_game_page
    setting = explained(page)
    point_at(page, setting._help)
    assert names(window)
    before = names(window)
    point_at(page, page.back)
    assert names(window) == before, "nothing to explain there: the tip goes by itself"
    with qtbot.waitActive(window):
        window.activateWindow()
    setting.box.setFocus()
    window.menus.explain_words.emit()
    assert names(window) == said(setting.box), "the key explains the setting that has the keyboard"


def test_a_setting_is_explained_where_tab_has_led(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_new_game("four")
    with qtbot.waitActive(window):
        window.activateWindow()
    helper(window)._timer.setInterval(0)
    box = explained(window.pages.new_game_page).box
    box.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.wait(5)
    assert names(window) == [], "a click is no question"
    QTest.keyClick(box, Qt.Key.Key_Tab)
    now = window.focusWidget()
    assert now is not None
    QTest.keyClick(now, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert box.hasFocus()
    qtbot.waitUntil(lambda: names(window) == said(box))
    window.pages.new_game_page.back.setFocus(Qt.FocusReason.TabFocusReason)
    assert names(window) == []


def test_more_of_a_setting_opens_the_rules_that_are_set_up(window: MainWindow, preferences: PreferenceStore) -> None:
    preferences.set(new_game=NewGame(settings=ThreeSettings(rule2=True), options=MatchOptions(Rank(3))))
    window.show_new_game()
    helper(window).open_rules("levels")
    rules = window.pages.rules_page
    assert GAMES[rules.tabs.currentIndex()] == "three"
    assert rules.contents.currentItem().text() == "Levels that must be won"
    assert "40 – 55" in rules.body.toPlainText(), "the thresholds of these settings"


def test_a_result_is_explained(window: MainWindow) -> None:
    window.start_match("four")
    match = scored_match(3)
    page = window.pages.result_page
    page.show_result(match.view(0), match.summaries[-1], ("You", "Ju", "Zhu", "Lan"))
    window.show_page(page)
    label = next(each for each in page.findChildren(QLabel) if each.isVisible() and words_in([each.text()], "four"))
    point_at(page, label)
    assert names(window)
    helper(window).tip.hide()
    window.menus.explain_words.emit()
    assert "attacker" in names(window)


def test_where_nothing_is_to_explain_the_key_shows_all_words(window: MainWindow) -> None:
    window.menus.explain_words.emit()
    rules = window.pages.rules_page
    assert window.pages.currentWidget() is rules
    assert rules.contents.currentItem().text() == "Words"
    window.menus.explain_words.emit()
    assert window.pages.currentWidget() is rules


# --- the small window itself


@pytest.fixture
def tip(qtbot: QtBot) -> TermTip:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = TermTip(parent)
    made.host = parent  # type: ignore[attr-defined]  # kept for the test
    return made


def test_it_shows_all_of_its_text(tip: TermTip) -> None:
    for count in (1, 6, 2):
        words = words_of("four")[:count]
        tip.show_words(words, QRect(50, 50, 20, 20))
        assert tip._text.height() >= tip._text.heightForWidth(tip._text.width())
        assert tip.height() > tip._text.height()
        for word in words:
            assert word.text in tip.text()
            assert word.text in tip._text.accessibleName()
    tip.show_words([], QRect())
    assert not tip.isVisible()


def test_it_goes_when_the_pointer_has_left(tip: TermTip, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    at = [QPoint(60, 60)]
    monkeypatch.setattr("shengji_qt.ui.term_tip.QCursor.pos", lambda: at[0])
    tip.show_words(words_of("four")[:1], QRect(50, 50, 20, 20))
    tip._look()
    assert tip.isVisible()
    at[0] = tip.geometry().center()
    tip._look()
    assert tip.isVisible(), "the pointer may go to the link"
    at[0] = QPoint(2000, 2000)
    tip._look()
    assert not tip.isVisible()
    assert not tip._timer.isActive()


def test_it_stays_on_the_screen(tip: TermTip) -> None:
    room = tip.screen().availableGeometry()
    tip.show_words(words_of("four")[:3], QRect(room.right() - 30, room.bottom() - 30, 20, 20))
    assert room.contains(tip.geometry())


def test_words_are_explained_once_and_not_too_many() -> None:
    texts = ["declarer and attackers", "the declarer", *(word.name for word in words_of("four"))]
    found = words_in(texts, "four")
    assert len(found) == len({word.number for word in found}) == MOST


def test_keys_of_the_small_window(tip: TermTip, qtbot: QtBot) -> None:
    tip.show_words(words_of("four")[:2], QRect(50, 50, 20, 20), mode="keyboard")
    with qtbot.waitSignal(tip.more) as signal:
        QTest.keyClick(tip._text, Qt.Key.Key_Tab)
        QTest.keyClick(tip._text, Qt.Key.Key_Return)
    assert signal.args[0] in {word.section for word in words_of("four")[:2]}
    tip.show_words(words_of("four")[:2], QRect(50, 50, 20, 20), mode="keyboard")
    QTest.keyClick(tip, Qt.Key.Key_Escape)
    assert not tip.isVisible()


def test_the_wait_is_a_moment() -> None:
    assert 300 <= term_help.WAIT <= 1500


def test_the_way_to_the_section_is_not_broken(qapp: QApplication, qtbot: QtBot) -> None:
    """Between two Chinese signs a line may break: not in the two that lead to the section."""
    page = QWidget()
    qtbot.addWidget(page)
    tip = TermTip(page)
    with speaking(qapp, Language.ZH_CN):
        words = words_in(["对子"], "four")
        tip.show_words(words, QRect(0, 0, 10, 10), mode="focus")
    document = QTextDocument()
    document.setHtml(tip.text())
    block = document.firstBlock()
    link = block.text().index("更")
    for width in range(120, 400, 7):
        document.setTextWidth(width)
        assert document.size().width() > 0  # laid out
        lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
        assert not any(link < line.textStart() for line in lines)
