# SPDX-License-Identifier: MIT
"""The levels, and the players that are weaker than RuleBot."""

from __future__ import annotations

from typing import Any

import pytest

from shengji_qt.ai import levels
from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.levels import LEVELS, level_player
from shengji_qt.ai.players import player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.weaker import Forgetful, Noisy
from shengji_qt.model.actions import AnyAction, Choice, Play
from shengji_qt.model.cards import Card
from tests.ai.building import position

HANDS = ("6H 4H 5D 6C 9C", "AS 7H 8D 9C TC", "KS 8H 9D TC JC", "QS 9H TD JC QC")
HANDS_TEXT = tuple(hand.replace("T", "10") for hand in HANDS)


def test_what_is_offered_has_a_player() -> None:
    assert set(LEVELS) <= set(levels.ALL) and "normal" in LEVELS and "easy" in LEVELS
    for level in LEVELS:
        assert level_player(level).choose(position(HANDS_TEXT), 1) is not None
    for level in set(levels.ALL) - set(LEVELS):
        with pytest.raises(KeyError):
            level_player(level)
        with pytest.raises(ValueError, match=level):
            player(level)


class Five:
    """Knows five choices, the first the best."""

    seen: list[Any]

    def __init__(self) -> None:
        self.seen = []

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        self.seen.append(view)
        return [Choice(Play((Card(face),)), "any") for face in range(5)]

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        return self.rank(view, budget, seed)[0].action


def test_noise_takes_its_share_and_every_candidate() -> None:
    noisy = Noisy(Five(), 0.5)
    taken = [noisy.choose(None, seed) for seed in range(400)]
    others = [each for each in taken if each != Play((Card(0),))]
    assert 120 < len(others) < 200, "half of the decisions, of which one in five is the best one again"
    assert len(set(taken)) == 5
    assert taken == [noisy.rank(None, ENDLESS, seed)[0].action for seed in range(400)]
    assert {noisy.choose(None, seed) for seed in range(50)} > {Noisy(Five(), 0.0).choose(None, 3)}


def test_who_forgets_sees_no_trick_but_the_open_one() -> None:
    view = position(HANDS_TEXT, tricks=[[(0, "AH"), (1, "3H"), (2, "4H"), (3, "3C")]])
    five = Five()
    Forgetful(five).choose(view, 1)
    assert view.tricks and five.seen[0].tricks == ()
    assert five.seen[0].hand == view.hand and five.seen[0].trick == view.trick


def test_who_forgets_does_nothing_that_is_not_allowed() -> None:
    """None of the five is in the hand: the player is asked again with all that there is to see."""
    view = position(HANDS_TEXT)
    five = Five()
    Forgetful(five).rank(view, ENDLESS, 1)
    assert five.seen[-1] is view


def test_rule_bot_takes_its_first_choice() -> None:
    view = position(HANDS_TEXT)
    bot = RuleBot()
    assert bot.choose(view, 5) == bot.rank(view, ENDLESS, 9)[0].action
