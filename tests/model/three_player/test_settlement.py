# SPDX-License-Identifier: MIT
"""Scores and levels: the examples of the sheet in whole, the tables, overflow, penalties."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import results, settlement
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import Settlement, Tally, settle
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding
from shengji_qt.model.view import Played, Trick
from tests.model.three_player.hands import ranks

BASE = ThreeSettings()
EVEN = ((0, 1), (0, 1), (0, 1))


def rank(text: str) -> Rank:
    return Rank.parse(text)


def scored(
    levels: str,
    points: tuple[int, int, int],
    *,
    declarer: int = 0,
    hand_level: str | None = None,
    capture: bool = False,
    tie: tuple[tuple[int, int], ...] = EVEN,
    standing: ThreeStanding | None = None,
    last: str = "A",
    **rules: Any,
) -> Settlement:
    settings = ThreeSettings(**rules)
    before = standing or ThreeStanding(levels=ranks(levels), declarer=declarer)
    level = rank(hand_level or levels.split()[declarer])
    tally = Tally(declarer, level, points, capture, tie)
    return settle(settings, Ladder.of(settings, MatchOptions(last_level=rank(last))), before, tally)


def after(settled: Settlement) -> str:
    return " ".join("won" if level is None else level.text for level in settled.standing.levels)


def last_round(text: str, winner: int, leader: int = 0) -> Trick:
    cards: tuple[Card, ...] = parse_cards(text)
    plays = tuple(Played((leader + index) % 3, (face,)) for index, face in enumerate(cards))
    return Trick(plays, winner)


# -- the five examples of the sheet (15.5, 16.9) ---------------------------------------------------------------------


def test_sheet_captured_with_a_jack() -> None:
    """Level J: 2S and 5H won (10), the last round won with a J, 5C in the bottom: 25 (15.5)."""
    order = three_order(rank("J"), Trump.HEARTS)
    last = last_round("AH 3H JS 4H QH 6D", 2)
    result = results.judge_bottom(BASE, order, 0, last, parse_cards("5C 3S 4S 6C"))
    assert result == results.BottomResult(5, 15, 2, False, True)
    assert 10 + result.score == 25
    settled = scored("J 7 6", (0, 20, 25), capture=result.level_capture)
    assert after(settled) == "5 7 6", "J falls to 3, +1 +1"
    assert (settled.declarer_won, settled.next_declarer, settled.demoted_to) == (True, 0, rank("3"))
    assert settled.gains == (2, 0, 0)


def test_sheet_captured_with_an_ace() -> None:
    """Level A, 0 and 0 before, captured with an A and no points: 0 and 5, A to J, +2 +2, complete victory (16.9)."""
    order = three_order(rank("A"), Trump.CLUBS)
    last = last_round("QC AD 3C JC 4H 9C", 0, leader=2)
    result = results.judge_bottom(BASE, order, 2, last, parse_cards("3S 4S 6H 8D"))
    assert result == results.BottomResult(0, 5, 0, False, True)
    settled = scored("7 6 A", (result.score, 0, 0), declarer=2, capture=True)
    assert after(settled) == "7 6 won"
    assert (settled.winner, settled.demoted_to, settled.gains) == (2, rank("J"), (0, 0, 4))
    assert settled.overflow == (0, 0, 0)


def test_sheet_fifty_and_fifteen() -> None:
    """The declarer steps down and +1; the first attacker takes over and +1."""
    settled = scored("5 7 6", (60, 50, 15))
    assert after(settled) == "6 8 6"
    assert (settled.declarer_won, settled.next_declarer, settled.gains) == (False, 1, (1, 1, 0))


def test_sheet_thirty_five_and_forty() -> None:
    """The declarer steps down; the first attacker +1; the second takes over at an unchanged level."""
    settled = scored("5 7 6", (35, 35, 40))
    assert after(settled) == "5 8 6"
    assert (settled.next_declarer, settled.extra, settled.gains) == (2, (0, 1, 0), (0, 1, 0))


def test_sheet_level_jack_twenty_and_twenty_five() -> None:
    """The same hand as 15.5 without a capture by level card: nothing falls."""
    assert after(scored("J 7 6", (0, 20, 25))) == "K 7 6"
    assert after(scored("J 7 6", (0, 20, 25), capture=True)) == "5 7 6"


# -- tables ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "table"),
    [
        (
            {},
            [(0, 5, 2, 0, False), (10, 25, 1, 0, False), (30, 40, 0, 0, True), (45, 75, 0, 1, True)],
        ),
        (
            {"rule2": True},
            [(0, 15, 2, 0, False), (20, 35, 1, 0, False), (40, 55, 0, 0, True), (60, 75, 0, 1, True)],
        ),
        (
            {"rule2": True, "rule2_declarer_bands": "base"},
            [(0, 5, 2, 0, False), (10, 35, 1, 0, False), (40, 55, 0, 0, True), (60, 75, 0, 1, True)],
        ),
    ],
)
def test_result_tables(rules: dict[str, Any], table: list[tuple[object, ...]]) -> None:
    """16.1 and 17 as printed; the setting speaks only with rule #2."""
    top = [(80, 95, 0, 2, True), (100, None, 0, 3, True)]  # the same in all three
    assert [tuple(line) for line in settlement.result_table(ThreeSettings(**rules))] == table + top
    for points in (120, 135, 140, 170):
        assert settlement.attacker_gain(ThreeSettings(**rules), points) == 3 + (points - 100) // 20


def test_bottom_scores() -> None:
    assert [settlement.bottom_score(points, False) for points in (0, 5, 40)] == [5, 15, 85]
    assert [settlement.bottom_score(points, True) for points in (0, 5, 40)] == [10, 30, 170]


def test_the_declarer_captures_nothing() -> None:
    order = three_order(rank("9"), Trump.DIAMONDS)
    result = results.judge_bottom(BASE, order, 0, last_round("bj 3S 4S sj 5S 6S", 0), parse_cards("KH 3C 4C 6C"))
    assert result == results.BottomResult(10)


@pytest.mark.parametrize(("first", "second", "gain"), [(0, 0, 5), (0, 5, 4), (5, 5, 4), (5, 10, 3), (25, 0, 3)])
def test_shut_out_is_five_in_all(first: int, second: int, gain: int) -> None:
    assert scored("5 7 6", (99, first, second)).gains == (gain, 0, 0)


def test_a_fine_below_nothing_counts_as_nothing() -> None:
    assert scored("5 7 6", (0, -20, 0)).gains == (5, 0, 0)
    assert scored("5 7 6", (0, -20, 5)).gains == (4, 0, 0)


@pytest.mark.parametrize(
    ("points", "tie", "following", "extra"),
    [
        ((0, 60, 50), EVEN, 1, (0, 0, 1)),
        ((0, 50, 50), ((0, 0), (1, 0), (0, 11)), 1, (0, 0, 1)),
        ((0, 50, 50), ((1, 9), (0, 5), (0, 6)), 2, (0, 1, 0)),
        ((0, 50, 50), ((1, 9), (1, 5), (1, 5)), 0, (0, 1, 1)),
        ((0, 29, 30), EVEN, 2, (0, 0, 0)),
        ((200, 25, 25), EVEN, 0, (0, 0, 0)),
    ],
)
def test_succession(
    points: tuple[int, int, int], tie: tuple[tuple[int, int], ...], following: int, extra: tuple[int, int, int]
) -> None:
    """16.3."""
    got = settlement.succession(BASE, Tally(0, rank("5"), points, False, tie))
    assert (got.declarer, got.extra) == (following, extra)


# -- levels ----------------------------------------------------------------------------------------------------------


def test_demotion_of_a_lost_hand_blocks_the_gain() -> None:
    """A35: J to 3, and the +1 from the other attacker is stopped there."""
    settled = scored("J 7 6", (0, 45, 15), capture=True)
    assert (after(settled), settled.overflow) == ("3 8 6", (1, 0, 0))


def test_a_demotion_never_raises() -> None:
    """16.4: penalties have brought the declarer below the target already."""
    before = ThreeStanding(levels=ranks("9 7 6"), declarer=0)
    settled = scored("A 7 6", (0, 0, 30), capture=True, standing=before)
    assert (settled.demoted_to, after(settled)) == (None, "J 7 6")


def test_no_demotion_at_another_level_even_if_a_penalty_has_lifted_the_declarer() -> None:
    """The hand level 10 says nothing; he stands on Q."""
    before = ThreeStanding(levels=ranks("Q 7 6"), declarer=0)
    settled = scored("Q 7 6", (0, 0, 30), hand_level="10", capture=True, standing=before)
    assert (settled.demoted_to, after(settled)) == (None, "A 7 6")


def test_a_debt_blocks_until_a_hand_is_won() -> None:
    owing = ThreeStanding(levels=ranks("4 4 6"), declarer=0, owed=(rank("4"), rank("4"), None))
    lost = scored("4 4 6", (0, 45, 15), standing=owing)
    assert (after(lost), lost.overflow) == ("4 4 6", (1, 1, 0))
    assert lost.standing.owed == owing.owed
    won = scored("4 4 6", (0, 10, 15), standing=owing)
    assert (after(won), won.standing.owed) == ("6 4 6", (None, rank("4"), None))


def test_memory_lets_an_attacker_pass_but_not_beyond_the_last_level() -> None:
    """`must_play_memory` (19) and 16.7."""
    won = scored("J 7 6", (0, 0, 10), must_play_memory=True)
    assert won.standing.passed == (tuple(ranks("3 J")), (), ())
    back = ThreeStanding(levels=ranks("10 7 6"), declarer=1, passed=won.standing.passed)
    assert after(scored("10 7 6", (80, 0, 0), declarer=1, standing=back, must_play_memory=True)) == "Q 9 6"
    every = ThreeStanding(levels=ranks("A 7 6"), declarer=1, passed=(tuple(ranks("3 J A")), (), ()))
    settled = scored("A 7 6", (80, 0, 0), declarer=1, standing=every, must_play_memory=True)
    assert (after(settled), settled.overflow) == ("A 9 6", (2, 0, 0))


def test_without_memory_a_passed_level_blocks_again() -> None:
    won = scored("J 7 6", (0, 0, 10))
    assert won.standing.passed == ((), (), ())


def test_another_last_level() -> None:
    """It takes the place of A: must be played, passing it wins, and a capture sends back (9 here)."""
    assert after(scored("8 7 6", (0, 10, 10), last="9")) == "9 7 6"
    assert scored("9 7 6", (0, 10, 10), last="9").winner == 0
    assert after(scored("9 7 6", (0, 10, 30), last="9", capture=True)) == "3 7 6"


@given(
    st.tuples(*[st.sampled_from(ranks("3 4 5 6 7 8 9 10 J Q K A"))] * 3),
    st.integers(0, 2),
    st.tuples(*[st.integers(0, 40)] * 3),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
def test_what_holds_after_every_settlement(
    levels: tuple[Rank, ...], declarer: int, fives: tuple[int, ...], capture: bool, rule1: bool, rule2: bool
) -> None:
    points = tuple(5 * each for each in fives)
    text = " ".join(level.text for level in levels)
    settled = scored(text, points, declarer=declarer, capture=capture, rule1=rule1, rule2=rule2)  # type: ignore[arg-type]
    others = settlement.attackers(declarer)
    enough = 40 if rule2 else 30
    assert settled.declarer_won == all(points[seat] < enough for seat in others)
    assert settled.winner in (None, declarer)
    if settled.declarer_won:
        assert (settled.next_declarer, settled.gains[declarer] >= 2) == (declarer, True)
    for seat, level in enumerate(settled.standing.levels):
        assert level is None or level >= 3
        if seat != declarer:
            assert level is not None
            assert settled.winner is not None or level - levels[seat] + settled.overflow[seat] == settled.gains[seat]
    ahead = max(points[seat] for seat in others)
    if settled.next_declarer != declarer:
        assert points[settled.next_declarer] == ahead >= enough


# -- overflow and penalties ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "seat", "found"),
    [
        ("J Q 5", 0, (1,)),
        ("J K Q", 0, (1,)),
        ("J Q Q", 0, (1, 2)),
        ("J J 5", 0, ()),
        ("A A 6", 1, ()),
        ("3 3 4", 1, (2,)),
        ("4 3 4", 1, (0, 2)),
    ],
)
def test_whom_overflow_may_lower(levels: str, seat: int, found: tuple[int, ...]) -> None:
    """16.6: the higher opponent, if he is ahead."""
    assert settlement.victims(ranks(levels), seat) == found


def test_overflow_is_used_from_the_declarer_on() -> None:
    assert settlement.choosers(1, (2, 0, 1)) == (2, 0)
    assert settlement.choosers(0, (0, 0, 0)) == ()


def penalised(levels: str, seat: int, count: int, effect: str = "", **rules: Any) -> str:
    settings = ThreeSettings(rule4=True, **rules)
    ladder, before = Ladder.of(settings, MatchOptions()), ThreeStanding(levels=ranks(levels), declarer=0)
    if not effect:
        got = settlement.penalise_declarer(ladder, before, seat, count)
    else:
        got = settlement.penalise_attacker(ladder, before, seat, count, effect)  # type: ignore[arg-type]
    return " ".join(level.text for level in got.levels if level is not None)


def test_penalties() -> None:
    """17, rule #4."""
    assert penalised("7 6 8", 0, 2) == "5 6 8"
    assert penalised("4 6 8", 0, 3) == "3 8 10"
    assert penalised("5 6 7", 1, 2, "demote") == "5 4 7"
    assert penalised("5 6 7", 1, 2, "promote") == "7 6 9"
    assert penalised("5 4 7", 1, 4, "demote") == "5 3 7"
    assert penalised("A A K", 1, 2, "promote") == "A A A"
    assert penalised("3 3 10", 2, 2, "promote", penalty_promotion="blocked") == "3 3 10"
