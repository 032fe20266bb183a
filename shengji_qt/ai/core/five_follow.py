# SPDX-License-Identifier: MIT
"""How the lean policy follows one card with five players: by chances and costs, as RuleBot does.

Six slots play to a trick of three parties, so who wins it is a matter of chances until the last card; a high trump that
is kept may win the last trick, and a card that leaves the mine cannot cost there. Values are in 1/256 of a point.

Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import length
from shengji_qt.ai.core.five_sight import look, number, outlook
from shengji_qt.ai.core.five_state import COMING, DECLARERS, LED_OUT, LEFT, NEXT, PARTY, SPLIT, TRUMPS_OUT
from shengji_qt.ai.core.following import ALLY
from shengji_qt.ai.core.four_sight import side_cost, trump_cost
from shengji_qt.ai.core.masks import value
from shengji_qt.ai.core.picks import cheapest, gift, low
from shengji_qt.ai.core.state import DECLARER, H1, H2, H3, HIDDEN, LED, OVER, PLAYED, TRICK, WINNER, held
from shengji_qt.ai.core.table import Masks, Table

FEED: Final = 1024  # that a slot of the winner's party will add, and any other
STRAY: Final = 256
LEAD: Final = 640  # to lead next
KEEP: Final = 102  # of a point that an attacker keeps, and of one that the declarer does
KEPT: Final = -116
RIVAL: Final = 64  # a point that the other pair wins rather than the declarer
OWN_NAME: Final = 38  # of a point that is booked to the slot itself
LAST: Final = 48  # of the bottom score, for a trump that nothing beats, and with few cards left
NOW: Final = 192
OWN_POINTS: Final = 8  # of the last trick itself
SOON: Final = 6  # cards
FEW: Final = 3
STUCK: Final = 90  # of the bottom score, that a card left in the mine costs
TRUMP_PAIR: Final = 960  # to break one
SIDE_PAIR: Final = 307
NONE: Final = -1_000_000_000


def answer(table: Table, state: list[int], slot: int, skips: int) -> int:
    """A face to follow one card with; 0 is a skip. `skips`: it may."""
    own, led = state[H1 + slot], state[LED]
    inside = own & led
    if inside:
        own = inside
    elif skips and led != table.trumps and state[H1 + state[DECLARER]] & led:
        own &= table.sides  # the ruff ban, more strictly (R13.6)
    if own == 0 or (own & (own - 1) == 0 and not skips):
        return own
    winning = own & state[OVER]
    if winning == 0 and own & table.points == 0 and not skips:
        return low(table, own, state[H2 + slot])
    look(table, state, slot)
    _expect(table, state, slot)
    best, most = _lose(table, state, slot, own ^ winning, skips)
    return _win(table, state, slot, winning, best, most) if winning else best


def _lose(table: Table, state: list[int], slot: int, own: int, skips: int) -> tuple[int, int]:
    """The best of these cards, which do not win, with its value; 0 with that of a skip, or if there are none."""
    best, most = 0, NONE
    if own == 0 and not skips:
        return best, most
    chances = outlook(table, state, slot, state[PARTY + state[WINNER]], state[OVER], state[H1 + slot])
    if skips:
        most = _worth(state, slot, chances, 0, 0)
    if own:
        bit = low(table, own, state[H2 + slot])
        here = _worth(state, slot, chances, _points(table, bit), 0) - _cost(table, state, slot, bit)
        if here > most:
            best, most = bit, here
        other = gift(table, own, state[H2 + slot])
        if other != bit:
            here = _worth(state, slot, chances, _points(table, other), 0) - _cost(table, state, slot, other)
            if here > most:
                best, most = other, here
    return best, most


def _win(table: Table, state: list[int], slot: int, winning: int, best: int, most: int) -> int:
    """One of the winning cards if it is worth more than `best`, which is worth `most`, else that."""
    tried = 0
    for turn in range(4):
        if turn < 2:
            bit = cheapest(table, winning, turn == 1)
        else:
            bit = _surest(table, state, winning) if turn == 2 else 1 << length(winning) - 1
        if bit == 0 or bit & tried:
            continue
        tried |= bit
        above = table.over[length(bit) - 1] if bit & state[LED] else table.above[length(bit) - 1]
        chances = outlook(table, state, slot, state[PARTY + slot], above, state[H1 + slot] ^ bit)
        here = _worth(state, slot, chances, _points(table, bit), 1) - _cost(table, state, slot, bit)
        if here > most:
            best, most = bit, here
    return best


def _points(table: Table, bit: int) -> int:
    return 0 if not bit & table.points else 5 if bit & table.fives else 10


def _surest(table: Table, state: list[int], winning: int) -> int:
    """The lowest card that nothing in its class beats; 0 without one."""
    found = 0
    while winning:
        bit = 1 << length(winning) - 1
        if number(state, table.above[length(bit) - 1]):
            return found
        found = bit
        winning ^= bit
    return found


def _bottom(table: Table, state: list[int], slot: int) -> int:
    """What the bottom would score now in a trick of one card, in points."""
    cards = held(state, HIDDEN)
    if state[SPLIT]:
        other = held(state, state[DECLARER])
        cards = max(cards + other - held(state, (state[DECLARER] + 1) % 5), 0)
    if state[PARTY + slot] == DECLARERS and state[SPLIT] == 0:
        return 5 * cards + 2 * value(table, state[H1 + HIDDEN], state[H2 + HIDDEN], state[H3 + HIDDEN])
    return 8 * cards


def _expect(table: Table, state: list[int], slot: int) -> None:
    """What each pair gets with a trick that it wins, and what the bottom would score."""
    first = second = 256 * state[TRICK]
    each = slot
    for _turn in range(5 - state[PLAYED]):
        each = state[NEXT + each]
        if state[H1 + each] and (each != HIDDEN or state[SPLIT]):
            first += FEED if state[PARTY + each] == 0 else STRAY
            second += FEED if state[PARTY + each] == 1 else STRAY
    bottom = _bottom(table, state, slot)
    if state[H1 + slot] & (state[H1 + slot] - 1) == 0 and state[H2 + slot] == 0 and slot != HIDDEN:
        first += 256 * bottom
        second += 256 * bottom
    state[COMING], state[COMING + 1], state[LEFT] = first, second, bottom


def _worth(state: list[int], slot: int, chances: Masks, points: int, wins: int) -> int:
    """Of the trick with the points of a card, by the chances of the parties to win it."""
    party = state[PARTY + slot]
    first, second = state[COMING] + 256 * points, state[COMING + 1] + 256 * points
    if party == DECLARERS:
        return (LEAD * chances[2] - first * chances[0] - second * chances[1]) >> 8
    credit = state[TRICK] if wins else points
    if party == 0:
        return (chances[0] * (first + LEAD + OWN_NAME * credit) + (chances[1] * second * RIVAL >> 8)) >> 8
    return (chances[1] * (second + LEAD + OWN_NAME * credit) + (chances[0] * first * RIVAL >> 8)) >> 8


def _cost(table: Table, state: list[int], slot: int, bit: int) -> int:
    """Of parting with a card, with its points."""
    higher = number(state, table.above[length(bit) - 1])
    points = _points(table, bit)
    twin = bit & state[H2 + slot]
    if bit & table.trumps:
        out = state[TRUMPS_OUT]
        found = trump_cost(higher, out) + (TRUMP_PAIR if twin else 0)
        if higher == 0 and out:
            left = held(state, slot)
            if left <= SOON:
                found += NOW * (state[LEFT] + OWN_POINTS) if left <= FEW else LAST * state[LEFT]
    else:
        out = state[LED_OUT] if bit & state[LED] else number(state, table.mask[table.cls[length(bit) - 1]])
        found = side_cost(higher, out) + (SIDE_PAIR if twin else 0)
    if slot == HIDDEN and state[SPLIT] == 0:
        return found - STUCK * (5 + 2 * points)
    return found + points * (KEPT if state[PARTY + slot] == DECLARERS else KEEP)


def answer_pair(table: Table, state: list[int], slot: int, relation: int, pairs: int) -> int:
    """A face of these pairs of the led class, more than one, to follow a pair with."""
    behind = 5 - state[PLAYED]
    if relation == ALLY:
        return gift(table, pairs, 0)
    winning = pairs & state[OVER]
    return cheapest(table, winning, behind == 0) if winning else low(table, pairs, 0)
