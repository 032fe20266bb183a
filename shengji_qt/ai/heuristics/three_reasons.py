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
    "penalise_down",  # {seat, count}: the attacker is lowered for `count` declined cards
    "penalise_up",  # {seat, count}: the declarer and the other attacker go up instead
    "lower_rival",  # {seat, count}: the overflow levels lower the rival who is ahead
    # the bottom
    "swap_none",  # {}: the cards lie well as they are
    "swap_strong",  # {cards}: these enter the tableau, and the top cards that make room are buried
    "swap_free",  # {cards, count}: these enter over `count` cards, which come free early if they can be played soon
    "bury_voids",  # {classes, points}
    "bury_low",  # {points}
    # leading
    "lead_top",  # {class, cards}: no unplayed card of the class is higher
    "lead_throw",  # {class, count, components}: a throw that nobody can beat
    "lead_uncover",  # {class, higher, count}: `higher` unplayed cards are, but it uncovers `count` hidden cards
    "lead_plain",  # {class, higher}: no sure winner; little to lose
    # following
    "forced",  # {}
    "round_last",  # {points}: wins the round, nobody plays after it
    "round_sure",  # {points, cards}: wins the round, nobody can beat it any more
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
