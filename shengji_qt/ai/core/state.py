# SPDX-License-Identifier: MIT
"""A position of the card play as one flat list of integers, so that copying it is one slice.

Hands come by *slot*: the seats, and 5 for what the declarer knows besides: the bottom, or the mine of five players.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.masks import less, more
from shengji_qt.ai.core.table import Table

SLOTS: Final = 6
HIDDEN: Final = 5  # the slot of the bottom or the mine
H1: Final = 0  # by slot: faces held at least once; H2, H3: twice, three times
H2: Final = 6
H3: Final = 12
VOID: Final = 18  # by slot: faces of the classes that it has shown not to hold
GONE1: Final = 24  # faces played at least once, twice, three times
GONE2: Final = 25
GONE3: Final = 26
TURN: Final = 27  # the slot that plays next
LEADER: Final = 28
PLAYED: Final = 29  # plays made in this trick
LED: Final = 30  # all faces of the led class
SHAPE: Final = 31  # of the lead, as in `model.planes`
COUNT: Final = 32  # cards led
OVER: Final = 33  # for leads of one single, pair or triple: faces that beat the best play
TOP: Final = 34  # for other leads: strength of the best play, for those 0
WINNER: Final = 35  # the slot that wins so far
TRICK: Final = 36  # points in the trick
DECLARER: Final = 37
DONE: Final = 38  # 1 when the last trick is played
BOTTOM: Final = 39  # points in the bottom
BEST1: Final = 40  # the winning play, and the lead, as cards: the bottom's multiplier needs them
LEAD1: Final = 43
SCORE: Final = 46  # by seat, or [SCORE] alone: the attackers of four players
OUTCOME: Final = SCORE  # after the end: what a game's playout is worth
RESULTS: Final = {  # by game, what is asked of a state after the end; of four players also who won the last trick
    "four": (*range(OUTCOME, OUTCOME + 5), WINNER, BEST1),
    "three": tuple(range(OUTCOME, OUTCOME + 7)),
    "five": tuple(range(OUTCOME, OUTCOME + 7)),
}
EXTRA: Final = 54  # what a single game needs besides
LENGTH: Final = 94
TRUMP_STRENGTH: Final = 32


def take(state: list[int], slot: int, p1: int, p2: int, p3: int) -> None:
    """Cards leave the hand of a slot and lie open."""
    if p2 == 0 and p1 & (p1 - 1) == 0:
        take_one(state, slot, p1)
        return
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    if h3 & p1:
        state[H1 + slot], state[H2 + slot], state[H3 + slot] = less(h1, h2, h3, p1, p2, p3)
    else:
        twice = h2 & p1
        state[H1 + slot] = h1 ^ p1 ^ twice ^ p2
        state[H2 + slot] = h2 ^ twice
    gone = state[GONE1]
    if gone & p1:
        state[GONE1], state[GONE2], state[GONE3] = more(gone, state[GONE2], state[GONE3], p1, p2, p3)
    else:
        state[GONE1] = gone | p1
        if p2:
            state[GONE2] |= p2
            state[GONE3] |= p3


def take_one(state: list[int], slot: int, bit: int) -> None:
    """The same for one card, which most plays are."""
    if not state[H2 + slot] & bit:
        state[H1 + slot] ^= bit
    elif state[H3 + slot] & bit:
        state[H3 + slot] ^= bit
    else:
        state[H2 + slot] ^= bit
    gone = state[GONE1]
    if not gone & bit:
        state[GONE1] = gone | bit
    elif state[GONE2] & bit:
        state[GONE3] |= bit
    else:
        state[GONE2] |= bit


def unseen(table: Table, state: list[int], slot: int) -> int:
    """Faces of which somebody else may hold a copy: not all are in the own hand or played.

    The declarer knows what lies in slot `HIDDEN`, and the player there knows the declarer's hand.
    """
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    if slot == state[DECLARER] or slot == HIDDEN:
        other = HIDDEN if slot == state[DECLARER] else state[DECLARER]
        o1, o2 = state[H1 + other], state[H2 + other]
        h3 |= state[H3 + other] | (h2 & o1) | (h1 & o2)
        h2 |= o2 | (h1 & o1)
        h1 |= o1
    g1 = state[GONE1]
    if table.decks == 2:
        return table.all ^ (h2 | state[GONE2] | (h1 & g1))
    if table.decks == 1:
        return table.all ^ (h1 | g1)
    return table.all ^ (h3 | state[GONE3] | (h2 & g1) | (h1 & state[GONE2]))


def unseen_twice(table: Table, state: list[int], slot: int) -> int:
    """Faces of which somebody else may hold a pair."""
    if table.decks == 1:
        return 0
    h1, h2, g1 = state[H1 + slot], state[H2 + slot], state[GONE1]
    if slot == state[DECLARER] or slot == HIDDEN:
        other = HIDDEN if slot == state[DECLARER] else state[DECLARER]
        h2 |= state[H2 + other] | (h1 & state[H1 + other])
        h1 |= state[H1 + other]
    if table.decks == 2:
        return table.all ^ (h1 | g1)
    return table.all ^ (h2 | state[GONE2] | (h1 & g1))


def held(state: list[int], slot: int) -> int:
    """Number of cards."""
    return count(state[H1 + slot]) + count(state[H2 + slot]) + count(state[H3 + slot])
