# SPDX-License-Identifier: MIT
"""A match of the five-player game as text: what the other games have not, or say otherwise."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player import events as five
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.notation_lines import Handler, Words, Writer, levels_text, numbers_text
from shengji_qt.model.summaries import FiveSummary


def _slot_name(slot: int) -> str:
    return "mine" if slot == MINE else str(slot)


def _deal_aborted(writer: Writer, _happened: ev.DealAborted) -> None:
    writer.add("The drawing went wrong: the cards are shuffled again")


def _skipped(writer: Writer, happened: five.Skipped) -> None:
    writer.plays.append((happened.slot, ()))


def _drawing_stopped(writer: Writer, happened: five.DrawingStopped) -> None:
    writer.add(f"{happened.seat} stops the drawing, {'rightly' if happened.right else 'at the wrong moment'}")


def _divided(writer: Writer, happened: five.Divided) -> None:
    writer.add(f"Front hand: {writer.sorted(happened.front)}")
    writer.add(f"Rear hand: {writer.sorted(happened.rear)}")


def _pairs_adjusted(writer: Writer, happened: five.PairsAdjusted) -> None:
    why = {"failed_throw": "failed throw", "cards_left": "cards left", "hand_points": "points in a hand"}
    changes = " : ".join(f"{change:+d}" for change in happened.changes)
    writer.add(f"Pairs: {changes} for {why[happened.reason]}, now {numbers_text(happened.pair_points)}")


def _mine_shown(writer: Writer, happened: five.MineShown) -> None:
    writer.add(f"Left in the mine: {writer.sorted(happened.cards)} ({happened.points} points)")


def _mine_scored(writer: Writer, happened: five.MineScored) -> None:
    left = f"{happened.left} cards, {happened.points} points, last trick of {happened.size}"
    writer.add(f"Bottom dug by {happened.seat}: {left}: {happened.score}")


def _deal_scored(writer: Writer, happened: five.DealScored) -> None:
    end = "overturned" if happened.overturned else "shut out" if happened.shut_out else "held"
    fee = f", fee {happened.fee}" if happened.fee else ""
    writer.add(f"Score: pairs {numbers_text(happened.pair_points)}; {end}; gains {numbers_text(happened.gains)}{fee}")


def _window_opened(writer: Writer, happened: five.WindowOpened) -> None:
    writer.add(f"Window: {happened.window}")


def _spender_asked(writer: Writer, happened: five.SpenderAsked) -> None:
    writer.add(f"Window: {happened.seat} is asked")


def _points_spent(writer: Writer, happened: five.PointsSpent) -> None:
    target = "" if happened.target is None else f" {happened.target}"
    writer.add(f"{happened.seat} pays to {happened.window}{target}, {happened.cumulative} left")


def _must_level_moved(writer: Writer, happened: five.MustLevelMoved) -> None:
    writer.add(f"Must-play level of {happened.seat}: {levels_text([happened.level])}")


def _deal_settled(writer: Writer, happened: ev.DealSettled) -> None:
    summary = happened.summary
    assert isinstance(summary, FiveSummary), "a deal of this game"
    pairs = ", ".join(
        f"{one} and {other} {points}" for (one, other), points in zip(summary.pairs, summary.pair_points, strict=True)
    )
    writer.add(f"Result: {pairs}; levels gained {numbers_text(summary.gains)}")
    writer.add(f"Cumulative: {numbers_text(summary.cumulative_after)}")
    writer.add(f"Levels: {levels_text(summary.levels_after)}; next declarer {summary.next_declarer}")


def _view_lines(view: FiveView) -> list[str]:
    lines = [f"Points: {numbers_text(view.personal)}; cumulative: {numbers_text(view.cumulative)}"]
    pairs = zip(view.pairs, view.pair_points, strict=False)
    lines += [f"Pair {one} and {other}: {points}" for (one, other), points in pairs]
    lines.append(f"Must-play levels: {_must_text(view.must_levels, view.passed)}; mine: {view.mine_count} cards")
    return lines


def _must_text(levels: tuple[Rank, ...], passed: tuple[bool, ...]) -> str:
    return " : ".join("passed" if done else level.text for level, done in zip(levels, passed, strict=True))


_HANDLERS: Final[dict[type[ev.Event], Handler]] = {
    ev.DealAborted: _deal_aborted,
    five.Skipped: _skipped,
    five.DrawingStopped: _drawing_stopped,
    five.Divided: _divided,
    five.PairsAdjusted: _pairs_adjusted,
    five.MineShown: _mine_shown,
    five.MineScored: _mine_scored,
    five.DealScored: _deal_scored,
    five.WindowOpened: _window_opened,
    five.SpenderAsked: _spender_asked,
    five.PointsSpent: _points_spent,
    five.MustLevelMoved: _must_level_moved,
    ev.DealSettled: _deal_settled,
}
WORDS: Final = Words("Sheng Ji, five players", _HANDLERS, _view_lines, slot_name=_slot_name)
