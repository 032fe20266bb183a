# SPDX-License-Identifier: MIT
"""Layouts of the three-player tableau in words: names of the presets, and what is wrong with an own one (4.3, 4.5)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "five_stacks": QT_TRANSLATE_NOOP("Layouts", "Five stacks"),
    "pyramid_5_3_2": QT_TRANSLATE_NOOP("Layouts", "Upturned pyramid"),
    "six_four": QT_TRANSLATE_NOOP("Layouts", "Six over four"),
    "towers_3322": QT_TRANSLATE_NOOP("Layouts", "Four towers"),
}
_SHAPES: Final = {
    "five_stacks": QT_TRANSLATE_NOOP("Layouts", "Five stacks of two cards; each top card hides one."),
    "pyramid_5_3_2": QT_TRANSLATE_NOOP("Layouts", "Three layers: five cards above three above two."),
    "six_four": QT_TRANSLATE_NOOP("Layouts", "Two layers: six cards above four; most cards to choose from at once."),
    "towers_3322": QT_TRANSLATE_NOOP("Layouts", "Two towers of three cards and two of two; six cards stay hidden."),
}
_ERRORS: Final = {
    "count": QT_TRANSLATE_NOOP("Layouts", "A layout has exactly ten cards."),
    "z_range": QT_TRANSLATE_NOOP("Layouts", "A card lies in one of three layers."),
    "same_layer_overlap": QT_TRANSLATE_NOOP("Layouts", "Cards of the same layer may touch but not overlap."),
    "top_count": QT_TRANSLATE_NOOP("Layouts", "Four to six cards must lie on top with nothing on them."),
    "overhang": QT_TRANSLATE_NOOP("Layouts", "No top card may overhang: each has to lie on another card."),
    "flip_order": QT_TRANSLATE_NOOP("Layouts", "The order of turning up must name every top card once."),
}


def layout_name(name: str) -> str:
    """The name of a preset; an own layout keeps the name that its player gave it."""
    if name in _NAMES:
        return translate("Layouts", _NAMES[name])
    return name or translate("Layouts", "Own layout")


def layout_help(name: str) -> str:
    """One sentence about a preset's shape; "" for an own layout."""
    return translate("Layouts", _SHAPES[name]) if name in _SHAPES else ""


def layout_error_text(code: str) -> str:
    """Why a layout cannot be played: the codes of `three_player.layouts.check_layout`; KeyError for an unknown one."""
    return translate("Layouts", _ERRORS[code])
