# SPDX-License-Identifier: MIT
"""Leaving a table that is open in this window closes it for everybody: who is not alone at it is asked once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

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
        box = self.question = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Sheng Ji"))
        box.setText(self.tr("Close your table?"))
        box.setInformativeText(
            self.tr("At it are also: {names}. The match is kept, and you can open the table again.").format(
                names=list_text(list(names))
            )
        )
        close = box.addButton(self.tr("Close the table"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)

        def answered() -> None:
            self.question = None
            box.deleteLater()
            if box.clickedButton() is close:
                act()

        box.finished.connect(answered)
        box.open()
