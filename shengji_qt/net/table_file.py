# SPDX-License-Identifier: MIT
"""What a host keeps beside the journal, so that a table can be opened again: people, seats, rules, digests of tokens.

The file is `NAME.journal.table` beside `NAME.journal`: the CRC-32 of its JSON, one blank and the JSON, so that no
changed bit gives a seat to somebody else. It has no token and no password, only what tells the right ones.
"""

from __future__ import annotations

import contextlib
import zlib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shengji_qt.model import codec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.net import limits
from shengji_qt.net.lobby import Lobby, Person, Seat
from shengji_qt.net.messages import Hex, Number, Role
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.lock import FileLock, LockedError
from shengji_qt.table.troubles import TroubleError, writing_error

SUFFIX: Final = ".table"
FORMAT: Final = 1
MAX_BYTES: Final = 1 << 20


class SavedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`token`, `old_token`: digests, as in `Person`."""

    number: Number
    name: Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
    role: Role
    token: Hex
    old_token: Hex = ""


class SavedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    occupant: str
    person: Number | None = None


class TableFile(msgspec.Struct, frozen=True, tag="Table", forbid_unknown_fields=True):
    """`key`: of the password, "" without one. `journal`: the name of the match's file, "" before the first."""

    format: int
    table: Hex
    port: Annotated[int, Meta(ge=0, le=65535)]
    name: Annotated[str, Meta(max_length=limits.TABLE_NAME)]
    settings: AnySettings
    options: MatchOptions
    seats: tuple[SavedSeat, ...]
    people: tuple[SavedPerson, ...]
    next_person: Number
    owner: Number | None
    spectators: bool
    salt: Hex
    key: Hex
    owner_key: Hex
    journal: str
    card_counter: bool = False


def path_of(journal: Path) -> Path:
    """The table's file beside a journal."""
    return journal.with_name(journal.name + SUFFIX)


def write(path: Path, table: TableFile) -> None:
    """The whole new file or the whole old one. Raises `TroubleError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = codec.encode(table)
        write_atomically(path, b"%08x %b" % (zlib.crc32(text), text))
    except OSError as error:
        raise writing_error(path, error) from error


def read(path: Path) -> TableFile:
    """Raises `TroubleError`: `journal_missing`, `journal_unreadable`, `journal_newer`."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise TroubleError("journal_missing", path=str(path)) from None
    except OSError as error:
        raise TroubleError("journal_unreadable", path=str(path), detail=error.strerror or "") from error
    return parse(data, path)


def drop_unplayed(save: Path) -> None:
    """Remove the table's file where no match was ever begun at it: then there is nothing to go on with.

    What cannot be read or removed stays.
    """
    path = path_of(save)
    with contextlib.suppress(TroubleError, OSError):
        if not save.exists() and not read(path).journal:
            path.unlink()


def parse(data: bytes, path: Path) -> TableFile:
    """`read` for bytes in memory."""
    try:
        if len(data) > MAX_BYTES:
            raise ValueError("too long")
        crc, _, text = data.partition(b" ")
        if crc != b"%08x" % zlib.crc32(text):
            raise ValueError("the sum is wrong")
        found = codec.decode(text, TableFile)
        if found.format > FORMAT:
            raise TroubleError("journal_newer", path=str(path), format=found.format)
        lobby_of(found)
        bytes.fromhex(found.salt)
        bytes.fromhex(found.key)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise TroubleError("journal_unreadable", path=str(path), detail=str(error)) from error
    return found


def copy(save: Path, target: Path) -> None:
    """Both files of the table that is kept at `save`, as they are now, for a host that opens `target`.

    The copy holds the newest match and no password: what it is checked with would let the holder in at the first host.
    Raises `TroubleError`: as `read` and `write`; `journal_locked` if `target` is being played or is the table itself.
    """
    saved = read(path_of(save))
    journal = save.with_name(Path(saved.journal).name) if saved.journal else save
    if target.resolve() in (save.resolve(), journal.resolve()):
        raise TroubleError("journal_locked", path=str(target))
    try:
        data = journal.read_bytes()
    except FileNotFoundError:
        raise TroubleError("journal_missing", path=str(journal)) from None
    except OSError as error:
        raise TroubleError("journal_unreadable", path=str(journal), detail=error.strerror or "") from error
    try:
        lock = FileLock(target)
    except LockedError as error:
        raise TroubleError("journal_locked", path=str(target), pid=error.pid) from error
    except OSError as error:
        raise writing_error(target, error) from error
    try:
        write_atomically(target, data[: data.rfind(b"\n") + 1])  # the host may be in the midst of a line
        name = target.name if saved.journal else ""
        write(path_of(target), msgspec.structs.replace(saved, journal=name, salt="", key="", owner_key=""))
    except OSError as error:
        raise writing_error(target, error) from error
    finally:
        lock.release()


def lobby_of(saved: TableFile) -> Lobby:
    """The lobby as it was, everybody gone. Raises ValueError if the parts do not fit together."""
    lobby = Lobby(saved.settings, saved.options, saved.name)
    numbers = [each.number for each in saved.people]
    if len(saved.seats) != len(lobby.seats) or len(set(numbers)) != len(numbers):
        raise ValueError("seats or people")
    for each in saved.people:
        lobby.people[each.number] = Person(each.number, each.name, each.role, each.token, "lost", False, each.old_token)
    lobby.seats = [Seat(each.occupant, each.person) for each in saved.seats]
    lobby.owner = saved.owner if saved.owner in lobby.people else None
    lobby.spectators = saved.spectators
    lobby.card_counter = saved.card_counter
    lobby.next_person = max([saved.next_person, *(number + 1 for number in numbers)])
    return lobby
