# SPDX-License-Identifier: MIT
"""A table elsewhere, as the window has it: `net.client` on a `QTcpSocket`, by signals, in the window's own thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QTcpSocket

from shengji_qt.controller.ai_worker import ThreadedSeats
from shengji_qt.controller.lan_memory import LanMemory
from shengji_qt.controller.lan_table import LanTable
from shengji_qt.controller.solo_table import Seats
from shengji_qt.net.client import Client, ClientState, Failure
from shengji_qt.net.messages import (
    Denied,
    FromHost,
    Lobby,
    Message,
    Notice,
    Record,
    Rejected,
    Role,
    Said,
    Shown,
    Started,
    TakeBackAsked,
    Waiting,
    Welcome,
)

_Error = QAbstractSocket.SocketError
_FAILURES: Final[dict[QAbstractSocket.SocketError, Failure]] = {
    _Error.NetworkError: "no_route",  # Qt's name for EHOSTUNREACH and ENETUNREACH
    _Error.SocketTimeoutError: "timed_out",
}


def failure_of(error: QAbstractSocket.SocketError) -> Failure:
    """What an error of a socket is to the player."""
    return _FAILURES.get(error, "unreachable")


class LanClient(QObject):
    """One person at one table at a time; comes back by itself when the connection breaks.

    `state` is "closed" before the first `connect_to`. Attributes: table, the match for the page with the table.
    """

    state_changed = Signal(str)  # net.client.ClientState
    refused = Signal(str, dict)  # RefusedCode, or net.client.Failure {detail}; `state` is closed or asking_password
    lobby_changed = Signal(object)  # Lobby
    said = Signal(object)  # Said
    noticed = Signal(object)  # Notice
    denied = Signal(str, dict)  # DeniedCode, facts
    started = Signal(object)  # Started: a match begins or goes on, or its summaries changed
    waiting = Signal(int, float)  # seat, seconds until the computer acts for it; 0: no more waiting
    take_back_asked = Signal(object)  # TakeBackAsked
    recorded = Signal(object)  # Record; `LanTable.record_path` is where it was saved

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        memory: LanMemory | None = None,
        seats: Callable[[QObject], Seats] = ThreadedSeats,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`memory`: of names and tokens, by default the player's. `seats` and `clock` are for tests."""
        super().__init__(parent)
        self.memory = memory or LanMemory()
        self.table = LanTable(self, seats=seats)
        self._clock = clock
        self._client: Client | None = None
        self._state: ClientState = "closed"
        self._told: object = None  # the refusal or failure that was told
        self._where = "", 0
        self._name = ""
        self._socket: QTcpSocket | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    # -- what the window reads -----------------------------------------------------------------------------------------

    @property
    def state(self) -> ClientState:
        return self._state

    @property
    def lobby(self) -> Lobby | None:
        """The newest; None before the first."""
        return None if self._client is None else self._client.lobby

    @property
    def person(self) -> int | None:
        """One's own number at the table."""
        return None if self._client is None else self._client.person

    @property
    def role(self) -> Role:
        return "player" if self._client is None else self._client.role

    @property
    def is_owner(self) -> bool:
        """Whether this person may change the table: the lobby says who has it now."""
        lobby = self.lobby
        if lobby is not None:
            return lobby.owner is not None and lobby.owner == self.person
        return self._client is not None and self._client.is_owner

    @property
    def seat(self) -> int | None:
        """One's own; None while standing or watching."""
        lobby = self.lobby
        if lobby is None or self.person is None:
            return None
        return next((number for number, seat in enumerate(lobby.seats) if seat.person == self.person), None)

    @property
    def table_id(self) -> str:
        """Names the table; "" before the host has said so."""
        return "" if self._client is None else self._client.table

    @property
    def address(self) -> tuple[str, int]:
        """Host and port of the newest `connect_to`."""
        return self._where

    # -- what the window asks ------------------------------------------------------------------------------------------

    def connect_to(
        self, host: str, port: int, name: str, password: str = "", role: Role = "player", owner_key: str = ""
    ) -> None:
        """Join the table there, leaving any other without a word. What comes of it comes by signals."""
        self._hang_up()
        self.table.leave_match()
        self._where = host, port
        self._name = name
        self._told = None
        self._client = Client(
            name,
            self._clock(),
            password=password,
            role=role,
            owner_key=owner_key,
            token_of=lambda table: self.memory.token_of(table, name),
        )
        self.table.attach(self._do, self.send)
        self._step()

    def give_password(self, password: str) -> None:
        """The answer while `state` is "asking_password"."""
        if self._client is not None:
            self._client.give_password(password, self._clock())
            self._step()

    @Slot()
    def try_now(self) -> None:
        """Connect again at once instead of after the pause."""
        if self._client is not None:
            self._client.try_now(self._clock())
            self._step()

    def send(self, message: Message) -> bool:
        """A wish of the person; False if there is no connection now, and then it is lost."""
        sent = self._client is not None and self._client.send(message, self._clock())
        self._step()
        return sent

    @Slot()
    def leave(self) -> None:
        """Leave the table of one's own will: the computer plays on at once. The seat can be had again."""
        if self._client is not None:
            self._client.leave(self._clock())
            self._flush()
        self.close()

    @Slot()
    def close(self) -> None:
        """Close the connection without a word, and end what thinks about hints. Idempotent."""
        client, self._client = self._client, None
        self._timer.stop()
        self._hang_up()
        self.table.close()
        if client is not None:
            self._show_state("closed")

    # -- the socket ----------------------------------------------------------------------------------------------------

    @Slot()
    def _step(self) -> None:
        """Whatever is due now."""
        client = self._client
        if client is None:
            return
        due = client.tick(self._clock())
        if not client.wants_connection:
            self._flush()
            self._hang_up()
        elif self._socket is None:
            self._dial()
        elif not client.is_connected and self._socket.state() is QAbstractSocket.SocketState.ConnectedState:
            self._hang_up()  # it was dropped, and the next one is due
            self._dial()
        self._flush()
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, math.ceil((due - self._clock()) * 1000)))
        self._show_state(client.state)
        if self._client is client:
            self._tell_refusal(client)

    def _dial(self) -> None:
        socket = QTcpSocket(self)
        socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        socket.connected.connect(self._on_connected)
        socket.readyRead.connect(self._on_ready)
        socket.errorOccurred.connect(self._on_error)
        self._socket = socket
        socket.connectToHost(*self._where)

    def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is None:
            return
        socket.connected.disconnect(self._on_connected)
        socket.readyRead.disconnect(self._on_ready)
        socket.errorOccurred.disconnect(self._on_error)
        socket.flush()
        socket.disconnectFromHost()  # what is written goes out first
        if socket.state() is not QAbstractSocket.SocketState.UnconnectedState:
            socket.disconnected.connect(socket.deleteLater)
        else:
            socket.deleteLater()

    def _flush(self) -> None:
        if self._client is not None and self._socket is not None and self._client.is_connected:
            data = self._client.output()
            if data:
                self._socket.write(data)

    @Slot()
    def _on_connected(self) -> None:
        if self._client is not None and self._socket is not None:
            self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
            self._client.connected(self._clock())
            self._step()

    @Slot()
    def _on_ready(self) -> None:
        client, socket = self._client, self._socket
        if client is None or socket is None:
            return
        for message in client.receive(bytes(socket.readAll().data()), self._clock()):
            self._hear(client, message)
            if self._client is not client:  # left meanwhile
                return
        self._step()

    @Slot(QAbstractSocket.SocketError)
    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        client, socket = self._client, self._socket
        if client is None or socket is None:
            return
        if socket.bytesAvailable():
            self._on_ready()  # why the host closes stands in its last message
        if self._client is client and self._socket is socket:
            self._hang_up()
            client.lost(self._clock(), failure_of(error), socket.errorString())
            self._step()

    # -- what came -----------------------------------------------------------------------------------------------------

    def _hear(self, client: Client, message: FromHost) -> None:
        self._show_state(client.state)
        if isinstance(message, Welcome):
            self.memory.keep_token(client.table, self._name, message.token)
            self.memory.keep_name(self._name)
        elif isinstance(message, Lobby):
            self._on_lobby(message)
        elif isinstance(message, Started):
            self.table.take_started(message, client.table)
            self.started.emit(message)
        elif isinstance(message, Shown):
            self.table.take_shown(message)
        elif isinstance(message, Rejected):
            self.table.take_rejected(message)
        elif isinstance(message, Record):
            self.table.take_record(message)
            self.recorded.emit(message)
        else:
            self._pass_on(message)

    def _pass_on(self, message: FromHost) -> None:
        if isinstance(message, Said):
            self.said.emit(message)
        elif isinstance(message, Notice):
            self.noticed.emit(message)
        elif isinstance(message, Denied):
            self.table.take_denied(message)
            self.denied.emit(message.code, message.facts)
        elif isinstance(message, Waiting):
            self.waiting.emit(message.seat, message.seconds)
        elif isinstance(message, TakeBackAsked):
            self.table.take_back_asked(message)
            self.take_back_asked.emit(message)

    def _on_lobby(self, lobby: Lobby) -> None:
        if lobby.name != self._label():
            self.memory.keep_host(*self._where, lobby.name)
        if lobby.phase == "lobby":
            self.table.leave_match()
        self.lobby_changed.emit(lobby)

    def _label(self) -> str | None:
        """The name of the table as it is remembered; None if it is not the newest."""
        newest = next(iter(self.memory.hosts), None)
        return newest.label if newest is not None and (newest.address, newest.port) == self._where else None

    def _do(self, action: object) -> None:
        """What answers an older View than the newest that came with it is passed over, as the host would do."""
        if self._client is not None and self._client.turn == self.table.turn:
            self._client.do(action, self._clock())  # type: ignore[arg-type]
            self._step()

    def _show_state(self, state: ClientState) -> None:
        if state != self._state:
            self._state = state
            self.state_changed.emit(state)

    def _tell_refusal(self, client: Client) -> None:
        """Once, when `state` has been told."""
        told = (client.refusal, client.failure)
        if client.state not in ("closed", "asking_password") or told == (None, None):
            self._told = None
            return
        if self._told is not None and self._told[0] is told[0] and self._told[1] is told[1]:  # type: ignore[index]
            return
        self._told = told
        if client.refusal is not None:
            if client.refusal.code in ("kicked", "unknown_token"):
                self.memory.forget_token(client.table, self._name)
            self.refused.emit(client.refusal.code, dict(client.refusal.facts))
        elif client.failure is not None:
            self.refused.emit(client.failure[0], {"detail": client.failure[1]})
