# SPDX-License-Identifier: MIT
"""A small picture of a game's table, drawn from the card faces in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.ui.card_faces import ASPECT, CardFaces, margin
from shengji_qt.ui.texts.seats import default_name
from shengji_qt.ui.theme import Theme, felt_pixmap, ui_font

RADIUS: Final = 14

# A deal at level 2, hearts are trump; your side has just ruffed.
_HAND: Final = parse_cards("bj sj 2H 2S AH KH KH JH 9H 9H AS QS QS 10S AC KC KC JC 8C 8C")
_TRUMPS: Final = frozenset(parse_cards("bj sj 2H 2S 2C 2D AH KH JH 9H 10H"))
_TRICK: Final = {1: parse_cards("9D"), 2: parse_cards("KD"), 3: parse_cards("5D"), 0: parse_cards("10H")}
_WINNER: Final = 0


class Miniature(QWidget):
    """The four-player table: felt, seats, a trick and your hand. Decoration: it takes no input."""

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(280, 180)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(clip)
        painter.drawPixmap(0, 0, felt_pixmap(self.size(), self.devicePixelRatioF(), self._theme))
        width, height = float(self.width()), float(self.height())
        self._paint_hand(painter, width, height)
        self._paint_trick(painter, width, height)
        self._paint_seats(painter, width, height)
        painter.end()

    def _paint_hand(self, painter: QPainter, width: float, height: float) -> None:
        card = min(0.2 * height, 0.1 * width)
        cards = _HAND if width > height else _HAND[::2]
        step = min(0.42 * card, (width * 0.86 - card) / (len(cards) - 1))
        if step < 0.3 * card:
            cards = cards[::2]
            step = min(0.42 * card, (width * 0.86 - card) / (len(cards) - 1))
        left = (width - step * (len(cards) - 1) - card) / 2
        self._row(painter, cards, QPointF(left, height - 0.95 * card), card, step)

    def _paint_trick(self, painter: QPainter, width: float, height: float) -> None:
        card = _trick_card(width, height)
        middle = QPointF(width / 2, 0.43 * height)
        for seat, cards in _TRICK.items():
            dx, dy = {0: (0.0, 0.79), 1: (1.6, 0.0), 2: (0.0, -0.79), 3: (-1.6, 0.0)}[seat]
            place = middle + QPointF(dx * card - card / 2, dy * card - card * ASPECT / 2)
            if seat == _WINNER:
                painter.setPen(QPen(QColor(self._theme.gold_felt), max(2.0, 0.05 * card)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                gap = 0.05 * card
                frame = QRectF(place, place + QPointF(card, card * ASPECT)).adjusted(-gap, -gap, gap, gap)
                painter.drawRoundedRect(frame, 0.1 * card, 0.1 * card)
            self._row(painter, cards, place, card, 0)

    def _row(self, painter: QPainter, cards: Sequence[Card], place: QPointF, card: float, step: float) -> None:
        ratio = self.devicePixelRatioF()
        room = margin(card, ratio)
        for number, face in enumerate(cards):
            pixmap = self._faces.face(face, card, ratio, trump=face in _TRUMPS)
            painter.drawPixmap(QPointF(place.x() + number * step - room, place.y() - room), pixmap)

    def _paint_seats(self, painter: QPainter, width: float, height: float) -> None:
        radius = max(13.0, 0.055 * height)
        places = {
            1: QPointF(width - 2.4 * radius, 0.43 * height),
            2: QPointF(width / 2, 1.7 * radius),
            3: QPointF(2.4 * radius, 0.43 * height),
        }
        card = _trick_card(width, height)
        if 0.43 * height - (0.79 + ASPECT / 2) * card < 3 * radius:  # the partner's card would touch the badge
            places[2] = QPointF(width / 2 - card - 1.2 * radius, 1.8 * radius)
        font = ui_font(round(radius * 0.95), bold=True)
        for seat, place in places.items():
            colour = self._theme.avatar_circle if seat == 2 else self._theme.avatar_lozenge
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(place, radius, radius)
            painter.setPen(QColor(self._theme.avatar_text))
            painter.setFont(font)
            initial = default_name(seat)[:1]
            bounds = QFontMetricsF(font).boundingRect(initial)
            painter.drawText(place - bounds.center(), initial)


def _trick_card(width: float, height: float) -> float:
    """The width of a card in the trick."""
    return min(0.17 * height, 0.095 * width)
