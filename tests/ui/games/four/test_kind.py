# SPDX-License-Identifier: MIT
"""What the four-player table shows in its own way."""

from __future__ import annotations

import pytest

from shengji_qt.model.events import PenaltyScored
from shengji_qt.ui.games.four.kind import KIND
from shengji_qt.ui.table_page import TablePage

pytestmark = pytest.mark.gui


def test_a_fine_changes_the_attackers_points_on_the_bar(leading: TablePage) -> None:
    stage, director = leading.stage, leading.scene.director
    assert stage.points == (0,)
    director.show(PenaltyScored(seat=0, change=20, attacker_points=20))
    assert stage.points == (20,)
    [bar] = KIND.scores(stage, stage.view)
    assert bar.points == 20
