# SPDX-License-Identifier: MIT
"""The words in one language or the other, for a test and no longer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from shengji_qt.ui.i18n import Language, Translations

CHINESE = re.compile(r"[\u3400-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z]{2,}")
GLUED = re.compile(r"[\u4e00-\u9fff][A-Za-z0-9♠♥♣♦]|[A-Za-z0-9♠♥♣♦][\u4e00-\u9fff]")


@contextmanager
def speaking(application: QApplication, language: Language) -> Iterator[Translations]:
    """Install the strings of `language`, and take them away again."""
    translations = Translations(application)
    assert translations.use(language), f"no strings for {language}: run build/translations.py --release"
    try:
        yield translations
    finally:
        translations.use(Language.EN)
        translations.clear()
        QLocale.setDefault(QLocale.c())


def check_words(text: str, language: Language) -> None:
    """`text` is whole: not empty, no placeholder left, in the right language."""
    assert text.strip(), "no words"
    assert not re.search(r"\{\w*\}|%n", text), text
    if language is Language.ZH_CN:
        assert CHINESE.search(text), text
        assert not re.search(r"[\u4e00-\u9fff][,.;:?!]", text), f"half-width punctuation: {text}"
        assert not GLUED.search(text), f"Chinese and Latin without a blank: {text}"
    else:
        assert not CHINESE.search(text), text
