# SPDX-License-Identifier: MIT
"""What the result of a deal is worth to some of the seats, in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from shengji_qt.model.cards import RANKS, Rank
from shengji_qt.model.summaries import AnySummary, FiveSummary, FourSummary, ThreeSummary

DECLARING: Final = 0.5  # what being the next declarer is worth, in levels


class Worth(msgspec.Struct, frozen=True):
    """Of a set of seats in one result; as in `arena_seats.Gain`."""

    levels: float
    points: float
    declares: float


def worth(summary: AnySummary, seats: Sequence[int]) -> Worth:
    """What the result is worth to these seats, on the average of them."""
    if isinstance(summary, FourSummary):
        return _worth_of_side(summary, seats[0] % 2)
    gained = [_steps(*each) for each in zip(summary.levels_before, summary.levels_after, strict=True)]
    others = [gain for seat, gain in enumerate(gained) if seat not in seats]
    levels = _mean(gained[seat] for seat in seats) - _mean(others)
    points = _mean(_points(summary, seat) for seat in seats)
    return Worth(levels, points, _mean(seat == summary.next_declarer for seat in seats))


def value(gained: Worth) -> float:
    """In levels: those won, and the next deal to declare."""
    return gained.levels + DECLARING * gained.declares


def _worth_of_side(summary: FourSummary, side: int) -> Worth:
    steps = [_steps(*each) for each in zip(summary.levels_before, summary.levels_after, strict=True)]
    declares = summary.declarer % 2 == side
    return Worth(
        float(steps[side] - steps[1 - side]),
        float(-summary.points if declares else summary.points),
        float(summary.next_declarer % 2 == side),
    )


def _points(summary: ThreeSummary | FiveSummary, seat: int) -> float:
    """An attacker's own points, in the five-player game those of its pair; of the declarer: those of the attackers."""
    if isinstance(summary, FiveSummary):
        if seat == summary.declarer:
            return -float(sum(summary.pair_points))
        return float(
            next(points for pair, points in zip(summary.pairs, summary.pair_points, strict=True) if seat in pair)
        )
    if seat == summary.declarer:
        return -float(sum(points for other, points in enumerate(summary.points) if other != seat))
    return float(summary.points[seat])


def _steps(before: Rank, after: Rank | None) -> int:
    """Past the last level is one more step than to it."""
    return (RANKS[-1] + 1 if after is None else after) - before


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
