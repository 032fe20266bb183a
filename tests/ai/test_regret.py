# SPDX-License-Identifier: MIT
"""How much normal and Hard lose in the fixed positions beside the best option of a thorough search
(build/value_positions.py): a cheap warning that a player has become weaker. docs/ai-strength.md has all positions.
"""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Final

import pytest

from shengji_qt.ai.budget import Budget
from shengji_qt.ai.player import Player
from shengji_qt.ai.positions import Position, read, regret
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.search_bot import HARD, SearchBot
from shengji_qt.model.four_player.view import FourView

FILE: Final = Path(__file__).parent / "positions.jsonl.xz"
PART: Final = 7  # every seventh position
FEW: Final = Budget(worlds=16)


@pytest.fixture(scope="module")
def valued() -> list[Position]:
    return [position for deal in read(FILE) for position in deal.positions if position.values]


def lost(player: Player, positions: list[Position]) -> list[float]:
    found = []
    for position in positions:
        action = player.choose(position.view, 1, FEW)
        assert action is not None
        by = regret(position, action)
        assert by is not None, f"{action} has no value"
        found.append(by)
    return found


def test_what_has_values(valued: list[Position]) -> None:
    assert len(valued) > 400
    for position in valued:
        assert position.view.decision is not None and position.view.decision.kind in ("play", "mine")
        assert len({each.action for each in position.values}) == len(position.values)


def test_normal(valued: list[Position]) -> None:
    """Of all games; 0.07 levels a decision, 0.09 those of v0 and more of a player without memory."""
    assert statistics.fmean(lost(RuleBot(), valued[::PART])) < 0.11


@pytest.mark.usefixtures("core")
def test_hard_loses_less_than_normal(valued: list[Position]) -> None:
    """Of four players, where it searches fastest, in a fourth of the worlds that it may look at."""
    four = [position for position in valued if isinstance(position.view, FourView)]
    normal, hard = (statistics.fmean(lost(player, four)) for player in (RuleBot(), SearchBot(HARD)))
    assert normal < 0.065
    assert hard < min(0.045, 0.85 * normal)
