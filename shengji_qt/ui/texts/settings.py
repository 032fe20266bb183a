# SPDX-License-Identifier: MIT
"""Every house rule and match option in words: name, help and example of the key, label and effect of each value."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.four_player.settings import SETTINGS, DemotionRule, FourSettings
from shengji_qt.model.settings import MatchOptions, Value
from shengji_qt.ui.texts.setting_words import GROUPS, KEYS, VALUES

translate = QCoreApplication.translate

MATCH_OPTION_KEYS = ("start_level", "last_level", "deals")
_USUAL_OPTIONS = MatchOptions()


class KeyText(NamedTuple):
    """One sentence each for `help` and `example`."""

    name: str
    help: str
    example: str


class ValueText(NamedTuple):
    """`label` is short; `effect` is what the value does, with an example where that helps."""

    label: str
    effect: str


def key_text(key: str) -> KeyText:
    """The words of a setting of four_player.md 18 or of a match option; KeyError for an unknown key."""
    return KeyText(*(translate("Settings", source) for source in KEYS[key]))


def value_text(key: str, value: Value) -> ValueText:
    """The words of one value; a value without words of its own (a free number) is written as it is."""
    words = VALUES.get(key, {}).get(spelt(value))
    if words is None:
        return ValueText(_plain(value), "")
    return ValueText(*(translate("Settings", source) for source in words))


def group_text(group: str) -> str:
    """The heading of a group of settings."""
    return translate("Settings", GROUPS[group])


def difference_texts(settings: FourSettings, options: MatchOptions = _USUAL_OPTIONS) -> list[str]:
    """What is not as usual, in words: `Three decks`, `Result table: 80 points: take over only` …; the decks first."""
    found = [value_text("decks", settings.decks).label]
    for setting in SETTINGS:
        value = getattr(settings, setting.key)
        if setting.key != "decks" and value != setting.default and setting.applies(settings):
            found.append(_pair(setting.key, value))
    found += [
        _pair(key, getattr(options, key))
        for key in MATCH_OPTION_KEYS
        if getattr(options, key) != getattr(_USUAL_OPTIONS, key)
    ]
    return found


def _pair(key: str, value: Value) -> str:
    return translate("Settings", "{name}: {value}").format(name=key_text(key).name, value=value_text(key, value).label)


def spelt(value: Value) -> str:
    """The key of a value in the table of words."""
    if isinstance(value, list | tuple):
        return " ".join(map(spelt, value))
    if isinstance(value, DemotionRule):
        return f"{value.level.text}>{value.to.text}" + ("" if value.cards == "any_level" else f":{value.cards}")
    return getattr(value, "text", None) or str(value)


def _plain(value: Value) -> str:
    return spelt(value)
