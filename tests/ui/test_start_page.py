# SPDX-License-Identifier: MIT
"""The start page offers to go on, to begin, and nothing that does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from shengji_qt import paths
from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.table.troubles import Trouble
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.start_page import StartPage
from shengji_qt.ui.theme import DARK, HIGH_CONTRAST, LIGHT, stylesheet
from tests.helpers.languages import speaking

YESTERDAY = 1_700_000_000.0


def saved(number: int = 1, *, broken: bool = False) -> SavedMatch:
    path = Path(f"/saves/{number}.journal")
    if broken:
        return SavedMatch(path, YESTERDAY, problem=Trouble("journal_unreadable", {"path": str(path), "detail": "?"}))
    return SavedMatch(path, YESTERDAY, spec_of(NewGame(), ""), number, (Rank(7), Rank(9)), (45,))


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> StartPage:
    made = StartPage(CardFaces(paths.resources() / "cards"), PreferenceStore(tmp_path), LIGHT, chinese=True)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    """Sizes are those of the real look."""
    before = qapp.styleSheet()
    qapp.setStyleSheet(stylesheet(LIGHT))
    yield
    qapp.setStyleSheet(before)


def words(page: StartPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def button(page: StartPage, text: str) -> QPushButton:
    return next(each for each in page.findChildren(QPushButton) if each.text() == text and each.isVisible())


def primary(page: StartPage) -> list[str]:
    """The buttons that act; there must be one."""
    return [
        each.text()
        for each in page.findChildren(QPushButton)
        if each.isVisible() and each.property("kind") == "primary"
    ]


def test_without_a_saved_match_the_game_starts(page: StartPage, qtbot: QtBot) -> None:
    page.show_saved([])
    assert "Continue" not in words(page)
    assert primary(page) == ["Start"] and not page.can_continue
    for game, tile in page.tiles.items():
        with qtbot.waitSignal(page.start_requested, timeout=1000) as caught:
            tile.start.click()
        assert caught.args == [game]
        with qtbot.waitSignal(page.options_requested, timeout=1000) as caught:
            tile.options.click()
        assert caught.args == [game]
    with qtbot.waitSignal(page.help_requested, timeout=1000):
        button(page, "New to the game? How to play").click()


def test_a_saved_match_comes_first(page: StartPage, qtbot: QtBot) -> None:
    match = saved(6)
    page.show_saved([match])
    assert page.can_continue
    assert "Deal 6 · you play 7, they play 9 · attackers 45" in words(page)
    assert primary(page) == ["Continue"]
    with qtbot.waitSignal(page.continue_requested, timeout=1000) as caught:
        button(page, "Continue").click()
    assert caught.args == [match]


def test_the_way_to_other_matches(page: StartPage, qtbot: QtBot) -> None:
    page.show_saved([saved(3, broken=True), saved(2), saved(1)])
    assert "Deal 2" in words(page), "one that can be continued comes first"
    with qtbot.waitSignal(page.matches_requested, timeout=1000):
        button(page, "Other matches…").click()
    page.show_saved([saved(1)])
    assert not [each for each in page.findChildren(QPushButton) if each.text() == "Other matches…" and each.isVisible()]


@pytest.mark.parametrize("locked", [False, True])
def test_only_matches_that_cannot_be_continued(page: StartPage, qtbot: QtBot, locked: bool) -> None:
    problem = Trouble("journal_locked", {"path": "/saves/1.journal", "pid": 1})
    page.show_saved([msgspec.structs.replace(saved(1), problem=problem) if locked else saved(1, broken=True)])
    assert not page.can_continue
    assert primary(page) == ["Start"]
    with qtbot.waitSignal(page.matches_requested, timeout=1000):
        button(page, "Look at them…").click()
    page.focus_first()


def test_the_tile_tells_the_settings_in_force(page: StartPage, tmp_path: Path) -> None:
    store = PreferenceStore(tmp_path / "other")
    made = StartPage(CardFaces(paths.resources() / "cards"), store, LIGHT, chinese=True)
    made.resize(1440, 860)
    made.show()
    assert "Number of deals" not in words(made)
    store.choose(NewGame(FourSettings(), MatchOptions(Rank(5), Rank(10), 4)))
    assert "First level: 5 · Last level: 10 · Number of deals: 4 deals" in words(made)
    made.close()


def test_the_key_1_starts(page: StartPage, qtbot: QtBot) -> None:
    page.show_saved([])
    with qtbot.waitActive(page):
        page.activateWindow()
    with qtbot.waitSignal(page.start_requested, timeout=1000):
        QTest.keyClicks(page, "1")


def test_enter_does_what_the_coloured_button_does(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.show_saved([])
    page.focus_first()
    with qtbot.waitSignal(page.start_requested, timeout=1000):
        QTest.keyClick(page, Qt.Key.Key_Return)
    page.show_saved([saved()])
    page.focus_first()
    with qtbot.waitSignal(page.continue_requested, timeout=1000):
        QTest.keyClick(page, Qt.Key.Key_Enter)
    button(page, "Options…").setFocus()
    with qtbot.waitSignal(page.options_requested, timeout=1000), qtbot.assertNotEmitted(page.continue_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_the_language_can_be_chosen(page: StartPage, qtbot: QtBot, qapp: QApplication) -> None:
    with qtbot.waitSignal(page.language_requested, timeout=1000) as caught:
        button(page, "中文").click()
    assert caught.args == [str(Language.ZH_CN)]
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: "四人升级" in words(page))
        assert button(page, "开始").isVisible()


def test_without_a_font_no_language_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    made = StartPage(CardFaces(paths.resources() / "cards"), PreferenceStore(tmp_path), LIGHT, chinese=False)
    qtbot.addWidget(made)
    made.show()
    assert not [each for each in made.findChildren(QPushButton) if each.text() == "中文" and each.isVisible()]


@pytest.mark.parametrize("waiting", [0, 1, 2])
@pytest.mark.parametrize("language", list(Language))
def test_nothing_is_cut_off(
    styled: None, page: StartPage, qapp: QApplication, language: Language, waiting: int
) -> None:
    with speaking(qapp, language):
        page.retranslate()
        page.show_saved([saved(number) for number in range(waiting)])
        for width, height in (
            (1000, 600),
            (1440, 873),
            (1920, 1040),
            (3000, 700),
            *((1440, h) for h in range(620, 1000, 20)),
        ):
            page.resize(width, height)
            page.grab()
            qapp.sendPostedEvents()  # what the layouts still want to do
            page.grab()
            check_fit(page)


def check_fit(page: StartPage) -> None:
    for label in page.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.fontMetrics().height() - 1, (page.size(), label.text())
            assert label.wordWrap() or label.width() >= label.fontMetrics().horizontalAdvance(label.text()), (
                label.text()
            )
    for each in page.findChildren(QPushButton):
        if each.isVisible():
            corner = each.mapTo(page, each.rect().bottomRight())
            assert page.rect().contains(corner), each.text()
            assert each.width() >= each.fontMetrics().horizontalAdvance(each.text()), each.text()


def test_the_picture_follows_the_theme(page: StartPage) -> None:
    pictures = []
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        page.set_theme(theme, 1.0)
        image = page.grab().toImage()
        pictures.append(image.pixelColor(60, 300).name())
    assert len(set(pictures)) == 3


def test_decks_are_switched_on_the_tile(tmp_path: Path, qtbot: QtBot) -> None:
    kept = PreferenceStore(tmp_path)
    kept.set(new_game=NewGame(FourSettings(decks=3, deal_layout="38+10", failed_throw_penalty=10)))
    made = StartPage(CardFaces(paths.resources() / "cards"), kept, LIGHT, chinese=True)
    qtbot.addWidget(made)
    made.resize(1440, 860)
    made.show()
    assert "Three decks, 162 cards" in words(made)
    button(made, "One deck").click()
    assert kept.current.new_game == NewGame(FourSettings(decks=1, failed_throw_penalty=10))
    assert "One deck, 54 cards" in words(made)


def stand_on_common_lines(page: StartPage) -> None:
    for part in ("miniature", "_name", "_about", "start"):
        shapes = {(each.y(), each.height()) for each in (getattr(tile, part) for tile in page.tiles.values())}
        assert len(shapes) == 1, (part, shapes)


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.EN])
@pytest.mark.parametrize("size", [(1000, 614), (1440, 874)])
def test_the_tiles_stand_on_common_lines(
    page: StartPage, qapp: QApplication, styled: None, language: Language, size: tuple[int, int]
) -> None:
    with speaking(qapp, language):
        page.show_language(language)
        page.resize(*size)
        for lessons in ({"four": "done"}, {}):  # with a tile that offers no lesson, and without one
            page._store.set(lessons=lessons)
            qapp.processEvents()
            stand_on_common_lines(page)


def test_tiles_that_describe_themselves_in_fewer_lines_stand_on_them_too(
    page: StartPage, qapp: QApplication, styled: None
) -> None:
    with speaking(qapp, Language.ZH_CN):
        page.show_language(Language.ZH_CN)
        found = set()
        for width in range(1000, 700, -5):
            page.resize(width, 614)
            qapp.processEvents()
            found.add(len({tile.line_heights()[1] for tile in page.tiles.values()}))
            stand_on_common_lines(page)
        assert found == {1, 2}


def test_the_way_to_the_lessons_stands_below_only_where_a_tile_has_none(page: StartPage, tmp_path: Path) -> None:
    assert all(tile.lesson.isVisible() for tile in page.tiles.values())
    assert not page._lessons.isVisible()
    page._store.set(lessons={"four": "done"})
    assert not page.tiles["four"].lesson.isVisible()
    assert page._lessons.isVisible(), "a lesson can be taken again"


def test_a_match_in_its_first_deal_may_be_a_mistake_a_later_one_is_not(page: StartPage) -> None:
    page.show_saved([saved(1)])
    assert page.tiles["four"].lesson.isVisible()
    page.show_saved([saved(2)])
    assert not page.tiles["four"].lesson.isVisible()


def test_no_tile_has_an_empty_row_where_others_choose_decks(page: StartPage, styled: None) -> None:
    page.resize(1440, 870)
    QApplication.sendPostedEvents()
    places = []
    for tile in page.tiles.values():
        shown = tile.decks if tile.setup.house.with_decks is not None else tile._one_deck
        assert shown.isVisible()
        places.append((shown.y(), shown.height()))
    assert len(set(places)) == 1 and "52 cards" in page.tiles["three"]._one_deck.text()
    page.resize(1000, 600)
    assert not page.tiles["three"]._one_deck.isVisible()
