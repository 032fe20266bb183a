# SPDX-License-Identifier: MIT
"""The bar of a replay: above, the deals of the match; below, the tricks of the deal that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shengji_qt.table.replay_cursor import Place, RecordedDeal
from shengji_qt.ui.texts.replays import deal_text, stop_name, stop_text
from shengji_qt.ui.theme import LIGHT, Theme, scaled, ui_font

HEIGHT: Final = 40  # logical pixels
GAP: Final = 2
_DEALS: Final = 0.4  # of the height
_WORDY: Final = 2.2  # times as wide as a trick is what has a word instead of a number, at least
_PAD: Final = 5  # beside a word


class Part(NamedTuple):
    """What a click goes to, where it is painted, and what it is called."""

    place: Place
    rect: QRectF
    words: str
    short: str


class Timeline(QWidget):
    """`chosen`: a place that was clicked. Keys step through the match on the page around it."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._scale = 1.0
        self._deals: tuple[RecordedDeal, ...] = ()
        self._place = Place(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_place(self, deals: tuple[RecordedDeal, ...], place: Place, words: str) -> None:
        """`words`: where that is."""
        self._deals, self._place = deals, place
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(HEIGHT, self._scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, scaled(HEIGHT, self._scale))

    # -- its parts -----------------------------------------------------------------------------------------------------

    def deal_parts(self) -> list[Part]:
        """One for each deal: where its play begins."""
        height = self.height() * _DEALS
        rects = self._row(0, height - GAP, [1.0] * len(self._deals))
        return [
            Part(Place(at, deal.opening), rect, deal_text(deal), str(deal.number))
            for at, (deal, rect) in enumerate(zip(self._deals, rects, strict=True))
        ]

    def step_parts(self) -> list[Part]:
        """What is complete at each stop of the deal that is shown: a trick, or a part of what comes before them."""
        if not self._deals:
            return []
        deal = self._deals[self._place.deal]
        stops = deal.stops[1:]
        numbers = {stop: number for number, stop in enumerate(deal.tricks, start=1)}
        names = [str(numbers[stop]) if stop in numbers else stop_name(deal, stop) for stop in stops]
        top = self.height() * _DEALS
        rects = self._row(top, self.height() - top, self._widths(names))
        return [
            Part(Place(self._place.deal, stop), rect, stop_text(deal, stop, numbers.get(stop, 0)), name)
            for stop, rect, name in zip(stops, rects, names, strict=True)
        ]

    def _widths(self, names: Sequence[str]) -> list[float]:
        """Of these parts: one with a word is as wide as that needs, and the others share the rest."""
        metrics = QFontMetricsF(self._font())
        whole, count = self.width(), len(names)
        words = {at: name for at, name in enumerate(names) if name and not name.isdigit()}
        step = whole / (count + (_WORDY - 1) * len(words))
        wanted = {at: max(_WORDY * step, metrics.horizontalAdvance(name) + GAP + _PAD) for at, name in words.items()}
        rest = max(0.2 * whole, whole - sum(wanted.values())) / max(1, count - len(words))
        return [wanted.get(at, rest) for at in range(count)]

    def _row(self, top: float, height: float, weights: Sequence[float]) -> list[QRectF]:
        """Side by side over the whole width, each as wide as its weight."""
        if not weights:
            return []
        narrowest = min(weights) / sum(weights) * self.width()
        gap = GAP if narrowest > 3 * GAP else 0
        step = (self.width() + gap) / sum(weights)
        ends = list(accumulate((weight * step for weight in weights), initial=0.0))
        return [QRectF(a, top, max(b - a - gap, 1), height) for a, b in pairwise(ends)]

    def part_at(self, point: QPoint) -> Part | None:
        """What lies under a point."""
        parts = self.deal_parts() if point.y() < self.height() * _DEALS else self.step_parts()
        x = point.x()
        return min(parts, key=lambda part: max(part.rect.left() - x, x - part.rect.right()), default=None)

    # -- events --------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        part = self.part_at(event.position().toPoint())
        if part is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(part.place)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            part = self.part_at(event.pos())
            QToolTip.showText(event.globalPos(), part.words if part is not None else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        theme, (deal, step) = self._theme, self._place
        for at, part in enumerate(self.deal_parts()):
            colours = (theme.gold_felt, theme.gold_text) if at == deal else (theme.row_highlight, theme.text_secondary)
            self._paint(painter, part, *colours, framed=at != deal)
        begin = 0
        for part in self.step_parts():
            done = part.place.step <= step
            colours = (theme.tick, "#ffffff") if done else (theme.row_highlight, theme.text_secondary)
            self._paint(painter, part, *colours, framed=not done)
            if begin < step < part.place.step:  # a part of it
                share = (step - begin) / (part.place.step - begin)
                inside = QRectF(part.rect)
                inside.setWidth(inside.width() * share)
                painter.setOpacity(0.55)
                self._fill(painter, inside, theme.tick)
                painter.setOpacity(1.0)
            begin = part.place.step
        painter.end()

    def _fill(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 3, 3)

    def _paint(self, painter: QPainter, part: Part, colour: str, text: str, *, framed: bool) -> None:
        self._fill(painter, part.rect, colour)
        if framed:
            painter.setPen(QColor(self._theme.line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(part.rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(QColor(text))
        painter.drawText(part.rect, int(Qt.AlignmentFlag.AlignCenter), self.label(part))

    def _font(self) -> QFont:
        return ui_font(scaled(11, self._scale))

    def label(self, part: Part) -> str:
        """What stands on a part: as much of its name as says something there."""
        metrics = QFontMetricsF(self._font())
        room = part.rect.width() - 2
        names = [part.short] if part.short.isascii() else [part.short, part.short[0]]  # one Chinese character is a word
        return next((name for name in names if metrics.horizontalAdvance(name) <= room), "")
