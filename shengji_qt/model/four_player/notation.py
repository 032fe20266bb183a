# SPDX-License-Identifier: MIT
"""A match of the four-player game as text: what the other games have not, or say otherwise."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.notation_lines import Handler, Words, Writer, ended, levels_text, times
from shengji_qt.model.summaries import FourSummary


def _penalty_scored(writer: Writer, happened: ev.PenaltyScored) -> None:
    writer.add(f"Penalty: {happened.change:+d}, attackers {happened.attacker_points}")


def _bottom_captured(writer: Writer, happened: ev.BottomCaptured) -> None:
    name = happened.structure + (f" of {happened.length}" if happened.length > 1 else "")
    sum_text = f"{happened.points} x {happened.multiplier} = {happened.bonus}"
    writer.add(f"Bottom captured by {happened.seat} with a {name}: {sum_text}")


def _deal_settled(writer: Writer, happened: ev.DealSettled) -> None:
    summary = happened.summary
    assert isinstance(summary, FourSummary), "a deal of this game"
    gain = f"{times(summary.gain, 'level')}" if summary.gain else "no level"
    swap = ", and take over" if summary.swap else ""
    writer.add(f"Result: attackers {summary.points} points; {summary.winner} win {gain}{swap}")
    writer.add(f"Levels: {levels_text(summary.levels_after)}; next declarer {summary.next_declarer}")


def _match_ended(writer: Writer, happened: ev.MatchEnded) -> None:
    ended(writer, happened, "nobody wins" if happened.winner is None else f"seats {_side(happened.winner)} win")


def _side(side: int) -> str:
    return f"{side} and {side + 2}"


def _view_lines(view: FourView) -> list[str]:
    return [f"Attackers' points: {view.attacker_points}"]


_HANDLERS: Final[dict[type[ev.Event], Handler]] = {
    ev.PenaltyScored: _penalty_scored,
    ev.BottomCaptured: _bottom_captured,
    ev.DealSettled: _deal_settled,
    ev.MatchEnded: _match_ended,
}
WORDS: Final = Words(
    "Sheng Ji, four players",
    _HANDLERS,
    _view_lines,
    side_name=_side,
    scores="attackers",
    lowered="bottom captured with a level card",
)
