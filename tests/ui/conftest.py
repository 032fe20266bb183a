# SPDX-License-Identifier: MIT
"""For tests of the window: nothing waits for an animation, and a table whose cards the test chooses."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.controller.solo_table import Seats, SoloTable
from shengji_qt.model.actions import Bid, Bury
from shengji_qt.model.cards import parse_cards
from shengji_qt.table.pacing import Pacing
from shengji_qt.ui import pace, popups
from shengji_qt.ui.appearance import Appearance
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage
from tests.helpers.fakes import InlineWorker
from tests.ui.at_table import HAND, OTHERS, Open, pass_all, shown
from tests.ui.desk import Desk

OpenWindow = Callable[..., MainWindow]
ART: Final = paths.resources() / "cards"
SEED: Final = 4  # of the cards and of what the computer seats do, so that each run is the same
MOST_PAINTED: Final = 1500  # pictures of cards, about 100 MB


@pytest.fixture(autouse=True)
def no_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything on the table happens at once."""
    monkeypatch.setattr(speeds, "FACTOR", 0.0)
    monkeypatch.setattr(popups, "GONE", 0)


@pytest.fixture(scope="session")
def painted() -> dict[tuple[object, ...], QImage]:
    """The game's own cards without marks as they were painted first."""
    return {}


@pytest.fixture(autouse=True)
def cards_painted_once(painted: dict[tuple[object, ...], QImage], monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that a test opens would paint cards for longer than the rest of the test takes."""
    paint = CardFaces._plain

    def plain(faces: CardFaces, name: str, pixels: int, dpr: float) -> QImage:
        if faces._folder != ART:
            return paint(faces, name, pixels, dpr)
        what = (name, pixels, dpr, faces.style.high_contrast)
        if what not in painted:
            if len(painted) >= MOST_PAINTED:
                painted.clear()
            painted[what] = paint(faces, name, pixels, dpr)
        return painted[what]

    monkeypatch.setattr(CardFaces, "_plain", plain)


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
def open_window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenWindow]:
    """Makes the program's window, in English, with computer seats that need no thread and no time."""
    monkeypatch.setattr(pace, "FASTEST", 0.0)
    style, palette = qapp.styleSheet(), qapp.palette()
    translations = Translations(qapp)
    translations.use(Language.EN)
    made: list[tuple[MainWindow, Appearance]] = []

    def make(store: PreferenceStore, seats: Callable[[QObject], Seats] = InlineWorker) -> MainWindow:
        appearance = Appearance(qapp, store, translations)
        controller = SoloTable(seats=seats, pacing=Pacing.none(), rng=random.Random(SEED))
        controller._seeds = random.Random(SEED)
        window = MainWindow(store, translations, appearance, paths.resources(), True, controller)
        qtbot.addWidget(window)
        window.show()
        made.append((window, appearance))
        return window

    yield make
    for window, _ in made:
        window.close()
    translations.clear()
    for _, appearance in made:
        appearance.deleteLater()
    qapp.setStyleSheet(style)
    qapp.setPalette(palette)
    qapp.styleHints().unsetColorScheme()


@pytest.fixture
def open_page(qtbot: QtBot, preferences: PreferenceStore) -> Iterator[Open]:
    def make(desk: Desk, width: int = 1440, height: int = 870) -> TablePage:
        page = TablePage(desk, preferences)
        qtbot.addWidget(page)
        return shown(page, width, height)

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
