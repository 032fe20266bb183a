# SPDX-License-Identifier: MIT
"""Hints, taking back, the only play by itself and the finished deal, as the player meets them at the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from shengji_qt.ai.heuristics.four import rank
from shengji_qt.model.actions import Bid, Bury, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage
from tests.helpers.languages import check_words, speaking
from tests.ui.at_table import (
    HAND,
    OTHERS,
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


def play_on(desk: Desk, cards: int) -> None:
    """Everybody plays until seat 0 is asked and holds at most so many cards."""
    while len(desk.now.hand) > cards or desk.now.turn != 0:
        seat = desk.match.pending()[0].seat
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(view_rules.plays(view, 1)[0]))


# --- hints


def test_h_goes_through_the_choices_best_first(leading: TablePage, desk: Desk) -> None:
    choices = rank(desk.now)
    assert len(choices) > 1
    for choice in [*choices, choices[0]]:
        key(leading, Qt.Key.Key_H)
        assert isinstance(choice.action, Play)
        assert sorted(leading.scene.chosen_cards()) == sorted(choice.action.cards)
        message = leading.stage.message_line.message
        assert message.head.startswith("Hint ") and message.detail
    assert message.head.startswith(f"Hint 1 of {len(choices)}: play ")


def test_a_hint_follows_the_language(leading: TablePage, qapp: QApplication) -> None:
    key(leading, Qt.Key.Key_H)
    before = leading.stage.message_line.message
    chosen_cards = leading.scene.chosen_cards()
    with speaking(qapp, Language.ZH_CN):
        leading.retranslate()
        message = leading.stage.message_line.message
        check_words(message.head, Language.ZH_CN)
        check_words(message.detail, Language.ZH_CN)
        assert message.head.startswith("提示")
        assert leading.scene.chosen_cards() == chosen_cards
    leading.retranslate()
    assert leading.stage.message_line.message == before


def test_the_words_of_a_hint_go_when_something_else_is_chosen(leading: TablePage, qtbot: QtBot) -> None:
    button = leading.bar.button("hint")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert leading.stage.message_line.message.head.startswith("Hint")
    click(leading, item_of(leading, "3C"))
    assert not leading.stage.message_line.message.head.startswith("Hint")


def test_a_hint_for_the_bottom_and_for_bids(page: TablePage, desk: Desk) -> None:
    key(page, Qt.Key.Key_H)
    assert page.stage.message_line.message.head.startswith("Hint")
    desk.act(0, Bid(parse_cards("2S")))
    pass_all(desk)
    assert desk.now.phase == "bury"
    key(page, Qt.Key.Key_H)
    assert len(page.scene.chosen_cards()) == 8 and page.bar.specs[-1].enabled
    assert "bury these 8 card" in page.stage.message_line.message.head
    key(page, Qt.Key.Key_Return)
    assert isinstance(desk.actions[-1], Bury) and page.stage.suggestion is None


def test_a_hint_says_nothing_any_more_while_it_is_followed(
    leading: TablePage, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    key(leading, Qt.Key.Key_H)
    monkeypatch.setattr(speeds, "FACTOR", 1000.0)
    leading.offers._preferences.override(confirm_throw=False)
    key(leading, Qt.Key.Key_Return)
    assert isinstance(desk.actions[-1], Play) and leading.scene.presenter.waiting
    assert not leading.stage.message_line.message.head.startswith("Hint")
    leading.reset()


def test_a_hint_while_cards_are_dealt_stays_until_somebody_bids(open_page: Open, desk: Desk) -> None:
    page = open_page(desk)
    desk.deal({0: HAND, **OTHERS, 1: "AD KD AC 3S 3S 2C"}, cards=40)
    key(page, Qt.Key.Key_H)
    said = page.stage.message_line.message
    assert said.head.startswith("Hint")
    desk.deliver(desk.match.advance())
    assert page.stage.message_line.message == said
    desk.act(0, Bid(parse_cards("2S")))
    assert page.stage.message_line.message != said


def test_who_wants_no_hints_gets_none(leading: TablePage, preferences: PreferenceStore) -> None:
    preferences.set(hints=False)
    assert leading.bar.button("hint") is None and not leading.can("hint")
    key(leading, Qt.Key.Key_H)
    assert chosen(leading) == "" and not leading.show_hint()


def test_no_hint_while_it_is_not_your_turn(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("AH")))
    assert not leading.can("hint") and leading.bar.button("hint") is None
    key(leading, Qt.Key.Key_H)
    assert leading.stage.suggestion is None


def test_a_hint_for_an_older_view_is_not_shown(leading: TablePage, desk: Desk) -> None:
    view = desk.now
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    leading.offers._on_hint(rank(view), view)
    assert leading.stage.suggestion is None


# --- taking back


def test_taking_back_brings_the_cards_back(leading: TablePage, desk: Desk) -> None:
    assert not leading.can("take_back")
    before = desk.now
    leading.stage.hand.select_cards(parse_cards("KC KC"))
    assert leading.scene.submit_chosen()
    others_play(desk)
    assert leading.can("take_back")
    leading.stage.hand.select_cards(parse_cards("AH"))
    assert leading.take_back()
    assert desk.now == before
    assert sorted(leading.stage.hand.cards) == sorted(before.hand)
    assert not leading.stage.hand.selected and not leading.stage.trick.plays
    assert leading.stage.view is desk.now and leading.stage.counts == list(before.hand_counts)
    assert not leading.can("take_back") and not leading.take_back()


def test_a_card_of_the_open_trick_flies_back(leading: TablePage, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1000.0)
    leading.stage.hand.select_cards(parse_cards("AH"))
    leading.scene.submit_chosen()
    [item] = leading.stage.trick.plays[0]
    assert leading.take_back()
    assert item in leading.stage.hand.items and leading.stage.motion.busy
    assert leading.stage.motion.target_of(item) == leading.stage.hand.place_of(item)
    leading.scene.drain()
    assert not leading.stage.trick.plays and len(leading.stage.pool.used) == 25 + 3
    leading.reset()


def test_nothing_is_taken_back_during_a_drag(leading: TablePage, desk: Desk) -> None:
    leading.stage.hand.select_cards(parse_cards("AH"))
    leading.scene.submit_chosen()
    others_play(desk)
    item = leading.stage.hand.items[5]
    drag(leading, point_of(leading, item), drop_point(leading), release=False)
    assert not leading.can("take_back") and not leading.take_back()
    leading.scene.cancel_gesture()
    assert leading.can("take_back")


def test_the_record_follows(leading: TablePage, desk: Desk) -> None:
    shown: list[int] = []
    real = leading._show_record

    def record(view: object) -> None:
        shown.append(len(desk.now.tricks))
        real(desk.now)

    leading._show_record = record  # type: ignore[method-assign]
    leading.stage.hand.select_cards(parse_cards("AH"))
    leading.scene.submit_chosen()
    others_play(desk)
    assert shown[-1] == 1
    leading.take_back()
    assert shown[-1] == 0


# --- the only legal play


def forced_play(page: TablePage, desk: Desk) -> None:
    """To where seat 0 must follow and has one legal play."""
    while True:
        play_on(desk, len(desk.now.hand))
        must = view_rules.obligation(desk.now)
        if must is not None and must.count and len(must.forced) == must.count and len(desk.now.hand) > 1:
            return
        desk.act(0, Play(view_rules.plays(desk.now, 1)[0]))


def test_the_only_legal_play_is_played_after_a_moment(
    leading: TablePage, desk: Desk, preferences: PreferenceStore
) -> None:
    preferences.set(play_forced=True)
    assert not leading.offers.timer.isActive(), "a lead is free"
    forced_play(leading, desk)
    must = view_rules.obligation(desk.now)
    assert must is not None and leading.offers.timer.isActive()
    leading.offers._play_forced()
    action = desk.actions[-1]
    assert isinstance(action, Play) and sorted(action.cards) == sorted(must.forced)


def test_not_if_the_player_has_lowered_it_or_does_not_want_it(
    leading: TablePage, desk: Desk, preferences: PreferenceStore
) -> None:
    forced_play(leading, desk)
    assert not leading.offers.timer.isActive()
    preferences.set(play_forced=True)
    leading.offers.on_settled(desk.now)
    assert leading.offers.timer.isActive()
    leading.scene.clear_selection()
    count = len(desk.actions)
    leading.offers._play_forced()
    assert len(desk.actions) == count


def test_not_behind_another_page(leading: TablePage, desk: Desk, preferences: PreferenceStore) -> None:
    """It is seen for a moment again when the table is."""
    preferences.set(play_forced=True)
    leading.offers.hold(True)
    forced_play(leading, desk)
    assert not leading.offers.timer.isActive()
    leading.offers.hold(False)
    assert leading.offers.timer.isActive()
    leading.offers.hold(True)
    assert not leading.offers.timer.isActive()
    count = len(desk.actions)
    preferences.set(play_forced=False)  # on the page that lay over the table
    leading.offers.hold(False)
    leading.offers._play_forced()
    assert len(desk.actions) == count


def test_what_was_taken_back_is_not_played_again_by_itself(
    leading: TablePage, desk: Desk, preferences: PreferenceStore
) -> None:
    preferences.set(play_forced=True)
    forced_play(leading, desk)
    leading.offers._play_forced()
    others_play(desk)
    assert leading.take_back()
    assert not leading.offers.timer.isActive()


# --- to the end


def test_the_deal_is_finished_by_a_button(leading: TablePage, desk: Desk, qtbot: QtBot) -> None:
    assert not leading.can("finish_deal") and not leading.finish_deal() and leading.bar.button("finish") is None
    play_on(desk, 1)
    button = leading.bar.button("finish")
    assert button is not None and leading.can("finish_deal")
    with qtbot.waitSignal(leading.deal_finished, timeout=1000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert speeds.HASTE == 1.0 and leading.stage.played_on is None


def test_a_deal_played_by_stand_ins_hastens_and_offers_nothing(
    leading: TablePage, desk: Desk, preferences: PreferenceStore
) -> None:
    preferences.set(trick_hold="click")
    assert leading.can("concede_deal") and leading.can("concede_match")
    desk.handed_over.emit("stand-in")
    assert speeds.HASTE < 1 and leading.stage.message_line.message.head == "The deal is played to its end"
    assert not leading.can("concede_deal") and not leading.can("hint") and not leading.can("take_back")
    assert leading.can("concede_match")
    leading.stage.hand.select_cards(parse_cards("AH"))
    assert leading.bar.button("play") is None and not leading.scene.submit_chosen() and not desk.actions
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    assert not leading.scene.presenter.stopped, "no trick waits for a click"
    leading.reset()
    assert speeds.HASTE == 1.0


def test_a_conceded_match_leaves_the_table(leading: TablePage, desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(leading.left, timeout=1000):
        desk.match_conceded.emit()


def test_the_menu_hears_of_every_change(leading: TablePage, desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(leading.choices_changed, timeout=1000):
        desk.act(0, Play(parse_cards("AH")))
