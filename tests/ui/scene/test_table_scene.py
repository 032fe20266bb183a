# SPDX-License-Identifier: MIT
"""A press means what the player saw; a finished trick stays as long as the player likes; the hand as he wants it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shengji_qt.model.actions import Bid, Bury, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.hand_layout import LEAST_SHOWN
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import HAND, Open, chosen, click, drop_point, item_of, key, others_play, pass_all, point_of
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes to its end by itself within a test."""
    monkeypatch.setattr(speeds, "FACTOR", 1000.0)


def seat_1_leads(page: TablePage, desk: Desk, lead: str) -> None:
    """Seat 0 loses a trick, and seat 1 has led next."""
    desk.act(0, Play(parse_cards("3D")))
    desk.act(1, Play(parse_cards("AD")))
    for seat in (2, 3):
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(view_rules.plays(view, 1)[0]))
    desk.act(1, Play(parse_cards(lead)))
    for seat in (2, 3):
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(view_rules.plays(view, 1)[0]))
    assert desk.now.turn == 0


def test_a_card_that_the_press_itself_raises_stays_raised(leading: TablePage, desk: Desk, slow: None) -> None:
    """Only the queens are a pair of trumps: the press shows the lead, which raises them."""
    seat_1_leads(leading, desk, "3S 3S")
    must = view_rules.obligation(desk.now)
    assert must is not None and must.forced == parse_cards("QS QS") and leading.scene.presenter.waiting
    item = item_of(leading, must.forced[0].text)
    assert not item.raised
    click(leading, item)
    assert item in leading.stage.hand.selected and item.raised
    click(leading, item)
    assert item not in leading.stage.hand.selected
    leading.reset()


def test_the_keyboard_means_what_was_seen_too(leading: TablePage, desk: Desk, slow: None) -> None:
    seat_1_leads(leading, desk, "KD")
    must = view_rules.obligation(desk.now)
    assert must is not None
    hand = leading.stage.hand
    item = next(each for each in hand.items if each.card in must.playable)
    hand.cursor = hand.items.index(item)
    key(leading, Qt.Key.Key_Space)
    assert item in hand.selected
    leading.reset()


def test_a_lead_chosen_before_may_be_played_while_the_won_trick_is_still_shown(
    leading: TablePage, desk: Desk, slow: None, qtbot: QtBot
) -> None:
    desk.act(0, Play(parse_cards("AH")))
    click(leading, item_of(leading, "KC"))
    click(leading, item_of(leading, "KC", 1))
    others_play(desk)
    assert desk.now.turn == 0 and not desk.now.trick.plays, "nobody beats the ace"
    presenter = leading.scene.presenter
    while len(leading.stage.trick.plays) < 4 or leading.stage.override is None:
        presenter._step()
    assert presenter.waiting and leading.stage.view is not desk.now
    button = leading.bar.button("play")
    assert button is not None and button.isEnabled() and leading.bar.specs[-1].label == "Play pair"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.actions[-1] == Play(parse_cards("KC KC"))
    leading.reset()


def test_nothing_is_played_on_a_lead_that_was_not_seen(leading: TablePage, desk: Desk, slow: None) -> None:
    seat_1_leads(leading, desk, "KD")
    leading.stage.hand.select_cards(parse_cards("4D"))
    assert leading.scene.unseen and leading.bar.button("play") is None
    count = len(desk.actions)
    key(leading, Qt.Key.Key_Return)
    assert len(desk.actions) == count and not leading.scene.unseen
    assert chosen(leading) == "4D"
    key(leading, Qt.Key.Key_Return)
    assert desk.actions[-1] == Play(parse_cards("4D"))
    leading.reset()


def test_a_second_click_takes_the_copies(leading: TablePage, preferences: PreferenceStore) -> None:
    item = item_of(leading, "KC")
    click(leading, item)
    click(leading, item)
    assert chosen(leading) == "KC KC"
    click(leading, item)
    assert chosen(leading) == ""
    preferences.set(extend_to_copies=False)
    click(leading, item)
    click(leading, item)
    assert chosen(leading) == ""


def test_copies_only_as_far_as_they_can_be_played(leading: TablePage, desk: Desk) -> None:
    """A single was led: the second click on one of a pair lowers it."""
    seat_1_leads(leading, desk, "AC")
    pair = item_of(leading, "KC")
    click(leading, pair)
    assert chosen(leading) == "KC"
    click(leading, pair)
    assert chosen(leading) == ""


# --- a trick that stays until the player does something


@pytest.fixture
def stopped(leading: TablePage, desk: Desk, preferences: PreferenceStore) -> TablePage:
    """A trick is complete; the next one has begun, which is not shown yet."""
    preferences.set(trick_hold="click")
    seat_1_leads(leading, desk, "KD")
    assert leading.scene.presenter.stopped and len(leading.stage.trick.plays) == 4
    return leading


def test_the_trick_stays(stopped: TablePage) -> None:
    assert stopped.stage.message_line.message.detail.endswith("Click the table or press Enter to go on.")
    assert stopped.scene.presenter.waiting and stopped.bar.button("play") is None


def test_a_click_on_the_felt_goes_on_and_keeps_the_selection(stopped: TablePage) -> None:
    stopped.stage.hand.select_cards(parse_cards("4D"))
    QTest.mouseClick(stopped.view.viewport(), Qt.MouseButton.LeftButton, pos=drop_point(stopped))
    assert not stopped.scene.presenter.waiting and len(stopped.stage.trick.plays) == 3
    assert chosen(stopped) == "4D" and stopped.bar.button("play") is not None


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right])
def test_a_key_goes_on(stopped: TablePage, desk: Desk, pressed: Qt.Key) -> None:
    count = len(desk.actions)
    key(stopped, pressed)
    assert not stopped.scene.presenter.stopped and len(desk.actions) == count
    assert len(stopped.stage.trick.plays) == 3


def test_enter_goes_on_without_a_refusal_while_somebody_else_is_to_lead(
    leading: TablePage, desk: Desk, preferences: PreferenceStore
) -> None:
    preferences.set(trick_hold="click")
    desk.act(0, Play(parse_cards("3D")))
    desk.act(1, Play(parse_cards("AD")))
    for seat in (2, 3):
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(view_rules.plays(view, 1)[0]))
    leading.stage.hand.select_cards(parse_cards("4D"))
    assert leading.scene.presenter.stopped and desk.now.turn == 1
    key(leading, Qt.Key.Key_Return)
    assert not leading.scene.presenter.stopped
    assert not leading.stage.message_line.message.trouble and chosen(leading) == "4D"


def test_a_click_on_a_card_goes_on_and_selects_it(stopped: TablePage) -> None:
    click(stopped, item_of(stopped, "5D"))
    assert "5D" in chosen(stopped) and not stopped.scene.presenter.stopped


def test_new_events_wait_behind_it(leading: TablePage, desk: Desk, preferences: PreferenceStore) -> None:
    preferences.set(trick_hold="click")
    desk.act(0, Play(parse_cards("AH")))
    others_play(desk)
    assert leading.scene.presenter.stopped and leading.bar.button("play") is not None
    leading.stage.hand.select_cards(parse_cards("KC KC"))
    key(leading, Qt.Key.Key_Return)
    assert desk.actions[-1] == Play(parse_cards("KC KC")), "the lead follows on nothing unseen"


# --- the hand as the player wants it


def test_the_trumps_on_the_other_side(leading: TablePage, preferences: PreferenceStore) -> None:
    before = leading.stage.hand.cards
    preferences.set(trumps_side="right")
    assert leading.stage.hand.cards == before[::-1]
    key(leading, Qt.Key.Key_S)
    assert leading.stage.hand.cards == before and preferences.current.trumps_side == "left"


def test_suits_in_their_usual_order(open_page: Open, preferences: PreferenceStore, desk: Desk) -> None:
    desk.deal({0: HAND.replace("2S", "2H")})
    desk.act(0, Bid(parse_cards("2H")))
    pass_all(desk)
    desk.act(0, Bury(desk.now.taken))
    page = open_page(desk)

    def suits() -> str:
        side = [card for card in page.stage.hand.cards if not page.stage.pool.is_trump(card)]
        return "".join(dict.fromkeys("SHCD"[card.suit] for card in side))

    assert suits() == "SDC"
    preferences.set(suit_order="shcd")
    assert suits() == "SCD"


@pytest.mark.parametrize("size", ["small", "normal", "large"])
@pytest.mark.parametrize("window", [(1000, 610), (1440, 870), (1920, 1050)])
def test_card_sizes_fit(
    open_page: Open, preferences: PreferenceStore, desk: Desk, size: str, window: tuple[int, int]
) -> None:
    page = open_page(desk, *window)
    usual = page.stage.layout.card_width
    desk.deal({0: HAND})
    preferences.set(card_size=size)
    layout, hand = page.stage.layout, page.stage.hand
    factor = {"small": 0.88, "normal": 1.0, "large": 1.14}[size]
    assert layout.card_width == pytest.approx(usual * factor)
    assert all(item.width == layout.card_width for item in hand.items)
    assert hand.layout.step >= LEAST_SHOWN * layout.card_width
    top, below = layout.play_place(2, 4).outline(4), layout.play_place(0, 4).outline(4)
    assert top.y >= layout.plates[2].bottom and below.bottom <= layout.bar.y + 1


def test_a_drag_begun_on_a_card_that_the_press_raised_sweeps(leading: TablePage, desk: Desk, slow: None) -> None:
    seat_1_leads(leading, desk, "KD")
    item = item_of(leading, "5D")
    start = point_of(leading, item)
    port = leading.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + QPoint(8 * step, 0))
    assert not leading.stage.hand.lifted
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 0))
    leading.reset()
