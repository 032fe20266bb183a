# SPDX-License-Identifier: MIT
"""What the three seats do with their cards, in integers alone: the lean policy and the rules of a round.

Restricted style (`core`). State: also as below; scores by seat, with the bottom score when the play is over.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.following import ALLY, FOE, RIVAL, follow
from shengji_qt.ai.core.leading import lead
from shengji_qt.ai.core.state import (
    BOTTOM,
    COUNT,
    DECLARER,
    DONE,
    EXTRA,
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
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.three_player.points import bonus
from shengji_qt.model.three_player.settlement import bottom_score

SEATS: Final = 3
DOWN: Final = EXTRA  # by seat: cards that lie face down
WON: Final = EXTRA + 3  # by seat: cards won (rule #2)
PLAYS: Final = EXTRA + 6  # the plays of this round in order, or of the last one
FULL: Final = EXTRA + 12  # plays of a round
FRESH: Final = EXTRA + 13  # the fourth play leads anew
OWNED: Final = EXTRA + 14  # face-down cards beat throws, too
FINE: Final = EXTRA + 15
BONUS: Final = EXTRA + 16  # how rounds bring a bonus, as in `points.bonus_way`
LAST_LEADER: Final = EXTRA + 17
THROWS: Final = EXTRA + 18  # rule #3
COVERED: Final = 6  # most cards of a tableau that lie under others
CARD: Final = EXTRA + 19  # by seat, so many cards that lay face down when the position was made; 0 is none
COVERS: Final = CARD + SEATS * COVERED  # and the cards on each
LENGTH: Final = COVERS + SEATS * COVERED


def leads(state: list[int]) -> bool:
    """Whether the next play leads (13.4)."""
    return state[PLAYED] == 0 or (state[FRESH] == 1 and state[PLAYED] == SEATS)


def longest_throw(state: list[int], slot: int) -> int:
    """Most cards of a lead: one, with rule #3 as many as each opponent could follow with (17)."""
    if state[THROWS] == 0:
        return 1
    first, second = (slot + 1) % SEATS, (slot + 2) % SEATS
    return max(min(count(state[H1 + first]), count(state[H1 + second])), 1)


def choose(table: Table, state: list[int]) -> Masks:
    """What the lean policy plays."""
    slot, winner = state[TURN], state[WINNER]
    if leads(state):
        foes = state[VOID + (slot + 1) % SEATS] | state[VOID + (slot + 2) % SEATS]
        return lead(table, state, slot, foes, 0, longest_throw(state, slot))
    relation = RIVAL
    if winner == slot:
        relation = ALLY
    elif slot == state[DECLARER] or winner == state[DECLARER]:
        relation = FOE
    last = 1 if state[PLAYED] == state[FULL] - 1 else 0
    return follow(table, state, slot, relation, last, 0)


def step(table: Table, state: list[int], faces: int, _p2: int, _p3: int) -> None:
    """Play these cards, of one deck: no face comes twice."""
    slot = state[TURN]
    if state[PLAYED] == 0:
        state[TRICK] = 0
        if faces & (faces - 1):
            faces = _thrown(table, state, slot, faces)
    add(table, state, slot, faces)
    state[H1 + slot] ^= faces
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
        _set_over(table, state)
    elif number == SEATS:
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


def turn_up(state: list[int], seat: int) -> None:
    """Cards whose covers have all been played join the hand (14)."""
    gone = state[GONE1]
    for number in range(COVERED * seat, COVERED * seat + COVERED):
        card = state[CARD + number]
        if card & state[DOWN + seat] and state[COVERS + number] & ~gone == 0:
            state[DOWN + seat] ^= card
            state[H1 + seat] |= card


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
        if state[DOWN + seat]:
            turn_up(state, seat)
        left |= state[H1 + seat] | state[DOWN + seat]
    if left == 0:
        state[DONE] = 1
        if winner != state[DECLARER]:
            state[SCORE + winner] += bottom_score(state[BOTTOM], _is_double(table, state))


def _is_double(table: Table, state: list[int]) -> bool:
    """Whether the two strongest cards of the last round are the winner's, of equal ones the earlier (15.3)."""
    led, first, second = 0, -1, -1
    first_seat = second_seat = 0
    for number in range(state[FULL]):
        faces = state[PLAYS + number]
        seat = (state[LAST_LEADER] + number) % SEATS
        if number == 0 or (number == SEATS and state[FRESH]):
            led = table.mask[table.cls[length(faces) - 1]]
        while faces:
            bit = faces & -faces
            faces ^= bit
            power = 0
            if bit & table.trumps:
                power = TRUMP_STRENGTH + table.pos[length(bit) - 1] + 1
            elif bit & led:
                power = table.pos[length(bit) - 1] + 1
            if power > first:
                second, second_seat = first, first_seat
                first, first_seat = power, seat
            elif power > second:
                second, second_seat = power, seat
    return first_seat == state[WINNER] and second_seat == state[WINNER]


def finish(table: Table, state: list[int]) -> None:
    """Play to the end by the lean policy, the same for every seat."""
    while state[DONE] == 0:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
