# SPDX-License-Identifier: MIT
"""The way through a table of the local network: find or open one, lobby, match, and what happens when it breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QTcpSocket

from shengji_qt.controller.lan_client import LanClient
from shengji_qt.controller.lan_discovery import Finder, Responder
from shengji_qt.net import messages, table_file
from shengji_qt.net.client import CUT_OFF
from shengji_qt.net.discovery import advert_of
from shengji_qt.net.messages import Lobby, Notice, Said, Started, TakeBackAsked
from shengji_qt.ui.dialogs.lan_host import LanHostPage
from shengji_qt.ui.dialogs.lan_join import LanJoinPage
from shengji_qt.ui.dialogs.lan_lobby import LanLobbyPage
from shengji_qt.ui.lan_driver import HostOrder, HostProgram
from shengji_qt.ui.panels.chat import ChatPanel
from shengji_qt.ui.panels.lan_bar import CALM, LanBar
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.lan import denied_text, presence_text, state_text
from shengji_qt.ui.theme import Theme

LOOPBACK = "127.0.0.1"
_PASSWORD = ("password", "password_pause")


class LanFlow(QObject):
    """Signals say what the main window is to show; it gives back what the player does there."""

    page_wanted = Signal(object)  # QWidget
    rules_wanted = Signal(str)  # set up the rules of this game for the table
    match_begins = Signal(object)  # MatchSpec
    match_left = Signal()  # another page follows
    presence_changed = Signal()
    left = Signal()  # back to the start page
    closed = Signal(bool)  # the table that was open here is no more; whether its match is kept
    leaving = Signal()  # the player wants to leave; `leave` does it

    def __init__(
        self,
        store: PreferenceStore,
        client: LanClient | None = None,
        finder: Finder | None = None,
        make_host: Callable[[QObject], HostProgram] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`make_host`: None if this program cannot host."""
        super().__init__(parent)
        self._store = store
        self._client = client or LanClient(self)
        self._finder = finder or Finder(self)
        self._make_host = make_host
        self._host: HostProgram | None = None
        self._responder: Responder | None = None
        self._order: HostOrder | None = None  # the table that is here
        self._address = "", 0
        self._in = False  # the host has let this window in
        self._looked = False  # the player has looked at the result
        self._playing = False  # the page with the table is shown, or a page over it
        self._over = False  # the newest match
        self._lobby_shown = False
        self._probe: QTcpSocket | None = None
        self.chat = ChatPanel()
        self.bar = LanBar(table=lambda: self.lobby_page.title)
        self._connect()

    def _connect(self) -> None:
        client, bar, chat = self._client, self.bar, self.chat
        client.state_changed.connect(self._on_state)
        client.refused.connect(self._on_refused)
        client.lobby_changed.connect(self._on_lobby)
        client.said.connect(self._on_said)
        client.noticed.connect(self._on_notice)
        client.denied.connect(self._on_denied)
        client.started.connect(self._on_started)
        client.waiting.connect(self._on_waiting)
        client.take_back_asked.connect(self._on_take_back)
        chat.text_said.connect(lambda words: client.send(messages.Chat(words)))
        chat.phrase_said.connect(lambda code: client.send(messages.Phrase(code)))
        chat.line_added.connect(self._on_line)
        bar.left.connect(self.leaving)
        bar.not_waited.connect(lambda seat: client.send(messages.DoNotWait(seat)))
        bar.answered.connect(lambda number, agree: client.send(messages.AnswerTakeBack(number, agree)))
        self._finder.changed.connect(lambda: self.join_page.show_tables(self._finder.tables))
        self._finder.trouble_changed.connect(lambda code: self.join_page.show_trouble(code))

    # -- pages ---------------------------------------------------------------------------------------------------------

    @cached_property
    def join_page(self) -> LanJoinPage:
        page = LanJoinPage()
        page.host.setVisible(self.can_host)
        page.show_name(self._name)
        page.join_requested.connect(self._join)
        page.host_requested.connect(self.show_host)
        page.forget_requested.connect(self._forget)
        page.left.connect(self.leave)
        return page

    @cached_property
    def host_page(self) -> LanHostPage:
        page = LanHostPage(self._store)
        page.show_name(self._name)
        page.open_requested.connect(self._open)
        page.rules_requested.connect(self.rules_wanted)
        page.left.connect(self.leave)
        return page

    @cached_property
    def lobby_page(self) -> LanLobbyPage:
        page = LanLobbyPage(self._store, self.chat)
        page.wished.connect(self._client.send)
        page.game_chosen.connect(self.use_rules)
        page.rules_requested.connect(self.rules_wanted)
        page.test_requested.connect(self._test)
        page.left.connect(self.leaving)
        return page

    # -- what the main window reads and does ---------------------------------------------------------------------------

    def set_theme(self, theme: Theme, scale: float) -> None:
        """The look of the lobby."""
        self.lobby_page.set_theme(theme, scale)

    @property
    def can_host(self) -> bool:
        return self._make_host is not None

    @property
    def table(self) -> Any:
        """The match as this seat has it: a `controller.tables.MatchTable`."""
        return self._client.table

    @property
    def is_playing(self) -> bool:
        """Whether a match of a table is shown."""
        return self._playing

    @property
    def is_at_table(self) -> bool:
        """Whether one has joined a table, in its lobby or in its match."""
        return self._in

    @property
    def is_cut_off(self) -> bool:
        """Whether the host is not to be reached now: what one does would have no effect yet."""
        return self._client.state in CUT_OFF

    @property
    def may_count(self) -> bool:
        """Whether the owner of the table allows a card counter."""
        lobby = self._client.lobby
        return lobby is not None and lobby.card_counter

    @property
    def own_table(self) -> Path | None:
        """Where the table is saved that is open here, once there is a match; else None."""
        lobby, order = self._client.lobby, self._order
        begun = self._in and lobby is not None and lobby.phase != "lobby"
        return order.path if begun and order is not None else None

    @property
    def company(self) -> tuple[str, ...]:
        """The others at the table that is open here, by name; () where it is not, or nobody else is there."""
        lobby = self._client.lobby
        if self._host is None or not self._in or lobby is None:
            return ()
        return tuple(each.name for each in lobby.people if each.person != self._client.person)

    def away(self) -> dict[int, str]:
        """What stands on the plates of people who are not quite there, by seat."""
        lobby = self._client.lobby
        if lobby is None:
            return {}
        found = {
            seat: presence_text(each.presence, each.stand_in)
            for seat, each in enumerate(lobby.seats)
            if each.occupant == "person"
        }
        return {seat: words for seat, words in found.items() if words}

    @Slot()
    def show_join(self) -> None:
        """Look for tables."""
        self.join_page.show_recent(self._client.memory.hosts)
        self.join_page.forget_password()
        self.join_page.show_state("")
        self._finder.start()
        self.page_wanted.emit(self.join_page)

    @Slot()
    def show_host(self) -> None:
        """Set up a table."""
        self._finder.stop()
        self.host_page.show_state("")
        self.page_wanted.emit(self.host_page)

    @Slot(str)
    def use_rules(self, game: str) -> None:
        """The owner wants the rules of this game as they were set up last; before the table is open nothing changes."""
        if self._in:
            rules = self._store.current.rules_of(game)
            self._client.send(messages.SetRules(rules.settings, rules.options))

    @Slot()
    def show_again(self) -> None:
        """After a page beside: where this window is."""
        self.page_wanted.emit(self.lobby_page if self._in else self.host_page)

    @Slot()
    def back_to_lobby(self) -> None:
        """The match is over, or there is none yet."""
        if self._playing:
            self._playing = False
            self.deal_begins()
            self.match_left.emit()
        self._lobby_shown = True
        self._show_bar()
        self.lobby_page.take_chat()
        self.page_wanted.emit(self.lobby_page)

    @Slot()
    def next_deal(self) -> None:
        """The result has been looked at."""
        self.table.next_deal()
        self._looked = True
        self._show_who_looks()

    def deal_begins(self) -> None:
        """Nobody is waited for any more."""
        self._looked = False
        self.bar.show_result_waits("")

    def _show_who_looks(self) -> None:
        """Whose look at the result the next deal waits for."""
        lobby = self._client.lobby
        if not self._looked or lobby is None:
            return
        names = [
            each.name
            for each in lobby.seats
            if each.occupant == "person"
            and not each.ready
            and each.presence == "here"
            and each.person != self._client.person
        ]
        words = self.tr("The next deal waits for {names}.").format(names=list_text(names)) if names else ""
        self.bar.show_result_waits(words)

    @Slot()
    def leave(self) -> None:
        """Leave the table, and close it if it is here; the match is kept."""
        self._end()
        self.left.emit()

    def close(self) -> None:
        """The window is closed."""
        self._end()

    def resume(self, path: Path, game: str) -> None:
        """Open an interrupted table again; the others come back by themselves."""
        self.host_page.show_state(state_text("starting"))
        self.page_wanted.emit(self.host_page)
        self._start_host(HostOrder(path, game, self._name))

    # -- opening and joining -------------------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return self._client.memory.name or self._store.current.player_name

    @Slot(str, int, str, str, bool)
    def _join(self, address: str, port: int, name: str, password: str, watch: bool) -> None:
        self._address = address, port
        self.chat.clear()
        self.join_page.show_state(state_text("connecting"))
        self._client.connect_to(address, port, name, password, "spectator" if watch else "player")

    @Slot(str, str, str, str, int)
    def _open(self, game: str, table: str, name: str, password: str, port: int) -> None:
        from shengji_qt.controller import saved_matches

        rules = self._store.current.rules_of(game)
        self.host_page.show_state(state_text("starting"))
        self._start_host(HostOrder(saved_matches.new_path(game), game, name, table, password, port, rules))

    def _start_host(self, order: HostOrder) -> None:
        if self._make_host is None:
            return
        self._stop_host()
        self._order = order
        host = self._host = self._make_host(self)
        host.listening.connect(self._on_listening)
        host.failed.connect(self._on_host_failed)
        host.ended.connect(self._on_host_ended)
        host.start(order.game, order.path, port=order.port, name=order.table, password=order.password)

    def _stop_host(self) -> None:
        host, self._host = self._host, None
        if host is not None:
            host.listening.disconnect(self._on_listening)
            host.failed.disconnect(self._on_host_failed)
            host.ended.disconnect(self._on_host_ended)
            host.stop()
        if self._order is not None:
            table_file.drop_unplayed(self._order.path)
        self._order = None
        if self._responder is not None:
            self._responder.stop()

    @Slot(int, list)
    def _on_listening(self, port: int, addresses: list[str]) -> None:
        if self._order is None or self._host is None:
            return
        self.chat.clear()
        self._address = LOOPBACK, port
        self.lobby_page.show_addresses(addresses, port)
        self._client.connect_to(LOOPBACK, port, self._order.name, self._order.password, "player", self._host.owner_key)

    @Slot(str, dict)
    def _on_host_failed(self, code: str, facts: dict[str, object]) -> None:
        self._end()
        self.host_page.show_refused(code, facts)
        self.page_wanted.emit(self.host_page)

    @Slot(int)
    def _on_host_ended(self, code: int) -> None:
        self._on_host_failed("host_ended", {"code": code})

    @Slot(str, int)
    def _forget(self, address: str, port: int) -> None:
        self._client.memory.forget_host(address, port)
        self.join_page.show_recent(self._client.memory.hosts)

    @Slot()
    def _test(self) -> None:
        """Whether the table answers at the first address that others use."""
        host = self._host
        if host is None or not host.addresses:
            return
        if self._probe is not None:
            self._probe.abort()
            self._probe.deleteLater()
        probe = self._probe = QTcpSocket(self)
        probe.connected.connect(lambda: self._tested(probe, True))
        probe.errorOccurred.connect(lambda _error: self._tested(probe, False))
        probe.connectToHost(host.addresses[0], self._address[1])

    def _tested(self, probe: QTcpSocket, reached: bool) -> None:
        if probe is self._probe:
            self._probe = None
            self.lobby_page.show_tested(reached)
            probe.deleteLater()
            probe.abort()

    def _end(self) -> None:
        was_playing, was_open, match = self._playing, self._in and self._host is not None, self.own_table
        self._in = self._playing = self._lobby_shown = self._looked = False
        self._finder.stop()
        self._client.leave()
        self._stop_host()
        self.bar.reset()
        if "lobby_page" in vars(self):
            self.lobby_page.show_addresses((), 0)
        if was_playing:
            self.match_left.emit()
        self.presence_changed.emit()
        if was_open:
            self.closed.emit(match is not None)

    # -- from the client -----------------------------------------------------------------------------------------------

    @Slot(str)
    def _on_state(self, state: str) -> None:
        self.bar.show_state(state)
        if state == "asking_password":
            self._show_refusal_page()
            self.join_page.ask_password(*self._address)
        elif state in ("in_lobby", "in_play") and not self._in:
            self._in = True
            self._finder.stop()
        self._show_bar()
        self.chat.show_cut_off(self.is_cut_off)
        if "lobby_page" in vars(self):
            self.lobby_page.show_cut_off(self.is_cut_off)
        self.presence_changed.emit()

    def _show_bar(self) -> None:
        """In the lobby there is the chat itself."""
        self.bar.want(self._in and (self._playing or self._client.state not in CALM))

    @Slot(str, dict)
    def _on_refused(self, code: str, facts: dict[str, object]) -> None:
        here = self._order is not None
        if code not in _PASSWORD:
            self._end()
        if here:
            self.host_page.show_refused(code, facts)
            self.page_wanted.emit(self.host_page)
            return
        self._show_refusal_page()
        self.join_page.show_refused(code, facts)
        if code in _PASSWORD:
            self.join_page.ask_password(*self._address)

    def _show_refusal_page(self) -> None:
        self.join_page.show_recent(self._client.memory.hosts)
        self._finder.start()
        self.page_wanted.emit(self.join_page)

    @Slot(object)
    def _on_lobby(self, lobby: Lobby) -> None:
        self.lobby_page.show_lobby(lobby, self._client.person)
        self._set_up(lobby)
        self._advertise(lobby)
        if (lobby.phase == "lobby" and self._playing) or (
            not self._playing and lobby.phase != "playing" and not self._lobby_shown
        ):
            self.back_to_lobby()
        self._show_who_looks()
        self.presence_changed.emit()

    def _set_up(self, lobby: Lobby) -> None:
        """The rules that were chosen before the table was open, once."""
        order = self._order
        if order is None or order.rules is None or not self._client.is_owner or lobby.phase != "lobby":
            return
        self._order = msgspec.structs.replace(order, rules=None)
        if (lobby.settings, lobby.options) != (order.rules.settings, order.rules.options):
            self._client.send(messages.SetRules(order.rules.settings, order.rules.options))

    def _advertise(self, lobby: Lobby) -> None:
        """The table that is here is found by others."""
        if self._order is None:
            return
        if self._responder is None:
            self._responder = Responder(self)
        self._responder.advertise(advert_of(lobby, self._client.table_id, self._address[1]))
        if not self._responder.port:
            self._responder.start()

    @Slot(object)
    def _on_started(self, started: Started) -> None:
        state = started.state
        new = not self._playing or (self._over and not state.over)
        if new and not (state.over and self._lobby_shown):
            self._playing, self._lobby_shown = True, False
            self.deal_begins()
            self._show_bar()
            self.match_begins.emit(state.spec)
        self._over = state.over

    @Slot(object)
    def _on_said(self, said: Said) -> None:
        self.chat.add_said(said)

    @Slot(str)
    def _on_line(self, words: str) -> None:
        """Said a second time where the chat is not to be seen."""
        if not self.chat.isVisible():
            self.bar.show_line(words)

    @Slot(object)
    def _on_notice(self, notice: Notice) -> None:
        self.chat.add_notice(notice)

    @Slot(str, dict)
    def _on_denied(self, code: str, facts: dict[str, object]) -> None:
        if self._playing:
            self.bar.show_line(denied_text(code, facts))
        else:
            self.lobby_page.show_denied(code, facts)

    @Slot(int, float)
    def _on_waiting(self, seat: int, seconds: float) -> None:
        self.bar.wait_for(seat, self._name_on(seat), seconds)

    @Slot(object)
    def _on_take_back(self, asked: TakeBackAsked) -> None:
        if asked.waiting:
            self.bar.ask(asked.number, self._name_on(asked.seat), self._client.seat in asked.waiting)
        else:
            self.bar.ask_nothing()

    def _name_on(self, seat: int) -> str:
        lobby = self._client.lobby
        return lobby.seats[seat].name if lobby is not None and seat < len(lobby.seats) else ""
