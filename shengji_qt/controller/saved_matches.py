# SPDX-License-Identifier: MIT
"""Matches in the folder of saves: what is told of one, new names, deleting. `waiting_matches` lists them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.journal import MatchSpec
from shengji_qt.model.match import Match
from shengji_qt.model.settings import SettingError
from shengji_qt.table.journal import SUFFIX, Skimmed, skim
from shengji_qt.table.lock import FileLock, LockedError
from shengji_qt.table.troubles import Trouble, TroubleError, writing_error


class SavedMatch(msgspec.Struct, frozen=True):
    """A match that can be gone on with, or a file that was one.

    `spec` is None if the file cannot be read at all; then only `path`, `modified` and `problem` mean anything.
    `scores` of the running deal as in `events.TrickTaken`, () between deals and where they were not asked for;
    `declarer` likewise; `levels` by side or seat; `modified` in seconds since 1970.
    `problem`: what is wrong with the file. Unless `spec` is None it can be gone on with all the same.
    """

    path: Path
    modified: float
    spec: MatchSpec | None = None
    deal_no: int = 0
    levels: tuple[Rank | None, ...] = ()
    scores: tuple[int, ...] = ()
    problem: Trouble | None = None
    declarer: int | None = None

    @property
    def attacker_points(self) -> int:
        """Of the four-player game: the attackers' points, 0 between deals; in other games 0."""
        return self.scores[0] if len(self.scores) == 1 else 0


class Begun(NamedTuple):
    """A file whose lines were checked, and its match before the first of them. `modified` in seconds since 1970."""

    modified: float
    skimmed: Skimmed
    match: Match


def begun(path: Path) -> Begun | tuple[float, Trouble] | None:
    """Look into a file; when it was modified and what is wrong if nothing of it can be read, None if it is gone."""
    try:
        modified = path.stat().st_mtime
        skimmed = skim(path)
        return Begun(modified, skimmed, Match(skimmed.header.spec))
    except OSError:
        return None
    except TroubleError as error:
        return None if error.trouble.code == "journal_missing" else (modified, error.trouble)
    except SettingError as error:
        return modified, Trouble("journal_unreadable", {"path": str(path), **error.facts})


def new_path(game: str = "four") -> Path:
    """A file name in the folder of saves that nothing has yet."""
    folder = paths.saves_dir()
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{game}"
    path, number = folder / (stem + SUFFIX), 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


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
        path.with_name(path.name + ".table").unlink(missing_ok=True)  # of a table of the network
    except OSError as error:
        raise writing_error(path, error) from error
    finally:
        lock.release()
