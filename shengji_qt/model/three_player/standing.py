# SPDX-License-Identifier: MIT
"""Levels, must-play levels and debts: how they move (three_player.md 16.4 to 16.7, 17)."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

import msgspec

from shengji_qt.model.cards import Rank
from shengji_qt.model.game import Standing
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import FLOOR, ThreeSettings

JACK: Final = Rank(11)
Stops = frozenset[Rank]
T = TypeVar("T")


class ThreeStanding(Standing, frozen=True, kw_only=True, tag="three"):
    """What lasts from hand to hand, by seat.

    `owed`: a must-play level carried from a rule #4 promotion, else None (16.5). `passed`: must-play levels that never
    block the seat again (`must_play_memory`).
    """

    owed: tuple[Rank | None, ...] = (None, None, None)
    passed: tuple[tuple[Rank, ...], ...] = ((), (), ())


def first_standing(settings: ThreeSettings, options: MatchOptions) -> ThreeStanding:
    """Everybody on the first level, which is never below 3 (5)."""
    del settings
    return ThreeStanding(levels=(max(options.start_level, FLOOR),) * 3)


class Ladder(NamedTuple):
    """The must-play levels of a match and its last level, which takes the place of A."""

    stops: Stops
    last: Rank
    demotions: str  # "base" (J to 3, A to J), "any_level" or "must_play_only" (rule #1)
    blocked: bool  # penalty promotions stop at must-play levels

    @classmethod
    def of(cls, settings: ThreeSettings, options: MatchOptions) -> Ladder:
        last = max(options.last_level, FLOOR)
        below = {rank for rank in settings.must_play_levels if rank < last}
        demotions = settings.rule1_demotion if settings.rule1 else "base"
        return cls(frozenset(below | {last}), last, demotions, settings.penalty_promotion == "blocked")

    def duties(self, standing: ThreeStanding, seat: int) -> Stops:
        """The must-play levels of this seat."""
        owed = standing.owed[seat]
        return (self.stops - set(standing.passed[seat])) | ({owed} if owed is not None else set())

    def demotion(self, hand_level: Rank) -> Rank:
        """Where a capture by level card sends the declarer (16.4); the hand level itself where it does not."""
        if self.demotions != "base":
            if self.demotions == "must_play_only" and hand_level not in self.stops:
                return hand_level
            return max((stop for stop in self.stops if stop < hand_level), default=hand_level)
        if hand_level == self.last and self.last > JACK:
            return JACK
        return FLOOR if hand_level in (JACK, self.last) else hand_level

    def lowered(self, standing: ThreeStanding, seat: int, target: int) -> ThreeStanding:
        """The seat on `target`, not below 3 and never higher than before; a debt moves along (16.5)."""
        level = Rank(max(FLOOR, target))
        if level >= level_of(standing, seat):
            return standing
        owed = standing.owed[seat]
        if owed is not None:
            owed = None if level in self.stops else level
        return _with(standing, seat, level, owed)

    def promoted(self, standing: ThreeStanding, seat: int, gain: int) -> ThreeStanding:
        """Rule #4: up by `gain`, at most to the last level; who is lifted off a must-play level owes the new one."""
        level, owed = level_of(standing, seat), standing.owed[seat]
        for _ in range(gain):
            must = level in self.duties(_with(standing, seat, level, owed), seat)
            if level >= self.last or (must and self.blocked):
                break
            level = Rank(level + 1)
            owed = (None if level in self.stops and level not in standing.passed[seat] else level) if must else owed
        return _with(standing, seat, level, owed)


def level_of(standing: ThreeStanding, seat: int) -> Rank:
    """The level of a seat while nobody has won the match."""
    level = standing.levels[seat]
    assert level is not None, "nobody has won yet"
    return level


def replaced(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple by seat with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def _with(standing: ThreeStanding, seat: int, level: Rank | None, owed: Rank | None) -> ThreeStanding:
    levels, debts = replaced(standing.levels, seat, level), replaced(standing.owed, seat, owed)
    return msgspec.structs.replace(standing, levels=levels, owed=debts)


def with_level(standing: ThreeStanding, seat: int, level: Rank | None) -> ThreeStanding:
    """The seat on another level, its debt unchanged."""
    return _with(standing, seat, level, standing.owed[seat])


def won_as_declarer(standing: ThreeStanding, seat: int, hand_level: Rank, stops: Stops, memory: bool) -> ThreeStanding:
    """The debt is cleared (16.5); with `memory` the must-play levels up to the hand level never block again (19)."""
    cleared = _with(standing, seat, standing.levels[seat], None)
    if not memory:
        return cleared
    marked = set(standing.passed[seat]) | {stop for stop in stops if stop <= hand_level}
    return msgspec.structs.replace(cleared, passed=replaced(standing.passed, seat, tuple(sorted(marked))))


def advance(level: Rank, gain: int, stops: Stops, pass_limit: Rank | None, last: Rank) -> tuple[Rank | None, int]:
    """The level after a gain and the overflow (16.5); None past `last`: the match is won.

    `stops`: the must-play levels of the player. `pass_limit`: the hand level for a declarer who won, else None.
    Nobody but a winning declarer passes `last`, whatever `stops` says (16.7).
    """
    for done in range(gain):
        if level in stops and (pass_limit is None or level > pass_limit):
            return level, gain - done
        if level >= last:
            return (level, gain - done) if pass_limit is None else (None, 0)
        level = Rank(level + 1)
    return level, 0
