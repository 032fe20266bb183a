# SPDX-License-Identifier: MIT
"""How the lean policy leads with five players: what is likely to hold the trick, with as many cards as possible; else a
card that is missed least, out of a short suit.

Values are tenths of a point. Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.masks import size, value
from shengji_qt.ai.core.picks import longest
from shengji_qt.ai.core.state import H1, H2, H3, unseen, unseen_twice
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.order import CLASSES
from shengji_qt.model.planes import POSITIONS

STAKE: Final = 70  # what a card of a trick that holds brings: points of those who follow
LEADING: Final = 25  # to lead again
BOSS: Final = 18  # what a side card is worth that nothing beats
EXPOSED: Final = 11  # a point that is led and may be lost
POINT: Final = 4  # a point that is brought home
DRAWN: Final = 50  # a trump that the declarer leads while others have some, and it holds
TRUMP_BOSS: Final = 95  # keeping one, and more with few cards left
LATE_BOSS: Final = 100
FEW: Final = 5  # cards
TRUMP_COST: Final = 12  # keeping a low trump, and how much more a high one
TRUMP_RISE: Final = 75
VOID: Final = 15  # to be rid of a suit
PAIRED: Final = 12  # a pair that is kept
RUN_HOLDS: Final = 24  # of `ALL`
PARTNER: Final = 15  # of `ALL`: a partner without the suit ruffs
NONE: Final = -1_000_000
ALL: Final = 31  # what chances are parts of
MUCH: Final = 60  # a lead of a single trump brings less
RUFFED: Final = 4  # a suit that an opponent is known not to have
# Five bits each. By unseen cards of a side suit, for 0, 2, 4 … 22: that no opponent ruffs it.
SAFE: Final = (
    3 | 3 << 5 | 6 << 10 | 12 << 15 | 17 << 20 | 20 << 25 | 24 << 30 | 26 << 35 | 27 << 40 | 29 << 45 | 29 << 50
    | 30 << 55
)  # fmt: skip
# By better ones that others may hold: that a pair is not beaten.
PAIR_HOLDS: Final = 31 | 25 << 5 | 20 << 10 | 16 << 15 | 13 << 20 | 10 << 25 | 8 << 30 | 6 << 35 | 4 << 40 | 3 << 45


def lead(table: Table, state: list[int], slot: int, foes_void: int, allies_void: int, declares: int) -> Masks:
    """What a slot leads. `foes_void`, `allies_void`: faces of classes that an opponent, or an ally, has not;
    `declares`: it is the declarer's.
    """
    h1, h2 = state[H1 + slot], state[H2 + slot]
    if h1 & (h1 - 1) == 0:
        return h1, h2, state[H3 + slot]
    out, twice = unseen(table, state, slot), unseen_twice(table, state, slot)
    trumps = h1 & table.trumps
    shed = VOID * ALL if trumps & (trumps - 1) else 0
    best, found, pairs = NONE, 0, 0
    for turn in range(table.stride):
        mask = table.suits[turn]
        own = h1 & mask
        if own == 0:
            continue
        if table.above[length(own) - 1] & out and h2 & mask == 0:
            here, bit, pair = _low(table, own, shed, 1 if mask & allies_void & ~foes_void else 0)
        else:
            safe = _safe(table, mask, out, twice, foes_void)
            here, bit, pair = _suit(table, state, slot, mask, out, twice, safe, shed, declares)
        if here > best:
            best, found, pairs = here, bit, pair
    if trumps and (h2 & trumps or best < ALL * MUCH):
        here, bit, pair = _trump(table, trumps, h2, out, twice, declares, count(h1))
        if here > best:
            best, found, pairs = here, bit, pair
    if h2 & (h2 - 1):
        run = _longest(table, h2, state[H3 + slot])
        if run[0]:
            here = size(run) * (STAKE * RUN_HOLDS - (ALL * TRUMP_COST if run[0] & trumps else 0))
            if here > best:
                return run
    return found, pairs, state[H3 + slot] & pairs


def _low(table: Table, own: int, shed: int, ruffed: int) -> Masks:
    """The lowest card of a suit, after its value."""
    bit = own & -own
    here = shed // count(own)
    if ruffed:
        here += PARTNER * STAKE
    elif bit & table.points:
        here -= ALL * EXPOSED * (5 if bit & table.fives else 10)
    return here, bit, 0


def _safe(table: Table, mask: int, out: int, twice: int, foes_void: int) -> int:
    """The chance that no opponent ruffs a side suit."""
    if not out & table.trumps:
        return ALL
    if mask & foes_void:
        return RUFFED
    return SAFE >> min(count(out & mask) + count(twice & mask), 23) // 2 * 5 & ALL


def _suit(
    table: Table, state: list[int], slot: int, mask: int, out: int, twice: int, safe: int, shed: int, declares: int
) -> Masks:
    """The best lead of a side suit, after its value: all that nothing beats, else a pair or a low card."""
    own, both = state[H1 + slot] & mask, state[H2 + slot] & mask
    rest, pairs = out & mask, twice & mask
    edge = length(rest) - 1 if rest else 0
    if table.decks == 1 and rest:  # several faces are equal (R20.3)
        alike = table.at[table.cls[edge] * POSITIONS + table.pos[edge]]
        edge = length(alike & -alike) - 1
    sure = own >> edge << edge
    edge = length(pairs) - 1 if pairs else 0
    p1 = sure | both >> edge << edge
    if p1:
        p2, p3 = both & p1, state[H3 + slot] & both & p1
        here = safe * (STAKE * (count(p1) + count(p2) + count(p3)) + LEADING) - ALL * BOSS * count(sure)
        if p1 & table.points:
            here += value(table, p1, p2, p3) * (POINT * safe - EXPOSED * (ALL - safe))
        return here + (shed if own == p1 else 0), p1, p2
    bit = own & -own
    best, pair = shed // (count(own) + count(both)), 0
    if bit & table.points:
        best -= ALL * EXPOSED * (5 if bit & table.fives else 10)
    if bit & both:
        best -= ALL * PAIRED
    if both:
        top = length(both) - 1
        safe = safe * _pair_holds(table, count(pairs & table.above[top]), declares) // ALL
        here = safe * ((3 if state[H3 + slot] >> top & 1 else 2) * STAKE + LEADING) - ALL * PAIRED
        if 1 << top & table.points:
            here += 2 * (POINT * safe - EXPOSED * (ALL - safe)) * (5 if 1 << top & table.fives else 10)
        if here > best:
            best, bit, pair = here, 1 << top, 1 << top
    return best, bit, pair


def _pair_holds(table: Table, better: int, declares: int) -> int:
    """The chance that nobody beats a pair, with so many better ones that others may hold."""
    if better:
        better = (2 * better if table.decks == 3 else better) + 2 * declares
    return PAIR_HOLDS >> 5 * min(better, 9) & ALL


def _trump(table: Table, own: int, h2: int, out: int, twice: int, declares: int, left: int) -> Masks:
    """The best single trump or pair to lead, after its value."""
    rest = out & table.trumps
    top = length(own) - 1
    bit = 1 << top
    both = h2 & own
    draws = DRAWN if declares and count(own) + count(both) > 1 + count(rest) // 3 else 0
    if rest == 0:
        best, found, pair = STAKE + LEADING - 50, bit, 0
    elif table.above[top] & rest == 0:
        best, found, pair = STAKE + LEADING + draws - TRUMP_BOSS, bit, 0
        if left <= FEW:
            best -= LATE_BOSS
    else:
        low = own & table.plain if own & table.plain and not declares else own
        found, pair = low & -low, 0
        best = -TRUMP_COST
        if found & table.points:
            best -= EXPOSED * (5 if found & table.fives else 10)
    if both:
        top = length(both) - 1
        bit = 1 << top
        safe = _pair_holds(table, count(twice & table.above[top]), declares)
        here = safe * (2 * STAKE + LEADING + draws) - ALL * (2 * TRUMP_COST + PAIRED)
        here -= ALL * (2 * TRUMP_RISE * count(own & table.above[top] ^ own) // count(own))
        if bit & table.points:
            here += 2 * (POINT * safe - EXPOSED * (ALL - safe)) * (5 if bit & table.fives else 10)
        if here > best * ALL:
            return here, bit, bit
    return best * ALL, found, pair


def _longest(table: Table, h2: int, h3: int) -> Masks:
    """The run with the most cards; nothing without one."""
    best, found, triples = 0, 0, 0
    for cls in range(CLASSES):
        mask = table.mask[cls]
        for width in range(2, 4):
            faces = longest(table, h2 & mask, h3 & mask, width)
            if width * count(faces) > best:
                best, found, triples = width * count(faces), faces, faces if width == 3 else 0
    return found, found, triples
