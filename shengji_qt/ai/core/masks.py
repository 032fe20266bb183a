# SPDX-License-Identifier: MIT
"""Arithmetic on cards as sets of bits, and the shape of a lead as one number.

A *shape* is what must be followed: bits 0 to 5 count single cards, 6 to 10 pairs, 11 to 14 triples; from bit 15 on six
bits each hold a run of two or more positions, its width times 16 plus its length, in kind order (four_player.md 10.4).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.table import POSITIONS, Masks, Table
from shengji_qt.model.planes import Run, longest_run, run_starts, span

SINGLE: Final = 1
PAIR: Final = 1 << 6
TRIPLE: Final = 1 << 11
SHORT: Final = frozenset({SINGLE, PAIR, TRIPLE})
LONG: Final = 15  # the bit where runs of two or more positions begin
_LONG_BITS: Final = 6
_runs: dict[int, tuple[Run, ...]] = {}


def size(play: Masks) -> int:
    """Number of cards."""
    return count(play[0]) + count(play[1]) + count(play[2])


def value(table: Table, p1: int, p2: int, p3: int) -> int:
    """Points of the cards."""
    if not p1 & table.points:
        return 0
    found = 5 * count(p1 & table.fives) + 10 * count(p1 & table.tens)
    if p2 & table.points:
        found += 5 * (count(p2 & table.fives) + count(p3 & table.fives))
        found += 10 * (count(p2 & table.tens) + count(p3 & table.tens))
    return found


def less(h1: int, h2: int, h3: int, p1: int, p2: int, p3: int) -> Masks:
    """A hand without some of its cards."""
    if h3 == 0:
        return (h1 & ~p1) | (h2 & p1 & ~p2), h2 & ~p1, 0
    return (
        (h1 & ~p1) | (h2 & p1 & ~p2) | (h3 & p2 & ~p3),
        (h2 & ~p1) | (h3 & p1 & ~p2),
        h3 & ~p1,
    )


def more(h1: int, h2: int, h3: int, p1: int, p2: int, p3: int) -> Masks:
    """Both sets of cards together, at most three copies of a face."""
    return h1 | p1, h2 | p2 | (h1 & p1), h3 | p3 | (h2 & p1) | (h1 & p2)


def plane(table: Table, faces: int) -> int:
    """Faces of one class as a plane (`model.planes`)."""
    found = 0
    nibble = table.nibble
    while faces:
        low = faces & -faces
        found += nibble[length(low) - 1]
        faces ^= low
    return found


def shape(table: Table, cls: int, p1: int, p2: int, p3: int) -> int:
    """The shape of cards of one class by natural decomposition (four_player.md 10.3)."""
    if p2 == 0:
        return count(p1)
    found, shift = count(p1 & ~p2), LONG
    if p3:
        found, shift = _with_runs(table, cls, 3, p3, found, shift)
    pairs = p2 & ~p3
    if pairs:
        found, shift = _with_runs(table, cls, 2, pairs, found, shift)
    return found


def _with_runs(table: Table, cls: int, width: int, faces: int, found: int, shift: int) -> tuple[int, int]:
    unit = TRIPLE if width == 3 else PAIR
    if faces & (faces - 1) == 0:
        return found + unit, shift
    links = table.links[cls]
    left = plane(table, faces)
    while left:
        long = longest_run(left, links)
        starts = run_starts(left, long, links)
        left -= span(length(starts & -starts) // 4, long)
        if long == 1:
            found += unit
        else:
            found |= (width << 4 | long) << shift
            shift += _LONG_BITS
    return found, shift


def runs(lead: int) -> tuple[Run, ...]:
    """A shape as runs in kind order."""
    known = _runs.get(lead)
    if known is None:
        known = _runs[lead] = tuple(_listed(lead))
    return known


def _listed(lead: int) -> list[Run]:
    found = []
    long = lead >> LONG
    while long:
        found.append((long >> 4 & 3, long & 15))
        long >>= _LONG_BITS
    found += [(3, 1)] * (lead >> 11 & 15) + [(2, 1)] * (lead >> 6 & 31) + [(1, 1)] * (lead & 63)
    return found


def is_single_component(lead: int) -> bool:
    """Whether a shape is one run."""
    if lead >> LONG:
        return lead & ((1 << LONG) - 1) == 0 and lead >> LONG + _LONG_BITS == 0
    return lead in SHORT


class Part:
    """One component of a lead: `width` copies of `faces`, at `length` positions up to `top`."""

    __slots__ = ("faces", "length", "top", "width")

    def __init__(self, width: int, run: int, top: int, faces: int) -> None:
        self.width = width
        self.length = run
        self.top = top
        self.faces = faces

    @property
    def play(self) -> Masks:
        return self.faces, self.faces if self.width > 1 else 0, self.faces if self.width > 2 else 0


def parts(table: Table, cls: int, play: Masks) -> list[Part]:
    """The natural decomposition in kind order (four_player.md 10.3, 10.4); of equal faces the first in turn first."""
    p1, p2, p3 = play
    found: list[Part] = []
    for width, faces in ((3, p3), (2, p2 & ~p3)):
        left = plane(table, faces)
        while left:
            long = longest_run(left, table.links[cls])
            starts = run_starts(left, long, table.links[cls])
            start = length(starts & -starts) // 4
            left -= span(start, long)
            taken = 0
            for position in range(start, start + long):
                here = faces & table.at[cls * POSITIONS + position]
                taken |= here & -here
            faces &= ~taken
            found.append(Part(width, long, start + long - 1, taken))
    singles = p1 & ~p2
    while singles:
        low = singles & -singles
        singles ^= low
        found.append(Part(1, 1, table.pos[length(low) - 1], low))
    found.sort(key=lambda each: (-(each.length > 1), -each.width, -each.length, each.top))
    return found
