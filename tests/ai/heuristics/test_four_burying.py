# SPDX-License-Identifier: MIT
"""Habits of burying, each on a constructed hand of 33 cards."""

from __future__ import annotations

from shengji_qt.ai.heuristics import four
from shengji_qt.model.actions import Bury, Choice
from shengji_qt.model.cards import Card, parse_cards, points_of
from shengji_qt.model.four_player.settings import FourSettings
from tests.ai.building import burying

STRONG = "bj bj sj sj 2S 2S 2H AS AS KS QS JS 10S 9S 8S 7S 6S 5S 4S"  # 19 trumps
WEAK = "2H AS 9S 7S 6S 4S"


def bottom(hand: str, settings: FourSettings | None = None) -> tuple[tuple[Card, ...], Choice]:
    choice = four.rank(burying(hand, settings=settings))[0]
    assert isinstance(choice.action, Bury)
    return choice.action.cards, choice


def test_a_short_suit_without_winners_becomes_void() -> None:
    cards, choice = bottom(f"{STRONG} AH AH KH QH JH 9C 7C 3C AD AD KD JD 9D 4D")
    assert set(parse_cards("9C 7C 3C")) <= set(cards)
    assert choice.code == "bury_voids"
    assert choice.facts["classes"] == ["C"]
    assert choice.facts["points"] == points_of(cards)


def test_aces_trumps_and_tractors_are_kept() -> None:
    cards, _ = bottom(f"{WEAK} AH KH 9H 8H 4H AC QC JC JC 10C 10C 9C 6C AD KD 9D 8D 8D 7D 7D 6D 5D 5D 4D 3D 3D 3H")
    kept = set(parse_cards("2H AS 9S 7S 6S 4S AH AC AD JC 10C 8D 7D"))
    assert not kept & set(cards)


def test_a_weak_hand_buries_no_points_while_it_has_anything_else() -> None:
    cards, choice = bottom(
        f"{WEAK} KH QH 10H 9H 8H 7H 5H 4H 3H KC QC 10C 9C 8C 7C 5C 4C 3C KD QD 10D 9D 8D 7D 5D 4D 3D"
    )
    assert points_of(cards) == 0
    assert choice.facts["points"] == 0


def test_bottoms_offered_are_distinct_and_legal() -> None:
    view = burying(f"{STRONG} AH AH KH QH JH 9C 7C 3C AD AD KD JD 9D 4D")
    choices = four.rank(view)
    assert len(choices) > 1
    assert len({choice.action for choice in choices}) == len(choices)
    for choice in choices:
        assert isinstance(choice.action, Bury)
        assert len(choice.action.cards) == 8
