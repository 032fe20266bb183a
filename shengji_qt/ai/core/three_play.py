# SPDX-License-Identifier: MIT
"""What the three seats do with their cards, in integers alone: the rules of a round and its end.

Restricted style (`core`). State: also as in `core.three_state`; scores by seat, with the bottom
score when the play is over.
"""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.state import (
    BOTTOM,
    COUNT,
    DECLARER,
    DONE,
    GONE1,
    H1,
    LEADER,
    LED,
    OVER,
    PLAYED,
    SCORE,
    SHAPE,
    TOP,
    TRICK,
    TRUMP_STRENGTH,
    TURN,
    VOID,
    WINNER,
)
from shengji_qt.ai.core.table import Table
from shengji_qt.ai.core.three_choice import choose
from shengji_qt.ai.core.three_state import (
    BONUS,
    CAPTURE,
    CARD,
    COVER,
    COVERED,
    COVERS,
    DOWN,
    FINE,
    FRESH,
    FULL,
    LAST_COVER,
    LAST_LEADER,
    LEVEL,
    OWNED,
    PLAYS,
    READY,
    SEATS,
    TIE,
    WON,
)
from shengji_qt.model.three_player.points import bonus
from shengji_qt.model.three_player.settlement import bottom_score


def step(table: Table, state: list[int], faces: int, _p2: int, _p3: int) -> None:
    """Play these cards, of one deck: no face comes twice."""
    slot = state[TURN]
    if state[PLAYED] == 0:
        state[TRICK] = 0
        if faces & (faces - 1):
            faces = _thrown(table, state, slot, faces)
    add(table, state, slot, faces)
    state[H1 + slot] ^= faces
    if faces & state[COVER + slot]:
        look_under(state, slot)
    state[PLAYED] += 1
    state[TURN] = slot + 1 if slot < SEATS - 1 else 0
    if state[PLAYED] == state[FULL]:
        _end_round(table, state)
    elif state[PLAYED] == SEATS:
        for seat in range(SEATS):
            if state[H1 + seat] == 0:
                turn_up(state, seat)


def add(table: Table, state: list[int], slot: int, faces: int) -> None:
    """Cards come into the round; they win if they are stronger than the best so far (13.6)."""
    number = state[PLAYED]
    top = length(faces) - 1
    if number == 0 or (number == SEATS and state[FRESH]):
        state[LED] = table.mask[table.cls[top]]
        state[COUNT] = state[SHAPE] = count(faces)
    elif faces & ~state[LED]:
        state[VOID + slot] |= state[LED]
    if number == 0:
        state[LEADER] = slot
        state[TOP] = 0
    state[PLAYS + number] = faces
    state[GONE1] |= faces
    if faces & table.points:
        state[TRICK] += 5 * count(faces & table.fives) + 10 * count(faces & table.tens)
    if faces & ~table.trumps == 0:
        power = TRUMP_STRENGTH + table.pos[top] + 1
    elif faces & ~state[LED] == 0:
        power = table.pos[top] + 1
    else:
        power = 0
    if power > state[TOP]:
        state[TOP] = power
        state[WINNER] = slot
        state[OVER] = table.over[top]
    elif number == SEATS and state[FRESH]:
        _set_over(table, state)


def _set_over(table: Table, state: list[int]) -> None:
    """The faces that would win: of the led class and of trumps those above the best power."""
    power = state[TOP]
    state[OVER] = _above(table, table.trumps, power - TRUMP_STRENGTH - 1)
    if state[LED] != table.trumps:
        state[OVER] |= _above(table, state[LED], power - 1)


def _above(table: Table, faces: int, position: int) -> int:
    """Of one class, the faces at a higher position; all of them for a negative one."""
    found = faces
    while found and position >= 0 and table.pos[length(found & -found) - 1] <= position:
        found &= found - 1
    return found


def _thrown(table: Table, state: list[int], slot: int, faces: int) -> int:
    """What is led of several cards: all, or the smallest if an opponent's cards hold a bigger one (17)."""
    smallest = faces & -faces
    top = table.above[length(smallest) - 1]
    for place in range(1, SEATS):
        other = (slot + place) % SEATS
        against = state[H1 + other] | (state[DOWN + other] if state[OWNED] else 0)
        if against & top:
            if slot == state[DECLARER]:
                state[SCORE + (slot + 1) % SEATS] += state[FINE]
                state[SCORE + (slot + 2) % SEATS] += state[FINE]
            else:
                state[SCORE + slot] -= state[FINE]
            return _named_first(table, faces, smallest)
    return faces


def _named_first(table: Table, faces: int, smallest: int) -> int:
    """Of the cards that are as small, the one with the lowest face."""
    alike = faces & ~table.above[length(smallest) - 1]
    best = smallest
    while alike:
        bit = alike & -alike
        alike ^= bit
        if table.face[length(bit) - 1] < table.face[length(best) - 1]:
            best = bit
    return best


def look_under(state: list[int], seat: int) -> None:
    """Which face-down cards nothing covers any more, and which cards lie on the others."""
    gone, down = state[GONE1], state[DOWN + seat]
    ready = alone = covering = 0
    for number in range(COVERED * seat, COVERED * seat + COVERED):
        if state[CARD + number] == 0:
            break
        if state[CARD + number] & down:
            covers = state[COVERS + number] & ~gone
            covering |= covers
            if covers == 0:
                ready |= state[CARD + number]
            elif covers & (covers - 1) == 0:
                alone |= covers
    state[READY + seat], state[LAST_COVER + seat], state[COVER + seat] = ready, alone, covering


def turn_up(state: list[int], seat: int) -> None:
    """Cards whose covers have all been played join the hand (14)."""
    state[DOWN + seat] ^= state[READY + seat]
    state[H1 + seat] |= state[READY + seat]
    state[READY + seat] = 0


def _end_round(table: Table, state: list[int]) -> None:
    winner = state[WINNER]
    gain = state[TRICK]
    if state[BONUS]:
        cards = 0
        for number in range(state[FULL]):
            cards += count(state[PLAYS + number])
        gain += bonus(state[BONUS], state[WON + winner], cards)
        state[WON + winner] += cards
    state[SCORE + winner] += gain
    state[LAST_LEADER] = state[LEADER]
    state[TURN] = winner
    state[PLAYED] = state[TRICK] = 0
    left = 0
    for seat in range(SEATS):
        if state[READY + seat]:
            turn_up(state, seat)
        left |= state[H1 + seat] | state[DOWN + seat]
    if left == 0:
        state[DONE] = 1
        _end_play(table, state)


def _end_play(table: Table, state: list[int]) -> None:
    """The bottom and how it was captured; the biggest card of each seat, side cards by rank alone (15, 16.3).

    The bottom counts double if the two strongest cards of the last round are the winner's, of equal ones the earlier.
    """
    led = best = 0
    first = second = -1
    first_seat = second_seat = 0
    winner = state[WINNER]
    for number in range(state[FULL]):
        faces = state[PLAYS + number]
        seat = (state[LAST_LEADER] + number) % SEATS
        if number == 0 or (number == SEATS and state[FRESH]):
            led = table.mask[table.cls[length(faces) - 1]]
        while faces:
            bit = faces & -faces
            faces ^= bit
            strength = table.pos[length(bit) - 1] + 1
            if bit & table.trumps:
                strength += TRUMP_STRENGTH
            state[TIE + seat] = max(state[TIE + seat], strength)
            power = strength if bit & (led | table.trumps) else 0
            if power > first:
                second, second_seat = first, first_seat
                first, first_seat = power, seat
            elif power > second:
                second, second_seat = power, seat
            if seat == winner and power > best:
                best = power
                state[CAPTURE] = 1 if bit & state[LEVEL] else 0
    if winner == state[DECLARER]:
        state[CAPTURE] = 0
    else:
        both = first_seat == winner and second_seat == winner
        state[SCORE + winner] += bottom_score(state[BOTTOM], both)


def finish(table: Table, state: list[int]) -> None:
    """Play to the end by the lean policy, the same for every seat."""
    while state[DONE] == 0:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
