# SPDX-License-Identifier: MIT
"""The pages of a table of the local network, filled as a host would fill them; no socket is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from shengji_qt.controller.lan_memory import KnownHost
from shengji_qt.net import limits
from shengji_qt.net.discovery import Advert, Found
from shengji_qt.net.lobby import usual_rules
from shengji_qt.net.messages import Lobby, Notice, PersonState, Said, SeatState
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.dialogs.lan_host import LanHostPage
from shengji_qt.ui.dialogs.lan_join import LanJoinPage
from shengji_qt.ui.dialogs.lan_lobby import LanLobbyPage
from shengji_qt.ui.games.four.moments import own_decision
from shengji_qt.ui.panels.chat import ChatPanel
from shengji_qt.ui.panels.lan_bar import LanBar
from shengji_qt.ui.texts.lan import presence_text
from shengji_qt.ui.texts.seats import seat_names

MOMENTS: Final = (
    "join",  # tables that were found, one of them of another version, and a host known from before
    "password",  # the table asks for it
    "host",  # a table is set up
    "lobby_owner",  # people, a computer and a free seat; the addresses; chat
    "lobby_guest",  # of three players, with the choice of a layout
    "table",  # a seat is lost, and the countdown runs
)
ANN, BEN, CHEN = 1, 2, 3
ADDRESSES: Final = ("192.168.1.20", "10.0.0.7")
SECONDS: Final = 24.0


class LanStory(Story):
    """Four players unless said otherwise."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("join", "password"), self.join),
            (("host",), self.host),
            (("lobby_owner", "lobby_guest"), self.lobbies),
            (("table",), self.lost_seat),
        )

    def show(self, page: QWidget) -> Script:
        if self.window.pages.indexOf(page) < 0:
            self.window.pages.addWidget(page)
        self.window.show_page(page)
        yield turns()

    def join(self) -> Script:
        page = LanJoinPage()
        page.show_name("陈静")
        page.show_tables(
            (
                Found(
                    Advert(limits.PROTOCOL, "1.0", "a1", "", "Ann", "four", 24742, 2, 4, False, False),
                    "10.0.0.7", 0,
                ),
                Found(
                    Advert(limits.PROTOCOL, "1.0", "b2", "周五的牌桌", "李明", "five", 24743, 5, 5, True, True),
                    "10.0.0.8", 0,
                ),
                Found(
                    Advert(limits.PROTOCOL + 1, "2.0", "c3", "Office", "Ben", "three", 24742, 1, 3, False, False),
                    "10.0.0.9", 0,
                ),
            )
        )  # fmt: skip
        page.show_recent((KnownHost("192.168.1.30", 24742, "Office", 1_700_000_000),))
        yield from self.show(page)
        yield from self.shoot("join")
        page.ask_password("10.0.0.8", 24743)
        page.show_refused("password", {"left": 3})
        yield from self.shoot("password")

    def host(self) -> Script:
        page = LanHostPage(self.store)
        page.show_name("Ann")
        yield from self.show(page)
        yield from self.shoot("host")

    def lobbies(self) -> Script:
        chat = self.chat()
        page = LanLobbyPage(self.store, chat)
        appearance = self.window.appearance
        page.set_theme(appearance.theme, appearance.scale)
        page.show_addresses(ADDRESSES, limits.PORT)
        page.show_lobby(lobby("four"), ANN)
        yield from self.show(page)
        yield from self.shoot("lobby_owner")
        page.show_addresses((), 0)
        page.show_lobby(lobby("three"), BEN)
        yield from self.shoot("lobby_guest")

    def lost_seat(self) -> Script:
        yield from self.start(self.seed)
        yield from self.until(own_decision)
        bar = LanBar()
        self.window.show_over_pages(bar)
        self.page.set_chat(self.chat())
        self.page.show_away({1: presence_text("lost"), 2: presence_text("here", stand_in=True)})
        spec = self.window.controller.spec
        assert spec is not None, "a match is shown"
        bar.wait_for(1, seat_names(spec.seats)[1], SECONDS)
        bar.want(True)
        yield from self.shoot("table")

    def chat(self) -> ChatPanel:
        chat = ChatPanel()
        chat.add_notice(Notice("joined", {"name": "Ben"}))
        chat.add_said(Said(BEN, "Ben", phrase="hello"))
        chat.add_said(Said(ANN, "Ann", "Three decks today, or two as ever? 两副还是三副？"))
        chat.add_notice(Notice("sat_down", {"name": "陈静", "seat": 2}))
        return chat


def lobby(game: str) -> Lobby:
    """With mixed seats: the owner, somebody who is ready, a computer, and what is left is free."""
    settings, options = usual_rules(game)
    seats = [SeatState("person", "Ann", ANN), SeatState("person", "Ben", BEN, True), SeatState("computer:hard")]
    seats += [SeatState("open")] * (game == "four")
    people = (
        PersonState(ANN, "Ann", "player", 0),
        PersonState(BEN, "Ben", "player", 1),
        PersonState(CHEN, "陈静", "player", None),
    )
    return Lobby("", "lobby", settings, options, tuple(seats), people, ANN, False, True)
