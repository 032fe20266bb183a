# SPDX-License-Identifier: MIT
"""The last round's bottom score, and how the result of a hand is told: events of levels and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.order import Order
from shengji_qt.model.three_player import points, rounds, settlement
from shengji_qt.model.three_player.events import BottomScored
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.view import Trick


class BottomResult(NamedTuple):
    """What the bottom was worth (15). `points` lie in it; `score` and the rest only if an attacker captured it."""

    points: int
    score: int = 0
    capturer: int | None = None
    double: bool = False
    level_capture: bool = False


def judge_bottom(
    settings: ThreeSettings, order: Order, declarer: int, last: Trick, bottom: Sequence[Card]
) -> BottomResult:
    """The bottom after the last round."""
    held = points.points_in(bottom, settings)
    assert last.winner is not None, "a complete round has a winner"
    if last.winner == declarer:
        return BottomResult(held)
    seats, plays = [play.seat for play in last.plays], [play.cards for play in last.plays]
    won = rounds.judge_last(order, seats, plays, last.winner, settings.fresh_lead)
    score = settlement.bottom_score(held, won.double)
    return BottomResult(held, score, last.winner, won.double, won.level_card)


def tell_bottom(declarer: int, bottom: tuple[Card, ...], result: BottomResult) -> list[ev.Event]:
    """The bottom is shown, and scored if it was captured."""
    happened: list[ev.Event] = [ev.BottomShown(declarer, bottom, result.points)]
    if result.capturer is not None:
        happened.append(BottomScored(result.capturer, result.points, result.double, result.level_capture, result.score))
    return happened


def tie_strengths(order: Order, last: Trick, seats: int) -> tuple[tuple[int, int], ...]:
    """By seat: the biggest card of the last round (16.3)."""
    own = [tuple(face for play in last.plays if play.seat == seat for face in play.cards) for seat in range(seats)]
    return tuple(rounds.tie_strength(order, cards) for cards in own)


def level_changes(
    before: ThreeStanding, after: ThreeStanding, declarer: int | None = None, demoted_to: Rank | None = None
) -> list[ev.Event]:
    """Every change of a level; a capture by level card first sends the declarer to `demoted_to`."""
    happened: list[ev.Event] = []
    for seat, (old, new) in enumerate(zip(before.levels, after.levels, strict=True)):
        assert old is not None, "nobody has won before the hand is scored"
        if seat == declarer and demoted_to is not None:
            happened.append(ev.LevelsChanged(seat, old, demoted_to, demoted=True))
            old = demoted_to
        if new != old:
            happened.append(ev.LevelsChanged(seat, old, new, demoted=new is not None and new < old))
    return happened
