# SPDX-License-Identifier: MIT
"""Looking at a match again on the real table: keys, buttons, the bar, seats, all hands, playing by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shengji_qt import paths
from shengji_qt.controller.replays import OpenedReplay
from shengji_qt.model.cards import cards_text
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.table.replay_cursor import Place, ReplayCursor
from shengji_qt.table.troubles import Trouble
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.replay.hands_panel import held
from shengji_qt.ui.replay.page import BESIDE, ReplayPage
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.theme import LIGHT
from tests.helpers.languages import speaking
from tests.table.test_replay_cursor import played

OpenReplayPage = Callable[..., ReplayPage]


@pytest.fixture
def open_replay_page(qtbot: QtBot, preferences: PreferenceStore) -> OpenReplayPage:
    def make(
        game: str = "four", width: int = 1440, height: int = 870, cursor: ReplayCursor | None = None, **more: bool
    ) -> ReplayPage:
        opened = OpenedReplay(Path("a.journal"), cursor or played(game).cursor, (), 0)
        page = ReplayPage(opened, preferences, paths.resources(), **more)
        qtbot.addWidget(page)
        page.set_theme(LIGHT, 1.0)
        page.resize(width, height)
        page.show()
        return page

    return make


def place(page: ReplayPage) -> Place:
    return page.replay.cursor.place


def plays(page: ReplayPage) -> bool:
    return page.playing


def check_table(page: ReplayPage) -> None:
    """What lies on the table is what the View says."""
    stage, view = page.table.stage, page.replay.view
    assert stage.view is view and stage.own_seat == page.replay.seat
    assert cards_text(sorted(stage.hand.cards)) == cards_text(view.hand)
    shown = {spot: tuple(sorted(cards)) for spot, cards in stage.trick.cards().items()}
    assert shown == {spot: tuple(sorted(cards)) for spot, cards in stage.spots(view.trick).items()}
    assert stage.counts == page.table.kind.counts(view)


@pytest.mark.parametrize("game", [*FAMILIES, "split"])
def test_the_table_shows_every_place_as_it_was(open_replay_page: OpenReplayPage, game: str) -> None:
    """By cards with each seat in turn, on and back by tricks, and all across."""
    page = open_replay_page(game)
    cursor = page.replay.cursor
    first = cursor.deals[0]
    for start, end in ((0, 12), (first.stops[1] - 3, first.tricks[3]), (first.steps - 5, first.steps + 6)):
        page.jump(Place(0, start))
        for step in range(start, end):
            page.step("card", True)
            check_table(page)
            if step % 11 == 0:
                page.sit(step % len(cursor.seats))
                check_table(page)
    while cursor.ahead("trick") is not None:
        page.step("trick", True)
        check_table(page)
    page.jump(Place(0, first.tricks[5]))
    while cursor.behind("trick") is not None:
        page.step("trick", False)
        check_table(page)
    for deal, step in ((1, 90), (0, 3), (1, 70), (0, 60), (0, 140)):
        page.jump(Place(deal, step))
        page.sit((page.replay.seat + 1) % len(cursor.seats))
        check_table(page)


def test_going_back_before_the_end_hides_the_bottom_again(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    page.jump(page.replay.cursor.end_of(0))
    assert page.table.stage.bottom.state == "open"
    page.jump(Place(0, 30))
    assert page.table.stage.bottom.state == "pile"


def test_keys_step_by_cards_tricks_and_deals(open_replay_page: OpenReplayPage, qtbot: QtBot) -> None:
    page = open_replay_page()
    deal = page.replay.cursor.deals[0]
    with qtbot.waitActive(page):
        page.activateWindow()
    page.focus_first()
    view, key = page.table.view, Qt.Key
    assert place(page) == Place(0, deal.opening)
    for each, expected in (
        (key.Key_Right, Place(0, deal.opening + 1)),
        (key.Key_Left, Place(0, deal.opening)),
        (key.Key_PageDown, Place(0, deal.tricks[0])),
        (key.Key_PageDown, Place(0, deal.tricks[1])),
        (key.Key_PageUp, Place(0, deal.tricks[0])),
        (key.Key_End, Place(0, deal.steps)),
        (key.Key_Right, Place(1, 0)),
        (key.Key_Home, Place(0, 0)),
        (key.Key_Home, Place(0, 0)),
    ):
        QTest.keyClick(view, each)
        assert place(page) == expected
    QTest.keyClick(view, key.Key_Space)
    assert page.playing
    page.strip.hands.setFocus()
    QTest.keyClick(page.strip.hands, key.Key_Space)
    assert page.hands.isVisible(), "the space bar is for the button that has the focus"
    QTest.keyClick(page.strip.hands, key.Key_Return)
    assert not page.hands.isVisible()
    QTest.keyClick(view, key.Key_V)
    assert page.replay.seat == 1 and page.strip.seat.currentIndex() == 1
    QTest.keyClick(view, key.Key_O)
    assert page.hands.isVisible()
    with qtbot.waitSignal(page.left, timeout=1000):
        QTest.keyClick(view, key.Key_Escape)


def test_the_buttons_do_the_same(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    deal, steps = page.replay.cursor.deals[0], page.strip.steps
    for unit, ahead, step in (
        ("card", True, deal.opening + 1),
        ("trick", True, deal.tricks[0]),
        ("card", False, deal.tricks[0] - 1),
        ("trick", False, deal.opening),
        ("deal", True, deal.steps),
        ("deal", False, 0),
    ):
        steps[unit, ahead].click()  # type: ignore[index]
        assert place(page) == Place(0, step)
    assert not steps["card", False].isEnabled() and steps["card", True].isEnabled()
    page.jump(page.replay.cursor.last)
    assert not steps["card", True].isEnabled() and not page.strip.play.isEnabled() and not page.strip.fork.isEnabled()


def test_clicks_on_the_bar_go_to_deals_and_tricks(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    bar, deals = page.strip.timeline, page.replay.cursor.deals

    def click(point: QPoint) -> None:
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=point)

    click(bar.deal_parts()[1].rect.center().toPoint())
    assert place(page) == Place(1, deals[1].opening)
    parts = bar.step_parts()
    assert [part.place.step for part in parts] == deals[1].stops[1:]
    wanted = next(part for part in parts if part.words == "trick 5")
    click(wanted.rect.center().toPoint())
    assert place(page) == Place(1, deals[1].tricks[4])
    assert len(page.table.stage.past.plays) == 4, "the trick lies open"
    assert "Deal 2 · trick 5" in bar.accessibleDescription()
    click(QPoint(1, 2))
    assert place(page) == Place(0, deals[0].opening)


@pytest.mark.parametrize("game", FAMILIES)
def test_plate_and_words_name_the_same_trick(open_replay_page: OpenReplayPage, game: str) -> None:
    page = open_replay_page(game)
    deal = page.replay.cursor.deals[0]
    word = "round" if game == "three" else "trick"
    for step, number in ((deal.opening, 1), (deal.tricks[1], 2), (deal.tricks[1] + 1, 3), (deal.tricks[2] - 1, 3)):
        page.jump(Place(0, step))
        expected = f"Deal 1 · {word} {number}"
        assert page.table.place_words()[0] == expected
        assert page.table.stage.trump_plate.spoken().endswith(expected)
    page.jump(page.replay.cursor.end_of(0))
    assert page.table.stage.trump_plate.spoken().endswith("Deal 1")


@pytest.mark.parametrize("game", [*FAMILIES, "split"])
def test_what_comes_before_the_tricks_is_named_in_the_bar(
    open_replay_page: OpenReplayPage, qapp: QApplication, game: str
) -> None:
    page = open_replay_page(game)
    bar, deal = page.strip.timeline, page.replay.cursor.deals[0]
    assert len(deal.ended) == len(deal.stops)
    before = [part for part in bar.step_parts() if part.place.step <= deal.opening]
    assert before and all(bar.label(part) == part.short and part.short.isalpha() for part in before)
    assert len({part.words for part in before}) == len(before)
    assert [bar.label(part) for part in bar.step_parts() if part.place.step == deal.tricks[0]] == ["1"]
    for part in bar.step_parts():
        assert bar.part_at(part.rect.center().toPoint()) == part
    with speaking(qapp, Language.ZH_CN):
        before = [part for part in bar.step_parts() if part.place.step <= deal.opening]
        assert all(bar.label(part) == part.short for part in before)


@pytest.mark.parametrize("game", [*FAMILIES, "split"])
def test_the_bar_of_a_small_window_has_room_for_its_words(open_replay_page: OpenReplayPage, game: str) -> None:
    page = open_replay_page(game, width=1000, height=610)
    bar, deal = page.strip.timeline, page.replay.cursor.deals[0]
    bar.resize(250, bar.height())  # as much as the program's style leaves it there
    parts = bar.step_parts()
    assert all(bar.label(part) == part.short for part in parts if part.place.step <= deal.opening)
    assert parts[-1].rect.right() <= bar.width() + 1 and all(part.rect.width() > 2 for part in parts)


def test_a_trick_of_the_record_is_gone_to(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    deal = page.replay.cursor.deals[0]
    page.jump(Place(0, deal.tricks[6]))
    page.table.log.trick_chosen.emit(3)
    assert place(page) == Place(0, deal.tricks[2])


def test_it_plays_by_itself_until_it_is_stopped_or_over(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    start = place(page).step
    page.strip.play.click()
    assert plays(page) and place(page).step == start + 1
    assert page.strip.play.accessibleName() == "Pause"
    slow = page.timer.interval()
    page.strip.speed.setCurrentIndex(3)
    page.timer.timeout.emit()
    assert place(page).step == start + 2 and page.timer.interval() * 3 < slow
    page.step("card", False)
    assert not plays(page) and place(page).step == start + 1
    page.jump(Place(1, page.replay.cursor.deals[1].steps - 1))
    page.toggle_play()
    page.timer.timeout.emit()
    page.timer.timeout.emit()
    assert place(page) == page.replay.cursor.last
    assert page.strip.play.accessibleName() == "Play"
    page.jump(Place(0, 0))
    page.toggle_play()
    page.hide()
    assert not plays(page)


@pytest.mark.parametrize("game", FAMILIES)
def test_all_hands_are_what_each_seat_knew_itself(open_replay_page: OpenReplayPage, game: str) -> None:
    page = open_replay_page(game)
    cursor = page.replay.cursor
    page.strip.hands.click()
    for seat in (0, cursor.match.deal.declarer):  # type: ignore[union-attr]
        assert seat is not None
        page.sit(seat)
        views = [cursor.view(each) for each in cursor.seats]
        hands = held(views, seat, page.table.stage.names, "Mine")
        others = [views[(seat + step) % len(views)].hand for step in range(1, len(views))]
        assert [each.cards for each in hands[: len(others)]] == others
        below = [each.name for each in hands[len(others) :]]
        secret = "Mine" if game == "five" else "Bottom"
        assert below == ([] if seat == cursor.match.deal.declarer else [secret])  # type: ignore[union-attr]
        assert sum(row.isVisible() for row in page.hands.rows) == len(hands)
    page.strip.hands.click()
    assert not page.hands.isVisible()


def test_hands_lie_beside_the_table_where_there_is_room(open_replay_page: OpenReplayPage, qtbot: QtBot) -> None:
    wide, window = open_replay_page(width=BESIDE), QWidget()
    qtbot.addWidget(window)
    wide.setParent(window)  # as in the program: no window of its own that keeps its least size
    wide.resize(BESIDE, 870)
    wide.show()
    window.show()
    wide.strip.hands.click()
    assert wide.hands.geometry().right() == wide.width() - 1
    assert wide.hands.geometry().left() == wide.table.geometry().right() + 1
    assert not wide.hands.words.isVisible()
    wide.resize(1000, 610)
    assert wide.table.width() == 1000 and wide.hands.width() == 1000 and wide.hands.words.isVisible()


@pytest.mark.parametrize("game", [*FAMILIES, "split"])
def test_in_a_narrow_window_open_hands_cover_nothing_but_the_own_one(
    open_replay_page: OpenReplayPage, game: str
) -> None:
    page = open_replay_page(game, width=1000, height=610)
    page.strip.hands.click()
    cursor, table = page.replay.cursor, page.table
    for step in (cursor.deals[0].opening, cursor.deals[0].tricks[1] + 2, cursor.deals[0].steps):
        page.jump(Place(0, step))
        layout, top = table.stage.layout, page.hands.y() - table.y()
        rects = [rect for each, rect in layout.plates.items() if each] + list(layout.scores)
        rects += [tableau.rect for tableau in getattr(layout, "tableaus", ())]
        assert all(rect.bottom <= top for rect in rects)
        for item in (each for cards in table.stage.trick.plays.values() for each in cards):
            assert item.y() + item.width * ASPECT <= top
        assert page.hands.geometry().bottom() == table.geometry().bottom()
        assert page.hands.words.text().startswith("Deal 1") and not table.stage.message_line.message.head
        rows = [row for row in page.hands.rows if row.isVisible()]
        view = page.replay.view
        assert tuple(rows[0]._cards) == tuple(sort_hand(view.hand, rules_of(view).order_of(view)))
        for row in rows:
            row.grab()
            assert row.card_width() * ASPECT + 24 <= row.height() and row.cards_width() <= row.width()


def test_the_trick_that_lies_open_follows_the_size(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page()
    page.jump(Place(0, page.replay.cursor.deals[0].tricks[2]))
    past = page.table.stage.past
    page.resize(1100, 640)
    page.table._arrange(False)
    middle = page.table.stage.layout.middle[0]
    assert len(past.plays) == 4
    assert abs(past.label.pos().x() + past.label.picture.pixmap().deviceIndependentSize().width() / 2 - middle) < 2


def test_nothing_can_be_played_on_it(open_replay_page: OpenReplayPage) -> None:
    """Clicks and keys choose nothing, also where the seat was asked."""
    page = open_replay_page()
    cursor = page.replay.cursor
    while page.replay.view.decision is None or page.replay.view.decision.kind != "play":
        page.step("card", True)
    before, view = place(page), page.table.view
    chosen = page.table.scene.chosen_cards()
    item = page.table.stage.hand.items[0]
    for _ in range(2):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(item.pos() + QPoint(8, 60)))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.table.scene.chosen_cards() == chosen and place(page) == before
    assert not page.table.show_hint() and not page.table.take_back()
    assert cursor.match.summaries == []


def test_what_is_wanted_of_it(open_replay_page: OpenReplayPage, qtbot: QtBot) -> None:
    page = open_replay_page()
    page.sit(2)
    with qtbot.waitSignal(page.play_on, timeout=1000) as caught:
        page.strip.fork.click()
    assert caught.args == [2]
    again, code, export, position = page.choices()
    for (_, act, _), signal, argument in (
        (again, page.play_again, [2]),
        (code, page.code_wanted, [2]),
        (export, page.text_wanted, []),
    ):
        with qtbot.waitSignal(signal, timeout=1000) as caught:
            act()
        assert caught.args == argument
    with qtbot.waitSignal(page.position_wanted, timeout=1000) as caught:
        position[1]()
    assert caught.args[0].startswith("Deal 1 as seen by seat 2")


def test_at_a_table_of_the_network_no_match_is_begun(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page(may_play=False)
    assert not page.strip.fork.isEnabled()
    assert [possible for _, _, possible in page.choices()] == [False, True, True, True]


def test_a_match_without_deals_says_so(open_replay_page: OpenReplayPage) -> None:
    page = open_replay_page(cursor=ReplayCursor(played("four").header, ()))
    assert page.table.stage.message_line.message.head == "No deal of this match is over yet"
    page.step("card", True)
    page.toggle_play()
    assert not page.playing and not page.strip.fork.isEnabled()


def test_damage_is_said_in_words(qtbot: QtBot, qapp: QApplication, preferences: PreferenceStore) -> None:
    trouble = Trouble("journal_damaged", {"path": "a.journal", "line": 31})
    opened = OpenedReplay(Path("a.journal"), played("four").cursor, (trouble,), 0)
    page = ReplayPage(opened, preferences, paths.resources())
    qtbot.addWidget(page)
    page.show()
    assert page.trouble.isVisible() and "line 31" in page.trouble.text()
    with speaking(qapp, Language.ZH_CN):
        page.retranslate()
        assert "第 31 行" in page.trouble.text()
        assert page.table.stage.message_line.message.head.startswith("第 1 局")
