# SPDX-License-Identifier: MIT
r"""The journal file: a match as its header and its inputs, one line each (the entries are model/journal.py's).

A line is `SEQ CRC JSON\n`: the line number from 0 without leading zeros, one blank, the CRC-32 of `SEQ JSON` as eight
lower-case hexadecimal digits, one blank, and the entry as deterministic JSON in UTF-8. Line 0 is the header. Exactly
these bytes are accepted, so that any changed bit makes its line bad.

Reading stops at the first bad line. A last line without its end is *torn* (the program or the machine stopped while
writing) and is cut before anything is appended; anything else is *damaged*, and before cutting, the file as found is
kept beside it as `NAME.damaged`. A last line that lacks only its line feed is good.

Each line is written at once and survives the end of the program; `sync()` has a writer thread bring it to the disk,
so that the caller never waits for one. A line that could not be written stays in memory and is tried again with the
next one. All errors are `TroubleError` with a code and facts.
"""

from __future__ import annotations

import contextlib
import io
import os
import queue
import shutil
import threading
import zlib
from pathlib import Path
from typing import Any, Final, Self, cast

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.journal import FORMAT, AnyEntry, Header
from shengji_qt.table.formats import upgraded
from shengji_qt.table.lock import FileLock, LockedError
from shengji_qt.table.troubles import Trouble, TroubleCode, TroubleError, writing_error

SUFFIX: Final = ".journal"
MAX_BYTES: Final = 64 << 20  # a long match takes well under one megabyte
_CLOSING: Final = 10.0  # seconds that closing waits for a disk that does not answer


class Loaded(msgspec.Struct, frozen=True):
    """A journal as read: `entries` without the header, the first one is line 1.

    `problem` says why reading stopped before the end (`journal_torn`, `journal_damaged`). `ends[i]` is the file offset
    after line i; `unfinished` if the last good line lacks its line feed.
    """

    header: Header
    entries: tuple[AnyEntry, ...]
    ends: tuple[int, ...]
    problem: Trouble | None = None
    unfinished: bool = False


class Skimmed(msgspec.Struct, frozen=True):
    """A journal whose lines are checked but not decoded, but for the header: `texts[i]` is the JSON of line i + 1."""

    header: Header
    texts: tuple[bytes, ...]
    problem: Trouble | None = None


class _Probe(msgspec.Struct, tag="Header"):
    """The part of a header that every version keeps."""

    format: int


def line_bytes(number: int, entry: AnyEntry) -> bytes:
    """Line `number` with its line feed."""
    text = codec.encode(entry)
    return b"%d %08x %b\n" % (number, zlib.crc32(b"%d %b" % (number, text)), text)


def read(path: Path) -> Loaded:
    """The longest good beginning of the journal.

    Raises `TroubleError`: `journal_missing`, `journal_unreadable` (not even the header is good), `journal_newer`.
    """
    return parse(bytes_of(path), path)


def skim(path: Path) -> Skimmed:
    """`read` in a tenth of its time, for a list of many matches: `entry_of` decodes the lines that are wanted.

    Raises what `read` raises.
    """
    data = bytes_of(path)
    *lines, rest = data.split(b"\n")
    complete = len(lines)
    if rest:
        lines.append(rest)
    texts: list[bytes] = []
    problem = None
    for number, body in enumerate(lines):
        text = _text(number, body)
        if text is None:
            code: TroubleCode = "journal_damaged" if number < complete else "journal_torn"
            problem = Trouble(code, {"path": str(path), "line": number + 1})
            break
        texts.append(text)
    header = _entry(0, lines[0], path) if texts else None
    if not isinstance(header, Header):
        raise _unreadable(path, "no header")
    return Skimmed(header, tuple(texts[1:]), problem)


def entry_of(text: bytes) -> AnyEntry | None:
    """The entry in a skimmed line, whichever format it was written in; None if it is none that this version knows."""
    entry = _decoded(text)
    if entry is None:
        older = upgraded(text)
        entry = None if older is None else _decoded(older)
    return entry


def _decoded(text: bytes) -> AnyEntry | None:
    try:
        return codec.decode(text, cast(Any, AnyEntry))  # type: ignore[no-any-return]
    except (msgspec.DecodeError, RecursionError):
        return None


def bytes_of(path: Path) -> bytes:
    """The whole file. Raises `TroubleError`: `journal_missing`, `journal_unreadable`, also if no journal is so long."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise _unreadable(path, "no file")  # a pipe would be waited for
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise TroubleError("journal_missing", path=str(path)) from None
    except OSError as error:
        raise _unreadable(path, error.strerror or type(error).__name__) from error
    if len(data) > MAX_BYTES:
        raise _unreadable(path, f"more than {MAX_BYTES >> 20} MiB")
    return data


def parse(data: bytes, path: Path) -> Loaded:
    """`read` for bytes already in memory; `path` is only named in troubles."""
    found: list[AnyEntry] = []
    ends: list[int] = []
    at, problem = 0, None
    while at < len(data):
        end = data.find(b"\n", at)
        body = data[at:] if end < 0 else data[at:end]
        entry = _entry(len(found), body, path)
        if entry is None or (found and isinstance(entry, Header)):
            code: TroubleCode = "journal_torn" if end < 0 else "journal_damaged"
            problem = Trouble(code, {"path": str(path), "line": len(found) + 1})  # people count lines from 1
            break
        found.append(entry)
        at = len(data) if end < 0 else end + 1
        ends.append(at)
    if not found or not isinstance(found[0], Header):
        raise _unreadable(path, "no header")
    unfinished = problem is None and not data.endswith(b"\n")
    return Loaded(found[0], tuple(found[1:]), tuple(ends), problem, unfinished)


def _text(number: int, body: bytes) -> bytes | None:
    """The JSON of a line, or None if its number or its sum is wrong."""
    seq, _, rest = body.partition(b" ")
    crc, _, text = rest.partition(b" ")
    return text if seq == b"%d" % number and crc == b"%08x" % zlib.crc32(b"%b %b" % (seq, text)) else None


def _entry(number: int, body: bytes, path: Path) -> AnyEntry | None:
    """The entry of a line, or None if the line is bad."""
    text = _text(number, body)
    if text is None:
        return None
    if number == 0:
        with contextlib.suppress(msgspec.DecodeError, RecursionError):
            found = codec.decode(text, _Probe).format
            if found > FORMAT:
                raise TroubleError("journal_newer", path=str(path), format=found)
    return entry_of(text)


def _unreadable(path: Path, detail: str) -> TroubleError:
    return TroubleError("journal_unreadable", path=str(path), detail=detail)


class Journal:
    """An open, locked journal. Not thread-safe: one thread appends.

    `durable`: each line is on the disk before `append` returns, as a host wants it before anybody hears of it.
    """

    def __init__(self, path: Path, file: io.FileIO, lock: FileLock, ends: list[int]) -> None:
        """Use `create` or `open_existing`."""
        self.path = path
        self._file = file
        self._lock = lock
        self._ends = ends
        self._waiting: list[bytes] = []
        self._syncer = _Syncer(file)
        self._closed = False
        self.durable = False

    @classmethod
    def create(cls, path: Path, header: Header) -> Self:
        """A new journal with its header; makes the folder. Raises `TroubleError`, also if the file exists."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = _locked(path)
            try:
                return cls._made(path, header, lock)
            except BaseException:
                lock.release()
                raise
        except OSError as error:
            raise writing_error(path, error) from error

    @classmethod
    def _made(cls, path: Path, header: Header, lock: FileLock) -> Self:
        file = io.FileIO(path, "x")
        journal = cls(path, file, lock, [])
        try:
            journal._waiting.append(line_bytes(0, header))
            journal._write_waiting()
        except BaseException:
            file.close()
            with contextlib.suppress(OSError):
                path.unlink()  # nothing of value: the next try shall not find it
            raise
        return journal

    @classmethod
    def open_existing(cls, path: Path) -> tuple[Self, Loaded]:
        """Lock, read, cut what is bad (see the module) and stand ready to append.

        Raises `TroubleError`; then the file is unchanged. `journal_locked` if another program plays it.
        """
        if not path.is_file():  # before a lock file is made beside nothing
            raise TroubleError("journal_missing", path=str(path))
        try:
            lock = _locked(path)
        except OSError as error:
            raise writing_error(path, error) from error
        try:
            loaded = read(path)
            file = io.FileIO(path, "r+")
            try:
                journal = cls(path, file, lock, list(loaded.ends))
                return journal, journal._repaired(loaded)
            except BaseException:
                file.close()
                raise
        except OSError as error:
            lock.release()
            raise writing_error(path, error) from error
        except BaseException:
            lock.release()
            raise

    def _repaired(self, loaded: Loaded) -> Loaded:
        problem = loaded.problem
        if problem is not None:
            if problem.code == "journal_damaged":
                kept = _keep_aside(self.path)
                problem = Trouble("journal_damaged", {**problem.facts, "kept": str(kept)})
            self._file.truncate(self._ends[-1])
        elif loaded.unfinished:
            self._file.seek(self._ends[-1])
            self._file.write(b"\n")
            self._ends[-1] += 1
        return msgspec.structs.replace(loaded, ends=tuple(self._ends), problem=problem, unfinished=False)

    @property
    def next_number(self) -> int:
        """The number of the line that the next `append` writes."""
        return len(self._ends) + len(self._waiting)

    @property
    def complete(self) -> bool:
        """True if every line appended so far is in the file."""
        return not self._waiting

    def append(self, entry: AnyEntry) -> None:
        """Write the entry as the next line.

        Raises `TroubleError` if it is not in the file now; the next `append` and `close` try again.
        """
        self._waiting.append(line_bytes(self.next_number, entry))
        try:
            self._write_waiting()
            if self.durable:
                os.fsync(self._file.fileno())
            self._syncer.check()
        except OSError as error:
            raise writing_error(self.path, error) from error

    def _write_waiting(self) -> None:
        while self._waiting:
            end = self._ends[-1] if self._ends else 0
            data = self._waiting[0]
            try:
                write_at(self._file, end, data)
            except OSError:
                with contextlib.suppress(OSError):
                    self._file.truncate(end)  # half a line is no line
                raise
            self._ends.append(end + len(data))
            del self._waiting[0]

    def sync(self) -> None:
        """Have everything written so far brought to the disk, without waiting for it."""
        self._syncer.request()

    def cut(self, number: int) -> Path:
        """Keep a copy of the file and cut line `number` (not 0) and all after it; returns the copy's path.

        For lines that are whole but do not fit the rules. Raises `TroubleError`, and then the file is unchanged.
        """
        try:
            kept = _keep_aside(self.path)
            self._file.truncate(self._ends[number - 1])
        except OSError as error:
            raise writing_error(self.path, error) from error
        del self._ends[number:]
        self._waiting.clear()
        return kept

    def close(self) -> bool:
        """Write what is left, bring it to the disk, unlock. True if nothing is missing in the file. Idempotent."""
        if self._closed:
            return self.complete
        self._closed = True
        with contextlib.suppress(OSError):
            self._write_waiting()
        if self._syncer.stop():
            self._file.close()
        self._lock.release()
        return self.complete


def write_at(file: io.FileIO, offset: int, data: bytes) -> None:
    """Write all of `data` at `offset`; an unbuffered file may take less at a time."""
    file.seek(offset)
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]


def _locked(path: Path) -> FileLock:
    try:
        return FileLock(path)
    except LockedError as error:
        raise TroubleError("journal_locked", path=str(path), pid=error.pid) from error


def _keep_aside(path: Path) -> Path:
    """Copy the file to `NAME.damaged`, or `NAME.damaged2` … if there is one already."""
    number = 1
    while True:
        copy = path.with_name(f"{path.name}.damaged{number if number > 1 else ''}")
        if not copy.exists():
            shutil.copy2(path, copy)
            return copy
        number += 1


class _Syncer:
    """Calls `fsync` on a thread of its own, started at the first request."""

    def __init__(self, file: io.FileIO) -> None:
        self._file = file
        self._requests: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._error: OSError | None = None

    def request(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="journal writer", daemon=True)
            self._thread.start()
        self._requests.put(True)

    def check(self) -> None:
        """Raise what the last `fsync` raised, once."""
        error, self._error = self._error, None
        if error is not None:
            raise error

    def stop(self) -> bool:
        """Sync a last time and end the thread. False if the disk does not answer: the file must stay open then."""
        if self._thread is None:
            self._sync()
            return True
        self._requests.put(True)
        self._requests.put(False)
        self._thread.join(_CLOSING)
        return not self._thread.is_alive()

    def _run(self) -> None:
        going_on = True
        while going_on:
            going_on = self._requests.get()
            while not self._requests.empty():  # several requests, one sync
                going_on = self._requests.get() and going_on
            self._sync()

    def _sync(self) -> None:
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            self._error = error
