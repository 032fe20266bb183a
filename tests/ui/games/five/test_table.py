# SPDX-License-Identifier: MIT
"""The table of five with mouse and keyboard."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from PySide6.QtCore import QPoint, Qt

from shengji_qt.ai.heuristics.five import rank
from shengji_qt.model.actions import Bury, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.five_player.events import MineShown
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.split import LEAST
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import options, order_of, plays
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.summaries import Spending
from shengji_qt.model.view import Decision
from shengji_qt.ui.games.five.choices import extras_of
from shengji_qt.ui.games.five.extras import FiveExtras
from shengji_qt.ui.games.five.handlers import HANDLED
from shengji_qt.ui.games.five.places import TOP, mine_place
from shengji_qt.ui.games.five.throw_risk import can_fail
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import drag, key
from tests.ui.games.five.five_desk import FiveDesk

pytestmark = pytest.mark.gui
Open = Callable[..., TablePage]
KINDS = [FiveSettings(), FiveSettings(decks=1), FiveSettings(mode="split")]


@pytest.fixture
def at_table(open_page: Open) -> Callable[..., tuple[FiveDesk, TablePage]]:
    def make(settings: FiveSettings | None = None, **changes: Any) -> tuple[FiveDesk, TablePage]:
        desk = FiveDesk(settings)
        desk.match.standing = msgspec.structs.replace(desk.match.standing, **changes)
        page = open_page(desk)
        desk.shuffle(5, changes.get("declarer", 0))
        return desk, page

    return make


def is_at_rest(page: TablePage, view: FiveView) -> None:
    """What lies on the table is what the View says."""
    stage, extras = page.stage, extras_of(page.stage)
    assert not page.scene.presenter.waiting
    own = view.seat == view.declarer
    if view.phase == "play":
        assert Counter(stage.hand.cards) == Counter(view.hand)
        assert Counter(extras.fan.cards) == Counter(view.mine if own else ())
    assert stage.trick.cards() == {
        stage.place_of(play.seat): tuple(stage.ordered(play.cards)) for play in view.trick.plays
    }
    assert extras.layout.mine == mine_place(view.seat or 0, view.declarer)
    assert (extras.layout.fan is not None) == (own and view.phase in ("divide", "play"))


def choose(page: TablePage, zone: Any, cards: tuple[Any, ...]) -> None:
    """Select exactly these cards of a zone with arrows and space."""
    stage = page.stage
    while stage.selection.zone is not zone:
        assert page.scene.next_zone(1) or page.scene.next_zone(-1)
    wanted = Counter(cards)
    for item in list(zone.items):
        take = wanted[item.card] > 0
        wanted[item.card] -= take
        if take != (item in zone.selected):
            while stage.selection.cursor_item is not item:
                key(page, Qt.Key.Key_Right)
            key(page, Qt.Key.Key_Space)


def decide(page: TablePage, view: FiveView) -> None:
    """Answer what is asked with keys only."""
    stage, extras = page.stage, extras_of(page.stage)
    kind = view.decision.kind if view.decision is not None else ""
    action = options(view, 8)[-1] if kind in ("play", "mine") else options(view, 1)[0]
    if isinstance(action, Play | Bury) and action.cards:
        choose(page, stage.hand, action.cards)
        key(page, Qt.Key.Key_Return)
        if page._warned is not None:  # a throw that may fail is confirmed
            key(page, Qt.Key.Key_Return)
    elif isinstance(action, Mine) and action.cards:
        choose(page, extras.fan, action.cards)
        key(page, Qt.Key.Key_Return)
        if page._warned is not None:
            key(page, Qt.Key.Key_Return)
    elif isinstance(action, Divide):
        choose(page, stage.hand, action.rear)
        key(page, Qt.Key.Key_Return)
    else:
        key(page, Qt.Key.Key_P)


@pytest.mark.parametrize("settings", KINDS, ids=["two", "one", "split"])
def test_a_deal_with_the_keyboard_only(settings: FiveSettings, at_table: Any) -> None:
    desk, page = at_table(settings)
    page.stage.hand.extends = extras_of(page.stage).fan.extends = False
    page._preferences.override(extend_to_copies=False)
    finished: list[Any] = []
    page.deal_finished.connect(lambda view, summary: finished.append(summary))
    for _ in range(400):
        while desk.step():  # card by card: the table comes to rest after each
            pass
        if desk.five.phase == "over":
            break
        is_at_rest(page, desk.five)
        asked, before = desk.five, len(desk.actions)
        decide(page, asked)
        assert len(desk.actions) > before, (asked.decision, page.stage.message_line.message)
    assert finished == [desk.match.summaries[-1]]
    assert finished[0].declarer == 0


def to_the_mines_turn(desk: FiveDesk, page: TablePage) -> None:
    """Seat 0 declares, and the mine has more to do than to skip."""
    pass_until(desk, "bury")
    desk.submit(options(desk.five, 1)[0])
    for _ in range(60):
        desk.run()
        view = desk.five
        if view.decision is not None and view.decision.kind == "mine" and len(plays(view, 3)) > 1:
            return
        desk.submit(options(view, 1)[0])
    raise AssertionError("the mine could never play")


def pass_until(desk: FiveDesk, phase: str) -> None:
    for _ in range(10):
        desk.run()
        if desk.five.phase == phase:
            return
        desk.submit(PassBid())
    raise AssertionError(desk.five.phase)


def point_of(page: TablePage, item: CardItem) -> QPoint:
    at = item.pos()
    return page.view.mapFromScene(at.x() + item.width * 0.12, at.y() + item.width * 0.7)


def test_a_card_of_the_mine_is_dragged_to_its_place(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    extras = extras_of(page.stage)
    card = next(cards for cards in plays(desk.five, 9) if len(cards) == 1)
    item = next(each for each in extras.fan.items if each.card == card[0])
    drag(page, point_of(page, item), page.view.mapFromScene(*extras.layout.mine_drop.centre))
    assert desk.actions[-1] == Mine(card)
    assert page.stage.trick.cards()[TOP] == card


def test_a_card_of_the_hand_is_refused_in_the_mines_turn(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    before = len(desk.actions)
    item = page.stage.hand.items[-1]
    drag(page, point_of(page, item), page.view.mapFromScene(*page.stage.layout.mine_drop.centre))
    assert len(desk.actions) == before
    assert page.stage.override is not None and page.stage.override.trouble
    assert item in page.stage.hand.items


def test_enter_without_a_choice_never_skips_and_p_does(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    before = len(desk.actions)
    key(page, Qt.Key.Key_Return)
    assert len(desk.actions) == before
    key(page, Qt.Key.Key_P)
    assert desk.actions[-1] == Mine(())
    assert extras_of(page.stage).skips.said(TOP) or not desk.five.trick.plays


def test_the_keyboard_is_in_the_mine_in_its_turn_and_then_in_the_hand_again(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    fan = extras_of(page.stage).fan
    key(page, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert page.stage.selection.zone is fan and fan.items[0] in fan.selected
    key(page, Qt.Key.Key_Escape, Qt.Key.Key_P)
    for _ in range(9):
        desk.run()
        if desk.five.decision is not None and desk.five.decision.kind == "play":
            break
        desk.submit(Mine(()))
    assert page.stage.selection.zone is page.stage.hand


def test_play_and_skip_stand_in_the_mines_panel(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    names = [spec.name for spec in page.bars["mine"].specs]
    assert names == ["play", "pass"]
    panel = extras_of(page.stage).layout.bars["mine"]
    for name in names:
        button = page.bars["mine"].button(name)
        assert button is not None
        corner = button.mapTo(page.view, QPoint(0, 0))
        assert panel.contains(corner.x(), corner.y())
        assert panel.contains(corner.x() + button.width() - 1, corner.y() + button.height() - 1)
    button.click()
    assert desk.actions[-1] == Mine(())


@pytest.mark.parametrize("declarer", range(5))
def test_the_hexagon_turns_with_the_declarer(declarer: int, at_table: Any) -> None:
    desk, page = at_table(declarer=declarer)
    desk.run()
    while desk.five.phase == "poll":
        desk.submit(PassBid())
        desk.run()
    view = desk.five
    assert view.declarer == declarer
    layout = extras_of(page.stage).layout
    assert layout.mine == mine_place(0, declarer)
    assert sorted(layout.plates) == [place for place in range(1, 6) if place != layout.mine]
    for place in layout.plates:
        facts = page.stage.seats[place].facts
        assert facts is not None and facts.name == page.stage.names[page.stage.seat_at(place)]


def test_the_drawer_stops_when_everybody_has_all_cards(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1, deal_ceremony="ritual"), declarer=0)
    desk.run(lambda view: len(view.hand) > 3)
    assert page.bar.button("stop") is not None
    key(page, Qt.Key.Key_P)
    assert not desk.actions, "the key stops only at the right time"
    desk.run()
    assert desk.five.decision is not None and desk.five.decision.kind == "stop"
    key(page, Qt.Key.Key_P)
    assert desk.actions == [StopDrawing()] and desk.five.phase == "poll"


def test_a_stop_at_the_wrong_moment_is_told_with_what_it_costs(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1, deal_ceremony="ritual"), declarer=0)
    desk.run(lambda view: len(view.hand) > 3)
    button = page.bar.button("stop")
    assert button is not None and "level" in button.toolTip()
    button.click()
    assert desk.match.deal is not None and desk.match.deal.aborted
    assert page.stage.override is not None and page.stage.override.trouble


def test_a_deal_that_was_given_up_shows_no_result_of_an_earlier_one(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1, deal_ceremony="ritual"), declarer=0)
    finished: list[Any] = []
    page.deal_finished.connect(lambda view, summary: finished.append(summary))
    while not desk.match.summaries:
        desk.run()
        if not desk.match.summaries:
            desk.act(0, options(desk.five, 1)[0])
    desk.match.standing = msgspec.structs.replace(desk.match.standing, declarer=0)
    desk.shuffle(6, 0)
    desk.run(lambda view: len(view.hand) > 3)
    desk.act(0, StopDrawing())
    page.scene.drain()
    assert desk.five.phase == "over" and finished == desk.match.summaries[:1]


# --- dividing -------------------------------------------------------------------------------------------------------


def to_divide(at_table: Any) -> tuple[FiveDesk, TablePage, FiveExtras]:
    desk, page = at_table(FiveSettings(mode="split"))
    pass_until(desk, "divide")
    return desk, page, extras_of(page.stage)


def middle_of_panel(page: TablePage, extras: FiveExtras) -> QPoint:
    assert extras.layout.fan is not None
    return page.view.mapFromScene(*extras.layout.fan.panel.centre)


def test_cards_are_dragged_into_the_rear_hand_and_back(at_table: Any) -> None:
    desk, page, extras = to_divide(at_table)
    hand, fan = page.stage.hand, extras.fan
    item = hand.items[4]
    drag(page, point_of(page, item), middle_of_panel(page, extras))
    assert fan.items == [item] and item not in hand.items
    hand.select(hand.items[:7])
    drag(page, point_of(page, hand.items[2]), middle_of_panel(page, extras))
    assert len(fan.items) == 8 and len(hand.items) == 20
    drag(page, point_of(page, item), point_of(page, hand.items[5]))
    assert item in hand.items and len(fan.items) == 7
    assert not desk.actions or not isinstance(desk.actions[-1], Divide)


def test_a_click_chooses_and_enter_divides(at_table: Any) -> None:
    desk, page, _ = to_divide(at_table)
    whole = Counter(desk.five.hand)
    for item in page.stage.hand.items[:LEAST]:
        drag(page, point_of(page, item))
    assert len(page.stage.hand.selected) >= LEAST
    page.stage.hand.select(page.stage.hand.items[:LEAST])
    key(page, Qt.Key.Key_Return)
    assert isinstance(desk.actions[-1], Divide)
    view = desk.five
    assert len(view.mine) == LEAST and Counter(view.hand) + Counter(view.mine) == whole
    is_at_rest(page, view)


@pytest.mark.parametrize("decks, price", [(1, "costs 20 point"), (2, "can fail")])
def test_the_warning_of_a_throw_says_what_it_costs(at_table: Any, decks: Any, price: str) -> None:
    desk, page = at_table(FiveSettings(decks=decks))
    pass_until(desk, "bury")
    desk.submit(options(desk.five, 1)[0])
    suits = [order_of(desk.five).of_class(desk.five.hand, number) for number in range(4)]
    cards = next(each for each in suits if can_fail(desk.five, each))
    page.scene.suggest(cards, Message(""))
    key(page, Qt.Key.Key_Return)
    override = page.stage.override
    assert override is not None and price in override.head and ("costs" in override.head) == (decks == 1)


def test_a_half_that_may_skip_does_it_with_skip_only(at_table: Any) -> None:
    desk, page, _ = to_divide(at_table)
    desk.submit(options(desk.five, 1)[0])
    for _ in range(20):
        view = desk.five
        if view.slot == 0 and view.trick.plays and Play(()) in options(view, 9):
            break
        desk.submit(options(view, 1)[0])
        desk.run()
    play, skip = page.bar.button("play"), page.bar.button("pass")
    assert play is not None and not play.isEnabled(), "nothing is chosen"
    assert skip is not None and skip.isEnabled()
    page.scene.suggest(plays(desk.five, 9)[-1], Message(""))
    assert play.isEnabled()


def test_a_hint_divides_as_it_says_whatever_was_put_into_the_rear_hand(at_table: Any) -> None:
    desk, page, extras = to_divide(at_table)
    page.stage.hand.select(page.stage.hand.items[:3])
    extras.move_chosen()
    mine = extras.fan.cards
    choices = rank(desk.five)
    wanted = choices[0].action
    assert isinstance(wanted, Divide) and not set(mine) <= set(wanted.rear), "some of it has to go back"
    desk.hint_ready.emit(choices, desk.view)
    assert extras.fan.cards == mine, "the player's own draft stays until he agrees"
    key(page, Qt.Key.Key_Return)
    done = desk.actions[-1]
    assert isinstance(done, Divide) and Counter(done.rear) == Counter(wanted.rear)


def test_too_few_cards_are_refused_in_words(at_table: Any) -> None:
    desk, page, extras = to_divide(at_table)
    page.stage.hand.select(page.stage.hand.items[:3])
    extras.move_chosen()
    button = page.bar.button("bury")
    assert button is not None and not button.isEnabled() and button.toolTip()
    key(page, Qt.Key.Key_Return)
    assert not any(isinstance(action, Divide) for action in desk.actions)
    assert page.stage.override is not None and page.stage.override.trouble
    assert len(extras.fan.items) == 3
    page.stage.hand.select(page.stage.hand.items[:1])
    extras.move_chosen()
    assert page.stage.override is None, "that number is no longer true"


def test_what_was_moved_stays_when_the_table_is_laid_out_again(at_table: Any) -> None:
    _, page, extras = to_divide(at_table)
    page.stage.hand.select(page.stage.hand.items[:9])
    extras.move_chosen()
    page.stage.settle(page.stage.view)
    page.resize(1000, 640)
    assert len(extras.fan.items) == 9 and len(page.stage.hand.items) == 19


# --- play from the other side ---------------------------------------------------------------------------------------


def test_an_attacker_sees_no_card_of_the_mine(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1), declarer=2)
    for _ in range(60):
        desk.run(lambda view: len(view.tricks) > 2)
        view = desk.five
        assert not view.mine and not extras_of(page.stage).fan.items
        if len(view.tricks) > 2:
            break
        desk.submit(options(view, 1)[0])
    assert page.stage.counts[MINE] == desk.five.mine_count


@pytest.mark.parametrize(("width", "worded"), [(1000, False), (1440, True)])
def test_the_plates_side_by_side_say_their_points_alike(width: int, worded: bool, at_table: Any) -> None:
    desk, page = at_table(declarer=2)
    page.resize(width, 640)
    desk.run(lambda view: view.phase == "play")
    page.stage.points = (0, 20, 0, 115, 0)
    page.stage.refresh()
    said = {page.stage.seats[place].facts.words for place in page.stage.layout.plates}
    alike = {words.replace("deal ", "") for words in said}
    assert alike == {"20 · total 0", "0 · total 0", "115 · total 0", "total 0"}
    assert sum(words.startswith("deal ") for words in said) == (3 if worded else 0)


def test_the_mines_plate_counts_what_is_turned_up(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    left = desk.five.mine[:2]
    HANDLED[MineShown](page.scene.director, MineShown(left, 0))
    assert page.stage.counts[MINE] == 2 and not extras_of(page.stage).fan.items


@pytest.mark.parametrize("settings, words", [(FiveSettings(), "mine"), (FiveSettings(mode="split"), "two hands")])
def test_what_is_turned_up_is_named_by_what_there_is(settings: FiveSettings, words: str, at_table: Any) -> None:
    desk, page = at_table(settings)
    pass_until(desk, "divide" if settings.mode == "split" else "bury")
    desk.submit(options(desk.five, 1)[0])
    for cards in ((), desk.five.hand[:2]):
        HANDLED[MineShown](page.scene.director, MineShown(cards, 0))
        assert words in page.stage.message_line.message.head


def test_while_the_mine_is_turned_up_the_record_tells_the_last_trick_and_not_the_result(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1), declarer=1)
    told: list[FiveView] = []
    page.scene.played_out.connect(told.append)
    while desk.five.phase != "over":
        desk.run()
        if desk.five.phase != "over":
            desk.submit(options(desk.five, 1)[0])
    page.scene.drain()
    assert [(len(view.tricks), view.scored) for view in told] == [(len(desk.five.tricks), None)]
    assert desk.five.scored is not None


def test_a_refusal_in_the_mines_turn_is_about_the_mine(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    held = msgspec.structs.replace(desk.five, hand=desk.five.hand[:1])
    suit = Refusal("must_follow_suit", {"class": "H", "count": 1}, parse_cards("8H"))
    shape = Refusal("must_play_structure", {"class": "H", "lead": [[2, 1]], "required": [[2, 1]]})
    for refusal in (suit, shape):
        words = page.kind.why_not(held, refusal)
        assert "mine" in words and "skip" in words and "our" not in words
        own = msgspec.structs.replace(held, decision=Decision(0, "play"), slot=0)
        assert "our" in page.kind.why_not(own, refusal).replace("You", "your")
    page.scene.refuse(suit)
    assert "♥8" in page.stage.message_line.message.head and "mine" in page.stage.message_line.message.head


def test_the_board_explains_a_window_before_anything_is_paid(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1), declarer=1, passed=(True,) * 5, cumulative=(260, 0, 0, 0, 0))
    for _ in range(80):
        desk.run()
        if desk.five.phase == "windows":
            break
        desk.submit(options(desk.five, 1)[0])
    view = desk.five
    assert view.decision is not None and view.decision.kind in ("block", "force", "claim")
    facts = extras_of(page.stage).board.facts
    assert facts is not None and facts.choice and facts.explanation
    have = view.cumulative[0]
    assert str(have) in " ".join(facts.explanation)
    names = [spec.name for spec in page.bar.specs]
    assert "pass" in names and any(name.startswith("spend:") for name in names)
    before = len(desk.actions)
    key(page, Qt.Key.Key_Return)
    assert len(desk.actions) == before, "Enter pays nothing"
    key(page, Qt.Key.Key_P)
    assert desk.five.cumulative[0] == have


def test_the_bars_promise_a_blocked_declarer_nothing(at_table: Any) -> None:
    desk, page = at_table()
    to_the_mines_turn(desk, page)
    assert {bar.meaning for bar in page.kind.scores(page.stage, desk.five)} == {"both 0: +5"}
    for target, said in ((1, "both 0: +5"), (0, "blocked")):
        view = msgspec.structs.replace(desk.five, spent=(Spending(2, "block", target),))
        assert {bar.meaning for bar in page.kind.scores(page.stage, view)} == {said}


def test_nobody_can_pay_before_the_board_has_said_what_it_does(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1), declarer=1, passed=(True,) * 5, cumulative=(260, 0, 0, 0, 0))
    while desk.five.phase != "windows":
        desk.run()
        if desk.five.phase != "windows":
            page.scene.presenter.drain()
            page.scene.presenter.hold()
            desk.submit(options(desk.five, 1)[0])
    assert extras_of(page.stage).board.facts is None, "the last trick is still being shown"
    page.stage.changed.emit()
    assert not [spec for spec in page.bar.specs if spec.name == "pass" or spec.name.startswith("spend")]
    page.scene.presenter.release()
    page.scene.drain()
    assert extras_of(page.stage).board.facts is not None
    assert "pass" in [spec.name for spec in page.bar.specs]


def test_a_window_is_the_players_own_after_a_deal_that_was_finished_by_itself(at_table: Any) -> None:
    desk, page = at_table(FiveSettings(decks=1), declarer=1, passed=(True,) * 5, cumulative=(260, 0, 0, 0, 0))
    finished = False
    while desk.five.phase != "windows":
        desk.run()
        if FAMILIES["five"].settled(desk.five) and not finished:
            desk.handed_over.emit("auto")
            finished = page.stage.played_on is not None
        if desk.five.phase != "windows":
            desk.act(0, options(desk.five, 1)[0])
    page.scene.drain()
    assert finished and page.stage.played_on is None and speeds.HASTE == 1.0
    assert page.stage.message_line.message.head != "The deal is played to its end"
    key(page, Qt.Key.Key_P)
    assert desk.actions == [Spend(False)]
