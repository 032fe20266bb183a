# SPDX-License-Identifier: MIT
"""What points are worth to a seat of the five-player game, by the settlement (five_player.md 16).

A pair's points count for what they may become while tricks are still to come: the result is looked at together with
its neighbours. Points of the other pair cost the declarer levels, which is why an attacker would rather see them there
than with the declarer.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.five_knowledge import DECLARER
from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player.seats import SEATS, next_to_mine, pair_of, pairs
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import attackers_gain, declarer_gain
from shengji_qt.model.five_player.view import FiveView

RIVALS: Final = 0.8  # of the others' mean gain
NEXT_DEAL: Final = 0.5  # levels; being the next declarer
VICTORY: Final = 4.0  # levels
CONVERTED: Final = 0.4  # of a level that only becomes points (S5)
PERSONAL: Final = 0.15  # of a deal point, for a point booked to the seat itself
LINEAR: Final = 0.004  # levels; a point that changes nothing yet
SHARE: Final = 0.27  # of the points to come, for each pair
SPREAD: Final = 2.2  # of the standard deviation over the root of the points to come
LEAST_UNIT, MOST_UNIT = 0.4, 1.6  # of a level for each step of points
_TAPS: Final = ((-1.5, 0.12), (-0.7, 0.23), (0.0, 0.30), (0.7, 0.23), (1.5, 0.12))


class Stakes(NamedTuple):
    """What a deal is played for; `heirs`: who declares after an overturn by pair 0, by pair 1."""

    settings: FiveSettings
    declarer: int
    levels: tuple[Rank, ...]
    passed: tuple[bool, ...]
    cumulative: tuple[int, ...]
    heirs: tuple[int, int]
    last_level: Rank


def stakes_of(view: FiveView) -> Stakes:
    """As the View shows them."""
    assert view.declarer is not None, "the play has a declarer"
    total = tuple(now + won for now, won in zip(view.cumulative, view.personal, strict=True))

    def rank(seat: int) -> tuple[int, bool]:
        assert view.declarer is not None
        return total[seat], seat in next_to_mine(view.declarer)

    first, second = (max(pair, key=rank) for pair in pairs(view.declarer))
    return Stakes(
        view.settings, view.declarer, view.levels, view.passed, view.cumulative, (first, second), view.last_level
    )


class Ends:
    """What each end of one deal is worth to one seat, in levels; looked up again and again."""

    def __init__(self, stakes: Stakes, seat: int) -> None:
        self.stakes = stakes
        self.seat = seat
        self._worth: dict[tuple[int, int], float] = {}

    def worth(self, first: int, second: int) -> float:
        """Of these scores of the pairs."""
        key = first, second
        if key not in self._worth:
            self._worth[key] = self._settled(key)
        return self._worth[key]

    def _settled(self, scores: tuple[int, int]) -> float:
        stakes, seat = self.stakes, self.seat
        settings, declarer = stakes.settings, stakes.declarer
        gains = [0.0] * SEATS
        if max(scores) >= settings.overturn:
            able = [pair for pair in (0, 1) if scores[pair] >= settings.overturn]
            heir = max((stakes.heirs[pair] for pair in able), key=lambda who: _claim(stakes, scores, who))
        else:
            heir = declarer
            room = stakes.last_level - stakes.levels[declarer]
            gains[declarer] = float(min(declarer_gain(settings, scores), room)) if room else 1.0 + VICTORY
        for pair, score in zip(pairs(declarer), scores, strict=True):
            won = attackers_gain(settings, score)
            for each in pair:
                room = stakes.last_level - stakes.levels[each]
                gains[each] = float(min(won, room)) if stakes.passed[each] else CONVERTED * won
        mean = (sum(gains) - gains[seat]) / (SEATS - 1)
        value = gains[seat] - RIVALS * mean + NEXT_DEAL * ((heir == seat) - RIVALS * (heir != seat) / (SEATS - 1))
        if seat == declarer:
            return value - LINEAR * (max(scores[0], 0) + max(scores[1], 0))
        return value + LINEAR * scores[pair_of(declarer, seat)]


@lru_cache(maxsize=64)
def ends_of(stakes: Stakes, seat: int) -> Ends:
    """Kept while nothing changes that the end depends on."""
    return Ends(stakes, seat)


def _claim(stakes: Stakes, scores: tuple[int, int], seat: int) -> int:
    return scores[pair_of(stakes.declarer, seat)] + stakes.cumulative[seat]


class Prospect:
    """What more points for the pairs would be worth now, in points of the seat's own party."""

    def __init__(self, view: FiveView) -> None:
        assert view.seat is not None and view.declarer is not None
        self.stakes = stakes_of(view)
        self.ends = ends_of(self.stakes, view.seat)
        self.seat = view.seat
        self.declares = view.seat == view.declarer
        self.own = DECLARER if self.declares else pair_of(view.declarer, view.seat)
        self.now = view.pair_points
        won = sum(trick.points for trick in view.tricks)
        self.to_come = max(view.settings.total_points - won, 0)
        self._values: dict[tuple[int, int, int], float] = {}

    def value(self, first: int, second: int, left: int) -> float:
        """Levels, when the pairs get so many points more, and `left` points come after that."""
        key = first, second, left
        if key not in self._values:
            self._values[key] = self._value(*key)
        return self._values[key]

    def _value(self, first: int, second: int, left: int) -> float:
        spread = SPREAD * left**0.5
        base = SHARE * left
        others = [(self._score(1, second + base + step * spread), often) for step, often in _TAPS]
        found = 0.0
        for step, often in _TAPS:
            one = self._score(0, first + base + step * spread)
            found += often * sum(chance * self.ends.worth(one, two) for two, chance in others)
        return found

    def _score(self, pair: int, more: float) -> int:
        return self.now[pair] + max(5 * round(more / 5), 0)

    @cached_property
    def unit(self) -> float:
        """Levels that a point is worth to this seat, near what is usual."""
        step = self.stakes.settings.step
        left = max(self.to_come - step, 0)
        nothing = self.value(0, 0, left)
        if self.declares:
            gained = nothing - (self.value(step, 0, left) + self.value(0, step, left)) / 2
        else:
            gained = self._with(self.own, step, left) - nothing
        usual = 1.0 / step
        return min(max(gained / step, LEAST_UNIT * usual), MOST_UNIT * usual)

    def _with(self, pair: int, points: int, left: int) -> float:
        return self.value(points, 0, left) if pair == 0 else self.value(0, points, left)

    def stake(self, party: int, points: float) -> float:
        """What it is worth that `party` gets the points rather than the declarer, in points."""
        if party == DECLARER or not points:
            return 0.0
        low = int(points // 5) * 5
        left = max(self.to_come - low, 0)
        below = self._with(party, low, left)
        above = self._with(party, low + 5, left)
        there = below + (above - below) * (points - low) / 5
        return (there - self.value(0, 0, left)) / self.unit
