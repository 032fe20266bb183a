# SPDX-License-Identifier: MIT
"""Pixmaps of cards, rendered from the SVG files at exactly the size they are shown in.

A pixmap holds the card in the middle of a transparent margin into which its shadow falls: give it to an item with the
offset (-margin, -margin), and the item's origin is the card's top left corner. Marks, the dimming of a card that may
not be played and the shadow are baked in, so that a card costs one C++ blit a frame.
"""

import math
from collections import OrderedDict
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from shengji_qt.model.cards import CARDS, Card
from shengji_qt.ui.art import ArtError, read_svg
from shengji_qt.ui.theme import HIGH_CONTRAST, LIGHT

ASPECT: Final = 1.4  # height of a card in widths
CORNER: Final = 0.07  # radius of the corners, in widths
MARGIN: Final = 0.06  # room for the shadow on every side, in widths; exactly: margin()

_SHADOW = QColor(6, 14, 12, 17)
_SHADOW_LAYERS = 5
_PLAIN = (False, False, False)
_STRONGER: Final = {  # colours of the files, in high contrast
    LIGHT.card_paper: HIGH_CONTRAST.card_paper,
    **dict(zip(LIGHT.suits_card_four, HIGH_CONTRAST.suits_card_four, strict=True)),
}
_DIM = QColor(16, 26, 30, round(255 * 0.11))


class CardSet(StrEnum):
    """The colours of the suits; the value is a folder of faces."""

    TWO_COLOUR = "two_colour"
    FOUR_COLOUR = "four_colour"


class JokerLanguage(StrEnum):
    """The index of the jokers: 大王 and 小王, or JOKER."""

    ZH = "zh"
    EN = "en"


class BackTint(StrEnum):
    """The tint of the backs."""

    INK = "ink"
    JADE = "jade"
    ROUGE = "rouge"


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What the player chose for the cards."""

    card_set: CardSet = CardSet.TWO_COLOUR
    joker_language: JokerLanguage = JokerLanguage.ZH
    back: BackTint = BackTint.INK
    high_contrast: bool = False
    point_dots: bool = True  # on cards that count


class CardArtError(ArtError):
    """A card's picture is missing or damaged; `path` is the file."""


def pixel_width(width: float, dpr: float) -> int:
    """Width in device pixels of a card `width` logical pixels wide."""
    return max(1, round(width * dpr))


def margin(width: float, dpr: float) -> float:
    """Logical pixels between the edge of a pixmap and the card in it: MARGIN of the width, up to a whole pixel."""
    return math.ceil(MARGIN * pixel_width(width, dpr)) / dpr


class CardFaces:
    """Renders and keeps the pixmaps. Needs a running QGuiApplication; raises CardArtError on a bad file."""

    def __init__(self, folder: Path, style: CardStyle | None = None, *, kept_widths: int = 8) -> None:
        """`folder` is resources/cards; pixmaps of the `kept_widths` widths used last are kept.

        A table of four needs three at a time (hand, trick, bottom stack), one of three with its tableaus seven.
        """
        self._folder = folder
        self._style = style or CardStyle()
        self._kept_widths = kept_widths
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: OrderedDict[tuple[int, float], dict[tuple[str, bool, bool, bool], QPixmap]] = OrderedDict()

    @property
    def style(self) -> CardStyle:
        """The style in force; setting another forgets every pixmap."""
        return self._style

    @style.setter
    def style(self, style: CardStyle) -> None:
        if style != self._style:
            self._style = style
            self._renderers.clear()
            self._pixmaps.clear()

    def face(
        self, card: int, width: float, dpr: float, *, trump: bool = False, points: bool = False, dim: bool = False
    ) -> QPixmap:
        """The face of `card` (0 … 53), `width` logical pixels wide.

        `trump` adds the gold corner, `points` the gold dot under the sign if the style has it, `dim` the shade of a
        card that may not be played now.
        """
        marks = (trump, points and self._style.point_dots, dim)
        return self._pixmap(self._face_file(CARDS[card]), width, dpr, marks)

    def back(self, width: float, dpr: float) -> QPixmap:
        """The back of any card, `width` logical pixels wide."""
        return self._pixmap(self._back_file(), width, dpr, _PLAIN)

    def check(self) -> None:
        """Read every file of this style; CardArtError names the first that is missing or damaged."""
        for card in CARDS:
            self._renderer(self._face_file(card))
        self._renderer(self._back_file())

    def widths(self) -> list[tuple[int, float]]:
        """(device pixels, ratio) of the widths kept, oldest first."""
        return list(self._pixmaps)

    def _face_file(self, card: Card) -> str:
        if card.is_joker:
            return f"{card.text}_{self._style.joker_language}.svg"
        return f"{self._style.card_set}/{card.text}.svg"

    def _back_file(self) -> str:
        return f"back_{self._style.back}.svg"

    def _pixmap(self, name: str, width: float, dpr: float, marks: tuple[bool, bool, bool]) -> QPixmap:
        size = (pixel_width(width, dpr), dpr)
        kept = self._pixmaps.setdefault(size, {})
        self._pixmaps.move_to_end(size)
        while len(self._pixmaps) > self._kept_widths:
            self._pixmaps.popitem(last=False)
        pixmap = kept.get((name, *marks))
        if pixmap is None:
            if any(marks):  # drawn on the plain card: about three times as fast as rendering the file again
                image = self._marked(self._pixmap(name, width, dpr, _PLAIN).toImage(), size[0], dpr, marks)
            else:
                image = self._plain(name, size[0], dpr)
            pixmap = kept[name, *marks] = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _plain(self, name: str, pixels: int, dpr: float) -> QImage:
        """The card and its shadow, in device pixels."""
        renderer = self._renderer(name)
        body, room = _body(pixels), math.ceil(MARGIN * pixels)
        image = QImage(_shadow(pixels))
        painter = _painter(image, room)
        renderer.render(painter, body)
        if self._style.high_contrast:
            _frame(painter, body, HIGH_CONTRAST.card_edge_width * dpr)
        painter.end()
        return image

    def _marked(self, image: QImage, pixels: int, dpr: float, marks: tuple[bool, bool, bool]) -> QImage:
        """The image of a plain card with its marks."""
        trump, points, dim = marks
        high = self._style.high_contrast
        gold = QColor((HIGH_CONTRAST if high else LIGHT).card_mark)
        image.setDevicePixelRatio(1)
        painter = _painter(image, math.ceil(MARGIN * pixels))
        painter.setBrush(gold)
        if trump:
            painter.drawPath(_corner(_body(pixels), HIGH_CONTRAST.card_edge_width * dpr if high else 0.0))
        if points:
            painter.drawEllipse(QPointF(0.155, 0.69) * pixels, 0.03 * pixels, 0.03 * pixels)
        if dim:
            painter.setBrush(_DIM)
            painter.drawRoundedRect(_body(pixels), CORNER * pixels, CORNER * pixels)
        painter.end()
        return image

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            recolour = _STRONGER if self._style.high_contrast else None
            try:
                renderer = read_svg(self._folder / name, recolour)
            except ArtError as error:
                raise CardArtError(error.path) from error
            self._renderers[name] = renderer
        return renderer


def _body(pixels: int) -> QRectF:
    """The card itself, `pixels` wide, with its corner at the origin."""
    return QRectF(0, 0, pixels, round(pixels * ASPECT))


def _painter(image: QImage, room: int) -> QPainter:
    """A painter whose origin is the card's corner."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(room, room)
    return painter


@lru_cache(maxsize=4)
def _shadow(pixels: int) -> QImage:
    """Five soft layers below a card of this width; never a blur effect, which would be computed again each frame.

    One for all cards of a width: it takes as long as half a face.
    """
    body, room = _body(pixels), math.ceil(MARGIN * pixels)
    image = QImage(body.size().toSize() + QSize(2 * room, 2 * room), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = _painter(image, room)
    width = body.width()
    painter.setBrush(_SHADOW)
    for layer in range(_SHADOW_LAYERS):
        grow = layer * width * 0.008
        rect = QRectF(-grow, width * 0.012 - grow * 0.4, width + 2 * grow, body.height() + 1.8 * grow)
        painter.drawRoundedRect(rect, CORNER * width + grow, CORNER * width + grow)
    painter.end()
    return image


def _corner(body: QRectF, edge: float) -> QPainterPath:
    """The gold corner of a trump card, inside an edge of that width: 15 % of the card's."""
    leg, radius = 0.15 * body.width(), CORNER * body.width() - edge
    whole, corner = QPainterPath(), QPainterPath()
    whole.addRoundedRect(body.adjusted(edge, edge, -edge, -edge), radius, radius)
    corner.addPolygon(QPolygonF([QPointF(0, 0), QPointF(leg + edge, 0), QPointF(0, leg + edge), QPointF(0, 0)]))
    return whole.intersected(corner)


def _frame(painter: QPainter, body: QRectF, width: float) -> None:
    """The black edge of a card in high contrast."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(HIGH_CONTRAST.card_edge), width))
    half, radius = width / 2, CORNER * body.width() - width / 2
    painter.drawRoundedRect(body.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()
