# SPDX-License-Identifier: MIT
"""What the window needs of the program that hosts a table for it (`controller.host_process.HostProcess`)."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import msgspec

from PySide6.QtCore import SignalInstance

from shengji_qt.net import limits
from shengji_qt.ui.preferences import NewGame


class HostOrder(msgspec.Struct, frozen=True):
    """The table that is to be opened. An order without `rules` goes on with what is saved at `path`.

    `name` is the owner's, `table` that of the table.
    """

    path: Path
    game: str
    name: str
    table: str = ""
    password: str = ""
    port: int = limits.PORT
    rules: NewGame | None = None


class HostProgram(Protocol):
    """Ends with the window. `listening` carries port and addresses of this computer, `failed` a code and facts."""

    @property
    def listening(self) -> SignalInstance: ...
    @property
    def failed(self) -> SignalInstance: ...
    @property
    def ended(self) -> SignalInstance: ...

    owner_key: str
    addresses: tuple[str, ...]

    def start(self, game: str, save: Path, *, port: int = 0, name: str = "", password: str = "") -> None: ...
    def stop(self) -> None: ...
