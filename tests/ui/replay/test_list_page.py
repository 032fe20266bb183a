# SPDX-License-Identifier: MIT
"""The list of recorded matches: what it says in both languages, its buttons, and the line for a deal code."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt.controller.replays import RecordedMatch
from shengji_qt.model.cards import Rank
from shengji_qt.table.deal_codes import DealCodeError, encode
from shengji_qt.table.troubles import Trouble, TroubleCode
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.replay.list_page import ReplaysPage
from shengji_qt.ui.texts import replays as texts
from tests.helpers.languages import check_words, speaking
from tests.helpers.players import game_spec
from tests.table.test_deal_codes import golden

PATH = Path("/saves/a.journal")
FOUR = game_spec("four", ("person", *("computer:easy",) * 3))


def recorded(problem: TroubleCode | None = None, **changes: object) -> RecordedMatch:
    trouble = None if problem is None else Trouble(problem, {"path": str(PATH), "line": 31, "detail": "?"})
    if problem in ("journal_unreadable", "journal_newer"):
        return RecordedMatch(PATH, 1_700_000_000.0, problem=trouble)
    match = RecordedMatch(PATH, 1_700_000_000.0, FOUR, 6, (Rank(7), Rank(9)), problem=trouble)
    return msgspec.structs.replace(match, **changes)


@pytest.fixture
def page(qtbot: QtBot) -> ReplaysPage:
    made = ReplaysPage()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def test_a_match_in_words(qapp: QApplication) -> None:
    assert texts.title_text(recorded()) == "Four players · not finished"
    assert texts.title_text(recorded(state="conceded")) == "Four players · conceded"
    assert texts.title_text(recorded(state="over", winner=None)) == "Four players · a draw"
    assert texts.title_text(recorded(state="over", winner=0)) == "Four players · won"
    assert texts.title_text(recorded(state="over", winner=1)) == "Four players · seat 1 & seat 3 won"
    assert texts.title_text(recorded(state="over", winner=1, seat=3)) == "Four players · won"
    three = game_spec("three", ("person", "computer:easy", "computer:easy"))
    mine = recorded(spec=three, state="over", winner=2, levels=(Rank(3), Rank(5), None), seat=1)
    assert texts.title_text(mine) == "Three players: tableau · seat 2 won"
    with speaking(qapp, Language.EN):
        facts = texts.facts_text(recorded(of_network=True))
        assert "6 deals · levels 7, 9 · table of the local network" in facts
        assert "· begun from old ·" in texts.facts_text(recorded(forked="old.journal"))
        assert "levels 5, passed, 3" in texts.facts_text(mine), "the own level first"


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    "problem", ["journal_torn", "journal_damaged", "journal_disagrees", "journal_unreadable", "journal_newer"]
)
def test_what_is_wrong_with_a_file_is_said(
    page: ReplaysPage, qapp: QApplication, language: Language, problem: TroubleCode
) -> None:
    with speaking(qapp, language):
        match = recorded(problem)
        assert match.problem is not None
        page.show_recorded([match])
        (row,) = page.rows
        check_words(row.words().problem, language)
        assert row.go.isVisible() is (match.spec is not None)
        assert ("31" in row.words().problem) is (match.spec is not None)


def test_the_buttons(page: ReplaysPage, qtbot: QtBot) -> None:
    matches = [recorded("journal_newer"), recorded(), recorded("journal_damaged")]
    page.show_recorded(matches)
    with qtbot.waitSignal(page.open_requested, timeout=1000) as caught:
        page.rows[2].go.click()
    assert caught.args == [matches[2]]
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.open_requested, timeout=1000) as caught:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert caught.args == [matches[1]]
    with qtbot.waitSignal(page.file_requested, timeout=1000):
        page.open_file.click()
    with qtbot.waitSignal(page.delete_requested, timeout=1000) as caught:
        page.rows[0].delete.click()
        page.rows[0].delete.click()
    assert caught.args == [matches[0]]
    page.show_recorded([])
    assert page.rows == []


def test_a_deal_code_is_entered(page: ReplaysPage, qtbot: QtBot) -> None:
    page.show_recorded([recorded()])
    with qtbot.waitActive(page):
        page.activateWindow()
    page.enter_code.click()
    box = page.code_box
    assert box.isVisible() and box.code.hasFocus()
    deal = golden("three")
    code = encode(deal)
    wrong = code[:20] + ("2" if code[20] != "2" else "3") + code[21:]
    for text, words in (("", "first"), ("AB U", "“U”"), (wrong, "not a whole deal code")):
        box.code.setText(text)
        assert not box.trouble.isVisible()
        QTest.keyClick(box.code, Qt.Key.Key_Return)
        assert box.trouble.isVisible() and words in box.trouble.text()
        assert box.code.accessibleDescription() == box.trouble.text()
    box.code.setText(f"  {code.lower()} ")
    with qtbot.waitSignal(page.deal_requested, timeout=1000) as caught:
        QTest.keyClick(box.code, Qt.Key.Key_Return)
    assert caught.args == [deal]
    page.show_recorded([recorded()], may_play=False)
    assert not page.enter_code.isEnabled() and not box.isVisible()


@pytest.mark.parametrize("language", list(Language))
def test_every_trouble_with_a_code_has_words(qapp: QApplication, language: Language) -> None:
    with speaking(qapp, language):
        for code in ("empty", "character", "mistyped", "newer", "impossible"):
            error = DealCodeError(code, character="?", version=2, detail="?")
            check_words(texts.code_text(error), language)
