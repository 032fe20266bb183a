# SPDX-License-Identifier: MIT
"""What a result means for a seat: role, who won, points, levels, and the line of the result table."""

from __future__ import annotations

import random

import pytest

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.table.deal_facts import OUTCOMES, facts_of, line_at, table_of, variant_of, winner_of
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import PERSON, Table
from tests.helpers.fakes import Recorder, finish, random_answers
from tests.helpers.journals import FIVE, FOUR, SEVEN, SIX, THREE, result
from tests.helpers.players import game_spec

OPTIONS = MatchOptions()


def test_roles_of_four_players() -> None:
    facts = [facts_of(FOUR, FourSettings(), OPTIONS, seat) for seat in range(4)]
    assert [each.role for each in facts] == ["declarer", "attacker", "partner", "attacker"]
    assert [each.won for each in facts] == [True, False, True, False]
    assert [each.gain for each in facts] == [1, 0, 1, 0]
    assert {each.points for each in facts} == {60}
    assert {each.outcome for each in facts} == {"d1"}
    assert {each.line for each in facts} == {2}


def test_attackers_who_take_over() -> None:
    summary = result(FOUR, points=125, winner="attackers", gain=2, swap=True, multiplier=2, levels_after=(SIX, Rank(9)))
    loser, winner = (facts_of(summary, FourSettings(), OPTIONS, seat) for seat in (0, 3))
    assert (winner.won, winner.gain, winner.captured, winner.lost, winner.outcome) == (True, 2, True, False, "a2")
    assert (loser.won, loser.gain, loser.captured, loser.lost) == (False, 0, False, True)


def test_past_the_last_level_and_back() -> None:
    passed = result(FOUR, levels_before=(ACE, SEVEN), levels_after=(None, SEVEN))
    assert facts_of(passed, FourSettings(), OPTIONS, 0).gain == 1
    back = result(FOUR, levels_before=(Rank(11), SEVEN), levels_after=(Rank(2), SEVEN))
    assert facts_of(back, FourSettings(), OPTIONS, 0).gain == -9
    last = result(FOUR, levels_before=(Rank(9), SEVEN), levels_after=(None, SEVEN))
    assert facts_of(last, FourSettings(), MatchOptions(last_level=Rank(10)), 0).gain == 2


def test_failed_throws_are_ones_own() -> None:
    assert facts_of(result(FOUR, failed_throws=(0, 2, 0)), FourSettings(), OPTIONS, 0).failed_throws == 2


def test_three_players_each_for_himself() -> None:
    summary = result(THREE, points=(30, 50, 20), declarer_won=False, capturer=1, levels_after=(Rank(7), SEVEN, SEVEN))
    declarer, winner, other = (facts_of(summary, ThreeSettings(), OPTIONS, seat) for seat in range(3))
    assert (declarer.role, declarer.won, declarer.points, declarer.lost) == ("declarer", False, 50, True)
    assert (winner.won, winner.points, winner.captured, winner.outcome) == (True, 50, True, "a1")
    assert (other.won, other.points, other.captured, other.lost, other.outcome) == (False, 20, False, False, "d1")


def test_a_shut_out_has_an_outcome_of_its_own() -> None:
    assert facts_of(result(THREE, points=(99, 0, -5)), ThreeSettings(), OPTIONS, 2).outcome == "d5"
    assert facts_of(result(FIVE, pair_points=(0, 0), shut_out=True), FiveSettings(), OPTIONS, 0).outcome == "d5"


def test_five_players_in_pairs() -> None:
    summary = result(FIVE, pair_points=(125, 60), overturned=True, mine_winner=3)
    facts = [facts_of(summary, FiveSettings(), OPTIONS, seat) for seat in range(5)]
    assert [each.won for each in facts] == [False, True, False, True, False]
    assert [each.points for each in facts] == [125, 125, 60, 125, 60]
    assert [each.outcome for each in facts] == ["a1", "a1", "d1", "a1", "d1"]
    assert [each.captured for each in facts] == [False, False, False, True, False]
    assert [each.lost for each in facts] == [True, False, False, False, False]


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_lines_are_those_of_the_result_table(decks: int) -> None:
    settings = FourSettings(decks=decks)  # type: ignore[arg-type]
    table = table_of(settings)
    for number, line in enumerate(result_table(settings)):
        assert line_at(table, line.low) == number
        assert table[number].outcome in OUTCOMES
        assert table[number].outcome[0] == line.winner[0]


def test_variants() -> None:
    assert variant_of(FourSettings(decks=3)) == "3"
    assert variant_of(FiveSettings(mode="split")) == "split2"
    assert variant_of(ThreeSettings(rule2=True, rule4=True)) == "24"
    assert variant_of(ThreeSettings()) == ""


def test_who_won_the_match() -> None:
    assert winner_of(result(FOUR, match_winner=1), 3) is True
    assert winner_of(result(FIVE, match_winner=1), 3) is False
    assert winner_of(THREE, 0) is None


def test_a_result_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        facts_of(FOUR, FiveSettings(), OPTIONS, 0)
    with pytest.raises(ValueError, match="another game"):
        facts_of(THREE, ThreeSettings(), OPTIONS, 3)


@pytest.mark.parametrize("game", FAMILIES)
def test_played_deals_agree_with_their_settlement(game: str) -> None:
    """Random deals: somebody wins exactly where the next declarer or the declarer's own side says so."""
    seats = FAMILIES[game].seats
    table = Table(game_spec(game, (PERSON,) * seats, deals=1), Recorder(), rng=random.Random(5), pacing=Pacing.none())
    finish(table, random_answers(5))
    settings, options = table.spec.settings, table.spec.options
    for summary in table.match.summaries:
        facts = [facts_of(summary, settings, options, seat) for seat in range(seats)]
        declarer = facts[summary.declarer]
        assert declarer.won is not any(each.won for each in facts if each.role == "attacker")
        assert sum(each.failed_throws for each in facts) == len(summary.failed_throws)
        assert declarer.lost is any(each.captured for each in facts)
        assert declarer.outcome in OUTCOMES
