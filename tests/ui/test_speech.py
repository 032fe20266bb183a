# SPDX-License-Identifier: MIT
"""What a screen reader is told at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from shengji_qt.model.actions import Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.ui import speech
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import key, others_play
from tests.ui.desk import Desk
from tests.ui.games.five.five_desk import FiveDesk
from tests.ui.games.three.conftest import OpenThree, open_three, pictures

__all__ = ["open_three", "pictures"]  # fixtures of the table of three
pytestmark = pytest.mark.gui
K = Qt.Key
Said = list[tuple[str, bool]]


def listen(page: TablePage) -> Said:
    heard: Said = []
    page.speech.said.connect(lambda words, urgent: heard.append((words, urgent)))
    return heard


def test_a_lead_and_what_must_be_followed_are_one_sentence_after_the_other(leading: TablePage, desk: Desk) -> None:
    heard = listen(leading)
    desk.act(0, Play(parse_cards("3D")))
    others_play(desk)
    words = " ".join(each for each, _ in heard)
    assert "Me led 3 of diamonds. Ju played 3 of diamonds." in words and "Lan won the trick" in words
    last, urgent = heard[-1]
    told = "Lan led 2 × 5 of hearts. Your turn: follow the pair in hearts. Any 2 of your hearts."
    assert last.endswith(told) and not urgent, "the turn is told with the lead, not over it"
    assert not any(sign in words for sign in "♠♥♣♦")


def test_the_turn_is_told_once(leading: TablePage) -> None:
    heard = listen(leading)
    leading.scene.settled.emit(leading.scene.newest)
    leading.scene.settled.emit(leading.scene.newest)
    assert len(heard) <= 1


def test_dealt_cards_are_not_told_one_by_one(desk: Desk, open_page: Callable[..., TablePage]) -> None:
    page = open_page(desk)
    heard = listen(page)
    desk.deal(cards=20)
    assert [words for words, _ in heard] == ["Deal 1: level 2. Nobody is declarer yet."]


def test_the_keyboard_says_where_it_is_and_what_it_chose(leading: TablePage) -> None:
    heard = listen(leading)
    key(leading, K.Key_Right, K.Key_Space)
    card = leading.stage.hand.items[0]
    assert card.card is not None
    name = speech.cursor_text(card.card, False, 1, 25)
    assert heard == [(name, True), (speech.cursor_text(card.card, True, 1, 25), True)]
    assert "chosen" in heard[1][0]


def test_a_refusal_and_a_hint_are_told_at_once(leading: TablePage) -> None:
    heard = listen(leading)
    leading.scene.submit(Play(parse_cards("AS KH")))
    assert heard[-1][1] and heard[-1][0], "why not"
    before = len(heard)
    assert leading.show_hint()
    assert len(heard) > before and heard[-1][1]


def test_the_description_tells_the_table(leading: TablePage, desk: Desk) -> None:
    key(leading, K.Key_Right, K.Key_Space)
    told = leading.view.accessibleDescription()
    for part in (
        "Your turn: lead",
        "Chosen: ",
        "Trump: Spades, level 2",
        "Declarer: Me",
        "Your hand, 25: ",
        "Attackers",
    ):
        assert part in told, part
    desk.act(0, Play(parse_cards("3D")))
    leading.scene.drain()
    assert "On the table: Me 3 of diamonds" in leading.view.accessibleDescription()


def test_open_cards_of_three_players_are_told(open_three: OpenThree) -> None:
    _, page = open_three(until="bury")
    page.scene.drain()
    assert page.view.accessibleDescription().count("face down: ") == 3


def test_the_rear_hand_of_five_players_has_a_name(open_page: Callable[..., TablePage]) -> None:
    desk = FiveDesk(FiveSettings(mode="split"))
    page = open_page(desk)
    desk.shuffle(5, 0)
    page.scene.drain()
    names = page.speech._names(desk.now)
    assert len(names) == 6 and all(names) and len(set(names)) == 6


def test_the_words_go_to_the_screen_reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(speech.QAccessible, "updateAccessibility", sent.append)
    widget = QWidget()
    qtbot.addWidget(widget)
    speech.announce(widget, "Your turn")
    speech.announce(widget, "No", urgent=True)
    politeness = QAccessible.AnnouncementPoliteness
    assert [(each.message(), each.politeness()) for each in sent] == [
        ("Your turn", politeness.Polite),
        ("No", politeness.Assertive),
    ]
