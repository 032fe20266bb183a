# SPDX-License-Identifier: MIT
"""The last tricks of four players, by two sides that see all cards and play as well as can be (alpha-beta).

Restricted style (`core`). Single cards are searched through; where several are led, the others follow by the lean
policy. What it finds are the attackers' points from there on, with the bottom.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import length
from shengji_qt.ai.core.four_play import BASIS, DUG, advance, choose, dig, step
from shengji_qt.ai.core.masks import plane, value
from shengji_qt.ai.core.state import (
    BEST1,
    BOTTOM,
    COUNT,
    DECLARER,
    DONE,
    EXTRA,
    GONE1,
    GONE2,
    GONE3,
    H1,
    H2,
    H3,
    LEAD1,
    LED,
    OVER,
    PLAYED,
    SCORE,
    TRICK,
    TURN,
    VOID,
    WINNER,
    held,
)
from shengji_qt.ai.core.table import Table
from shengji_qt.model.planes import longest_run

EXACT: Final = EXTRA + 34  # cards of a hand with which the search begins; 0: never
FACTOR: Final = EXTRA + 35  # of the bottom, by the best structure: none, a pair, a triple, a tractor of two pairs
WORST: Final = 1_000_000  # points that nobody reaches


def finish(table: Table, state: list[int]) -> None:
    """Play to the end, by the lean policy and, with few enough cards, as well as can be."""
    most = state[EXACT]
    while state[DONE] == 0:
        if most and held(state, state[TURN]) <= most:
            _solve(table, state)
            return
        advance(table, state)
    dig(table, state)


def _solve(table: Table, state: list[int]) -> None:
    """The end, with the bottom in the score; who won the last trick, and with what, is left open."""
    while state[PLAYED] and state[COUNT] > 1 and state[DONE] == 0:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
    if state[DONE]:
        dig(table, state)
        return
    slot = state[TURN]
    if state[PLAYED]:
        gain = _follow(
            table, state, slot, state[PLAYED], state[LED], state[OVER], state[WINNER], state[TRICK], -WORST, WORST
        )
    else:
        gain = _lead(table, state, slot, -WORST, WORST)
    state[SCORE] += gain
    state[DONE] = 1
    state[WINNER] = state[DECLARER]
    state[DUG] = 0


def _lead(table: Table, state: list[int], slot: int, alpha: int, beta: int) -> int:
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    attacks = (slot ^ state[DECLARER]) & 1
    best = -WORST if attacks else WORST
    many = 0  # 0: single cards; 1: pairs; 2: triples; 3: the whole hand
    faces = h1
    while alpha < beta:
        while many < 3 and faces == 0:
            many += 1
            faces = h2 if many == 1 else h3
        if many == 3:
            if h1 & (h1 - 1) == 0 or h1 & ~table.mask[table.cls[length(h1) - 1]]:
                break
            found = _many(table, state, slot, h1, h2, h3, alpha, beta)
        else:
            number = length(faces) - 1
            bit = 1 << number
            faces ^= bit
            if many == 0:
                _drop(state, slot, h1, h2, h3, bit)
                led, over = table.mask[table.cls[number]], table.over[number]
                points = value(table, bit, 0, 0)
                found = _follow(table, state, (slot + 1) & 3, 1, led, over, slot, points, alpha, beta)
                state[H1 + slot], state[H2 + slot], state[H3 + slot] = h1, h2, h3
            else:
                found = _many(table, state, slot, bit, bit, bit if many == 2 else 0, alpha, beta)
        if attacks:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if many == 3:
            break
    return best


def _drop(state: list[int], slot: int, h1: int, h2: int, h3: int, bit: int) -> None:
    """The hand without one card."""
    if h3 & bit:
        h3 ^= bit
    elif h2 & bit:
        h2 ^= bit
    else:
        h1 ^= bit
    state[H1 + slot], state[H2 + slot], state[H3 + slot] = h1, h2, h3


def _follow(
    table: Table,
    state: list[int],
    slot: int,
    played: int,
    led: int,
    over: int,
    winner: int,
    trick: int,
    alpha: int,
    beta: int,
) -> int:
    """To a single card; `played` cards lie there, `over` beats the best one, which is the `winner`'s."""
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    attacks = (slot ^ state[DECLARER]) & 1
    best = -WORST if attacks else WORST
    faces = h1 & led
    if faces == 0:
        faces = h1
    while faces and alpha < beta:
        number = length(faces) - 1
        bit = 1 << number
        faces ^= bit
        _drop(state, slot, h1, h2, h3, bit)
        best_over, who = over, winner
        if bit & over:
            best_over, who = table.over[number], slot
        points = trick
        if bit & table.points:
            points += 10 if bit & table.tens else 5
        if played < 3:
            found = _follow(table, state, (slot + 1) & 3, played + 1, led, best_over, who, points, alpha, beta)
        else:
            found = points if (who ^ state[DECLARER]) & 1 else 0
            if state[H1 + who]:
                found += _lead(table, state, who, alpha - found, beta - found)
            elif (who ^ state[DECLARER]) & 1:
                found += state[BOTTOM] * state[FACTOR]
        if attacks:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
    state[H1 + slot], state[H2 + slot], state[H3 + slot] = h1, h2, h3
    return best


def _many(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int, alpha: int, beta: int) -> int:
    """A lead of several cards, which the others follow by the lean policy; if it fails it may be one card after all."""
    a1, a2, a3 = state[H1], state[H2], state[H3]
    b1, b2, b3 = state[H1 + 1], state[H2 + 1], state[H3 + 1]
    c1, c2, c3 = state[H1 + 2], state[H2 + 2], state[H3 + 2]
    d1, d2, d3 = state[H1 + 3], state[H2 + 3], state[H3 + 3]
    g1, g2, g3 = state[GONE1], state[GONE2], state[GONE3]
    v0, v1 = state[VOID], state[VOID + 1]
    v2, v3 = state[VOID + 2], state[VOID + 3]
    score = state[SCORE]
    state[TURN] = slot
    state[PLAYED] = state[TRICK] = 0
    step(table, state, p1, p2, p3)
    while state[PLAYED] and state[COUNT] > 1:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
    found = state[SCORE] - score
    alpha -= found
    beta -= found
    if state[PLAYED]:  # a throw failed, and one card is led
        found += _follow(table, state, state[TURN], 1, state[LED], state[OVER], slot, state[TRICK], alpha, beta)
    elif state[DONE] == 0:
        found += _lead(table, state, state[TURN], alpha, beta)
    elif (state[WINNER] ^ state[DECLARER]) & 1:
        found += state[BOTTOM] * _factor(table, state)
    state[H1], state[H2], state[H3] = a1, a2, a3
    state[H1 + 1], state[H2 + 1], state[H3 + 1] = b1, b2, b3
    state[H1 + 2], state[H2 + 2], state[H3 + 2] = c1, c2, c3
    state[H1 + 3], state[H2 + 3], state[H3 + 3] = d1, d2, d3
    state[GONE1], state[GONE2], state[GONE3] = g1, g2, g3
    state[VOID], state[VOID + 1] = v0, v1
    state[VOID + 2], state[VOID + 3] = v2, v3
    state[SCORE] = score
    state[DONE] = 0
    return found


def _factor(table: Table, state: list[int]) -> int:
    """Of the bottom, when several cards were led to the last trick; no structure there is longer than two pairs."""
    at = LEAD1 if state[BASIS] else BEST1
    p1, p2, p3 = state[at], state[at + 1], state[at + 2]
    if p3:
        return state[FACTOR + 2]
    if p2 == 0:
        return state[FACTOR]
    cls = table.cls[length(p1) - 1]
    return state[FACTOR + 3 if longest_run(plane(table, p2), table.links[cls]) > 1 else FACTOR + 1]
