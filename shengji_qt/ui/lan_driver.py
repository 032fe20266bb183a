# SPDX-License-Identifier: MIT
"""What the window needs of its connection to a table of the local network."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from shengji_qt.net.messages import Lobby, Message, Role


class LanClient(Protocol):
    """One person at one table, whoever hosts it.

    `state_changed` carries a `net.client.ClientState`; `refused` and `denied` a code and facts; `waiting` a seat and
    the seconds until the computer acts for it; the others the message itself.
    """

    state_changed: SignalInstance
    refused: SignalInstance
    lobby_changed: SignalInstance
    said: SignalInstance
    noticed: SignalInstance
    denied: SignalInstance
    started: SignalInstance
    waiting: SignalInstance
    take_back_asked: SignalInstance
    recorded: SignalInstance

    @property
    def state(self) -> str: ...
    @property
    def lobby(self) -> Lobby | None: ...
    @property
    def person(self) -> int | None: ...
    @property
    def is_owner(self) -> bool: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def table(self) -> Any: ...
    def connect_to(
        self, host: str, port: int, name: str, password: str = "", role: Role = "player", owner_key: str = ""
    ) -> None: ...
    def send(self, message: Message) -> object: ...
    def leave(self) -> None: ...
    def close(self) -> None: ...
