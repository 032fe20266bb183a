# SPDX-License-Identifier: MIT
"""The record of a deal of the four-player game."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.four_player.view import FourView
from shengji_qt.ui.panels.record import Entry, bid_lines, bidding_entry, trick_entries, trump_lines, turned_line


def entries(view: FourView, names: Sequence[str]) -> list[Entry]:
    """Newest first."""
    lines = bid_lines(view, names)
    if view.turned:
        lines.append(turned_line(view.turned))
    lines += trump_lines(view, names)
    return [*trick_entries(view, names), *bidding_entry(lines, view.phase in ("deal", "poll"))]
