# SPDX-License-Identifier: MIT
"""A small picture of a game's table, drawn from the card faces in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.ui.card_faces import ASPECT, CardFaces, margin
from shengji_qt.ui.games.setups import Badge, Picture, Piece
from shengji_qt.ui.texts.seats import default_name
from shengji_qt.ui.theme import Theme, felt_pixmap, ui_font

RADIUS: Final = 14
EDGE: Final = 12.0  # pixels that stay free beside the pieces
MIDDLE: Final = 0.43  # of the height: where the pieces' middle is
GAP: Final = 6.0  # pixels at least between the pieces and the hand


class Miniature(QWidget):
    """Felt, seats, a trick and your hand. Decoration: it takes no input."""

    def __init__(self, faces: CardFaces, theme: Theme, picture: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._faces = faces
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 120)

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
        card = _hand_card(width, height)
        held = self._picture.hand
        cards = held if width > height else held[::2]
        step = min(0.42 * card, (width * 0.86 - card) / (len(cards) - 1))
        if step < 0.3 * card:
            cards = cards[::2]
            step = min(0.42 * card, (width * 0.86 - card) / (len(cards) - 1))
        left = (width - step * (len(cards) - 1) - card) / 2
        self._row(painter, cards, QPointF(left, _hand_top(width, height)), card, step)

    def piece_rects(self, width: float, height: float) -> list[QRectF]:
        """Where the pieces lie in a picture of this size: inside it, and above the hand."""
        pieces = self._picture.pieces
        widest = max(abs(piece.x) + piece.size / 2 for piece in pieces)
        lowest = max(piece.y + piece.size * ASPECT / 2 for piece in pieces)
        room = _hand_top(width, height) - GAP - MIDDLE * height
        unit = min(_trick_card(width, height), (width / 2 - EDGE) / widest, room / lowest)
        return [
            QRectF(
                width / 2 + (piece.x - piece.size / 2) * unit,
                MIDDLE * height + (piece.y - piece.size * ASPECT / 2) * unit,
                piece.size * unit,
                piece.size * unit * ASPECT,
            )
            for piece in pieces
        ]

    def _paint_trick(self, painter: QPainter, width: float, height: float) -> None:
        for piece, rect in zip(self._picture.pieces, self.piece_rects(width, height), strict=True):
            place, card = rect.topLeft(), rect.width()
            if piece.best:
                painter.setPen(QPen(QColor(self._theme.gold_felt), max(2.0, 0.05 * card)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                gap = 0.05 * card
                frame = rect.adjusted(-gap, -gap, gap, gap)
                painter.drawRoundedRect(frame, 0.1 * card, 0.1 * card)
            self._piece(painter, piece, place, card)

    def _piece(self, painter: QPainter, piece: Piece, place: QPointF, card: float) -> None:
        if piece.card is not None:
            self._row(painter, [piece.card], place, card, 0)
            return
        ratio = self.devicePixelRatioF()
        room = margin(card, ratio)
        painter.drawPixmap(place - QPointF(room, room), self._faces.back(card, ratio))

    def _row(self, painter: QPainter, cards: Sequence[Card], place: QPointF, card: float, step: float) -> None:
        ratio = self.devicePixelRatioF()
        room = margin(card, ratio)
        for number, face in enumerate(cards):
            pixmap = self._faces.face(face, card, ratio, trump=face in self._picture.trumps)
            painter.drawPixmap(QPointF(place.x() + number * step - room, place.y() - room), pixmap)

    def _paint_seats(self, painter: QPainter, width: float, height: float) -> None:
        radius = max(13.0, 0.055 * height)
        font = ui_font(round(radius * 0.95), bold=True)
        for badge in self._picture.badges:
            place = self._badge_place(badge, radius, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colour(badge)))
            painter.drawEllipse(place, radius, radius)
            painter.setPen(QColor(self._theme.avatar_text))
            painter.setFont(font)
            initial = default_name(badge.seat)[:1]
            bounds = QFontMetricsF(font).boundingRect(initial)
            painter.drawText(place - bounds.center(), initial)

    def _badge_place(self, badge: Badge, radius: float, width: float, height: float) -> QPointF:
        y = badge.y * radius + (MIDDLE * height if badge.level else 0)
        if badge.x is not None:
            return QPointF(badge.x * radius + (width if badge.x < 0 else 0), y)
        card = _trick_card(width, height)
        if MIDDLE * height - (0.79 + ASPECT / 2) * card < 3 * radius:  # the card below would touch the badge
            return QPointF(width / 2 - card - 1.2 * radius, y + 0.1 * radius)
        return QPointF(width / 2, y)

    def _colour(self, badge: Badge) -> str:
        if badge.side is None:
            return self._theme.avatar_declarer if badge.declarer else self._theme.avatar_neutral
        return self._theme.avatar_circle if badge.side == 0 else self._theme.avatar_lozenge


def _hand_card(width: float, height: float) -> float:
    """The width of a card in the hand."""
    return min(0.2 * height, 0.1 * width)


def _hand_top(width: float, height: float) -> float:
    """The upper edge of the hand."""
    return height - 0.95 * _hand_card(width, height)


def _trick_card(width: float, height: float) -> float:
    """The width of a card in the trick."""
    return min(0.17 * height, 0.095 * width)
