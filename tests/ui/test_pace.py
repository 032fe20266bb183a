# SPDX-License-Identifier: MIT
"""The pauses at a table by the player's choices."""

from __future__ import annotations

import pytest

from shengji_qt.table.pacing import Pacing
from shengji_qt.ui.pace import FASTEST, PAUSES, pacing_of
from shengji_qt.ui.preferences import Preferences
from shengji_qt.ui.scene.speeds import FACTORS


@pytest.mark.parametrize("speed", FACTORS)
def test_no_speed_takes_time_to_decide_away(speed: str) -> None:
    made, usual = pacing_of(Preferences(speed=speed)), Pacing()  # type: ignore[arg-type]
    factor = max(FACTORS[speed], 1.0)
    assert made.offer_interval == pytest.approx(usual.offer_interval * factor)
    assert made.courtesy == pytest.approx(usual.courtesy * factor)
    assert made.deal_interval == pytest.approx(usual.deal_interval * max(FACTORS[speed], FASTEST))


def test_the_pause_of_computers_is_a_choice_of_its_own() -> None:
    found = {each: pacing_of(Preferences(computer_pause=each)) for each in PAUSES}  # type: ignore[arg-type]
    assert found["natural"] == Pacing()
    assert (found["natural"].thinking_min, found["natural"].thinking_max) == (0.4, 1.2)
    for name in ("bid_max", "poll_min", "turned_max", "choice_min", "thinking_min", "thinking_max"):
        short, natural, long = (getattr(found[each], name) for each in ("short", "natural", "long"))
        assert short < natural < long
    assert len({(each.deal_interval, each.trick_pause, each.answer_limit) for each in found.values()}) == 1
