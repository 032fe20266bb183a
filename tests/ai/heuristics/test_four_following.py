# SPDX-License-Identifier: MIT
"""Habits of following, each on a constructed trick."""

from __future__ import annotations

from shengji_qt.ai.heuristics import four
from shengji_qt.model.actions import Choice, Play
from shengji_qt.model.cards import cards_text
from shengji_qt.model.four_player.view import FourView
from tests.ai.building import position


def best(view: FourView) -> tuple[str, Choice]:
    choice = four.rank(view)[0]
    assert isinstance(choice.action, Play)
    return cards_text(choice.action.cards), choice


def test_last_hand_takes_points_with_the_cheapest_card_that_wins() -> None:
    view = position(
        ["7C 7C", "4H 6D", "6H 7D", "3H AH JH QH"], seat=3, trick=[(0, "10H"), (1, "9H"), (2, "8H")], declarer=1
    )
    cards, choice = best(view)
    assert (cards, choice.code) == ("JH", "win_last")
    assert choice.facts["points"] == 10


def test_partner_who_wins_for_certain_is_given_points() -> None:
    view = position(["4H 8H 10H KC", "QH 3D", "9D 9C", "JH 5D"], trick=[(1, "3H"), (2, "AH"), (3, "5H")], declarer=1)
    cards, choice = best(view)
    assert cards == "10H"
    assert choice.code == "feed_partner"
    assert choice.facts == {"seat": 2, "points": 10}


def test_partner_who_wins_is_not_overtaken_for_nothing() -> None:
    view = position(["3H QH AH 7C", "4D 3D", "9D 9C", "JH 5D"], trick=[(1, "4H"), (2, "KH"), (3, "6H")], declarer=1)
    cards, choice = best(view)
    assert cards == "3H"
    assert choice.code == "partner_wins"


def test_partner_who_wins_is_not_ruffed() -> None:
    view = position(["3S 4S bj 7C 8D", "4D 3D", "9D 9C", "JH 5D"], trick=[(1, "4H"), (2, "AH"), (3, "6H")], declarer=1)
    cards, choice = best(view)
    assert cards in ("7C", "8D")
    assert choice.code == "partner_wins"


def test_no_joker_is_spent_on_a_trump_trick_the_partner_wins() -> None:
    view = position(
        ["3S 9S sj bj", "4D 3D 8S", "9D 9C KS", "JH 5D AS"], trick=[(1, "4S"), (2, "2S"), (3, "6S")], declarer=1
    )
    assert best(view)[0] == "3S"


def test_points_are_ruffed_with_the_lowest_trump_by_the_last_hand() -> None:
    view = position(["3S 9S bj 7C 8D", "4D 3D", "9D 9C", "JH 5D"], trick=[(1, "AH"), (2, "5H"), (3, "KH")], declarer=1)
    cards, choice = best(view)
    assert (cards, choice.code) == ("3S", "ruff_last")
    assert choice.facts == {"points": 15, "class": "H"}


def test_a_ruff_goes_over_the_earlier_ruff_only_as_high_as_needed() -> None:
    view = position(["3S 9S bj 7C 8D", "4D 3D", "9D 9C", "JH 5D"], trick=[(1, "10H"), (2, "5H"), (3, "8S")], declarer=1)
    assert best(view)[0] == "9S"


def test_no_big_joker_for_a_trick_without_points() -> None:
    view = position(
        ["bj 7C 8D 9D", "4D 3D 4C", "9D 9C 3C", "JH 5D 3H"], trick=[(1, "AH"), (2, "3H"), (3, "4H")], declarer=1
    )
    cards, choice = best(view)
    assert cards != "bj"
    assert choice.code == "not_worth"


def test_points_are_not_fed_into_a_known_void() -> None:
    """The partner's ace is good inside the suit, but the seat behind has shown that it will ruff."""
    tricks = [[(3, "9H"), (0, "3H"), (1, "4S"), (2, "5H")]]
    hands = ["4H 10H 7C 8C", "8S 9S JS 10S", "3D 4D 5D", "6D JC QS"]
    view = position(hands, trick=[(2, "AH"), (3, "6H")], tricks=tricks, declarer=1)
    assert best(view)[0] == "4H"
    hands = ["4H 10H 7C 8C", "8H 9H JS 10S", "3H 7H 5D", "6D JH QS"]
    safe = position(hands, trick=[(2, "AH"), (3, "6H")], declarer=1)
    assert best(safe)[0] == "10H"


def test_a_pair_is_not_broken_for_a_single() -> None:
    view = position(["6H 6H 7H KC", "8C 3D", "9D 9C", "JH 5D"], trick=[(1, "AH"), (2, "3H"), (3, "4H")], declarer=1)
    assert best(view)[0] == "7H"


def test_a_tractor_is_not_torn_for_a_pair() -> None:
    view = position(
        ["6H 6H 7H 7H 9H 9H KC", "8C 3D", "9D 9C", "JH 5D"],
        trick=[(1, "AH AH"), (2, "3H 4H"), (3, "4H 5H")],
        declarer=1,
    )
    assert best(view)[0] == "9H 9H"


def test_a_lost_trick_gets_the_card_without_points() -> None:
    view = position(["5H 8H 10H KC", "8C 3D", "9D 9C", "JH 5D"], trick=[(1, "AH"), (2, "3H"), (3, "4H")], declarer=1)
    cards, choice = best(view)
    assert (cards, choice.code) == ("8H", "cannot_win")


def test_the_only_legal_play_is_called_forced() -> None:
    view = position(["8H KC 3D", "8C 3D 4D", "9D 9C", "JH 5D"], trick=[(1, "AH"), (2, "3H"), (3, "4H")], declarer=1)
    choices = four.rank(view)
    assert [choice.code for choice in choices] == ["forced"]


def test_second_hand_does_not_waste_an_honour_on_a_sure_winner() -> None:
    view = position(["5H 8H KH KC", "8C 3D", "9D 9C 3H", "JH 5D 4H"], trick=[(3, "AH")], declarer=1)
    assert best(view)[0] == "8H"


def test_discards_make_a_short_suit_void() -> None:
    view = position(
        ["3S 4S 7C 8D 9D JD", "4D 3D", "9D 9C", "JH 5D"], trick=[(1, "4H"), (2, "AH"), (3, "6H")], declarer=1
    )
    assert best(view)[0] == "7C"


def test_a_tractor_is_ruffed_by_a_tractor() -> None:
    view = position(
        ["3S 3S 4S 4S 9S 7C 8D", "4D 3D", "9D 9C", "JH 5D"],
        trick=[(1, "9H 9H 10H 10H"), (2, "3H 4H 5H KH"), (3, "4H 6H 7H 7H")],
        declarer=1,
    )
    cards, choice = best(view)
    assert cards == "3S 3S 4S 4S"
    assert choice.code == "ruff_last"


def test_choices_are_distinct_and_ordered_by_value() -> None:
    view = position(["3H 5H 8H 10H KH AH KC", "8C 3D", "9D 9C", "JH 5D 3H"], trick=[(2, "QH")], declarer=1)
    view = position(["3H 5H 8H 10H KH AH KC", "8C 3D", "9D 9C", "JH 5D 3H"], trick=[(3, "QH")], declarer=1)
    choices = four.rank(view)
    assert 2 <= len(choices) <= four.MOST_CHOICES
    values = [choice.value for choice in choices]
    assert values == sorted(values, reverse=True)
    assert len({choice.action for choice in choices}) == len(choices)
