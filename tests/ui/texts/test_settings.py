# SPDX-License-Identifier: MIT
"""Every setting and every value has words."""

from __future__ import annotations

import pytest

from shengji_qt.model.cards import RANKS, Rank
from shengji_qt.model.four_player.settings import SETTINGS
from shengji_qt.model.settings import MatchOptions, Setting
from shengji_qt.ui.dialogs.new_game import DEAL_COUNTS
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.setting_words import KEYS, VALUES
from shengji_qt.ui.texts.settings import MATCH_OPTION_KEYS, group_text, key_text, value_text
from tests.helpers.languages import check_words


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.key)
def test_every_key_and_value(language: Language, setting: Setting) -> None:
    words = key_text(setting.key)
    for each in words:
        check_words(each, language)
    assert len(set(words)) == 3
    labels = [value_text(setting.key, value) for value in setting.choices]
    for label, effect in labels:
        assert label.strip()
        check_words(effect, language)
    assert len(set(labels)) == len(setting.choices)
    check_words(group_text(setting.group), language)


@pytest.mark.parametrize("key", MATCH_OPTION_KEYS)
def test_match_options(language: Language, key: str) -> None:
    assert hasattr(MatchOptions(), key)
    for each in key_text(key):
        check_words(each, language)
    check_words(group_text("match"), language)


def test_values_of_match_options(language: Language) -> None:
    for count in DEAL_COUNTS:
        label, effect = value_text("deals", count)
        check_words(label, language)
        check_words(effect, language)
    assert [value_text("start_level", rank).label for rank in RANKS] == [rank.text for rank in RANKS]


def test_no_words_for_what_does_not_exist() -> None:
    known = {setting.key for setting in SETTINGS} | set(MATCH_OPTION_KEYS)
    assert set(KEYS) == known
    assert set(VALUES) <= known
    offered = {setting.key: len(setting.choices) for setting in SETTINGS} | {"deals": len(DEAL_COUNTS)}
    assert {key: len(values) for key, values in VALUES.items()} == {key: offered[key] for key in VALUES}


def test_a_free_value_is_written_as_it_is(language: Language) -> None:
    assert value_text("failed_throw_penalty", 35) == ("35", "")
    assert value_text("must_play", (Rank(7), Rank(9))).label == "7 9"


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        key_text("colour_of_the_felt")
