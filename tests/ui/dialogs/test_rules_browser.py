# SPDX-License-Identifier: MIT
"""The page of rules: contents, search, and the settings it explains."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.ui.dialogs.rules_browser import RulesBrowser
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.theme import DARK
from tests.helpers.languages import speaking


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> RulesBrowser:
    made = RulesBrowser(paths.resources() / "rules", Translations(qapp))
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
    assert len(headings(page)) == 12 and "Titanic" not in page.body.toPlainText()


def test_each_game_has_its_rules(page: RulesBrowser) -> None:
    titles = set()
    for settings, word in (
        (ThreeSettings(rule4=True), "Penalty for declining"),
        (FiveSettings(), "self-ruff"),
        (FourSettings(), "your partner"),
    ):
        page.show_rules(settings, MatchOptions())
        assert word in page.body.toPlainText()
        titles.add(page._title.text())
        assert headings(page)[0].startswith("Sheng Ji for")
    assert titles == {"Rules: three players", "Rules: five players", "Rules: four players"}


@pytest.mark.parametrize("language", list(Language))
def test_no_mark_of_the_source_is_left(qtbot: QtBot, qapp: QApplication, language: Language) -> None:
    """Emphasis that Markdown does not take as such would leave its stars."""
    with speaking(qapp, language) as translations:
        page = RulesBrowser(paths.resources() / "rules", translations)
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


def test_it_speaks_the_language_in_force(qtbot: QtBot, qapp: QApplication) -> None:
    with speaking(qapp, Language.ZH_CN) as translations:
        page = RulesBrowser(paths.resources() / "rules", translations)
        qtbot.addWidget(page)
        assert "抠底" in headings(page)


def test_missing_rules_are_said(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    page = RulesBrowser(tmp_path, Translations(qapp))
    qtbot.addWidget(page)
    assert "missing" in page.body.toPlainText()
