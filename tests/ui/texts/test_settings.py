# SPDX-License-Identifier: MIT
"""Every setting and every value has words."""

from __future__ import annotations

import pytest

from shengji_qt.model.cards import RANKS, Rank
from shengji_qt.model.five_player import settings as five
from shengji_qt.model.four_player import settings as four
from shengji_qt.model.settings import MatchOptions, Setting
from shengji_qt.model.three_player import settings as three
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, SIX_FOUR, TOWERS
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.dialogs.new_game import DEAL_COUNTS
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.layouts import layout_help, layout_name
from shengji_qt.ui.texts.setting_words import WORDS
from shengji_qt.ui.texts.settings import (
    MATCH_OPTION_KEYS,
    difference_texts,
    game_of,
    group_text,
    key_text,
    value_text,
)
from tests.helpers.languages import check_words

SETTINGS = {"four": four.SETTINGS, "three": three.SETTINGS, "five": five.SETTINGS}
PLAIN: tuple[AnySettings, ...] = (four.FourSettings(), three.ThreeSettings(), five.FiveSettings())
EACH = [pytest.param(game, each, id=f"{game}-{each.key}") for game, settings in SETTINGS.items() for each in settings]


@pytest.mark.parametrize(("game", "setting"), EACH)
def test_every_key_and_value(language: Language, game: str, setting: Setting) -> None:
    words = key_text(setting.key, game)
    for each in words:
        check_words(each, language)
    assert len(set(words)) == 3
    labels = [value_text(setting.key, value, game) for value in setting.choices]
    for label, effect in labels:
        assert label.strip()
        check_words(effect, language)
    assert len({label for label, _ in labels}) == len({effect for _, effect in labels}) == len(setting.choices)
    check_words(group_text(setting.group, game), language)


@pytest.mark.parametrize("game", SETTINGS)
@pytest.mark.parametrize("key", MATCH_OPTION_KEYS)
def test_match_options(language: Language, game: str, key: str) -> None:
    assert hasattr(MatchOptions(), key)
    for each in key_text(key, game):
        check_words(each, language)
    check_words(group_text("match", game), language)


def test_values_of_match_options(language: Language) -> None:
    for count in DEAL_COUNTS:
        label, effect = value_text("deals", count)
        check_words(label, language)
        check_words(effect, language)
    assert [value_text("start_level", rank).label for rank in RANKS] == [rank.text for rank in RANKS]


@pytest.mark.parametrize("game", SETTINGS)
def test_no_words_for_what_does_not_exist(game: str) -> None:
    settings, words = SETTINGS[game], WORDS[game]
    known = {setting.key for setting in settings} | set(MATCH_OPTION_KEYS)
    assert set(words.keys) == known
    assert set(words.values) <= known
    assert set(words.groups) == {setting.group for setting in settings} | {"match"}
    offered = {setting.key: len(setting.choices) for setting in settings} | {"deals": len(DEAL_COUNTS)}
    assert {key: len(values) for key, values in words.values.items()} == {key: offered[key] for key in words.values}


def test_a_free_value_is_written_as_it_is(language: Language) -> None:
    assert value_text("failed_throw_penalty", 35) == ("35", "")
    assert value_text("must_play", (Rank(7), Rank(9))).label == "7 9"


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        key_text("colour_of_the_felt")
    with pytest.raises(KeyError):
        key_text("rule1", "five")


def test_games_by_their_settings() -> None:
    assert [game_of(each) for each in PLAIN] == list(SETTINGS)


@pytest.mark.parametrize("settings", PLAIN, ids=game_of)
def test_what_is_as_usual_is_short(language: Language, settings: AnySettings) -> None:
    found = difference_texts(settings)
    assert len(found) == 1
    check_words(found[0], language)
    level = Rank(2) if isinstance(settings, four.FourSettings) else Rank(3)
    assert difference_texts(settings, MatchOptions(start_level=level)) == found
    assert len(difference_texts(settings, MatchOptions(start_level=Rank(5), last_level=Rank(10), deals=4))) == 4 - (
        isinstance(settings, three.ThreeSettings)
    )


def test_differences_name_layouts_and_rules(language: Language) -> None:
    chinese = language is Language.ZH_CN
    settings = three.ThreeSettings(rule2=True, layouts=(FIVE_STACKS, SIX_FOUR, TOWERS))
    rule, layouts = difference_texts(settings)
    assert ("规则 2" if chinese else "Rule #2") in rule
    assert all(layout_name(each.name) in layouts for each in settings.layouts)
    decks, mode = difference_texts(five.FiveSettings(mode="split"))
    assert decks == ("两副" if chinese else "Two decks") and ("两手牌" if chinese else "Two hands") in mode


def test_a_setting_without_effect_is_no_difference() -> None:
    assert len(difference_texts(five.FiveSettings(decks=2, follow_break_triples=False))) == 1


def test_layouts_have_names(language: Language) -> None:
    names = [layout_name(each.name) for each in PRESETS]
    helps = [layout_help(each.name) for each in PRESETS]
    assert len(set(names)) == len(set(helps)) == len(PRESETS)
    for each in (*names, *helps, layout_name("")):
        check_words(each, language)
    assert layout_name("Mei") == "Mei" and layout_help("Mei") == ""
