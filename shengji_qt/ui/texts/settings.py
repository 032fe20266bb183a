# SPDX-License-Identifier: MIT
"""Every house rule and match option in words: name, help and example of the key, label and effect of each value."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.model.cards import RANKS
from shengji_qt.model.five_player import settings as five
from shengji_qt.model.four_player import settings as four
from shengji_qt.model.four_player.settings import DemotionRule
from shengji_qt.model.settings import MatchOptions, Setting, Value
from shengji_qt.model.three_player import settings as three
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.layouts import layout_name
from shengji_qt.ui.texts.setting_words import WORDS

MATCH_OPTION_KEYS = ("start_level", "last_level", "deals")
_USUAL_OPTIONS = MatchOptions()
_LOWEST = {"four": RANKS[0], "three": RANKS[1], "five": RANKS[1]}  # where levels begin
_SETTINGS: dict[str, tuple[Setting, ...]] = {"four": four.SETTINGS, "three": three.SETTINGS, "five": five.SETTINGS}


class KeyText(NamedTuple):
    """One sentence each for `help` and `example`."""

    name: str
    help: str
    example: str


class ValueText(NamedTuple):
    """`label` is short; `effect` is what the value does, with an example where that helps."""

    label: str
    effect: str


def game_of(settings: AnySettings) -> str:
    """The key of the game these house rules belong to: "four", "three" or "five"."""
    return str(type(settings).__struct_config__.tag)


def key_text(key: str, game: str = "four") -> KeyText:
    """The words of a house rule of this game or of a match option; KeyError for an unknown key."""
    return KeyText(*(translate("Settings", source) for source in WORDS[game].keys[key]))


def value_text(key: str, value: Value, game: str = "four") -> ValueText:
    """The words of one value; a value without words of its own (a free number) is written as it is."""
    words = WORDS[game].values.get(key, {}).get(spelt(value))
    if words is None:
        return ValueText(_plain(value), "")
    return ValueText(*(translate("Settings", source) for source in words))


def group_text(group: str, game: str = "four") -> str:
    """The heading of a group of settings."""
    return translate("Settings", WORDS[game].groups[group])


def difference_texts(settings: AnySettings, options: MatchOptions = _USUAL_OPTIONS) -> list[str]:
    """What is not as usual, in words: `Three decks`, `Result table: 80 points: take over only` …; never empty.

    Where a game has a choice of decks they come first, always.
    """
    game = game_of(settings)
    found = [] if isinstance(settings, three.ThreeSettings) else [value_text("decks", settings.decks, game).label]
    for setting in _SETTINGS[game]:
        value = getattr(settings, setting.key)
        if setting.key != "decks" and value != setting.default and setting.applies(settings):
            found.append(_pair(setting.key, value, game))
    if isinstance(settings, three.ThreeSettings) and settings.layouts != three.ThreeSettings().layouts:
        names = list_text([layout_name(each.name) for each in settings.layouts])
        found.append(
            translate("Settings", "{name}: {value}").format(name=translate("Settings", "Layouts"), value=names)
        )
    for key in MATCH_OPTION_KEYS:
        value = getattr(options, key)
        if value != getattr(_USUAL_OPTIONS, key) and (key != "start_level" or value > _LOWEST[game]):
            found.append(_pair(key, value, game))
    return found or [translate("Settings", "The usual rules")]


def _pair(key: str, value: Value, game: str) -> str:
    return translate("Settings", "{name}: {value}").format(
        name=key_text(key, game).name, value=value_text(key, value, game).label
    )


def spelt(value: Value) -> str:
    """The key of a value in the table of words."""
    if isinstance(value, list | tuple):
        return " ".join(map(spelt, value))
    if isinstance(value, DemotionRule):
        return f"{value.level.text}>{value.to.text}" + ("" if value.cards == "any_level" else f":{value.cards}")
    return getattr(value, "text", None) or str(value)


def _plain(value: Value) -> str:
    return spelt(value)
