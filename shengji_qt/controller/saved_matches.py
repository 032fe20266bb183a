# SPDX-License-Identifier: MIT
"""Interrupted matches in the folder of saves: found, named, deleted. Reads only; locks nothing but to delete."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.journal import AnyEntry, DealEnd, MatchSpec, Note
from shengji_qt.model.settings import SettingError
from shengji_qt.table.journal import SUFFIX, read
from shengji_qt.table.lock import FileLock, LockedError
from shengji_qt.table.record import rebuild
from shengji_qt.table.table import CONCEDED
from shengji_qt.table.troubles import Trouble, TroubleError, writing_error


class SavedMatch(msgspec.Struct, frozen=True):
    """A match that can be gone on with, or a file that was one.

    `spec` is None if the file cannot be read at all; then only `path`, `modified` and `problem` mean anything.
    `attacker_points` of the running deal (0 between deals); `levels` by side; `modified` in seconds since 1970.
    `problem`: what is wrong with the file. Unless `spec` is None it can be gone on with all the same.
    """

    path: Path
    modified: float
    spec: MatchSpec | None = None
    deal_no: int = 0
    levels: tuple[Rank | None, ...] = ()
    attacker_points: int = 0
    problem: Trouble | None = None


def new_path(game: str = "four") -> Path:
    """A file name in the folder of saves that nothing has yet."""
    folder = paths.saves_dir()
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{game}"
    path, number = folder / (stem + SUFFIX), 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def interrupted_matches() -> list[SavedMatch]:
    """The matches that are not over, the newest first; a folder that is missing or unreadable has none."""
    try:
        found = sorted(paths.saves_dir().glob("*" + SUFFIX))
    except OSError:
        return []
    matches = [match for path in found if (match := look_at(path)) is not None]
    return sorted(matches, key=lambda match: match.modified, reverse=True)


def look_at(path: Path) -> SavedMatch | None:
    """What stands in the file; None if the match in it is over or was conceded, or the file is gone."""
    try:
        modified = path.stat().st_mtime
        loaded = read(path)
    except OSError:
        return None
    except TroubleError as error:
        return None if error.trouble.code == "journal_missing" else SavedMatch(path, modified, problem=error.trouble)
    last = loaded.entries[-1] if loaded.entries else None
    if (isinstance(last, DealEnd) and last.summary.match_over) or any(map(_is_end, loaded.entries)):
        return None
    try:
        match, bad = rebuild(loaded.header.spec, loaded.entries)
    except SettingError as error:
        facts: dict[str, object] = {"path": str(path), "detail": str(error)}
        return SavedMatch(path, modified, problem=Trouble("journal_unreadable", facts))
    if match.over:
        return None
    problem = loaded.problem
    if bad is not None:
        problem = Trouble("journal_disagrees", {"path": str(path), "line": bad + 1})
    running = match.deal is not None and not match.deal.over
    points = match.deal.attacker_points if match.deal is not None and running else 0
    return SavedMatch(path, modified, loaded.header.spec, match.deal_no, match.levels, points, problem)


def _is_end(entry: AnyEntry) -> bool:
    return isinstance(entry, Note) and entry.code == CONCEDED


def delete(path: Path) -> None:
    """Delete the match and the copies kept of damaged states of it.

    Raises `TroubleError`: `journal_locked` if it is being played, or why the file cannot be removed.
    """
    try:
        lock = FileLock(path)
    except LockedError as error:
        raise TroubleError("journal_locked", path=str(path), pid=error.pid) from error
    except OSError as error:
        raise writing_error(path, error) from error
    try:
        path.unlink(missing_ok=True)
        for copy in path.parent.glob(path.name + ".damaged*"):
            copy.unlink(missing_ok=True)
    except OSError as error:
        raise writing_error(path, error) from error
    finally:
        lock.release()
