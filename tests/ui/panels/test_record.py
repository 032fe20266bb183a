# SPDX-License-Identifier: MIT
"""The record in words, and the panel that shows it."""

import re

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from shengji_qt.model.actions import Bid, Bury, PassBid, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.four_player.view_rules import plays
from shengji_qt.ui.games.four.record import entries
from shengji_qt.ui.panels.log_panel import EntryLabel, LogPanel, suited, width_beside
from shengji_qt.ui.panels.record import Entry
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.theme import DARK, LIGHT
from tests.ui.desk import NAMES, Desk

pytestmark = pytest.mark.gui


@pytest.fixture
def played(desk: Desk) -> Desk:
    """One trick and a half."""
    desk.deal({0: "2S AH AH"})
    desk.act(0, Bid(parse_cards("2S")))
    while desk.match.pending()[0].kind == "poll":
        desk.act(desk.match.pending()[0].seat, PassBid())
    desk.act(0, Bury(desk.now.taken))
    desk.act(0, Play(parse_cards("AH AH")))
    for _ in range(5):
        seat = desk.match.pending()[0].seat
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(plays(view, 1)[0]))
    return desk


def test_entries(played: Desk) -> None:
    current, first, bidding = entries(played.now, NAMES)
    assert current.current and current.trick == 2 and current.head == "Trick 2 · being played"
    assert len(current.lines) == 2 and any(line.endswith("best") for line in current.lines)
    assert first.trick == 1 and not first.current and len(first.lines) == 4
    assert first.lines[0] == "Me led ♥A ♥A"
    assert bidding.lines == ("Me bid ♠2 – Spades", "Trump: ♠ Spades. Declarer: Me")


def test_it_shows_that_the_keyboard_is_on_it(played: Desk, qtbot: QtBot) -> None:
    """Tab comes here on its way from the buttons, and arrows scroll."""
    window = QWidget()
    qtbot.addWidget(window)
    panel = LogPanel(window)
    window.show()
    panel.show_entries(entries(played.now, NAMES), Look(LIGHT))
    panel.place(QRect(0, 0, 288, 400), beside=True)
    with qtbot.waitActive(window):
        window.activateWindow()
    panel._fold.setFocus()
    without = panel._scroll.grab().toImage()
    panel._scroll.setFocus()
    with_it = panel._scroll.grab().toImage()
    middle = with_it.width() // 2
    assert with_it.pixelColor(middle, 0).name() == LIGHT.text_secondary != without.pixelColor(middle, 0).name()


def test_the_panel_shows_them_and_offers_finished_tricks(played: Desk, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = LogPanel(window)
    window.show()
    panel.show_entries(entries(played.now, NAMES), Look(LIGHT))
    assert "Me led ♥A ♥A" in panel.plain_text and "Bidding" in panel.plain_text
    current, first = panel._labels[2], panel._labels[1]
    assert "trick:1" in first.text() and "trick:2" not in current.text() and LIGHT.suits_panel[1] in first.text()
    with qtbot.waitSignal(panel.trick_chosen, timeout=1000) as blocker:
        first.linkActivated.emit("trick:1")
    assert blocker.args == [1]
    panel.place(QRect(0, 0, 288, 300), False)
    panel.show_entries(entries(played.now, NAMES), Look(DARK))
    assert DARK.panel in panel.styleSheet() and "16px" in panel.styleSheet()
    assert panel._labels[1] is first and DARK.text in first.text()


def test_only_what_has_changed_is_written(played: Desk, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = LogPanel(window)
    window.show()
    known = entries(played.now, NAMES)
    panel.show_entries(known[1:], Look(LIGHT))
    first = panel._labels[1]
    panel.show_entries(known, Look(LIGHT))
    assert panel._labels[1] is first
    assert panel.plain_text.startswith("Trick 2 · being played") and panel.plain_text.endswith("Declarer: Me")
    panel.show_entries(known[-1:], Look(LIGHT))
    assert list(panel._labels) == [0]


def test_a_hidden_panel_writes_nothing(played: Desk, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = LogPanel(window)
    panel.hide()
    panel.show_entries(entries(played.now, NAMES), Look(LIGHT))
    assert panel.plain_text == ""


def test_an_entry_that_goes_on_changes_its_ground_with_the_theme(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = EntryLabel(parent)
    for theme in (LIGHT, DARK):
        label.show_entry(Entry("Trick 2", ("Ju plays",), 2, current=True), Look(theme))
        assert theme.row_highlight in label.styleSheet() and theme.text in label.text()


def test_the_panel_is_as_wide_as_its_room(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = LogPanel(parent)
    for width in (288, 262, 288):
        panel.place(QRect(10, 20, width, 300), beside=False)
        assert panel.geometry() == QRect(10, 20, width, 300)


@pytest.mark.parametrize(("window", "width"), [((1440, 870), 288), ((1920, 1050), 336), ((1200, 1100), 288)])
def test_beside_the_table_it_grows_with_its_type_if_the_window_is_wide(window: tuple[int, int], width: int) -> None:
    assert width_beside(*window) == width


def test_a_line_of_several_plays_breaks_between_them_only() -> None:
    def breaks(line: str) -> list[str]:
        return re.sub("<[^>]*>", "", suited(line, Look(LIGHT)).replace("<span ", "<span\u00a0")).split(" ")

    halves = "1st half: Ju ♦A best · Zhu big joker · You ♦K"
    assert [part.replace("\u00a0", " ") for part in breaks(halves)] == [
        "1st half: Ju ♦A best ·",
        "Zhu big joker ·",
        "You ♦K",
    ]
    assert breaks("Ju led ♠A ♠7 ♠7") == ["Ju", "led", "♠A", "♠7", "♠7"]
    long = "Somebody with a long name ♠A · You ♦K"
    assert len(breaks(long)) > 2, "or it would not fit"
