# SPDX-License-Identifier: MIT
"""The games that can be played: the one place that lists them."""

from __future__ import annotations

from typing import Any, Final

from shengji_qt.model.five_player.family import FAMILY as FIVE
from shengji_qt.model.four_player.family import FAMILY as FOUR
from shengji_qt.model.game import Family, Rules
from shengji_qt.model.three_player.family import FAMILY as THREE

FAMILIES: Final[dict[str, Family]] = {family.key: family for family in (FOUR, THREE, FIVE)}
_BY_SETTINGS: Final[dict[type[Any], Family]] = {family.house.type: family for family in FAMILIES.values()}
_BY_VIEW: Final[dict[type[Any], Family]] = {family.view_type: family for family in FAMILIES.values()}


def family_of(settings: object) -> Family:
    """The game that these house rules belong to; KeyError if it is none that can be played."""
    return _BY_SETTINGS[type(settings)]


def family_of_view(view: object) -> Family:
    """The game that this View belongs to."""
    return _BY_VIEW[type(view)]


def rules_of(view: object) -> Rules:
    """The rules that speak about this kind of View."""
    rules: Any = _BY_VIEW[type(view)].rules
    return rules  # type: ignore[no-any-return]
