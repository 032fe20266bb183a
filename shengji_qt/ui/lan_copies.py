# SPDX-License-Identifier: MIT
"""A copy of the table that is open here, for another computer: what it contains is said before it is made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from shengji_qt.net import table_file
from shengji_qt.table.journal import SUFFIX
from shengji_qt.table.troubles import TroubleError
from shengji_qt.ui.file_dialogs import file_dialog
from shengji_qt.ui.questions import Question, ask
from shengji_qt.ui.texts.lan import copy_trouble

if TYPE_CHECKING:
    from shengji_qt.ui.main_window import MainWindow


class TableCopies(QObject):
    """First the sentence, then the name of the file; neither stops the match."""

    def __init__(self, window: MainWindow, own_table: Callable[[], Path | None]) -> None:
        """`own_table`: where the table is saved that is open here, None if there is none."""
        super().__init__(window)
        self._window = window
        self._own_table = own_table
        self.question: QMessageBox | None = None
        self.names: QFileDialog | None = None

    @Slot()
    def ask(self) -> None:
        """Say what the copy contains."""
        save = self._own_table()
        if self.question is not None or self.names is not None or save is None:
            return
        more = self.tr(
            "Another host can go on with it. It contains the cards of all hands: give it to nobody who still plays "
            "in this match. Two files are written; they belong together."
        )

        def answered(wanted: bool) -> None:
            self.question = None
            if wanted:
                self._ask_name(save)

        question = Question(
            self.tr("Save a copy of this table?"), more, self.tr("Save a copy…"), self.tr("Cancel"), loses=False
        )
        self.question = ask(self._window, question, answered)

    def _ask_name(self, save: Path) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        names = self.names = file_dialog(self._window, self.tr("Save a copy of this table"), folder)
        names.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        names.setDefaultSuffix(SUFFIX)  # before Qt asks whether a file may be replaced
        names.selectFile(save.name)

        def answered(result: int) -> None:
            self.names = None
            chosen = names.selectedFiles()
            names.deleteLater()
            if result and chosen:
                self.copy(save, Path(chosen[0]))

        names.finished.connect(answered)
        names.open()

    def copy(self, save: Path, target: Path) -> None:
        """Write it, and say where it is or why not."""
        try:
            table_file.copy(save, target)
        except TroubleError as error:
            words = copy_trouble(error.trouble.code, error.trouble.facts)
        else:
            words = self.tr("The copy is saved: {path} and {table}").format(
                path=target, table=table_file.path_of(target).name
            )
        self._window.notices.show_message(words, "copy")
