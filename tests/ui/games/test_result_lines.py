# SPDX-License-Identifier: MIT
"""On every result page the line of the result table that applied is marked, by the settings of the match."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.table.deal_facts import line_at, table_of
from shengji_qt.ui.games.five.result_table import PairTable
from shengji_qt.ui.games.four.result_table import ResultTable
from shengji_qt.ui.games.three.attacker_table import AttackerTable
from shengji_qt.ui.theme import LIGHT

POINTS = range(0, 330, 15)


@pytest.mark.parametrize("settings", [FourSettings(), FourSettings(decks=1), FourSettings(decks=3)])
def test_four_players(qtbot: QtBot, settings: FourSettings) -> None:
    table = ResultTable(LIGHT)
    qtbot.addWidget(table)
    for points in POINTS:
        table.show_table(settings, points)
        marked = [number for number, line in enumerate(table.text().splitlines()) if line.startswith("→")]
        assert marked == [line_at(table_of(settings), points)]


@pytest.mark.parametrize("settings", [ThreeSettings(), ThreeSettings(rule2=True)])
def test_three_players(qtbot: QtBot, settings: ThreeSettings) -> None:
    table = AttackerTable(LIGHT)
    qtbot.addWidget(table)
    for points in POINTS:
        table.show_table(settings, (("Ju", points), ("Zhu", 20)))
        lines = table.text().splitlines()
        assert [number for number, line in enumerate(lines) if "Ju" in line] == [line_at(table_of(settings), points)]
        assert [number for number, line in enumerate(lines) if "Zhu" in line] == [line_at(table_of(settings), 20)]


@pytest.mark.parametrize("settings", [FiveSettings(), FiveSettings(decks=1), FiveSettings(decks=3)])
def test_five_players(qtbot: QtBot, settings: FiveSettings) -> None:
    table = PairTable(LIGHT)
    qtbot.addWidget(table)
    for points in POINTS[1:]:
        table.show_table(settings, (points, 5))
        marked = [number for number, line in enumerate(table.text().splitlines()) if line.startswith("→")]
        own, other = (1 + line_at(table_of(settings), each) for each in (points, 5))  # the shut-out stands above
        assert marked == sorted({own, other})
    table.show_table(settings, (0, 0))
    assert [line.startswith("→") for line in table.text().splitlines()] == [True, *[False] * 5]
