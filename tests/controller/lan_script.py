# SPDX-License-Identifier: MIT
"""A host that is a script: it listens on this computer, writes down what clients say, and says what a test says."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from shengji_qt.model.match import Match
from shengji_qt.net import limits, messages
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.messages import (
    FromClient,
    Greeting,
    Hello,
    Lobby,
    MatchState,
    Message,
    PersonState,
    SeatState,
    Shown,
    Started,
    Welcome,
)
from tests.helpers.players import spec_of

TABLE = "ab" * 16
GREETING = Greeting(limits.PROTOCOL, "1.0", TABLE, False)
WELCOME = Welcome(3, "player", "11" * 16, True)
SPEC = spec_of()
SEATS = (SeatState("person", "Ann", 3), *(SeatState("computer:random"),) * 3)
LOBBY = Lobby(
    "Friday", "lobby", SPEC.settings, SPEC.options, SEATS, (PersonState(3, "Ann", "player", 0),), 3, False, False
)  # fmt: skip


def started(match: Match, seat: int | None = 0) -> Started:
    """What the host tells of a match."""
    state = MatchState(match.spec, match.deal_no, match.standing, tuple(match.summaries), match.over, match.winner)
    return Started(seat, state)


class ScriptedHost(QObject):
    """Attributes: `heard`, all that clients said; `connections`, how many there were."""

    def __init__(self, port: int = 0) -> None:
        super().__init__()
        self.heard: list[FromClient] = []
        self.connections = 0
        self.answers: dict[type, tuple[Message, ...]] = {Hello: (WELCOME, LOBBY)}
        self.greeting: Message | None = GREETING
        self.socket: QTcpSocket | None = None
        self._framer = Framer(limits.FRAME_TO_HOST)
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._on_connection)
        assert self._server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), port)
        self.port = self._server.serverPort()

    def say(self, *given: Message) -> None:
        self.write(b"".join(frame(messages.encode(each)) for each in given))

    def write(self, data: bytes) -> None:
        assert self.socket is not None
        self.socket.write(data)

    def shown(self, number: int, turn: int, match: Match, *happened: object) -> None:
        self.say(Shown(number, turn, happened, match.view(0)))  # type: ignore[arg-type]

    def cut(self) -> None:
        """Break the connection without a word."""
        assert self.socket is not None
        self.socket.abort()
        self.socket = None

    def close(self) -> None:
        self._server.close()

    def _on_connection(self) -> None:
        self.socket = self._server.nextPendingConnection()
        self.connections += 1
        self._framer = Framer(limits.FRAME_TO_HOST)
        self.socket.readyRead.connect(self._on_ready)
        if self.greeting is not None:
            self.say(self.greeting)

    def _on_ready(self) -> None:
        if self.socket is None:
            return
        self._framer.feed(bytes(self.socket.readAll().data()))
        while (payload := self._framer.take()) is not None:
            message = messages.from_client(payload)
            self.heard.append(message)
            self.say(*self.answers.get(type(message), ()))
