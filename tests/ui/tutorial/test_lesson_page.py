# SPDX-License-Identifier: MIT
"""Each lesson in the window, from its first word to the match after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.controller.lesson_table import LessonTable
from shengji_qt.model.cards import Card
from shengji_qt.table.lessons import LESSONS, lesson_of
from shengji_qt.table.pacing import Pacing
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces, CardStyle
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.theme import DARK, LIGHT
from shengji_qt.ui.tutorial.lesson_page import LessonPage
from shengji_qt.ui.tutorial.targets import pressed_parts
from tests.ui.at_table import Clock, click, drag, drop_point, item_of, point_of

pytestmark = pytest.mark.gui
OpenLesson = Callable[..., LessonPage]
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def open_lesson(qtbot: QtBot, preferences: PreferenceStore) -> Iterator[OpenLesson]:
    made: list[LessonPage] = []

    def make(game: str, key: str = "", width: int = 1000, height: int = 610) -> LessonPage:
        resources = paths.resources()
        faces = CardFaces(resources / "cards", CardStyle())
        table = LessonTable(pacing=Pacing().scaled(0.002))
        page = LessonPage(lesson_of(game), preferences, faces, Icons(resources / "icons"), LIGHT, table)
        table.setParent(page)
        qtbot.addWidget(page)
        page.table.scene._clock = Clock()
        page.resize(width, height)
        page.show()
        page.begin(key)
        made.append(page)
        return page

    yield make
    for page in made:
        page.close_lesson()


def speaks(page: LessonPage, key: str) -> bool:
    """Whether this step is said now."""
    return page.panel.isVisible() and page.controller.step is not None and page.controller.step.key == key


def press(page: LessonPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.table.view if page.panel is page.speech else page.closing.go, key)


def do(page: LessonPage) -> None:
    """What the step asks, by keyboard and buttons, as the lesson shows it."""
    step = page.controller.step
    assert step is not None
    if step.accept is None:
        press(page, ENTER)
    elif step.accept.kind == "bid" and page.controller.view.decision.kind == "bid":
        name = next(spec.name for spec in page.table.bar.specs if spec.name.startswith("bid:"))
        button = page.table.bar.button(name)
        assert button is not None
        button.click()
    elif step.accept.only == ((),):
        press(page, Qt.Key.Key_P)
    else:
        press(page, Qt.Key.Key_H)
        press(page, ENTER)


def follow(page: LessonPage, qtbot: QtBot, first: str, last: str) -> list[str]:
    """Do what is asked from one step to another; the headings that were heard."""
    keys = [step.key for step in page.lesson.steps]
    heard = []
    for key in keys[keys.index(first) : keys.index(last) + 1]:
        qtbot.waitUntil(lambda key=key: speaks(page, key), timeout=20000)  # type: ignore[misc]
        heard.append(page.panel.words.head)
        assert page.panel.accessibleName() == page.panel.words.head
        assert page.panel.accessibleDescription() == page.panel.words.body
        clear(page)
        check_keys(page)
        do(page)
    return heard


def clear(page: LessonPage) -> None:
    """The panel is on the table and covers nothing that is spoken of or has to be used."""
    step = page.controller.step
    assert step is not None
    if page.panel is page.speech:
        panel = page.speech.geometry()
        assert page.table.view.rect().contains(panel)
        asked = pressed_parts(page.table) if step.accept is not None else []
        assert not any(panel.intersects(each) for each in (*asked, *page.frames.rects)), step.key


def check_keys(page: LessonPage) -> None:
    """One key, one meaning: no two buttons claim the same one, and only one button is the one that acts."""
    if page.panel is not page.speech:
        return
    table = [spec for bar in page.table.bars.values() for spec in bar.specs if spec.enabled]
    panel = [each for each in (page.speech.go, page.speech.show_button, page.speech.leave_button) if each.isVisible()]
    claimed = [spec.key for spec in table if spec.key]
    claimed += [key for each in panel for key in ("Enter", "H", "Esc") if f"({key})" in each.text()]
    assert len(claimed) == len(set(claimed)), (page.step_key, claimed)
    assert sum(spec.primary for spec in table) + page.speech.go.isVisible() <= 1, page.step_key


def at_step(
    open_lesson: OpenLesson, qtbot: QtBot, game: str, key: str, width: int = 1440, height: int = 870
) -> LessonPage:
    page = open_lesson(game, key, width, height)
    qtbot.waitUntil(lambda: speaks(page, key), timeout=20000)
    return page


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_by_keyboard_until_it_plays_by_itself(game: str, open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = open_lesson(game)
    first = page.lesson.steps[0].key
    heard = follow(page, qtbot, first, "rest")
    assert len(set(heard)) == len(heard)
    qtbot.waitUntil(lambda: page.controller.course is not None and page.controller.course.plays_itself)
    tricks = len(page.controller.view.tricks)
    qtbot.waitUntil(lambda: len(page.controller.view.tricks) > tricks, timeout=20000)
    assert page.speech.isHidden()


@pytest.mark.parametrize("game", LESSONS)
def test_the_end_of_a_lesson_is_the_result_explained(game: str, open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, game, "last")
    heard: list[str] = []
    page.finished.connect(lambda: heard.append("finished"))
    page.match_wanted.connect(lambda: heard.append("match"))
    follow(page, qtbot, "last", page.lesson.steps[-1].key)
    assert page.panel is page.closing and page.result.isVisible()
    assert page.result.summary == page.controller.match.summaries[-1]  # type: ignore[union-attr]
    assert heard[-1] == "match" and "finished" in heard
    assert not any(each.isVisible() for each in (page.result.next, page.result.back, page.result.again))


def test_a_frame_round_cards_of_the_upper_row_leaves_the_lower_row_alone(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "four", "trump")
    hand = page.table.stage.hand
    tops = sorted({round(hand.place_of(item).y()) for item in hand.items})
    assert len(tops) == 2
    upper = [rect for rect in page.frames.rects if abs(rect.y() - tops[0]) < 3]
    assert len(upper) == 1 and upper[0].bottom() <= tops[1] + 1


def test_another_card_than_the_lessons_is_not_played_and_the_lesson_says_why(
    open_lesson: OpenLesson, qtbot: QtBot
) -> None:
    page = at_step(open_lesson, qtbot, "four", "ace")
    before = page.controller.view
    click(page.table, item_of(page.table, "KS" if "KS" in texts(page) else "AS"))
    press(page, ENTER)
    assert page.controller.view is before and page.table.scene.newest is before
    assert page.speech.hint == page.speech.words.hint and "♥A" in page.speech.hint
    assert page.speech.isVisible()
    page.table.scene.clear_selection()
    drag(page.table, point_of(page.table, item_of(page.table, "AH")), drop_point(page.table))
    qtbot.waitUntil(lambda: speaks(page, "ace_won"), timeout=20000)
    assert page.speech.hint == ""


def texts(page: LessonPage) -> list[str]:
    return [card.text for card in page.table.stage.hand.cards]


def test_what_the_rules_refuse_they_refuse_and_the_lesson_adds_a_hint(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "four", "follow")
    drag(page.table, point_of(page.table, item_of(page.table, "AS")), drop_point(page.table))
    message = page.table.stage.message_line.message
    assert message.trouble and "follow suit" in message.head
    assert page.speech.hint == page.speech.words.hint
    assert page.controller.step is not None and page.controller.step.key == "follow"
    page.table.scene.clear_selection()
    click(page.table, item_of(page.table, "6H"))  # either heart will do
    press(page, ENTER)
    qtbot.waitUntil(lambda: speaks(page, "ruff"), timeout=20000)


def test_who_knows_the_way_may_play_while_something_is_still_to_be_read(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "four", "lost")
    click(page.table, item_of(page.table, "4H"))
    page.table.scene.submit_chosen()
    qtbot.waitUntil(lambda: speaks(page, "ruff"), timeout=20000)


def test_a_bottom_card_is_dragged_onto_the_tableau(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "three", "swap")
    swap = page.table.stage.extras.swap  # type: ignore[attr-defined]
    tableau = page.table.stage.extras.tableaus[0]  # type: ignore[attr-defined]
    ace = next(item for item in swap.bottom.items if item.card == Card.parse("AD"))
    low = next(item for item in tableau.cards.values() if item.card == Card.parse("4C"))

    def middle(item: CardItem) -> QPoint:
        return page.table.view.mapFromScene(item.pos() + QPointF(item.width / 2, item.width / 2))

    drag(page.table, middle(ace), middle(low))
    assert [move.card.text for move in swap.plan.moves] == ["AD"]
    press(page, ENTER)
    qtbot.waitUntil(lambda: speaks(page, "bury"), timeout=20000)


def test_escape_puts_cards_back_first_and_then_leaves(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "four", "pair")
    gone: list[bool] = []
    page.left.connect(lambda: gone.append(True))
    click(page.table, item_of(page.table, "AC"))
    press(page, ESCAPE)
    assert not gone and page.table.scene.chosen_cards() == ()
    press(page, ESCAPE)
    assert gone == [True]
    assert page.step_key == "pair"


def test_the_words_follow_the_language(open_lesson: OpenLesson, qtbot: QtBot, qapp: QApplication) -> None:
    page = at_step(open_lesson, qtbot, "five", "take")
    translations = Translations(qapp)
    try:
        translations.use(Language.ZH_CN)
        page.retranslate()
        assert page.speech.words.head == "踩雷了" and "♦K" in page.speech.words.body
        assert page.speech.show_button.text() == "演示（H）"
    finally:
        translations.clear()


@pytest.mark.parametrize(("width", "height"), [(1000, 610), (3840, 2130)])
@pytest.mark.parametrize(("game", "key"), [("four", "bury"), ("three", "open"), ("five", "take")])
def test_nothing_is_covered_on_small_and_large_screens(
    game: str, key: str, width: int, height: int, open_lesson: OpenLesson, qtbot: QtBot
) -> None:
    page = at_step(open_lesson, qtbot, game, key, width, height)
    page.set_theme(DARK, 1.25 if height > 1000 else 1.0)
    qtbot.waitUntil(lambda: clear(page))  # the panel finds its place once the table has laid itself out


@pytest.mark.parametrize(("game", "key"), [("four", "bid"), ("three", "tableau")])
def test_the_bottom_and_its_words_stay_in_sight(game: str, key: str, open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, game, key)
    bottom = page.table.stage.bottom
    shown = [QRectF(each.x(), each.y(), each.width, each.width * ASPECT) for each in bottom.items]
    shown.append(bottom.caption.mapRectToScene(bottom.caption.childrenBoundingRect()))
    panel = QRectF(page.speech.geometry())
    assert not any(panel.intersects(each) for each in shown)


def test_what_the_lesson_leaves_out_cannot_be_done(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "four", "low")
    for name in ("take_back", "finish_deal", "concede_deal", "concede_match"):
        assert not page.table.can(name)
    assert page.table.can("hint")


def test_nothing_is_said_while_buried_cards_are_under_way(
    open_lesson: OpenLesson, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = at_step(open_lesson, qtbot, "five", "bury")
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    press(page, Qt.Key.Key_H, ENTER)
    qtbot.waitUntil(lambda: page.step_key == "mine")
    assert page.table.scene.presenter.waiting, "the cards fly"
    page.table.stage.laid_out.emit()
    qtbot.wait(1)  # the panel would look for its place
    assert page.speech.isHidden() and not page.frames.rects
    page.table.scene.drain()
    qtbot.waitUntil(lambda: speaks(page, "mine"))
    clear(page)


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [("five", "skip", "skip"), ("five", "bid", "bid ♠3"), ("four", "bid", "bid "), ("three", "swap", "Swap in ♦A")],
)
def test_what_is_shown_without_cards_is_said(
    game: str, key: str, words: str, open_lesson: OpenLesson, qtbot: QtBot
) -> None:
    page = at_step(open_lesson, qtbot, game, key)
    press(page, Qt.Key.Key_H)
    message = page.table.stage.message_line.message
    assert message.head.startswith(f"The lesson would do this: {words}")
    if key != "swap":
        assert message.detail == "Press the button with the frame."
        buttons = [bar.geometry() for bar in page.table.bars.values() if bar.isVisible()]
        assert any(bar.contains(rect) for bar in buttons for rect in page.frames.rects), "it has one"


def test_nothing_chosen_is_no_wrong_card(open_lesson: OpenLesson, qtbot: QtBot) -> None:
    page = at_step(open_lesson, qtbot, "three", "last")
    page.table.scene.clear_selection()
    press(page, ENTER)
    assert page.table.stage.message_line.message.trouble
    assert page.speech.hint == ""
