# SPDX-License-Identifier: MIT
"""Paints what is not a card into a pixmap: plates, chips, badges, lines of text with suit signs.

A pixmap is made when a fact changes, never per frame; the scene shows it through a C++-painted item.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from shengji_qt.ui.scene.suit_paths import suit_path
from shengji_qt.ui.theme import Theme, ui_font

SIGNS: Final = {"♠": "S", "♥": "H", "♣": "C", "♦": "D"}
_PIECES = re.compile("([♠♥♣♦])")
_HALF: Final = frozenset("，。；：、")
_CLOSING: Final = _HALF | frozenset("）！？”")
_OPENING: Final = frozenset("（“")
LEFT, CENTRE, RIGHT = -1, 0, 1


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Width of one line in logical pixels; suit signs count as drawn by `Sketch.rich`."""
    metrics = QFontMetricsF(ui_font(round(size), bold=bold))
    total = 0.0
    for piece in _PIECES.split(text):
        total += size * 0.98 if piece in SIGNS else metrics.horizontalAdvance(piece)
    return total


def wrap(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """The lines into which `text` breaks in `width`: at spaces, and between Chinese characters.

    A closing sign begins no line, an opening one ends none. A stop or comma, painted in its left half only, may reach
    half its width beyond.
    """
    lines: list[str] = []
    line: list[str] = []
    for unit in re.findall(r"[⺀-鿿＀-￯　-〿]|[^\s⺀-鿿＀-￯　-〿]+\s*|\s+", text):
        room = width + (size / 2 if unit in _HALF else 0)
        if line and text_width("".join(line) + unit.rstrip(), size, bold) > room:
            kept = len(line)
            while kept and (line[kept] if kept < len(line) else unit) in _CLOSING:
                kept -= 1
            while kept and line[kept - 1] in _OPENING:
                kept -= 1
            kept = kept or len(line)
            lines.append("".join(line[:kept]).rstrip())
            line = line[kept:]
        line.append(unit)
    lines.append("".join(line).rstrip())
    return lines


class Look(NamedTuple):
    """How everything on the table is painted now. `dpr`: device pixels a logical pixel; `scale`: of plates and type."""

    theme: Theme
    dpr: float = 1.0
    scale: float = 1.0
    four_colour: bool = False


class Sketch:
    """A transparent picture of `width` × `height` logical pixels being painted."""

    def __init__(self, look: Look, width: float, height: float) -> None:
        theme, dpr, four_colour = look.theme, look.dpr, look.four_colour
        self.theme = theme
        self.suits = dict(zip("SHCD", theme.felt_suits(four_colour), strict=True))
        self.card_suits = dict(zip("SHCD", theme.card_suits(four_colour), strict=True))
        self.pixmap = QPixmap(QSize(max(1, round(width * dpr)), max(1, round(height * dpr))))
        self.pixmap.setDevicePixelRatio(dpr)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(self.pixmap)
        self.painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)

    def done(self) -> QPixmap:
        """End painting and return the picture."""
        self.painter.end()
        return self.pixmap

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float,
        fill: str | QColor | None = None,
        line: str | QColor | None = None,
        width: float = 1.0,
        dash: bool = False,
    ) -> None:
        """A rounded rectangle."""
        self.painter.setBrush(QColor(fill) if fill is not None else Qt.BrushStyle.NoBrush)
        pen = QPen(Qt.PenStyle.NoPen)
        if line is not None:
            pen = QPen(QColor(line), width)
            if dash:
                pen.setDashPattern([4, 4])
        self.painter.setPen(pen)
        self.painter.drawRoundedRect(QRectF(x, y, w, h), radius, radius)

    def plate(self, w: float, h: float, radius: float = 16.0) -> None:
        """The dark ground of everything that stands on the felt."""
        frame = self.theme.plate_frame_width
        inset = frame / 2
        self.box(
            inset, inset, w - frame, h - frame, radius, self.theme.plate, self.theme.felt_text if frame else None, frame
        )

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1.0,
        dash: bool = False,
    ) -> None:
        """A disc or ring about (x, y)."""
        self.box(x - r, y - r, 2 * r, 2 * r, r, fill, line, width, dash)

    def rule(self, x1: float, y1: float, x2: float, y2: float, colour: str | QColor, width: float = 1.0) -> None:
        """A line."""
        self.painter.setPen(QPen(QColor(colour), width))
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def text(
        self, x: float, y: float, text: str, size: float, colour: str, bold: bool = False, align: int = LEFT
    ) -> float:
        """One line whose vertical middle is y; x is its left end, middle or right end. Returns its width."""
        font = ui_font(round(size), bold=bold)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        left = x - width * (align + 1) / 2
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(QPointF(left, y + metrics.capHeight() / 2), text)
        return width

    def rich(
        self, x: float, y: float, text: str, size: float, colour: str, bold: bool = False, align: int = LEFT
    ) -> float:
        """One line in which suit signs are drawn, they and the rank behind them in the suit's colour."""
        total = text_width(text, size, bold)
        left = x - total * (align + 1) / 2
        pieces = _PIECES.split(text)
        sign = ""
        for piece in pieces:
            if piece in SIGNS:
                sign = SIGNS[piece]
                self.suit(sign, left + size * 0.46, y, size * 0.84, self.suits[sign])
                left += size * 0.98
                continue
            match = re.match(r"10|[2-9AKQJ]", piece) if sign else None
            if match:
                left += self.text(left, y, match.group(), size, self.suits[sign], bold)
                piece = piece[match.end() :]
            sign = ""
            if piece:
                left += self.text(left, y, piece, size, colour, bold)
        return total

    def suit(self, suit: str, x: float, y: float, size: float, colour: str) -> None:
        """A suit sign about (x, y)."""
        self.painter.save()
        self.painter.translate(x - size / 2, y - size / 2)
        self.painter.scale(size / 100, size / 100)
        self.painter.fillPath(suit_path(suit), QColor(colour))
        self.painter.restore()

    def polygon(self, points: list[tuple[float, float]], colour: str) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def crown(self, x: float, y: float, size: float) -> None:
        """The declarer's sign."""
        points = ((-0.5, 0.36), (-0.56, -0.22), (-0.26, 0.04), (0, -0.4), (0.26, 0.04), (0.56, -0.22), (0.5, 0.36))
        self.polygon([(x + a * size, y + b * size) for a, b in points], self.theme.gold_felt)

    def side(self, x: float, y: float, size: float, side: int) -> None:
        """A side's shape: a circle for side 0, a lozenge for side 1."""
        if side == 0:
            self.circle(x, y, size * 0.46, self.theme.circle_felt)
        else:
            r = size * 0.58
            self.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], self.theme.lozenge_felt)

    def pile(self, x: float, y: float, size: float, colour: str) -> None:
        """Two tiny cards, the sign of a number of cards."""
        self.box(x - size * 0.5, y - size * 0.42, size * 0.6, size * 0.84, 2, None, colour, 1.3)
        self.box(x - size * 0.22, y - size * 0.5, size * 0.6, size * 0.84, 2, None, colour, 1.3)

    def avatar(
        self, x: float, y: float, r: float, face: str, side: int | None, declarer: bool = False, away: bool = False
    ) -> None:
        """A seat's badge: the first letter of its name on the colour of its side; without sides the declarer's has one
        of its own. `away`: of a person who is not there, grey in a dashed ring.
        """
        theme = self.theme
        if away:
            tint = theme.avatar_offline
            self.circle(x, y, r * 1.15, None, theme.felt_text_secondary, r * 0.07, dash=True)
        elif side is None:
            tint = theme.avatar_declarer if declarer else theme.avatar_neutral
        else:
            tint = theme.avatar_circle if side == 0 else theme.avatar_lozenge
        self.circle(x, y, r, tint)
        self.text(x, y, face, r * 0.92, self.theme.avatar_text, True, CENTRE)
