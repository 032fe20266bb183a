# SPDX-License-Identifier: MIT
"""The results of an arena run in a file, a line of JSON a deal, so that a run can be broken off and gone on with.

The first line says what was played and by which program: results of different ones are never mixed.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from shengji_qt import __version__
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_run import Outcome

FORMAT: Final = 1
_PACKAGE: Final = Path(__file__).resolve().parent.parent
Result = TypeVar("Result", bound=Outcome)


class StoreError(Exception):
    """Why a file cannot be gone on with, in words."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`by_seats`: by seats and roles. `source`: of the program, as `source`."""

    format: int
    by_seats: bool
    version: str
    source: str
    setup: Setup


class Line(msgspec.Struct, Generic[Result]):
    """A deal."""

    deal: int
    result: Result


@cache
def source() -> str:
    """A short text that changes with the rules and the computer players; "" where there are no sources."""
    digest = hashlib.sha256()
    files = sorted((*_PACKAGE.glob("model/**/*.py"), *_PACKAGE.glob("ai/**/*.py")))
    for path in files:
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12] if files else ""


class Store(Generic[Result]):
    """`results` are those of the deals from 0 on; each new one is written at once."""

    def __init__(self, path: Path, setup: Setup, by_seats: bool, wanted: type[Result]) -> None:
        """Reads the file, or makes it. Raises `StoreError`."""
        self._path = path
        self._head = Head(FORMAT, by_seats, __version__, source(), setup)
        self.results: list[Result] = []
        try:
            data = path.read_bytes() if path.exists() else b""
            if not data:
                path.write_bytes(msgspec.json.encode(self._head) + b"\n")
            else:
                self._read(data, wanted)
            self._file = path.open("ab")
        except OSError as error:
            raise StoreError(f"{path}: {error.strerror or error}") from error

    def _read(self, data: bytes, wanted: type[Result]) -> None:
        """A last line that is torn, as by a crash, is cut off; that deal is played again."""
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError as error:
            raise StoreError(f"{self._path}: no results of the arena: {error}") from error
        if head != self._head:
            raise StoreError(f"{self._path} has the results of another run: {_differences(head, self._head)}")
        decoder = msgspec.json.Decoder(Line[wanted])  # type: ignore[valid-type]
        for number, line in enumerate(lines):
            try:
                found = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise StoreError(f"{self._path}, line {number + 2}: {error}") from error
            if found.deal != number:
                raise StoreError(f"{self._path}, line {number + 2}: deal {found.deal} instead of {number}")
            self.results.append(found.result)
        if len(whole) < len(data):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, result: Result) -> None:
        """Write the result of the next deal; raises `StoreError`."""
        line = msgspec.json.encode(Line(len(self.results), result))
        try:
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            raise StoreError(f"{self._path}: {error.strerror or error}") from error
        self.results.append(result)

    def close(self) -> None:
        self._file.close()


def _differences(there: Head, here: Head) -> str:
    one, other = _flat(there), _flat(here)
    return "; ".join(
        f"{key} {one.get(key)} there, {other.get(key)} here"
        for key in sorted({*one, *other})
        if one.get(key) != other.get(key)
    )


def _flat(head: Head) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(head)
    setup: dict[str, Any] = made.pop("setup")
    return made | setup
