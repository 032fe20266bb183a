# SPDX-License-Identifier: MIT
"""Every reason of the computer players has words."""

from __future__ import annotations

import pytest

from shengji_qt.ai.claims import CLAIMS, GUESSES
from shengji_qt.ai.heuristics.five_reasons import FIVE_REASON_CODES
from shengji_qt.ai.heuristics.reasons import REASON_CODES
from shengji_qt.ai.heuristics.three_reasons import THREE_REASON_CODES
from shengji_qt.ai.search.reasons import SEARCH_REASON_CODES
from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.reasons import reason_text
from shengji_qt.ui.texts.seats import default_name
from tests.helpers.languages import check_words

CODES = tuple(dict.fromkeys((*REASON_CODES, *THREE_REASON_CODES, *FIVE_REASON_CODES, *SEARCH_REASON_CODES)))
FACTS: dict[str, object] = {
    "trump": "H",
    "count": 9,
    "seat": 2,
    "classes": ["C", "D"],
    "class": "S",
    "points": 15,
    "cards": parse_cards("AS AS"),
    "components": [[2, 1], [1, 1]],
    "out": 7,
    "higher": 1,
    "left": 3,
    "front": 20,
    "rear": 8,
    "have": 160,
    "theirs": 6,
    "width": 2,
    "length": 2,
    "worlds": 48,
    "levels": 0.25,
}


@pytest.mark.parametrize("code", CODES)
def test_words(language: Language, code: str) -> None:
    check_words(reason_text(code, FACTS), language)


@pytest.mark.parametrize("code", CODES)
def test_a_guess_says_that_it_is_one(language: Language, code: str) -> None:
    """And what is known is not called likely."""
    guessed = bool(GUESSES & set(CLAIMS[code]))
    likely = "多半" if language is Language.ZH_CN else "likely"
    assert (likely in reason_text(code, FACTS).lower()) == guessed


def test_a_run_is_called_as_in_its_game(language: Language) -> None:
    facts = {**FACTS, "width": 3}
    assert reason_text("lead_structure", facts) != reason_text("lead_structure", facts, game="five")


def test_codes_differ(language: Language) -> None:
    assert len({reason_text(code, FACTS) for code in CODES}) == len(CODES)


def test_facts_stand_in_the_sentence(language: Language) -> None:
    text = reason_text("overbid", FACTS, ("A", "B", "C", "D"))
    assert "C" in text and "9" in text
    assert default_name(2) in reason_text("overbid", FACTS)
    suits = ("梅花", "方块") if language is Language.ZH_CN else ("clubs", "diamonds")
    assert all(suit in reason_text("bury_voids", FACTS) for suit in suits)


def test_an_unknown_code_is_an_error() -> None:
    with pytest.raises(KeyError):
        reason_text("because", {})
