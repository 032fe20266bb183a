# SPDX-License-Identifier: MIT
"""Which card is missed least, or brings an ally the most."""

from __future__ import annotations

from shengji_qt.ai.core.bits import length
from shengji_qt.ai.core.masks import plane
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.planes import FIELD, POSITIONS, first_of, fits, less_run, longest_run, run_starts, span, without


def low(table: Table, h1: int, h2: int) -> int:
    """The card to throw away: no points, no top card, nothing out of a pair, side suits before trumps."""
    quiet = h1 & table.quiet
    if quiet:
        loose = quiet ^ (quiet & h2)
        return loose & -loose if loose else quiet & -quiet
    plain = h1 & table.spare
    if plain:
        trumps = plain & table.trumps
        loose = trumps ^ (trumps & h2)
        return loose & -loose if loose else plain & -plain
    rest = h1 & table.fives
    if not rest:
        rest = h1 & table.plain
    return rest & -rest if rest else h1 & -h1


def gift(table: Table, h1: int, h2: int) -> int:
    """The card to give to an ally: ten points, five points, else the one that is missed least."""
    own = h1 & table.points
    if own:
        tens = own & table.side_tens
        if tens:
            return tens & -tens
        fives = own & table.side_fives
        if fives:
            return fives & -fives
        if h1 & table.sides == 0:
            return own & -own
    return low(table, h1, h2)


def some(table: Table, hand: Masks, number: int, giving: bool) -> Masks:
    """So many cards of a hand, one by one; all of it if it has not so many."""
    h1, h2, h3 = hand
    p1 = p2 = p3 = 0
    while number > 0 and h1:
        bit = gift(table, h1, h2) if giving else low(table, h1, h2)
        if p1 & bit:
            p3 |= p2 & bit
            p2 |= bit
        p1 |= bit
        if not h2 & bit:
            h1 ^= bit
        elif h3 & bit:
            h3 ^= bit
        else:
            h2 ^= bit
        number -= 1
    return p1, p2, p3


def cheapest(table: Table, faces: int, points_too: bool) -> int:
    """The card to win with: the lowest without points; with `points_too` points are welcome."""
    if points_too:
        own = faces & table.points
        if own:
            return own & -own
    plain = faces & ~table.points
    return plain & -plain if plain else faces & -faces


def realised(table: Table, cls: int, hand: Masks, bound: int, high: bool) -> Masks:
    """Cards of one class that meet a requirement, a shape, that the hand can meet: with `high` the highest runs, else
    the lowest.
    """
    h1, h2, h3 = hand
    links = table.links[cls]
    p1 = p2 = p3 = 0
    code = first_of(bound)
    while code:
        width, run = 2 + (code >> 5), code & 31
        bound = less_run(bound, code)
        plane2, plane3 = plane(table, h2), plane(table, h3)
        starts = run_starts(plane2, run, links)
        if width == 3:
            starts &= run_starts(plane3, run, links)
        start = 0
        while starts:
            start = (length(starts) - 1) // FIELD if high else (length(starts & -starts) - 1) // FIELD
            left2, left3 = without(plane2, plane3, width, span(start, run))
            if fits(left2, left3, bound, links):
                break
            starts ^= 1 << FIELD * start
        faces = run_faces(table, cls, h2, h3, width, start, run)
        p1, p2 = p1 | faces, p2 | faces
        h1, h2, h3 = h1 & ~faces | (h3 & faces if width == 2 else 0), h2 & ~faces, h3 & ~faces
        if width == 3:
            p3 |= faces
        code = first_of(bound)
    return p1, p2, p3


def run_faces(table: Table, cls: int, h2: int, h3: int, width: int, start: int, run: int) -> int:
    """One face at each position; a pair out of a triple only where there is no other."""
    found = 0
    for position in range(start, start + run):
        here = table.at[cls * POSITIONS + position]
        able = here & h3
        if width == 2:
            able = here & h2 & ~h3 if here & h2 & ~h3 else here & h2
        found |= able & -able
    return found


def longest(table: Table, h2: int, h3: int, width: int) -> int:
    """The faces of the longest run of pairs or triples of one class, the highest of several; 0 without any."""
    faces = h3 if width == 3 else h2
    if faces & (faces - 1) == 0:
        return 0
    cls = table.cls[length(faces) - 1]
    held = plane(table, faces)
    run = longest_run(held, table.links[cls])
    if run < 2:
        return 0
    start = (length(run_starts(held, run, table.links[cls])) - 1) // FIELD
    return run_faces(table, cls, h2, h3, width, start, run)


def lowest_run(table: Table, cards: Masks, kind: int) -> Masks:
    """The lowest run of a `kind`, its width times 32 plus its length, that can be made of cards of one class."""
    cls = table.cls[length(cards[0]) - 1]
    width, run = kind >> 5, kind & 31
    faces = cards[0]
    if width > 1:
        faces = cards[1] if width == 2 else cards[2]
    start = table.pos[length(faces & -faces) - 1]
    if run > 1:
        starts = run_starts(plane(table, faces), run, table.links[cls])
        start = (length(starts & -starts) - 1) // FIELD
    found = 0
    for position in range(start, start + run):
        here = faces & table.at[cls * POSITIONS + position]
        found |= here & -here
    return found, found if width > 1 else 0, found if width > 2 else 0
