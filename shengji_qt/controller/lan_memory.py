# SPDX-License-Identifier: MIT
"""What is remembered of tables elsewhere: the name one goes by, the tokens of one's seats, and recent hosts.

The file is the player's own (mode 0600: who has a token has the seat). If it cannot be read it is kept aside as
`lan.json.broken`, and nothing is remembered; a file that cannot be written costs nothing but the memory.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shengji_qt import paths
from shengji_qt.net import limits
from shengji_qt.net.messages import Hex
from shengji_qt.table.atomic import write_atomically

log = logging.getLogger(__name__)
FILE_NAME: Final = "lan.json"
TOKENS: Final = 64  # the oldest are forgotten
HOSTS: Final = 10


class Token(msgspec.Struct, frozen=True):
    """Proof of a seat at `table`, for who goes there by `name`."""

    table: Hex
    name: str
    token: Hex


class KnownHost(msgspec.Struct, frozen=True):
    """Where somebody has played. `label`: the name of the table then; `seen`: seconds since 1970."""

    address: Annotated[str, Meta(min_length=1, max_length=255)]
    port: Annotated[int, Meta(ge=1, le=65535)] = limits.PORT
    label: str = ""
    seen: int = 0


class _Kept(msgspec.Struct, frozen=True):
    name: str = ""
    tokens: tuple[Token, ...] = ()
    hosts: tuple[KnownHost, ...] = ()


class LanMemory:
    """`broken`: where an unreadable file was put; None if there was none."""

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        """`folder`: by default that of the player's data."""
        self._path = (folder or paths.user_data_dir()) / FILE_NAME
        self._clock = clock
        self.broken: Path | None = None
        self._kept = self._read()

    @property
    def name(self) -> str:
        """The name that was used last; "" before the first."""
        return self._kept.name

    @property
    def hosts(self) -> tuple[KnownHost, ...]:
        """The newest first."""
        return self._kept.hosts

    def token_of(self, table: str, name: str) -> str:
        """The token for this table under this name; "" if there is none."""
        found = (each.token for each in self._kept.tokens if (each.table, each.name) == (table, name))
        return next(found, "")

    def keep_token(self, table: str, name: str, token: str) -> bool:
        """Remember a token instead of the one before; False if it cannot be written."""
        others = self._other_tokens(table, name)
        return self._change(tokens=(Token(table, name, token), *others)[:TOKENS])

    def forget_token(self, table: str, name: str) -> bool:
        """The token is worth nothing any more; False if that cannot be written."""
        return self._change(tokens=self._other_tokens(table, name))

    def keep_name(self, name: str) -> bool:
        """Remember the name one goes by."""
        return self._change(name=name)

    def keep_host(self, address: str, port: int, label: str = "") -> bool:
        """Remember where one has played; an old entry of the same address and port gives way."""
        others = self._other_hosts(address, port)
        host = KnownHost(address, port, label, int(self._clock()))
        return self._change(hosts=(host, *others)[:HOSTS])

    def forget_host(self, address: str, port: int) -> bool:
        """Off the list of recent hosts."""
        return self._change(hosts=self._other_hosts(address, port))

    def _other_tokens(self, table: str, name: str) -> tuple[Token, ...]:
        return tuple(each for each in self._kept.tokens if (each.table, each.name) != (table, name))

    def _other_hosts(self, address: str, port: int) -> tuple[KnownHost, ...]:
        return tuple(each for each in self._kept.hosts if (each.address, each.port) != (address, port))

    def _change(self, **changes: object) -> bool:
        self._kept = msgspec.structs.replace(self._kept, **changes)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, msgspec.json.format(msgspec.json.encode(self._kept), indent=1))
        except OSError as error:
            log.warning("what is remembered of tables cannot be written: %s", error)
            return False
        return True

    def _read(self) -> _Kept:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_Kept)
        except FileNotFoundError:
            return _Kept()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            log.warning("what is remembered of tables cannot be read: %s", error)
            self._keep_aside()
            return _Kept()

    def _keep_aside(self) -> None:
        aside = self._path.with_name(f"{FILE_NAME}.broken")
        try:
            os.replace(self._path, aside)
        except OSError as error:
            log.warning("a damaged file cannot be kept aside: %s", error)
        else:
            self.broken = aside
