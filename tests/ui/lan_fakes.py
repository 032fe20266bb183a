# SPDX-License-Identifier: MIT
"""A client without a socket and a host without a process: the test says what comes from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from shengji_qt.net.messages import Lobby, Message
from tests.ui.desk import Desk


class FakeMemory:
    name = ""
    hosts = ()

    def forget_host(self, address: str, port: int) -> bool:
        return True


class FakeClient(QObject):
    """The signals and properties of `LanClient`."""

    state_changed = Signal(str)
    refused = Signal(str, dict)
    lobby_changed = Signal(object)
    said = Signal(object)
    noticed = Signal(object)
    denied = Signal(str, dict)
    started = Signal(object)
    waiting = Signal(int, float)
    take_back_asked = Signal(object)
    recorded = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.memory = FakeMemory()
        self.table = Desk()
        self.state = "closed"
        self.lobby: Lobby | None = None
        self.person: int | None = 1
        self.seat: int | None = 0
        self.is_owner = False
        self.table_id = "ab"
        self.sent: list[Message] = []
        self.calls: list[tuple[Any, ...]] = []

    def connect_to(self, *arguments: Any) -> None:
        self.calls.append(arguments)
        self.go("connecting")

    def send(self, message: Message) -> bool:
        self.sent.append(message)
        return True

    def leave(self) -> None:
        if self.state != "closed":
            self.go("closed")

    def close(self) -> None:
        self.leave()

    # -- the test's hand

    def go(self, state: str) -> None:
        self.state = state
        self.state_changed.emit(state)

    def show(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.lobby_changed.emit(lobby)


class FakeFinder(QObject):
    """The signals of `Finder`."""

    changed = Signal()
    trouble_changed = Signal(str)
    tables = ()
    running = False

    def start(self) -> None:
        self.running = True

    def stop(self) -> None:
        self.running = False


class FakeHost(QObject):
    """The signals and methods of `HostProcess`."""

    listening = Signal(int, list)
    failed = Signal(str, dict)
    ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.owner_key = "aa"
        self.addresses: tuple[str, ...] = ("10.0.0.7",)
        self.started: tuple[str, Path] | None = None
        self.stopped = False

    def start(self, game: str, save: Path, *, port: int = 0, name: str = "", password: str = "") -> None:
        self.started = game, save

    def stop(self) -> None:
        self.stopped = True
