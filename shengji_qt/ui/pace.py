# SPDX-License-Identifier: MIT
"""How long a table of this window waits, by the player's choices of speed and of the computers' pause."""

from __future__ import annotations

from typing import Final

import msgspec

from shengji_qt.table.pacing import Pacing
from shengji_qt.ui.preferences import Preferences
from shengji_qt.ui.scene.speeds import FACTORS

PAUSES: Final = {"short": 0.5, "natural": 1.0, "long": 2.0}  # of computer seats, times the usual
FASTEST: Final = 0.25  # without motion computer seats still leave time to look


def pacing_of(preferences: Preferences) -> Pacing:
    """The pauses of a table: shorter with a faster speed, but never those in which a person decides."""
    usual, factor = Pacing(), FACTORS[preferences.speed]
    human = usual.scaled(max(factor, 1.0))
    made = usual.scaled(max(factor, FASTEST)).with_answers(PAUSES[preferences.computer_pause])
    return msgspec.structs.replace(made, offer_interval=human.offer_interval, courtesy=human.courtesy)
