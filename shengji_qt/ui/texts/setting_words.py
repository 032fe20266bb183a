# SPDX-License-Identifier: MIT
"""The tables behind texts/settings.py: by game those of its house rules, with the match options that every game has."""

from __future__ import annotations

from typing import Final, NamedTuple

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts import setting_words_five as five
from shengji_qt.ui.texts import setting_words_four as four
from shengji_qt.ui.texts import setting_words_three as three


class SettingWords(NamedTuple):
    """English sources. `keys`: name, help, example; `values` by key and spelt value: label, effect."""

    groups: dict[str, str]
    keys: dict[str, tuple[str, str, str]]
    values: dict[str, dict[str, tuple[str, str]]]


_GROUPS: Final = {"match": QT_TRANSLATE_NOOP("Settings", "The match")}
_KEYS: Final[dict[str, tuple[str, str, str]]] = {
    "start_level": (
        QT_TRANSLATE_NOOP("Settings", "First level"),
        QT_TRANSLATE_NOOP("Settings", "The level at which everybody starts."),
        QT_TRANSLATE_NOOP("Settings", "Start at 10 for a match of an evening."),
    ),
    "last_level": (
        QT_TRANSLATE_NOOP("Settings", "Last level"),
        QT_TRANSLATE_NOOP("Settings", "Whoever passes this level wins the match."),
        QT_TRANSLATE_NOOP("Settings", "With A you play all levels; with 8 the match is shorter."),
    ),
    "deals": (
        QT_TRANSLATE_NOOP("Settings", "Number of deals"),
        QT_TRANSLATE_NOOP("Settings", "The match ends after so many deals; the higher level wins."),
        QT_TRANSLATE_NOOP("Settings", "Choose 1 deal for a short break."),
    ),
}
_VALUES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "deals": {
        "0": (
            QT_TRANSLATE_NOOP("Settings", "No limit"),
            QT_TRANSLATE_NOOP("Settings", "The match goes on until somebody has passed the last level."),
        ),
        "1": (
            QT_TRANSLATE_NOOP("Settings", "1 deal"),
            QT_TRANSLATE_NOOP("Settings", "One deal decides the match."),
        ),
        "4": (
            QT_TRANSLATE_NOOP("Settings", "4 deals"),
            QT_TRANSLATE_NOOP("Settings", "The match ends after four deals at the latest."),
        ),
        "8": (
            QT_TRANSLATE_NOOP("Settings", "8 deals"),
            QT_TRANSLATE_NOOP("Settings", "The match ends after eight deals at the latest."),
        ),
    },
}


def _with_match(
    groups: dict[str, str], keys: dict[str, tuple[str, str, str]], values: dict[str, dict[str, tuple[str, str]]]
) -> SettingWords:
    return SettingWords(_GROUPS | groups, _KEYS | keys, _VALUES | values)


WORDS: Final = {
    "four": _with_match(four.GROUPS, four.KEYS, four.VALUES),
    "three": _with_match(three.GROUPS, three.KEYS, three.VALUES),
    "five": _with_match(five.GROUPS, five.KEYS, five.VALUES),
}
