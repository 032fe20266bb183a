# SPDX-License-Identifier: MIT
"""What the lean policy plays with three players: each card is valued by what it wins or gives, and by what it costs.

Values are ten-thousandths of a point; chances are thousandths. Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.following import FOE, RIVAL, follow
from shengji_qt.ai.core.state import COUNT, DECLARER, GONE1, H1, HIDDEN, LED, OVER, PLAYED, TRICK, TURN, WINNER, unseen
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.ai.core.three_state import COVER, FRESH, FULL, LAST_COVER, SEATS, THROWS, longest_throw
from shengji_qt.model.order import CLASSES

NONE: Final = -1_000_000_000
MANY: Final = 5  # cards
COMING: Final = 8  # tenths of a point that a card still to be played to the round brings
BOSS_COST: Final = 20_000  # a card that nothing unplayed of its class beats
LATE_TRUMP: Final = 5_000  # a trump in the last round but one: the last round takes the bottom
FREE: Final = 7_000  # uncovering a hidden card
FREE_HALF: Final = 3_500  # another card still covers it
LEAD_BOSS: Final = 66_000  # twice the value of a lead, against the whole cost
LEAD_TRUMP: Final = -36_000
DENY: Final = 5  # tenths of a point led or risked
GIVE_DECLARER: Final = 4_000  # a point that an attacker gives to the declarer's card: nobody counts it
GIVE_RIVAL: Final = 5_000  # to the other attacker's card
GIVE_ATTACKER: Final = 8_000  # that the declarer gives to an attacker's card
# Chances of 1023 by plays of others still to come: that a boss of a side suit, a trump, another card still wins after
# them. Ten bits each.
HOLD_SIDE: Final = 1023 | 767 << 10 | 575 << 20 | 432 << 30
HOLD_TRUMP: Final = 1023 | 614 << 10 | 368 << 20 | 221 << 30
HOLD_LOW: Final = 1023 | 460 << 10 | 207 << 20 | 93 << 30


def choose(table: Table, state: list[int]) -> Masks:
    """What the seat on turn plays."""
    slot = state[TURN]
    own, made = state[H1 + slot], state[PLAYED]
    if made == 0 or (made == SEATS and state[FRESH]):
        if state[THROWS]:
            return _throw(table, state, slot, longest_throw(state, slot))
        return (_lead(table, state, slot, own) if own & (own - 1) else own), 0, 0
    if state[COUNT] > 1:
        relation = FOE if slot == state[DECLARER] or state[WINNER] == state[DECLARER] else RIVAL
        return follow(table, state, slot, relation, 1 if made == SEATS - 1 else 0, 0)
    if own & state[LED]:
        own &= state[LED]
    return (_answer(table, state, slot, own) if own & (own - 1) else own), 0, 0


def _throw(table: Table, state: list[int], slot: int, most: int) -> Masks:
    """Rule #3: all cards of a class that nothing beats, as many as may be thrown; else one card."""
    own, out = state[H1 + slot], unseen(table, state, slot)
    for cls in range(CLASSES):
        sure = own & table.mask[cls]
        rest = sure
        while rest:
            bit = rest & -rest
            rest ^= bit
            if table.above[length(bit) - 1] & out:
                sure ^= bit
        if 1 < count(sure) <= most:
            return sure, 0, 0
    return (own if own & (own - 1) == 0 else _lead(table, state, slot, own)), 0, 0


def _alive(table: Table, state: list[int], slot: int) -> int:
    """Faces not played that the seat does not know to lie in the bottom."""
    gone = state[GONE1]
    if slot == state[DECLARER]:
        gone |= state[H1 + HIDDEN]
    return table.all ^ gone


def _few(table: Table, own: int, over: int, special: int) -> int:
    """Of many cards those that may be the best ones: `special` ones, points, the lowest of others that are alike."""
    plain = own & table.plain & ~special
    found = own & ~plain
    for turn in range(2):
        some = plain & over if turn == 0 else plain & ~over
        if some:
            low, trumps = some & table.sides, some & table.trumps
            found |= low & -low | trumps & -trumps | (1 << length(some) - 1 if turn == 0 else 0)
    return found


def _lead(table: Table, state: list[int], slot: int, own: int) -> int:
    alive = _alive(table, state, slot)
    cover = state[COVER + slot]
    if count(own) > MANY:
        tops = 0
        for turn in range(table.stride):
            suit = own & table.suits[turn]
            if suit:
                tops |= 1 << length(suit) - 1
        own = _few(table, own, table.trumps, tops | cover)
    best, found = NONE, 0
    while own:
        top = length(own) - 1
        bit = 1 << top
        own ^= bit
        value = -table.keep[top]
        if bit & table.trumps:
            value += LEAD_TRUMP
        if bit & cover:
            value += FREE if bit & state[LAST_COVER + slot] else FREE_HALF
        if table.above[top] & alive:
            if bit & table.points:
                value -= DENY * (10_000 if bit & table.fives else 20_000)
        else:
            value += LEAD_BOSS - BOSS_COST
            if bit & table.points:
                value += 50_000 if bit & table.fives else 100_000
        if value >= best:
            best, found = value, bit
    return found


def _answer(table: Table, state: list[int], slot: int, own: int) -> int:
    alive = _alive(table, state, slot)
    over, cover = state[OVER], state[COVER + slot]
    last = state[FULL] - 1 - state[PLAYED]
    behind = 10 * (last - 1 if last >= SEATS else last)
    stake = 10 * state[TRICK] + COMING * last
    giving = _giving(table, state, slot, behind)
    late = LATE_TRUMP if count(state[GONE1]) // 6 == 6 else 0
    if count(own) > MANY:
        own = _few(table, own, over, cover)
    best, found = NONE, 0
    while own:
        top = length(own) - 1
        bit = 1 << top
        own ^= bit
        value = -table.keep[top]
        trump = bit & table.trumps
        if trump:
            value -= late
        if bit & cover:
            value += FREE if bit & state[LAST_COVER + slot] else FREE_HALF
        held = 1023
        if table.above[top] & alive:
            if bit & over:
                held = (HOLD_TRUMP if trump else HOLD_LOW) >> behind & 1023
        else:
            value -= BOSS_COST
            if not trump:
                held = HOLD_SIDE >> behind & 1023
        point = giving
        if bit & over:
            value += held * stake
            point = 10 * held - DENY * (1023 - held)
        if bit & table.points:
            value += point * (5 if bit & table.fives else 10)
        if value >= best:
            best, found = value, bit
    return found


def _giving(table: Table, state: list[int], slot: int, behind: int) -> int:
    """What a point is worth in a card that does not win."""
    winner = state[WINNER]
    if winner == slot:
        held = (HOLD_SIDE if state[OVER] & table.trumps == table.trumps else HOLD_TRUMP) >> behind & 1023
        return 10 * held - DENY * (1023 - held)
    if slot == state[DECLARER]:
        return -GIVE_ATTACKER
    return -GIVE_DECLARER if winner == state[DECLARER] else -GIVE_RIVAL
