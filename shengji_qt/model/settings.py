# SPDX-License-Identifier: MIT
"""The schema of one house rule, and the match options that every game has.

The new-game page, presets, JSON, vectors and the rules browser are generated from lists of `Setting`; the words stand
in ui/texts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from shengji_qt.model.cards import ACE, RANKS, Rank

Value = Any  # a JSON-like value: bool, int, str, or a tuple/list of them


class Setting(msgspec.Struct, frozen=True):
    """One house rule, as printed in the rule document's table of settings.

    `choices` are the offered values, the default first; an empty tuple means a free value of `kind`.
    `applies(settings)` tells whether it has any effect under the other settings.
    """

    key: str
    kind: Literal["choice", "flag", "number", "ranks", "rules"]
    choices: tuple[Value, ...]
    section: str
    group: str
    audience: Literal["player", "advanced"] = "player"
    applies: Callable[[Any], bool] = lambda _settings: True

    @property
    def default(self) -> Value:
        return self.choices[0]


Chosen = TypeVar("Chosen", bound=msgspec.Struct)


def idle_as_usual(settings: Chosen, schema: Sequence[Setting]) -> Chosen:
    """Settings that play the same: a value without effect under the others is the default."""
    for each in schema:
        if not each.applies(settings):
            settings = msgspec.structs.replace(settings, **{each.key: each.default})
    return settings


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a match in every game. Three and five players begin at 3, the default is that of four players.

    `last_level` takes the place of A: passing it wins, and a must-play A means it (four_player.md 16).
    `deals`: the match ends after that many deals, 0 = without limit; then the side with the higher level wins.
    """

    start_level: Rank = RANKS[0]
    last_level: Rank = ACE
    deals: int = 0


class SettingError(ValueError):
    """An impossible setting: `key` and the value that was given."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"{key} = {value!r}")
        self.key = key
        self.value = value

    @property
    def facts(self) -> dict[str, object]:
        """For whoever puts it into words."""
        return {"detail": str(self), "setting": self.key, "value": self.value}


class HouseRules(NamedTuple):
    """One game's house rules, light enough for the first page: no game is imported with them.

    Attributes:
        key: "four", "three" or "five", as in settings, journals and commands.
        type: the Struct of their values; `schema`: what can be chosen; `check` raises `SettingError`.
        lowest_level: where levels begin.
        normal: the same values, those without effect as usual.
        with_decks: the same rules for another number of decks; None: the game has no choice.
        choices: what a setting offers under the others.
    """

    key: Literal["four", "three", "five"]
    type: type[Any]
    schema: tuple[Setting, ...]
    check: Callable[[Any], None]
    lowest_level: Rank
    normal: Callable[[Any], Any]
    with_decks: Callable[[Any, Any], Any] | None = None
    choices: Callable[[Setting, Any], tuple[Value, ...]] = lambda setting, _settings: setting.choices


def check_options(options: MatchOptions, lowest_level: Rank = RANKS[0]) -> None:
    """Raise `SettingError` for options that no match of a game that begins at `lowest_level` can have."""
    if options.start_level < lowest_level:
        raise SettingError("start_level", options.start_level.text)
    if options.start_level > options.last_level:
        raise SettingError("last_level", options.last_level.text)
    if options.deals < 0:
        raise SettingError("deals", options.deals)
