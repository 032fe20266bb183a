# SPDX-License-Identifier: MIT
"""What people at a table of the network say, and what happens there: plain text, with quick phrases."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPlainTextEdit, QVBoxLayout, QWidget

from shengji_qt.net import limits
from shengji_qt.net.messages import Notice, Said
from shengji_qt.net.names import clean
from shengji_qt.ui import parts
from shengji_qt.ui.texts.lan import PHRASES, notice_text, phrase_text

KEPT: Final = 300  # lines


class ChatPanel(parts.Worded):
    """`text_said` and `phrase_said` carry what the player wants to say; nothing is shown before the host repeats it."""

    text_said = Signal(str)
    phrase_said = Signal(str)
    line_added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._lines: list[Callable[[], str]] = []  # in the language in force
        self._cut_off = False
        self._title = parts.label("strong")
        self.record = QPlainTextEdit()
        self.record.setReadOnly(True)
        self.record.setMaximumBlockCount(KEPT)
        self.record.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.record.setMinimumHeight(40)
        self.entry = QLineEdit()
        self.entry.setMaxLength(limits.CHAT)
        self.phrases = parts.button(small=True)
        self._menu = QMenu(self)
        for code in PHRASES:
            self._menu.addAction("").triggered.connect(partial(self._say_phrase, code))
        self.phrases.setMenu(self._menu)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.phrases)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.record, 1)
        column.addWidget(self.entry)
        self.entry.returnPressed.connect(self._say)
        self.retranslate()

    def add_said(self, said: Said) -> None:
        """Somebody has said something."""
        self._add(lambda: self._said_text(said))

    def add_notice(self, notice: Notice) -> None:
        """Something has happened at the table."""
        self._add(lambda: "· " + notice_text(notice.code, notice.facts))

    def show_cut_off(self, cut_off: bool) -> None:
        """Whether nobody is to be reached now: what is being written stays until it can be said."""
        self._cut_off = cut_off
        self.phrases.setEnabled(not cut_off)

    def clear(self) -> None:
        """Another table."""
        self._lines.clear()
        self.record.clear()
        self.entry.clear()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Chat"))
        self.phrases.setText(self.tr("Phrases"))
        self.entry.setPlaceholderText(self.tr("Say something…"))
        self.entry.setAccessibleName(self.tr("Say something to the table"))
        self.record.setAccessibleName(self.tr("What was said"))
        for code, action in zip(PHRASES, self._menu.actions(), strict=True):
            action.setText(phrase_text(code))
        self.record.setPlainText("\n".join(line() for line in self._lines))
        self._to_end()

    def _said_text(self, said: Said) -> str:
        words = phrase_text(said.phrase) if said.phrase is not None else said.text
        return self.tr("{name}: {words}").format(name=clean(said.name, limits.NAME), words=clean(words, limits.CHAT))

    def _add(self, line: Callable[[], str]) -> None:
        self._lines = [*self._lines[1 - KEPT :], line]
        self.record.appendPlainText(line())
        self._to_end()
        self.line_added.emit(line())

    def _to_end(self) -> None:
        bar = self.record.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _say(self) -> None:
        if self._cut_off:
            return
        words = clean(self.entry.text(), limits.CHAT)
        self.entry.clear()
        if words:
            self.text_said.emit(words)

    def _say_phrase(self, code: str) -> None:
        self.phrase_said.emit(code)
