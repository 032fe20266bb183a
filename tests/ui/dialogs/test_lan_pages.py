# SPDX-License-Identifier: MIT
"""The pages of a table of the network: finding, opening, and the lobby."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtTest import QTest

from shengji_qt.controller.lan_memory import KnownHost
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PRESETS
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.net import limits, messages
from shengji_qt.net.discovery import Advert, Found
from shengji_qt.net.lobby import usual_rules
from shengji_qt.net.messages import Lobby, PersonState, SeatState
from shengji_qt.ui.dialogs.lan_badges import badge_place
from shengji_qt.ui.dialogs.lan_host import LanHostPage
from shengji_qt.ui.dialogs.lan_join import LanJoinPage
from shengji_qt.ui.dialogs.lan_lobby import LanLobbyPage
from shengji_qt.ui.panels.chat import ChatPanel
from shengji_qt.ui.preferences import PreferenceStore

ANN, BEN = 1, 2


def advert(**changes: Any) -> Advert:
    usual = Advert(limits.PROTOCOL, "0", "ab", "Friday", "Ann", "four", 24742, 1, 4, False, False)
    return msgspec.structs.replace(usual, **changes)


def lobby(game: str = "four", ready: bool = False, **changes: Any) -> Lobby:
    settings, options = usual_rules(game)
    seats = [SeatState("person", "Ann", ANN), SeatState("person", "Ben", BEN, ready), SeatState("computer:easy")]
    seats += [SeatState("open")] * {"three": 0, "four": 1, "five": 2}[game]
    people = (PersonState(ANN, "Ann", "player", 0), PersonState(BEN, "Ben", "player", 1))
    made = Lobby("", "lobby", settings, options, tuple(seats), people, ANN, False, False)
    return msgspec.structs.replace(made, **changes)


@pytest.fixture
def join(qtbot: QtBot) -> LanJoinPage:
    page = LanJoinPage()
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    page.show_name("Ben")
    return page


@pytest.fixture
def page(qtbot: QtBot, preferences: PreferenceStore) -> LanLobbyPage:
    made = LanLobbyPage(preferences, ChatPanel())
    qtbot.addWidget(made)
    made.resize(1440, 860)
    made.show()
    return made


def wishes(page: LanLobbyPage) -> list[object]:
    found: list[object] = []
    page.wished.connect(found.append)
    return found


def test_a_found_table_is_joined_by_a_click(join: LanJoinPage, qtbot: QtBot) -> None:
    join.show_tables((Found(advert(), "10.0.0.7", 0.0),))
    with qtbot.waitSignal(join.join_requested) as wanted:
        join.rows[0].go.click()
    assert wanted.args == ["10.0.0.7", 24742, "Ben", "", False]


def test_a_table_of_nobody_is_not_named_after_its_address(join: LanJoinPage) -> None:
    join.show_tables((Found(advert(name="", host=""), "127.0.0.1", 0.0), Found(advert(name=""), "10.0.0.7", 0.0)))
    assert [row._head.text() for row in join.rows] == ["Table without a name", "Ann's table"]
    assert "127.0.0.1:24742" in join.rows[0]._facts.text()


def test_another_version_is_grey_and_says_who_must_update(join: LanJoinPage) -> None:
    join.show_tables((Found(advert(proto=limits.PROTOCOL + 1, app="9.9"), "10.0.0.7", 0.0),))
    row = join.rows[0]
    assert not row.go.isEnabled() and "9.9" in row._facts.text()


def test_without_a_name_nobody_joins(join: LanJoinPage) -> None:
    join.address.setText("10.0.0.7")
    assert join.join.isEnabled()
    join.show_name("  ")
    assert not join.join.isEnabled()


def test_a_password_is_asked_for_and_sent_there(join: LanJoinPage, qtbot: QtBot) -> None:
    join.ask_password("10.0.0.7", 5000)
    join.password.setText("secret")
    with qtbot.waitSignal(join.join_requested) as wanted:
        join.enter.click()
    assert wanted.args[:4] == ["10.0.0.7", 5000, "Ben", "secret"]
    join.forget_password()
    assert join.password.text() == "" and not join.enter.isVisible()


def test_recent_hosts_can_be_forgotten(join: LanJoinPage, qtbot: QtBot) -> None:
    join.show_recent((KnownHost("10.0.0.9", 24742, "Office", 1_700_000_000),))
    with qtbot.waitSignal(join.forget_requested) as forgotten:
        join.rows[0].forget.click()
    assert forgotten.args == ["10.0.0.9", 24742]


def test_a_table_is_opened_with_what_the_page_says(qtbot: QtBot, preferences: PreferenceStore) -> None:
    page = LanHostPage(preferences)
    qtbot.addWidget(page)
    assert not page.open.isEnabled()
    page.show_name("Ann")
    page.games["three"].click()
    page.table.setText(" Friday\n")
    page.password.setText("secret")
    with qtbot.waitSignal(page.open_requested) as wanted:
        page.open.click()
    assert wanted.args == ["three", "Friday", "Ann", "secret", limits.PORT]
    page.show_refused("port_taken", {})
    assert "port" in page._state.text()


def test_the_owner_begins_when_all_are_ready(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    page.show_lobby(lobby(), ANN)
    assert not page.ready.isEnabled() and "Ben" in page.ready.toolTip()
    page.show_lobby(lobby(ready=True), ANN)
    page.ready.click()
    assert wanted == [messages.Begin()]


def test_a_guest_says_ready_and_changes_nothing_else(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    page.show_lobby(lobby(), BEN)
    assert not page.change.isVisible() and not page.game.isVisible()
    page.ready.click()
    page.show_lobby(lobby(ready=True), BEN)
    page.ready.click()
    assert wanted == [messages.SetReady(True), messages.SetReady(False)]


def test_seats_by_menu_and_by_drag(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    page.show_lobby(lobby(), ANN)
    words = {card.seat: [each.text() for each in card.menu().actions()] for card in page.ring.cards}
    assert "Ask to leave the table" in words[1] and "Ask to leave the table" not in words[0]
    page.ring.cards[3].dropped.emit(1, 3)
    page.show_lobby(lobby(), BEN)
    page.ring.cards[3].dropped.emit(1, 3)
    assert [each.text() for each in page.ring.cards[2].menu().actions()] == ["Sit here"]
    page.ring.cards[2].menu().actions()[0].trigger()
    assert wanted == [messages.MoveSeat(1, 3), messages.Sit(3), messages.Sit(2)]


def test_a_free_place_at_the_round_table_is_taken_by_a_click(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    ring = page.ring
    page.show_lobby(lobby(), BEN)

    def click(seat: int) -> None:
        middle, _ = badge_place(ring.felt(), ring._middle_of(seat), ring._scale)
        QTest.mouseMove(ring, middle.toPoint())
        QTest.mouseClick(ring, Qt.MouseButton.LeftButton, pos=middle.toPoint())

    click(2)  # a computer's: nothing there looks as if it could be clicked
    assert wanted == [] and ring.cursor().shape() is Qt.CursorShape.ArrowCursor
    click(3)
    assert wanted == [messages.Sit(3)] and ring.cursor().shape() is Qt.CursorShape.PointingHandCursor
    page.show_lobby(lobby(phase="playing"), BEN)
    click(3)
    assert wanted == [messages.Sit(3)]


def test_the_owner_who_sits_chooses_what_becomes_of_a_free_place(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    ring = page.ring
    page.show_lobby(lobby(), ANN)
    middle, _ = badge_place(ring.felt(), ring._middle_of(3), ring._scale)
    menu = ring.cards[3].menu()
    QTest.mouseClick(ring, Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert menu.isVisible() and wanted == []
    menu.close()


def test_each_seat_shows_the_number_by_which_menus_call_it(page: LanLobbyPage) -> None:
    page.show_lobby(lobby("five"), ANN)
    cards = page.ring.cards
    assert [card.number.text() for card in cards] == ["1", "2", "3", "4", "5"]
    assert all(card.number.isVisible() and card.rect().contains(card.number.geometry()) for card in cards)
    assert "Exchange with seat 2" in [each.text() for each in cards[0].menu().actions()]


def test_three_players_choose_their_own_layout(page: LanLobbyPage) -> None:
    wanted = wishes(page)
    page.show_lobby(lobby(), BEN)
    assert not page.layouts.isVisible()
    page.show_lobby(lobby("three"), BEN)
    assert page.layouts.isVisible()
    page.layouts.activated.emit(1)
    assert wanted == [messages.ChooseLayout(PRESETS[1])]


def test_rules_are_told_by_their_difference(page: LanLobbyPage) -> None:
    page.show_lobby(lobby("three", settings=ThreeSettings(), options=MatchOptions(deals=4)), BEN)
    assert "4" in page._rules.text()


def test_addresses_are_shown_where_the_table_is(page: LanLobbyPage) -> None:
    page.show_lobby(lobby(), ANN)
    assert not page.copy.isVisible()
    page.show_addresses(("10.0.0.7",), 5000)
    assert page.copy.isVisible() and page._address.text() == "10.0.0.7:5000"
    page.show_tested(False)
    assert "firewall" in page._found.text()


def test_a_denied_wish_says_why(page: LanLobbyPage) -> None:
    page.show_lobby(lobby(), BEN)
    page.show_denied("seat_taken", {"seat": 0})
    assert page._trouble.isVisible()
    page.show_lobby(lobby(), BEN)
    assert not page._trouble.isVisible()


@pytest.mark.parametrize("game", ["four", "three", "five"])
@pytest.mark.parametrize("size", [(1000, 600), (1440, 860)])
def test_no_seat_lies_over_the_round_table(page: LanLobbyPage, game: str, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.show_lobby(lobby(game), ANN)
    table = QPainterPath()
    table.addEllipse(page.ring.felt())
    assert page.ring.felt().width() > 120
    assert not any(table.intersects(QRectF(card.geometry())) for card in page.ring.cards)


def test_the_owner_says_whether_cards_may_be_counted_and_guests_see_it(page: LanLobbyPage) -> None:
    found = wishes(page)
    page.show_lobby(lobby(spectators=True), ANN)
    assert page.counter.isVisible() and not page.counter.isChecked() and not page._counted.isVisible()
    page.counter.click()
    assert found == [messages.SetTable("", True, True)]
    page.show_lobby(lobby(card_counter=True), ANN)
    assert page.counter.isChecked()
    page.show_lobby(lobby(), BEN)
    no = page._counted.text()
    assert page._counted.isVisible() and not page.counter.isVisible()
    page.show_lobby(lobby(card_counter=True), BEN)
    assert page._counted.text() not in ("", no)


def test_without_a_host_nothing_is_offered_in_the_lobby(page: LanLobbyPage) -> None:
    page.show_lobby(lobby(), BEN)
    assert page.ready.isEnabled() and page.ring.isEnabled()
    page.show_cut_off(True)
    assert not page.ready.isEnabled() and not page.ring.isEnabled() and page.leave.isEnabled()
    page.show_cut_off(False)
    assert page.ready.isEnabled() and page.ring.isEnabled()
