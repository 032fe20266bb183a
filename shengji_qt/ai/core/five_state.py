# SPDX-License-Identifier: MIT
"""Entries of a state that only the five-player game has."""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.state import EXTRA, OUTCOME
from shengji_qt.model.five_player.seats import SEATS

NEXT: Final = EXTRA  # by slot: the slot after it in a trick
BY_SLOT: Final = EXTRA + 6  # by slot: points of its cards in this trick
PLAYED_CARDS: Final = EXTRA + 12  # by slot: cards it has played to this trick, -1 before its turn
PROTECT: Final = EXTRA + 18  # triples are no pairs where no triple is led
SPLIT: Final = EXTRA + 19
SHORT_RULE: Final = EXTRA + 20  # of the mine: short discards 0 never, 1 only when it holds too few cards, 2 always
MINE_CHECKS: Final = EXTRA + 21  # the mine is asked whether it beats a throw of the declarer
LAST_WINNER: Final = EXTRA + 22  # of the trick before
LAST_SIZE: Final = EXTRA + 23
ADJUST: Final = EXTRA + 24  # by pair: deal points that nobody has personally
BRACKET: Final = EXTRA + 26  # of the bottom score: the multiplier is for blank cards too
PARTY: Final = EXTRA + 27  # by slot: the pair of an attacker, 0 or 1; `DECLARERS`
OUT: Final = EXTRA + 33  # what who follows counts: faces out of sight once, twice, three times
OWN_SHARE: Final = EXTRA + 36  # of the led class, and of trumps: what a hand and the mine have of it, in `STEPS`
OWN_TRUMPS: Final = EXTRA + 37
MINE_SHARE: Final = EXTRA + 38
MINE_TRUMPS: Final = EXTRA + 39
LED_OUT: Final = EXTRA + 40  # cards of the led class out of sight, and trumps
TRUMPS_OUT: Final = EXTRA + 41
COMING: Final = EXTRA + 42  # by pair: points in a trick that it wins, with those to come, in 1/256
LEFT: Final = EXTRA + 44  # what the bottom would score
LENGTH: Final = EXTRA + 45
DECLARERS: Final = 2
PAIRS: Final = OUTCOME + SEATS  # after the end: the deal scores of the two pairs
