# SPDX-License-Identifier: MIT
"""What the result page of four players says beside its table."""

from __future__ import annotations

from typing import Any

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import Multiplier
from shengji_qt.ui.games.four.result_words import bottom_note, notes
from shengji_qt.ui.i18n import Language
from tests.helpers.journals import FOUR, result
from tests.helpers.languages import check_words, speaking

NAMES = ("You", "Ju", "Zhu", "Lan")
JACK, TWO, KING = Rank(11), Rank(2), Rank(13)
TAKEN: dict[str, Any] = {"winner": "attackers", "gain": 1, "swap": True, "multiplier": 2}


def test_the_multiplier_is_explained() -> None:
    pair = Multiplier("pair", 1, 4)
    assert bottom_note(None, FourSettings()) == "kept by the declarers"
    assert bottom_note(pair, FourSettings()) == "last trick: a pair"
    assert bottom_note(pair, FourSettings(bottom_multiplier_basis="led_format")) == "last trick, as led: a pair"
    capped = FourSettings(bottom_multiplier_cap=4)
    assert bottom_note(pair, capped) == "last trick: a pair, at most × 4"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, []),
        ({"levels_before": (ACE, TWO), "levels_after": (None, TWO)}, []),
        (
            {"levels_before": (KING, TWO), "levels_after": (ACE, TWO), "gain": 2},
            ["You & Zhu stop at A, which must be played."],
        ),
        (
            TAKEN | {"levels_before": (TWO, ACE), "levels_after": (TWO, ACE)},
            ["Ju & Lan stay at A: it is left only by winning as declarers."],
        ),
        (
            TAKEN | {"levels_before": (JACK, TWO), "levels_after": (TWO, Rank(3))},
            ["Bottom captured with level cards: You & Zhu fell back to 2."],
        ),
        (
            {"levels_before": (JACK, TWO), "levels_after": (Rank(3), TWO), "multiplier": 2},
            ["Bottom captured with level cards: You & Zhu fell back, and rose to 3."],
        ),
    ],
)
def test_what_the_table_does_not_say_of_levels(changes: dict[str, Any], said: list[str], qapp: QApplication) -> None:
    summary = result(FOUR, **changes)
    assert notes(summary, NAMES) == said
    with speaking(qapp, Language.ZH_CN):
        for each in notes(summary, ("你", "菊", "竹", "兰")):
            check_words(each, Language.ZH_CN)
