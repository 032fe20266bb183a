# SPDX-License-Identifier: MIT
"""What the end of a three-player hand is worth to each seat, by the settlement itself (three_player.md 16).

Each player is for himself: his own levels, less most of what the others gain on average, and the next deal. Points
count for what they may become while rounds are still to come: a result is looked at together with its neighbours a
few points to either side.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.three_playout import SEATS, Outcome
from shengji_qt.model.cards import Rank
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import Tally, attackers, settle
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding
from shengji_qt.model.three_player.view import ThreeView

LEVEL_POINTS: Final = 20.0  # points that a level is worth
_RIVALS = 0.8  # of the others' mean gain: three race to the last level
_NEXT_DEAL = 0.5  # levels; the deal is what one passes must-play levels with
_NEXT_DEAL_MUST = 0.4  # more, for who stands on a must-play level
_VICTORY = 6.0  # levels
_OVERFLOW = 0.25  # a level that only lowers a rival
_POINT = 0.004  # levels; a point that changes nothing yet
_WIDTHS: Final = (1, 3, 3, 5, 5, 5, 5, 5, 5)  # by rounds left: how uncertain the result is
_BLUR: Final = ((0, 6), (5, 4), (-5, 4), (10, 2), (-10, 2), (15, 1), (-15, 1))


class Stakes(NamedTuple):
    """What a hand is played for; the same from its first card to its last."""

    settings: ThreeSettings
    ladder: Ladder
    standing: ThreeStanding
    declarer: int
    level: Rank


def ladder_of(view: ThreeView) -> Ladder:
    """The must-play levels of the match."""
    return Ladder.of(view.settings, MatchOptions(last_level=view.last_level))


def standing_of(view: ThreeView) -> ThreeStanding:
    """Levels and debts as the View shows them, penalties included."""
    return ThreeStanding(levels=view.levels, declarer=view.declarer, owed=view.owed, passed=view.passed)


def stakes_of(view: ThreeView, declarer: int | None = None) -> Stakes:
    """What is played for if `declarer` declares; None: the View's declarer."""
    seat = view.declarer if declarer is None else declarer
    assert seat is not None, "the play has a declarer"
    return Stakes(view.settings, ladder_of(view), standing_of(view), seat, view.level)


def cards_left(view: ThreeView) -> int:
    """Cards that all seats have still to play."""
    return sum(view.hand_counts) + sum(pile.state in ("up", "down") for piles in view.tableaus for pile in piles)


def width_of(view: ThreeView) -> int:
    """How uncertain the result still is, for `Worth.of`."""
    rounds = cards_left(view) // (2 * SEATS)
    return _WIDTHS[min(rounds, len(_WIDTHS) - 1)]


def levels_worth(before: ThreeStanding, after: ThreeStanding, seat: int) -> float:
    """What a change of levels alone is worth to a seat, in points."""
    gains = [(new or 0) - (old or 0) for old, new in zip(before.levels, after.levels, strict=True)]
    return LEVEL_POINTS * (gains[seat] - _RIVALS * (sum(gains) - gains[seat]) / (SEATS - 1))


Utilities = tuple[float, ...]  # by seat, in points
Tie = tuple[tuple[int, int], ...]
_NO_TIE: Final[Tie] = ((0, 0),) * SEATS


class Worth:
    """What every end of one hand is worth to each seat; looked up again and again."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self._exact: dict[tuple[tuple[int, ...], bool, Tie], Utilities] = {}
        self._blurred: dict[tuple[tuple[int, ...], bool, int], Utilities] = {}

    def of(self, outcome: Outcome, width: int) -> Utilities:
        """By seat, in points. `width` 1: the result as it is; more: as uncertain as it is with rounds to come."""
        points = list(outcome.points)
        points[self.stakes.declarer] = 0  # nobody counts them
        if width <= 1:
            return self.exact(tuple(points), outcome.level_capture, outcome.tie)
        return self._around(tuple(points), outcome.level_capture, width)

    def exact(self, points: tuple[int, ...], capture: bool, tie: Tie = _NO_TIE) -> Utilities:
        """The hand ends with these points."""
        key = points, capture, tie
        if key not in self._exact:
            self._exact[key] = self._settled(points, capture, tie)
        return self._exact[key]

    def _around(self, points: tuple[int, ...], capture: bool, width: int) -> Utilities:
        """`exact` averaged over points a little more or less, the first `width` steps of `_BLUR`; a tie is open."""
        key = points, capture, width
        if key not in self._blurred:
            self._blurred[key] = self._averaged(points, capture, width)
        return self._blurred[key]

    def _averaged(self, points: tuple[int, ...], capture: bool, width: int) -> Utilities:
        first, second = attackers(self.stakes.declarer)
        total, weight = [0.0] * SEATS, 0
        for more, often in _BLUR[:width]:
            for other, mate in _BLUR[:width]:
                row = [0] * SEATS
                row[first] = max(0, points[first] + more)
                row[second] = max(0, points[second] + other)
                found = self.exact(tuple(row), capture)
                total = [old + often * mate * new for old, new in zip(total, found, strict=True)]
                weight += often * mate
        return tuple(each / weight for each in total)

    def _settled(self, points: tuple[int, ...], capture: bool, tie: Tie) -> Utilities:
        stakes = self.stakes
        standing = stakes.standing
        tally = Tally(stakes.declarer, stakes.level, points, capture, tie)
        result = settle(stakes.settings, stakes.ladder, standing, tally)
        last = stakes.ladder.last
        gains = []
        for seat in range(SEATS):
            before, after = standing.levels[seat] or last, result.standing.levels[seat]
            gains.append(last - before + _VICTORY if after is None else float(after - before))
        worth = []
        for seat in range(SEATS):
            value = gains[seat] - _RIVALS * (sum(gains) - gains[seat]) / (SEATS - 1)
            level = result.standing.levels[seat]
            if result.next_declarer == seat and level is not None:
                must = level in stakes.ladder.duties(result.standing, seat)
                value += _NEXT_DEAL + _NEXT_DEAL_MUST * must
            if stakes.settings.overflow_demotion:
                value += _OVERFLOW * min(result.overflow[seat], 2)
            both = attackers(stakes.declarer)
            value += _POINT * (points[seat] if seat != stakes.declarer else -sum(points[each] for each in both))
            worth.append(value * LEVEL_POINTS)
        return tuple(worth)


@lru_cache(maxsize=16)
def worth_of(stakes: Stakes) -> Worth:
    """Kept while a hand is played."""
    return Worth(stakes)
