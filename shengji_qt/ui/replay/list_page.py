# SPDX-License-Identifier: MIT
"""The page with all recorded matches: looking at one again, opening any file, playing a deal from its code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shengji_qt.table.deal_codes import LONGEST, DealCodeError, decode
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.match_rows import MatchRow, RowsPage, RowWords
from shengji_qt.ui.texts.replays import code_text, damage_text, facts_text, title_text

if TYPE_CHECKING:
    from shengji_qt.controller.replays import RecordedMatch

_REFUSED = ("journal_unreadable", "journal_newer")


class ReplaysPage(RowsPage):
    """Signals say what the player wants; the room does it. `deal_requested`: a SharedDeal whose code was entered."""

    open_requested = Signal(object)  # RecordedMatch
    file_requested = Signal()
    delete_requested = Signal(object)
    deal_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.enter_code = parts.button()
        self.enter_code.setCheckable(True)
        self.open_file = parts.button()
        for button in (self.enter_code, self.open_file):
            self._buttons.addWidget(button)
        self.code_box = CodeBox()
        self.code_box.hide()
        self._outer.insertWidget(1, self.code_box)
        self.open_file.clicked.connect(self.file_requested)
        self.enter_code.toggled.connect(self._show_code_box)
        self.code_box.entered.connect(self.deal_requested)
        self.retranslate()

    def show_recorded(self, recorded: Sequence[RecordedMatch], *, may_play: bool = True) -> None:
        """The matches in the order in which they are given. `may_play`: a new match may be begun."""
        rows = [ReplayRow(each, first=number == 0) for number, each in enumerate(recorded)]
        for row in rows:
            row.go.clicked.connect(lambda _=False, match=row.saved: self.open_requested.emit(match))
            row.deleted.connect(self.delete_requested)
        self.enter_code.setEnabled(may_play)
        self.enter_code.setChecked(False)
        self.show_rows(rows)

    def _first_button(self) -> QPushButton:
        """With Enter in the line of the code, that code is taken."""
        return self.code_box.play if self.code_box.code.hasFocus() else super()._first_button()

    @Slot(bool)
    def _show_code_box(self, wanted: bool) -> None:
        self.code_box.setVisible(wanted)
        if wanted:
            self.code_box.code.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(self.tr("Replays"))
        self._nothing.setText(self.tr("No match has been recorded yet. Every match that you play is."))
        self.enter_code.setText(self.tr("Enter a deal code…"))
        self.open_file.setText(self.tr("Open a file…"))


class CodeBox(parts.Worded):
    """A line for a deal code. `entered`: a whole one, as a SharedDeal; what is wrong with another stands under it."""

    entered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._error: DealCodeError | None = None
        self._words = parts.label("secondary", wrap=True)
        self.code = QLineEdit()
        self.code.setMaxLength(2 * LONGEST)
        self.play = parts.button("primary", small=True)
        self.trouble = parts.label("trouble", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.code, 1)
        row.addWidget(self.play)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._words)
        column.addLayout(row)
        column.addWidget(self.trouble)
        self.code.textChanged.connect(self._forget)
        self.play.clicked.connect(self.enter)
        self.retranslate()

    @Slot()
    def enter(self) -> None:
        """Take the code as it stands there."""
        try:
            deal = decode(self.code.text())
        except DealCodeError as error:
            self._error = error
            self.retranslate()
            self.code.setFocus()
        else:
            self.entered.emit(deal)

    @Slot()
    def _forget(self) -> None:
        self._error = None
        self.retranslate()

    def retranslate(self) -> None:
        self._words.setText(self.tr("A deal code stands for the cards, the rules and the levels of one deal."))
        self.code.setPlaceholderText(self.tr("Paste or type the code here"))
        self.code.setAccessibleName(self.tr("Deal code"))
        self.play.setText(self.tr("Play this deal"))
        self.trouble.setText(code_text(self._error) if self._error is not None else "")
        self.trouble.setVisible(self._error is not None)
        self.code.setAccessibleDescription(self.trouble.text())


class ReplayRow(MatchRow):
    """A match that can be looked at, or why it cannot."""

    def __init__(self, recorded: RecordedMatch, first: bool) -> None:
        refused = recorded.problem is not None and recorded.problem.code in _REFUSED
        super().__init__(recorded, first=first, can_go=not refused, can_delete=True)

    def words(self) -> RowWords:
        recorded: RecordedMatch = self.saved
        problem = damage_text(recorded.problem) if recorded.problem is not None else ""
        go = self.tr("Show valid part") if problem else self.tr("Watch")
        return RowWords(title_text(recorded), facts_text(recorded), problem, go)
