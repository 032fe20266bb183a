# SPDX-License-Identifier: MIT
"""The lean policy of three players beside the one by which RuleBot plays hands out: written twice, they play alike."""

from __future__ import annotations

from shengji_qt.ai.core import three
from shengji_qt.ai.heuristics.three_playing import Position
from shengji_qt.model.actions import Play
from tests.ai.core.playing import dealt


def test_it_plays_as_rulebot_plays_hands_out() -> None:
    made = alike = 0
    for number in range(12):
        game = dealt("three", number, 5, drawn=False)
        while game is not None and game.phase == "play":
            expected = tuple(Position(game.view(game.turn)).table.pick())
            made += 1
            alike += three.position_of(game).policy() == expected
            game.apply(game.turn, Play(expected))
    assert made > 300
    assert alike >= 0.98 * made, "integers and tables of chances, and ties, may differ in a few"
