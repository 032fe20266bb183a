# SPDX-License-Identifier: MIT
"""When nothing is left to decide for a seat, from what it may know."""

from __future__ import annotations

from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import obligation


def all_forced(view: FourView) -> bool:
    """Whether each of this seat's plays is fixed until the end of the deal, whatever the others do.

    That is so if it holds one card; if a lead that it has not followed yet takes all of its cards; or if it is asked
    and has exactly one legal play (four_player.md 12), after which at most one card is left. With two cards or more
    left it could come to lead, and then it could choose. False where nothing is left to play.
    """
    held = len(view.hand)
    if view.phase != "play" or not held:
        return False
    followed = any(play.seat == view.seat for play in view.trick.plays)
    if held == 1 or (view.trick.plays and not followed and len(view.trick.lead) == held):
        return True
    must = obligation(view)
    return must is not None and 0 < must.count == len(must.forced) and held - must.count <= 1
