# SPDX-License-Identifier: MIT
"""A page of running text with a way back: how to play, licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from shengji_qt.ui import parts

_WIDEST = 860  # logical pixels; longer lines are hard to read


class _Body(QTextBrowser):
    """Running text. It shows a frame only to whoever came by Tab: the page gives it the keyboard, to scroll with."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        parts.set_property(self, "quiet", not by_tab)
        super().focusInEvent(event)


class TextPage(parts.Page):
    """`left` when the player has read enough. Subclasses fill `title`, `back` and `body`."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = parts.label("head")
        self.back = parts.button()
        self.body: QTextBrowser = _Body()
        self.body.setOpenExternalLinks(True)
        self.body.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.body.document().setDocumentMargin(14)
        self.title.setBuddy(self.body)  # which is named by it
        self.head = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.head.addWidget(self.back)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.head)
        self.column.addWidget(self.body, 1)
        self.back.clicked.connect(self.left)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def focus_first(self) -> None:
        self.body.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(24, (self.width() - _WIDEST) // 2)
        self.column.setContentsMargins(side, 16 if self.is_compact else 32, side, 16 if self.is_compact else 32)
        self.column.setSpacing(12)
        super().resizeEvent(event)
