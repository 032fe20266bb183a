# SPDX-License-Identifier: MIT
"""Leaving a table that is open in this window closes it for everybody: who is not alone at it is asked once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from shengji_qt.ui.questions import Question, ask
from shengji_qt.ui.texts.cards import list_text


class TableLeaving(QObject):
    """`company`: the names of the others at the table that is open here; () if there are none, or no table."""

    def __init__(self, window: QWidget, company: Callable[[], Sequence[str]]) -> None:
        super().__init__(window)
        self._window = window
        self._company = company
        self.question: QMessageBox | None = None

    def ask(self, act: Callable[[], object]) -> None:
        """Do it at once where it takes the table from nobody, else when the player says so."""
        names = self._company()
        if not names:
            act()
            return
        if self.question is not None:
            return
        more = self.tr("At it are also: {names}. The match is kept, and you can open the table again.").format(
            names=list_text(list(names))
        )

        def answered(wanted: bool) -> None:
            self.question = None
            if wanted:
                act()

        question = Question(self.tr("Close your table?"), more, self.tr("Close the table"), self.tr("Stay"))
        self.question = ask(self._window, question, answered)
