# SPDX-License-Identifier: MIT
"""Codes of the reasons RuleBot gives in the three-player game, and the facts behind each; see `reasons`.

`forced`, `bury_voids`, `bury_low` and `lead_throw` mean what they mean with four players. Each reason is true of what
the seat may know at that moment.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from shengji_qt.ai.heuristics.reasons import Facts

ThreeReasonCode = Literal[
    # bidding
    "bid_trumps",  # {trump, count}: with this bid `count` of the seat's own visible cards are trumps
    "bid_declare",  # {trump, count}: the same in a first hand, where the bid also makes the seat the declarer
    "decline_card",  # {trump, count}: with this bid only `count` of the own visible cards would be trumps
    "pass_no_card",  # {}: nothing to bid with
    # penalties and overflow
    "penalise_down",  # {seat, count}: the attacker goes down `count` levels, rather than the others up
    "penalise_up",  # {seat, count}: the declarer and the other attacker go up, rather than the attacker down
    "lower_rival",  # {seat, count}: the overflow levels lower the rival who is ahead
    # the bottom
    "swap_none",  # {}: the cards lie well as they are
    "swap_strong",  # {cards}: these enter the tableau and weaker top cards are buried
    "swap_free",  # {cards, count}: this enters, and the `count` cards under it come free earlier
    "bury_voids",  # {classes, points}
    "bury_low",  # {points}
    # leading
    "lead_top",  # {class}: no unplayed card of the class is higher
    "lead_throw",  # {class, count}: a throw that nobody can beat
    "lead_uncover",  # {class, count}: no winner, but it uncovers `count` hidden cards
    "lead_plain",  # {class}: no winner; little to lose
    # following
    "forced",  # {count}
    "round_sure",  # {points}: wins the round, nobody can beat it any more
    "round_likely",  # {points}: the best card so far; it may still be beaten
    "round_ruff",  # {points, class}: a ruff that may still be beaten
    "bottom_sure",  # {points}: an attacker wins the last round for sure, and with it the bottom
    "own_points",  # {points}: the own earlier card is winning: points are added
    "own_holds",  # {}: the own earlier card is winning; nothing is spent
    "feed_rival",  # {seat, points}: the other attacker is winning; his points count against the declarer
    "uncover",  # {count}: does not win, but uncovers `count` hidden cards
    "round_lost",  # {}: nothing that may be played beats the best card
    "round_left",  # {points}: the round could be led for now, but that costs more than it is worth
]
THREE_REASON_CODES: Final[tuple[str, ...]] = get_args(ThreeReasonCode)
ThreeReason = tuple[ThreeReasonCode, Facts]
