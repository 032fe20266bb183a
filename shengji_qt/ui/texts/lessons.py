# SPDX-License-Identifier: MIT
"""The words of the lessons. Whatever they say of the position comes from the step's claims, which the tests check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from shengji_qt.table.lessons.claims import FACTS
from shengji_qt.table.lessons.lesson import Claim, Step
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.lesson_words import Said
from shengji_qt.ui.texts.lessons_five import FIVE
from shengji_qt.ui.texts.lessons_four import FOUR
from shengji_qt.ui.texts.lessons_three import THREE

SAID: Final[dict[str, dict[str, Said]]] = {"four": FOUR, "three": THREE, "five": FIVE}


class Words(NamedTuple):
    """What is said at a step; `hint`: to who does something else that is allowed, "" where nothing is asked."""

    head: str
    body: str
    hint: str = ""


def step_words(game: str, step: Step, names: Sequence[str]) -> Words:
    """In the language in force; `names` by seat. KeyError for a step without words."""
    facts = {f"p{seat}": name for seat, name in enumerate(names)}
    facts |= {claim.name: claimed(claim, names) for claim in step.claims if claim.name}
    return Words(*(translate("Lessons", text).format(**facts) for text in SAID[game][step.key]))


def claimed(claim: Claim, names: Sequence[str]) -> str:
    """The value of a claim in words; of one that says yes, what it is about."""
    value: Any = claim.value
    match FACTS[claim.fact].sort:
        case "cards":
            return cards_text(value)
        case "seat":
            return str(names[value])
        case "points":
            return COUNTS.points(value)
        case "trump":
            return trump_text(value, sign=False)
        case "yes":
            return cards_text(claim.about)
        case "level":
            return str(value.text)
        case _:
            return str(value)
