# SPDX-License-Identifier: MIT
"""A row of open cards on felt with a caption: who held them, and on the pointer's question when each was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shengji_qt.model.cards import POINTS, Card
from shengji_qt.model.order import Order
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import ASPECT, CardFaces, margin
from shengji_qt.ui.theme import TYPE, Theme, scaled, ui_font

_SMALLEST: Final = 36  # logical pixels of a card's width
_LARGEST: Final = 108
_STEP: Final = 0.5  # of a card's width, where there is room


class Caption(NamedTuple):
    """`icon` is a name of resources/icons in `colour`, "" for none; `name` stands bold, `note` small behind it."""

    name: str
    note: str = ""
    icon: str = ""
    colour: str = "#000000"


class CardRow(QWidget):
    """Cards of one seat or of the bottom. The row takes the height it gets and fits the cards into it."""

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._icons = icons
        self._theme = theme
        self._scale = 1.0
        self._caption = Caption("")
        self._cards: Sequence[Card] = ()
        self._notes: Sequence[str] = ()
        self._order: Order | None = None
        self._points: Sequence[int] = POINTS
        self._spread = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    def show_cards(
        self,
        caption: Caption,
        cards: Sequence[Card],
        order: Order,
        notes: Sequence[str] = (),
        points: Sequence[int] = POINTS,
    ) -> None:
        """`notes`: what the pointer is told about each card; none or one a card. `points` by face: which get a dot."""
        self._caption, self._cards, self._order, self._notes = caption, cards, order, notes
        self._points = points
        self.update()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self._head() + round(_SMALLEST * ASPECT))

    def sizeHint(self) -> QSize:
        return QSize(800, self._head() + round(80 * ASPECT))

    def card_width(self) -> float:
        """Logical pixels, from the room there is."""
        by_height = (self.height() - self._head() - 4) / ASPECT
        by_width = self.width() / (1 + 0.31 * max(len(self._cards) - 1, 1))
        return max(_SMALLEST, min(by_height, by_width, _LARGEST))

    def cards_width(self) -> float:
        """Logical pixels from the first card's left edge to the last one's right edge."""
        return self.card_width() + self._step() * max(len(self._cards) - 1, 0)

    def card_at(self, point: QPoint) -> int | None:
        """The number of the card under a point of this widget."""
        if not self._cards or point.y() < self._head() or point.x() >= self.cards_width():
            return None
        return min(int(point.x() / self._step()), len(self._cards) - 1) if self._step() else 0

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._tell(event.pos(), event.globalPos())
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._tell(event.position().toPoint(), event.globalPosition().toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_caption(painter)
        ratio, width, step, top = self.devicePixelRatioF(), self.card_width(), self._step(), float(self._head())
        room = margin(width, ratio)
        for number, card in enumerate(self._cards):
            trump = self._order is not None and self._order.is_trump(card)
            pixmap = self._faces.face(card, width, ratio, trump=trump, points=self._points[card] > 0)
            x = round(number * step * self._spread * ratio) / ratio  # whole pixels: sharp, and several times as fast
            painter.drawPixmap(QPointF(x - room, top - room), pixmap)
        painter.end()

    def _paint_caption(self, painter: QPainter) -> None:
        left, middle = 0.0, (self._head() - 6) / 2
        if self._caption.icon:
            size = scaled(14, self._scale)
            pixmap = self._icons.pixmap(self._caption.icon, size, self.devicePixelRatioF(), self._caption.colour)
            painter.drawPixmap(QPointF(left, middle - size / 2), pixmap)
            left += size + 8
        for text, pixels, bold, colour in (
            (self._caption.name, TYPE.body, True, self._theme.felt_text),
            (self._caption.note, TYPE.secondary, False, self._theme.felt_text_secondary),
        ):
            font = ui_font(scaled(pixels, self._scale), bold=bold)
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), text)
            left += metrics.horizontalAdvance(text) + 12

    def _get_spread(self) -> float:
        return self._spread

    def _set_spread(self, spread: float) -> None:
        self._spread = spread
        self.update()

    spread = Property(float, _get_spread, _set_spread)  # 1: as wide as there is room, 0: one on the other

    def _head(self) -> int:
        """The caption's height."""
        return scaled(24, self._scale)

    def _step(self) -> float:
        if len(self._cards) < 2:
            return 0.0
        width = self.card_width()
        return min(_STEP * width, (self.width() - width) / (len(self._cards) - 1))

    def _tell(self, point: QPoint, place: QPoint) -> None:
        number = self.card_at(point)
        if number is not None and number < len(self._notes):
            QToolTip.showText(place, self._notes[number], self)
        else:
            QToolTip.hideText()
