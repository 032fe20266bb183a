# SPDX-License-Identifier: MIT
"""Why the mine can only skip: a question to a View, answered with a refusal (five_player.md 13)."""

from __future__ import annotations

from shengji_qt.model.actions import Mine
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.view_rules import check, order_of, plays
from shengji_qt.model.obligations import follow_plays
from shengji_qt.model.refusals import Refusal


def only_skip(view: FiveView) -> bool:
    """Whether the mine is on turn and may do nothing but skip."""
    asked = view.decision is not None and view.decision.kind == "mine"
    return asked and view.settings.mode == "mine" and plays(view, 2) == [()]


def skip_reason(view: FiveView) -> Refusal | None:
    """What stands against every play of the mine; None if it may play or is not on turn."""
    if not only_skip(view):
        return None
    count = len(view.trick.lead)
    cards = view.mine
    if len(cards) >= count:
        found = follow_plays(order_of(view), view.trick.lead, cards, not view.settings.follow_break_triples, 1)
        cards = found[0] if found else cards[:count]
    return check(view, Mine(cards))
