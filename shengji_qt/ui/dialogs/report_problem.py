# SPDX-License-Identifier: MIT
"""The page that makes one file of everything that helps to find a problem, and says what is in it first."""

from __future__ import annotations

import time
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QLibraryInfo, QStandardPaths, QSysInfo, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QWidget

from shengji_qt.ai.core.backend import backend
from shengji_qt.controller.problem_report import SUFFIX, Sources, write_report
from shengji_qt.table.troubles import TroubleError
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.file_dialogs import file_dialog
from shengji_qt.ui.hanging_lists import hang_lists
from shengji_qt.ui.texts.troubles import report_trouble

_NAME: Final = "shengji-problem-%Y%m%d-%H%M"


class ReportProblemPage(TextPage):
    """Nothing is sent: the file is saved where the player wants it."""

    def __init__(self, preferences: Path, log: Path, parent: QWidget | None = None) -> None:
        """`preferences` and `log` are the files of the program."""
        super().__init__(parent)
        self._preferences, self._log = preferences, log
        self._journal: Path | None = None
        self.with_match = QCheckBox()
        self.save = parts.button("primary")
        self.names: QFileDialog | None = None
        self.state = parts.label("strong", wrap=True)
        row = QHBoxLayout()
        row.addWidget(self.with_match)
        row.addStretch(1)
        row.addWidget(self.save)
        self.foot.addLayout(row)
        self.foot.addWidget(self.state)
        self.save.clicked.connect(self._ask_name)
        self.act_on_enter(lambda: self.save)
        self.retranslate()

    def show_match(self, journal: Path | None) -> None:
        """The match that the report would be about; None: there is none."""
        self._journal = journal
        self.with_match.setChecked(journal is not None)
        self.with_match.setEnabled(journal is not None)
        self.state.setText("")
        self.retranslate()

    def focus_first(self) -> None:
        self.save.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Report a problem"))
        self.back.setText(self.tr("Back"))
        self.save.setText(self.tr("Save the report…"))
        if self._journal is None:
            self.with_match.setText(self.tr("No match has been saved that could be included"))
        else:
            self.with_match.setText(self.tr("With the match: {name}").format(name=self._journal.name))
        steps = (
            self.tr("Save the report: one file. Nothing is sent."),
            self.tr("Write what you did, what you expected and what happened instead."),
            self.tr("Give both to whoever gave you the program, or to whoever looks after it."),
        )
        items = (
            self.tr("The versions of the program, of Qt and of your system, and the size of your screen."),
            self.tr("Your settings, your name and your layouts among them."),
            self.tr("The log of the program: warnings and errors. It may name folders of this computer."),
            self.tr(
                "The match, if you include it: all cards of all hands in all its deals, and the names of the players. "
                "Give it to nobody who still plays in this match."
            ),
        )
        contains = self.tr("The file contains:")
        paragraph = f"<p style='font-size: {self.size_of('body')}px; margin: 6px 0;'>"
        self.body.setHtml(f"{self._list('ol', steps)}{paragraph}{escape(contains)}</p>{self._list('ul', items)}")
        hang_lists(self.body.document(), self.size_of("body") * 1.5)

    def _list(self, tag: str, items: Sequence[str]) -> str:
        style = f"font-size: {self.size_of('body')}px; margin: 0 0 6px 0;"
        return f"<{tag}>" + "".join(f"<li style='{style}'>{escape(item)}</li>" for item in items) + f"</{tag}>"

    @Slot()
    def _ask_name(self) -> None:
        if self.names is not None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        names = self.names = file_dialog(self, self.tr("Save the report"), folder)
        names.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        names.setDefaultSuffix(SUFFIX)
        names.selectFile(time.strftime(_NAME) + SUFFIX)

        def answered(result: int) -> None:
            self.names = None
            chosen = names.selectedFiles()
            names.deleteLater()
            if result and chosen:
                self.write(Path(chosen[0]))

        names.finished.connect(answered)
        names.open()

    def write(self, target: Path) -> None:
        """Write it, and say where it is or why not."""
        journal = self._journal if self.with_match.isChecked() else None
        try:
            write_report(target, Sources(self._preferences, self._log, journal), about())
        except TroubleError as error:
            words = report_trouble(error.trouble.code, error.trouble.facts)
        else:
            words = self.tr("The report is saved: {path}").format(path=target)
        self.state.setText(words)


def about() -> str:
    """What is known of Qt and the screen, for the report: in English, as it is not for the player."""
    screens = [
        f"{each.size().width()} x {each.size().height()} at {each.devicePixelRatio():g}"
        for each in QGuiApplication.screens()
    ]
    return "\n".join(
        (
            f"PySide6 {PySide6.__version__}, Qt {QLibraryInfo.version().toString()}, {QGuiApplication.platformName()}",
            f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
            f"Screens: {', '.join(screens)}",
            f"Computer players: {backend()}",
        )
    )
