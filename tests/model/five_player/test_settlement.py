# SPDX-License-Identifier: MIT
"""Last trick, deal scores, levels and the next declarer (five_player.md 14 to 17)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import ACE, RANKS, Rank, parse_cards
from shengji_qt.model.five_player.seats import SEATS, next_to_mine, pairs
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import (
    Score,
    attackers_gain,
    bottom_score,
    cards_left_points,
    declarer_gain,
    failed_throw_change,
    leader,
    pair_points,
    prices,
    ranking,
    score_deal,
)
from shengji_qt.model.five_player.standing import FiveStanding

SIX = Rank.parse("6")


def rules(decks: int = 2, **values: Any) -> FiveSettings:
    return FiveSettings(decks=decks, **values)  # type: ignore[arg-type]


def standing(levels: str = "6 6 6 6 6", passed: str = "11111", cumulative: tuple[int, ...] = (0,) * 5) -> FiveStanding:
    return FiveStanding(
        levels=tuple(Rank.parse(text) for text in levels.split()),
        declarer=0,
        must_levels=(RANKS[1],) * SEATS,
        passed=tuple(each == "1" for each in passed),
        cumulative=cumulative,
    )


@pytest.mark.parametrize(
    ("left", "size", "add", "bracket"),
    [("10S KS 4H", 1, 55, 70), ("10S KS 4H", 2, 75, 105), ("", 1, 0, 0), ("3S 4S 6S 7S 8S 9S JS QS", 4, 40, 200)],
)
def test_bottom_score(left: str, size: int, add: int, bracket: int) -> None:
    """The examples of R14.3, and the same with the other reading of A30."""
    assert bottom_score(parse_cards(left), size, rules()) == add
    assert bottom_score(parse_cards(left), size, rules(last_trick_formula="bracket")) == bracket


def test_cards_left_in_both_hands() -> None:
    assert cards_left_points(parse_cards("3S 4S"), parse_cards("KS 7H 8H")) == 40
    assert cards_left_points((), parse_cards("KS 7H 8H")) == 0


@pytest.mark.parametrize(
    ("decks", "pair", "levels"),
    [
        *[(2, score, 0) for score in (0, 40, 75, 80, 115)],
        *[(2, score, 1) for score in (120, 155)],
        (2, 160, 2),
        (2, 200, 3),
        *[(1, score, 0) for score in (40, 55)],
        (1, 60, 1),
        (3, 175, 0),
        (3, 180, 1),
        (3, 240, 2),
        (1, -20, 0),
    ],
)
def test_levels_of_attackers(decks: int, pair: int, levels: int) -> None:
    """S5, R20.6, R21.7."""
    assert attackers_gain(rules(decks), pair) == levels


@pytest.mark.parametrize(
    ("decks", "scores", "added", "best"),
    [
        (2, (0, 0), 5, 5),
        (2, (0, 5), 4, 2),
        (2, (35, 35), 4, 2),
        (2, (40, 35), 3, 1),
        (2, (75, 40), 2, 1),
        (1, (-20, 0), 5, 5),
        (1, (15, 20), 3, 1),
        (1, (35, 20), 2, 1),
        (3, (55, 60), 3, 1),
        (3, (0, 0), 5, 5),
    ],
)
def test_levels_of_a_declarer_who_holds(decks: int, scores: tuple[int, int], added: int, best: int) -> None:
    """S3, R20.6, R21.7 and the setting `result_declarer_gain`."""
    assert declarer_gain(rules(decks), scores) == added
    assert declarer_gain(rules(decks, result_declarer_gain="best_pair"), scores) == best


def test_prices() -> None:
    """A49."""
    assert prices(rules(1)) == prices(rules(2)) == prices(rules(3)) == (60, 150, 100, 200)
    assert prices(rules(1, result_scale_personal=True)) == (30, 75, 50, 100)
    assert prices(rules(2, result_scale_personal=True)) == (60, 150, 100, 200)
    assert prices(rules(3, result_scale_personal=True)) == (90, 225, 150, 300)


def test_a_failed_throw_with_one_deck() -> None:
    """R20.5, A47: each pair, or the thrower's own."""
    assert failed_throw_change(2, 2) == (20, 20)
    assert [failed_throw_change(2, seat) for seat in (3, 4, 0, 1)] == [(-20, 0), (0, -20), (-20, 0), (0, -20)]


def test_the_displaced_declarer_may_still_gain() -> None:
    """`result_overturned_declarer_gain`: only against one pair below T, only if passed and below the last level."""
    on = rules(result_overturned_declarer_gain=True)
    lost = (0, 50, 10, 45, 10)
    assert score_deal(rules(), standing(), 0, lost).gains == (0,) * 5
    assert score_deal(on, standing(), 0, lost).gains[0] == 2
    assert score_deal(on, standing(), 0, (0, 50, 30, 45, 10)).gains[0] == 1
    assert score_deal(on, standing(), 0, (0, 50, 50, 45, 50)).gains[0] == 0
    assert score_deal(on, standing(passed="01111"), 0, lost).gains[0] == 0
    assert score_deal(on, standing("A 6 6 6 6"), 0, lost).gains[0] == 0
    assert score_deal(on, standing("K 6 6 6 6"), 0, lost).gains[0] == 1


def test_the_fee_scales() -> None:
    """With `result_scale_personal` one deck asks 30, three ask 90."""
    one = score_deal(rules(1, result_scale_personal=True), standing(), 0, (0, 40, 0, 5, 0))
    assert (one.next_declarer, one.fee, one.cumulative) == (1, 30, (0, 10, 0, 5, 0))
    three = score_deal(rules(3, result_scale_personal=True), standing(), 0, (0, 100, 0, 20, 0))
    assert (three.next_declarer, three.fee, three.cumulative[1]) == (1, 90, 10)


def test_a_shorter_last_level() -> None:
    """The match option takes the place of A: nobody rises beyond it, and a win there is one last rise."""
    won = score_deal(rules(), standing("9 8 6 6 6"), 0, (0, 20, 10, 20, 5), last_level=Rank.parse("10"))
    assert won.gains == (1, 0, 0, 0, 0)
    at_last = score_deal(rules(), standing("10 8 6 6 6"), 0, (0, 20, 10, 20, 5), last_level=Rank.parse("10"))
    assert at_last.gains[0] == 1
    attackers = score_deal(rules(), standing("6 9 6 10 6"), 0, (0, 150, 0, 50, 0), last_level=Rank.parse("10"))
    assert attackers.gains == (0, 1, 0, 0, 0)


def test_who_leads_when_the_match_ends() -> None:
    assert leader((SIX, None, ACE, SIX, SIX), (0, 0, 500, 0, 0)) == 1
    assert leader((SIX, RANKS[2], ACE, SIX, SIX), (0, 0, 0, 0, 0)) == 2
    assert leader((SIX,) * 5, (0, 5, 10, 5, 0)) == 2
    assert leader((SIX,) * 5, (0, 10, 10, 5, 0)) is None
    assert ranking((SIX, None, ACE, SIX, SIX), (5, 0, 500, 10, 5)) == (1, 2, 3, 0, 4)


scores = st.lists(st.integers(0, 16).map(lambda each: each * 5), min_size=5, max_size=5)
standings = st.builds(
    lambda levels, passed, cumulative: FiveStanding(
        levels=tuple(levels),
        declarer=None,
        must_levels=(RANKS[1],) * 5,
        passed=tuple(passed),
        cumulative=tuple(cumulative),
    ),
    st.lists(st.sampled_from(RANKS[1:]), min_size=5, max_size=5),
    st.lists(st.booleans(), min_size=5, max_size=5),
    st.lists(st.integers(0, 60).map(lambda each: each * 5), min_size=5, max_size=5),
)
houses = st.builds(
    rules,
    st.integers(1, 3),
    result_declarer_gain=st.sampled_from(["per_pair_sum", "best_pair"]),
    result_overturned_declarer_gain=st.booleans(),
    result_scale_personal=st.booleans(),
)


def by_hand(score: Score, before: FiveStanding, declarer: int, personal: list[int], house: FiveSettings) -> None:
    """S1 to S5 once more, told seat by seat."""
    target, step = 40 * house.decks, 20 * house.decks
    for seat in range(SEATS):
        had = before.cumulative[seat]
        if seat == declarer:
            assert score.cumulative[seat] == had
            continue
        own = next(score.pair_points[index] for index in (0, 1) if seat in pairs(declarer)[index])
        won = 0
        while own >= target + step * (won + 1):
            won += 1
        paid = score.fee if seat == score.next_declarer else 0
        level = before.levels[seat]
        assert level is not None
        if before.passed[seat]:
            assert score.gains[seat] == min(won, ACE - level)
            assert score.cumulative[seat] == had + personal[seat] - paid
        else:
            assert score.gains[seat] == 0
            assert score.cumulative[seat] == had + personal[seat] - paid + won * step


@given(houses, standings, st.integers(0, 4), scores)
def test_settlement_seat_by_seat(house: FiveSettings, before: FiveStanding, declarer: int, personal: list[int]) -> None:
    personal[declarer] = 0
    score = score_deal(house, before, declarer, personal)
    by_hand(score, before, declarer, personal, house)
    assert sum(score.pair_points) == sum(personal)
    assert score.overturned == any(each >= 40 * house.decks for each in score.pair_points)
    assert score.shut_out == (score.pair_points == (0, 0))
    assert (score.next_declarer != declarer) == score.overturned
    assert score.passed[declarer] == (before.passed[declarer] or not score.overturned)
    assert min(score.cumulative) >= 0
    if not score.overturned:
        assert score.fee == 0
        assert 1 <= score.gains[declarer] <= 5


@given(houses, standings, st.integers(0, 4), scores)
def test_nobody_has_a_better_claim_than_the_overturner(
    house: FiveSettings, before: FiveStanding, declarer: int, personal: list[int]
) -> None:
    """S4: the new declarer's pair reached T, and no other member of such a pair stands higher."""
    personal[declarer] = 0
    score = score_deal(house, before, declarer, personal)
    if not score.overturned:
        return
    both = min(score.pair_points) >= house.overturn
    seen = {}
    for pair, points in zip(pairs(declarer), score.pair_points, strict=True):
        for seat in pair:
            if points >= house.overturn:
                seen[seat] = before.cumulative[seat] + personal[seat] + (points if both else 0), points
    chosen = seen[score.next_declarer]
    assert all(other <= chosen for other in seen.values())
    alike = [seat for seat, value in seen.items() if value == chosen]
    near = [seat for seat in alike if seat in next_to_mine(declarer)]
    assert score.next_declarer == min(near or alike, key=lambda seat: (seat - declarer) % SEATS)


def test_points_of_pairs() -> None:
    assert pair_points(3, (1, 2, 4, 0, 8)) == (2 + 8, 1 + 4)
    assert pair_points(3, (1, 2, 4, 0, 8), (-20, 20)) == (-10, 25)


def test_a_match_that_is_over_has_no_deal() -> None:
    won = msgspec.structs.replace(standing(), levels=(None, SIX, SIX, SIX, SIX))
    with pytest.raises(ValueError, match="over"):
        score_deal(rules(), won, 0, (0,) * 5)
