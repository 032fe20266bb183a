# SPDX-License-Identifier: MIT
"""Every trouble beside the game has words."""

from __future__ import annotations

import pytest

from shengji_qt.model.settings import SettingError
from shengji_qt.table.troubles import TROUBLE_CODES, WRITING_TROUBLES
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.lan import copy_trouble
from shengji_qt.ui.texts.troubles import (
    _DETAILS,
    detail_text,
    keeping_trouble,
    kept_text,
    report_trouble,
    trouble_text,
)
from tests.helpers.languages import check_words

FACTS: dict[str, object] = {
    "path": "/saves/one.journal",
    "pid": 4711,
    "detail": "Input/output error",
    "line": 12,
    "kept": "/saves/one.journal.damaged",
    "format": 2,
    "seat": 3,
    "code": "wrong_count",
}


@pytest.mark.parametrize("code", TROUBLE_CODES)
def test_words(language: Language, code: str) -> None:
    text = trouble_text(code, FACTS, ("A", "B", "C", "Dora"))
    check_words(text, language)
    if code.startswith("seat_"):
        assert "Dora" in text
    elif code != "journal_recovered":
        assert "one.journal" in text


def test_codes_differ(language: Language) -> None:
    assert len({trouble_text(code, FACTS) for code in TROUBLE_CODES}) == len(TROUBLE_CODES)


@pytest.mark.parametrize("code", TROUBLE_CODES)
def test_missing_facts_are_no_second_trouble(language: Language, code: str) -> None:
    check_words(trouble_text(code, {}), language)


def test_layouts_that_cannot_be_used_are_named_in_words(language: Language) -> None:
    """What a saved match was refused for, not the setting's key."""
    texts = []
    for code in ("out_of_grid", "count"):
        facts = FACTS | SettingError("layouts", code).facts
        texts.append(trouble_text("journal_unreadable", facts))
        check_words(texts[-1], language)
        assert code not in texts[-1] and "layouts =" not in texts[-1]
    assert len(set(texts)) == 2
    assert "deals = -1" in trouble_text("journal_unreadable", FACTS | SettingError("deals", -1).facts)


@pytest.mark.parametrize("detail", sorted(_DETAILS))
def test_what_the_system_says_is_in_the_language_of_the_window(language: Language, detail: str) -> None:
    check_words(detail_text(detail), language)
    for words in (
        trouble_text("journal_unreadable", FACTS | {"detail": detail}),
        report_trouble("journal_failed", FACTS | {"detail": detail}),
        copy_trouble("journal_failed", FACTS | {"detail": detail}),
    ):
        assert detail not in words and detail_text(detail) in words


@pytest.mark.parametrize("code", WRITING_TROUBLES)
def test_settings_that_are_not_kept(language: Language, code: str) -> None:
    check_words(keeping_trouble(code, FACTS), language)
    check_words(kept_text(), language)


def test_other_details_stay_as_they_are() -> None:
    assert detail_text("quota of the moon") == "quota of the moon"
