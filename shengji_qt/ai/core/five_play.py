# SPDX-License-Identifier: MIT
"""What the six slots do with their cards, in integers alone: a trick and its end (five_player.md 11 to 15).

Restricted style (`core`). State: also as in `core.five_state`; scores by seat.
"""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.contest import answer, component, first_beaten, held_so_often, is_beaten, open_trick
from shengji_qt.ai.core.five_choice import choose
from shengji_qt.ai.core.five_state import (
    ADJUST,
    BRACKET,
    BY_SLOT,
    LAST_SIZE,
    LAST_WINNER,
    MINE_CHECKS,
    NEXT,
    PAIRS,
    PLAYED_CARDS,
    SPLIT,
)
from shengji_qt.ai.core.masks import shape, value
from shengji_qt.ai.core.picks import lowest_run
from shengji_qt.ai.core.state import (
    COUNT,
    DECLARER,
    DONE,
    H1,
    H2,
    H3,
    HIDDEN,
    LEAD1,
    LED,
    PLAYED,
    SCORE,
    SLOTS,
    TRICK,
    TURN,
    VOID,
    WINNER,
    held,
    take,
)
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.settlement import CARDS_LEFT, THROW_PENALTY, bottom_value
from shengji_qt.model.planes import is_single_component


def begin(state: list[int]) -> None:
    """A new trick."""
    state[PLAYED] = state[TRICK] = 0
    for slot in range(SLOTS):
        state[BY_SLOT + slot] = 0
        state[PLAYED_CARDS + slot] = -1


def add(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """Cards, or a skip, come into the trick."""
    if state[PLAYED] == 0:
        open_trick(table, state, slot, p1, p2, p3)
        state[LEAD1], state[LEAD1 + 1], state[LEAD1 + 2] = p1, p2, p3
        state[PLAYED_CARDS + slot] = state[COUNT]
    else:
        cards = count(p1) + count(p2) + count(p3) if p2 or p1 & (p1 - 1) else count(p1)
        state[PLAYED_CARDS + slot] = cards
        if p1 & ~state[LED]:
            state[VOID + slot] |= state[LED]
        if cards == state[COUNT]:
            answer(table, state, slot, p1, p2, p3)
    if p1 & table.points:
        points = value(table, p1, p2, p3)
        state[BY_SLOT + slot] = points
        state[TRICK] += points


def step(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """Play these cards, which must be legal; none of them is a skip."""
    slot = state[TURN]
    if state[PLAYED] == 0 and p1 & (p1 - 1):
        p1, p2, p3 = _thrown(table, state, slot, (p1, p2, p3))
    add(table, state, slot, p1, p2, p3)
    if p1:
        take(state, slot, p1, p2, p3)
    state[PLAYED] += 1
    while state[PLAYED] < SLOTS:
        slot = state[NEXT + slot]
        if state[H1 + slot]:
            state[TURN] = slot
            return
        state[PLAYED] += 1
        state[PLAYED_CARDS + slot] = 0
    _end_trick(table, state)


def _thrown(table: Table, state: list[int], slot: int, play: Masks) -> Masks:
    """What is led of several faces (12): beaten by a player, the lowest unit of the first part that is; beaten by the
    mine alone, what it does not beat.
    """
    p1, p2, p3 = play
    if is_single_component(shape(table, table.cls[length(p1) - 1], p1, p2, p3)):
        return play
    declarer = state[DECLARER]
    players = (1 << SEATS) - 1 & ~(1 << slot) & ~(1 << declarer)
    mine = 1 << HIDDEN
    if slot in (declarer, HIDDEN):
        if state[SPLIT] or state[MINE_CHECKS] == 0:
            mine = 0
    else:
        players |= 1 << declarer
        if state[SPLIT]:
            players |= mine
            mine = 0
    led = play
    kind = first_beaten(table, state, players, play, 0)
    if kind:
        led = lowest_run(table, play, kind)
    elif mine:
        kind = first_beaten(table, state, mine, play, 0)
        gone = _beaten_faces(table, state, mine, play) if kind else 0
        if kind:
            led = p1 & ~gone, p2 & ~gone, p3 & ~gone
            if led[0] == 0:
                led = lowest_run(table, play, kind)
    if kind and table.decks == 1:
        _fine(state, slot)
    return led


def _beaten_faces(table: Table, state: list[int], slots: int, play: Masks) -> int:
    """The faces of all components of a lead that one of the slots beats."""
    p1, p2, p3 = play
    cls = table.cls[length(p1) - 1]
    found = 0
    for width in range(1, 4):
        faces = held_so_often(p1, p2, p3, width)
        while faces:
            top, taken = component(table, cls, faces, width)
            faces ^= taken
            if is_beaten(table, state, slots, width, top, taken):
                found |= taken
    return found


def _fine(state: list[int], slot: int) -> None:
    """A failed throw with one deck (R20.5), as `settlement.failed_throw_change`."""
    place = 0 if slot == HIDDEN else (slot - state[DECLARER] + SEATS) % SEATS
    if place == 0:
        state[ADJUST] += THROW_PENALTY
        state[ADJUST + 1] += THROW_PENALTY
    else:
        state[ADJUST + ((place + 1) & 1)] -= THROW_PENALTY


def _partner(declarer: int, seat: int) -> int:
    """The other member of an attacker's pair, two places on or back."""
    place = (seat - declarer + SEATS) % SEATS
    return (seat + (2 if place < 3 else SEATS - 2)) % SEATS


def _end_trick(table: Table, state: list[int]) -> None:
    winner, declarer = state[WINNER], state[DECLARER]
    if winner != declarer and winner != HIDDEN:
        mate = _partner(declarer, winner)
        state[SCORE + winner] += state[TRICK] - state[BY_SLOT + mate]
        state[SCORE + mate] += state[BY_SLOT + mate]
    state[LAST_WINNER], state[LAST_SIZE] = winner, state[COUNT]
    begin(state)
    attackers_left = 0
    for seat in range(SEATS):
        if seat != declarer:
            attackers_left |= state[H1 + seat]
    declarer_left = state[H1 + declarer] or (state[SPLIT] and state[H1 + HIDDEN])
    if not attackers_left or not declarer_left:
        _end_play(table, state)
    elif state[SPLIT] == 0:
        state[TURN] = declarer if winner == HIDDEN else winner
    elif winner == declarer and not state[H1 + declarer]:
        state[TURN] = HIDDEN
    elif winner == HIDDEN and not state[H1 + HIDDEN]:
        state[TURN] = declarer
    else:
        state[TURN] = winner


def _end_play(table: Table, state: list[int]) -> None:
    """What the last trick brings (14, R22.6), as `endgame.ending`."""
    state[DONE] = 1
    declarer, winner = state[DECLARER], state[LAST_WINNER]
    front, rear = held(state, declarer), held(state, HIDDEN)
    if winner != declarer and winner != HIDDEN:
        state[SCORE + winner] += _bottom(table, state, declarer, front) + _bottom(table, state, HIDDEN, rear)
    if front + rear == 0:
        for seat in range(SEATS):
            state[SCORE + seat] += value(table, state[H1 + seat], state[H2 + seat], state[H3 + seat])
    state[ADJUST] += CARDS_LEFT * min(front, rear)
    state[ADJUST + 1] += CARDS_LEFT * min(front, rear)


def _bottom(table: Table, state: list[int], slot: int, cards: int) -> int:
    """What the cards left in one of the declarer's slots bring to the winner of the last trick."""
    points = value(table, state[H1 + slot], state[H2 + slot], state[H3 + slot])
    return bottom_value(cards, points, state[LAST_SIZE], state[BRACKET] == 1)


def finish(table: Table, state: list[int]) -> None:
    """Play to the end by the lean policy, the same for every slot; then work out what the pairs have."""
    while state[DONE] == 0:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
    for pair in range(2):
        first = (state[DECLARER] + 1 + pair) % SEATS
        state[PAIRS + pair] = state[SCORE + first] + state[SCORE + (first + 2) % SEATS] + state[ADJUST + pair]
