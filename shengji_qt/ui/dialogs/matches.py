# SPDX-License-Identifier: MIT
"""All interrupted matches, to go on with one or to delete it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.ui import parts
from shengji_qt.ui.texts.saved import facts_text, is_table, problem_text, state_text

_WIDEST = 1000  # logical pixels


class MatchesPage(parts.Page):
    """Signals say what the player wants; the main window does it and shows the page again."""

    continue_requested = Signal(object)  # SavedMatch
    delete_requested = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MatchRow] = []
        self._title = parts.label("head")
        self._nothing = parts.label("secondary")
        self.back = parts.button()
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.back)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(16, 8, 12, 8)
        self._list.setSpacing(0)
        self._list.addWidget(self._nothing)
        self._list.addStretch(1)
        frame = parts.scrolled(inside)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addWidget(frame, 1)
        self.back.clicked.connect(self.left)
        self.act_on_enter(self._first_button)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)
        self.retranslate()

    def show_saved(self, saved: Sequence[SavedMatch]) -> None:
        """The matches in the order in which they are given."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for number, each in enumerate(saved):
            row = MatchRow(each, first=number == 0)
            row.go.clicked.connect(lambda _=False, match=each: self.continue_requested.emit(match))
            row.deleted.connect(self.delete_requested)
            self.rows.append(row)
            self._list.insertWidget(1 + number, row)
            row.show()  # now, so that it can take the focus
        self._nothing.setVisible(not self.rows)

    def focus_first(self) -> None:
        self._first_button().setFocus()

    def _first_button(self) -> QPushButton:
        """Going on with the first match that can be gone on with."""
        return next((row.go for row in self.rows if row.can_continue), self.back)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Interrupted matches"))
        self._nothing.setText(self.tr("No match is waiting."))
        self.back.setText(self.tr("Back"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_margins(self._outer, _WIDEST)
        super().resizeEvent(event)


class MatchRow(parts.Worded):
    """One match. `deleted` after the player has clicked twice."""

    deleted = Signal(object)

    def __init__(self, saved: SavedMatch, first: bool) -> None:
        super().__init__()
        self.saved = saved
        problem = saved.problem.code if saved.problem is not None else ""
        self._partly = problem in ("journal_damaged", "journal_disagrees")
        self._locked = problem == "journal_locked"
        self._is_table = is_table(saved.path)
        self.can_continue = saved.spec is not None and not self._locked
        self._head = parts.label("strong", wrap=True)
        self._facts = parts.label("secondary", wrap=True)
        self._problem = parts.label("trouble", wrap=True)
        self.go = parts.button(small=True)
        self.delete = _TwiceButton()
        self.go.setVisible(self.can_continue)
        self.delete.setEnabled(not self._locked)
        self.delete.confirmed.connect(lambda: self.deleted.emit(saved))
        words = QVBoxLayout()
        words.setSpacing(2)
        for each in (self._head, self._facts, self._problem):
            words.addWidget(each)
        row = QHBoxLayout()
        row.setContentsMargins(0, 10, 0, 10)
        row.setSpacing(10)
        row.addLayout(words, 1)
        row.addWidget(self.delete)
        row.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if not first:
            column.addWidget(parts.line())
        column.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        self._head.setText(state_text(self.saved))
        self._facts.setText(facts_text(self.saved))
        problem = problem_text(self.saved)
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        usual = self.tr("Resume table") if self._is_table else self.tr("Continue")
        self.go.setText(self.tr("Show valid part") if self._partly else usual)
        self.delete.set_words(self.tr("Delete"), self.tr("Delete for good?"))
        for each in (self.go, self.delete):
            each.setAccessibleDescription(f"{self._head.text()}. {self._facts.text()}. {problem}")


class _TwiceButton(QPushButton):
    """Asks by its own words before it acts; looking elsewhere takes the question back."""

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("small", True)
        self._words = ("", "")
        self._asking = False
        self.clicked.connect(self._on_click)

    def set_words(self, usual: str, question: str) -> None:
        self._words = (usual, question)
        self.setText(self._words[self._asking])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ask(False)
        super().focusOutEvent(event)

    def _on_click(self) -> None:
        if self._asking:
            self._ask(False)
            self.confirmed.emit()
        else:
            self.setFocus()
            self._ask(True)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self.setText(self._words[asking])
