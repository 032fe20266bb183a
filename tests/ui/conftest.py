# SPDX-License-Identifier: MIT
"""For tests of the window: nothing waits for an animation, and a table whose cards the test chooses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from shengji_qt.model.actions import Bid, Bury
from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import HAND, OTHERS, Clock, Open, pass_all
from tests.ui.desk import Desk


@pytest.fixture(autouse=True)
def no_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything on the table happens at once."""
    monkeypatch.setattr(speeds, "FACTOR", 0.0)


@pytest.fixture(autouse=True)
def no_widget_left() -> Iterator[None]:
    """What a test closed is gone: a page left over would speak along with every switch of language after it."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desk(qapp: QObject) -> Desk:
    """A table before its first deal."""
    return Desk()


@pytest.fixture
def preferences(tmp_path: Path, qapp: QObject) -> Iterator[PreferenceStore]:
    """Choices of nobody; no animation."""
    store = PreferenceStore(tmp_path)
    store.override(speed="off")
    yield store


@pytest.fixture
def open_page(qtbot: QtBot, preferences: PreferenceStore) -> Iterator[Open]:
    def make(desk: Desk, width: int = 1440, height: int = 870) -> TablePage:
        page = TablePage(desk, preferences)
        qtbot.addWidget(page)
        page.scene._clock = Clock()
        page.resize(width, height)
        page.show()
        page.retranslate()
        return page

    yield make


@pytest.fixture
def page(desk: Desk, open_page: Open) -> TablePage:
    """Seat 0 saw HAND being dealt; nothing was bid yet."""
    made = open_page(desk)
    desk.deal({0: HAND, **OTHERS})
    return made


@pytest.fixture
def leading(desk: Desk, open_page: Open) -> TablePage:
    """Seat 0 declares spades, has buried, and is about to lead."""
    desk.deal({0: HAND, **OTHERS})
    desk.act(0, Bid(parse_cards("2S")))
    pass_all(desk)
    desk.act(0, Bury(desk.now.taken))
    return open_page(desk)
