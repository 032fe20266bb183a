# SPDX-License-Identifier: MIT
"""House rules as the examples write them."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vector_values import house_rules


def test_the_ways_to_write_a_setting() -> None:
    assert house_rules({"game": "five", "last_trick.formula": "bracket"}, FiveSettings).last_trick_formula == "bracket"
    assert house_rules({"game": "five", "mine.short_discard": False}, FiveSettings).mine_short_discard == "off"
    assert not house_rules({"game": "five", "result.spending": "off"}, FiveSettings).result_spending
    assert house_rules({"game": "three", "must_play_memory": "on"}, ThreeSettings).must_play_memory
    named = house_rules({"game": "three", "direction": "counter-clockwise"}, ThreeSettings)
    assert named.direction == "counter_clockwise"


@pytest.mark.parametrize("printed", [{"no.such": 1}, {"result.spending": "perhaps"}, {"decks": 4}])
def test_what_there_is_not(printed: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        house_rules({"game": "five", **printed}, FiveSettings)
