# SPDX-License-Identifier: MIT
"""What an outcome of `core.positions.values` is worth to a seat, in levels, by the settlement of its game.

Every seat is for its own side: four players are two sides, of three players each is for himself, of five the declarer
and two pairs. Who rises counts, and who declares next; points count a little for themselves, and near a line of the
result table for what they may become while cards are still to come. House rules, must-play levels and the end of the
match are in the settlement's functions, which are asked once for each result.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from shengji_qt.ai.core.positions import table_of
from shengji_qt.ai.heuristics import three_worth
from shengji_qt.ai.heuristics.five_stakes import ends_of
from shengji_qt.ai.heuristics.five_stakes import stakes_of as five_stakes_of
from shengji_qt.ai.heuristics.three_playout import Outcome as Played
from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import advance, demoted, result
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.three_player.view import ThreeView

Outcome = tuple[int, ...]
Utility = Callable[[Outcome], float]


class FourWeights(NamedTuple):
    """In levels: to declare next rather than the others; the match; a point; the hand size from which on a result
    counts as open, with all that lies between two lines of the table.
    """

    next_deal: float = 0.5
    victory: float = 4.0
    point: float = 0.004
    open_from: int = 8


FOUR: Final = FourWeights()
PERSONAL: Final = 0.004  # levels; five players: a point booked to an attacker's own name
OPEN_TIE: Final = ((0, 0),) * 3  # three players: who wins a tie of points is left open
_MOST_POINTS: Final = 1500  # up to here lines of the table are looked for


def utility_of(view: Any, declarer: int | None = None) -> Utility:
    """What outcomes are worth to the View's seat, in levels; `declarer`: as if this seat declared."""
    if declarer is not None:
        view = msgspec.structs.replace(view, declarer=declarer)
    if isinstance(view, FourView):
        return _four(view)
    return _three(view) if isinstance(view, ThreeView) else _five(view)


# -- four players ------------------------------------------------------------------------------------------------------


class FourStakes(NamedTuple):
    """What a round is played for. `back`: where a captured bottom sets the declarers back to (18.1)."""

    settings: FourSettings
    levels: tuple[Rank, ...]
    declarer: int
    last_level: Rank = ACE
    back: Rank | None = None


class FourWorth:
    """What the attackers' final points are worth to the attackers; the declarers' worth is the opposite."""

    def __init__(self, stakes: FourStakes) -> None:
        self.stakes = stakes
        self._exact: dict[int, float] = {}
        marks = [0]
        for points in range(5, _MOST_POINTS, 5):
            if self.exact(points) != self.exact(marks[-1]):
                marks.append(points)
        self.marks: tuple[int, ...] = tuple(marks)  # where results change

    def exact(self, points: int) -> float:
        """The result as the table has it (four_player.md 15 to 18.1)."""
        if points not in self._exact:
            self._exact[points] = self._settled(points)
        return self._exact[points]

    def _settled(self, points: int) -> float:
        settings, levels, declarer, last, back = self.stakes
        won = result(settings, points)
        own = declarer % 2
        side = own if won.winner == "declarers" else 1 - own
        before = list(levels)
        before[own] = levels[own] if back is None else back
        after = advance(before[side], won.gain, won.winner, settings.must_play, last)
        gained = last - before[side] + FOUR.victory if after is None else float(after - before[side])
        lost = float(levels[own] - before[own])
        if won.winner == "declarers":
            return lost - gained
        return lost + gained + (FOUR.next_deal if won.swap else 0.0)

    def open(self, points: int) -> float:
        """The same, but a straight line between two lines of the table: what may still be reached counts."""
        at = bisect_right(self.marks, points) - 1
        low = self.marks[at]
        if at + 1 == len(self.marks):
            return self.exact(low)
        high = self.marks[at + 1]
        below, above = self.exact(low), self.exact(high)
        return below + (above - below) * (points - low) / (high - low)


@lru_cache(maxsize=32)
def four_worth(stakes: FourStakes) -> FourWorth:
    """Kept while nothing changes that the end depends on."""
    return FourWorth(stakes)


def _four(view: FourView) -> Utility:
    assert view.seat is not None and view.declarer is not None
    stakes = FourStakes(view.settings, view.levels, view.declarer, view.last_level)
    worth = four_worth(stakes)
    back = demotion_of(view)
    sign = 1.0 if (view.seat ^ view.declarer) & 1 else -1.0
    open_share = min(1.0, (len(view.hand) - 1) / FOUR.open_from)
    known: dict[Outcome, float] = {}

    def value(outcome: Outcome) -> float:
        key = outcome if back else outcome[:1]
        found = known.get(key)
        if found is None:
            points = outcome[0]
            to = back(outcome[1]) if back else None
            here = worth if to is None else four_worth(stakes._replace(back=to))
            found = open_share * here.open(points) + (1.0 - open_share) * here.exact(points) + FOUR.point * points
            found = known[key] = sign * found
        return found

    return value


def demotion_of(view: FourView) -> Callable[[int], Rank | None] | None:
    """Where the declarers are set back to by the faces that took the bottom; None: nothing sets them back."""
    assert view.declarer is not None
    level, rules = view.levels[view.declarer % 2], view.settings.bottom_capture_demotion
    if view.trump is None or all(each.level != level for each in rules):
        return None
    table = table_of(view)

    def back(faces: int) -> Rank | None:
        to = demoted(level, table.order, table.cards((faces, 0, 0)), rules)
        return None if to == level else to

    return back


# -- three players -----------------------------------------------------------------------------------------------------


def _three(view: ThreeView) -> Utility:
    assert view.seat is not None
    seat = view.seat
    worth = three_worth.worth_of(three_worth.stakes_of(view))
    width = three_worth.width_of(view)
    used = 4 if width > 1 else 7  # of the entries; who wins a tie of points is open while rounds are to come
    known: dict[Outcome, float] = {}

    def value(outcome: Outcome) -> float:
        key = outcome[:used]
        found = known.get(key)
        if found is None:
            tie = tuple((0, each) for each in key[4:]) or OPEN_TIE
            played = Played(key[:3], bool(key[3]), tie, None)
            found = known[key] = worth.of(played, width)[seat] / three_worth.LEVEL_POINTS
        return found

    return value


# -- five players ------------------------------------------------------------------------------------------------------


def _five(view: FiveView) -> Utility:
    assert view.seat is not None
    seat = view.seat
    ends = ends_of(five_stakes_of(view), seat)
    own = 0.0 if seat == view.declarer else PERSONAL

    def value(outcome: Outcome) -> float:
        return ends.worth(outcome[5], outcome[6]) + own * outcome[seat]

    return value
