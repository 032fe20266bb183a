# SPDX-License-Identifier: MIT
"""The sums of the statistics: filters, rates with their uncertainty, streaks, bars."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.table.deal_facts import OUTCOMES, ROLES, DealFacts, table_of
from shengji_qt.table.figures import FEW, Bar, Filter, Rate, distinct, figures
from shengji_qt.table.statistics import MatchStory

TWO, THREE_DECKS = table_of(FourSettings()), table_of(FourSettings(decks=3))
FACTS = DealFacts("attacker", True, 90, 1, 0, False, False, "a1", 3)
_MARKS = itertools.count()


def deal(**changes: Any) -> DealFacts:
    return msgspec.structs.replace(FACTS, **changes)


def match(*deals: DealFacts, **changes: Any) -> MatchStory:
    base = MatchStory(next(_MARKS), 100.0, "four", "2", "normal", 0, TWO, deals)
    return msgspec.structs.replace(base, **changes)


def test_nothing_played() -> None:
    empty = figures([], Filter())
    assert (empty.total.deals, empty.roles, empty.bars, empty.matches) == (0, {}, (), 0)
    assert empty.total.rate.share is None


def test_sums_by_role() -> None:
    own = figures(
        [
            match(
                deal(points=120, captured=True, failed_throws=2),
                deal(role="declarer", won=False, points=100, gain=0, lost=True),
                deal(points=80, gain=0),
            )
        ],
        Filter(),
    )
    assert list(own.roles) == ["attacker", "declarer"]
    attacker = own.roles["attacker"]
    assert (attacker.deals, attacker.points, attacker.levels, attacker.most) == (2, 100.0, 1, 1)
    assert (attacker.failed_throws, attacker.captured, attacker.best_points, attacker.least_points) == (2, 1, 120, 80)
    assert (own.roles["declarer"].lost, own.total.rate) == (1, Rate(2, 3))


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        (Filter(), 4),
        (Filter(game="four"), 3),
        (Filter(game="four", variant="3"), 1),
        (Filter(game="three", variant=""), 1),
        (Filter(opponents="hard"), 1),
        (Filter(since=150.0), 2),
        (Filter(game="five"), 0),
    ],
)
def test_filters(chosen: Filter, count: int) -> None:
    stories = [
        match(deal()),
        match(deal(), variant="3", when=150.0),
        match(deal(), opponents="hard"),
        match(deal(), game="three", variant="", when=200.0),
    ]
    assert figures(stories, chosen).total.deals == count


def test_streaks_go_across_matches() -> None:
    won, lost = deal(), deal(won=False)
    told = figures([match(won, lost, won), match(won, won), match(lost, won)], Filter())
    assert (told.streak, told.running) == (3, 1)


def test_matches_won_lost_drawn_and_given_up() -> None:
    stories = [
        match(over=True, won=True),
        match(over=True, won=False),
        match(over=True),
        match(conceded=True, apart=2),
        match(again=1),
        match(seat=None, over=True),
    ]
    told = figures(stories, Filter())
    assert (told.matches, told.matches_won, told.matches_drawn) == (3, 1, 1)
    assert (told.conceded, told.apart, told.again) == (1, 2, 1)


def test_each_match_once_in_the_order_of_time() -> None:
    host = match(mark=-1, seat=None, when=9.0)
    record = match(deal(), mark=-1, when=10.0)
    early = match(deal(), when=1.0)
    for given_order in ([host, record, early], [record, early, host]):
        assert distinct(given_order) == [early, record]


def test_bars_of_one_result_table() -> None:
    told = figures([match(deal(), deal(won=False, line=0, outcome="d3", points=0), deal(line=3))], Filter())
    assert [(bar.low, bar.high) for bar in told.bars] == [
        (0, 0), (5, 35), (40, 75), (80, 115), (120, 155), (160, None)
    ]  # fmt: skip
    assert told.bars[0] == Bar("d3", 0, 1, 0, 0)
    assert (told.bars[3].won, told.bars[3].lost) == (2, 0)
    assert sum(bar.count for bar in told.bars) == told.total.deals


def test_bars_of_several_result_tables_are_by_outcome() -> None:
    told = figures([match(deal()), match(deal(outcome="d1", won=False), table=THREE_DECKS)], Filter())
    assert told.bars == (Bar("d1", 0, 1), Bar("a1", 1, 0))


def test_a_rate_of_few_deals_gives_no_per_cent() -> None:
    assert Rate(2, FEW - 1).share is None
    assert Rate(5, FEW).share == 0.5


def test_the_known_interval() -> None:
    low, high = Rate(8, 10).likely
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Rate(0, 0).likely == (0.0, 1.0)


@given(st.integers(0, 400), st.integers(0, 400))
def test_the_interval_holds_the_rate_and_shrinks(won: int, lost: int) -> None:
    rate = Rate(won, won + lost)
    low, high = rate.likely
    assert 0 <= low <= high <= 1
    if rate.deals:
        assert low - 1e-9 <= won / rate.deals <= high + 1e-9
        wider_low, wider_high = Rate(won * 4, rate.deals * 4).likely
        assert wider_high - wider_low <= high - low + 1e-9


FACTS_OF = st.builds(
    DealFacts,
    st.sampled_from(ROLES), st.booleans(), st.integers(0, 300), st.integers(-3, 4), st.integers(0, 3),
    st.booleans(), st.booleans(), st.sampled_from(OUTCOMES), st.integers(0, 5),
)  # fmt: skip


@settings(max_examples=40)
@given(st.lists(FACTS_OF, max_size=8))
def test_parts_add_up(deals: list[DealFacts]) -> None:
    told = figures([match(*deals)], Filter())
    assert sum(row.deals for row in told.roles.values()) == told.total.deals == len(deals)
    assert sum(row.rate.won for row in told.roles.values()) == told.total.rate.won
    assert sum(bar.count for bar in told.bars) == len(deals)
    assert told.running <= told.streak <= told.total.rate.won
