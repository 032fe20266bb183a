# SPDX-License-Identifier: MIT
"""The rules to read follow the settings, in both languages, and say what the engine does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Literal

import msgspec
import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player import settings as five
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player import settings as four
from shengji_qt.model.four_player.settings import DEMOTION_SETS, FourSettings, common, normal
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.settings import MatchOptions, Setting
from shengji_qt.model.three_player import settings as three
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.rules_text import RulesTextError, fill, read
from shengji_qt.ui.texts.results import meaning_text, range_text
from shengji_qt.ui.texts.settings import difference_texts
from tests.helpers.languages import CHINESE, speaking

FOLDER = paths.resources() / "rules"
OPTIONS = MatchOptions()
PLAIN = FourSettings()
SETTINGS = {"four": four.SETTINGS, "three": three.SETTINGS, "five": five.SETTINGS}
USUAL: dict[str, AnySettings] = {"four": PLAIN, "three": ThreeSettings(), "five": FiveSettings()}
SECTIONS = {"four": {12, 13}, "three": {13}, "five": {15, 16, 17}}


@pytest.fixture(params=list(Language))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    with speaking(qapp, Language(request.param)):
        yield Language(request.param)


def some(game: str, rng: random.Random) -> AnySettings:
    """Any settings that can be played."""
    values = {each.key: rng.choice(each.choices) for each in SETTINGS[game]}
    if game == "four":
        return normal(FourSettings(**values))
    if game == "five" and values["decks"] != 2:
        values["mode"] = "mine"
    return type(USUAL[game])(**values)


@pytest.mark.parametrize("game", USUAL)
def test_any_settings_give_a_whole_text(language: Language, game: str) -> None:
    source = read(FOLDER, language, game)
    rng = random.Random(11)
    heads = set()
    for _ in range(150):
        settings = some(game, rng)
        text = fill(source, settings, OPTIONS)
        assert not re.search(r"[{}]|_[a-z]|\b(True|False)\b", text), text
        assert "  " not in re.sub(r"^ +| +$", "", text, flags=re.MULTILINE) or language is Language.EN
        assert not re.search(
            r"\(s\)|[.,;:!?][.,;:!?]|[。，；：！？][。，；：！？]|\n\d\.\s*\n", text.replace("…", "")
        ), text
        if isinstance(settings, FourSettings):
            for line in result_table(settings):
                assert f"| {range_text(line)} | {meaning_text(line)} |" in text
        heads.add(len(re.findall(r"^## ", text, re.MULTILINE)))
        if language is Language.EN:
            assert not CHINESE.search(text)
        else:
            assert not re.search(r"[\u4e00-\u9fff][,;:?!]", text)
    assert heads == SECTIONS[game]


@pytest.mark.parametrize("game", USUAL)
def test_both_languages_have_the_same_marks(game: str) -> None:
    marks = [re.findall(r"\{\{(?!else|end)[^{}]*\}\}", read(FOLDER, language, game)) for language in Language]
    assert set(marks[0]) == set(marks[1])


EACH = [pytest.param(game, each, id=f"{game}-{each.key}") for game, settings in SETTINGS.items() for each in settings]


def explained(source: str, settings: AnySettings) -> str:
    """The text without its list of what is not as usual."""
    house = "\n".join(f"- {each}" for each in difference_texts(settings))
    text = fill(source, settings, OPTIONS)
    assert house in text
    return text.replace(house, "")


@pytest.mark.parametrize(("game", "setting"), EACH)
def test_each_setting_changes_the_text(language: Language, game: str, setting: Setting) -> None:
    """A rule that can be chosen is explained where it has an effect."""
    source = read(FOLDER, language, game)
    base = effective(game, setting)
    texts = set()
    choices = [each for each in setting.choices if setting.key != "deal_layout" or each in ("standard", "13+2")]
    for value in choices:
        changed = msgspec.structs.replace(base, **{setting.key: value})
        texts.add(explained(source, changed))
    assert len(texts) == len(choices), setting.key


DECKS: tuple[Literal[2, 3, 1], ...] = (2, 3, 1)
ALL_FOUR = ThreeSettings(rule1=True, rule2=True, rule3=True, rule4=True)
BASES: dict[str, tuple[AnySettings, ...]] = {
    "four": tuple(FourSettings(decks=n) for n in DECKS),
    "three": (ThreeSettings(), ThreeSettings(rule1=True), ThreeSettings(rule2=True), ALL_FOUR),
    "five": tuple(FiveSettings(decks=n) for n in DECKS),
}


def effective(game: str, setting: Setting) -> AnySettings:
    """Settings, as usual as possible, under which this one has an effect."""
    if setting.key == "deal_layout":
        return FourSettings(decks=1)
    return next(each for each in BASES[game] if setting.applies(each))


def test_facts_are_the_engines(language: Language) -> None:
    source = "{{fact:cards}} {{fact:hand}}+{{fact:bottom}} {{fact:points}} {{fact:take_over}} {{fact:last_level}}"
    assert fill(source, FourSettings(decks=3, deal_layout="38+10"), MatchOptions(last_level=Rank(10))) == (
        "162 38+10 300 120 10"
    )


def test_facts_of_three_players_are_the_engines(language: Language) -> None:
    source = (
        "{{fact:first_level}}-{{fact:last_level}} {{fact:card_total}} {{fact:take_over}} {{fact:rounds}} "
        "{{fact:capture_10}} {{fact:capture_10_double}} {{fact:must_play}}"
    )
    comma = "、" if language is Language.ZH_CN else ", "
    assert fill(source, ThreeSettings(), OPTIONS) == f"3-A 110 30 8 25 50 {comma.join('3JA')}"
    changed = ThreeSettings(rule1=True, rule2=True, rule3=True)
    text = fill(source, changed, MatchOptions(last_level=Rank(10), start_level=Rank(5)))
    assert text == f"5-10 100 40 16 25 50 {comma.join(['3', '5', '8', '10'])}"


def test_facts_of_five_players_are_the_engines(language: Language) -> None:
    source = (
        "{{fact:cards}} {{fact:hand}}+{{fact:bottom}} {{fact:points}} {{fact:overturn}}/{{fact:step}} "
        "{{fact:fee}} {{fact:spend_from}} {{fact:spend}} {{fact:claim}} {{fact:left_single}} {{fact:left_pair}}"
    )
    assert fill(source, FiveSettings(), OPTIONS) == "108 20+8 200 80/40 60 150 100 200 55 75"
    three_decks = FiveSettings(decks=3, result_scale_personal=True, last_trick_formula="bracket")
    assert fill(source, three_decks, OPTIONS) == "162 30+12 300 120/60 90 225 150 300 70 105"


def test_tables_of_three_players() -> None:
    def table(name: str, settings: ThreeSettings) -> list[str]:
        return fill(f"{{{{table:{name}}}}}", settings, OPTIONS).splitlines()

    assert table("result", ThreeSettings())[2:] == [
        "| 0 – 5 | 2 | 0 | no |",
        "| 10 – 25 | 1 | 0 | no |",
        "| 30 – 40 | 0 | 0 | yes |",
        "| 45 – 75 | 0 | 1 | yes |",
        "| 80 – 95 | 0 | 2 | yes |",
        "| 100+ | 0 | 3 | yes |",
    ]
    assert table("demotion", ThreeSettings())[2:] == ["| J | 3 |", "| A | J |"]
    assert "| 7 | 5 |" in table("demotion", ThreeSettings(rule1=True))
    assert [line.split()[1] for line in table("points", ThreeSettings(rule1=True))[2:]] == ["2", "4", "7", "10", "K"]
    assert table("order_suit", ThreeSettings())[2:] == ["3. ♦9", "4. ♥2", "5. ♥9", "6. ♠9 = ♣9", "7. ♠2", "8. ♦A … ♦3"]


def test_tables_of_five_players() -> None:
    def table(name: str, settings: FiveSettings) -> list[str]:
        return fill(f"{{{{table:{name}}}}}", settings, OPTIONS).splitlines()

    assert table("result", FiveSettings())[2:] == [
        "| 0 – 35 | +2 | – |",
        "| 40 – 75 | +1 | – |",
        "| 80 – 115 | overturned | – |",
        "| 120 – 155 | overturned | 1 |",
        "| 160 – 195 | overturned | 2 |",
        "| 200+ | overturned | 3 |",
    ]
    assert table("result", FiveSettings(result_declarer_gain="best_pair"))[2:4] == [
        "| 0 – 35 | +2 | – |",
        "| 40 – 75 | +1 | – |",
    ]
    assert [len(table("bids", FiveSettings(decks=n))) for n in (1, 2, 3)] == [3, 7, 0]
    assert table("order_suit", FiveSettings())[2:] == ["3. ♠5", "4. ♣5 = ♦5 = ♥5", "5. ♠2", "6. ♠A … ♠3", "7. ♣2"]


def test_the_multiplier_table_follows_formula_and_cap() -> None:
    table = fill("{{table:multiplier}}", common(3), OPTIONS)
    assert table.splitlines() == [
        "| last trick won by | the bottom counts |",
        "|---|---|",
        "| single | × 2 |",
        "| pair | × 4 |",
        "| tractor | × 16 |",
        "| 3-pair tractor | × 64 |",
        "| triple | × 6 |",
        "| Titanic | × 64 |",
    ]
    assert "triple" not in fill("{{table:multiplier}}", PLAIN, OPTIONS)


def test_conditions() -> None:
    def said(text: str, settings: AnySettings = PLAIN) -> str:
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
