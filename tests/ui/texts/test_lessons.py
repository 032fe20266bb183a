# SPDX-License-Identifier: MIT
"""Every step has words in both languages, and they say nothing of the position but what is claimed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.table.lessons import LESSONS, lesson_of
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.texts.lessons import SAID, step_words

NAMES = ("You", "Ju", "Zhu", "Lan", "Mei")
_SEATS = {f"p{seat}" for seat in range(5)}


@pytest.fixture(params=list(Language))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    translations = Translations(qapp)
    translations.use(request.param)
    yield request.param
    translations.clear()


@pytest.mark.parametrize("game", LESSONS)
def test_each_step_has_words_of_its_own(game: str, language: Language) -> None:
    lesson = lesson_of(game)
    assert list(SAID[game]) == [step.key for step in lesson.steps]
    for step in lesson.steps:
        words = step_words(game, step, NAMES)
        assert words.head and words.body and "{" not in " ".join(words)
        assert bool(words.hint) == (step.accept is not None), step.key
        chinese = re.search(r"[\u3400-\u9fff]", words.head + words.body) is not None
        assert chinese == (language is Language.ZH_CN), step.key
        assert len(words.body) <= (110 if chinese else 250), step.key  # read in a few seconds


@pytest.mark.parametrize("game", LESSONS)
def test_what_is_claimed_by_name_is_said(game: str) -> None:
    for step in lesson_of(game).steps:
        places = set(re.findall(r"\{(\w+)\}", " ".join(SAID[game][step.key])))
        assert places - _SEATS == {claim.name for claim in step.claims if claim.name}, step.key
