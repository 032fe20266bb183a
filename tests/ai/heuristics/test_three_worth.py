# SPDX-License-Identifier: MIT
"""What results are worth: by the settlement, each seat for itself."""

from __future__ import annotations

import msgspec

from shengji_qt.ai.heuristics.three_playout import Outcome
from shengji_qt.ai.heuristics.three_worth import Stakes, Worth, levels_worth, stakes_of, worth_of
from shengji_qt.model.cards import Rank
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding
from tests.ai.three_positions import position


def worth(*levels: int, declarer: int = 0) -> Worth:
    standing = ThreeStanding(levels=tuple(Rank(each) for each in levels), declarer=declarer)
    settings = ThreeSettings()
    return Worth(Stakes(settings, Ladder.of(settings, MatchOptions()), standing, declarer, Rank(levels[declarer])))


def test_points_are_worth_most_where_they_change_the_result() -> None:
    """Seat 1 attacks from level 9: 25 to 30 takes over, 30 to 35 changes nothing but the hope for more."""
    found = worth(9, 9, 9)
    at = {points: found.exact((0, points, 0), False)[1] for points in (20, 25, 30, 35, 45)}
    assert at[30] - at[25] > 5 * (at[35] - at[30]) > 0
    assert at[45] - at[35] > at[35] - at[30]


def test_a_rivals_points_help_below_the_threshold_and_hurt_above() -> None:
    """16.1: 10 points of the other attacker cost the declarer a level; with 100 he himself gains three."""
    found = worth(4, 4, 4)
    assert found.exact((0, 20, 10), False)[1] > found.exact((0, 20, 0), False)[1]
    assert found.exact((0, 40, 100), False)[1] < found.exact((0, 40, 50), False)[1]


def test_gains_on_a_must_play_level_are_worth_little() -> None:
    """An attacker on 3 stays there whatever he wins (16.5), so only the deal and the rivals count."""
    low, free = worth(4, 3, 4), worth(4, 5, 4)
    step = [each.exact((0, 95, 0), False)[1] - each.exact((0, 40, 0), False)[1] for each in (low, free)]
    assert step[1] > step[0] + 15


def test_shut_out_is_worth_more_than_two_poor_attackers() -> None:
    found = worth(4, 4, 4)
    assert found.exact((0, 0, 0), False)[0] > found.exact((0, 5, 5), False)[0] > found.exact((0, 10, 10), False)[0]


def test_complete_victory_is_worth_most() -> None:
    found = worth(14, 9, 9)
    assert found.exact((0, 10, 10), False)[0] > worth(9, 9, 9).exact((0, 0, 0), False)[0]
    assert found.exact((0, 10, 10), False)[1] < 0


def test_a_capture_by_level_card_at_j_hurts_the_declarer() -> None:
    """16.4: from J down to 3."""
    found = worth(11, 9, 9)
    assert found.exact((0, 40, 0), True)[0] < found.exact((0, 40, 0), False)[0] - 100


def test_results_far_from_the_end_are_looked_at_with_their_neighbours() -> None:
    """25 points are nearly 30 while rounds are to come; in the end they are 25."""
    found = worth(9, 9, 9)
    tie = ((0, 0),) * 3

    def value(points: int, width: int) -> float:
        return found.of(Outcome((0, points, 0), False, tie, None), width)[1]

    assert value(25, 1) < value(25, 5) < value(30, 5) < value(30, 1)
    assert found.of(Outcome((70, 25, 0), False, tie, None), 5) == found.of(Outcome((0, 25, 0), False, tie, None), 5)


def test_stakes_come_from_the_view_and_are_kept() -> None:
    view = position("AS", levels=("9", "J", "3"), declarer=0)
    stakes = stakes_of(view)
    assert stakes.standing.levels == view.levels and stakes.level == view.level
    assert worth_of(stakes) is worth_of(stakes_of(msgspec.structs.replace(view, hand=())))


def test_levels_alone() -> None:
    """Own levels count in full, those of the others less."""
    standing = ThreeStanding(levels=(Rank(5), Rank(5), Rank(5)), declarer=0)
    mine = msgspec.structs.replace(standing, levels=(Rank(6), Rank(5), Rank(5)))
    theirs = msgspec.structs.replace(standing, levels=(Rank(5), Rank(6), Rank(5)))
    assert levels_worth(standing, mine, 0) > -levels_worth(standing, theirs, 0) > 0
