# SPDX-License-Identifier: MIT
"""The rules as a player reads them: resources/rules/*.md with the settings in force filled in by the engine itself.

Marks: `{{value:KEY}}` and `{{effect:KEY}}` are the words of a setting's value, `{{fact:NAME}}` a number,
`{{table:NAME}}` a table, both from the game's module in `rules_facts`; `{{table:house}}` lists what is not as usual.
`{{section:NAME}}` names the section whose heading it stands in, `{{table:terms}}` lists the words of the glossary.
`{{if KEY=VALUE}} … {{else}} … {{end}}` keeps what holds, also with `!=`, and with several values between bars. Ifs may
be nested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.rules_facts import five, four, three
from shengji_qt.ui.rules_facts.tables import Fact, Table, table
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.settings import MATCH_OPTION_KEYS, difference_texts, game_of, spelt, value_text
from shengji_qt.ui.texts.terms import words_of

_MARK: Final = re.compile(r"\{\{([^{}]*)\}\}")
_SECTION: Final = re.compile(r"\x02(\w+)\x03")  # signs that no text has
WORDS_SECTION: Final = "words"  # the section that lists the words of the glossary
_WORDS: Final = "\x04"
_CONDITION: Final = re.compile(r"(\w+)(!?=)(.*)")
FACTS: Final[dict[str, dict[str, Fact]]] = {"four": four.FACTS, "three": three.FACTS, "five": five.FACTS}
TABLES: Final[dict[str, dict[str, Table]]] = {"four": four.TABLES, "three": three.TABLES, "five": five.TABLES}


class RulesTextError(ValueError):
    """A mark in a rules file that means nothing."""


def read(folder: Path, language: Language, game: str = "four") -> str:
    """The text of a game in a language, with its marks; OSError if the file is missing."""
    return (folder / f"{game}_player.{language}.md").read_text(encoding="utf-8")


class Filled(NamedTuple):
    """`sections`: names of the sections that these settings have, in the order of their headings."""

    text: str
    sections: tuple[str, ...]


def fill(text: str, settings: AnySettings, options: MatchOptions) -> str:
    """The text with its marks replaced, in the language that is spoken; raises `RulesTextError`."""
    return filled(text, settings, options).text


def filled(text: str, settings: AnySettings, options: MatchOptions) -> Filled:
    """`fill`, with the names of the sections."""
    parts = iter(_MARK.split(text))
    found, end = _Filler(settings, options).block(parts, True)
    if end:
        raise RulesTextError(f"{{{{{end}}}}} without an if")
    sections = tuple(_SECTION.findall(found))
    found = _SECTION.sub("", found).replace(_WORDS, _glossary(game_of(settings), sections))
    return Filled(re.sub(r"\n{3,}", "\n\n", found), sections)


def _glossary(game: str, sections: Sequence[str]) -> str:
    """The words that these sections say more about: with one deck there are no pairs."""
    head = [translate("RulesFacts", "word"), translate("RulesFacts", "meaning")]
    return table([head, *([word.name, word.text] for word in words_of(game) if word.section in sections)])


class _Filler:
    def __init__(self, settings: AnySettings, options: MatchOptions) -> None:
        self._settings = settings
        self._options = options
        self._game = game_of(settings)

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
        if kind == "fact" and name in FACTS[self._game]:
            return str(FACTS[self._game][name](self._settings, self._options))
        if kind == "section":
            return f"\x02{name}\x03"
        if mark == "table:terms":
            return _WORDS
        if mark == "table:house":
            return "\n".join(f"- {each}" for each in difference_texts(self._settings, self._options))
        if kind == "table" and name in TABLES[self._game]:
            return TABLES[self._game][name](self._settings, self._options)
        source = self._options if name in MATCH_OPTION_KEYS else self._settings
        if kind in ("value", "effect") and hasattr(source, name):
            return value_text(name, getattr(source, name), self._game)[kind == "effect"]
        raise RulesTextError(mark)
