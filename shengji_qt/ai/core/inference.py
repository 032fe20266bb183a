# SPDX-License-Identifier: MIT
"""How well a world explains what four players have done so far: their plays against those of the lean policy there; and
worlds that explain it better, by changing cards (the algorithm of Metropolis).

Restricted style (`core`). All that is weighed is in hundredths of a factor e: the doubt of a world is minus the
logarithm of its weight.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.contest import beats, open_trick
from shengji_qt.ai.core.four_play import choose, step
from shengji_qt.ai.core.four_sight import CARDS
from shengji_qt.ai.core.masks import less, more, size, value
from shengji_qt.ai.core.state import (
    DECLARER,
    H1,
    H2,
    H3,
    LED,
    LENGTH,
    PLAYED,
    TRICK,
    TURN,
    held,
    take,
)
from shengji_qt.ai.core.table import Table

WIDTH: Final = 4  # numbers of a play in a history: whether it is looked at, and its cards
KINDS: Final = 15
ALIKE: Final = 0
OTHER_CLASS, OTHER_SIZE, OTHER_LEAD = 1, 2, 3
FOLLOWS: Final = 4
DISCARDS: Final = 9
LET_PASS, TOOK, MORE, LESS, OTHER, OTHER_SUIT = 0, 1, 2, 3, 4, 5
# Of what a walk knows (`facts`): where the numbers of what begins.
ODDS: Final = KINDS  # by how much more doubtful a change is, its chance in parts of `WHOLE`
FAR: Final = 1024  # so much is never accepted
PULL: Final = ODDS + FAR  # by place and bit, the doubt of a card there
BITS: Final = 64
HOMES: Final = PULL + 6 * BITS  # by bit, a bit for each place where it may lie
PLACES: Final = HOMES + BITS  # how many, and which
SUIT: Final = PLACES + 8  # the doubt of a side suit in the hand that the declarer was dealt
FACTS: Final = SUIT + 1
WHOLE: Final = 1 << 31
CHANCE, STEPS, CHANGE = 18, 19, 20  # of `free`
FREE: Final = 24
LOOKS: Final = 16  # cards looked at for a change


def wander(table: Table, state: list[int], free: list[int], history: list[int], end: int, facts: list[int]) -> int:
    """Change cards of hidden places; gives how many changes were accepted.

    `state`: before the first play, with all cards that each seat had then; there is room for another one behind it.
    `free`: by slot, the cards that may move, then at `CHANCE` a number and at `STEPS` how many changes are tried.
    `history`: of each play whether it is judged, and its cards, up to `end`.
    """
    before = doubt(table, state, history, end, facts)
    accepted = 0
    for _ in range(free[STEPS]):
        if propose(table, state, free, facts) == 0:
            continue
        here, there = free[CHANGE], free[CHANGE + 1]
        one, other = free[CHANGE + 2], free[CHANGE + 3]
        swap(state, here, there, one, other)
        after = doubt(table, state, history, end, facts)
        move = length(one) - 1
        back = length(other) - 1
        pull = facts[PULL + BITS * there + move] + facts[PULL + BITS * here + back]
        pull -= facts[PULL + BITS * here + move] + facts[PULL + BITS * there + back]
        worse = after - before + pull
        if worse > 0 and (worse >= FAR or draw(free, WHOLE) >= facts[ODDS + worse]):
            swap(state, here, there, other, one)
            continue
        shift(free, here, there, one, other)
        before = after
        accepted += 1
    return accepted


def draw(free: list[int], below: int) -> int:
    """A number by chance."""
    free[CHANCE] = (free[CHANCE] * 1103515245 + 12345) & (WHOLE - 1)
    return free[CHANCE] if below == WHOLE else (free[CHANCE] >> 8) % below


def propose(table: Table, state: list[int], free: list[int], facts: list[int]) -> int:
    """Two cards to be changed: their places and bits to `free`, from 20 on; 0 if none were found."""
    number = facts[PLACES]
    for _ in range(LOOKS):
        here = facts[PLACES + 1 + draw(free, number)]
        there = facts[PLACES + 1 + draw(free, number)]
        if here == there:
            continue
        one, other = any_card(free, here), any_card(free, there)
        if one == other or one == 0 or other == 0:
            continue
        if facts[HOMES + length(one) - 1] >> there & 1 and facts[HOMES + length(other) - 1] >> here & 1:
            free[CHANGE], free[CHANGE + 1] = here, there
            free[CHANGE + 2], free[CHANGE + 3] = one, other
            return 1
    return 0


def any_card(free: list[int], place: int) -> int:
    """A bit of a card that may move from a place, each as likely as another; 0 if there is none."""
    once, twice, thrice = free[3 * place], free[3 * place + 1], free[3 * place + 2]
    number = count(once) + count(twice) + count(thrice)
    if number == 0:
        return 0
    at = draw(free, number)
    faces = once
    if at >= count(once):
        at -= count(once)
        faces = twice
        if at >= count(twice):
            at -= count(twice)
            faces = thrice
    for _ in range(at):
        faces &= faces - 1
    return faces & -faces


def swap(state: list[int], here: int, there: int, one: int, other: int) -> None:
    """A card goes from here to there, another back."""
    give(state, here, one)
    give(state, there, other)
    get(state, there, one)
    get(state, here, other)


def give(state: list[int], slot: int, bit: int) -> None:
    state[H1 + slot], state[H2 + slot], state[H3 + slot] = less(
        state[H1 + slot], state[H2 + slot], state[H3 + slot], bit, 0, 0
    )


def get(state: list[int], slot: int, bit: int) -> None:
    state[H1 + slot], state[H2 + slot], state[H3 + slot] = more(
        state[H1 + slot], state[H2 + slot], state[H3 + slot], bit, 0, 0
    )


def shift(free: list[int], here: int, there: int, one: int, other: int) -> None:
    """The same of the cards that may move."""
    at, to = 3 * here, 3 * there
    free[at], free[at + 1], free[at + 2] = less(free[at], free[at + 1], free[at + 2], one, 0, 0)
    free[to], free[to + 1], free[to + 2] = less(free[to], free[to + 1], free[to + 2], other, 0, 0)
    free[to], free[to + 1], free[to + 2] = more(free[to], free[to + 1], free[to + 2], one, 0, 0)
    free[at], free[at + 1], free[at + 2] = more(free[at], free[at + 1], free[at + 2], other, 0, 0)


def doubt(table: Table, state: list[int], history: list[int], end: int, facts: list[int]) -> int:
    """The sum of what all plays weigh that the policy would not have made, and of the declarer's side suits. The
    position stays as it is: it is kept behind itself, in `state` from LENGTH on.
    """
    found = 0
    if facts[SUIT]:
        hand = state[H1 + state[DECLARER]]
        for turn in range(table.stride):
            if hand & table.suits[turn]:
                found += facts[SUIT]
    for at in range(LENGTH):
        state[LENGTH + at] = state[at]
    for at in range(0, end, WIDTH):
        p1, p2, p3 = history[at + 1], history[at + 2], history[at + 3]
        if history[at]:
            found += facts[kind(table, state, p1, p2, p3)]
        replay(table, state, p1, p2, p3)
    for at in range(LENGTH):
        state[at] = state[LENGTH + at]
    return found


def replay(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """A play that was made; a throw stands."""
    if state[PLAYED] or p1 & (p1 - 1) == 0:
        step(table, state, p1, p2, p3)
        return
    slot = state[TURN]
    state[CARDS] = held(state, slot)
    open_trick(table, state, slot, p1, p2, p3)
    take(state, slot, p1, p2, p3)
    state[TRICK] += value(table, p1, p2, p3)
    state[PLAYED] = 1
    state[TURN] = (slot + 1) & 3


def kind(table: Table, state: list[int], p1: int, p2: int, p3: int) -> int:
    """How a play differs from the policy's."""
    q1, q2, q3 = choose(table, state)
    if p1 == q1 and p2 == q2 and p3 == q3:
        return ALIKE
    if state[PLAYED] == 0:
        if table.cls[length(p1) - 1] != table.cls[length(q1) - 1]:
            return OTHER_CLASS
        return OTHER_LEAD if size((p1, p2, p3)) == size((q1, q2, q3)) else OTHER_SIZE
    base = FOLLOWS if p1 & ~state[LED] == 0 else DISCARDS
    wins, could = beats(table, state, p1, p2, p3), beats(table, state, q1, q2, q3)
    if wins != could:
        return base + (TOOK if wins else LET_PASS)
    gain = value(table, p1, p2, p3) - value(table, q1, q2, q3)
    if gain:
        return base + (MORE if gain > 0 else LESS)
    if base == DISCARDS and table.cls[length(p1) - 1] != table.cls[length(q1) - 1]:
        return base + OTHER_SUIT
    return base + OTHER
