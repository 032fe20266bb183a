# SPDX-License-Identifier: MIT
"""RuleBot for the four-player game: counts, proves, estimates, and plays what is worth most.

Everything is worked out from the View, so equal Views give equal choices.
"""

from __future__ import annotations

from shengji_qt.ai.heuristics.four_bidding import bid_choices
from shengji_qt.ai.heuristics.four_burying import bury_choices
from shengji_qt.ai.heuristics.four_following import follow_choices
from shengji_qt.ai.heuristics.four_leading import lead_choices
from shengji_qt.ai.heuristics.reasons import REASON_CODES
from shengji_qt.ai.heuristics.situation import Situation
from shengji_qt.ai.heuristics.worth import DEFAULT_WEIGHTS, Weights
from shengji_qt.model.actions import Choice
from shengji_qt.model.four_player.view import FourView

__all__ = ["MOST_CHOICES", "REASON_CODES", "rank"]
MOST_CHOICES = 5


def rank(view: FourView, most: int = MOST_CHOICES, weights: Weights = DEFAULT_WEIGHTS) -> list[Choice]:
    """What to do, best first, at most `most`; all of them legal. [] if the seat is not asked, or if it stays silent
    while cards are dealt. Depends on the View alone.
    """
    if view.decision is None:
        return []
    match view.decision.kind:
        case "bid" | "poll":
            return bid_choices(view, most)
        case "bury":
            return bury_choices(Situation(view, weights), most)
        case "play" if view.trick.plays:
            return follow_choices(Situation(view, weights), most)
        case "play":
            return lead_choices(Situation(view, weights), most)
        case kind:
            raise ValueError(f"no decision of this game: {kind}")
