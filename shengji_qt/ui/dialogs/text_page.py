# SPDX-License-Identifier: MIT
"""A page of running text with a way back: how to play, licences."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.theme import TYPE, scaled

_WIDEST = 860  # logical pixels; longer lines are hard to read


class QuietBody(QTextBrowser):
    """Running text. It shows a frame only to whoever came by Tab: the page gives it the keyboard, to scroll with."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        parts.set_property(self, "quiet", not by_tab)
        super().focusInEvent(event)


class TextPage(parts.Page):
    """`left` when the player has read enough. Subclasses fill `title`, `back` and `body`.

    `hugs`: the body is no higher than its text. `foot` is right under it.
    """

    left = Signal()
    hugs = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.title = parts.label("head")
        self.back = parts.button()
        self.body: QTextBrowser = QuietBody()
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
        self.foot = QVBoxLayout()
        self.foot.setSpacing(12)
        self.column.addLayout(self.foot)
        if self.hugs:
            self.column.addStretch()
            # Later, as it is told in the midst of laying out.
            sized = self.body.document().documentLayout().documentSizeChanged
            sized.connect(self._hug, Qt.ConnectionType.QueuedConnection)
        self.back.clicked.connect(self.left)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    @Slot()
    def _hug(self) -> None:
        # Not by the heights of body and viewport: while they are laid out, one of them may still be the old one.
        text = self.body.document().size().height()
        self.body.setMaximumHeight(ceil(text) + 2 * self.body.frameWidth() if text else parts.NO_LIMIT)

    def set_scale(self, scale: float) -> None:
        """How much type grows with the window."""
        if scale != self._scale:
            self._scale = scale
            self.retranslate()
            self._keep_margins()

    def size_of(self, name: str) -> int:
        """One of the sizes of type, in pixels."""
        return scaled(getattr(TYPE, name), self._scale)

    def focus_first(self) -> None:
        self.body.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._keep_margins()
        super().resizeEvent(event)
        if self.hugs:
            self._hug()

    def _keep_margins(self) -> None:
        side = max(24, (self.width() - scaled(_WIDEST, self._scale)) // 2)
        self.column.setContentsMargins(side, 16 if self.is_compact else 32, side, 16 if self.is_compact else 32)
        self.column.setSpacing(12)
