# SPDX-License-Identifier: MIT
"""What the four seats do with their cards, in integers alone: the lean policy and the rules of a trick.

Restricted style (`core`). State: also as below; the score is the attackers' points.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import length
from shengji_qt.ai.core.contest import answer, open_trick, remember, thrown
from shengji_qt.ai.core.four_following import follow, single, single_void
from shengji_qt.ai.core.four_leading import lead
from shengji_qt.ai.core.four_sight import CARDS
from shengji_qt.ai.core.masks import shape, size, value
from shengji_qt.ai.core.state import (
    BEST1,
    BOTTOM,
    COUNT,
    DECLARER,
    DONE,
    EXTRA,
    H1,
    LEAD1,
    LEADER,
    LED,
    OUTCOME,
    OVER,
    PLAYED,
    SCORE,
    SHAPE,
    TOP,
    TRICK,
    TURN,
    VOID,
    WINNER,
    held,
    take,
    take_one,
)
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.planes import SINGLE

PENALTY: Final = EXTRA  # points for a failed throw
PROTECT: Final = EXTRA + 1
ASCENDING: Final = EXTRA + 2  # throws are tested by rising position
BASIS: Final = EXTRA + 3  # 1: the lead decides the multiplier, not the winning play
FAILED: Final = EXTRA + 4  # a bit for each seat whose throw failed
DUG: Final = OUTCOME + 1  # after the end: 0, or the shape of the play that decides the bottom's factor, and its cards


def choose(table: Table, state: list[int]) -> Masks:
    """What the lean policy plays."""
    slot = state[TURN]
    if state[PLAYED] == 0:
        return lead(table, state, slot)
    return follow(table, state, slot, state[PROTECT])


def step(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """Play these cards; what the bottom is worth is left to the caller."""
    if state[PLAYED] == 0:
        state[CARDS] = held(state, state[TURN])
    _lay(table, state, p1, p2, p3)


def _lay(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """The same where `CARDS` is right already."""
    if p2 == 0 and p1 & (p1 - 1) == 0:
        _lay_one(table, state, p1)
    else:
        _lay_many(table, state, p1, p2, p3)


def _lay_many(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """Several cards."""
    slot, played = state[TURN], state[PLAYED]
    if played == 0:
        if p1 & (p1 - 1):
            p1, p2, p3 = _thrown(table, state, slot, p1, p2, p3)
        open_trick(table, state, slot, p1, p2, p3)
    else:
        led = state[LED]
        if p1 & led != p1:
            state[VOID + slot] |= led
        if state[TOP] or p1 & state[OVER]:
            answer(table, state, slot, p1, p2, p3)
    take(state, slot, p1, p2, p3)
    if p1 & table.points:
        state[TRICK] += value(table, p1, p2, p3)
    if state[H1 + slot] == 0:
        remember(state, slot, p1, p2, p3)
    if played < 3:
        state[PLAYED] = played + 1
        state[TURN] = (slot + 1) & 3
    else:
        _end_trick(state)


def _lay_one(table: Table, state: list[int], bit: int) -> None:
    """The same for one card, which most plays are."""
    slot, played = state[TURN], state[PLAYED]
    if played == 0:
        number = length(bit) - 1
        state[LEADER] = state[WINNER] = slot
        state[LED], state[OVER] = table.mask[table.cls[number]], table.over[number]
        state[SHAPE], state[COUNT], state[TOP] = SINGLE, 1, 0
    elif bit & state[OVER]:
        state[OVER] = table.over[length(bit) - 1]
        state[WINNER] = slot
    if not bit & state[LED]:
        state[VOID + slot] |= state[LED]
    take_one(state, slot, bit)
    if bit & table.points:
        state[TRICK] += 10 if bit & table.tens else 5
    if state[H1 + slot] == 0:
        remember(state, slot, bit, 0, 0)
    if played == 3:
        _end_trick(state)
    else:
        state[PLAYED] = played + 1
        state[TURN] = (slot + 1) & 3


def _thrown(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int) -> Masks:
    """What is led of several faces; a failed throw costs points (11.4)."""
    led = thrown(table, state, (p1, p2, p3), 15 ^ 1 << slot, state[ASCENDING])
    if size(led) != size((p1, p2, p3)):
        state[FAILED] |= 1 << slot
        if (slot ^ state[DECLARER]) & 1:
            state[SCORE] = max(state[SCORE] - state[PENALTY], 0)
        else:
            state[SCORE] += state[PENALTY]
    return led


def _end_trick(state: list[int]) -> None:
    winner = state[WINNER]
    if (winner ^ state[DECLARER]) & 1:
        state[SCORE] += state[TRICK]
    state[TURN] = winner
    state[PLAYED] = 0
    state[TRICK] = 0
    if state[H1 + winner] == 0:
        state[DONE] = 1


def advance(table: Table, state: list[int]) -> None:
    """A trick, or what is left of it, by the lean policy, the same for every seat."""
    if state[PLAYED] == 0:
        p1, p2, p3 = lead(table, state, state[TURN])
        _lay(table, state, p1, p2, p3)
    if state[SHAPE] == SINGLE:
        _replies(table, state)
        return
    protect = state[PROTECT]
    while state[PLAYED]:
        p1, p2, p3 = follow(table, state, state[TURN], protect)
        _lay_many(table, state, p1, p2, p3)


def _replies(table: Table, state: list[int]) -> None:
    """`choose` and `step` for all who have to follow to one card, which most plays do."""
    slot, played, led = state[TURN], state[PLAYED], state[LED]
    while played < 4:
        state[PLAYED] = played
        bit = state[H1 + slot] & led
        if bit == 0:
            bit = single_void(table, state, slot)
            state[VOID + slot] |= led
        elif bit & (bit - 1):
            bit = single(table, state, slot, bit)
        if bit & state[OVER]:
            state[OVER] = table.over[length(bit) - 1]
            state[WINNER] = slot
        take_one(state, slot, bit)
        if state[H1 + slot] == 0:
            remember(state, slot, bit, 0, 0)
        if bit & table.points:
            state[TRICK] += 10 if bit & table.tens else 5
        slot = (slot + 1) & 3
        played += 1
    _end_trick(state)


def dig(table: Table, state: list[int]) -> None:
    """When the play is over: whether the attackers get the bottom, and the play that decides its factor (14)."""
    if state[BOTTOM] == 0 or not (state[WINNER] ^ state[DECLARER]) & 1:
        state[DUG] = 0
        return
    at = LEAD1 if state[BASIS] else BEST1
    p1, p2, p3 = state[at], state[at + 1], state[at + 2]
    state[DUG] = shape(table, table.cls[length(p1) - 1], p1, p2, p3)
    state[DUG + 1], state[DUG + 2], state[DUG + 3] = p1, p2, p3
