# SPDX-License-Identifier: MIT
"""The badges on the round table of a lobby: who sits there, and who is ready. What they say the seats say, too."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from shengji_qt.model.journal import SeatSpec
from shengji_qt.net.messages import SeatState
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch
from shengji_qt.ui.texts.lan import presence_text
from shengji_qt.ui.texts.seats import seat_names

_LARGEST: Final = 26.0  # radius in logical pixels
_SHARE: Final = 0.24  # of the table's radius, at most
_EDGE: Final = 14.0  # from a badge to the edge of the table
_ROOM: Final = 1.6  # of a picture, in radii: a ring or a tick stands out
_TICK: Final = ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))  # in radii of its disc


class Badge(NamedTuple):
    """`face`: the first letter of the name at the table, "" on a free seat. `side` as on a plate."""

    face: str
    side: int | None = None
    ready: bool = False
    away: bool = False


def badges(seats: Sequence[SeatState], owner: int | None) -> list[Badge]:
    """By seat; with four seats two are a side. The owner is always ready, as is a computer, which needs no tick."""
    names = seat_names([SeatSpec(state.name, state.occupant) for state in seats])
    found = []
    for seat, (state, name) in enumerate(zip(seats, names, strict=True)):
        side = seat % 2 if len(seats) == 4 else None
        person = state.occupant == "person"
        away = person and bool(presence_text(state.presence, state.stand_in))
        ready = person and not away and (state.ready or state.person == owner)
        found.append(Badge("" if state.occupant == "open" else name[:1].upper(), side, ready, away))
    return found


def badge_place(table: QRectF, seat: QPointF, scale: float) -> tuple[QPointF, float]:
    """The middle of the badge of a seat whose middle is `seat`, near the edge of the round table, and its radius."""
    reach = table.width() / 2
    radius = min(_LARGEST * scale, _SHARE * reach)
    way = seat - table.center()
    far = max(1.0, math.hypot(way.x(), way.y()))
    return table.center() + way * max(0.0, (reach - radius - _EDGE * scale) / far), radius


def badge_picture(badge: Badge, radius: float, look: Look) -> QPixmap:
    """Its middle is the badge's."""
    theme, size = look.theme, 2 * _ROOM * radius
    sketch, middle = Sketch(look, size, size), _ROOM * radius
    if badge.face:
        sketch.avatar(middle, middle, radius, badge.face, badge.side, away=badge.away)
    else:
        sketch.circle(middle, middle, radius, None, theme.felt_text_secondary, radius * 0.07, dash=True)
        sketch.text(middle, middle, "+", radius, theme.felt_text_secondary, align=CENTRE)
    if badge.ready:
        at, small = middle + 0.74 * radius, 0.42 * radius
        sketch.circle(at, at, small, theme.jade_felt, theme.felt_edge, radius * 0.09)
        _tick(sketch.painter, at, small, theme.felt_edge)
    return sketch.done()


def _tick(painter: QPainter, at: float, radius: float, colour: str) -> None:
    pen = QPen(QColor(colour), radius * 0.26)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(at + x * radius, at + y * radius) for x, y in _TICK]))
