# SPDX-License-Identifier: MIT
"""What the declarer's rise depends on besides the deal scores of the pairs (five_player.md S4, S6, A35)."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.model.five_player.settlement import consoled
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.windows import blocked_seats


class Prospects(NamedTuple):
    """`last`: he declares at the last level, so that the deal wins him the match; `consoled`: overturned by one pair he
    still gains against the other; `blocked`: somebody has paid so that he gains nothing.
    """

    last: bool = False
    consoled: bool = False
    blocked: bool = False


def prospects(view: FiveView) -> Prospects:
    """Those of the deal's declarer, at any moment of it; none before there is one."""
    seat = view.declarer
    if seat is None:
        return Prospects()
    level = view.levels[seat]
    return Prospects(
        last=level == view.last_level,
        consoled=consoled(view.settings, view.passed[seat], level, view.last_level),
        blocked=seat in blocked_seats(view.spent),
    )
