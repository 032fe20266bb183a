# SPDX-License-Identifier: MIT
"""The list of interrupted matches: what it says, and what its buttons do."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.table.troubles import Trouble, TroubleCode
from shengji_qt.ui.dialogs.matches import MatchesPage
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import NewGame
from shengji_qt.ui.texts.saved import facts_text, problem_text, state_text
from tests.helpers.languages import check_words, speaking

OTHER = NewGame(FourSettings(decks=3, failed_throw_penalty=10), MatchOptions(Rank(5)))
PATH = Path("/saves/a.journal")
PROBLEMS: tuple[TroubleCode, ...] = (
    "journal_torn",
    "journal_damaged",
    "journal_disagrees",
    "journal_unreadable",
    "journal_newer",
    "journal_locked",
)


def match(problem: TroubleCode | None = None, new_game: NewGame = OTHER) -> SavedMatch:
    trouble = Trouble(problem, {"path": str(PATH), "line": 7, "detail": "?", "pid": 3}) if problem else None
    if problem in ("journal_unreadable", "journal_newer"):
        return SavedMatch(PATH, 1_700_000_000.0, problem=trouble)
    return SavedMatch(PATH, 1_700_000_000.0, spec_of(new_game, ""), 3, (Rank(7), Rank(9)), (45,), trouble)


@pytest.fixture
def page(qtbot: QtBot) -> MatchesPage:
    made = MatchesPage()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def words(page: MatchesPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_a_match_in_words() -> None:
    assert state_text(match()) == "Deal 3 · you play 7, they play 9 · attackers 45"
    facts = facts_text(match())
    assert facts.endswith("Three decks · Penalty for a failed throw: 10 points · First level: 5")
    assert facts_text(match(new_game=NewGame())).endswith("Two decks")
    hidden = NewGame(FourSettings(decks=2, protect_triples=True, one_deck_joker_nt=False))
    assert facts_text(match(new_game=hidden)).endswith("Two decks"), "what has no effect is no difference"


def test_whoever_sits_elsewhere_comes_first_all_the_same() -> None:
    """A match that was begun from a replay."""
    saved = match()
    assert saved.spec is not None
    seats = (saved.spec.seats[1], saved.spec.seats[0], *saved.spec.seats[2:])
    moved = msgspec.structs.replace(saved, spec=msgspec.structs.replace(saved.spec, seats=seats))
    assert state_text(moved) == "Deal 3 · you play 9, they play 7 · attackers 45"


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("language", list(Language))
def test_each_problem_has_words_and_the_right_buttons(
    page: MatchesPage, qapp: QApplication, language: Language, problem: TroubleCode
) -> None:
    with speaking(qapp, language):
        page.show_saved([match(problem)])
        check_words(problem_text(match(problem)), language)
        assert problem_text(match(problem)) in words(page)
        (row,) = page.rows
        assert row.go.isVisible() is (problem in ("journal_torn", "journal_damaged", "journal_disagrees"))
        assert row.delete.isEnabled() is (problem != "journal_locked")
        partly = problem in ("journal_damaged", "journal_disagrees")
        assert (row.go.text() in ("Show valid part", "查看完好部分")) is partly


def test_going_on(page: MatchesPage, qtbot: QtBot) -> None:
    waiting = [match("journal_unreadable"), match(), match("journal_damaged")]
    page.show_saved(waiting)
    for number in (1, 2):
        with qtbot.waitSignal(page.continue_requested, timeout=1000) as caught:
            page.rows[number].go.click()
        assert caught.args == [waiting[number]]
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.continue_requested, timeout=1000) as caught:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert caught.args == [waiting[1]]


def test_deleting_asks_once(page: MatchesPage, qtbot: QtBot) -> None:
    page.show_saved([match(), match("journal_newer")])
    with qtbot.waitActive(page):
        page.activateWindow()
    delete = page.rows[1].delete
    with qtbot.assertNotEmitted(page.delete_requested):
        delete.click()
        assert delete.text() == "Delete for good?"
        page.back.setFocus()
        assert delete.text() == "Delete"
        delete.click()
    with qtbot.waitSignal(page.delete_requested, timeout=1000) as caught:
        delete.click()
    assert caught.args == [match("journal_newer")]


def test_a_row_names_its_game(page: MatchesPage) -> None:
    page.show_saved([match()])
    assert "Four players · " in words(page)


def test_nothing_waits(page: MatchesPage, qtbot: QtBot) -> None:
    page.show_saved([match()])
    page.show_saved([])
    assert "No match is waiting." in words(page) and page.rows == []
    with qtbot.waitSignal(page.left, timeout=1000):
        page.back.click()
