# SPDX-License-Identifier: MIT
"""Codes of the reasons RuleBot gives in the five-player game besides those of `reasons`, and the facts behind each.

The shared ones mean what they mean with four players; the partner is the other member of the pair. Each reason is true
of what the seat may know at that moment.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from shengji_qt.ai.heuristics.reasons import Facts, ReasonCode

FiveReasonCode = Literal[
    # the declarer's two places: his hand and the mine, or his two hands (five_player.md 13, 22)
    "skip_only",  # {}: the rules allow nothing but a skip
    "mine_skip",  # {left}: nothing is played; the `left` cards stay
    "mine_clear",  # {left}: cards that do not win leave the mine, which keeps `left`
    "feed_own",  # {points}: the declarer's other place is winning; `points` are given
    "own_wins",  # {}: it is winning; nothing is spent on it
    "hope_own",  # {points}: it plays later and can win; `points` are given in hope
    "mine_points",  # {points, count}: `count` cards with `points` go into the mine, no suit is emptied
    "divide",  # {front, rear}: so many cards in the two hands
    # the ritual of drawing, and the windows after a deal
    "stop_now",  # {}: all cards are dealt
    "block_win",  # {seat}: `seat` would win the match
    "block_gain",  # {seat, count}: `seat`, at the highest level, would rise by `count` levels
    "force_level",  # {have}: `have` cumulative points are enough for a level
    "claim_seat",  # {have}: `have` cumulative points are enough to declare
    "keep_points",  # {have}: the cumulative points stay for later
]
FIVE_REASON_CODES: Final[tuple[str, ...]] = get_args(FiveReasonCode)
FiveReason = tuple[ReasonCode | FiveReasonCode, Facts]
