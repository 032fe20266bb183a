# SPDX-License-Identifier: MIT
"""The panel that speaks in a lesson, and the frames round what it speaks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QBoxLayout, QGraphicsScene, QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.speech import announce
from shengji_qt.ui.texts.lessons import Words
from shengji_qt.ui.theme import scaled

WIDTH: Final = 376
_FRAME_GAP: Final = 4
_ABOVE_CARDS: Final = z_values.DRAG - 1
_SHADE: Final = QColor(0, 0, 0, 90)


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
        self._escapes = True
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
        words = QVBoxLayout()
        words.setSpacing(2 if self._docked else 6)
        words.addLayout(head)
        words.addWidget(self._body)
        words.addWidget(self._hint)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.leave_button)
        if not self._docked:
            buttons.addStretch(1)
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.go)
        self._layout: QBoxLayout
        if self._docked:  # beside each other: the result above needs the height
            self._layout = QHBoxLayout(self)
            self._layout.setSpacing(24)
            self._layout.addLayout(words, 1)
        else:
            self._layout = QVBoxLayout(self)
            self._layout.setSpacing(6)
            self._layout.addLayout(words)
            for each in (self.go, self.show_button, self.leave_button):
                each.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys stay with the table
        self._layout.setContentsMargins(18, 8 if self._docked else 14, 18, 8 if self._docked else 12)
        self._layout.addLayout(buttons)

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

    def show_escape(self, leaves: bool) -> None:
        """Whether Escape leaves the lesson now; else it has another meaning on the table first."""
        if leaves != self._escapes:
            self._escapes = leaves
            self._name_leaving()

    def _name_leaving(self) -> None:
        words = self.tr("Leave the lesson (Esc)") if self._escapes else self.tr("Leave the lesson")
        self.leave_button.setText(self.tr("Back to start") if self._last else words)

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
        self._name_leaving()
        self.setAccessibleName(self._words.head)
        self.setAccessibleDescription(self._words.body)

    def _fit(self) -> None:
        if not self._docked:
            width = scaled(WIDTH, self._scale)
            self._layout.activate()
            self.resize(QSize(width, self.heightForWidth(width)))


class Frames:
    """Frames round rectangles of the table, as pictures above its cards; the mouse does not notice them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.rects: Sequence[QRect] = ()
        self._scene = scene
        self._items: list[PictureItem] = []
        self._drawn: object = None

    def frame(self, rects: Sequence[QRect], look: Look) -> None:
        """Round these, or none."""
        self.rects = tuple(rects)
        key = ([(each.x(), each.y(), each.width(), each.height()) for each in rects], look)
        if key == self._drawn:
            return
        self._drawn = key
        while len(self._items) < len(rects):
            item = PictureItem()
            item.setZValue(_ABOVE_CARDS)
            self._scene.addItem(item)
            self._items.append(item)
        for item, rect in zip(self._items, rects, strict=False):
            width, height = rect.width() + 2 * _FRAME_GAP, rect.height() + 2 * _FRAME_GAP
            sketch = Sketch(look, width + 8, height + 8)
            sketch.box(4, 4, width, height, 10, line=_SHADE, width=6)
            sketch.box(4, 4, width, height, 10, line=look.theme.gold_felt, width=3)
            item.show_picture(sketch.done())
            item.setPos(rect.x() - _FRAME_GAP - 4, rect.y() - _FRAME_GAP - 4)
        for number, item in enumerate(self._items):
            item.setVisible(number < len(rects))
