# SPDX-License-Identifier: MIT
"""Hands of one class as planes, and the integer work on them.

Plane k of a card set of one class has four bits for each position: how many *faces* at that position are held at least
k times. (A class has at most 20 positions, with four players 16, and a position at most 15 faces.) Bits for single
faces would need a second form wherever several faces share a position; counting them makes that no special case.

A *run* `(w, l)` is l consecutive, linked positions with w copies of one face at each (four_player.md 10.2); it takes
one face from planes 1 … w at each of its positions. A *requirement* is a multiset of runs, sorted in descending order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ONES: int = 0x11111111111111111111  # one in each of 20 positions
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
        bit = 1 << (pos[face] << 2)
        if copies == 1:
            p1 += bit
        elif copies == 2:
            p2 += bit
        else:
            p3 += bit
    return Planes(len(cards), p1, p2, p3)


def occupied(plane: int) -> int:
    """The low bit of each nibble that is not zero."""
    return (plane | plane >> 1 | plane >> 2 | plane >> 3) & ONES


def total(plane: int) -> int:
    """Sum of all nibbles."""
    low = (plane & ONES).bit_count() + 2 * (plane >> 1 & ONES).bit_count()
    return low + 4 * (plane >> 2 & ONES).bit_count() + 8 * (plane >> 3 & ONES).bit_count()


def span(start: int, length: int) -> int:
    """One in each nibble of a run that starts at position `start`."""
    return (ONES & ((1 << 4 * length) - 1)) << 4 * start


def run_starts(plane: int, length: int, links: int) -> int:
    """Low bits at every position where a run of `length` positions can start."""
    nibbles = occupied(plane)
    starts = nibbles
    for step in range(1, length):
        starts &= nibbles >> 4 * step & links >> 4 * (step - 1)
    return starts


def top_of(starts: int, length: int) -> int:
    """Highest top position among the runs starting at `starts`; -1 if there are none."""
    return (starts.bit_length() - 1) // 4 + length - 1 if starts else -1


def longest_run(plane: int, links: int) -> int:
    """Length of the longest run in the plane, 0 if it is empty."""
    length = 0
    while run_starts(plane, length + 1, links):
        length += 1
    return length


def has_run_above(hand: Planes, width: int, length: int, top: int, links: int) -> bool:
    """Whether the hand holds a run (w, l) with a top position greater than `top` (four_player.md 11.3)."""
    return top_of(run_starts(hand[width], length, links), length) > top


def contains(p2: int, p3: int, required: Sequence[Run], links: int) -> bool:
    """Whether planes 2 and 3 hold disjoint parts for each run of width ≥ 2 (four_player.md 10.5).

    `required` in descending order; runs of width 1 need only enough cards, which the caller counts.
    """
    return _place(p2, p3, required, 0, 0, links)


def _place(p2: int, p3: int, required: Sequence[Run], index: int, least: int, links: int) -> bool:
    if index == len(required) or required[index][0] == 1:
        return True
    width, length = required[index]
    if length == 1 and _only_short(required, index):
        triples = sum(1 for each in required[index:] if each[0] == 3)
        pairs = sum(1 for each in required[index:] if each[0] == 2)
        return total(p3) >= triples and total(p2) >= triples + pairs
    starts = (
        run_starts(p3, length, links) & run_starts(p2, length, links) if width == 3 else run_starts(p2, length, links)
    )
    same = index > 0 and required[index - 1] == required[index]
    starts &= -1 << 4 * least if same else -1
    while starts:
        start = (starts & -starts).bit_length() // 4
        starts &= starts - 1
        taken = span(start, length)
        if _place(p2 - taken, p3 - taken if width == 3 else p3, required, index + 1, start, links):
            return True
    return False


def _only_short(required: Sequence[Run], index: int) -> bool:
    """Whether no run of two or more positions follows: then counting decides."""
    return all(length == 1 for width, length in required[index:] if width > 1)


def best_top(hand: Planes, first: Run, rest: Sequence[Run], links: int) -> int:
    """Highest top of a run `first` whose removal still leaves `rest`; -1 if there is none (four_player.md 13.3)."""
    width, length = first
    if width == 1:
        return top_of(occupied(hand.p1), 1)
    starts = run_starts(hand.p2, length, links)
    if width == 3:
        starts &= run_starts(hand.p3, length, links)
    while starts:
        start = (starts.bit_length() - 1) // 4
        starts ^= 1 << 4 * start
        if contains(*without(hand.p2, hand.p3, width, span(start, length)), rest, links):
            return start + length - 1
    return -1


def without(p2: int, p3: int, width: int, taken: int) -> tuple[int, int]:
    """Planes 2 and 3 after one face gave `width` copies at each position of `taken`.

    A pair comes from a face held twice where there is one; else it breaks a triple, which is none any more.
    """
    broken = taken if width == 3 else taken & ~occupied(p2 ^ p3)
    return p2 - taken, p3 - broken


def can_use(hand: Planes, required: Sequence[Run], position: int, copies: int, links: int) -> bool:
    """Whether some choice of exactly the cards of `required` takes a face held `copies` times at `position`."""
    for width, length in dict.fromkeys(required):
        if not 1 < width <= copies:
            continue
        rest = list(required)
        rest.remove((width, length))
        starts = run_starts(hand.p2, length, links) & (run_starts(hand.p3, length, links) if width == 3 else -1)
        for start in range(max(position - length + 1, 0), position + 1):
            if not starts >> 4 * start & 1:
                continue
            p2, p3 = without(hand.p2, hand.p3, width, span(start, length))
            bit = 1 << 4 * position
            if width == 2 and copies == 3 and p3 & 0xF * bit == hand.p3 & 0xF * bit:
                p3 -= bit  # this face is the one that breaks, though another at the position is held just twice
            if contains(p2, p3, rest, links):
                return True
    return False
