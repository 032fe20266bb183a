# SPDX-License-Identifier: MIT
"""The table as a player uses it: mouse and keyboard on the viewport, words on the page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from shengji_qt.model.actions import Bid, Bury, PassBid, Play
from shengji_qt.model.cards import Card, cards_text, parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.texts.cards import card_text
from shengji_qt.ui.theme import DARK
from tests.ui.at_table import (
    HAND,
    SMALL,
    Open,
    chosen,
    click,
    drag,
    drop_point,
    item_of,
    key,
    others_play,
    pass_all,
    point_of,
)
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui


# --- dealing and bidding


def test_the_hand_is_the_views_hand_sorted(page: TablePage, desk: Desk) -> None:
    assert sorted(page.stage.hand.cards) == sorted(desk.now.hand)
    xs = [item.pos().x() for item in page.stage.hand.items]
    assert xs == sorted(xs)
    assert cards_text(page.stage.hand.cards[:3]) == "2S AS KS"  # the level card is a trump of no trump
    assert page.stage.counts == [25, 25, 25, 25]


def test_bids_are_buttons(page: TablePage, desk: Desk, qtbot: QtBot) -> None:
    names = [spec.name for spec in page.bar.specs]
    assert names == ["hint", "bid:2S", "pass"]
    button = page.bar.button("bid:2S")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.actions == [Bid(parse_cards("2S"))]
    assert page.stage.bid.place == 0
    assert "bid ♠2" in page.stage.message_line.message.detail


def test_a_poll_without_a_bid_calls_nobody(page: TablePage, desk: Desk) -> None:
    """The table passes for the player: no sound and no sign on the taskbar."""
    called: list[str] = []
    page.asked.connect(lambda: called.append(desk.now.phase))
    desk.act(0, Bid(parse_cards("2S")))
    for seat in (1, 2, 3):
        desk.act(seat, PassBid())
    assert desk.now.decision is not None and desk.now.decision.kind == "poll" and not called
    assert page.bar.button("pass") is None
    pass_all(desk)
    assert called == ["bury"]


def test_pass_by_key(page: TablePage, desk: Desk) -> None:
    key(page, Qt.Key.Key_P)
    assert desk.actions == [PassBid()]
    assert page.stage.notes[0] == "pass"


def test_trump_re_sorts_and_marks_the_hand(leading: TablePage) -> None:
    hand = leading.stage.hand
    assert cards_text(hand.cards[:6]) == "2S AS KS QS QS 9S"
    assert leading.stage.pool.is_trump(Card.parse("9S"))
    assert leading.stage.bottom.state == "stack"


def test_the_bottom_enters_the_hand_in_two_rows(page: TablePage, desk: Desk) -> None:
    desk.act(0, Bid(parse_cards("2S")))
    pass_all(desk)
    assert len(page.stage.hand.items) == 33 and page.stage.hand.rows == 2
    assert all(item.face_up for item in page.stage.hand.items)
    assert page.stage.layout.hand_top == pytest.approx(page.stage.hand.layout.top)


def test_cards_from_the_bottom_are_marked_until_they_are_buried(page: TablePage, desk: Desk) -> None:
    def marked() -> list[Card]:
        return sorted(
            each.card for each in page.stage.hand.items if each.frame_kind == "picked_up" and each.card is not None
        )

    desk.act(0, Bid(parse_cards("2S")))
    assert not marked()
    pass_all(desk)
    taken = sorted(desk.now.taken)
    assert len(taken) == 8 and marked() == taken
    new = next(each for each in page.stage.hand.items if each.frame_kind == "picked_up")
    click(page, new, 20)
    assert new.frame_kind == "selected" and len(marked()) == 7
    page.scene.clear_selection()
    assert marked() == taken
    desk.act(0, Bury(SMALL))
    assert not marked()


def test_bury_by_selection(page: TablePage, desk: Desk, qtbot: QtBot) -> None:
    desk.act(0, Bid(parse_cards("2S")))
    pass_all(desk)
    for card in SMALL[:7]:
        click(page, item_of(page, card.text), 20)
    button = page.bar.button("bury")
    assert button is not None and not button.isEnabled() and page.bar.specs[-1].label == "Bury 7 / 8"
    click(page, item_of(page, "3H"), 20)
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(desk.actions[-1], Bury) and sorted(desk.actions[-1].cards) == sorted(SMALL)
    assert not page.stage.hand.selected and len(page.stage.hand.items) == 25


# --- selection


def test_click_selects_and_raises(leading: TablePage) -> None:
    item = item_of(leading, "KH")
    rest = item.pos().y()
    click(leading, item)
    assert chosen(leading) == "KH"
    assert item.pos().y() == pytest.approx(rest - item.width * 0.2)
    click(leading, item)
    assert chosen(leading) == "" and item.pos().y() == rest


def test_the_strip_below_a_raised_card_still_means_it(leading: TablePage) -> None:
    item = item_of(leading, "KH")
    click(leading, item)
    click(leading, item, dy=item.width * 1.4 + 5)
    assert chosen(leading) == ""


def test_a_double_click_acts_once(leading: TablePage) -> None:
    item = item_of(leading, "KH")
    leading.scene._clock = lambda: 5.0
    port, at = leading.view.viewport(), point_of(leading, item)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert chosen(leading) == "KH"


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_felt_and_right_click_clear(leading: TablePage, button: Qt.MouseButton) -> None:
    click(leading, item_of(leading, "KH"))
    QTest.mouseClick(leading.view.viewport(), button, pos=drop_point(leading))
    assert chosen(leading) == ""


def test_a_sweep_selects_a_run(leading: TablePage) -> None:
    first, last = item_of(leading, "3C"), item_of(leading, "KC")
    drag(leading, point_of(leading, last), point_of(leading, first))
    hand = leading.stage.hand
    start, end = hand.items.index(item_of(leading, "KC")), hand.items.index(first)
    assert hand.selected_items == hand.items[start : end + 1]


def test_nothing_moves_under_a_pressed_pointer(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    before = [(item, item.pos()) for item in leading.stage.hand.items]
    port = leading.view.viewport()
    at = point_of(leading, leading.stage.hand.items[3])
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    others_play(desk)
    assert [(item, item.pos()) for item in leading.stage.hand.items] == before
    assert len(leading.stage.trick.plays) == 1
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    shown = leading.stage.view
    assert shown is not None and len(shown.tricks) == len(desk.now.tricks)


def test_a_selection_before_your_turn_is_kept(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    item = item_of(leading, "KC")
    click(leading, item)
    others_play(desk)
    assert item in leading.stage.hand.selected


# --- playing


def test_drag_to_play(leading: TablePage, desk: Desk) -> None:
    click(leading, item_of(leading, "KC", 0))
    click(leading, item_of(leading, "KC", 1))
    drag(leading, point_of(leading, item_of(leading, "KC", 0)), drop_point(leading), release=False)
    assert leading.stage.drop.lit and not leading.bar.isVisible()
    assert {item.card for item in leading.stage.hand.lifted} == {Card.parse("KC")}
    QTest.mouseRelease(leading.view.viewport(), Qt.MouseButton.LeftButton, pos=drop_point(leading))
    assert desk.actions[-1] == Play(parse_cards("KC KC"))
    assert leading.stage.trick.cards() == {0: parse_cards("KC KC")}
    assert not leading.stage.drop.lit and not leading.stage.hand.lifted
    others_play(desk)
    assert leading.bar.isVisible()


def test_dragging_an_unselected_card_plays_it(leading: TablePage, desk: Desk) -> None:
    start = point_of(leading, item_of(leading, "AH"))
    drag(leading, start, start + QPoint(2, -40), drop_point(leading))
    assert desk.actions[-1] == Play(parse_cards("AH"))


def test_cards_that_are_let_go_on_another_page_are_not_played(leading: TablePage, desk: Desk) -> None:
    drag(leading, point_of(leading, item_of(leading, "AH")), drop_point(leading), release=False)
    assert leading.stage.hand.lifted
    leading.hide()
    QTest.mouseRelease(leading.view.viewport(), Qt.MouseButton.LeftButton, pos=drop_point(leading))
    leading.show()
    assert desk.actions == [] and not leading.stage.hand.lifted and not leading.scene.pressed
    assert Card.parse("AH") in leading.stage.hand.cards


def test_lifted_cards_keep_their_offsets(leading: TablePage) -> None:
    one, other = item_of(leading, "KC", 0), item_of(leading, "3C")
    click(leading, one)
    click(leading, other)
    offset = other.pos() - one.pos()
    start = point_of(leading, one)
    drag(leading, start, start + QPoint(-30, -200), release=False)
    assert other.pos() - one.pos() == offset
    assert min(one.zValue(), other.zValue()) >= z_values.DRAG
    leading.scene.cancel_gesture()


def test_an_illegal_drop_flies_home_with_the_reason(leading: TablePage, desk: Desk) -> None:
    for name in ("KC", "KH"):
        click(leading, item_of(leading, name))
    homes = {item: item.pos() for item in leading.stage.hand.selected_items}
    drag(leading, point_of(leading, item_of(leading, "KH")), drop_point(leading))
    message = leading.stage.message_line.message
    assert message.trouble and "one suit" in message.head
    assert {item: item.pos() for item in homes} == homes
    assert not any(isinstance(action, Play) for action in desk.actions)


def test_a_drop_beside_the_felt_is_no_play(leading: TablePage, desk: Desk) -> None:
    item = item_of(leading, "AH")
    home = item.pos()
    start = point_of(leading, item)
    drag(leading, start, start + QPoint(0, -50), start + QPoint(40, 10))
    assert not any(isinstance(action, Play) for action in desk.actions)
    assert not leading.stage.hand.lifted
    assert item.pos().x() == home.x()


def test_the_play_button_names_the_structure(leading: TablePage, desk: Desk, qtbot: QtBot) -> None:
    button = leading.bar.button("play")
    assert button is not None and not button.isEnabled()
    for copy in (0, 1):
        click(leading, item_of(leading, "KC", copy))
    assert leading.bar.specs[-1].label == "Play pair"
    click(leading, item_of(leading, "KH"))
    assert not button.isEnabled() and "one suit" in button.toolTip()
    assert "one suit" in leading.stage.message_line.message.detail
    click(leading, item_of(leading, "KH"))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.actions[-1] == Play(parse_cards("KC KC"))


def test_two_activations_at_once_act_once(leading: TablePage, desk: Desk) -> None:
    leading.scene._clock = lambda: 5.0
    leading.stage.hand.select_cards(parse_cards("AH"))
    assert leading.scene.submit_chosen()
    others_play(desk)
    count = len(desk.actions)
    assert not leading.scene.submit_chosen()
    assert len(desk.actions) == count


def test_compulsory_cards_are_raised_and_named(leading: TablePage, desk: Desk) -> None:
    """Seat 0 plays on until certain cards are demanded of it."""
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    for _ in range(20):
        must = view_rules.obligation(desk.now)
        if must is not None and must.forced:
            break
        view = desk.now
        if view.decision is None:
            break
        desk.act(0, Play(view_rules.plays(view, 1)[0]))
        others_play(desk)
    must = view_rules.obligation(desk.now)
    assert must is not None and must.forced
    hand = leading.stage.hand
    assert sorted(leading.scene.chosen_cards()) == sorted(must.forced)
    assert {item.frame_kind for item in hand.selected_items} == {"must"}
    leading.scene.clear_selection()
    assert "must" in [spec.name for spec in leading.bar.specs]
    leading.scene.select_forced()
    assert sorted(leading.scene.chosen_cards()) == sorted(must.forced)


def test_a_throw_that_can_fail_is_asked_once_and_shown_when_it_fails(leading: TablePage, desk: Desk) -> None:
    leading.stage.hand.select_cards(parse_cards("KC KC 3C"))
    leading.scene._selection_changed()
    assert leading.bar.specs[-1].label == "Throw"
    assert not leading.scene.submit_chosen()
    assert leading.stage.message_line.message.head == "This throw can fail"
    assert leading.bar.specs[-1].label == "Throw all the same"
    assert leading.scene.submit_chosen()
    message = leading.stage.message_line.message
    forced = desk.now.trick.lead
    assert len(forced) < 3
    assert message.trouble and card_text(forced[0]) in message.head and "♣3 ♣K ♣K" in message.detail
    assert leading.stage.trick.cards() == {0: forced}
    assert sorted(leading.stage.hand.cards) == sorted(desk.now.hand)


def test_no_question_where_the_player_wants_none(leading: TablePage, desk: Desk, preferences: PreferenceStore) -> None:
    preferences.override(confirm_throw=False)
    leading.stage.hand.select_cards(parse_cards("KC KC 3C"))
    assert leading.scene.submit_chosen()


# --- keyboard


def test_the_keyboards_frame_goes_when_the_mouse_is_used(leading: TablePage) -> None:
    key(leading, Qt.Key.Key_Right)
    assert leading.stage.cursor.isVisible()
    ace = item_of(leading, "AH")
    click(leading, ace)
    assert ace in leading.stage.hand.selected and not leading.stage.cursor.isVisible()
    key(leading, Qt.Key.Key_Right)
    assert leading.stage.cursor.isVisible() and leading.stage.cursor_item is ace


def test_the_whole_play_by_keyboard(leading: TablePage, desk: Desk) -> None:
    hand = leading.stage.hand
    key(leading, Qt.Key.Key_Right)
    assert hand.cursor == 0 and leading.stage.cursor.isVisible()
    key(leading, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right)
    assert hand.cursor == len(hand.items) - 1
    key(leading, Qt.Key.Key_Space)
    assert len(hand.selected) == 1
    key(leading, Qt.Key.Key_Escape)
    assert not hand.selected and hand.cursor is None
    hand.cursor = hand.items.index(item_of(leading, "AH"))
    key(leading, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert desk.actions[-1] == Play(parse_cards("AH"))


def test_s_turns_the_hand_round(leading: TablePage) -> None:
    before = leading.stage.hand.cards
    key(leading, Qt.Key.Key_S)
    assert leading.stage.hand.cards == before[::-1]
    xs = [item.pos().x() for item in leading.stage.hand.items]
    assert xs == sorted(xs)


def test_l_shows_the_last_trick_while_it_is_held(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    trick = desk.now.tricks[-1]
    QTest.keyPress(leading.view, Qt.Key.Key_L)
    assert leading.stage.past.cards() == {play.seat: play.cards for play in trick.plays}
    assert leading.stage.past.label.isVisible()
    QTest.keyRelease(leading.view, Qt.Key.Key_L)
    assert not leading.stage.past.plays and not leading.stage.past.label.isVisible()


def test_alt_left_leaves(leading: TablePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(leading.left, timeout=1000):
        QTest.keyClick(leading.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)


# --- the whole way


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_a_deal_to_its_end(open_page: Open, qtbot: QtBot, decks: int) -> None:
    """The shown table equals the View after every event, and the summary arrives at the end."""
    desk = Desk(FourSettings(decks=decks, no_bid_first="no_trump"))
    page = open_page(desk)
    finished: list[object] = []
    page.deal_finished.connect(lambda view, summary: finished.append((view, summary)))
    desk.deal(seed=decks)
    pass_all(desk)
    while desk.match.pending():
        decision = desk.match.pending()[0]
        view = desk.match.view(decision.seat)
        assert view is not None
        if decision.kind == "bury":
            desk.act(decision.seat, Bury(view.hand[: view.settings.bottom_size]))
        else:
            desk.act(decision.seat, Play(view_rules.plays(view, 1)[0]))
        now = desk.now
        assert sorted(page.stage.hand.cards) == sorted(now.hand)
        assert page.stage.trick.cards().keys() == {play.seat for play in now.trick.plays}
        assert page.stage.counts == list(now.hand_counts)
        assert page.stage.points == (now.attacker_points,)
    [(last, summary)] = finished
    assert last.phase == "over" and summary == desk.match.summaries[-1]
    assert page.stage.bottom.state == "open"
    assert page.scene.director.summary is None


def test_the_next_deal_starts_clean(open_page: Open) -> None:
    desk = Desk(FourSettings(no_bid_first="no_trump"))
    page = open_page(desk)
    test_deal = desk.deal
    test_deal(seed=3)
    pass_all(desk)
    while desk.match.pending():
        decision = desk.match.pending()[0]
        view = desk.match.view(decision.seat)
        assert view is not None
        if decision.kind == "bury":
            desk.act(decision.seat, Bury(view.hand[:8]))
        else:
            desk.act(decision.seat, Play(view_rules.plays(view, 1)[0]))
    used = len(page.stage.pool.used)
    desk.deal(seed=4, cards=12)
    assert len(page.stage.hand.items) == 3
    assert page.stage.trick.plays == {} and page.stage.points == (0,)
    assert page.stage.bottom.state == "pile"
    assert len(page.stage.pool.used) == 3 + 8 and used >= 8


def test_a_resumed_match_is_shown_as_it_is(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(FourSettings(no_bid_first="no_trump"))
    desk.deal(seed=5)
    pass_all(desk)
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    page = open_page(desk)
    assert sorted(page.stage.hand.cards) == sorted(desk.now.hand)
    assert not page.stage.motion.busy or not page.scene.presenter.waiting


def test_input_drains_what_is_still_to_be_shown(
    leading: TablePage, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    assert leading.scene.presenter.waiting
    key(leading, Qt.Key.Key_Right)
    assert not leading.scene.presenter.waiting and not leading.stage.motion.busy
    assert leading.stage.view is leading.scene.newest
    leading.reset()


# --- size, look, words


@pytest.mark.parametrize("size", [(1000, 610), (1440, 870), (1920, 1050)])
def test_sizes(open_page: Open, size: tuple[int, int]) -> None:
    desk = Desk()
    page = open_page(desk, *size)
    desk.deal({0: HAND})
    assert page.log.isVisible() == (size[0] >= 1200)
    assert page.tab.isVisible() == (size[0] < 1200)
    width = page.view.width()
    for item in page.stage.hand.items:
        assert item.pos().x() >= 0 and item.pos().x() + item.width <= width
    bar = page.bar.geometry()
    assert bar.right() <= page.stage.layout.bar.right + 1
    assert bar.left() - page.stage.layout.bar.x > 300


def test_resizing_lays_out_again_at_once(leading: TablePage) -> None:
    leading.resize(1000, 610)
    hand = leading.stage.hand
    assert all(item.width == hand.layout.card_width for item in hand.items)
    assert [item.pos().y() for item in hand.items] == [place.y for place in hand.layout.places]
    assert leading.stage.layout.width == leading.view.width()


def test_cards_are_painted_anew_a_moment_after_the_last_resize(
    leading: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    leading.resize(1100, 650)
    item = leading.stage.hand.items[0]
    assert item.drawn_width != item.width and item.front.scale() != 1.0
    qtbot.waitUntil(lambda: item.drawn_width == item.width and item.front.scale() == 1.0, timeout=5000)
    leading.reset()


def test_the_record_folds_and_unfolds(leading: TablePage, qtbot: QtBot) -> None:
    wide = leading.view.width()
    qtbot.mouseClick(leading.log._fold, Qt.MouseButton.LeftButton)
    assert not leading.log.isVisible() and leading.view.width() > wide
    qtbot.mouseClick(leading.tab, Qt.MouseButton.LeftButton)
    assert leading.log.isVisible() and leading.view.width() == wide


def test_a_trick_in_the_record_can_be_looked_at(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    leading.log.trick_chosen.emit(1)
    assert leading.stage.past.plays
    QTest.mouseClick(leading.view.viewport(), Qt.MouseButton.LeftButton, pos=drop_point(leading))
    assert not leading.stage.past.plays


def test_the_theme_reaches_everything(leading: TablePage) -> None:
    leading.set_theme(DARK)
    assert leading.stage.look.theme is DARK and leading.stage.pool.look.theme is DARK
    leading.retranslate()


def test_a_screen_reader_hears_the_message(leading: TablePage) -> None:
    assert leading.view.accessibleDescription().startswith("Your turn: lead")


def test_thinking_is_said_only_after_a_while(leading: TablePage) -> None:
    leading._on_thinking(2, True)
    assert not leading.stage.thinking
    leading._show_thinking()
    assert leading.stage.thinking == {2}
    leading._on_thinking(2, False)
    assert not leading.stage.thinking


def test_another_pixel_ratio_paints_anew(leading: TablePage, qtbot: QtBot) -> None:
    leading.event(QEvent(QEvent.Type.DevicePixelRatioChange))
    assert leading._render_timer.isActive()
    leading.reset()


def test_while_a_past_trick_is_looked_at_the_present_waits(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    leading.scene.show_last_trick()
    shown = leading.stage.view
    desk.act(0, Play(view_rules.plays(desk.now, 1)[0]))
    assert leading.stage.view is shown and leading.stage.past.plays
    leading.scene.hide_past()
    assert leading.stage.view is leading.scene.newest and not leading.stage.past.plays


def test_the_player_is_called_once_for_each_decision(leading: TablePage, desk: Desk) -> None:
    called: list[bool] = []
    leading.asked.connect(lambda: called.append(True))
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    assert len(called) == 1, "the next turn"
    leading.scene.settled.emit(leading.scene.newest)
    assert len(called) == 1
