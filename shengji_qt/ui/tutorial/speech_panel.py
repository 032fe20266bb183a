# SPDX-License-Identifier: MIT
"""The panel that speaks in a lesson, and the frames round what it speaks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.speech import announce
from shengji_qt.ui.texts.lessons import Words
from shengji_qt.ui.theme import LIGHT, Theme, scaled

WIDTH: Final = 376
_FRAME_GAP: Final = 4


class SpeechPanel(parts.Worded):
    """`go_on` where something has been read, `show_me` where something is asked, `leave` at any time."""

    go_on = Signal()
    show_me = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget | None = None, *, docked: bool = False) -> None:
        """`docked`: it is as wide as its parent makes it."""
        super().__init__(parent)
        self.setObjectName("lesson")
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._docked = docked
        self._scale = 1.0
        self._asks = False
        self._last = False
        self._words = Words("", "")
        self._number = (0, 0)
        self._head = parts.label("section", wrap=True)
        self._count = parts.label("caption")
        self._body = parts.label(wrap=True)
        self._hint = parts.label("trouble", wrap=True)
        self.go = parts.button("primary", small=True)
        self.show_button = parts.button(small=True)
        self.leave_button = parts.button("flat", small=True)
        self._build()
        self.go.clicked.connect(self.go_on)
        self.show_button.clicked.connect(self.show_me)
        self.leave_button.clicked.connect(self.leave)
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.go)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 12)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._body)
        column.addWidget(self._hint)
        column.addLayout(buttons)
        if not self._docked:  # keys stay with the table; a screen reader finds the buttons all the same
            for each in (self.go, self.show_button, self.leave_button):
                each.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def words(self) -> Words:
        """What is said."""
        return self._words

    @property
    def hint(self) -> str:
        """What is said to who strayed, "" for nothing."""
        return "" if self._hint.isHidden() else self._hint.text()

    def say(self, words: Words, number: int, count: int, *, asks: bool, last: bool = False) -> None:
        """Step `number` of `count`: a new thing to read, or to do if it asks."""
        new = (words, number) != (self._words, self._number[0])
        self._words, self._number, self._asks, self._last = words, (number, count), asks, last
        self.retranslate()
        if new:
            self._hint.hide()
            announce(self, f"{words.head}. {words.body}", urgent=True)
        self._fit()

    def warn(self) -> None:
        """Something else was tried: the hint of the step."""
        if self._words.hint:
            self._hint.setText(self._words.hint)
            self._hint.show()
            announce(self, self._words.hint, urgent=True)
            self._fit()

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self._fit()

    def retranslate(self) -> None:
        self._head.setText(self._words.head)
        self._body.setText(self._words.body)
        self._count.setText(self.tr("{number} of {count}").format(number=self._number[0], count=self._number[1]))
        self.go.setText(self.tr("Play a match") if self._last else self.tr("Go on (Enter)"))
        self.go.setVisible(not self._asks)
        self.show_button.setText(self.tr("Show me (H)"))
        self.show_button.setVisible(self._asks)
        self.leave_button.setText(self.tr("Back to start") if self._last else self.tr("Leave the lesson (Esc)"))
        self.setAccessibleName(self._words.head)
        self.setAccessibleDescription(self._words.body)

    def _fit(self) -> None:
        if not self._docked:
            width = scaled(WIDTH, self._scale)
            self._column.activate()
            self.resize(QSize(width, self.heightForWidth(width)))


class Frames(QWidget):
    """Frames round rectangles of its parent; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rects: Sequence[QRect] = ()
        self._theme: Theme = LIGHT

    def frame(self, rects: Sequence[QRect], theme: Theme) -> None:
        """Round these, or none."""
        self.rects, self._theme = tuple(rects), theme
        self.setVisible(bool(rects))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect in self.rects:
            around = rect.adjusted(-_FRAME_GAP, -_FRAME_GAP, _FRAME_GAP, _FRAME_GAP)
            for colour, width in (("#000000", 6), (self._theme.gold_felt, 3)):
                ink = QColor(colour)
                ink.setAlphaF(0.35 if width == 6 else 1.0)
                painter.setPen(QPen(ink, width))
                painter.drawRoundedRect(around, 10, 10)
