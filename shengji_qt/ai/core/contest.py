# SPDX-License-Identifier: MIT
"""Which play wins a trick: the rules of `model.tricks` in integers (four_player.md 13)."""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.masks import next_component, plane, shape
from shengji_qt.ai.core.state import (
    BEST1,
    COUNT,
    H1,
    LEAD1,
    LEADER,
    LED,
    OVER,
    PLAYED,
    SHAPE,
    SLOTS,
    TOP,
    TRUMP_STRENGTH,
    WINNER,
)
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import (
    PAIR,
    POSITIONS,
    SINGLE,
    TRIPLE,
    deciding,
    fits,
    highest,
    is_single_component,
    run_starts,
    top_of,
)


def open_trick(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """A lead that stands."""
    number = length(p1) - 1
    cls = table.cls[number]
    state[LEADER] = slot
    state[WINNER] = slot
    state[LED] = table.mask[cls]
    if p1 == 1 << number and p2 == 0:
        state[SHAPE] = SINGLE
        state[COUNT] = 1
        state[TOP] = 0
        state[OVER] = table.over[number]
        return
    lead = (TRIPLE if p3 else PAIR) if p1 == 1 << number else shape(table, cls, p1, p2, p3)
    state[SHAPE] = lead
    state[COUNT] = count(p1) + count(p2) + count(p3)
    if p1 == 1 << number:
        state[OVER] = table.over[number]
        state[TOP] = 0
    else:
        state[TOP] = strength(table, state, p1, p2, p3)


def answer(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """Cards that follow a lead; they win if they beat the best ones so far."""
    if state[TOP] == 0:
        if not p1 & state[OVER]:
            return
        lead = state[SHAPE]
        if lead != SINGLE and p1 != (p2 if lead == PAIR else p3):
            return
        state[OVER] = table.over[length(p1) - 1]
    else:
        here = strength(table, state, p1, p2, p3)
        if here <= state[TOP]:
            return
        state[TOP] = here
    state[WINNER] = slot


def beats(table: Table, state: list[int], p1: int, p2: int, p3: int) -> bool:
    """Whether as many cards as were led would win the trick so far."""
    if state[TOP]:
        return strength(table, state, p1, p2, p3) > state[TOP]
    if p1 & state[OVER] == 0:
        return False
    lead = state[SHAPE]
    return lead == SINGLE or p1 == (p2 if lead == PAIR else p3)


def remember(state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """Keep the lead and the winning play; asked after each play of what may be the last trick."""
    if state[PLAYED] == 0:
        state[LEAD1], state[LEAD1 + 1], state[LEAD1 + 2] = p1, p2, p3
    if state[WINNER] == slot:
        state[BEST1], state[BEST1 + 1], state[BEST1 + 2] = p1, p2, p3


def strength(table: Table, state: list[int], p1: int, p2: int, p3: int) -> int:
    """How strong a play of as many cards as led is (13.2, 13.3); 0 if it does not compete, larger wins."""
    number = length(p1) - 1
    if p1 & ~state[LED] == 0:
        cls = table.cls[number]
    elif p1 & ~table.trumps == 0:
        cls = TRUMP
    else:
        return 0
    lead = state[SHAPE]
    top = table.pos[number]
    if deciding(lead):
        links = table.links[cls]
        plane2, plane3 = plane(table, p2), plane(table, p3)
        if not fits(plane2, plane3, lead, links):
            return 0
        top = highest(0, plane2, plane3, lead, links)
    return (TRUMP_STRENGTH if cls == TRUMP else 0) + top + 1


def is_beaten(table: Table, state: list[int], slots: int, width: int, top: int, faces: int) -> bool:
    """Whether a hand of these slots, a bit each, holds a higher run of the same width and length in the class of these
    faces, of which `top` is the highest position (11.3).
    """
    number = length(faces) - 1
    cls = table.cls[number]
    run = count(faces)
    for slot in range(SLOTS):
        if slots >> slot & 1:
            hand = state[6 * width - 6 + slot] & table.mask[cls]
            if run == 1:
                if hand & table.above[number]:
                    return True
            elif hand and top_of(run_starts(plane(table, hand), run, table.links[cls]), run) > top:
                return True
    return False


def component(table: Table, cls: int, faces: int, width: int) -> tuple[int, int]:
    """The first component of faces held `width` times: its top position, and its faces, one at each position."""
    if faces & (faces - 1) == 0 or width == 1:
        bit = faces & -faces
        return table.pos[length(bit) - 1], bit
    return next_component(table, cls, faces)


def first_beaten(table: Table, state: list[int], slots: int, play: Masks, ascending: int) -> int:
    """The first component of a lead that a slot's hand beats, as its width times 32 plus its length; 0 if none is.

    In kind order, or, with `ascending`, by rising lowest position.
    """
    p1, p2, p3 = play
    cls = table.cls[length(p1) - 1]
    found, lowest = 0, POSITIONS
    for longs in range(1, -1, -1):
        for width in range(3, 0, -1):
            faces = held_so_often(p1, p2, p3, width)
            while faces:
                top, taken = component(table, cls, faces, width)
                faces ^= taken
                run = count(taken)
                if (run > 1) != (longs == 1) or top - run + 1 >= lowest:
                    continue
                if is_beaten(table, state, slots, width, top, taken):
                    found, lowest = width << 5 | run, top - run + 1
                    if not ascending:
                        return found
    return found


def held_so_often(p1: int, p2: int, p3: int, width: int) -> int:
    """The faces of which there are just so many copies."""
    if width == 3:
        return p3
    return p2 & ~p3 if width == 2 else p1 & ~p2


def replacement(table: Table, play: Masks, kind: int) -> Masks:
    """The lowest component of a lead of this width and length (`first_beaten`); of equal ones the lowest face."""
    p1, p2, p3 = play
    cls = table.cls[length(p1) - 1]
    width, run = kind >> 5, kind & 31
    faces = held_so_often(p1, p2, p3, width)
    best, lowest, face = 0, POSITIONS, 0
    while faces:
        top, taken = component(table, cls, faces, width)
        faces ^= taken
        here = table.face[length(taken & -taken) - 1]
        if count(taken) == run and (top < lowest or (top == lowest and here < face)):
            best, lowest, face = taken, top, here
    return best, best if width > 1 else 0, best if width > 2 else 0


def thrown(table: Table, state: list[int], play: Masks, slots: int, ascending: int) -> Masks:
    """What is led of `play`: all of it, or the replacement of a throw that one of the slots beats (11.4)."""
    p1, p2, p3 = play
    if p2 == 0:
        above, others = table.above[length(p1 & -p1) - 1], 0
        for slot in range(SLOTS):
            if slots >> slot & 1:
                others |= state[H1 + slot]
        if others & above == 0:
            return play
    elif is_single_component(shape(table, table.cls[length(p1) - 1], p1, p2, p3)):
        return play
    kind = first_beaten(table, state, slots, play, ascending)
    return replacement(table, play, kind) if kind else play
