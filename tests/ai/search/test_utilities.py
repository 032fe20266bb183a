# SPDX-License-Identifier: MIT
"""What outcomes are worth: never less for more points of one's own, and at the lines of the table what it says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from shengji_qt.ai.arena_deals import Setup, random_settings
from shengji_qt.ai.core.positions import table_of
from shengji_qt.ai.search.utilities import FOUR, FourStakes, FourWorth, utility_of
from shengji_qt.model.cards import ACE, Rank, Trump
from shengji_qt.model.five_player.seats import pairs
from shengji_qt.model.four_player.settings import DemotionRule, FourSettings
from shengji_qt.model.four_player.settlement import result, thresholds
from shengji_qt.model.order import TRUMP
from tests.ai.core.playing import dealt

SEEDS = range(12)


def four_settings(number: int) -> FourSettings:
    settings = random_settings(Setup(number % 3 + 1, "random", "random", 1), random.Random(number))
    assert isinstance(settings, FourSettings)
    return settings


@pytest.mark.parametrize("number", SEEDS)
def test_four_players_go_by_the_table(number: int) -> None:
    settings = four_settings(number)
    worth = FourWorth(FourStakes(settings, (Rank(4), Rank(4)), number % 4))
    for points in range(0, 400, 5):
        won = result(settings, points)
        steps = (won.gain if won.winner == "attackers" else -won.gain) + FOUR.next_deal * won.swap
        if won.gain <= 1:  # more may be stopped by a must-play level
            assert worth.exact(points) == steps
        assert worth.exact(points) <= worth.exact(points + 5)
        assert worth.open(points) <= worth.open(points + 5) + 1e-9
    for line in thresholds(settings):
        if line in worth.marks:
            assert worth.open(line) == worth.exact(line)
    assert set(worth.marks) & set(thresholds(settings))


def test_who_may_win_the_match_plays_for_it() -> None:
    usual = FourWorth(FourStakes(FourSettings(), (Rank(4), Rank(4)), 0))
    last = FourWorth(FourStakes(FourSettings(), (ACE, Rank(4)), 0))
    assert last.exact(75) == -FOUR.victory < usual.exact(75)
    stopped = FourWorth(FourStakes(FourSettings(must_play=(ACE, Rank(4))), (Rank(4), Rank(4)), 0))
    assert stopped.exact(200) < usual.exact(200), "attackers on a must-play level do not rise"


def test_the_last_level_takes_the_place_of_the_ace() -> None:
    ten = Rank.parse("10")
    short = FourWorth(FourStakes(FourSettings(), (ten, Rank(4)), 0, ten))
    assert short.exact(75) == -FOUR.victory
    assert FourWorth(FourStakes(FourSettings(), (Rank(4), ten), 0, ten)).exact(200) == FOUR.next_deal, "it stays there"


def test_a_captured_bottom_may_cost_levels() -> None:
    """Before the result counts (four_player.md 18.1)."""
    jack = Rank.parse("J")
    stakes = FourStakes(FourSettings(), (jack, Rank(4)), 0)
    usual, lost = FourWorth(stakes), FourWorth(stakes._replace(back=Rank(2)))
    for points in (0, 40, 75, 80, 200):
        assert lost.exact(points) == usual.exact(points) + jack - Rank(2)
    ace = stakes._replace(levels=(ACE, Rank(4)))
    assert FourWorth(ace).exact(75) == -FOUR.victory
    assert FourWorth(ace._replace(back=jack)).exact(75) == ACE - jack - 1, "a level up from the jack"


@pytest.mark.parametrize("number", range(12))
def test_a_demotion_is_seen_in_the_play_that_took_the_bottom(number: int) -> None:
    view = view_of("four", 3 * number)
    rules = (DemotionRule(view.level, Rank(2), "main_level"), DemotionRule(view.level, Rank(3), "off_level"))
    levels = (view.level, view.level)
    settings = msgspec.structs.replace(view.settings, bottom_capture_demotion=rules)
    if view.trump is Trump.NONE or view.level < Rank(4):
        return
    view = msgspec.structs.replace(view, seat=view.declarer, levels=levels, settings=settings)
    table, worth = table_of(view), utility_of(view)
    bits = {
        name: sum(table.bits[face] for face in table.order.at[TRUMP][place])
        for name, place in (("low", 0), ("off", -4), ("main", -3))
    }
    assert {face.rank for face in table.order.at[TRUMP][-3]} == {view.level}
    low, off, main = (worth((100, bits[each])) for each in ("low", "off", "main"))
    assert low == worth((100, 0)) and off == pytest.approx(low - (view.level - Rank(3)))
    assert main == pytest.approx(low - (view.level - Rank(2)))


def view_of(game: str, number: int) -> Any:
    deals = (dealt(game, each, 31) for each in range(number, number + 40))
    deal = next(deal for deal in deals if deal is not None)
    view = deal.view(deal.pending()[0].seat)
    assert view.last_level == deal.start.options.last_level
    return view


def as_seat(view: Any, seat: int) -> Any:
    return type(view)(**{field: getattr(view, field) for field in view.__struct_fields__} | {"seat": seat})


@pytest.mark.parametrize("number", range(0, 60, 10))
def test_four_players_are_two_sides(number: int) -> None:
    view = view_of("four", number)
    worths = [utility_of(as_seat(view, seat)) for seat in range(4)]
    for points in range(0, 300, 15):
        one, two, three, four = (worth((points, 0)) for worth in worths)
        assert (one, two) == (three, four) and one == -two
        attacker = worths[(view.declarer + 1) % 4]
        assert attacker((points, 0)) < attacker((points + 5, 0))
    assert utility_of(as_seat(view, 0), declarer=0)((200, 0)) < 0 < utility_of(as_seat(view, 0), declarer=1)((200, 0))


@pytest.mark.parametrize("number", range(0, 60, 10))
def test_three_players_are_for_themselves(number: int) -> None:
    """The declarer wants both attackers low; an attacker wants the points himself."""
    view = view_of("three", number)
    declarer = view.declarer
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    value = utility_of(as_seat(view, declarer))
    outcome = [0, 0, 0, 0, 0, 0, 0]
    for points in range(0, 60, 5):
        outcome[first] = outcome[second] = points
        low = value(tuple(outcome))
        outcome[first] = outcome[second] = points + 15
        assert value(tuple(outcome)) < low
    outcome[first], outcome[second] = 60, 0
    assert utility_of(as_seat(view, first))(tuple(outcome)) > utility_of(as_seat(view, second))(tuple(outcome))


def last_of_three(level: Rank) -> Any:
    """A View of the declarer's in the last round, who plays at this level."""
    view = view_of("three", 0)
    seats = range(3)
    nothing = tuple(tuple(msgspec.structs.replace(pile, state="gone") for pile in piles) for piles in view.tableaus)
    hands = tuple(1 for _ in seats)
    changes = {"tableaus": nothing, "hand_counts": hands, "levels": (level,) * 3, "level": level}
    return msgspec.structs.replace(as_seat(view, view.declarer), **changes)


def test_a_capture_by_a_level_card_sets_the_declarer_back() -> None:
    jack, nine = last_of_three(Rank(11)), last_of_three(Rank(9))
    for view, costs in ((jack, True), (nine, False)):
        points = [0 if seat == view.declarer else 20 for seat in range(3)]
        value = utility_of(view)
        assert (value((*points, 1, 1, 2, 3)) < value((*points, 0, 1, 2, 3))) == costs


def test_the_biggest_card_of_the_last_round_decides_a_tie() -> None:
    view = last_of_three(Rank(9))
    first = (view.declarer + 1) % 3
    points = [0 if seat == view.declarer else 40 for seat in range(3)]
    value = utility_of(as_seat(view, first))
    high, low = ([40 if seat == first else other for seat in range(3)] for other in (39, 41))
    assert value((*points, 0, *low)) > value((*points, 0, *high)), "who loses the comparison rises a level (16.3)"


@pytest.mark.parametrize("number", range(0, 60, 10))
def test_five_players_are_three_parties(number: int) -> None:
    view = view_of("five", number)
    one, two = pairs(view.declarer)
    values = {seat: utility_of(as_seat(view, seat)) for seat in range(5)}
    for points in range(0, 250, 10):
        less, more = (0, 0, 0, 0, 0, points, 20), (0, 0, 0, 0, 0, points + 5, 20)
        assert values[view.declarer](more) < values[view.declarer](less)
        assert values[one[0]](more) > values[one[0]](less)
    own = [0] * 5
    own[one[0]] = 50
    assert values[one[0]]((*own, 50, 0)) > values[one[0]]((0, 0, 0, 0, 0, 50, 0)), "points of one's own name count"
    assert values[two[0]]((0, 0, 0, 0, 0, 20, 200)) > values[two[0]]((0, 0, 0, 0, 0, 200, 20))
