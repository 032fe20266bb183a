# SPDX-License-Identifier: MIT
"""Every term of the rule documents' glossaries is explained, in both languages, and leads to a section that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.rules_text import filled, read
from shengji_qt.ui.term_tip import words_in
from shengji_qt.ui.texts.terms import TERMS, find_terms, forms_of, word_of, words_of
from tests.helpers.languages import check_words, speaking

GAMES: Final = ("four", "three", "five")
DOCUMENTS: Final = Path(__file__).resolve().parents[3] / "docs" / "rules"
_GLOSSARY: Final = re.compile(r"^## \d+\. (?:Glossary|Words)\n(.*?)^## ", re.MULTILINE | re.DOTALL)
ANY: Final[dict[str, tuple[AnySettings, ...]]] = {
    "four": (FourSettings(), FourSettings(decks=3)),
    "three": (ThreeSettings(rule3=True), ThreeSettings()),
    "five": (FiveSettings(), FiveSettings(decks=3), FiveSettings(mode="split")),
}


@pytest.fixture(params=list(Language))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    with speaking(qapp, Language(request.param)):
        yield Language(request.param)


def glossary(game: str) -> list[tuple[str, str]]:
    """The two columns of terms: English, Chinese."""
    text = (DOCUMENTS / f"{game}_player.md").read_text(encoding="utf-8")
    found = _GLOSSARY.search(text)
    assert found is not None
    rows = [line.split("|")[1:3] for line in found[1].splitlines() if line.startswith("|")]
    return [(one.strip(), other.strip()) for one, other in rows[2:]]


def wanted(cell: str, known: set[str]) -> list[str]:
    """The terms in a cell: `main / off-suit level card` are two level cards, `pair (team)` is two terms."""
    parts = [part.strip() for part in re.split(r" / |, | \(|\)", cell) if part.strip()]
    tail = parts[-1].split()
    found = []
    for part in (re.sub(r"^to ", "", each) for each in parts):
        longer = [f"{part} {' '.join(tail[at:])}" for at in range(1, len(tail))]
        found.append(next((each for each in (part, *longer) if each.lower() in known), part))
    return found


def forms(game: str) -> set[str]:
    found = {form.lower() for term in TERMS if game in term.games.split() for form in forms_of(term)}
    return found | {f"{form}s" for form in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_term_of_the_glossary_is_explained(language: Language, game: str) -> None:
    known = forms(game)
    rows = glossary(game)
    assert len(rows) > 20
    for english, chinese in rows:
        cell = english if language is Language.EN else chinese
        for term in wanted(cell, known):
            assert term.lower() in known, f"{term} of {cell!r}"


@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_whole(language: Language, game: str) -> None:
    words = words_of(game)
    assert len({word.name for word in words}) == len(words), "a name stands for one thing"
    for word in words:
        check_words(word.text, language)
        assert word.text[-1] in ".。"
        assert len(word.text) < 140, "it is a short one"
        assert word.name
        assert not (language is Language.ZH_CN and re.search(r"[A-Z]{2}", word.name))


@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_existing_sections(language: Language, game: str) -> None:
    source = read(paths.resources() / "rules", language, game)
    texts = [filled(source, settings, MatchOptions()) for settings in ANY[game]]
    there = {name for text in texts for name in text.sections}
    assert {word.section for word in words_of(game)} <= there
    for text in texts:
        assert len(re.findall(r"^## ", text.text, re.MULTILINE)) == len(text.sections) == len(set(text.sections))
        assert text.sections[-1] == "words"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections(game: str) -> None:
    marks = [re.findall(r"\{\{section:(\w+)\}\}", read(paths.resources() / "rules", each, game)) for each in Language]
    assert marks[0] == marks[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_use_the_words_they_explain(language: Language, game: str) -> None:
    """Where a word is said that is not quiet, it is found: the tips of the table and of the rules rest on it."""
    text = " ".join(
        filled(read(paths.resources() / "rules", language, game), settings, MatchOptions()).text.split("## ")[1:-1][at]
        for settings in ANY[game]
        for at in range(4)
    )
    assert len(words_in([text], game)) >= 8


def names(text: str, game: str = "four") -> list[str]:
    return [found.word.name for found in find_terms(text, game)]


def test_the_longest_form_is_taken(qapp: QApplication) -> None:
    with speaking(qapp, Language.EN):
        assert names("An off-suit level card is a trump.") == ["off-suit level card", "trump"]
        assert names("The declarers hold.") == ["declarers"]
        assert names("Declarer: Ju, attackers 45") == ["declarer", "attacker"]
        assert names("repair, paired, hyper-pair") == []
        assert names("two pairs and tractors") == ["pair", "tractor"]
        assert names("a seat and a single card") == [], "everyday words are explained in the list only"


def test_chinese_words_are_found_without_spaces(qapp: QApplication) -> None:
    with speaking(qapp, Language.ZH_CN):
        assert names("庄家方用主级牌抠底，闲家上台") == ["庄家方", "主级牌", "抠底", "闲家", "上台"]
        assert names("一圈一局") == []
        assert names("反庄以后看累计分", "five") == ["反庄", "累计分"]


def test_a_word_is_of_its_game(qapp: QApplication) -> None:
    with speaking(qapp, Language.EN):
        assert names("The mine may skip.", "five") == ["mine", "skip"]
        assert names("The mine may skip.", "four") == []
        one = next(word for word in words_of("three") if word.name == "throw")
        other = next(word for word in words_of("four") if word.name == "throw")
        assert one.text != other.text
        assert word_of(one.number) == one
