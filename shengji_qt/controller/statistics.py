# SPDX-License-Identifier: MIT
"""The person's matches for the statistics: every journal in the folder of saves, read on a thread of its own.

What was read of a file is kept in `statistics.json` in the player's data, by size, time and digest of the file, so that
only new and changed ones are read again. The file can always be made anew: if it is damaged or missing it is.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from PySide6.QtCore import QObject, Signal, Slot

from shengji_qt import paths
from shengji_qt.controller.lan_table import RECORDS
from shengji_qt.controller.shutdown import CancellableThread, Shutdown
from shengji_qt.model.settings import SettingError
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.figures import distinct
from shengji_qt.table.journal import SUFFIX, bytes_of
from shengji_qt.table.statistics import MatchStory, story_of
from shengji_qt.table.troubles import Trouble, TroubleError

log = logging.getLogger(__name__)
FILE_NAME: Final = "statistics.json"
FORMAT: Final = 1  # another one: everything is read again


class Reading(msgspec.Struct, frozen=True):
    """What the journals tell. `stories`: each match once, in the order of time.

    `damaged`: names of files and their first bad line, counted from 1; what stands before it counts. `unreadable`:
    those that tell nothing. `strange`: matches in which no seat is known to be the person's.
    """

    stories: tuple[MatchStory, ...] = ()
    damaged: tuple[tuple[str, int], ...] = ()
    unreadable: tuple[Trouble, ...] = ()
    strange: int = 0


class _Known(msgspec.Struct, frozen=True):
    """A file as it was when it was read; `time` in nanoseconds."""

    size: int
    time: int
    digest: str
    story: MatchStory


class _Kept(msgspec.Struct, frozen=True):
    format: int
    files: dict[str, _Known]


def _never() -> bool:
    return False


def _silent(_done: int, _total: int) -> None:
    """Nobody looks."""


def read_all(cancelled: Callable[[], bool] = _never, progress: Callable[[int, int], None] = _silent) -> Reading | None:
    """Every journal of the player. `progress(done, total)` after each file. None if it was cancelled.

    What was read so far is kept in any case.
    """
    place = paths.user_data_dir() / FILE_NAME
    before, now = _load(place), dict[str, _Known]()
    troubles: list[Trouble] = []
    files = list(_journals())
    for done, (name, path) in enumerate(files):
        if cancelled():
            _save(place, before, before | now)
            return None
        progress(done, len(files))
        try:
            found = _known(path, before.get(name), record=name.startswith(RECORDS))
        except TroubleError as error:
            if error.trouble.code != "journal_missing":
                troubles.append(error.trouble)
        else:
            now[name] = found
    _save(place, before, now)
    stories = distinct(each.story for each in now.values())
    return Reading(
        tuple(stories),
        tuple((name, each.story.line) for name, each in now.items() if each.story.line),
        tuple(troubles),
        sum(story.seat is None for story in stories),
    )


def _journals() -> Iterator[tuple[str, Path]]:
    """Names below the folder of saves, and where they are."""
    folder = paths.saves_dir()
    for prefix, place in (("", folder), (f"{RECORDS}/", folder / RECORDS)):
        for path in sorted(place.glob("*" + SUFFIX)):
            yield prefix + path.name, path


def _known(path: Path, before: _Known | None, *, record: bool) -> _Known:
    """The file's story, read again only if the file is another one. Raises `TroubleError`."""
    try:
        state = path.stat()
        if before is not None and (before.size, before.time) == (state.st_size, state.st_mtime_ns):
            return before
    except FileNotFoundError:
        raise TroubleError("journal_missing", path=str(path)) from None
    except OSError as error:
        raise TroubleError("journal_unreadable", path=str(path), detail=error.strerror or "") from error
    digest = hashlib.blake2b(bytes_of(path), digest_size=16).hexdigest()
    if before is not None and before.digest == digest:
        return msgspec.structs.replace(before, size=state.st_size, time=state.st_mtime_ns)
    try:
        story = story_of(path, state.st_mtime, record=record)
    except SettingError as error:
        raise TroubleError("journal_unreadable", path=str(path), **error.facts) from error
    return _Known(state.st_size, state.st_mtime_ns, digest, story)


def _load(place: Path) -> dict[str, _Known]:
    try:
        kept = msgspec.json.decode(place.read_bytes(), type=_Kept)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        log.warning("kept statistics cannot be read, and are made anew: %s", error)
        return {}
    return kept.files if kept.format == FORMAT else {}


def _save(place: Path, before: dict[str, _Known], now: dict[str, _Known]) -> None:
    if now == before:
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(place, msgspec.json.encode(_Kept(FORMAT, now)))
    except OSError as error:
        log.warning("statistics cannot be kept: %s", error)


class _Thread(CancellableThread):
    """Reads once."""

    went_on = Signal(int, int)
    read = Signal(object)

    def run(self) -> None:
        reading = read_all(self.isInterruptionRequested, self.went_on.emit)
        if reading is not None:
            self.read.emit(reading)


class StatisticsReader(QObject):
    """`ready` with a `Reading` some time after `read`; `progress`: files done, and all."""

    progress = Signal(int, int)
    ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: _Thread | None = None

    @property
    def is_reading(self) -> bool:
        return self._thread is not None

    def read(self) -> None:
        """Begin, anew if it has begun already."""
        self.cancel()
        self._thread = _Thread(self)
        self._thread.went_on.connect(self._on_progress)
        self._thread.read.connect(self._on_read)
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop after the file that is being read, and tell nothing more. Idempotent; also at the end of the program."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        thread.went_on.disconnect(self._on_progress)
        thread.read.disconnect(self._on_read)
        shutdown = Shutdown()
        shutdown.add(thread)
        if shutdown.run():
            thread.deleteLater()

    @Slot(int, int)
    def _on_progress(self, done: int, total: int) -> None:
        if self._thread is not None and self.sender() is self._thread:
            self.progress.emit(done, total)

    @Slot(object)
    def _on_read(self, reading: Reading) -> None:
        if self._thread is not None and self.sender() is self._thread:
            self.cancel()
            self.ready.emit(reading)
