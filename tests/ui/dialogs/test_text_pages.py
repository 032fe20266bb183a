# SPDX-License-Identifier: MIT
"""How to play, and the licences of what the program is made of."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt import __version__, paths
from shengji_qt.ui.dialogs.how_to_play import HowToPlayPage
from shengji_qt.ui.dialogs.licences import LIBRARIES, TEXTS, LicencesPage, texts_in
from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.how_to_play import how_to_play
from tests.helpers.languages import speaking

FOLDER = paths.resources() / "licences"


@pytest.fixture
def licences(qtbot: QtBot) -> LicencesPage:
    page = LicencesPage(FOLDER)
    qtbot.addWidget(page)
    page.show()
    return page


def test_how_to_play_shows_every_paragraph(qtbot: QtBot, qapp: QApplication) -> None:
    page = HowToPlayPage()
    qtbot.addWidget(page)
    for language in Language:
        with speaking(qapp, language):
            page.retranslate()
            for game in GAMES:
                page.show_game(game)
                assert page.tabs.tabText(page.tabs.currentIndex()) == setup_of(game).name()
                text = page.body.toPlainText()
                for head, paragraphs in how_to_play(game):
                    assert head in text and all(paragraph in text for paragraph in paragraphs)


def test_a_tab_shows_the_other_game(qtbot: QtBot) -> None:
    page = HowToPlayPage()
    qtbot.addWidget(page)
    page.show_game("three")
    before = page.body.toPlainText()
    page.tabs.setCurrentIndex(GAMES.index("five"))
    assert "mine" in page.body.toPlainText() and page.body.toPlainText() != before


def test_the_overview_names_versions_and_licences(licences: LicencesPage) -> None:
    text = licences.body.toPlainText()
    assert __version__ in text
    for library in LIBRARIES:
        assert library.name in text and library.version in text and library.licence in text
    assert version("msgspec") in text and version("platformdirs") in text and version("PySide6-Essentials") in text


@pytest.mark.parametrize(
    ("form", "english", "chinese"),
    [
        ("compiled", "Computer players: compiled", "电脑玩家：已编译"),
        ("python", "Computer players: Python", "电脑玩家：纯 Python"),
    ],
)
def test_the_overview_says_how_fast_computer_players_think(
    qapp: QApplication, licences: LicencesPage, monkeypatch: pytest.MonkeyPatch, form: str, english: str, chinese: str
) -> None:
    monkeypatch.setattr("shengji_qt.ui.dialogs.licences.backend", lambda: form)
    for language, words in ((Language.EN, english), (Language.ZH_CN, chinese)):
        with speaking(qapp, language):
            licences.retranslate()
            assert words in licences.body.toPlainText()


def test_every_licence_can_be_read_whole(licences: LicencesPage) -> None:
    for number, name in enumerate(TEXTS, start=1):
        licences.box.setCurrentIndex(number)
        shown = licences.body.toPlainText()
        for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
            assert line.strip() in shown
    licences.box.setCurrentIndex(0)
    assert __version__ in licences.body.toPlainText()


def test_all_texts_are_used_and_our_own_is_the_one_of_the_repository() -> None:
    files = {path.name for path in FOLDER.iterdir()}
    assert set(TEXTS) <= files
    own = Path(__file__).resolve().parents[3] / "LICENSE"
    assert (FOLDER / "shengji-qt.txt").read_text(encoding="utf-8") == own.read_text(encoding="utf-8")


def test_a_missing_text_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    page = LicencesPage(tmp_path)
    qtbot.addWidget(page)
    page.box.setCurrentIndex(1)
    assert "missing" in page.body.toPlainText()


@pytest.mark.parametrize("make", [HowToPlayPage, lambda: LicencesPage(FOLDER)])
def test_ways_back(qtbot: QtBot, make: type[TextPage]) -> None:
    page = make()
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.left, timeout=1000):
        QTest.keyClick(page.body, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left, timeout=1000):
        page.back.click()


def test_the_text_has_a_frame_for_those_who_come_by_tab_only(qtbot: QtBot) -> None:
    page = HowToPlayPage()
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    assert page.body.hasFocus() and page.body.property("quiet") is True
    page.back.setFocus()
    page.body.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.body.property("quiet") is False


def test_how_to_play_holds_for_any_number_of_decks(qapp: QApplication) -> None:
    with speaking(qapp, Language.EN):
        games = [how_to_play(game) for game in ("four", "five")]
    text = " ".join(paragraph for sections in games for _, paragraphs in sections for paragraph in paragraphs)
    assert not any(number in text for number in ("200 points", "80 points", "the 8 cards"))


def test_the_packaged_program_shows_the_licences_of_all_that_is_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    packaged = tmp_path / "packaged"
    packaged.mkdir()
    for name in ("libz.txt", "NOTICES.txt", "Python.txt"):
        (packaged / name).write_text(f"the text of {name}", encoding="utf-8")
    assert texts_in(tmp_path) == [*TEXTS, "packaged/NOTICES.txt", "packaged/libz.txt"]  # python.txt is there already
    page = LicencesPage(tmp_path)
    qtbot.addWidget(page)
    page.box.setCurrentIndex(len(TEXTS) + 2)
    assert page.box.currentText() == "libz"
    assert "the text of libz.txt" in page.body.toPlainText()


def test_the_frame_is_as_high_as_its_text_and_no_higher_than_the_page(licences: LicencesPage, qtbot: QtBot) -> None:
    licences.resize(1000, 800)
    body = licences.body
    qtbot.waitUntil(lambda: body.height() < 600)
    assert body.verticalScrollBar().maximum() == 0, "nothing is cut off"
    licences.box.setCurrentIndex(1 + TEXTS.index("GPL-3.0.txt"))
    qtbot.waitUntil(lambda: body.height() > 600)
    assert body.geometry().bottom() < 800 and body.verticalScrollBar().maximum() > 1000


def test_type_grows_with_the_window(licences: LicencesPage) -> None:
    def size() -> int:
        return licences.body.document().begin().begin().fragment().charFormat().font().pixelSize()

    before = size()
    licences.set_scale(1.25)
    assert size() == round(before * 1.25)


def test_sources_are_a_link(licences: LicencesPage) -> None:
    assert 'href="https://code.qt.io"' in licences.body.toHtml()
