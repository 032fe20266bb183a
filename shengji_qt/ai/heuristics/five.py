# SPDX-License-Identifier: MIT
"""RuleBot for the five-player game: the declarer with his mine or his two hands, and both pairs.

Everything is worked out from the View, so equal Views give equal choices.
"""

from __future__ import annotations

from shengji_qt.ai.heuristics.five_bidding import bid_choices
from shengji_qt.ai.heuristics.five_burying import bury_choices, divide_choices
from shengji_qt.ai.heuristics.five_following import follow_choices
from shengji_qt.ai.heuristics.five_leading import lead_choices
from shengji_qt.ai.heuristics.five_situation import FiveSituation
from shengji_qt.ai.heuristics.five_windows import window_choices
from shengji_qt.model.actions import Choice, StopDrawing
from shengji_qt.model.five_player.view import MINE, FiveView

MOST_CHOICES = 5


def rank(view: FiveView, most: int = MOST_CHOICES) -> list[Choice]:
    """As `four.rank`; the windows and the ritual are answered, too."""
    if view.decision is None:
        return []
    match view.decision.kind:
        case "bid" | "poll":
            return bid_choices(view, most)
        case "stop":
            return [Choice(StopDrawing(), "stop_now")]
        case "bury":
            return bury_choices(FiveSituation(view), most)
        case "divide":
            return divide_choices(FiveSituation(view), most)
        case "play" | "mine":
            return _play_choices(FiveSituation(view, MINE if view.decision.kind == "mine" else None), most)
        case "block" | "force" | "claim":
            return window_choices(view, most)
        case kind:
            raise ValueError(f"no decision of this game: {kind}")


def _play_choices(sit: FiveSituation, most: int) -> list[Choice]:
    return follow_choices(sit, most) if sit.view.trick.plays else lead_choices(sit, most)
