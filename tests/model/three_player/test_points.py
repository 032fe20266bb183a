# SPDX-License-Identifier: MIT
"""Points of cards and the bonus of rule #2."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from shengji_qt.model.three_player.points import card_points, points_in, round_bonus
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.settings import ThreeSettings


@pytest.mark.parametrize(("rule1", "rule2"), list(product((False, True), repeat=2)))
def test_sums(rule1: bool, rule2: bool) -> None:
    """3.2, 17, 18: 110, with rule #2 100."""
    settings = ThreeSettings(rule1=rule1, rule2=rule2)
    assert points_in(DECK, settings) == (100 if rule2 else 110)
    worth = {each.text: card_points(rule1, rule2)[each] for each in DECK}
    assert worth["10S"] == 10
    assert worth["5C"] == (0 if rule1 else 5)
    assert worth["KD"] == (5 if rule1 else 10)
    assert worth["2H"] == worth["2S"] == (0 if rule2 else 5)
    assert worth["4H"] == worth["7H"] == (5 if rule1 else 0)
    assert worth["bj"] == worth["AS"] == 0


@pytest.mark.parametrize(
    ("rules", "won", "count", "bonus"),
    [
        ({}, 0, 6, 0),
        ({"rule2": True}, 12, 6, 5),
        ({"rule2": True, "rule3": True}, 0, 3, 0),
        ({"rule2": True, "rule3": True}, 3, 3, 5),
        ({"rule2": True, "rule3": True}, 3, 9, 10),
        ({"rule2": True, "rule3": True, "rule2_bonus_with_rule3": "per_trick"}, 3, 3, 5),
        ({"rule2": True, "rule3": True, "rule2_bonus_with_rule3": "per_trick"}, 0, 6, 10),
        ({"rule2": True, "rule3": True, "rule2_bonus_with_rule3": "off"}, 0, 6, 0),
        ({"rule2": True, "rule2_bonus_with_rule3": "off"}, 0, 6, 5),
    ],
)
def test_bonus(rules: dict[str, Any], won: int, count: int, bonus: int) -> None:
    """Rule #2 pays for full six cards; the setting speaks only with rule #3 (18)."""
    assert round_bonus(ThreeSettings(**rules), won, count) == bonus
