# SPDX-License-Identifier: MIT
"""The card counter: what it shows at every table, folded and open, and who may have it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from shengji_qt.model.actions import Play
from shengji_qt.model.cards import CARDS, parse_cards
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.match import Match
from shengji_qt.model.order import TRUMP
from shengji_qt.model.still_out import still_out
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.panels.card_counter import CardCounter, _last_size, table_picture
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.sketch import Look, text_width
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import DARK, LIGHT
from tests.helpers.languages import check_words, speaking
from tests.model.test_still_out import SEATS, VARIANTS, matches
from tests.ui.at_table import Open, others_play
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui
LOOK = Look(LIGHT)
NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Mine")


def late(variant: str) -> Match:
    """A match in its play with a void that was shown."""
    for match in matches(variant):
        if match.deal is not None and match.deal.phase == "play" and still_out(match.view(0)).voids:
            return match
    raise AssertionError("nobody was ever void")


@pytest.fixture
def counter(qtbot: QtBot) -> Iterator[CardCounter]:
    """In a column of the usual width."""
    page = QWidget()
    page.resize(288, 640)
    qtbot.addWidget(page)
    made = CardCounter(page)
    page.show()
    yield made  # and the page lives as long


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_says_what_is_out(counter: CardCounter, variant: str) -> None:
    """Every class with its number, every face with its copies, and everybody who has shown to lack something."""
    view = late(variant).view(0)
    found = still_out(view)
    counter.show_view(view, NAMES, LOOK)
    text = counter.plain_text
    assert str(found.total) in text.splitlines()[0]
    for slot in found.voids:
        assert f"{NAMES[slot]} has no" in text
    assert f"trumps {found.in_class(TRUMP)}: " in text or not found.in_class(TRUMP)
    copies = sum(int(word[1:]) for word in text.replace(",", " ").split() if word[0] == "×")
    twice = sum(1 for word in text.replace(",", " ").split() if word[0] == "×")
    faces = sum(1 for card in CARDS if found.out[card])
    assert copies - twice + faces == found.total
    assert counter.accessibleDescription() == text


@pytest.mark.parametrize("game", FAMILIES)
def test_folded_it_is_one_line(counter: CardCounter, qtbot: QtBot, game: str) -> None:
    view = late(next(name for name, (key, _) in VARIANTS.items() if key == game)).view(0)
    counter.show_view(view, NAMES, LOOK)
    tall = counter.place(QRect(0, 0, 288, 600), True, 500)
    with qtbot.waitSignal(counter.folded):
        qtbot.mouseClick(counter._fold, Qt.MouseButton.LeftButton)
    low = counter.place(QRect(0, 0, 288, 600), True, 500)
    assert counter.is_folded and low < tall * 0.6
    assert str(still_out(view).in_class(TRUMP)) in counter._line.text()
    qtbot.mouseClick(counter._fold, Qt.MouseButton.LeftButton)
    assert counter.place(QRect(0, 0, 288, 600), True, 500) == tall


def test_where_there_is_no_room_the_voids_are_left_out(counter: CardCounter) -> None:
    counter.show_view(late("four, 2 decks").view(0), NAMES, LOOK)
    tall = counter.place(QRect(0, 0, 288, 600), False, 500)
    assert counter.place(QRect(0, 0, 288, 220), False, tall - 10) < tall
    assert "has no" in counter.plain_text, "a screen reader still hears them"


def test_it_is_painted_anew_only_where_something_has_changed(counter: CardCounter) -> None:
    view = late("five, 2 decks").view(0)
    counter.show_view(view, NAMES, LOOK)
    key = counter._table.pixmap().cacheKey()
    counter.show_view(view, NAMES, LOOK)
    assert counter._table.pixmap().cacheKey() == key
    counter.show_view(view, NAMES, Look(DARK))
    assert counter._table.pixmap().cacheKey() != key


def test_the_picture_has_the_width_it_was_given() -> None:
    found = still_out(late("three").view(0))
    picture = table_picture(found, 258, Look(LIGHT, dpr=2.0))
    assert picture.deviceIndependentSize().width() == 258 and picture.width() == 516


def test_in_large_type_the_words_under_the_table_keep_apart() -> None:
    jokers, trumps = ("big joker 2", "small joker 2"), "trumps 26"

    def needed(size: int) -> float:
        return sum(text_width(words, size) for words in jokers) + text_width(trumps, size, True)

    enough = needed(13) + 2 * 12
    assert _last_size(jokers, trumps, enough, 1.0) == 13
    assert _last_size(jokers, trumps, enough * 1.25, 1.25) == 16
    smaller = _last_size(jokers, trumps, enough, 1.2)
    assert 11 <= smaller <= 13 and needed(smaller) + 2 * 12 * 1.2 <= enough


@pytest.mark.parametrize("language", list(Language))
def test_words(counter: CardCounter, qapp: QApplication, language: Language) -> None:
    names = ("你", *"甲乙丙丁雷") if language is Language.ZH_CN else NAMES
    with speaking(qapp, language):
        counter.show_view(late("five, 2 decks").view(0), names, LOOK)
        counter.retranslate()
        check_words(counter.plain_text.splitlines()[0], language)
        check_words(counter.plain_text.splitlines()[-1], language)
        check_words(counter.accessibleName(), language)


# -- at the table


def test_it_stands_beside_a_wide_table_while_it_is_wanted(page: TablePage, preferences: PreferenceStore) -> None:
    assert page.side.counter is None, "made when it is first wanted"
    preferences.set(card_counter=True)
    counter = page.side.counter
    assert counter is not None and counter.isVisible() and page.log.isVisible()
    assert not counter.geometry().intersects(page.log.geometry())
    assert counter.geometry().right() <= page.width() and counter.x() >= page.view.width()
    preferences.set(card_counter=False)
    assert not counter.isVisible() and page.log.isVisible()


def test_in_a_narrow_window_it_opens_the_record(page: TablePage, preferences: PreferenceStore) -> None:
    page.resize(1000, 614)
    assert not page.log.isVisible() and page.tab.isVisible()
    preferences.set(card_counter=True)
    counter = page.side.counter
    assert counter is not None and counter.isVisible() and not page.tab.isVisible()
    assert not page.log.isVisible() or not counter.geometry().intersects(page.log.geometry())
    page.log.fold_requested.emit()
    assert not counter.isVisible() and page.tab.isVisible()
    page.tab.click()
    assert counter.isVisible()


@pytest.mark.parametrize("width", [1000, 1440])
def test_nothing_of_it_is_cut_off(page: TablePage, preferences: PreferenceStore, width: int) -> None:
    preferences.set(card_counter=True)
    page.resize(width, 614)
    counter = page.side.counter
    assert counter is not None
    picture = counter._table.pixmap().deviceIndependentSize()
    assert picture.width() <= counter._table.contentsRect().width()
    assert picture.height() <= counter._table.contentsRect().height()


def test_it_follows_the_view(leading: TablePage, preferences: PreferenceStore, desk: Desk) -> None:
    preferences.set(card_counter=True)
    counter = leading.side.counter
    assert counter is not None
    before = still_out(desk.now).total
    assert counter.plain_text.splitlines()[0] == f"Still out: {before}"
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    assert counter.plain_text.splitlines()[0] == f"Still out: {before - 3}", "the own card was seen before"


def test_where_the_host_does_not_allow_it_there_is_none(page: TablePage, preferences: PreferenceStore) -> None:
    """However often it is asked for."""
    page.allow_counter(False)
    assert not page.can("card_counter")
    preferences.set(card_counter=True)
    assert page.side.counter is None
    page.allow_counter(True)
    counter = page.side.counter
    assert page.can("card_counter") and counter is not None and counter.isVisible()
    page.allow_counter(False)
    assert not counter.isVisible()


def test_another_page_begins_as_the_preferences_say(open_page: Open, preferences: PreferenceStore, desk: Desk) -> None:
    preferences.set(card_counter=True)
    page = open_page(desk)
    assert page.side.counter is not None and page.side.counter.isVisible()


def test_who_sits_where_is_known_in_every_game() -> None:
    for variant, (game, _) in VARIANTS.items():
        view = late(variant).view(0)
        assert all(slot < SEATS[game] + (game == "five") for slot in still_out(view).voids)
