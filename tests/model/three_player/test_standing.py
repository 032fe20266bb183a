# SPDX-License-Identifier: MIT
"""Must-play levels, debts, demotions, and the last level of a match in the place of A."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import Rank
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import MUST_PLAY_SETS, ThreeSettings
from shengji_qt.model.three_player.standing import (
    Ladder,
    ThreeStanding,
    advance,
    first_standing,
    won_as_declarer,
)
from tests.model.three_player.hands import ranks

ACE = Rank(14)


def rank(text: str) -> Rank:
    return Rank.parse(text)


def ladder(last: str = "A", **rules: Any) -> Ladder:
    return Ladder.of(ThreeSettings(**rules), MatchOptions(last_level=rank(last)))


def standing(levels: str, owed: tuple[str | None, str | None, str | None] = (None, None, None)) -> ThreeStanding:
    debts = tuple(None if text is None else rank(text) for text in owed)
    return ThreeStanding(levels=ranks(levels), declarer=0, owed=debts)


@pytest.mark.parametrize(
    ("level", "gain", "limit", "after", "overflow"),
    [
        ("10", 2, "10", "J", 1),  # the examples of 16.5
        ("J", 2, "J", "K", 0),
        ("J", 5, "J", "A", 2),
        ("3", 1, None, "3", 1),
        ("3", 2, "3", "5", 0),
        ("4", 2, None, "6", 0),
        ("10", 3, None, "J", 2),
        ("A", 1, "A", None, 0),
        ("A", 1, "K", "A", 1),
        ("K", 5, "A", None, 0),
        ("3", 3, "J", "6", 0),  # demoted to 3 in a hand at J that was won
        ("5", 0, None, "5", 0),
    ],
)
def test_advance(level: str, gain: int, limit: str | None, after: str | None, overflow: int) -> None:
    got = advance(rank(level), gain, frozenset(ranks("3 J A")), None if limit is None else rank(limit), ACE)
    assert got == (None if after is None else rank(after), overflow)


levels = st.sampled_from(ranks("3 4 5 6 7 8 9 10 J Q K A"))


@given(levels, st.integers(0, 9), st.sampled_from(MUST_PLAY_SETS), st.one_of(st.none(), levels))
def test_advance_by_words(level: Rank, gain: int, stops: tuple[Rank, ...], limit: Rank | None) -> None:
    """Step by step: a must-play level is left only by a winner who played it or a higher one (16.5)."""
    after, overflow = advance(level, gain, frozenset(stops), limit, ACE)
    made = (15 if after is None else after) - level
    assert after is None or made + overflow == gain
    for left in range(level, level + made):
        assert left not in stops or (limit is not None and left <= limit)
    if overflow:
        assert after in stops
        assert limit is None or (after is not None and after > limit)


def test_an_attacker_never_passes_the_last_level() -> None:
    """Even one whom it does not block any more (16.7)."""
    assert advance(ACE, 3, frozenset(), None, ACE) == (ACE, 3)
    assert advance(ACE, 3, frozenset(), rank("3"), ACE) == (None, 0)


@pytest.mark.parametrize(
    ("rules", "last", "targets"),
    [
        ({}, "A", {"J": "3", "A": "J", "10": "10", "K": "K", "3": "3"}),
        ({"must_play": ranks("A")}, "A", {"J": "3", "A": "J"}),
        ({}, "K", {"J": "3", "K": "J", "Q": "Q"}),
        ({}, "J", {"J": "3", "10": "10"}),
        ({}, "9", {"9": "3", "8": "8"}),
        (
            {"rule1": True},
            "A",
            {"3": "3", "4": "3", "5": "3", "6": "5", "8": "5", "J": "8", "Q": "J", "A": "J"},
        ),
        (
            {"rule1": True, "rule1_demotion": "must_play_only"},
            "A",
            {"4": "4", "5": "3", "J": "8", "A": "J"},
        ),
        ({"rule1": True}, "10", {"10": "8", "9": "8"}),
        ({"rule1_demotion": "must_play_only"}, "A", {"J": "3", "A": "J"}),
    ],
)
def test_demotions(rules: dict[str, Any], last: str, targets: dict[str, str]) -> None:
    """16.4 and 17; the last level takes the place of A."""
    found = ladder(last, **rules)
    assert {level: found.demotion(rank(level)).text for level in targets} == targets


def test_the_last_level_is_a_must_play_level() -> None:
    assert ladder("9").stops == set(ranks("3 9"))
    assert ladder("9", must_play=ranks("A")).stops == set(ranks("9"))
    assert ladder("9", rule1=True, must_play=ranks("A")).stops == set(ranks("3 5 8 9"))


def test_lowering_has_a_floor_never_raises_and_moves_a_debt() -> None:
    steps = ladder()
    assert steps.lowered(standing("5 4 4"), 0, 1).levels == tuple(ranks("3 4 4"))
    assert steps.lowered(standing("5 4 4"), 0, 9) == standing("5 4 4")
    owing = standing("5 6 4", (None, "6", None))
    assert steps.lowered(owing, 1, 4).owed[1] == rank("4")
    assert steps.lowered(owing, 1, 3).owed[1] is None, "3 is a must-play level anyway"
    assert steps.lowered(owing, 0, 3).owed == owing.owed


@pytest.mark.parametrize(
    ("level", "gain", "rules", "after", "owed"),
    [
        ("3", 1, {}, "4", "4"),
        ("4", 2, {}, "6", None),
        ("10", 1, {}, "J", None),
        ("10", 2, {}, "Q", "Q"),
        ("J", 2, {}, "K", "K"),
        ("K", 4, {}, "A", None),
        ("A", 1, {}, "A", None),
        ("4", 1, {"rule1": True}, "5", None),
        ("3", 2, {"rule1": True}, "5", None),
        ("3", 2, {"penalty_promotion": "blocked"}, "3", None),
        ("10", 3, {"penalty_promotion": "blocked"}, "J", None),
    ],
)
def test_promotions(level: str, gain: int, rules: dict[str, Any], after: str, owed: str | None) -> None:
    """Rule #4 (17): who is lifted off a must-play level owes the new one."""
    got = ladder(**rules).promoted(standing(f"{level} 3 3"), 0, gain)
    assert (got.levels[0], got.owed[0]) == (rank(after), None if owed is None else rank(owed))


def test_a_debt_is_lifted_along() -> None:
    got = ladder().promoted(standing("4 3 3", ("4", None, None)), 0, 1)
    assert (got.levels[0], got.owed[0]) == (rank("5"), rank("5"))


def test_a_debt_is_owed_even_on_a_level_that_was_passed_before() -> None:
    """`must_play_memory` frees 5 from the rule, not from the debt carried there (17, 19)."""
    before = msgspec.structs.replace(standing("4 3 3", ("4", None, None)), passed=(ranks("3 5"), (), ()))
    steps = ladder(rule1=True)
    got = steps.promoted(before, 0, 1)
    assert (got.levels[0], got.owed[0]) == (rank("5"), rank("5"))
    assert rank("5") in steps.duties(got, 0)
    assert rank("5") not in steps.duties(before, 0)


def test_a_debt_is_a_must_play_level_of_its_owner() -> None:
    owing = standing("4 4 4", ("4", None, None))
    assert ladder().duties(owing, 0) == set(ranks("3 4 J A"))
    assert ladder().duties(owing, 1) == set(ranks("3 J A"))


def test_winning_clears_the_debt_and_with_memory_the_levels() -> None:
    """16.5 and `must_play_memory` (19)."""
    owing = standing("4 4 4", ("4", "4", None))
    stops = ladder().stops
    won = won_as_declarer(owing, 0, rank("J"), stops, memory=False)
    assert (won.owed, won.passed) == ((None, rank("4"), None), ((), (), ()))
    marked = won_as_declarer(owing, 0, rank("J"), stops, memory=True)
    assert marked.passed == (tuple(ranks("3 J")), (), ())
    assert ladder().duties(marked, 0) == {ACE}
    again = won_as_declarer(marked, 0, rank("4"), stops, memory=True)
    assert again.passed == marked.passed, "what was passed stays so"


@pytest.mark.parametrize(("start", "first"), [("2", "3"), ("3", "3"), ("10", "10")])
def test_nobody_begins_below_three(start: str, first: str) -> None:
    got = first_standing(ThreeSettings(), MatchOptions(start_level=rank(start)))
    assert (got.levels, got.declarer) == ((rank(first),) * 3, None)
