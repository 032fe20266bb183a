# SPDX-License-Identifier: MIT
"""Layouts of the tableau: where the ten slots lie, which covers which, and in which order top cards are turned (4).

A slot is `(x, y, z)`: the upper left corner of a rectangle 4 wide and 6 high on the grid, and its height 1 … 3.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

Slot = tuple[int, int, int]
SLOTS: Final = 10
WIDTH: Final = 4  # grid units of a slot
HEIGHT: Final = 6
TOP_LEAST, TOP_MOST = 4, 6
GRID: Final = (60, 40)  # columns and rows that a table lays out; the rules (4.2) give none


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ten slots and the order in which the top ones are turned up. `name`: a preset's, or the player's own."""

    name: str
    slots: tuple[Slot, ...]
    flip_order: tuple[int, ...]


def overlap(a: Slot, b: Slot) -> bool:
    """Whether the rectangles share an area; touching edges is none (4.2)."""
    return abs(a[0] - b[0]) < WIDTH and abs(a[1] - b[1]) < HEIGHT


@lru_cache(maxsize=256)
def covers(slots: tuple[Slot, ...]) -> tuple[tuple[int, int], ...]:
    """All pairs (upper, lower), sorted."""
    return tuple(
        (upper, lower)
        for upper, a in enumerate(slots)
        for lower, b in enumerate(slots)
        if a[2] > b[2] and overlap(a, b)
    )


@lru_cache(maxsize=256)
def covering(slots: tuple[Slot, ...]) -> tuple[tuple[int, ...], ...]:
    """By slot: the slots that cover it."""
    pairs = covers(slots)
    return tuple(tuple(upper for upper, lower in pairs if lower == slot) for slot in range(len(slots)))


def top_slots(slots: tuple[Slot, ...]) -> tuple[int, ...]:
    """Slots that nothing covers."""
    return tuple(slot for slot, above in enumerate(covering(slots)) if not above)


def layers(slots: tuple[Slot, ...]) -> int:
    """Longest chain of covers, counted in cards."""
    above = covering(slots)
    depth: dict[int, int] = {}
    for slot in sorted(range(len(slots)), key=lambda each: -slots[each][2]):
        depth[slot] = 1 + max((depth[each] for each in above[slot]), default=0)
    return max(depth.values(), default=0)


def check_layout(layout: Layout) -> str | None:
    """The first failed rule's code of 4.3 (`count`, `z_range`, `same_layer_overlap`, `top_count`, `overhang`,
    `flip_order`), or None.
    """
    slots = layout.slots
    if len(slots) != SLOTS:
        return "count"
    if any(z not in (1, 2, 3) for _, _, z in slots):
        return "z_range"
    if any(a[2] == b[2] and overlap(a, b) for index, a in enumerate(slots) for b in slots[:index]):
        return "same_layer_overlap"
    top = top_slots(slots)
    if not TOP_LEAST <= len(top) <= TOP_MOST:
        return "top_count"
    holding = {upper for upper, _ in covers(slots)}
    if any(slot not in holding for slot in top):
        return "overhang"
    if tuple(sorted(layout.flip_order)) != top:
        return "flip_order"
    return None


def on_grid(layout: Layout) -> bool:
    """Whether all cards lie whole on `GRID`: further apart they would be too small to be seen."""
    return all(0 <= x <= GRID[0] - WIDTH and 0 <= y <= GRID[1] - HEIGHT for x, y, _ in layout.slots)


def _row(xs: tuple[int, ...], y: int, z: int) -> tuple[Slot, ...]:
    return tuple((x, y, z) for x in xs)


def _preset(name: str, *rows: tuple[Slot, ...]) -> Layout:
    slots = tuple(slot for row in rows for slot in row)
    return Layout(name, slots, top_slots(slots))


FIVE_STACKS: Final = _preset("five_stacks", _row((0, 5, 10, 15, 20), 0, 2), _row((0, 5, 10, 15, 20), 1, 1))
PYRAMID: Final = _preset("pyramid_5_3_2", _row((0, 4, 8, 12, 16), 0, 3), _row((2, 8, 14), 0, 2), _row((5, 11), 0, 1))
SIX_FOUR: Final = _preset("six_four", _row((0, 4, 8, 12, 16, 20), 0, 2), _row((2, 8, 12, 18), 0, 1))
TOWERS: Final = _preset("towers_3322", _row((0, 5, 10, 15), 0, 3), _row((0, 5, 10, 15), 1, 2), _row((0, 5), 2, 1))
PRESETS: Final = (FIVE_STACKS, PYRAMID, SIX_FOUR, TOWERS)
