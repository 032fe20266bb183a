# SPDX-License-Identifier: MIT
"""How the lean policy leads: what cannot be beaten, long structures, a partner's void, else a low card."""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.masks import plane
from shengji_qt.ai.core.picks import run_faces
from shengji_qt.ai.core.state import H1, H2, H3, unseen, unseen_twice
from shengji_qt.ai.core.table import NOTHING, Masks, Table
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import FIELD, longest_run, run_starts

MANY_TRUMPS: Final = 7


def lead(table: Table, state: list[int], slot: int, foes_void: int, allies_void: int, most: int) -> Masks:
    """What a slot leads. `foes_void`, `allies_void`: faces of classes that an opponent, or an ally, has not.

    `most`: cards of the longest throw.
    """
    h1, h2 = state[H1 + slot], state[H2 + slot]
    out = unseen(table, state, slot)
    risky = foes_void if foes_void and out & table.trumps else 0
    pairs = h2 & table.sides
    if pairs:
        play = _structure(table, state, slot, pairs, risky)
        if play[0]:
            return play
    boss, whole = _bosses(table, h1, out, risky)
    if boss:
        if whole and count(boss) > most:
            return 1 << length(boss) - 1, 0, 0
        return boss, h2 & whole, state[H3 + slot] & whole
    if h2:
        play = _pair(table, state, slot, risky)
        if play[0]:
            return play
    if allies_void:
        ruffed = h1 & allies_void & table.sides & ~foes_void
        if ruffed:
            return ruffed & -ruffed, 0, 0
    return _quiet(table, h1, h2), 0, 0


def _structure(table: Table, state: list[int], slot: int, pairs: int, risky: int) -> Masks:
    """The longest run of a side suit, else a pair or triple there that nothing beats."""
    if pairs & pairs >> table.stride:
        return _longest(table, state[H2 + slot], state[H3 + slot])
    twice = unseen_twice(table, state, slot)
    for turn in range(table.stride):
        mask = table.suits[turn]
        own = pairs & mask
        if own > twice & mask and not mask & risky:
            bit = 1 << length(own) - 1
            return bit, bit, state[H3 + slot] & bit
    return NOTHING


def _longest(table: Table, h2: int, h3: int) -> Masks:
    """The run with the most cards in a side suit, which there is."""
    best, where, wide = 0, 0, 2
    for cls in range(TRUMP):
        for width in range(2, 4):
            faces = (h2 if width == 2 else h3) & table.mask[cls]
            run = longest_run(plane(table, faces), table.links[cls]) if faces & faces >> table.stride else 0
            if run * width > best:
                best, where, wide = run * width, cls, width
    return _run(table, where, h2, h3, wide, best // wide)


def _run(table: Table, cls: int, h2: int, h3: int, width: int, run: int) -> Masks:
    """The highest run of so many positions of a class."""
    own = (h3 if width == 3 else h2) & table.mask[cls]
    starts = run_starts(plane(table, own), run, table.links[cls])
    faces = run_faces(table, cls, h2, h3, width, (length(starts) - 1) // FIELD, run)
    return faces, faces, faces if width == 3 else 0


def _bosses(table: Table, h1: int, out: int, risky: int) -> tuple[int, int]:
    """The highest card of a side suit if nothing beats it; all cards of the suit if nothing beats any of them, and
    then the same faces again: of those every copy is led. Inside a suit a higher card is a higher number.
    """
    found = 0
    for turn in range(table.stride):
        mask = table.suits[turn]
        own = h1 & mask
        if not own or mask & risky:
            continue
        rest = out & mask
        if own > rest:
            low = own & -own
            if low > rest and low != own:
                return own, own
            found = own
    return (1 << length(found) - 1, 0) if found else (0, 0)


def _pair(table: Table, state: list[int], slot: int, risky: int) -> Masks:
    """A high pair or run of trumps where there are many, else a pair without points of a side suit."""
    h2, h3 = state[H2 + slot], state[H3 + slot]
    own1, own = state[H1 + slot] & table.trumps, h2 & table.trumps
    if own and count(own1) + count(own) >= MANY_TRUMPS:
        if own & (own - 1):
            run = longest_run(plane(table, own), table.links[TRUMP])
            if run > 1:
                return _run(table, TRUMP, h2, h3, 2, run)
        top = length(own) - 1
        if unseen_twice(table, state, slot) & table.above[top] == 0:
            return 1 << top, 1 << top, 0
    pairs = h2 & table.sides & table.plain & ~risky
    if pairs:
        bit = 1 << length(pairs) - 1
        return bit, bit, 0
    return NOTHING


def _quiet(table: Table, h1: int, h2: int) -> int:
    """A low side card without points, then a low trump."""
    quiet = h1 & table.quiet
    if quiet:
        loose = quiet ^ (quiet & h2)
        return loose & -loose if loose else quiet & -quiet
    trumps = h1 & table.trumps & table.plain
    if trumps:
        return trumps & -trumps
    return h1 & -h1
