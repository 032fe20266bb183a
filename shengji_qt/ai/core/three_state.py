# SPDX-License-Identifier: MIT
"""Entries of a state that only the three-player game has."""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.state import EXTRA, H1, OUTCOME, PLAYED

SEATS: Final = 3
CAPTURE: Final = OUTCOME + 3  # after the end: 1 if the bottom was captured by a level card
TIE: Final = OUTCOME + 4  # after the end, by seat: strength of its biggest card of the last round
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
READY: Final = COVERS + SEATS * COVERED  # by seat: face-down cards that nothing covers any more
LAST_COVER: Final = READY + SEATS  # by seat: cards that alone cover a face-down one
COVER: Final = LAST_COVER + SEATS  # by seat: all cards that cover one
LEVEL: Final = COVER + SEATS  # faces of the level rank
LENGTH: Final = LEVEL + 1


def leads(state: list[int]) -> bool:
    """Whether the next play leads (13.4)."""
    return state[PLAYED] == 0 or (state[FRESH] == 1 and state[PLAYED] == SEATS)


def longest_throw(state: list[int], slot: int) -> int:
    """Most cards of a lead: one, with rule #3 as many as each opponent could follow with (17)."""
    if state[THROWS] == 0:
        return 1
    first, second = (slot + 1) % SEATS, (slot + 2) % SEATS
    return max(min(count(state[H1 + first]), count(state[H1 + second])), 1)
