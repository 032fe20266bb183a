# SPDX-License-Identifier: MIT
"""Layouts of the three-player tableau in words (three_player.md 4.5)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate

_NAMES: Final = {
    "five_stacks": QT_TRANSLATE_NOOP("Layouts", "Five stacks"),
    "pyramid_5_3_2": QT_TRANSLATE_NOOP("Layouts", "Inverted pyramid"),
    "six_four": QT_TRANSLATE_NOOP("Layouts", "Six over four"),
    "towers_3322": QT_TRANSLATE_NOOP("Layouts", "Towers"),
}
_SHAPES: Final = {
    "five_stacks": QT_TRANSLATE_NOOP("Layouts", "Five stacks of two cards; each top card hides one."),
    "pyramid_5_3_2": QT_TRANSLATE_NOOP("Layouts", "Three layers: five cards above three above two."),
    "six_four": QT_TRANSLATE_NOOP("Layouts", "Two layers: six cards above four; most cards to choose from at once."),
    "towers_3322": QT_TRANSLATE_NOOP("Layouts", "Two towers of three cards and two of two; six cards stay hidden."),
}


def layout_name(name: str) -> str:
    """The name of a preset; an own layout keeps the name that its player gave it."""
    if name in _NAMES:
        return translate("Layouts", _NAMES[name])
    return name or translate("Layouts", "Own layout")


def layout_help(name: str) -> str:
    """One sentence about a preset's shape; "" for an own layout."""
    return translate("Layouts", _SHAPES[name]) if name in _SHAPES else ""


def layout_trouble(code: str) -> str:
    """Why saved layouts cannot be used, as part of a sentence; `code` as in the `SettingError`."""
    if code == "out_of_grid":
        return translate("Layouts", "a layout has cards far outside the table")
    return translate("Layouts", "a layout breaks a rule for layouts")
