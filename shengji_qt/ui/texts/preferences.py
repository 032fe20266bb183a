# SPDX-License-Identifier: MIT
"""The player's own choices in words, for the menus and the page of settings."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.i18n import NATIVE_NAMES, Language
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate

GROUPS: Final = {
    "general": QT_TRANSLATE_NOOP("Preferences", "General"),
    "look": QT_TRANSLATE_NOOP("Preferences", "Look"),
    "hand": QT_TRANSLATE_NOOP("Preferences", "Your hand"),
    "play": QT_TRANSLATE_NOOP("Preferences", "Playing"),
    "sound": QT_TRANSLATE_NOOP("Preferences", "Sound"),
}

# name, help ("" where the name says it all)
NAMES: Final[dict[str, tuple[str, str]]] = {
    "language": (QT_TRANSLATE_NOOP("Preferences", "Language"), ""),
    "player_name": (
        QT_TRANSLATE_NOOP("Preferences", "Your name"),
        QT_TRANSLATE_NOOP("Preferences", "Shown at the table from the next match on."),
    ),
    "computer_names": (
        QT_TRANSLATE_NOOP("Preferences", "Names of the computers"),
        QT_TRANSLATE_NOOP("Preferences", "With commas between them, from the next match on."),
    ),
    "theme": (QT_TRANSLATE_NOOP("Preferences", "Theme"), ""),
    "card_set": (
        QT_TRANSLATE_NOOP("Preferences", "Card colours"),
        QT_TRANSLATE_NOOP("Preferences", "With four colours clubs are green and diamonds blue."),
    ),
    "back": (QT_TRANSLATE_NOOP("Preferences", "Card backs"), ""),
    "card_size": (
        QT_TRANSLATE_NOOP("Preferences", "Card size"),
        QT_TRANSLATE_NOOP("Preferences", "Of your hand; never so large that cards hide each other."),
    ),
    "point_dots": (
        QT_TRANSLATE_NOOP("Preferences", "A dot on cards that count"),
        QT_TRANSLATE_NOOP("Preferences", "Fives, tens and kings, under the sign of the suit."),
    ),
    "trumps_side": (QT_TRANSLATE_NOOP("Preferences", "Trumps stand"), ""),
    "suit_order": (
        QT_TRANSLATE_NOOP("Preferences", "Order of suits"),
        QT_TRANSLATE_NOOP("Preferences", "Alternating: black and red suits take turns."),
    ),
    "extend_to_copies": (
        QT_TRANSLATE_NOOP("Preferences", "Second click takes the copies"),
        QT_TRANSLATE_NOOP("Preferences", "Click one card of a pair twice to choose the pair."),
    ),
    "speed": (QT_TRANSLATE_NOOP("Preferences", "Speed"), ""),
    "computer_pause": (
        QT_TRANSLATE_NOOP("Preferences", "Pause of computer players"),
        QT_TRANSLATE_NOOP("Preferences", "How long they wait before they act."),
    ),
    "trick_hold": (
        QT_TRANSLATE_NOOP("Preferences", "A finished trick stays"),
        QT_TRANSLATE_NOOP("Preferences", "Until you click you can look at it as long as you like."),
    ),
    "confirm_throw": (
        QT_TRANSLATE_NOOP("Preferences", "Ask before a throw that can fail"),
        QT_TRANSLATE_NOOP("Preferences", "The first try only warns; play again to throw."),
    ),
    "hints": (
        QT_TRANSLATE_NOOP("Preferences", "Hints"),
        QT_TRANSLATE_NOOP("Preferences", "A button that proposes a play and says why."),
    ),
    "card_counter": (
        QT_TRANSLATE_NOOP("Preferences", "Card counter"),
        QT_TRANSLATE_NOOP("Preferences", "Shows what is still out, by what you have seen yourself."),
    ),
    "play_forced": (
        QT_TRANSLATE_NOOP("Preferences", "Play the only legal play by itself"),
        QT_TRANSLATE_NOOP("Preferences", "After a moment; otherwise it is only chosen for you."),
    ),
    "volume": (QT_TRANSLATE_NOOP("Preferences", "Volume"), ""),
    "muted": (QT_TRANSLATE_NOOP("Preferences", "Mute"), ""),
}

_AS_SYSTEM: Final = QT_TRANSLATE_NOOP("Preferences", "As the system")
VALUES: Final[dict[str, dict[str, str]]] = {
    "theme": {
        "system": _AS_SYSTEM,
        "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
        "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
        "high_contrast": QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    },
    "card_set": {
        "two_colour": QT_TRANSLATE_NOOP("Preferences", "Two colours"),
        "four_colour": QT_TRANSLATE_NOOP("Preferences", "Four colours"),
    },
    "back": {
        "ink": QT_TRANSLATE_NOOP("Preferences", "Ink blue"),
        "jade": QT_TRANSLATE_NOOP("Preferences", "Jade green"),
        "rouge": QT_TRANSLATE_NOOP("Preferences", "Rouge"),
    },
    "card_size": {
        "small": QT_TRANSLATE_NOOP("Preferences", "Small"),
        "normal": QT_TRANSLATE_NOOP("Preferences", "Usual"),
        "large": QT_TRANSLATE_NOOP("Preferences", "Large"),
    },
    "trumps_side": {
        "left": QT_TRANSLATE_NOOP("Preferences", "On the left"),
        "right": QT_TRANSLATE_NOOP("Preferences", "On the right"),
    },
    "suit_order": {
        "alternating": QT_TRANSLATE_NOOP("Preferences", "Alternating colours"),
        "shcd": "♠ ♥ ♣ ♦",
    },
    "speed": {
        "slow": QT_TRANSLATE_NOOP("Preferences", "Slow"),
        "standard": QT_TRANSLATE_NOOP("Preferences", "Normal"),
        "fast": QT_TRANSLATE_NOOP("Preferences", "Fast"),
        "faster": QT_TRANSLATE_NOOP("Preferences", "Very fast"),
        "off": QT_TRANSLATE_NOOP("Preferences", "Without motion"),
    },
    "computer_pause": {
        "short": QT_TRANSLATE_NOOP("Preferences", "Short"),
        "natural": QT_TRANSLATE_NOOP("Preferences", "Natural"),
        "long": QT_TRANSLATE_NOOP("Preferences", "Long"),
    },
    "trick_hold": {
        "time": QT_TRANSLATE_NOOP("Preferences", "For a moment"),
        "click": QT_TRANSLATE_NOOP("Preferences", "Until you click"),
    },
}


# What the page of settings does not show.
_KEPT: Final = {
    "new_game": QT_TRANSLATE_NOOP("Preferences", "rules of the last match"),
    "new_games": QT_TRANSLATE_NOOP("Preferences", "rules of the other games"),
    "presets": QT_TRANSLATE_NOOP("Preferences", "house rules"),
    "layouts": QT_TRANSLATE_NOOP("Preferences", "layouts"),
    "lessons": QT_TRANSLATE_NOOP("Preferences", "lessons begun"),
    "window": QT_TRANSLATE_NOOP("Preferences", "place of the window"),
}
_NAMED: Final = ("presets", "layouts", "computer_names")  # lists whose items have names of the player's


def lost_text(field: str, item: str = "") -> str:
    """A preference that could not be read, `item` of it or the whole."""
    words = translate("Preferences", _KEPT[field]) if field in _KEPT else name_text(field)
    if item and field in _NAMED:
        return translate("Preferences", "{preference} “{name}”").format(preference=words, name=item)
    return words


def name_text(preference: str) -> str:
    """What a preference is called; KeyError for an unknown one."""
    return translate("Preferences", NAMES[preference][0])


def help_text(preference: str) -> str:
    """One sentence about a preference, or ""."""
    source = NAMES[preference][1]
    return translate("Preferences", source) if source else ""


def choice_text(preference: str, value: str) -> str:
    """One value of a preference; a language by its own name."""
    if preference == "language":
        return translate("Preferences", _AS_SYSTEM) if value == "system" else NATIVE_NAMES[Language(value)]
    source = VALUES[preference][value]
    return source if "♠" in source else translate("Preferences", source)


def group_text(group: str) -> str:
    return translate("Preferences", GROUPS[group])
