# SPDX-License-Identifier: MIT
"""The result page shows what the deal came to, for every kind of ending."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from shengji_qt import paths
from shengji_qt.model.cards import points_of
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import CardRow
from shengji_qt.ui.dialogs.result_frame import ResultPage
from shengji_qt.ui.games.four.result import result_page
from shengji_qt.ui.games.four.result_facts import bottom, capture, hands
from shengji_qt.ui.games.four.result_table import ResultTable
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.theme import DARK, LIGHT
from tests.helpers.deals import scored_match
from tests.helpers.languages import CHINESE, speaking

NAMES = ("You", "Ju", "Zhu", "Lan")


@cache
def result_of(seed: int, deals: int = 0, settings: FourSettings | None = None) -> tuple[FourView, FourSummary]:
    match = scored_match(seed, deals=deals, settings=settings)
    view = match.view(0)
    assert view is not None
    return view, match.summaries[-1]


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> ResultPage:
    resources = paths.resources()
    made = result_page(CardFaces(resources / "cards"), Icons(resources / "icons"), LIGHT)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def words(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


# -- the facts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_hands_and_bottom_are_the_whole_deck(seed: int) -> None:
    view, _ = result_of(seed)
    held = [card for hand in hands(view) for card, _ in hand]
    assert [len(hand) for hand in hands(view)] == [25] * 4
    assert all(count == 2 for count in Counter(held + list(bottom(view))).values())
    assert len(held) + len(bottom(view)) == 108
    for seat, hand in enumerate(hands(view)):
        for card, number in hand:
            assert any(play.seat == seat and card in play.cards for play in view.tricks[number - 1].plays)


@pytest.mark.parametrize("seed", range(12))
def test_the_capture_agrees_with_the_score(seed: int) -> None:
    view, summary = result_of(seed)
    taken = capture(view)
    if taken is None:
        assert summary.points == summary.trick_points
    else:
        assert taken.seat % 2 != summary.declarer % 2
        assert taken.multiplier.factor == summary.multiplier
        assert summary.points == summary.trick_points + points_of(view.bottom) * summary.multiplier


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_points_line_by_line(page: ResultPage, seed: int) -> None:
    view, summary = result_of(seed)
    page.show_result(view, summary, NAMES)
    shown = words(page)
    assert str(summary.trick_points) in shown
    assert str(summary.points) in shown
    assert f"+ {summary.points - summary.trick_points}" in shown
    taken = capture(view)
    assert (f"× {taken.multiplier.factor}" if taken else "× 0") in shown
    assert NAMES[summary.next_declarer] in shown


@pytest.mark.parametrize("seed", range(6))
def test_the_line_that_applied_is_marked(page: ResultPage, seed: int) -> None:
    view, summary = result_of(seed)
    page.show_result(view, summary, NAMES)
    table = page.findChild(ResultTable)
    assert table is not None
    marked = [line for line in table.text().splitlines() if line.startswith("→")]
    lines = result_table(view.settings)
    applied = [
        line for line in lines if line.low <= summary.points and (line.high is None or summary.points <= line.high)
    ]
    assert len(marked) == len(applied) == 1
    assert str(applied[0].low) in marked[0]
    assert len(table.text().splitlines()) == len(lines)


def test_levels_before_and_after(page: ResultPage) -> None:
    view, summary = next(each for each in map(result_of, range(20)) if each[1].gain > 0)
    page.show_result(view, summary, NAMES)
    side = next(side for side in (0, 1) if summary.levels_before[side] != summary.levels_after[side])
    after = summary.levels_after[side]
    assert after is not None
    assert f"Level {summary.levels_before[side].text} → {after.text}" in words(page)
    assert f"stays at {summary.levels_before[1 - side].text}" in words(page)


def test_enter_deals_again(page: ResultPage, qtbot: QtBot) -> None:
    page.show_result(*result_of(1), NAMES)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    with qtbot.waitSignal(page.next_requested, timeout=1000), qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.left, timeout=1000):
        page.back.click()


@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_end_of_the_match(page: ResultPage, qtbot: QtBot, winner: int | None) -> None:
    view, summary = result_of(2, deals=1)
    assert summary.match_over
    page.show_result(view, msgspec.structs.replace(summary, match_winner=winner), NAMES)
    assert not page.back.isVisible()
    assert page.next.text() == "Back to start"
    head = page.findChild(QLabel, "result_head")
    assert head is not None
    assert head.text() == (
        "The match is a draw" if winner is None else f"{NAMES[winner]} & {NAMES[winner + 2]} have won the match"
    )
    assert "Next declarer" not in words(page)
    with qtbot.waitSignal(page.left, timeout=1000), qtbot.assertNotEmitted(page.next_requested):
        page.next.click()


def test_penalties_are_named(page: ResultPage) -> None:
    settings = FourSettings(failed_throw_penalty=10)
    found = (result_of(seed, settings=settings) for seed in range(40))
    view, summary = next(each for each in found if each[1].failed_throws)
    page.show_result(view, summary, NAMES)
    assert "with penalties for failed throws" in words(page)


def test_the_language_changes_under_the_page(page: ResultPage, qapp: QApplication, qtbot: QtBot) -> None:
    page.show_result(*result_of(3), ("甲", "乙", "丙", "丁"))
    before = words(page)
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: page.next.text() == "下一局")
        for text in words(page):
            assert not any(part.isalpha() and part.isascii() and len(part) > 2 for part in text.split()), text
    qtbot.waitUntil(lambda: words(page) == before)
    assert CHINESE.search("甲")


def test_the_pointer_is_told_the_trick(page: ResultPage) -> None:
    view, summary = result_of(1)
    page.show_result(view, summary, NAMES)
    row = page.findChildren(CardRow)[0]
    point = QPoint(5, row.height() - 10)
    event = QHelpEvent(QEvent.Type.ToolTip, point, row.mapToGlobal(point))
    QApplication.sendEvent(row, event)
    number = hands(view)[2][0].trick
    assert QToolTip.text().startswith(f"Trick {number}, won by ")
    QToolTip.hideText()


def test_every_hand_is_there_for_a_screen_reader(page: ResultPage) -> None:
    view, summary = result_of(1)
    page.show_result(view, summary, NAMES)
    named = [row.accessibleName() for row in page.findChildren(CardRow)]
    assert len(named) == 5 and all(named)
    held = sum(name.count(" of ") + name.count("joker") + name.count("2 × ") for name in named)
    assert held == 108, "two copies are one item of the list"


@pytest.mark.parametrize(("width", "height"), [(1000, 600), (1440, 860), (1920, 1040)])
def test_nothing_is_cut_off(page: ResultPage, width: int, height: int) -> None:
    page.show_result(*result_of(4), NAMES)
    page.set_theme(DARK, 1.15 if height > 1000 else 1.0)
    page.resize(width, height)
    page.grab()
    for row in page.findChildren(CardRow):
        assert row.cards_width() <= row.width() + 1
        assert row.card_width() * 1.4 <= row.height()
    for button in (page.next, page.back):
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))


def test_who_won_the_deal_is_told_so(page: ResultPage) -> None:
    view, summary = result_of(1)
    for winner in ("declarers", "attackers"):
        page.show_result(view, msgspec.structs.replace(summary, winner=winner), NAMES)
        own = (0 - summary.declarer) % 2 == 0
        assert ("You won" in words(page)) is (own == (winner == "declarers"))
        page.show_result(msgspec.structs.replace(view, seat=None), page.summary, NAMES)
        assert "You won" not in words(page), "nobody who watches has won"
    page.show_result(view, msgspec.structs.replace(summary, winner="attackers", match_over=True), NAMES)
    assert "You won" not in words(page), "the heading says who won the match"
