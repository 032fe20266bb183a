# SPDX-License-Identifier: MIT
"""Terms found in a text, with a short explanation and the section of the rules that says more."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QCollator, QCoreApplication, QLocale, Qt

from shengji_qt.ui.texts import terms_five, terms_four, terms_shared, terms_three
from shengji_qt.ui.texts.term import Term

TERMS: Final = (*terms_four.TERMS, *terms_three.TERMS, *terms_five.TERMS, *terms_shared.TERMS)
_CHINESE: Final = re.compile(r"[\u3400-\u9fff]")


class Word(NamedTuple):
    """A term in the language in force. `name`: as it is shown; `number`: its place in the list of all."""

    number: int
    name: str
    text: str
    section: str


class Found(NamedTuple):
    """`text[start:end]` is a form of the word."""

    start: int
    end: int
    word: Word


def words_of(game: str) -> list[Word]:
    """The glossary of a game, sorted as the language sorts."""
    words = [word_of(number) for number, term in enumerate(TERMS) if game in term.games.split()]
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return sorted(words, key=lambda word: collator.sortKey(word.name))


def word_of(number: int) -> Word:
    """One term; IndexError if there is none."""
    term = TERMS[number]
    return Word(number, forms_of(term)[0], QCoreApplication.translate("Terms", term.text), term.section)


def forms_of(term: Term) -> list[str]:
    """All words for it in the language in force, the one to show first."""
    return QCoreApplication.translate("Terms", term.forms).split("|")


def find_terms(text: str, game: str) -> list[Found]:
    """The terms of a game in a text, from left to right, the longest where several begin; everyday words are none."""
    spoken = tuple(
        (number, tuple(forms_of(term)))
        for number, term in enumerate(TERMS)
        if game in term.games.split() and not term.quiet
    )
    pattern, numbers = _pattern(spoken)
    return [Found(*each.span(), word_of(numbers[each.group().lower()])) for each in pattern.finditer(text)]


@lru_cache(maxsize=8)
def _pattern(spoken: tuple[tuple[int, tuple[str, ...]], ...]) -> tuple[re.Pattern[str], dict[str, int]]:
    """A pattern for all forms, and the term of each in small letters."""
    numbers: dict[str, int] = {}
    for plural in (False, True):  # the declarers are a word of their own, the attackers are not
        for number, forms in spoken:
            for form in map(str.lower, forms):
                chinese = _CHINESE.search(form) is not None
                if not chinese or (len(form) > 1 and not plural):  # one Chinese sign is too little to be sure
                    numbers.setdefault(f"{form}s" if plural else form, number)
    parts = [_part(form) for form in sorted(numbers, key=len, reverse=True)]
    return re.compile("|".join(parts), re.IGNORECASE), numbers


def _part(form: str) -> str:
    found = re.escape(form)
    return found if _CHINESE.search(form) else rf"(?<![\w-]){found}(?![\w-])"
