# SPDX-License-Identifier: MIT
"""All durations of the table, in milliseconds at standard speed."""

from __future__ import annotations

from typing import Final

DEAL_STEP: Final = 70  # from card to card while dealing
DEAL: Final = 180  # one flight
PLAY: Final = 220
TOGETHER: Final = 30  # between the cards of one play
OUTLINE: Final = 350  # the winner's outline stands at least
TRICK_STAYS: Final = 550  # and a finished trick this much longer, by default
COLLECT: Final = 260
GATHER: Final = 24  # between the plays of a trick that is taken
FLIP: Final = 260
FLIP_NEXT: Final = 60  # between neighbours
TAKE_BOTTOM: Final = 320
BURY: Final = 280
SORT: Final = 240
HOME: Final = 200  # a refused card
RAISE: Final = 90  # a selected card
SCORE: Final = 400
TURN: Final = 160
BREATH: Final = 1800
BID: Final = 220
THROW_SHOWN: Final = 1500  # a failed throw lies open
BOTTOM_SHOWN: Final = 1400
DEAL_END: Final = 700
ABORTED: Final = 1200
COUNT: Final = 700  # a result's points count up
LEVEL: Final = 500  # and then levels move
FAN: Final = 420  # open hands spread
FAN_NEXT: Final = 60  # from hand to hand

FACTORS: Final = {"slow": 1.6, "standard": 1.0, "fast": 0.5, "faster": 0.25, "off": 0.0}

FACTOR: float = 1.0
HASTE: float = 1.0  # less while a deal is played to its end without the player


def ms(duration: float) -> int:
    """`duration` at the player's speed; 0 means at once, without a timer."""
    return round(duration * FACTOR * HASTE)


def set_haste(factor: float) -> None:
    """Show everything in `factor` of its time; 1 again afterwards."""
    global HASTE
    HASTE = factor


def set_speed(name: str) -> None:
    """One of FACTORS; anything else counts as standard."""
    global FACTOR
    FACTOR = FACTORS.get(name, 1.0)
