# SPDX-License-Identifier: MIT
"""The page for a report says what the file contains, and where it went."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from shengji_qt.ui.dialogs.report_problem import ReportProblemPage
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.troubles import report_trouble
from tests.helpers.languages import check_words, speaking

pytestmark = pytest.mark.gui


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ReportProblemPage:
    (tmp_path / "m.journal").write_text("all cards")
    made = ReportProblemPage(tmp_path / "preferences.json", tmp_path / "a.log")
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    made.show_match(tmp_path / "m.journal")
    return made


def test_it_says_that_the_file_contains_cards(page: ReportProblemPage) -> None:
    assert "all cards of all hands" in page.body.toPlainText()
    assert page.with_match.isChecked() and "m.journal" in page.with_match.text()


def test_it_says_where_to_take_it(page: ReportProblemPage) -> None:
    text = page.body.toPlainText()
    assert "whoever gave you the program" in text and "Nothing is sent" in text
    assert [line[:2] for line in text.splitlines()[:3]] == ["1.", "2.", "3."]


def test_the_file_is_written_and_named(page: ReportProblemPage, tmp_path: Path) -> None:
    target = tmp_path / "report.zip"
    page.save.click()
    assert page.names is not None, "where to"
    page.names.reject()
    page.write(target)
    assert str(target) in page.state.text()
    with zipfile.ZipFile(target) as archive:
        assert archive.read("match.journal") == b"all cards"
        assert "PySide6" in archive.read("versions.txt").decode()


def test_without_the_match_no_card_is_in_it(page: ReportProblemPage, tmp_path: Path) -> None:
    page.with_match.setChecked(False)
    page.write(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert "match.journal" not in archive.namelist()
    page.show_match(None)
    assert not page.with_match.isEnabled()


def test_a_place_that_cannot_be_written_to(page: ReportProblemPage, tmp_path: Path) -> None:
    page.write(tmp_path / "nowhere" / "report.zip")
    assert "could not be saved" in page.state.text()


@pytest.mark.parametrize("language", list(Language))
def test_words(qapp: QApplication, page: ReportProblemPage, language: Language) -> None:
    with speaking(qapp, language):
        page.retranslate()
        check_words(page.title.text(), language)
        lines = page.body.toPlainText().splitlines()
        assert len(lines) == 8 and all(line.strip() for line in lines)
        for code in ("journal_disk_full", "journal_read_only", "journal_failed"):
            check_words(report_trouble(code, {"path": "/x", "detail": "1"}), language)
