# SPDX-License-Identifier: MIT
"""The rules as a player reads them: resources/rules/*.md with the settings in force filled in by the engine itself.

Marks: `{{value:KEY}}` and `{{effect:KEY}}` are the words of a setting's value, `{{fact:NAME}}` a number (`FACTS`),
`{{table:NAME}}` a table (`TABLES`); `{{if KEY=VALUE}} … {{else}} … {{end}}` keeps what holds, also with `!=`, and with
several values between bars. Ifs may be nested.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import bottom_multiplier, result_table
from shengji_qt.model.order import four_order
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.cards import run_text
from shengji_qt.ui.texts.results import meaning_text, range_text
from shengji_qt.ui.texts.settings import MATCH_OPTION_KEYS, difference_texts, spelt, value_text

_MARK: Final = re.compile(r"\{\{([^{}]*)\}\}")
_CONDITION: Final = re.compile(r"(\w+)(!?=)(.*)")
_MULTIPLIERS: Final = (
    ((1, 1), "9S"),
    ((2, 1), "9S 9S"),
    ((2, 2), "9S 9S 10S 10S"),
    ((2, 3), "9S 9S 10S 10S JS JS"),
    ((3, 1), "9S 9S 9S"),
    ((3, 2), "9S 9S 9S 10S 10S 10S"),
)


class RulesTextError(ValueError):
    """A mark in a rules file that means nothing."""


FACTS: Final[dict[str, Callable[[FourSettings, MatchOptions], object]]] = {
    "decks": lambda settings, _: settings.decks,
    "cards": lambda settings, _: 54 * settings.decks,
    "hand": lambda settings, _: settings.hand_size,
    "bottom": lambda settings, _: settings.bottom_size,
    "points": lambda settings, _: settings.total_points,
    "take_over": lambda settings, _: next(line.low for line in result_table(settings) if line.swap),
    "penalty": lambda settings, _: settings.failed_throw_penalty,
    "first_level": lambda _, options: options.start_level.text,
    "last_level": lambda _, options: options.last_level.text,
}


def read(folder: Path, language: Language) -> str:
    """The text of a language with its marks; OSError if the file is missing."""
    return (folder / f"four_player.{language}.md").read_text(encoding="utf-8")


def fill(text: str, settings: FourSettings, options: MatchOptions) -> str:
    """The text with its marks replaced, in the language that is spoken; raises `RulesTextError`."""
    parts = iter(_MARK.split(text))
    filled, end = _Filler(settings, options).block(parts, True)
    if end:
        raise RulesTextError(f"{{{{{end}}}}} without an if")
    return re.sub(r"\n{3,}", "\n\n", filled)


class _Filler:
    def __init__(self, settings: FourSettings, options: MatchOptions) -> None:
        self._settings = settings
        self._options = options

    def block(self, parts: Iterator[str], wanted: bool) -> tuple[str, str]:
        """Text up to the `else` or `end` that closes this block, and which of them it was ("" at the end)."""
        kept = [next(parts)]
        for mark in parts:
            if mark in ("else", "end"):
                return "".join(kept) if wanted else "", mark
            kept.append(self._if(mark[3:], parts, wanted) if mark.startswith("if ") else self._value(mark))
            kept.append(next(parts))
        return "".join(kept) if wanted else "", ""

    def _if(self, condition: str, parts: Iterator[str], wanted: bool) -> str:
        holds = self._holds(condition)
        first, end = self.block(parts, wanted and holds)
        second = ""
        if end == "else":
            second, end = self.block(parts, wanted and not holds)
        if end != "end":
            raise RulesTextError(f"{{{{if {condition}}}}} has no end")
        return first + second

    def _holds(self, condition: str) -> bool:
        found = _CONDITION.fullmatch(condition.strip())
        if found is None or not hasattr(self._settings, found[1]):
            raise RulesTextError(condition)
        return (spelt(getattr(self._settings, found[1])) in found[3].split("|")) is (found[2] == "=")

    def _value(self, mark: str) -> str:
        kind, _, name = mark.partition(":")
        if kind == "fact" and name in FACTS:
            return str(FACTS[name](self._settings, self._options))
        if kind == "table" and name in TABLES:
            return TABLES[name](self._settings, self._options)
        source = self._options if name in MATCH_OPTION_KEYS else self._settings
        if kind in ("value", "effect") and hasattr(source, name):
            return value_text(name, getattr(source, name))[kind == "effect"]
        raise RulesTextError(mark)


def _result_table(settings: FourSettings, _: MatchOptions) -> str:
    rows = [f"| {range_text(line)} | {meaning_text(line)} |" for line in result_table(settings)]
    return _table(rows)


def _multiplier_table(settings: FourSettings, _: MatchOptions) -> str:
    order = four_order(Rank(2), Trump.HEARTS)
    rows = [
        f"| {run_text(*run)} | × {bottom_multiplier(order, parse_cards(cards), settings).factor} |"
        for run, cards in _MULTIPLIERS
        if run[0] <= settings.decks
    ]
    return _table(rows)


def _table(rows: list[str]) -> str:
    """A table whose first row is the head, as Markdown wants one."""
    return "\n".join([rows[0], "|---|---|", *rows[1:]])


def _house_rules(settings: FourSettings, options: MatchOptions) -> str:
    return "\n".join(f"- {each}" for each in difference_texts(settings, options))


TABLES: Final[dict[str, Callable[[FourSettings, MatchOptions], str]]] = {
    "result": _result_table,
    "multiplier": _multiplier_table,
    "house": _house_rules,
}
