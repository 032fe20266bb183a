# SPDX-License-Identifier: MIT
"""Player v0: the simple player of all three games that others are measured against. It is never changed."""

from __future__ import annotations

from typing import Any, Final

from shengji_qt.ai.frozen.v0_laying import bid, bury, divide, from_list
from shengji_qt.ai.frozen.v0_playing import play
from shengji_qt.ai.frozen.v0_sight import sight_of
from shengji_qt.model.actions import AnyAction, Choice, Mine, Penalise, Play, Swap
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.games import rules_of

LISTED: Final = 120  # plays of the mine that are looked at


class FrozenV0:
    """Deterministic: `budget` and `seed` change nothing."""

    def rank(self, view: Any, budget: object, seed: int) -> list[Choice]:
        action = self.choose(view, seed)
        return [] if action is None else [Choice(action, "frozen")]

    def choose(self, view: Any, seed: int, budget: object = None) -> AnyAction | None:
        if view.decision is None:
            return None
        match view.decision.kind:
            case "bid" | "poll" | "turned":
                return bid(view)
            case "bury":
                return bury(view)
            case "divide":
                return divide(view)
            case "swap":
                return Swap(())
            case "penalty":
                return Penalise("demote")
            case "play" | "mine":
                return _play(view)
            case "stop":
                return rules_of(view).options(view, 1)[0]
            case _:  # levels or points to use: the first answer is to keep them, the last one to use them
                return rules_of(view).options(view, 20)[-1]


def _play(view: Any) -> AnyAction:
    sight = sight_of(view)
    mine = view.decision.kind == "mine"
    if isinstance(view, FiveView) and sight.lead and (mine or _has_two_hands(view)):
        cards = from_list(view, sight, LISTED)
    else:
        cards = play(sight)
    return Mine(cards) if mine else Play(cards)


def _has_two_hands(view: FiveView) -> bool:
    """Whether this seat need not follow with as many cards as were led, or has to with fewer (five_player.md R22)."""
    return view.settings.mode == "split" and (view.seat == view.declarer or len(view.hand) < len(view.trick.lead))
