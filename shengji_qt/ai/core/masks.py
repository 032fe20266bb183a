# SPDX-License-Identifier: MIT
"""Arithmetic on cards as sets of bits; shapes of leads and their components (four_player.md 10.3, 10.4)."""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.planes import FIELD, PAIR, POSITIONS, TRIPLE, WIDE, longest_run, run_starts, span, with_run


def size(play: Masks) -> int:
    """Number of cards."""
    return count(play[0]) + count(play[1]) + count(play[2])


def value(table: Table, p1: int, p2: int, p3: int) -> int:
    """Points of the cards."""
    if not p1 & table.points:
        return 0
    found = 5 * count(p1 & table.fives) + 10 * count(p1 & table.tens)
    if p2 & table.points:
        found += 5 * count(p2 & table.fives) + 10 * count(p2 & table.tens)
        if p3:
            found += 5 * count(p3 & table.fives) + 10 * count(p3 & table.tens)
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
    """Faces of one class that are held at least twice, or three times, as a plane (`model.planes`)."""
    found = 0
    while faces:
        low = faces & -faces
        found += table.field[length(low) - 1]
        faces ^= low
    return found


def shape(table: Table, cls: int, p1: int, p2: int, p3: int) -> int:
    """The shape of cards of one class by natural decomposition (four_player.md 10.3)."""
    if p2 == 0:
        return count(p1)
    found = count(p1 & ~p2)
    if p3:
        found = _with_runs(table, cls, 3, p3, found)
    pairs = p2 & ~p3
    if pairs:
        found = _with_runs(table, cls, 2, pairs, found)
    return found


def _with_runs(table: Table, cls: int, width: int, faces: int, found: int) -> int:
    if faces & (faces - 1) == 0:
        return found + (TRIPLE if width == 3 else PAIR)
    links = table.links[cls]
    left = plane(table, faces)
    while left:
        run = longest_run(left, links)
        starts = run_starts(left, run, links)
        left -= span(length(starts & -starts) // FIELD, run)
        found = with_run(found, (WIDE if width == 3 else 0) | run)
    return found


def next_component(table: Table, cls: int, faces: int) -> tuple[int, int]:
    """Of faces with as many copies each: the longest run, the lowest of several, as its top position and its faces.

    Its length is the number of its faces; of equal faces the first in turn is taken.
    """
    plan = plane(table, faces)
    run = longest_run(plan, table.links[cls])
    starts = run_starts(plan, run, table.links[cls])
    start = length(starts & -starts) // FIELD
    taken = 0
    for position in range(start, start + run):
        here = faces & table.at[cls * POSITIONS + position]
        taken |= here & -here
    return start + run - 1, taken
