# SPDX-License-Identifier: MIT
"""A three-player table in a window, and the moments that tests begin at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject

from shengji_qt import paths
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.ui import table_page
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import shown
from tests.ui.games.three.three_desk import ThreeDesk, asked

Opened = tuple[ThreeDesk, TablePage]
OpenThree = Callable[..., Opened]
SEED = 3  # the person turns up a joker in the first hand


@pytest.fixture(scope="session")
def pictures(qapp: QObject) -> CardFaces:
    """Painted once for all tables."""
    return CardFaces(paths.resources() / "cards")


@pytest.fixture
def open_three(
    qtbot: QtBot, preferences: PreferenceStore, pictures: CardFaces, monkeypatch: pytest.MonkeyPatch
) -> Iterator[OpenThree]:
    monkeypatch.setattr(table_page, "CardFaces", lambda *_args, **_more: pictures)

    def make(
        settings: ThreeSettings | None = None,
        until: str = "",
        *,
        seed: int = SEED,
        width: int = 1440,
        height: int = 870,
        others_bid: bool = False,
        played: ThreeDesk | None = None,
    ) -> Opened:
        """`played`: a table that has got somewhere already."""
        desk = played or ThreeDesk(settings)
        desk.bids = others_bid
        page = TablePage(desk, preferences)
        qtbot.addWidget(page)
        shown(page, width, height)
        if played is None:
            desk.shuffle(seed)
        if until:
            assert desk.run(asked(until)), until
        return desk, page

    yield make
