# SPDX-License-Identifier: MIT
"""Lying bars, each with a won and a lost part that differ in more than colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shengji_qt.ui.theme import TYPE, Theme, mixed, scaled, ui_font

_ROW: Final = 30  # logical pixels from bar to bar
_BAR: Final = 16
_GAP: Final = 12


class ChartBar(NamedTuple):
    """`head` in bold and `text` stand before the bar; `spoken` is the whole of it in words."""

    head: str
    text: str
    won: int
    lost: int
    spoken: str


class BarChart(QWidget):
    """Takes the keyboard: up and down go from bar to bar, and a screen reader hears each."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = 1.0
        self._bars: tuple[ChartBar, ...] = ()
        self._at: int | None = None
        self._title = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def bars(self) -> tuple[ChartBar, ...]:
        return self._bars

    def show_bars(self, title: str, bars: Sequence[ChartBar]) -> None:
        """`title` is spoken first."""
        self._title, self._bars, self._at = title, tuple(bars), None
        self._speak()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(420, self._scale), self._px(_ROW) * max(1, len(self._bars)) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(320, self._scale), self.sizeHint().height())

    def _px(self, length: float) -> int:
        return scaled(length, self._scale)

    def _speak(self) -> None:
        """One bar, or all of them."""
        self.setAccessibleName(self._title)
        chosen = self._bars if self._at is None else self._bars[self._at : self._at + 1]
        self.setAccessibleDescription(" ".join(each.spoken for each in chosen))

    # -- the keyboard and the pointer ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None or not self._bars:
            super().keyPressEvent(event)
            return
        first = 0 if step > 0 else len(self._bars) - 1
        self._at = first if self._at is None else max(0, min(len(self._bars) - 1, self._at + step))
        self._speak()
        self.update()
        at = self.mapToGlobal(QPointF(self.width() / 3, self._px(_ROW) * (self._at + 1)).toPoint())
        QToolTip.showText(at, self._bars[self._at].spoken, self)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            number = event.pos().y() // self._px(_ROW)
            if 0 <= number < len(self._bars):
                QToolTip.showText(event.globalPos(), self._bars[number].spoken, self)
                return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._at = None
            self._speak()
            self.update()
        return super().event(event)

    # -- the picture ---------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head, plain = ui_font(self._px(TYPE.secondary), bold=True), ui_font(self._px(TYPE.secondary))
        heads = max((QFontMetricsF(head).horizontalAdvance(bar.head) for bar in self._bars), default=0.0)
        texts = max((QFontMetricsF(plain).horizontalAdvance(bar.text) for bar in self._bars), default=0.0)
        if self.hasFocus() and self._at is None:
            self._frame(painter, QRectF(self.rect()))
        gap = self._px(_GAP)
        left = (heads + gap if heads else 0) + texts + gap
        counts = QFontMetricsF(head).horizontalAdvance("0000") + gap
        room = max(20.0, self.width() - left - counts)
        most = max((bar.won + bar.lost for bar in self._bars), default=0)
        for number, bar in enumerate(self._bars):
            row = QRectF(0, number * self._px(_ROW), self.width(), self._px(_ROW))
            if number == self._at:
                self._frame(painter, row)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.setPen(QColor(self._theme.text))
            painter.setFont(head)
            painter.drawText(QRectF(0, row.y(), heads, row.height()), middle | Qt.AlignmentFlag.AlignRight, bar.head)
            painter.setFont(plain)
            painter.setPen(QColor(self._theme.text_secondary))
            start = heads + gap if heads else 0.0
            painter.drawText(QRectF(start, row.y(), texts + 2, row.height()), middle, bar.text)
            end = self._draw_bar(painter, bar, QRectF(left, row.y(), room, row.height()), most)
            painter.setFont(head)
            painter.setPen(QColor(self._theme.text))
            painter.drawText(QRectF(end + gap / 2, row.y(), counts, row.height()), middle, str(bar.won + bar.lost))

    def _draw_bar(self, painter: QPainter, bar: ChartBar, place: QRectF, most: int) -> float:
        """The two parts one after the other; where they end."""
        high = self._px(_BAR)
        top = place.y() + (place.height() - high) / 2
        painter.fillRect(QRectF(place.x(), top, 1, high), QColor(self._theme.text_secondary))
        unit = place.width() / most if most else 0.0
        won = QRectF(place.x() + 1, top, bar.won * unit, high)
        lost = QRectF(won.right(), top, bar.lost * unit, high)
        if bar.won:
            painter.fillRect(won, QColor(self._theme.jade_panel))
        if bar.lost:
            paint_lost(painter, lost, self._theme)
        return lost.right()

    def _frame(self, painter: QPainter, row: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.row_highlight))
        painter.drawRoundedRect(row, 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.jade_panel), 1))
        painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def paint_lost(painter: QPainter, place: QRectF, theme: Theme) -> None:
    """The part of deals that were lost: a pale ground with strokes across and a frame."""
    painter.fillRect(place, QColor(mixed(theme.text_secondary, theme.panel, 0.18)))
    painter.fillRect(place, QBrush(QColor(theme.text_secondary), Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(QColor(theme.text_secondary), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))


class Legend(QWidget):
    """A small square: what won or lost parts look like."""

    def __init__(self, theme: Theme, *, won: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._won = won
        self.setFixedSize(16, 16)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._won:
            painter.fillRect(place, QColor(self._theme.jade_panel))
        else:
            paint_lost(painter, place, self._theme)
