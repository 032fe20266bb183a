# SPDX-License-Identifier: MIT
"""For tests of the games' tables: the words are English, whatever a test before left installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.ui.i18n import Language, Translations


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp)
    translations.use(Language.EN)
    yield
    translations.clear()
