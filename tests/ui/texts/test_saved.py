# SPDX-License-Identifier: MIT
"""Where an interrupted match of each game stands, in words."""

from __future__ import annotations

from pathlib import Path

from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.saved import facts_text, state_text
from tests.helpers.languages import check_words

LEVELS = (Rank(7), Rank(9), Rank(3), Rank(11), Rank(3))


def saved(
    settings: AnySettings, levels: int, scores: tuple[int, ...], seats: int, declarer: int | None = None
) -> SavedMatch:
    spec = MatchSpec(settings, MatchOptions(start_level=Rank(3)), (SeatSpec("", "computer:normal"),) * seats)
    return SavedMatch(Path("a.journal"), 1.0, spec, 6, LEVELS[:levels], scores, declarer=declarer)


def test_sides_of_four_players(language: Language) -> None:
    text = state_text(saved(FourSettings(), 2, (45,), 4))
    assert text == ("第 6 局 · 你方打 7，对方打 9 · 闲家 45 分" if language is Language.ZH_CN else text)
    assert all(fact in text for fact in ("6", "7", "9", "45"))
    assert "45" not in state_text(saved(FourSettings(), 2, (), 4))


def test_players_with_levels_of_their_own(language: Language) -> None:
    comma = "、" if language is Language.ZH_CN else ", "
    for settings, seats in ((ThreeSettings(), 3), (FiveSettings(), 5)):
        text = state_text(saved(settings, seats, (45, *(0,) * (seats - 1)), seats))
        check_words(text, language)
        assert "45" in text and comma.join(level.text for level in LEVELS[1:seats]) in text
        assert "45" not in state_text(saved(settings, seats, (), seats))
        check_words(facts_text(saved(settings, seats, (), seats)), language)


def test_points_that_count_for_nobody_are_not_told(language: Language) -> None:
    three, five = ThreeSettings(), FiveSettings()
    assert "45" not in state_text(saved(three, 3, (45, 0, 0), 3, declarer=0))
    assert "45" in state_text(saved(three, 3, (45, 0, 0), 3, declarer=1))
    assert "45" in state_text(saved(five, 5, (45, 0, 0, 0, 0), 5, declarer=0))
