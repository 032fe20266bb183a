# SPDX-License-Identifier: MIT
"""Which play wins a trick: the rules of `model.tricks` in integers (four_player.md 13)."""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.masks import PAIR, SHORT, SINGLE, Part, is_single_component, parts, plane, runs, shape
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
    TOP,
    TRUMP_STRENGTH,
    WINNER,
)
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.combos import descending
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import Planes, best_top, contains, has_run_above


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
    lead = shape(table, cls, p1, p2, p3)
    state[SHAPE] = lead
    state[COUNT] = count(p1) + count(p2) + count(p3)
    if lead in SHORT:
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


def remember(state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """Keep the lead and the winning play; asked after each play of what may be the last trick."""
    if state[PLAYED] == 0:
        state[LEAD1], state[LEAD1 + 1], state[LEAD1 + 2] = p1, p2, p3
    if state[WINNER] == slot:
        state[BEST1], state[BEST1 + 1], state[BEST1 + 2] = p1, p2, p3


def strength(table: Table, state: list[int], p1: int, p2: int, p3: int) -> int:
    """How strong a play of as many cards as led is (13.2, 13.3); 0 if it does not compete, larger wins."""
    if p1 & ~state[LED] == 0:
        cls = table.cls[length(p1) - 1]
    elif p1 & ~table.trumps == 0:
        cls = TRUMP
    else:
        return 0
    lead = runs(state[SHAPE])
    links = table.links[cls]
    planes = Planes(state[COUNT], plane(table, p1), plane(table, p2), plane(table, p3))
    if not contains(planes.p2, planes.p3, descending(lead), links):
        return 0
    top = best_top(planes, lead[0], descending(lead[1:]), links)
    return (TRUMP_STRENGTH if cls == TRUMP else 0) + top + 1


def is_beaten(table: Table, state: list[int], slot: int, part: Part) -> bool:
    """Whether the hand of a slot holds a higher run of the same width and length in its class (11.3)."""
    cls = table.cls[length(part.faces) - 1]
    hand = state[H1 + slot + 6 * (part.width - 1)] & table.mask[cls]
    if part.length == 1:
        return hand & table.above[length(part.faces) - 1] != 0
    planes = Planes(0, 0, 0, 0)._replace(**{f"p{part.width}": plane(table, hand)})
    return has_run_above(planes, part.width, part.length, part.top, table.links[cls])


def thrown(table: Table, state: list[int], play: Masks, others: tuple[int, ...], ascending: bool) -> Masks:
    """What is led of `play`: all of it, or the replacement of a throw that one of the slots beats (11.4)."""
    cls = table.cls[length(play[0]) - 1]
    if is_single_component(shape(table, cls, *play)):
        return play
    components = parts(table, cls, play)
    tested = components
    if ascending:
        tested = sorted(components, key=lambda each: each.top - each.length + 1)
    for part in tested:
        for slot in others:
            if is_beaten(table, state, slot, part):
                alike = [each for each in components if each.length == part.length and each.width == part.width]
                return min(alike, key=lambda each: (each.top, table.face[length(each.faces & -each.faces) - 1])).play
    return play
