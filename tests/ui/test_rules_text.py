# SPDX-License-Identifier: MIT
"""The rules to read follow the settings, in both languages, and say what the engine does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import DEMOTION_SETS, SETTINGS, FourSettings, common, normal
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.rules_text import RulesTextError, fill, read
from shengji_qt.ui.texts.results import meaning_text, range_text
from tests.helpers.languages import CHINESE, speaking

FOLDER = paths.resources() / "rules"
OPTIONS = MatchOptions()
PLAIN = FourSettings()


@pytest.fixture(params=list(Language))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    with speaking(qapp, Language(request.param)):
        yield Language(request.param)


def test_any_settings_give_a_whole_text(language: Language) -> None:
    source = read(FOLDER, language)
    rng = random.Random(11)
    heads = set()
    for _ in range(150):
        settings = normal(FourSettings(**{each.key: rng.choice(each.choices) for each in SETTINGS}))
        text = fill(source, settings, OPTIONS)
        assert not re.search(r"[{}]|_[a-z]|\bTrue\b", text), text
        assert "  " not in re.sub(r"^ +| +$", "", text, flags=re.MULTILINE) or language is Language.EN
        for line in result_table(settings):
            assert f"| {range_text(line)} | {meaning_text(line)} |" in text
        heads.add(len(re.findall(r"^## ", text, re.MULTILINE)))
        if language is Language.EN:
            assert not CHINESE.search(text)
        else:
            assert not re.search(r"[\u4e00-\u9fff][,;:?!]", text)
    assert heads == {11, 12}


def test_both_languages_have_the_same_marks() -> None:
    marks = [re.findall(r"\{\{(?!else|end)[^{}]*\}\}", read(FOLDER, language)) for language in Language]
    assert set(marks[0]) == set(marks[1])


def test_each_setting_changes_the_text(language: Language) -> None:
    """A rule that can be chosen is explained where it has an effect."""
    source = read(FOLDER, language)
    for setting in SETTINGS:
        decks = next(n for n in (2, 3, 1) if setting.applies(FourSettings(decks=n)))  # type: ignore[arg-type]
        base = FourSettings(decks=decks)  # type: ignore[arg-type]
        texts = set()
        offered = [each for each in setting.choices if setting.key != "deal_layout" or each in ("standard", "13+2")]
        for value in offered:
            changed = FourSettings(**{**{each.key: getattr(base, each.key) for each in SETTINGS}, setting.key: value})
            if setting.key == "deal_layout":
                changed = FourSettings(decks=1, deal_layout=value)
            text = fill(source, changed, OPTIONS)
            texts.add("\n".join(line for line in text.splitlines() if not line.startswith("- ")))
        lists = setting.key in ("joker_bid_identical", "one_deck_joker_nt", "nt_level_joker_tractor", "protect_triples")
        assert len(texts) == len(offered) or lists, setting.key


def test_facts_are_the_engines(language: Language) -> None:
    source = "{{fact:cards}} {{fact:hand}}+{{fact:bottom}} {{fact:points}} {{fact:take_over}} {{fact:last_level}}"
    assert fill(source, FourSettings(decks=3, deal_layout="38+10"), MatchOptions(last_level=Rank(10))) == (
        "162 38+10 300 120 10"
    )


def test_the_multiplier_table_follows_formula_and_cap() -> None:
    table = fill("{{table:multiplier}}", common(3), OPTIONS)
    assert table.splitlines() == [
        "| single | × 2 |",
        "|---|---|",
        "| pair | × 4 |",
        "| tractor | × 16 |",
        "| 3-pair tractor | × 64 |",
        "| triple | × 6 |",
        "| Titanic | × 64 |",
    ]
    assert "triple" not in fill("{{table:multiplier}}", PLAIN, OPTIONS)


def test_conditions() -> None:
    def said(text: str, settings: FourSettings = PLAIN) -> str:
        return fill(text, settings, OPTIONS)

    assert said("a{{if decks=2}}b{{else}}c{{end}}d") == "abd"
    assert said("a{{if decks=1|3}}b{{else}}c{{end}}d") == "acd"
    assert said("{{if decks!=2}}x{{if decks=1}}y{{end}}z{{end}}w") == "w"
    assert said("{{if decks=2}}x{{if decks=1}}y{{else}}{{if must_play=A}}A{{end}}{{end}}z{{end}}") == "xAz"
    rules = FourSettings(bottom_capture_demotion=DEMOTION_SETS[1])
    assert said("{{if bottom_capture_demotion!=}}back{{end}}", rules) == "back" != said("{{if must_play=}}none{{end}}")


@pytest.mark.parametrize(
    "text",
    [
        "{{if decks=2}}",
        "{{end}}",
        "{{else}}",
        "{{if colour=2}}{{end}}",
        "{{fact:x}}",
        "{{table:x}}",
        "{{value:x}}",
        "{{x}}",
    ],
)
def test_a_mark_that_means_nothing_is_an_error(text: str) -> None:
    with pytest.raises(RulesTextError):
        fill(text, PLAIN, OPTIONS)
