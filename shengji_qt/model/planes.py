# SPDX-License-Identifier: MIT
"""Hands of one class as planes, requirements as numbers, and the integer work on them.

Planes 2 and 3 of a card set of one class have a field of `FIELD` bits for each position: how many *faces* at that
position are held at least twice, three times. Plane 1 has a one where any face is held: nobody needs more, and one deck
of five players has nine equal faces at a position. (Else there are at most four, and a class has at most `POSITIONS`
positions, so that a plane fits a machine's 64 bits.) Bits for single faces would need a second form wherever several
faces share a position; counting them makes that no special case.

A *run* `(w, l)` is l consecutive, linked positions with w copies of one face at each (four_player.md 10.2); it takes
one face from planes 1 … w at each of its positions. A *requirement* is a multiset of runs.

A *shape* is a requirement as one number: bits 0 to 5 count single cards, 6 to 10 pairs, 11 to 14 triples; from bit
`LONG` on six bits each are the *code* of a run of two or more positions, `(w - 2) << 5 | l`, in descending order. There
is room for eight of them; a hand holds fewer.

The functions in integers alone are in restricted style, because `ai.core` has them compiled: no negative operand of
// or %, no Python objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

FIELD: Final = 3  # bits of a position
FULL: Final = (1 << FIELD) - 1
POSITIONS: Final = 20
ONES: Final = sum(1 << FIELD * position for position in range(POSITIONS))  # one in each position
SINGLE: Final = 1
PAIR: Final = 1 << 6
TRIPLE: Final = 1 << 11
LONG: Final = 15
CODE: Final = 6  # bits of a code
WIDE: Final = 32  # the codes of runs of triples begin here
_CODES: Final = (1 << CODE) - 1
_SHORT: Final = (1 << LONG) - 1
_ROOM: Final = 8  # runs of two or more positions in a shape
Run = tuple[int, int]


class Planes(NamedTuple):
    """`size` cards; `p1`, `p2`, `p3` as in the module's docstring."""

    size: int
    p1: int
    p2: int
    p3: int


def planes_of(cards: Sequence[int], pos: Sequence[int]) -> Planes:
    """Planes of cards of one class; `pos` by face."""
    p1 = p2 = p3 = 0
    held: dict[int, int] = {}
    for face in cards:
        copies = held.get(face, 0) + 1
        held[face] = copies
        bit = 1 << FIELD * pos[face]
        if copies == 1:
            p1 |= bit
        elif copies == 2:
            p2 += bit
        else:
            p3 += bit
    return Planes(len(cards), p1, p2, p3)


def occupied(plane: int) -> int:
    """The low bit of each field that is not zero."""
    return (plane | plane >> 1 | plane >> 2) & ONES


def total(plane: int) -> int:
    """Sum of all fields."""
    return (plane & ONES).bit_count() + 2 * (plane >> 1 & ONES).bit_count() + 4 * (plane >> 2 & ONES).bit_count()


def span(start: int, run: int) -> int:
    """One in each field of a run of so many positions from `start` on."""
    return (ONES & ((1 << FIELD * run) - 1)) << FIELD * start


def run_starts(plane: int, run: int, links: int) -> int:
    """Low bits at every position where a run of so many positions can start."""
    fields = occupied(plane)
    starts = fields
    for step in range(1, run):
        starts &= fields >> FIELD * step & links >> FIELD * (step - 1)
    return starts


def top_of(starts: int, run: int) -> int:
    """Highest top position among the runs starting at `starts`; -1 if there are none."""
    return (starts.bit_length() - 1) // FIELD + run - 1 if starts else -1


def longest_run(plane: int, links: int) -> int:
    """Length of the longest run in the plane, 0 if it is empty."""
    fields = occupied(plane)
    starts = fields
    run = 0
    while starts:
        run += 1
        starts &= fields >> FIELD * run & links >> FIELD * (run - 1)
    return run


def without(p2: int, p3: int, width: int, taken: int) -> tuple[int, int]:
    """Planes 2 and 3 after one face gave `width` copies at each position of `taken`.

    A pair comes from a face held twice where there is one; else it breaks a triple, which is none any more.
    """
    broken = taken if width == 3 else taken & ~occupied(p2 ^ p3)
    return p2 - taken, p3 - broken


# --- shapes ----------------------------------------------------------------------------------------------------------


def deciding(shape: int) -> int:
    """The code of the first run in kind order, long runs before short ones (four_player.md 10.4); 0 without pairs."""
    code = shape >> LONG & _CODES
    if code:
        return code
    if shape & 15 << 11:
        return WIDE | 1
    return 1 if shape & 31 << 6 else 0


def first_of(shape: int) -> int:
    """The code of the first run in descending order, wide before narrow; 0 without pairs."""
    if shape & 15 << 11 and shape >> LONG & _CODES < WIDE:
        return WIDE | 1
    return deciding(shape)


def less_run(shape: int, code: int) -> int:
    """Without one run; one of two or more positions must be the first of them."""
    if code == 1:
        return shape - PAIR
    if code == WIDE | 1:
        return shape - TRIPLE
    return shape & _SHORT | shape >> LONG + CODE << LONG


def with_run(shape: int, code: int) -> int:
    """With one run more."""
    if code == 1:
        return shape + PAIR
    if code == WIDE | 1:
        return shape + TRIPLE
    at = LONG
    while shape >> at & _CODES >= code:
        at += CODE
    return shape & (1 << at) - 1 | code << at | shape >> at << at + CODE


def is_single_component(shape: int) -> bool:
    """Whether it is one run."""
    if shape >> LONG:
        return shape & _SHORT == 0 and shape >> LONG + CODE == 0
    return shape in (SINGLE, PAIR, TRIPLE)


def joined(shape: int, parts: int, wide: int) -> int:
    """With the runs of a partition (`next_partition`): of pairs, or with `wide` = `WIDE` of triples."""
    shape += (parts >> 6 & 31) * (TRIPLE if wide else PAIR)
    left = parts >> LONG
    while left:
        shape = with_run(shape, wide | left & _CODES)
        left >>= CODE
    return shape


def first_partition(number: int) -> int:
    """`number` as a sum of one part. Parts are written as a shape of pairs."""
    return number << LONG if number > 1 else number << 6


def next_partition(parts: int) -> int:
    """The next way to write a number as a sum, in descending lexicographic order; -1 after the last one."""
    if parts >> LONG == 0:
        return -1
    at = LONG + ((parts >> LONG).bit_length() - 1) // CODE * CODE
    size = (parts >> at & _CODES) - 1
    left = (parts >> 6 & 31) + size + 1
    parts &= (1 << at) - 1 & ~(31 << 6)
    if size == 1:
        return parts | left << 6
    while left >= size:
        parts |= size << at
        at += CODE
        left -= size
    return parts | (left << at if left > 1 else left << 6)


def fits(p2: int, p3: int, shape: int, links: int) -> bool:
    """Whether planes 2 and 3 hold disjoint parts for each run of width ≥ 2 (four_player.md 10.5).

    Runs of width 1 need only enough cards, which the caller counts.
    """
    return _placed(p2, p3, shape, 0, links)


def _placed(p2: int, p3: int, shape: int, least: int, links: int) -> bool:
    """`least`: where the first run may start, because the one placed before is like it."""
    if shape >> LONG == 0:  # only runs of one position: counting decides
        triples = shape >> 11 & 15
        return total(p3) >= triples and total(p2) >= triples + (shape >> 6 & 31)
    code = first_of(shape)
    run = code & WIDE - 1
    starts = run_starts(p2, run, links) & -1 << FIELD * least
    if code >= WIDE:
        starts &= run_starts(p3, run, links)
    rest = less_run(shape, code)
    again = first_of(rest) == code
    while starts:
        start = (starts & -starts).bit_length() // FIELD
        starts &= starts - 1
        taken = span(start, run)
        if _placed(p2 - taken, p3 - taken if code >= WIDE else p3, rest, start if again else 0, links):
            return True
    return False


def highest(p1: int, p2: int, p3: int, shape: int, links: int) -> int:
    """Highest top of the deciding run whose removal leaves the others; -1 if there is none (four_player.md 13.3)."""
    code = deciding(shape)
    if code == 0:
        return top_of(occupied(p1), 1)
    run = code & WIDE - 1
    rest = less_run(shape, code)
    starts = run_starts(p2, run, links)
    if code >= WIDE:
        starts &= run_starts(p3, run, links)
    while starts:
        start = (starts.bit_length() - 1) // FIELD
        starts ^= 1 << FIELD * start
        left2, left3 = without(p2, p3, 3 if code >= WIDE else 2, span(start, run))
        if fits(left2, left3, rest, links):
            return start + run - 1
    return -1


def demanded(lead: int, p2: int, p3: int, links: int, protect: bool) -> int:
    """The requirement R of four_player.md 12.4 for a lead and the planes of the follower's cards of the class.

    With `protect` faces held three times do not count as pairs where the lead has no triple.
    """
    if protect and lead >> 11 & 15 == 0 and lead >> LONG & _CODES < WIDE:
        p2 -= p3
        p3 = 0
    bound = 0
    code = deciding(lead)
    while code:
        if code >= WIDE:
            bound = _level_of_triples(bound, code & WIDE - 1, p2, p3, links)
        else:
            bound = _level_of_pairs(bound, code, p2, p3, links)
        lead = less_run(lead, code)
        code = deciding(lead)
    return bound


def _level_of_pairs(bound: int, run: int, p2: int, p3: int, links: int) -> int:
    """The first level of a led run of pairs that can be met besides `bound` (12.3), and `bound`."""
    for pairs in range(min(run, total(p2)), 0, -1):
        parts = first_partition(pairs)
        while parts >= 0:
            together = joined(bound, parts, 0)
            if fits(p2, p3, together, links):
                return together
            parts = next_partition(parts)
    return bound


def _level_of_triples(bound: int, run: int, p2: int, p3: int, links: int) -> int:
    """The same for a led run of triples: as many triples, then one run of as many pairs, then both mixed."""
    three, two = total(p3), total(p2)
    if three >= run:
        together = _mixed(bound, run, 0, p2, p3, links)
        if together >= 0:
            return together
    if run > 1:
        together = with_run(bound, run)
        if fits(p2, p3, together, links):
            return together
    for triples in range(min(run - 1, three), -1, -1):
        for pairs in range(min(run, two) - triples, -1, -1):
            together = _mixed(bound, triples, pairs, p2, p3, links)
            if together >= 0:
                return together
    return bound


def _mixed(bound: int, triples: int, pairs: int, p2: int, p3: int, links: int) -> int:
    """`bound` and so many triples and pairs in the longest runs that can be met; -1 if they cannot be."""
    wide = first_partition(triples)
    while wide >= 0:
        before = joined(bound, wide, WIDE)
        narrow = first_partition(pairs)
        while narrow >= 0:
            together = joined(before, narrow, 0)
            if fits(p2, p3, together, links):
                return together
            narrow = next_partition(narrow)
        wide = next_partition(wide)
    return -1


# --- runs as tuples --------------------------------------------------------------------------------------------------


def shape_of(required: Iterable[Run]) -> int:
    """Runs as a shape."""
    shape = 0
    for width, run in required:
        if width == 1:
            shape += SINGLE
        else:
            shape = with_run(shape, width - 2 << 5 | run)
    assert shape >> LONG + _ROOM * CODE == 0, "a hand has not so many runs"
    return shape


@lru_cache(maxsize=4096)
def runs_of_shape(shape: int) -> tuple[Run, ...]:
    """A shape as runs in descending order."""
    found = []
    left = shape
    while code := first_of(left):
        found.append((2 + (code >> 5), code & WIDE - 1))
        left = less_run(left, code)
    return (*found, *[(1, 1)] * left)


def has_run_above(hand: Planes, width: int, length: int, top: int, links: int) -> bool:
    """Whether the hand holds a run (w, l) with a top position greater than `top` (four_player.md 11.3)."""
    return top_of(run_starts(hand[width], length, links), length) > top


def contains(p2: int, p3: int, required: Sequence[Run], links: int) -> bool:
    """`fits` of runs as tuples."""
    return fits(p2, p3, shape_of(required), links)


def best_top(hand: Planes, first: Run, rest: Sequence[Run], links: int) -> int:
    """Highest top of a run `first`, of kind order, whose removal still leaves `rest`; -1 if there is none (13.3)."""
    return highest(hand.p1, hand.p2, hand.p3, shape_of((first, *rest)), links)


def can_use(hand: Planes, required: Sequence[Run], position: int, copies: int, links: int) -> bool:
    """Whether some choice of exactly the cards of `required` takes a face held `copies` times at `position`."""
    for width, length in dict.fromkeys(required):
        if not 1 < width <= copies:
            continue
        rest = list(required)
        rest.remove((width, length))
        starts = run_starts(hand.p2, length, links) & (run_starts(hand.p3, length, links) if width == 3 else -1)
        for start in range(max(position - length + 1, 0), position + 1):
            if not starts >> FIELD * start & 1:
                continue
            p2, p3 = without(hand.p2, hand.p3, width, span(start, length))
            bit = 1 << FIELD * position
            if width == 2 and copies == 3 and p3 & FULL * bit == hand.p3 & FULL * bit:
                p3 -= bit  # this face is the one that breaks, though another at the position is held just twice
            if contains(p2, p3, rest, links):
                return True
    return False
