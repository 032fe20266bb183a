# SPDX-License-Identifier: MIT
"""The self-test from within the window: its report grows on the page, to be copied for whoever helps."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.controller.self_test import SelfTest
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.theme import TYPE


class SelfTestPage(TextPage):
    """Begins a run when it is shown, and gives it up when it is left."""

    def __init__(self, test: SelfTest | None = None, parent: QWidget | None = None) -> None:
        """`test` is for tests."""
        super().__init__(parent)
        self._test = test or SelfTest(self)
        self._good: bool | None = None  # None: not known yet
        self._why = ""  # it could not be started
        self.state = parts.label("secondary", wrap=True)
        self.copy = parts.button(small=True)
        self.again = parts.button(small=True)
        row = QHBoxLayout()
        row.addWidget(self.state, 1)
        row.addWidget(self.again)
        row.addWidget(self.copy)
        self.column.insertLayout(1, row)
        self.copy.clicked.connect(self._copy)
        self.again.clicked.connect(self._begin)
        self._test.grown.connect(self._show)
        self._test.finished.connect(self._on_finished)
        self._test.failed.connect(self._on_failed)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Self-test"))
        self.back.setText(self.tr("Back"))
        self.copy.setText(self.tr("Copy the report"))
        self.again.setText(self.tr("Run again"))
        self.body.setAccessibleName(self.tr("Report"))
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self._test.stop()
        super().hideEvent(event)

    @Slot()
    def _begin(self) -> None:
        self._good, self._why = None, ""
        self._show("")
        self._test.start()
        self._show_state()

    @Slot(str)
    def _show(self, report: str) -> None:
        """In the type of a program's output; the newest line is seen."""
        self.body.setHtml(f"<pre style='font-size: {TYPE.caption}px; white-space: pre-wrap;'>{escape(report)}</pre>")
        bar = self.body.verticalScrollBar()
        bar.setValue(bar.maximum())

    @Slot(bool)
    def _on_finished(self, good: bool) -> None:
        self._good = good
        self._show_state()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._good, self._why = False, why
        self._show_state()

    def _show_state(self) -> None:
        if self._why:
            words = self.tr("The self-test cannot be started: {reason}").format(reason=self._why)
        elif self._good is None:
            words = self.tr("The program tries all its parts. It takes half a minute, and a second window shows up.")
        elif self._good:
            words = self.tr("All is well on this computer.")
        else:
            words = self.tr("Something does not work here. The report says what; copy it for whoever helps you.")
        self.state.setText(words)
        self.copy.setEnabled(self._good is not None and bool(self._test.report))
        self.again.setEnabled(self._good is not None)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._test.report)
        self.state.setText(self.tr("The report is in the clipboard."))
