# SPDX-License-Identifier: MIT
"""Where the ten cards of a tableau lie: pure geometry in logical pixels, no Qt (three_player.md 4).

The grid's unit is a quarter of a card's width and a sixth of its height. Deeper layers are drawn lower, so that a
hidden card shows an edge, by as much as the layout allows: cards overlap on the table exactly where one covers another.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from shengji_qt.model.three_player.layouts import HEIGHT, WIDTH, Slot, covers
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.table_layout import Rect

# Stretch of the rows and how much lower a deeper layer lies, both in grid units, the preferred first. The last pair
# keeps every cover relation there is: touching cards move apart, a card that is just covered stays covered.
_DRAWINGS: Final = ((1.0, 1.8), (1.0, 1.5), (1.0, 1.2), (1.0, 0.9), (1.0, 0.6), (1.09, 0.25))


class TableauPlaces(NamedTuple):
    """Top left corners by slot; `rect` holds them all."""

    card_width: float
    corners: tuple[tuple[float, float], ...]
    rect: Rect

    def card_rect(self, slot: int) -> Rect:
        x, y = self.corners[slot]
        return Rect(x, y, self.card_width, self.card_width * ASPECT)


@lru_cache(maxsize=64)
def drawn(slots: tuple[Slot, ...]) -> tuple[tuple[float, float], ...]:
    """Corners in grid units from the drawing's own upper left, overlapping exactly where one slot covers another."""
    if not slots:
        return ()
    wanted = set(covers(slots))
    for stretch, depth in _DRAWINGS:
        places = _drawing(slots, stretch, depth)
        if _overlaps(slots, places) == wanted:
            break
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return tuple((x - left, y - top) for x, y in places)


def extent(slots: tuple[Slot, ...]) -> tuple[float, float]:
    """Size of the drawing, in widths and heights of a card."""
    places = drawn(slots)
    return max(x for x, _ in places) / WIDTH + 1, max(y for _, y in places) / HEIGHT + 1


def fitting_width(slots: tuple[Slot, ...], width: float, height: float, most: float) -> float:
    """Width of a card, at most `most`, with which the tableau takes no more than `width` x `height`."""
    wide, high = extent(slots)
    return min(most, width / wide, height / high / ASPECT)


def lay_out_tableau(slots: tuple[Slot, ...], card_width: float, x: float, y: float) -> TableauPlaces:
    """The tableau with its upper left corner at (x, y)."""
    card_height = card_width * ASPECT
    corners = tuple((x + a * card_width / WIDTH, y + b * card_height / HEIGHT) for a, b in drawn(slots))
    wide, high = extent(slots)
    return TableauPlaces(card_width, corners, Rect(x, y, wide * card_width, high * card_height))


def _drawing(slots: tuple[Slot, ...], stretch: float, depth: float) -> tuple[tuple[float, float], ...]:
    highest = max(z for _, _, z in slots)
    return tuple((float(x), y * stretch + depth * (highest - z)) for x, y, z in slots)


def _overlaps(slots: tuple[Slot, ...], places: tuple[tuple[float, float], ...]) -> set[tuple[int, int]]:
    """Pairs (upper, lower) whose drawings share an area."""
    return {
        (a, b)
        for a, (xa, ya) in enumerate(places)
        for b, (xb, yb) in enumerate(places)
        if slots[a][2] > slots[b][2] and abs(xa - xb) < WIDTH and abs(ya - yb) < HEIGHT - 1e-6
    }
