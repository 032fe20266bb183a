# SPDX-License-Identifier: MIT
"""How the lean policy follows one card with five players: six slots bring points to nearly every trick, so whoever can
take one with some certainty does; the last trick is kept in mind.

Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.following import ALLY
from shengji_qt.ai.core.picks import cheapest, gift, low
from shengji_qt.ai.core.state import H1, H2, LED, OVER, PLAYED, TRICK, unseen, unseen_twice
from shengji_qt.ai.core.table import Table

COMING: Final = 2  # points that a slot still to play brings
RUFF: Final = 6  # points, there or to come, from which a low trump is spent
HIGH: Final = 10  # and an unbeatable one
NEAR: Final = 2  # better cards out that a side card may still hold against
END: Final = 3  # cards; with so few the last trick counts
EARLY: Final = 6  # cards of a suit that are out, so that a ruff will hardly be beaten


def answer(table: Table, state: list[int], slot: int, relation: int) -> int:
    """A face to follow one card with. `relation`: to the one who wins so far."""
    own, led = state[H1 + slot], state[LED]
    inside = own & led
    if inside:
        own = inside
    if own & (own - 1) == 0:
        return own
    over = state[OVER]
    winning = own & over
    out = unseen(table, state, slot)
    behind = 5 - state[PLAYED]
    if relation == ALLY:
        return _with_ally(table, state, slot, own, out, behind)
    if not winning:
        return low(table, own, state[H2 + slot])
    if inside and led != table.trumps:
        return _beat(table, state, slot, own, out, behind)
    return _trump(table, state, slot, own, out, behind)


def _with_ally(table: Table, state: list[int], slot: int, own: int, out: int, behind: int) -> int:
    """An ally wins so far: points if that may last, else a card that holds, else a low one."""
    over, twice = state[OVER], state[H2 + slot]
    led = state[LED]
    better = out & (over & ~table.trumps if over & table.trumps == table.trumps else over)
    ruffed = led != table.trumps and over & led == 0
    if behind == 0 or better & (better - 1) == 0 or (ruffed and count(out & led) >= EARLY):
        return gift(table, own, twice)
    winning = own & over & led
    if winning and count(better) > NEAR and (led != table.trumps or state[TRICK] >= 5):
        top = length(winning) - 1
        if out & table.above[top] == 0:
            return 1 << top
    return low(table, own, twice)


def _beat(table: Table, state: list[int], slot: int, own: int, out: int, behind: int) -> int:
    """A side card of the led suit would win."""
    winning = own & state[OVER]
    if behind == 0:
        return cheapest(table, winning, True)
    top = length(winning) - 1
    better = out & table.above[top]
    if better == 0:
        sure = winning
        while table.above[length(sure & -sure) - 1] & out:
            sure &= sure - 1
        return cheapest(table, sure, True)
    copies = count(better) + count(better & unseen_twice(table, state, slot))
    if copies <= NEAR or (behind == 1 and copies <= 2 * NEAR):
        return 1 << top
    return low(table, own, state[H2 + slot])


def _trump(table: Table, state: list[int], slot: int, own: int, out: int, behind: int) -> int:
    """A trump would win, the led class or not."""
    led, twice = state[LED], state[H2 + slot]
    winning = own & state[OVER]
    stake = state[TRICK] + COMING * behind
    left = count(state[H1 + slot])
    if left <= END:
        strong = winning
        while strong and table.above[length(strong & -strong) - 1] & out:
            strong &= strong - 1
        if strong and strong & (strong - 1) == 0 and own != strong and state[H1 + slot] & table.trumps == strong:
            return low(table, own ^ strong, twice)
        return 1 << length(winning) - 1
    rest = out & led
    if led == table.trumps:
        top = length(winning) - 1
        better = out & table.above[top]
        if behind == 0 and stake >= 5:
            return cheapest(table, winning, True)
        if stake >= HIGH and (better == 0 or state[TRICK] >= HIGH):
            return 1 << top
        return low(table, own, twice)
    if stake < RUFF and not (behind == 0 and winning & table.points):
        return low(table, own, twice)
    return cheapest(table, winning, behind == 0 or count(rest) >= EARLY)


def answer_pair(table: Table, state: list[int], slot: int, relation: int, pairs: int) -> int:
    """A face of these pairs of the led class, more than one, to follow a pair with."""
    behind = 5 - state[PLAYED]
    if relation == ALLY:
        return gift(table, pairs, 0)
    winning = pairs & state[OVER]
    return cheapest(table, winning, behind == 0) if winning else low(table, pairs, 0)
