# SPDX-License-Identifier: MIT
"""Every test of words runs in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.ui.i18n import Language
from tests.helpers.languages import speaking


@pytest.fixture(params=list(Language))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    """The language that is spoken in this test."""
    chosen = Language(request.param)
    with speaking(qapp, chosen):
        yield chosen
