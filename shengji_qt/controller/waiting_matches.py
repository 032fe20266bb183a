# SPDX-License-Identifier: MIT
"""The interrupted matches at a glance: dozens of long ones in the time it takes to open a page.

Nothing is replayed but the running deal of the newest match; only results, take-backs and the lines that end a match
are decoded.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from shengji_qt import paths
from shengji_qt.controller.saved_matches import Begun, SavedMatch, begun
from shengji_qt.model.game import Refused, Standing
from shengji_qt.model.journal import Begin, DealEnd, Note
from shengji_qt.model.match import Match, replay_entry
from shengji_qt.table.journal import SUFFIX, entry_of
from shengji_qt.table.lines import BEGIN, DEAL_END, NOTE, SHUFFLE, Line, live_lines
from shengji_qt.table.lock import FileLock, LockedError, lock_path
from shengji_qt.table.table import CONCEDED
from shengji_qt.table.troubles import Trouble


def waiting_matches() -> list[SavedMatch]:
    """The matches that are not over, the newest first; the scores of the newest only.

    One that another program plays has the problem `journal_locked`.
    """
    try:
        found = sorted(paths.saves_dir().glob("*" + SUFFIX), key=_age)
    except OSError:
        return []
    matches: list[SavedMatch] = []
    for path in found:
        match = glance(path, scores=not any(each.spec for each in matches))
        if match is not None:
            matches.append(match)
    return matches


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def glance(path: Path, *, scores: bool = False) -> SavedMatch | None:
    """What stands in the file; None if its match is over or the file is gone. `scores`: replay the running deal."""
    found = begun(path)
    if not isinstance(found, Begun):
        return None if found is None else SavedMatch(path, found[0], problem=found[1])
    modified, skimmed, match = found
    lines = live_lines(skimmed)
    running = _adopt(match, lines)
    bad = _replay(match, running) if scores and not match.over else None
    if match.over or any(_is_end(text) for _, text in lines):
        return None
    problem = lock_trouble(path) or skimmed.problem
    if bad is not None:
        problem = problem or Trouble("journal_disagrees", {"path": str(path), "line": bad + 1})
    deal_no = match.deal_no
    if match.deal is None:  # not replayed
        deal_no = max(len(match.summaries) + any(text.startswith(SHUFFLE) for _, text in running), 1)
    return SavedMatch(path, modified, match.spec, deal_no, match.levels, _scores(match), problem, _declarer(match))


def _adopt(match: Match, lines: Sequence[Line]) -> list[Line]:
    """Bring the match to the end of its last scored deal; the lines after it.

    Where the file does not say what the next deal begins with, it is of the four-player game, which carries on no more.
    A result of another game is none of this match, and left where it stands.
    """
    after = 0
    for at, (_, text) in enumerate(lines):
        begin = entry_of(text) if text.startswith(BEGIN) else None
        if isinstance(begin, Begin):
            with contextlib.suppress(ValueError):  # replaying it will say what is wrong
                match.begin(begin.standing)
        end = entry_of(text) if text.startswith(DEAL_END) else None
        if not isinstance(end, DealEnd):
            continue
        summary = end.summary
        standing = end.standing or Standing(levels=summary.levels_after, declarer=summary.next_declarer)
        if type(standing) is type(match.standing) and len(standing.levels) == len(match.levels):
            after = at + 1
            match.summaries.append(summary)
            match.standing = standing
            match.over, match.winner = summary.match_over, summary.match_winner
    return list(lines[after:])


def _is_end(text: bytes) -> bool:
    note = entry_of(text) if text.startswith(NOTE) else None
    return isinstance(note, Note) and note.code == CONCEDED


def _replay(match: Match, lines: Sequence[Line]) -> int | None:
    """Play the running deal on; the number of the first line that does not fit, None if all do."""
    for number, text in lines:
        entry = entry_of(text)
        try:
            if entry is not None:
                replay_entry(match, entry)
        except (ValueError, Refused):
            return number
    return None


def _scores(match: Match) -> tuple[int, ...]:
    deal = match.deal
    return deal.scores if deal is not None and not deal.over else ()


def _declarer(match: Match) -> int | None:
    deal = match.deal
    return deal.declarer if deal is not None and not deal.over else None


def lock_trouble(path: Path) -> Trouble | None:
    """That another program plays the match. A lock file that was left behind is no lock."""
    if not lock_path(path).exists():
        return None
    try:
        FileLock(path).release()
    except LockedError as error:
        return Trouble("journal_locked", {"path": str(path), "pid": error.pid})
    except OSError:
        return None  # continuing will tell
    return None
