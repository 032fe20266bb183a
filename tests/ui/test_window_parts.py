# SPDX-License-Identifier: MIT
"""Small parts of the window: notices, the look in force, rows of cards, the picture of a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollBar, QWidget

from shengji_qt import paths
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.order import Order, four_order
from shengji_qt.ui.appearance import Appearance
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import BackTint, CardFaces, CardSet, CardStyle, JokerLanguage
from shengji_qt.ui.card_row import Caption, CardRow
from shengji_qt.ui.games.four.setup import SETUP
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.miniature import Miniature
from shengji_qt.ui.notice_bar import NoticeBar
from shengji_qt.ui.parts import Note, scrolled
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.theme import DARK, HIGH_CONTRAST, LIGHT, ThemeChoice
from tests.helpers.languages import speaking

RESOURCES = paths.resources()


def test_what_scrolls_has_as_much_room_on_both_sides(qtbot: QtBot) -> None:
    inside = QWidget()
    frame = scrolled(inside)
    qtbot.addWidget(frame)
    frame.resize(400, 300)
    frame.show()

    def gaps() -> tuple[int, int]:
        left = inside.mapTo(frame, QPoint()).x()
        return left, frame.width() - left - inside.width()

    left, right = gaps()
    assert left == right
    inside.setMinimumHeight(900)
    QApplication.sendPostedEvents()
    bar = frame.findChild(QScrollBar)
    assert bar is not None and gaps()[0] == left and gaps()[1] < left + 20, "the bar and not much more"
    inside.setMinimumHeight(0)
    qtbot.waitUntil(lambda: gaps() == (left, right))


# -- notices -----------------------------------------------------------------------------------------------------------


def test_the_newest_notice_is_seen_and_the_others_wait(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    assert not bar.isVisibleTo(None)
    for message in ("first", "second"):
        bar.show_message(message)
        assert bar.message == message
    bar.show_message("first")
    assert bar.message == "first" and bar.accessibleName() == "first"
    button = bar.findChild(QPushButton)
    assert button is not None
    button.click()
    assert bar.message == "second"
    button.click()
    assert bar.message == "" and not bar.isVisible()
    bar.put_away()


def test_a_notice_about_the_same_thing_takes_the_place_of_the_older(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.show_message("the disk is full", "saving")
    bar.show_message("something else")
    bar.show_message("saved again", "saving")
    assert bar.message == "saved again"
    bar.put_away()
    assert bar.message == "something else"
    bar.put_away()
    assert bar.message == ""


def test_the_notice_button_is_translated(qtbot: QtBot, qapp: QApplication) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    button = bar.findChild(QPushButton)
    assert button is not None
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: button.text() == "知道了")


# -- the look ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Iterator[tuple[Appearance, PreferenceStore]]:
    style, palette = qapp.styleSheet(), qapp.palette()
    store = PreferenceStore(tmp_path)
    store.set(theme=ThemeChoice.LIGHT)
    made = Appearance(qapp, store, Translations(qapp))
    yield made, store
    made.deleteLater()
    qapp.setStyleSheet(style)
    qapp.setPalette(palette)
    qapp.styleHints().unsetColorScheme()


def test_a_choice_of_theme_styles_the_application(
    look: tuple[Appearance, PreferenceStore], qapp: QApplication, qtbot: QtBot
) -> None:
    appearance, store = look
    assert appearance.theme is LIGHT and LIGHT.page in qapp.styleSheet()
    with qtbot.waitSignal(appearance.changed, timeout=1000):
        store.set(theme=ThemeChoice.DARK)
    assert appearance.theme is DARK and DARK.page in qapp.styleSheet()
    store.set(theme=ThemeChoice.HIGH_CONTRAST)
    assert appearance.theme is HIGH_CONTRAST and appearance.card_style.high_contrast


def test_the_system_is_followed_while_the_program_runs(
    look: tuple[Appearance, PreferenceStore], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    appearance, store = look
    store.set(theme=ThemeChoice.SYSTEM)
    dark = [False]
    monkeypatch.setattr("shengji_qt.ui.theme.system_is_dark", lambda: dark[0])
    for dark[0], theme in ((True, DARK), (False, LIGHT)):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
        assert appearance.theme is theme
    monkeypatch.setattr("shengji_qt.ui.theme.system_wants_contrast", lambda: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert appearance.theme is HIGH_CONTRAST and appearance.card_style.high_contrast


def test_type_grows_with_the_window_in_steps(look: tuple[Appearance, PreferenceStore], qtbot: QtBot) -> None:
    appearance, _ = look
    scales = []
    appearance.changed.connect(lambda: scales.append(appearance.scale))
    for height in range(600, 2200, 10):
        appearance.set_height(height)
    assert scales == sorted(scales) and len(scales) <= 5
    assert scales[-1] == pytest.approx(1.25)
    appearance.set_height(700)
    assert appearance.scale == 1.0


def test_the_card_style_follows_choices_and_language(look: tuple[Appearance, PreferenceStore], qtbot: QtBot) -> None:
    appearance, store = look
    for choice, value in (("card_set", CardSet.FOUR_COLOUR), ("back", BackTint.ROUGE), ("point_dots", False)):
        with qtbot.waitSignal(appearance.changed, timeout=1000):
            store.set(**{choice: value})
    style = appearance.card_style
    assert style == CardStyle(CardSet.FOUR_COLOUR, JokerLanguage.EN, BackTint.ROUGE, point_dots=False)


# -- rows of cards -----------------------------------------------------------------------------------------------------


@pytest.fixture
def row(qtbot: QtBot) -> CardRow:
    made = CardRow(CardFaces(RESOURCES / "cards"), Icons(RESOURCES / "icons"), LIGHT)
    qtbot.addWidget(made)
    made.resize(600, 120)
    return made


@pytest.mark.parametrize("count", [0, 1, 2, 8, 25, 39])
@pytest.mark.parametrize("width", [240, 600, 1200])
def test_cards_fit_into_the_row(row: CardRow, count: int, width: int) -> None:
    row.resize(width, 120)
    row.show_cards(Caption("Zhu"), parse_cards("3H") * count, four_order(Rank(2), Trump.HEARTS))
    row.grab()
    assert count == 0 or row.cards_width() <= width + 0.5


def test_the_card_under_the_pointer(row: CardRow) -> None:
    assert row.card_at(QPoint(10, 80)) is None
    row.show_cards(Caption("Zhu", "Attacker", "side_circle", "#ffffff"), parse_cards("3H 4H 5H"), _order())
    assert row.card_at(QPoint(2, 80)) == 0
    assert row.card_at(QPoint(round(row.cards_width()) - 2, 80)) == 2
    assert row.card_at(QPoint(round(row.cards_width()) + 2, 80)) is None
    assert row.card_at(QPoint(2, 2)) is None, "the caption is no card"
    assert row.minimumSizeHint().height() < row.sizeHint().height()


def _order() -> Order:
    return four_order(Rank(2), Trump.HEARTS)


# -- the picture of a table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(280, 180), (560, 420), (900, 400), (400, 700)])
def test_the_miniature_is_drawn_in_every_shape(qtbot: QtBot, width: int, height: int) -> None:
    picture = Miniature(CardFaces(RESOURCES / "cards"), LIGHT, SETUP.picture)
    qtbot.addWidget(picture)
    picture.resize(width, height)
    image = picture.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, width, 4) for y in range(0, height, 4)}
    assert {LIGHT.card_paper, LIGHT.avatar_lozenge, LIGHT.avatar_circle} <= colours


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(280, 180), (268, 150), (560, 420), (900, 400), (400, 700)])
def test_in_the_miniature_nothing_lies_on_the_hand(qtbot: QtBot, game: str, width: int, height: int) -> None:
    picture = Miniature(CardFaces(RESOURCES / "cards"), LIGHT, setup_of(game).picture)
    qtbot.addWidget(picture)
    hand_top = height - 0.95 * min(0.2 * height, 0.1 * width)
    for rect in picture.piece_rects(width, height):
        assert rect.bottom() < hand_top and rect.left() >= 0 and rect.right() <= width


def test_a_note_ends_where_its_room_ends(qtbot: QtBot) -> None:
    note = Note("caption")
    qtbot.addWidget(note)
    note.setText("a long note " * 20)
    note.resize(80, 20)
    assert note.minimumSizeHint().width() <= note.sizeHint().width()
    note.grab()
    assert note.sizePolicy().horizontalPolicy() is note.sizePolicy().Policy.Ignored
