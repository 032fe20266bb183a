# SPDX-License-Identifier: MIT
"""The inputs of a match in memory, and on the disk as long as that works."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shengji_qt.model.game import Refused
from shengji_qt.model.journal import AnyEntry, MatchSpec
from shengji_qt.model.match import Match, effective_lines, replay_entry
from shengji_qt.table.journal import Journal
from shengji_qt.table.troubles import Trouble, TroubleError


def rebuild(spec: MatchSpec, entries: Sequence[AnyEntry]) -> tuple[Match, int | None]:
    """The match that the entries give, and the line number of the first one that does not fit (None: all fit).

    The match is then that of the entries before that line. Raises `SettingError` for an impossible spec.
    """
    match = Match(spec)
    for number, entry in effective_lines(entries):
        twin = match.clone()
        try:
            replay_entry(match, entry)
        except (ValueError, Refused):
            return twin, number
    return match, None


class Record:
    """Appends to the journal if there is one; reports when that begins to fail and when it works again."""

    def __init__(self, journal: Journal | None, report: Callable[[Trouble], None]) -> None:
        self.entries: list[AnyEntry] = []
        self._journal = journal
        self._report = report
        self._failing = False

    def add(self, entry: AnyEntry) -> None:
        """Remember the entry; it is in the file when this returns, or the trouble has been reported (once)."""
        self.entries.append(entry)
        if self._journal is None:
            return
        try:
            self._journal.append(entry)
        except TroubleError as error:
            if not self._failing:
                self._failing = True
                self._report(error.trouble)
        else:
            if self._failing:
                self._failing = False
                self._report(Trouble("journal_recovered", {"path": str(self._journal.path)}))

    def cut(self, number: int) -> None:
        """Forget line `number` and all after it; the file as it was is kept beside it (`journal_disagrees`)."""
        del self.entries[number - 1 :]
        if self._journal is None:
            return
        facts: dict[str, object] = {"path": str(self._journal.path), "line": number + 1}  # people count from 1
        try:
            facts["kept"] = str(self._journal.cut(number))
        except TroubleError as error:
            self._journal.close()
            self._journal = None  # what follows would not fit what stands there
            self._report(error.trouble)
        self._report(Trouble("journal_disagrees", facts))

    def sync(self) -> None:
        """Have the file brought to the disk, without waiting."""
        if self._journal is not None:
            self._journal.sync()

    def close(self) -> bool:
        """Close the journal. True if nothing is missing in it, or there is none."""
        return self._journal is None or self._journal.close()
