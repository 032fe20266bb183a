# SPDX-License-Identifier: MIT
"""What a slot of five players may count and guess, in whole numbers: chances of 0 to 256, values in 1/256 of a point.

Cards out of sight are taken to be spread evenly over the hands that have not shown a void in their class, and the mine,
in which fewer trumps lie. Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.five_state import (
    DECLARERS,
    LED_OUT,
    MINE_SHARE,
    MINE_TRUMPS,
    NEXT,
    OUT,
    OWN_SHARE,
    OWN_TRUMPS,
    PARTY,
    SPLIT,
    TRUMPS_OUT,
)
from shengji_qt.ai.core.state import DECLARER, GONE1, H1, HIDDEN, LED, PLAYED, VOID, held, unseen, unseen_twice
from shengji_qt.ai.core.table import STEPS, Masks, Table

BY_DECLARER: Final = 218  # how often somebody who can takes a trick: the declarer, from the declarer, from a rival
OVER_DECLARER: Final = 230
OVER_RIVALS: Final = 192
BY_SPARE: Final = 205  # and the declarer's other slot
AGAIN: Final = 154  # of the chance to beat a play that has beaten the best one
TRUMPS_IN_MINE: Final = 2  # of five parts


def look(table: Table, state: list[int], slot: int) -> None:
    """Count what is out of sight, and what share of the led class and of trumps a hand and the mine have of it."""
    thrice = 0
    declares = state[PARTY + slot] == DECLARERS
    if table.decks == 3:
        thrice = table.all ^ (state[H1 + slot] | state[GONE1])
        if declares:
            other = state[DECLARER] if slot == HIDDEN else HIDDEN
            thrice &= ~state[H1 + other]
    state[OUT], state[OUT + 1], state[OUT + 2] = unseen(table, state, slot), unseen_twice(table, state, slot), thrice
    led, trumps = state[LED], table.trumps
    leds = ruffers = 0
    if led != trumps:
        state[LED_OUT] = number(state, led)
    state[TRUMPS_OUT] = number(state, trumps)
    for other in range(5):
        if other != slot and (not declares or other != state[DECLARER]):
            lacks = state[VOID + other]
            leds += 0 if lacks & led else 1
            ruffers += 0 if lacks & trumps else 1
    cards = max(held(state, (state[DECLARER] + 1) % 5), 1)
    mine = 0 if declares else held(state, HIDDEN)
    if mine and state[SPLIT]:
        leds += 1
        ruffers += 1
        mine = 0
    whole = max(leds * cards + (0 if state[VOID + HIDDEN] & led else mine), 1)
    state[OWN_SHARE], state[MINE_SHARE] = min(STEPS * cards // whole, STEPS), min(STEPS * mine // whole, STEPS)
    mine = mine * TRUMPS_IN_MINE // 5
    whole = max(ruffers * cards + mine, 1)
    state[OWN_TRUMPS], state[MINE_TRUMPS] = min(STEPS * cards // whole, STEPS), min(STEPS * mine // whole, STEPS)
    if led == trumps:
        state[OWN_SHARE], state[MINE_SHARE] = state[OWN_TRUMPS], state[MINE_TRUMPS]
        state[LED_OUT] = state[TRUMPS_OUT]


def number(state: list[int], faces: int) -> int:
    """How many of these cards are out of sight."""
    return count(state[OUT] & faces) + count(state[OUT + 1] & faces) + count(state[OUT + 2] & faces)


def outlook(table: Table, state: list[int], slot: int, party: int, over: int, left: int) -> Masks:
    """The chances of pair 0, pair 1 and the declarer to win a trick of single cards that `party` wins so far, where
    `over` are the faces that beat the best card. `left`: what the slot keeps.
    """
    if state[PLAYED] == 5:
        return 256 if party == 0 else 0, 256 if party == 1 else 0, 256 if party == DECLARERS else 0
    led, trumps = state[LED], table.trumps
    higher, all_led = number(state, over & led), state[LED_OUT]
    ruffs = 0 if led == trumps else number(state, over & trumps)
    first = 256 if party == 0 else 0
    second = 256 if party == 1 else 0
    third = 256 if party == DECLARERS else 0
    each = slot
    for _turn in range(5 - state[PLAYED]):
        each = state[NEXT + each]
        if state[H1 + each] == 0:
            continue
        mover = state[PARTY + each]
        if mover == DECLARERS and state[PARTY + slot] == DECLARERS:
            able = BY_SPARE if _spare_beats(table, state, each, over, left) else 0
        else:
            able = _able(table, state, each, higher, all_led, ruffs)
        if able == 0:
            continue
        if mover == DECLARERS:
            able = able * BY_DECLARER >> 8
            one = first * (able if party == 0 else able * AGAIN >> 8) >> 8
            two = second * (able if party == 1 else able * AGAIN >> 8) >> 8
            first, second, third = first - one, second - two, third + one + two
            continue
        from_declarer = third * ((able if party == DECLARERS else able * AGAIN >> 8) * OVER_DECLARER >> 8) >> 8
        third -= from_declarer
        if mover == 0:
            one = second * ((able if party == 1 else able * AGAIN >> 8) * OVER_RIVALS >> 8) >> 8
            first, second = first + one + from_declarer, second - one
        else:
            one = first * ((able if party == 0 else able * AGAIN >> 8) * OVER_RIVALS >> 8) >> 8
            first, second = first - one, second + one + from_declarer
    return first, second, third


def _able(table: Table, state: list[int], slot: int, higher: int, all_led: int, ruffs: int) -> int:
    """The chance that a slot has what beats the best card."""
    led, lacks = state[LED], state[VOID + slot]
    mine = slot == HIDDEN and state[SPLIT] == 0
    share = state[MINE_SHARE] if mine else state[OWN_SHARE]
    inside, empty = 0, 256
    if not lacks & led:
        empty = table.miss[64 * share + all_led]
        if higher:
            inside = 256 - table.miss[64 * share + higher]
    if ruffs == 0 or empty < 4 or lacks & table.trumps:
        return inside
    able = 256 - table.miss[64 * (state[MINE_TRUMPS] if mine else state[OWN_TRUMPS]) + ruffs]
    able = able * empty >> 8
    if mine and not state[VOID + state[DECLARER]] & led:  # the ruff ban
        able = able * table.miss[64 * state[OWN_SHARE] + all_led] >> 8
    return min(inside + able, 256)


def _spare_beats(table: Table, state: list[int], other: int, over: int, left: int) -> bool:
    """Whether the declarer's other slot can beat the best card, when this one keeps `left`."""
    led, own = state[LED], state[H1 + other]
    if own & led:
        return own & led & over != 0
    if other == HIDDEN and state[SPLIT] == 0 and left & led:
        return False
    return own & table.trumps & over != 0
