# SPDX-License-Identifier: MIT
"""Entries that are wider than the list stand in two lines, and none is cut off."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.ui.theme import LIGHT, stylesheet
from shengji_qt.ui.wrapped_list import WrappedList

pytestmark = pytest.mark.gui
ENTRY = "The open and hidden cards"


@pytest.mark.parametrize(("spare", "lines"), [(40, 1), (8, 2), (-20, 2)])
def test_padding_counts(qtbot: QtBot, spare: int, lines: int) -> None:
    """`spare` pixels more than the words; the style sheet takes 16 of them."""
    shown = WrappedList()
    qtbot.addWidget(shown)
    shown.setStyleSheet(stylesheet(LIGHT, 1.0))
    shown.setProperty("inset", True)
    shown.addItems(["The aim", ENTRY])
    shown.ensurePolished()
    shown.resize(shown.fontMetrics().horizontalAdvance(ENTRY) + spare, 200)
    shown.show()
    one, other = (shown.visualItemRect(shown.item(row)).height() for row in (0, 1))
    assert round((other - one) / shown.fontMetrics().lineSpacing()) == lines - 1
