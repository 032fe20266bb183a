# SPDX-License-Identifier: MIT
"""What points are worth in the five-player game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shengji_qt.ai.heuristics.five_stakes import Ends, Prospect, stakes_of
from tests.ai.building_five import position

HANDS = ["6D 7D 9D", "JH 3C 9C", "7H 8C 6C", "9H 2H 4C", "8H 8D JD"]


def prospect(seat: int, personal: Sequence[int] = (0, 20, 10, 15, 0)) -> Prospect:
    return Prospect(position(HANDS, "10C 10D", seat=seat, personal=personal))


@pytest.mark.parametrize("points", [5, 10, 20, 35, 50])
def test_points_of_the_own_pair_are_good_and_any_pairs_are_bad_for_the_declarer(points: int) -> None:
    assert prospect(1).stake(0, points) > prospect(1).stake(0, points - 5) >= 0
    assert prospect(0).stake(0, points) < 0 > prospect(0).stake(1, points)


def test_an_attacker_would_rather_have_the_rivals_overturn_than_nobody() -> None:
    close = prospect(1, (0, 5, 40, 0, 30))
    assert close.stake(1, 15) > 0
    assert close.stake(0, 15) >= 0 == close.stake(2, 15)


def test_ends_follow_the_settlement() -> None:
    """Seat 0 holds with four levels, or is overturned and gains nothing; then the richer attacker declares."""
    view = position(HANDS, "10C 10D", seat=0, personal=(0, 20, 10, 15, 0))
    declarer = Ends(stakes_of(view), 0)
    assert declarer.worth(0, 0) > declarer.worth(20, 0) > declarer.worth(45, 0) > declarer.worth(80, 0)
    heir, other = Ends(stakes_of(view), 1), Ends(stakes_of(view), 3)
    assert heir.worth(80, 0) > other.worth(80, 0)
    assert heir.worth(120, 0) - heir.worth(115, 0) > 0.5
