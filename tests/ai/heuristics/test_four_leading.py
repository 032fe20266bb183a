# SPDX-License-Identifier: MIT
"""Habits of leading, each on a constructed position."""

from __future__ import annotations

from shengji_qt.ai.heuristics import four
from shengji_qt.ai.heuristics.contest import is_safe_throw
from shengji_qt.ai.heuristics.situation import Situation
from shengji_qt.model.actions import Choice, Play
from shengji_qt.model.cards import cards_text, parse_cards
from shengji_qt.model.four_player.view import FourView
from tests.ai.building import position

OTHERS = [
    "3H 9H 10H QC 7C 4S 8S 4D 9D",
    "5H 6H JH KC 8C 9S 6S 5D 10D",
    "7H KH QH JC 9C QS 7S 7D JD",
]


def best(view: FourView) -> tuple[str, Choice]:
    choice = four.rank(view)[0]
    assert isinstance(choice.action, Play)
    return cards_text(choice.action.cards), choice


def test_side_aces_are_led() -> None:
    cards, choice = best(position(["AH 8H 4H 3C 5C 3S 5S 3D 8D", *OTHERS], declarer=1))
    assert (cards, choice.code) == ("AH", "lead_boss")
    assert choice.facts["class"] == "H"


def test_a_boss_pair_is_led_whole() -> None:
    cards, choice = best(position(["AC AC 8H 4H 4C 3S 5S 3D 8D", *OTHERS], declarer=1))
    assert (cards, choice.code) == ("AC AC", "lead_boss")


def test_a_tractor_is_led_whole() -> None:
    others = ["3H 9H 10H QC 7C 4S 8S 4D 9D", "5H 6H JH KC 8C 9S 6S 5D 10D", "7H KH QH JC 9C QS 7S 7D JD"]
    assert best(position(["6C 6C 5C 5C 8H 4H 3S 3D 8D", *others], declarer=1))[0] == "5C 5C 6C 6C"


def test_proven_winners_are_thrown_together() -> None:
    cards, choice = best(position(["AC AC KC 8H 4H 3S 5S 3D 8D", *OTHERS], declarer=1))
    assert choice.code == "lead_throw"
    assert sorted(cards.split()) == ["AC", "AC", "KC"]
    assert choice.facts == {"class": "C", "count": 3, "components": 2}


def test_nothing_is_thrown_that_one_hidden_card_could_beat() -> None:
    hand = "AC KC 8H 4H 3S 5S 3D 8D 9D"
    unproven = position([hand, OTHERS[0].replace("QC", "AC"), *OTHERS[1:]], declarer=1)
    assert not is_safe_throw(Situation(unproven).know, parse_cards("AC KC"))
    assert all(choice.code != "lead_throw" for choice in four.rank(unproven))
    proven = position([hand, *OTHERS], declarer=1)
    assert is_safe_throw(Situation(proven).know, parse_cards("AC KC"))


def test_a_king_waits_for_the_second_ace() -> None:
    """Leading points into a hidden ace gives them away; the own ace first."""
    others = [OTHERS[0].replace("QC", "AC"), *OTHERS[1:]]
    choices = four.rank(position(["AC KC 3C 8H 4H 3S 5S 3D 9D", *others], declarer=1))
    assert choices[0].action == Play(parse_cards("AC"))
    values = {choice.action: choice.value for choice in choices}
    assert values[Play(parse_cards("AC"))] > values.get(Play(parse_cards("KC")), -99.0)


def test_the_declarer_draws_trumps_with_a_strong_hand() -> None:
    others = [
        "3H 9H 10H QC 7C 4S 8S 4D 9D",
        "5H 6H JH KC 8C 9S 6S 5D 10D",
        "7H KH QH JC 9C QS 7S 7D JD",
    ]
    cards, choice = best(position(["bj bj sj sj 2S 2S AS 3C 4D", *others]))
    assert choice.code in ("draw_trumps", "lead_throw")
    assert choice.facts.get("out", 6) == 6
    assert "3C" not in cards and "4D" not in cards


def test_the_partner_is_given_a_ruff_in_the_suit_it_has_shown_out_of() -> None:
    tricks = [[(0, "AH"), (1, "3H"), (2, "4S"), (3, "4H")]]
    hands = ["10H 8H 3C 7C 9C", "9H QH 4C 5C 6C", "8S 9S 4D 9D 10D", "KH 5H JC KC QC"]
    cards, choice = best(position(hands, tricks=tricks, declarer=1))
    assert choice.code == "lead_partner_void"
    assert choice.facts == {"class": "H", "seat": 2}
    assert cards in ("10H", "8H")


def test_the_last_cards_are_led_as_they_are() -> None:
    choices = four.rank(position(["3C", "4C", "5C", "6C"]))
    assert [(choice.code, choice.facts) for choice in choices] == [("lead_rest", {"count": 1})]


def test_no_joker_is_led_while_a_side_winner_is_held_by_an_attacker() -> None:
    assert best(position(["bj AH 4H 3C 5C 3S 5S 3D 8D", *OTHERS], declarer=1))[0] == "AH"
