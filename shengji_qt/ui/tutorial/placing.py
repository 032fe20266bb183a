# SPDX-License-Identifier: MIT
"""Where the speech panel stands: near what it speaks about, never on what has to be clicked. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

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
    middle = focus.center()
    hard = [_Box.of(rect.adjusted(-GAP, -GAP, GAP, GAP)) for rect in (*near, *clear)]
    soft = [_Box.of(rect) for rect in rather]
    width, height = size.width(), size.height()

    def cost(at: tuple[int, int]) -> float:
        panel = _Box(at[0], at[1], at[0] + width, at[1] + height)
        away = hypot(at[0] + (width - 1) // 2 - middle.x(), at[1] + (height - 1) // 2 - middle.y())
        return sum(_covered(panel, each) for each in hard) * _COVERED + sum(_lost(panel, each) for each in soft) + away

    return QPoint(*min(_places(size, room), key=cost))


class _Box(NamedTuple):
    """A rectangle in plain numbers, as many places are weighed against many of them. `right`, `bottom`: beyond it."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def of(cls, rect: QRect) -> _Box:
        return cls(rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height())


def _places(size: QSize, room: QRect) -> Iterator[tuple[int, int]]:
    """A grid over the room, edges included."""
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for column in range(_STEPS + 1):
        for row in range(_STEPS + 1):
            yield room.x() + wide * column // _STEPS, room.y() + high * row // _STEPS


def _covered(panel: _Box, box: _Box) -> int:
    """Pixels of the box that the panel covers."""
    left, top, right, bottom = panel
    x, y, end, low = box
    if x < right and left < end and y < bottom and top < low:
        return (min(right, end) - max(left, x)) * (min(bottom, low) - max(top, y))
    return 0


def _lost(panel: _Box, box: _Box) -> int:
    """The same, the first quarter of the box weighing threefold: two things half covered are worse to read than one
    that is covered whole.
    """
    covered = _covered(panel, box)
    return covered + min(2 * covered, (box.right - box.left) * (box.bottom - box.top) // 2) if covered else 0
