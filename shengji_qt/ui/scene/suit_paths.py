# SPDX-License-Identifier: MIT
"""The four suit signs as painter paths in a square of 100 × 100, by the letters S H C D."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


@cache
def suit_path(suit: str) -> QPainterPath:
    """The sign of `suit`."""
    return {"S": _spade, "H": _heart, "C": _club, "D": _diamond}[suit]()


def _curve(path: QPainterPath, numbers: str) -> None:
    values = [float(word) for word in numbers.split()]
    for i in range(0, len(values), 6):
        path.cubicTo(*values[i : i + 6])


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(50, 5))
    _curve(path, "58 24 93 39 93 62 93 75 84 82 74 82 64 82 56 77 53 69")
    _curve(path, "53.5 82 58 90 66 95")
    path.lineTo(34, 95)
    _curve(path, "42 90 46.5 82 47 69 44 77 36 82 26 82 16 82 7 75 7 62 7 39 42 24 50 5")
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(50, 93))
    _curve(path, "43 79 6 61 6 33 6 18 17 8 29 8 39 8 47 14 50 24")
    _curve(path, "53 14 61 8 71 8 83 8 94 18 94 33 94 61 57 79 50 93")
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(50, 1))
    _curve(path, "60 18 76 37 92 50 76 63 60 82 50 99 40 82 24 63 8 50 24 37 40 18 50 1")
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((50, 25.5), (26.5, 61), (73.5, 61)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF(x - 20.5, y - 20.5, 41, 41))
        path = path.united(leaf)
    heart = QPainterPath()
    heart.addPolygon(QPolygonF([QPointF(40, 40), QPointF(60, 40), QPointF(56, 72), QPointF(44, 72)]))
    stem = QPainterPath(QPointF(53, 66))
    _curve(stem, "53.5 82 58 90 66 95")
    stem.lineTo(34, 95)
    _curve(stem, "42 90 46.5 82 47 66")
    stem.closeSubpath()
    return path.united(heart).united(stem)
