# SPDX-License-Identifier: MIT
"""The self-test from within the window: its lines grow on the page, and its report can be copied for whoever helps."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.controller.self_test import SelfTest
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.texts.self_test import check_text, checked, state_text, took_text


class SelfTestPage(TextPage):
    """Begins a run when it is shown, and gives it up when it is left."""

    hugs = False  # it grows line by line

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
        self.language = parts.label("caption", wrap=True)
        self.column.insertLayout(1, row)
        self.foot.addWidget(self.language)
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
        self.language.setText(self.tr("The report that is copied is in English, and says more than these lines."))
        self._show(self._test.report)
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
        """The lines in the language of the window; the newest is seen."""
        size = f"font-size: {self.size_of('body')}px;"
        cell = f"<td style='padding: 4px 32px 4px 0; {size}'>"
        rows = []
        for each in checked(report):
            state = escape(state_text(each.good))
            why = "" if each.good else f"<br>{escape(each.detail)}"
            rows.append(
                f"<tr>{cell}{escape(check_text(each.name))}{why}</td>"
                f"{cell}{state if each.good else f'<b>{state}</b>'}</td>{cell}{escape(took_text(each.took))}</td></tr>"
            )
        self.body.setHtml(f"<table cellspacing='0'>{''.join(rows)}</table>" if rows else "")
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
