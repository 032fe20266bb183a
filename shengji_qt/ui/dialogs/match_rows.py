# SPDX-License-Identifier: MIT
"""What the lists of saved matches share: a page of rows, a row with words and two buttons, a button that asks back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shengji_qt.ui import parts

_WIDEST = 1000  # logical pixels


class RowWords(NamedTuple):
    """What a row says. `problem`: what is wrong with the file, "" for nothing; `go`: of the button that acts."""

    head: str
    facts: str
    problem: str
    go: str


class MatchRow(parts.Worded):
    """One match. `deleted` after the player has clicked twice. Subclasses say its words.

    `can_go`: whether the button that acts is there; `go_on` and `delete` are the buttons.
    """

    deleted = Signal(object)

    def __init__(self, saved: Any, *, first: bool, can_go: bool, can_delete: bool) -> None:
        super().__init__()
        self.saved = saved
        self.can_go = can_go
        self._head = parts.label("strong", wrap=True)
        self._facts = parts.label("secondary", wrap=True)
        self._problem = parts.label("trouble", wrap=True)
        self.go = parts.button(small=True)
        self.delete = TwiceButton()
        self.go.setVisible(can_go)
        self.delete.setEnabled(can_delete)
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

    def words(self) -> RowWords:
        """What it says, in the language in force."""
        raise NotImplementedError

    def retranslate(self) -> None:
        head, facts, problem, go = self.words()
        self._head.setText(head)
        self._facts.setText(facts)
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.go.setText(go)
        self.delete.set_words(self.tr("Delete"), self.tr("Delete for good?"))
        for each in (self.go, self.delete):
            each.setAccessibleDescription(f"{head}. {facts}. {problem}")


class RowsPage(parts.Page):
    """A title, what may be done besides, and the rows. `left`: back to where one came from."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Any] = []
        self._title = parts.label("head")
        self._nothing = parts.label("secondary", wrap=True)
        self.back = parts.button()
        self._buttons = QHBoxLayout()  # of subclasses, left of Back
        self._buttons.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addLayout(self._buttons)
        head.addWidget(self.back)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(16, 8, 16, 8)
        self._list.setSpacing(0)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list.addWidget(self._nothing, 1)  # in the middle of the upper half
        self._list.addStretch(1)
        frame = parts.scrolled(inside)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addWidget(frame, 1)
        self.back.clicked.connect(self.left)
        self.act_on_enter(self._first_button)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def show_rows(self, rows: Sequence[MatchRow]) -> None:
        """These instead of those before, in this order."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = list(rows)
        for number, each in enumerate(rows):
            self._list.insertWidget(1 + number, each)
            each.show()  # now, so that it can take the focus
        self._nothing.setVisible(not self.rows)

    def focus_first(self) -> None:
        self._first_button().setFocus()

    def _first_button(self) -> QPushButton:
        """That of the first match with which anything can be done."""
        return next((row.go for row in self.rows if row.can_go), self.back)

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_margins(self._outer, _WIDEST)
        super().resizeEvent(event)


class TwiceButton(QPushButton):
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
