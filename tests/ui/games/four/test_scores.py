# SPDX-License-Identifier: MIT
"""The score bar shows this game's thresholds and what the points mean."""

import pytest

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import result
from shengji_qt.ui.games.four.scores import meaning_text, scale_of, score_bar, short_text
from shengji_qt.ui.panels.score_panel import ScorePlate
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.theme import LIGHT

pytestmark = pytest.mark.gui


def test_two_decks() -> None:
    scale = scale_of(FourSettings())
    assert scale.bounds == (0, 1, 40, 80, 120, 160, 200)
    assert [short_text(each) for each in scale.results] == ["D +3", "D +2", "D +1", "A +1", "A +2", "A +3"]
    sections = [score_bar(FourSettings(), points).section for points in (0, 5, 39, 40, 80, 199, 300)]
    assert sections == [0, 1, 1, 2, 3, 5, 5]
    assert score_bar(FourSettings(), 0).share == 0.0 and score_bar(FourSettings(), 900).share == 1.0


def test_a_section_is_filled_up_to_where_the_points_stand() -> None:
    for points in (0, 5, 35, 40, 75, 80, 160, 195):
        bar = score_bar(FourSettings(), points)
        begin, end = bar.edges[bar.section : bar.section + 2]
        assert begin <= bar.share < end, points


@pytest.mark.parametrize(
    "settings",
    [
        FourSettings(decks=1),
        FourSettings(decks=1, one_deck_100plus="plus1_per_40"),
        FourSettings(table_2_decks="conventional"),
        FourSettings(decks=3),
        FourSettings(decks=3, three_deck_60_119=0),
    ],
)
def test_every_rule_set_has_a_bar_that_agrees_with_the_result(settings: FourSettings) -> None:
    scale = scale_of(settings)
    assert list(scale.bounds) == sorted(set(scale.bounds))
    for points in range(0, scale.bounds[-1], 5):
        assert scale.results[score_bar(settings, points).section] == result(settings, points), points


def test_taking_over_without_a_gain_has_its_own_word() -> None:
    settings = FourSettings(table_2_decks="conventional")
    assert short_text(result(settings, 80)) == "A +0"
    assert meaning_text(settings, 80) == "Attackers take over"
    assert meaning_text(FourSettings(decks=3, three_deck_60_119=0), 60) == "Declarers stay"
    assert meaning_text(FourSettings(), 0).startswith("Declarers up 3")
    assert meaning_text(FourSettings(), 160).startswith("Attackers up 3")


def test_the_filling_is_the_share(qapp: object) -> None:
    scene = QGraphicsScene()
    plate = ScorePlate(scene, Motion())
    rect = Rect(0, 0, 332, 90)
    for points in (0, 50, 100, 1000):
        width = 300 * score_bar(FourSettings(), points).share
        plate.show(score_bar(FourSettings(), points), rect, Look(LIGHT))
        assert plate.filling.size().width() == pytest.approx(width)
