# SPDX-License-Identifier: MIT
"""What lasts from deal to deal in the five-player game (five_player.md 4), and the drawing penalty (R5.4)."""

from __future__ import annotations

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.game import Standing
from shengji_qt.model.settings import MatchOptions


class FiveStanding(Standing, frozen=True, kw_only=True, tag="five"):
    """By seat: `must_levels`, the must-play level that each has to win as declarer; `passed`: it has been won;
    `cumulative`: personal points carried from deal to deal, never below 0.
    """

    must_levels: tuple[Rank, ...]
    passed: tuple[bool, ...]
    cumulative: tuple[int, ...]


def first_standing(_settings: FiveSettings, options: MatchOptions) -> FiveStanding:
    """Before the first deal: the start level is the must-play level of everybody (17)."""
    start = options.start_level
    return FiveStanding(
        levels=(start,) * SEATS,
        must_levels=(start,) * SEATS,
        passed=(False,) * SEATS,
        cumulative=(0,) * SEATS,
    )


def open_levels(standing: FiveStanding) -> tuple[Rank, ...]:
    """The levels of a match that goes on; ValueError if somebody has won it."""
    levels = tuple(level for level in standing.levels if level is not None)
    if len(levels) != SEATS:
        raise ValueError("the match is over")
    return levels


def after_misdeal(standing: FiveStanding, seat: int, last_level: Rank = ACE) -> FiveStanding:
    """The drawing penalty for `seat`: each other player rises a level, up to `last_level`; the must-play level of those
    who have not passed it moves along (R5.4, R17.3). The declarer stays.
    """
    levels = list(open_levels(standing))
    must = list(standing.must_levels)
    for other in range(SEATS):
        if other == seat:
            continue
        levels[other] = min(Rank(levels[other] + 1), last_level)
        if not standing.passed[other]:
            must[other] = levels[other]
    return FiveStanding(
        levels=tuple(levels),
        declarer=standing.declarer,
        must_levels=tuple(must),
        passed=standing.passed,
        cumulative=standing.cumulative,
    )
