# SPDX-License-Identifier: MIT
"""The page of rules: contents, search, and the settings it explains."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCharFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from shengji_qt import paths
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.dialogs.rules_browser import RulesBrowser
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.texts.terms import words_of
from shengji_qt.ui.theme import DARK
from tests.helpers.languages import speaking

OTHERS = {"four": FourSettings(), "three": ThreeSettings(rule2=True), "five": FiveSettings(decks=3)}


def rules_of(game: str) -> tuple[AnySettings, MatchOptions]:
    return OTHERS[game], MatchOptions()


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> RulesBrowser:
    made = RulesBrowser(paths.resources() / "rules", Translations(qapp), rules_of)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def headings(page: RulesBrowser) -> list[str]:
    return [page.contents.item(number).text() for number in range(page.contents.count())]


def test_it_explains_the_settings(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(decks=3), MatchOptions())
    assert "Pairs, tractors, triples, Titanics" in headings(page)
    assert "240 – 295" in page.body.toPlainText()
    page.show_rules(FourSettings(decks=1), MatchOptions())
    assert len(headings(page)) == 13 and "Titanic" not in page.body.toPlainText()


def test_each_game_has_its_rules(page: RulesBrowser) -> None:
    titles, names = [], []
    for settings, word in (
        (ThreeSettings(rule4=True), "Penalty for declining"),
        (FiveSettings(), "self-ruff"),
        (FourSettings(), "your partner"),
    ):
        page.show_rules(settings, MatchOptions())
        assert word in page.body.toPlainText()
        titles.append(page.tabs.tabText(page.tabs.currentIndex()))
        names.append(page.body.accessibleName())
        assert headings(page)[0].startswith("Sheng Ji for")
    assert titles == [setup_of(game).name() for game in ("three", "five", "four")]
    assert names == ["Rules: three players", "Rules: five players", "Rules: four players"]


def test_a_tab_turns_to_another_game_and_back_to_what_was_opened(page: RulesBrowser, qtbot: QtBot) -> None:
    page.show_rules(FourSettings(decks=3), MatchOptions())
    with qtbot.waitActive(page):
        page.activateWindow()
    page.tabs.setFocus()
    QTest.keyClick(page.tabs, Qt.Key.Key_Right)
    assert headings(page)[0].startswith("Sheng Ji for three") and "40 – 55" in page.body.toPlainText()
    QTest.keyClick(page.tabs, Qt.Key.Key_Right)
    assert "120 – 175" in page.body.toPlainText(), "the settings that the player has for it"
    page.search.setText("mine")
    page.tabs.setCurrentIndex(0)
    assert "162 in all" in page.body.toPlainText(), "not the settings for a new match, but those that were opened"
    assert page.search.text() == "mine" and page._count.text()
    assert page.tabs.accessibleName() == "Game"


@pytest.mark.parametrize("language", list(Language))
def test_no_mark_of_the_source_is_left(qtbot: QtBot, qapp: QApplication, language: Language) -> None:
    """Emphasis that Markdown does not take as such would leave its stars."""
    with speaking(qapp, language) as translations:
        page = RulesBrowser(paths.resources() / "rules", translations, rules_of)
        qtbot.addWidget(page)
        three = ThreeSettings(rule2=True, rule4=True)
        for settings in (
            FourSettings(decks=3),
            three,
            ThreeSettings(rule3=True),
            FiveSettings(),
            FiveSettings(decks=3),
        ):
            page.show_rules(settings, MatchOptions())
            assert not set("*|{}") & set(page.body.toPlainText())


def test_contents_lead_to_the_place(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    assert page.body.verticalScrollBar().value() == 0
    page.contents.setCurrentRow(headings(page).index("Following"))
    page.contents.itemActivated.emit(page.contents.currentItem())
    assert page.body.cursorForPosition(page.body.rect().topLeft()).block().text() in ("Following", "")
    assert page.body.verticalScrollBar().value() > 300


def test_search_marks_and_walks(page: RulesBrowser, qtbot: QtBot) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    with qtbot.waitActive(page):
        page.activateWindow()
    QTest.keySequence(page, "Ctrl+F")
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "tractor")
    count = page.body.toPlainText().lower().count("tractor")
    assert len(page.body.extraSelections()) == count > 3
    assert page._count.text() == f"1 / {count}"
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page._count.text() == f"2 / {count}"
    page.set_theme(DARK)
    assert len(page.body.extraSelections()) == count, "a new look keeps what was found"
    page.search.setText("mahjong")
    assert page._count.text() == "Not found" and page.body.extraSelections() == []
    page.search.clear()
    assert page._count.text() == ""


def grounds(page: RulesBrowser) -> list[str]:
    """The colours of what was found, in its order."""
    found = []
    for each in page.body.extraSelections():
        letters: QTextCharFormat = each.format
        found.append(letters.background().color().name())
    return found


def test_the_current_hit_stands_out_and_the_contents_follow(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    page.search.setText("multiplier")
    page.search.setText("bottom")
    for at in range(6):
        colours = grounds(page)
        assert colours.count(colours[at]) == 1 and len(set(colours)) == 2, "one is not like the others"
        block = page._found[at].block()
        while not block.blockFormat().headingLevel():
            block = block.previous()
        assert page.contents.currentItem().text() == block.text()
        page._step(1)
    page.set_theme(DARK)
    assert page._count.text().startswith("7 /"), "a new look stays where one was"
    page.show_rules(FourSettings(), MatchOptions())
    assert page.search.text() == "" and page.body.extraSelections() == [], "the next time begins anew"
    assert page.contents.currentRow() == 0


def test_a_hit_has_what_follows_it_in_sight(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    height = page.body.viewport().height()
    page.search.setText("Capturing the bottom")
    heading = next(each for each in page._found if each.block().blockFormat().headingLevel())
    while page._found[page._at] != heading:
        page._step(1)
    assert 0.1 * height < page.body.cursorRect(heading).top() < 0.2 * height
    for word in ("trump", "bottom"):
        page.search.setText(word)
        for _ in range(len(page._found)):
            lies, bar = page.body.cursorRect(page._found[page._at]), page.body.verticalScrollBar()
            assert lies.top() >= 0 and (lies.bottom() <= 0.7 * height or bar.value() == bar.maximum())
            page._step(1)


def test_the_contents_follow_who_reads_on(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    bar = page.body.verticalScrollBar()
    rows = []
    for place in range(0, bar.maximum(), 60):
        bar.setValue(place)
        rows.append(page.contents.currentRow())
    assert rows == sorted(rows) and len(set(rows)) > 6
    page.contents.setCurrentRow(page.contents.count() - 1)
    page.contents.itemClicked.emit(page.contents.currentItem())
    assert page.contents.currentRow() == page.contents.count() - 1, "what was chosen stays chosen"


@pytest.mark.parametrize("settings", [FourSettings(), ThreeSettings(), FiveSettings()])
def test_no_table_reaches_over_the_edge(page: RulesBrowser, settings: AnySettings) -> None:
    for width in (1000, 1440):
        page.resize(width, 700)
        page.show_rules(settings, MatchOptions())
        assert page.body.document().size().width() <= page.body.viewport().width()
        assert page.body.horizontalScrollBar().maximum() == 0
        assert page.contents.currentRow() == 0, "it begins at the beginning"


@pytest.mark.parametrize("settings", [FourSettings(), ThreeSettings(), FiveSettings()])
def test_a_bold_row_of_a_table_is_its_head(page: RulesBrowser, settings: AnySettings) -> None:
    page.show_rules(settings, MatchOptions())
    tables = [each for each in page.body.document().rootFrame().childFrames() if isinstance(each, QTextTable)]
    assert len(tables) > 1
    for table in tables:
        first = table.cellAt(0, 1).firstCursorPosition().block().text()
        assert not any(sign.isdigit() or sign in "×+" for sign in first), first


def test_it_speaks_the_language_in_force(qtbot: QtBot, qapp: QApplication) -> None:
    with speaking(qapp, Language.ZH_CN) as translations:
        page = RulesBrowser(paths.resources() / "rules", translations, rules_of)
        qtbot.addWidget(page)
        assert "抠底" in headings(page)


def test_missing_rules_are_said(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    page = RulesBrowser(tmp_path, Translations(qapp), rules_of)
    qtbot.addWidget(page)
    assert "missing" in page.body.toPlainText()


# --- words of the glossary


def links(page: RulesBrowser) -> list[tuple[str, str]]:
    """The words that explain themselves, with the headings that they stand under."""
    found, heading, block = [], "", page.body.document().begin()
    while block.isValid():
        heading = block.text() if block.blockFormat().headingLevel() else heading
        pieces = block.begin()
        while not pieces.atEnd():
            letters = pieces.fragment().charFormat()
            if letters.anchorHref().startswith("term:"):
                found.append((heading, pieces.fragment().text()))
            pieces += 1
        block = block.next()
    return found


def test_words_explain_themselves_once_a_section(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    assert not page.tip.isVisible(), "nobody has asked yet"
    found = links(page)
    assert ("The aim", "declarer") in found
    assert ("Capturing the bottom", "bottom") in found
    assert len({heading for heading, _ in found}) > 9
    assert len(set(found)) == len(found), "where a section has it first"
    assert "Words" not in {heading for heading, _ in found}


def test_the_list_of_words_is_that_of_the_settings(page: RulesBrowser) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    words = page.body.toPlainText().rpartition("Words")[2]
    assert "tractor" in words
    page.show_rules(FourSettings(decks=1), MatchOptions())
    assert "tractor" not in page.body.toPlainText().rpartition("Words")[2]


def test_tab_goes_from_word_to_word_and_enter_to_its_section(page: RulesBrowser, qtbot: QtBot) -> None:
    page.show_rules(FourSettings(), MatchOptions())
    with qtbot.waitActive(page):
        page.activateWindow()
    page.body.setFocus()
    QTest.keyClick(page.body, Qt.Key.Key_Tab)
    [first] = page.tip.words
    assert page.tip.isVisible()
    assert first.text in page.tip.text()
    for _ in range(40):
        QTest.keyClick(page.body, Qt.Key.Key_Tab)
        if page.tip.words and page.tip.words[0].name == "bury":
            break
    assert page.tip.words[0].section == "bottom"
    QTest.keyClick(page.body, Qt.Key.Key_Return)
    assert not page.tip.isVisible()
    assert page.contents.currentItem().text() == "The bottom"


def test_the_pointer_shows_a_word_and_more_leads_on(page: RulesBrowser) -> None:
    page.show_rules(FiveSettings(), MatchOptions())
    number = next(word.number for word in words_of("five") if word.name == "mine")
    page.body.highlighted.emit(QUrl(f"term:{number}"))
    assert page.tip.isVisible()
    page.tip._text.linkActivated.emit("burying")
    assert not page.tip.isVisible()
    assert page.contents.currentItem().text() == "Burying the mine"
    page.body.highlighted.emit(QUrl("https://www.qt.io"))
    assert not page.tip.isVisible()


def test_a_section_that_these_settings_lack_is_the_beginning(page: RulesBrowser, qtbot: QtBot) -> None:
    page.show_rules(FourSettings(decks=1), MatchOptions())
    page.show_section("result")
    assert page.body.verticalScrollBar().value() > 300
    page.show_section("structures")
    assert page.contents.currentRow() == 0
    assert page.body.verticalScrollBar().value() < 30
    assert "order" in page.sections


def test_a_section_is_gone_to_in_a_page_that_is_laid_out_anew(page: RulesBrowser, qtbot: QtBot) -> None:
    """It was read to its end in a larger window: what is laid out now moves the text, and the contents with it."""
    window, other = QStackedWidget(), QWidget()
    qtbot.addWidget(window)
    for each in (page, other):
        window.addWidget(each)
    page.show_rules(FourSettings(), MatchOptions())
    window.resize(1900, 1000)
    window.show()
    qtbot.waitUntil(lambda: page.body.verticalScrollBar().maximum() > 1000)
    page.show_section(page.sections[-1])
    window.setCurrentWidget(other)
    window.resize(1000, 610)
    page.show_rules(FourSettings(), MatchOptions())
    window.setCurrentWidget(page)
    page.show_section("leading")
    QApplication.processEvents()
    assert page.contents.currentRow() == page.sections.index("leading") + 1
    assert abs(page.body.verticalScrollBar().value() - page._top_of(page.contents.currentRow())) < 4
    page.setParent(None)  # it is closed by its own fixture
