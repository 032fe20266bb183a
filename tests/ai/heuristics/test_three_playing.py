# SPDX-License-Identifier: MIT
"""Positions of the three-player game with one right answer."""

from __future__ import annotations

import pytest

from shengji_qt.ai.heuristics import three
from shengji_qt.ai.heuristics.three_playing import Position, candidates, guarded, throws
from shengji_qt.model.actions import Play
from shengji_qt.model.cards import CARDS, parse_cards
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import position


def played(view: ThreeView) -> str:
    best = three.rank(view)[0]
    assert isinstance(best.action, Play)
    return " ".join(face.text for face in best.action.cards)


def code(view: ThreeView) -> str:
    return three.rank(view)[0].code


def test_the_last_seat_ruffs_a_rich_round() -> None:
    """25 points lie there, a small trump takes them for sure."""
    view = position(
        "3S 4C 6C", counts=(2, 2, 0), seat=2, declarer=0, left="7C 8C 7D 8D 5D 5C 10C 6D",
        trick=[(0, "KH"), (1, "10H"), (2, "3D"), (0, "8H"), (1, "5H")],
    )  # fmt: skip
    assert played(view) == "3S"
    assert code(view) == "round_last"


def test_a_joker_is_kept_for_the_bottom() -> None:
    """Nothing lies in round 7: the big joker would win it, but in the last round it wins the bottom."""
    view = position(
        "bj 4C 6C", counts=(2, 2, 0), seat=2, declarer=0, left="7C 8C 7D 8D KC 10C 5C 5D",
        trick=[(0, "QH"), (1, "7H"), (2, "3D"), (0, "8H"), (1, "6H")],
    )  # fmt: skip
    assert played(view) != "bj"


def test_points_go_on_the_own_winning_card() -> None:
    view = position(
        "KH 4H 6C", counts=(2, 2, 0), seat=2, declarer=0, left="7C 8C 7D 8D 5D 5C 10C 6D",
        trick=[(0, "QH"), (1, "7H"), (2, "AH"), (0, "8H"), (1, "6H")],
    )  # fmt: skip
    assert (played(view), code(view)) == ("KH", "own_points")


def test_the_declarer_gives_no_points_away() -> None:
    """With the ten the attacker would have 30 points; later the joker saves it."""
    view = position(
        "10H 4H bj", counts=(0, 2, 2), seat=0, declarer=0, left="7C 8C 7D 8D", bottom="3C 4D 6D 3D", won=(0, 20, 20),
        trick=[(1, "AH"), (2, "7H"), (0, "3H"), (1, "8H"), (2, "6H")],
    )  # fmt: skip
    assert (played(view), code(view)) == ("4H", "round_lost")


def test_points_for_the_other_attacker_against_the_declarer() -> None:
    """The declarer's jokers take the last round. With 25 points and the ten the other attacker takes over now."""
    view = position(
        "10H 3H QD", ("- - - - - bj sj", "- - - - - 3D 4D", ""), seat=2, declarer=0, level="4", levels=("4", "4", "4"),
        left="7C 8C 3C 6C", bottom="7C 8C 3C 6C", won=(0, 25, 20),
        trick=[(0, "QH"), (1, "AH"), (2, "8H"), (0, "7H"), (1, "6H")],
    )  # fmt: skip
    assert (played(view), code(view)) == ("10H", "feed_rival")


def test_a_sure_winner_is_led() -> None:
    """Nobody has a trump any more and the ace is the best heart; the club loses to every other one."""
    view = position(
        "AH 3C", ("", "", ""), counts=(0, 2, 2), seat=0, declarer=0, left="KH QC 10H KC", bottom="3D 4D 6D 7D",
        won=(0, 20, 20),
    )  # fmt: skip
    assert (played(view), code(view)) == ("AH", "lead_top")


def test_one_card_needs_no_thought() -> None:
    view = position("AH", counts=(0, 1, 1), left="KH QC", bottom="3D 4D 6D 7D")
    (choice,) = three.rank(view)
    assert (choice.code, choice.facts) == ("forced", {})


@pytest.mark.parametrize(("test", "thrown"), [("playable", "KH AH"), ("owned", "")])
def test_throws_stand_by_what_can_be_seen(test: str, thrown: str) -> None:
    """Rule #3: the queen is beaten by nothing in a hand, but not the ten; the ace of the throw is not enough."""
    settings = ThreeSettings(rule3=True, throw_test="playable" if test == "playable" else "owned")
    view = position(
        "AH 10H 3C", ("KH ?", "QH ? ? ?", "3D 4D 5D"), counts=(0, 1, 1), left="JH 5C 4C 6C 7C 8C",
        tricks=[[(1, "JD"), (2, "5H")], [(0, "8H"), (1, "4S"), (2, "5S")]], settings=settings, bottom="6D 7D 8D QD",
    )  # fmt: skip
    found = throws(Position(view))
    assert [parse_cards(thrown)] * bool(thrown) == [tuple(sorted(each)) for each in found if test == "playable"]
    if test == "owned":  # face-down cards count, but all that is unseen is the jack, which is lower than the king
        assert found == [tuple(sorted(parse_cards("AH KH")))]


def test_cards_that_come_to_the_same_thing_are_judged_once() -> None:
    """7 and 8 of clubs are neighbours; the 9 is a level card; points and face-up cards stay apart."""
    view = position("7C 8C 10C 3D", ("JC ?", "", ""), counts=(0, 2, 2), left="QC 4D KD AD 5D", bottom="6D 7D 8D QD")
    singles = {each[0].text for each in candidates(Position(view))}
    assert len(singles & {"7C", "8C"}) == 1
    assert {"10C", "JC", "3D"} <= singles


def test_doubtful_cases_go_to_the_first_play() -> None:
    plays = [(CARDS[0],), (CARDS[1],), (CARDS[2],)]
    rows = [[0.0, 0.0, 0.0, 0.0], [9.0, -8.0, 7.0, -7.0], [1.0, 1.1, 0.9, 1.0]]
    ranked = guarded(plays, rows)
    assert [each.cards for each in ranked] == [plays[2], plays[0], plays[1]]
