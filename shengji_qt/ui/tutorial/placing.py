# SPDX-License-Identifier: MIT
"""Where the speech panel stands: near what it speaks about, never on what has to be clicked. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

GAP: Final = 10  # pixels between the panel and what it keeps clear of
_STEPS: Final = 24  # places that are tried in each direction
_COVERED: Final = 1000.0  # how much worse a covered pixel of what has to be clicked is than of the rest


def place(size: QSize, room: QRect, near: Sequence[QRect], clear: Sequence[QRect], rather: Sequence[QRect]) -> QPoint:
    """The upper left corner for a panel of this size in `room`.

    `near`: what it speaks about; `clear`: what must not be covered (both stay free as far as there is room); `rather`:
    what had better stay free, too.
    """
    focus = near[0] if near else room
    for rect in near[1:]:
        focus = focus.united(rect)
    hard = [rect.adjusted(-GAP, -GAP, GAP, GAP) for rect in (*near, *clear)]

    def cost(at: QPoint) -> float:
        panel = QRect(at, size)
        covered = sum(_shared(panel, rect) for rect in hard)
        lying = sum(_shared(panel, rect) for rect in rather)
        away = panel.center() - focus.center()
        return covered * _COVERED + lying + hypot(away.x(), away.y())

    return min(_places(size, room), key=cost)


def _places(size: QSize, room: QRect) -> Iterator[QPoint]:
    """A grid over the room, edges included."""
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for column in range(_STEPS + 1):
        for row in range(_STEPS + 1):
            yield QPoint(room.x() + wide * column // _STEPS, room.y() + high * row // _STEPS)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return max(0, both.width()) * max(0, both.height())
