# SPDX-License-Identifier: MIT
"""What the lean policy plays with five players: five hands, and the mine or the declarer's second hand."""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.contest import beats
from shengji_qt.ai.core.five_follow import answer, answer_pair
from shengji_qt.ai.core.five_leading import lead
from shengji_qt.ai.core.five_state import DECLARERS, PARTY, PLAYED_CARDS, PROTECT, SHORT_RULE, SPLIT
from shengji_qt.ai.core.following import ALLY, FOE, RIVAL, follow
from shengji_qt.ai.core.masks import size
from shengji_qt.ai.core.picks import some
from shengji_qt.ai.core.state import (
    COUNT,
    DECLARER,
    H1,
    H2,
    H3,
    HIDDEN,
    LEADER,
    LED,
    PLAYED,
    SHAPE,
    TRICK,
    TURN,
    VOID,
    WINNER,
    held,
)
from shengji_qt.ai.core.table import NOTHING, Masks, Table
from shengji_qt.model.planes import PAIR, SINGLE, is_single_component

LAST: Final = 5  # plays made before the last one


def choose(table: Table, state: list[int]) -> Masks:
    """What the slot on turn plays; nothing is a skip."""
    slot = state[TURN]
    if state[PLAYED] == 0:
        return _lead(table, state, slot)
    relation = relation_of(state, slot, state[WINNER])
    last = 1 if state[PLAYED] == LAST else 0
    if slot == HIDDEN or (state[SPLIT] and slot == state[DECLARER]):
        if state[SPLIT]:
            return _half(table, state, slot, relation, last)
        return _mine(table, state, relation, last)
    return _whole(table, state, slot, relation, last)


def _whole(table: Table, state: list[int], slot: int, relation: int, last: int) -> Masks:
    """As many cards as were led."""
    shape = state[SHAPE]
    if shape == SINGLE:
        return answer(table, state, slot, 0), 0, 0
    led = state[LED]
    if shape == PAIR:
        pairs = state[H2 + slot] & led
        if state[PROTECT]:
            pairs &= ~state[H3 + slot]
        if pairs & (pairs - 1):
            bit = answer_pair(table, state, slot, relation, pairs)
            return bit, bit, 0
    return follow(table, state, slot, relation, last, state[PROTECT])


def relation_of(state: list[int], slot: int, other: int) -> int:
    """Of two slots: the declarer's are allies, and each pair's; the pairs are rivals."""
    own, party = state[PARTY + slot], state[PARTY + other]
    if own == party:
        return ALLY
    return FOE if own == DECLARERS or party == DECLARERS else RIVAL


def _lead(table: Table, state: list[int], slot: int) -> Masks:
    foes = allies = 0
    own = state[PARTY + slot]
    for other in range(6):
        if other != slot and state[VOID + other] and state[H1 + other]:
            if state[PARTY + other] == own:
                allies |= state[VOID + other]
            else:
                foes |= state[VOID + other]
    return lead(table, state, slot, foes, allies, 1 if own == DECLARERS else 0)


def _mine(table: Table, state: list[int], relation: int, last: int) -> Masks:
    """One card by what it is worth; of several it wins where points lie, gives points to a declarer who wins, else gets
    rid of what is worth nothing.
    """
    by_declarer = state[LEADER] == state[DECLARER]
    if by_declarer and not is_single_component(state[SHAPE]):
        return NOTHING
    if state[COUNT] == 1:
        return answer(table, state, HIDDEN, 1), 0, 0
    if held(state, HIDDEN) >= state[COUNT]:
        play = _whole(table, state, HIDDEN, relation, last)
        if not _is_banned(table, state, play):
            if relation == ALLY:
                if play[0] & table.points:
                    return play
            elif wins(table, state, play) and (state[TRICK] >= 5 or (last and play[0] & table.points)):
                return play
    return _shed(table, state, by_declarer)


def _is_banned(table: Table, state: list[int], play: Masks) -> bool:
    """The ruff ban (R13.6), more strictly: no trumps alone while the declarer's hand holds the led suit."""
    if state[LED] == table.trumps or play[0] & ~table.trumps:
        return False
    return state[H1 + state[DECLARER]] & state[LED] != 0


def wins(table: Table, state: list[int], play: Masks) -> bool:
    """Whether as many cards as led would win."""
    p1, p2, p3 = play
    return size(play) == state[COUNT] and beats(table, state, p1, p2, p3)


def _shed(table: Table, state: list[int], by_declarer: bool) -> Masks:
    """A short discard of worthless cards, as many as may be (R13.4); else a skip."""
    most = state[COUNT] - 1
    number = held(state, HIDDEN)
    if by_declarer or most == 0 or state[SHORT_RULE] == 0 or (state[SHORT_RULE] == 1 and number >= state[COUNT]):
        return NOTHING
    h1, h2, h3 = state[H1 + HIDDEN], state[H2 + HIDDEN], state[H3 + HIDDEN]
    led = state[LED]
    if h1 & led:
        h1, h2, h3 = h1 & led, h2 & led, h3 & led
    plain = table.sides & ~table.points & ~table.tops
    if state[H1 + state[LEADER]] == 0:  # the last trick: what stays counts more
        plain = table.all
    return some(table, (h1 & plain, h2 & plain, h3 & plain), most, False)


def _half(table: Table, state: list[int], slot: int, relation: int, last: int) -> Masks:
    """One of the declarer's two hands (R22.3, R22.4): to win where points lie, or to give points, it follows whole;
    else it plays as few cards as it may.
    """
    own = held(state, slot)
    if own >= state[COUNT]:
        play = _whole(table, state, slot, relation, last)
        if relation == ALLY:
            if play[0] & table.points:
                return play
        elif wins(table, state, play):
            return play
    return _few(table, state, slot, own)


def _few(table: Table, state: list[int], slot: int, own: int) -> Masks:
    """The fewest cards that this hand may play, the led class first."""
    other = HIDDEN if slot == state[DECLARER] else state[DECLARER]
    played = state[PLAYED_CARDS + other]
    if played < 0:
        left = held(state, other)
        least = max(min(state[COUNT], own + left) - left, 0)
    else:
        least = max(min(state[COUNT] - played, own), 0)
    if least == 0:
        return NOTHING
    if least == state[COUNT]:
        return follow(table, state, slot, FOE, 0, 0)
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    led = state[LED]
    inside = h1 & led, h2 & led, h3 & led
    number = size(inside)
    if number >= least:
        return some(table, inside, least, False)
    outside = h1 & ~led, h2 & ~led, h3 & ~led
    rest = some(table, outside, least - number, False)
    return inside[0] | rest[0], inside[1] | rest[1], inside[2] | rest[2]
