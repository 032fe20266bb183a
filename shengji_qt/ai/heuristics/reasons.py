# SPDX-License-Identifier: MIT
"""Codes of the reasons a RuleBot gives, and the facts behind each; the interface owns the words.

Facts are numbers, text, lists of them, and cards. `class` is "T" for trumps or a suit letter, `trump` a suit letter or
"NT", `seat` 0 … 4, `count` a number of cards, `points` of the cards the reason speaks of. What each reason claims
of the View stands in `ai/claims.py`, by its code: it is true of what the seat may know at that moment.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

ReasonCode = Literal[
    # bidding
    "bid_long_trumps",  # {trump, count}: with this bid the hand would hold `count` trumps
    "bid_no_trump",  # {trump, count}: jokers and level cards held
    "reinforce",  # {trump, count}: raise the own bid, `count` trumps held
    "overbid",  # {trump, count, seat, theirs}: `count` trumps, instead of `theirs` under the bid of `seat`
    "overbid_partner",  # {trump, count, seat, theirs}: the same over the partner's bid
    "pass_short",  # {count}: the longest trumps any open bid would give are `count`
    "pass_partner",  # {seat, trump}: the partner's bid stands
    "pass_standing",  # {trump}: the own bid stands
    "pass_no_bid",  # {}: no acceptable bid is held
    # burying
    "bury_voids",  # {classes, points}: these side suits become void
    "bury_low",  # {points}: cards that are likely missed least, `points` among them
    # leading
    "lead_boss",  # {class, cards}: nobody can hold higher inside the class
    "lead_throw",  # {class, count, components}: a throw, every component unbeatable
    "lead_rest",  # {count}: the whole hand, the last trick
    "draw_trumps",  # {class, out}: to draw trumps; `out` unseen trumps
    "lead_strong",  # {class, higher}: only so many unseen cards, one or two, are higher than the top card
    "lead_structure",  # {class, width, length}: one run; harder to beat than single cards
    "lead_partner_void",  # {class, seat}: the partner has none of this suit and may ruff
    "lead_short",  # {class}: the last cards of a short suit, to be void
    "lead_low",  # {class, higher}: so many unseen cards are higher; little to lose
    # following
    "forced",  # {}: only this can be played
    "win_last",  # {points}: takes the trick, no opponent plays behind
    "win_sure",  # {points, cards}: takes the trick, and no opponent behind can beat it
    "win_likely",  # {points}: takes the lead of the trick; somebody behind may still beat it
    "ruff_last",  # {points, class}: a ruff, no opponent plays behind
    "ruff_sure",  # {points, class}: a ruff that no opponent behind can beat
    "ruff_likely",  # {points, class}: a ruff that may be beaten
    "feed_partner",  # {seat, points}: the partner is winning; `points` are given
    "partner_wins",  # {seat}: the partner is winning and is left to it
    "hope_partner",  # {seat, points}: the partner plays later and may win; `points` are given in hope
    "cannot_win",  # {}: no legal play beats the best one; cards that are likely missed least
    "not_worth",  # {points}: it could be taken, but that likely costs more than the trick is worth
]
REASON_CODES: Final[tuple[str, ...]] = get_args(ReasonCode)

Facts = dict[str, object]
Reason = tuple[ReasonCode, Facts]
