# SPDX-License-Identifier: MIT
"""The page with all interrupted matches: what stands where, going on with one of them, deleting one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.ui.dialogs.match_rows import MatchRow, RowsPage, RowWords
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.texts.saved import facts_text, is_table, problem_text, state_text


class MatchesPage(RowsPage):
    """Signals say what the player wants; the main window does it and shows the page again."""

    continue_requested = Signal(object)  # SavedMatch
    delete_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def show_saved(self, saved: Sequence[SavedMatch]) -> None:
        """The matches in the order in which they are given."""
        rows = [WaitingRow(each, first=number == 0) for number, each in enumerate(saved)]
        for row in rows:
            row.go.clicked.connect(lambda _=False, match=row.saved: self.continue_requested.emit(match))
            row.deleted.connect(self.delete_requested)
        self.show_rows(rows)

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(self.tr("Interrupted matches"))
        self._nothing.setText(self.tr("No match is waiting."))


class WaitingRow(MatchRow):
    """A match that can be gone on with, or what is wrong with it."""

    def __init__(self, saved: SavedMatch, first: bool) -> None:
        problem = saved.problem.code if saved.problem is not None else ""
        self._partly = problem in ("journal_damaged", "journal_disagrees")
        locked = problem == "journal_locked"
        super().__init__(saved, first=first, can_go=saved.spec is not None and not locked, can_delete=not locked)

    def words(self) -> RowWords:
        saved: SavedMatch = self.saved
        usual = self.tr("Resume table") if is_table(saved.path) else self.tr("Continue")
        go = self.tr("Show valid part") if self._partly else usual
        game = [setup_of(saved.spec.game).name()] if saved.spec is not None else []
        facts = " · ".join([*game, facts_text(saved)])
        return RowWords(state_text(saved), facts, problem_text(saved), go)
