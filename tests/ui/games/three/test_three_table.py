# SPDX-License-Identifier: MIT
"""The three-player table: dealing, turning, swapping, burying and playing by mouse and keyboard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt.model.actions import Bid, Bury, Choice, Decision, Lower, PassBid, Penalise, Play, Swap, SwapMove
from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.three_player.events import CardsTurned, Turned
from shengji_qt.model.three_player.layouts import PYRAMID, TOWERS
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.view import Trick
from shengji_qt.ui.games.three.acts import ACTS
from shengji_qt.ui.games.three.extras import ThreeExtras, extras_of
from shengji_qt.ui.games.three.facts import SEATS
from shengji_qt.ui.games.three.record import entries
from shengji_qt.ui.games.three.tableau_item import Tableau, TableauZone
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.sketch import Sketch
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import stylesheet
from tests.helpers.languages import check_words, speaking
from tests.ui.at_table import drag, key
from tests.ui.games.three.conftest import OpenThree
from tests.ui.games.three.three_desk import ThreeDesk, asked

K = Qt.Key


def extras(page: TablePage) -> ThreeExtras:
    return extras_of(page.stage)


def own(page: TablePage) -> Tableau:
    return extras(page).tableaus[0]


def zone(page: TablePage) -> TableauZone:
    found = own(page).zone
    assert found is not None
    return found


def point(page: TablePage, item: CardItem) -> QPoint:
    """On the part of a card that no other one of its fan covers."""
    return page.view.mapFromScene(item.pos() + QPointF(item.width * 0.12, item.width * 0.4))


def at(page: TablePage, x: float, y: float) -> QPoint:
    return page.view.mapFromScene(x, y)


def click(page: TablePage, item: CardItem) -> None:
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point(page, item))


def press_button(page: TablePage, name: str) -> None:
    button = page.bar.button(name)
    assert button is not None, [spec.name for spec in page.bar.specs]
    button.click()


def is_as_seen(page: TablePage, view: ThreeView) -> None:
    """Every tableau on the table shows exactly what the View knows."""
    page.scene.drain()
    for seat in range(SEATS):
        tableau = extras(page).tableau_of(seat)
        for slot, pile in enumerate(view.tableaus[seat]):
            item = tableau.cards.get(slot)
            if pile.state in ("gone", "none"):
                assert item is None
                continue
            assert item is not None and item.isVisible()
            assert item.card == (pile.card if pile.state == "up" else None)
            assert item.face_up == (pile.state == "up")
            assert item.flip.xScale() == 1.0
            assert item.pos() == tableau.at_rest(slot)


def test_ten_cards_are_dealt_face_down_to_everybody(open_three: OpenThree) -> None:
    desk, page = open_three()
    desk.run(lambda view: view.phase == "turn")
    is_as_seen(page, desk.now)
    assert all(len(tableau.cards) == 10 for tableau in extras(page).tableaus)
    assert not any(
        item.card for tableau in extras(page).tableaus for item in tableau.cards.values() if not item.face_up
    )


def test_the_table_is_laid_out_for_the_layouts_of_this_match(open_three: OpenThree) -> None:
    settings = ThreeSettings(layouts=(PYRAMID, TOWERS, PYRAMID))
    _, page = open_three(settings)
    layout: object = page.stage.layout
    assert getattr(layout, "slots") == (PYRAMID.slots, TOWERS.slots, PYRAMID.slots)  # noqa: B009


def test_clockwise_the_next_seat_sits_on_the_left(open_three: OpenThree) -> None:
    _, page = open_three(ThreeSettings(direction="clockwise"))
    assert [page.stage.place_of(seat) for seat in range(SEATS)] == [0, 2, 1]
    _, other = open_three()
    assert [other.stage.place_of(seat) for seat in range(SEATS)] == [0, 1, 2]


# --- turning and bidding


def test_the_turned_card_can_be_bid_with_by_button(open_three: OpenThree) -> None:
    desk, page = open_three(until="turned")
    card = desk.now.turned_now
    assert card is not None and [mark[2] for mark in extras(page).marks.marks] == ["bid?"]
    names = [spec.name for spec in page.bar.specs]
    assert names[-2:] == ["pass", f"bid:{card.text}"] and page.bar.specs[-1].cards == (card,)
    press_button(page, f"bid:{card.text}")
    assert desk.actions == [Bid((card,))] and desk.now.declarer == 0


def test_p_declines_the_turned_card_for_good(open_three: OpenThree) -> None:
    desk, page = open_three(until="turned")
    key(page, K.Key_P)
    assert desk.actions == [PassBid()]
    assert desk.now.declined[0] == 1 and desk.now.phase == "turn"
    assert page.stage.notes[0].startswith("declined")


def test_enter_bids_with_the_turned_card(open_three: OpenThree) -> None:
    desk, page = open_three(until="turned")
    key(page, K.Key_Return)
    assert isinstance(desk.actions[0], Bid)


def test_dragging_another_card_is_no_bid(open_three: OpenThree) -> None:
    desk, page = open_three(until="turned")
    up = [item for item in zone(page).items if item.card != desk.now.turned_now]
    x, y = page.stage.layout.drop.centre
    drag(page, point(page, up[0]), at(page, x, y))
    assert desk.actions == []
    is_as_seen(page, desk.now)


# --- the swap


def taken(desk: ThreeDesk) -> tuple[object, ...]:
    return desk.now.bottom


def drop_on_slot(page: TablePage, index: int, slot: int) -> None:
    """Drag bottom card `index` of the row onto an own slot."""
    swap = extras(page).swap
    item = swap.bottom.items[index]
    corner = own(page).corner(slot)
    drag(page, point(page, item), at(page, corner.x() + 30, corner.y() + 40))


def test_nothing_is_swapped_before_the_bottom_was_shown(open_three: OpenThree, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, page = open_three()
    page.scene.drain()
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    assert desk.run(asked("swap"))
    assert page.scene.unseen and page.bar.button("swap") is None
    key(page, K.Key_Return)
    assert desk.actions == [] and extras(page).swap.open, "the key shows what it would have decided on"
    assert not page.scene.unseen and page.bar.button("swap") is not None
    press_button(page, "swap")
    assert desk.actions == [Swap(())]
    page.reset()


def test_dragging_a_bottom_card_onto_a_top_card_swaps_it_in(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    swap = extras(page).swap
    assert swap.open and swap.plan.taken == desk.now.bottom
    card = swap.bottom.items[1].card
    left = own(page).cards[0].card
    drop_on_slot(page, 1, 0)
    assert swap.plan.moves == (SwapMove(0, card, "hand"),)  # type: ignore[arg-type]
    assert [item.card for item in swap.away.items] == [left]
    assert desk.actions == []  # nothing is sent before it is confirmed
    key(page, K.Key_Return)
    assert desk.actions == [Swap((SwapMove(0, card, "hand"),))]  # type: ignore[arg-type]
    is_as_seen(page, desk.now)
    assert left in desk.now.locked and sorted(page.stage.hand.cards) == sorted(desk.now.hand)


def test_the_displaced_card_is_dragged_to_the_other_target(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    swap = extras(page).swap
    drop_on_slot(page, 0, 2)
    left = swap.away.items[0]
    layout: object = page.stage.layout
    bury = getattr(layout, "sides").bury  # noqa: B009
    drag(page, point(page, left), at(page, *bury.centre))
    assert [move.to for move in swap.plan.moves] == ["bottom"]
    click(page, swap.away.items[0])
    assert [move.to for move in swap.plan.moves] == ["hand"]
    click(page, swap.away.items[0])
    press_button(page, "swap")
    assert desk.now.bottom_count == 1 and len(desk.now.bottom) == 1
    page.scene.drain()
    assert page.stage.counts[0] == len(desk.now.hand)


def test_dragging_back_undoes_a_swap(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    swap = extras(page).swap
    before = own(page).cards[0].card
    drop_on_slot(page, 0, 0)
    inside = next(item for item in zone(page).items if item.card in desk.now.bottom)
    x, y = page.stage.layout.middle
    drag(page, point(page, inside), at(page, x, y))
    assert swap.plan.moves == () and own(page).cards[0].card == before
    drop_on_slot(page, 0, 0)
    left = swap.away.items[0]
    corner = own(page).corner(0)
    drag(page, point(page, left), at(page, corner.x() + 30, corner.y() + 40))
    assert swap.plan.moves == ()
    drop_on_slot(page, 0, 1)
    press_button(page, "swap_undo")
    assert swap.plan.moves == () and len(swap.bottom.items) == 4
    is_as_seen(page, desk.now)


def test_another_card_into_the_same_slot(open_three: OpenThree) -> None:
    _, page = open_three(until="swap")
    swap = extras(page).swap
    drop_on_slot(page, 0, 0)
    drop_on_slot(page, 0, 0)
    assert len(swap.plan.moves) == 1 and swap.plan.moves[0].card == swap.plan.taken[1]
    assert len(swap.bottom.items) == 3 and len(swap.away.items) == 1


def test_clicks_do_the_same_as_drags(open_three: OpenThree) -> None:
    _, page = open_three(until="swap")
    swap = extras(page).swap
    click(page, swap.bottom.items[2])
    assert swap.picked == swap.plan.taken[2]
    click(page, own(page).cards[1])
    assert [(move.slot, move.card) for move in swap.plan.moves] == [(1, swap.plan.taken[2])]
    inside = next(item for item in zone(page).items if item.card == swap.plan.taken[2])
    click(page, inside)
    assert swap.plan.moves == ()


def test_the_swap_by_keyboard(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    swap = extras(page).swap
    scene = page.scene
    key(page, K.Key_Right)
    while page.stage.selection.zone is not swap.bottom:
        assert scene.next_zone(1)
    key(page, K.Key_Right, K.Key_Space)
    assert swap.picked is not None
    while page.stage.selection.zone is not zone(page):
        assert scene.next_zone(-1)
    key(page, K.Key_Space)
    assert len(swap.plan.moves) == 1
    while page.stage.selection.zone is not swap.away:
        assert scene.next_zone(1)
    key(page, K.Key_Space)
    assert swap.plan.buried == 1
    key(page, K.Key_Return)
    assert len(desk.actions) == 1 and isinstance(desk.actions[0], Swap)
    is_as_seen(page, desk.now)


def test_a_hint_fills_the_plan_in_and_a_change_takes_its_words_away(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    swap, view = extras(page).swap, desk.now
    drop_on_slot(page, 3, 0)
    moves = (SwapMove(1, view.bottom[0], "bottom"), SwapMove(2, view.bottom[2], "hand"))
    page.offers._on_hint([Choice(Swap(moves), "swap_none"), Choice(Swap(()), "swap_none")], view)
    assert swap.plan.moves == moves and len(swap.bottom.items) == 2 and len(swap.away.items) == 2
    assert page.stage.suggestion is not None
    drop_on_slot(page, 0, 0)
    assert page.stage.suggestion is None and len(swap.plan.moves) == 3
    page.offers.show_hint()  # the second one: swap nothing
    assert swap.plan.moves == () and len(swap.bottom.items) == 4
    page.offers.show_hint()
    key(page, K.Key_Return)
    assert desk.actions == [Swap(moves)]
    is_as_seen(page, desk.now)


def test_face_down_cards_are_no_targets(open_three: OpenThree) -> None:
    _, page = open_three(until="swap")
    down = next(slot for slot, item in own(page).cards.items() if item.card is None)
    corner = own(page).corner(down)
    item = extras(page).swap.bottom.items[0]
    drag(page, point(page, item), at(page, corner.x() + 10, corner.y() + own(page).cards[down].width * 1.4 - 6))
    assert extras(page).swap.plan.moves == ()


# --- bury and play


def test_a_face_down_card_says_why_nothing_can_be_done_with_it(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    slot, down = next((slot, item) for slot, item in own(page).cards.items() if item.card is None)
    corner = own(page).corner(slot)
    QTest.mouseClick(
        page.view.viewport(), Qt.MouseButton.LeftButton, pos=at(page, corner.x() + 8, corner.y() + down.width * 1.4 - 4)
    )
    said = page.stage.override
    assert said is not None and said.trouble and said.detail and desk.actions == []
    click(page, zone(page).items[0])
    assert page.stage.override is None


def test_locked_cards_are_dim_while_the_bottom_is_buried(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    drop_on_slot(page, 0, 0)
    press_button(page, "swap")
    assert desk.run(asked("bury"))
    page.scene.drain()
    (locked,) = desk.now.locked
    assert [item.card for item in page.stage.hand.items if item.dim] == [locked]
    assert not any(item.dim for item in zone(page).items)


def test_locked_cards_cannot_be_buried(open_three: OpenThree) -> None:
    desk, page = open_three(until="swap")
    drop_on_slot(page, 0, 0)
    key(page, K.Key_Return)
    desk.run(asked("bury"))
    page.scene.drain()
    locked = desk.now.locked
    assert len(locked) == 1
    free = [card for card in desk.now.hand if card not in locked][:3]
    page.stage.hand.select_cards([*locked, *free])
    key(page, K.Key_Return)
    assert isinstance(desk.actions[-1], Swap) and page.stage.override is not None and page.stage.override.trouble
    page.stage.hand.select_cards([card for card in desk.now.hand if card not in locked][:4])
    key(page, K.Key_Return)
    assert isinstance(desk.actions[-1], Bury) and desk.now.phase == "play"


def test_cards_of_hand_and_tableau_are_played_alike(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    up = zone(page).items[0]
    click(page, up)
    assert page.scene.chosen_cards() == (up.card,)
    other = page.stage.hand.items[0]
    click(page, other)  # one card at a time: another takes its place
    assert page.scene.chosen_cards() == (other.card,) and not up.raised
    click(page, up)
    key(page, K.Key_Return)
    assert desk.actions[-1] == Play((up.card,))  # type: ignore[arg-type]


def test_a_tableau_card_is_dragged_onto_the_felt(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    up = zone(page).items[-1]
    card, x_y = up.card, page.stage.layout.drop.centre
    drag(page, point(page, up), at(page, *x_y))
    assert desk.actions[-1] == Play((card,))  # type: ignore[arg-type]
    is_as_seen(page, desk.now)


def test_it_leaves_from_its_slot_and_lies_in_its_half(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    up = zone(page).items[0]
    click(page, up)
    key(page, K.Key_Return)
    page.scene.drain()
    assert page.stage.trick.plays[0] == [up]
    desk.run(lambda view: asked("play")(view) and len(view.trick.plays) == 3)
    page.scene.drain()
    assert set(page.stage.trick.plays) == {0, 1, 2}
    card = desk.now.playable and page.stage.obligation
    assert card is not None
    chosen = card.forced[0] if card.forced else card.playable[0]
    page.stage.selection.select_cards([chosen], ("hand", "tableau"))
    key(page, K.Key_Return)
    page.scene.drain()
    assert 3 in page.stage.trick.plays or not desk.now.trick.plays


def test_what_must_be_played_glows_in_hand_and_tableau(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    desk.run(lambda view: asked("play")(view) and page.stage.obligation is not None and view.trick.plays != ())
    page.scene.drain()
    must = page.stage.obligation
    assert must is not None and must.count == 1
    for item in (*page.stage.hand.items, *zone(page).items):
        dim = item.card not in must.playable
        assert item.dim == (dim and item not in page.stage.selection.selected)


def test_the_half_is_said(open_three: OpenThree) -> None:
    desk, page = open_three(until="play")
    assert extras(page).half.words[0] == "Round 1 of 8 · first half"
    desk.run(lambda view: len(view.trick.plays) >= 3)
    page.scene.drain()
    assert extras(page).half.words[0] == "Round 1 of 8 · second half" and "led" in extras(page).half.words[1]


def test_a_broken_line_of_the_half_has_no_dot(open_three: OpenThree, monkeypatch: pytest.MonkeyPatch) -> None:
    _, page = open_three(until="play", width=1000, height=596)
    drawn: list[str] = []
    rich = Sketch.rich
    monkeypatch.setattr(Sketch, "rich", lambda *given, **more: (drawn.append(given[3]), rich(*given, **more)))
    half = extras(page).half
    half.show(("Round 1 of 8 · first half", ""), (200.0, 100.0, 1), 90.0, page.stage.look)
    assert len(drawn) > 1 and not any("·" in line for line in drawn)


@pytest.mark.parametrize("rule3", [False, True])
def test_a_whole_hand_stays_equal_to_the_view(open_three: OpenThree, rule3: bool) -> None:
    layouts = (TOWERS, PYRAMID, PYRAMID)
    desk, page = open_three(ThreeSettings(rule3=rule3, layouts=layouts), others_bid=True, seed=11)
    finished: list[object] = []
    page.deal_finished.connect(lambda view, summary: finished.append((view, summary)))
    for _ in range(400):
        if desk.match.summaries:
            break
        if not desk.step():
            mine = [each for each in desk.match.pending() if each.seat == 0]
            assert mine
            desk.act(0, desk.answer(0))
        if desk.now.phase != "swap" or not asked("swap")(desk.now):
            is_as_seen(page, desk.now)
    assert len(finished) == 1
    assert not any(tableau.cards for tableau in extras(page).tableaus)


def test_the_record_has_the_last_round_while_the_bottom_is_shown(
    open_three: OpenThree, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, page = open_three()
    assert desk.run(lambda view: len(view.tricks) == 7 and len(view.trick.plays) == 5)
    page.scene.drain()
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    if not desk.step():
        desk.act(0, desk.answer(0))
    assert len(desk.now.tricks) == 8 and "being played" in page.log.plain_text, "nothing is told too early"
    while page.stage.message_line.message.head != "The bottom is turned up":
        assert page.scene.presenter.waiting
        page.scene.presenter._step()
    assert page.stage.view is not None and page.stage.view.phase == "play"
    last = entries(desk.now, page.stage.names)[0]
    assert last.trick == 8 and not last.current and page.log.plain_text.splitlines()[1:3] == list(last.lines)
    assert "being played" not in page.log.plain_text
    page.reset()


def play_by_keys(page: TablePage) -> None:
    """Go to the first card that may be played, wherever it lies, choose it and play it."""
    page.scene.drain()
    must, selection = page.stage.obligation, page.stage.selection
    assert must is not None and must.playable
    wanted = must.playable[0]
    if wanted not in page.scene.chosen_cards():
        there = next(i for i, each in enumerate(selection.zones) if any(it.card == wanted for it in each.items))
        for _ in selection.zones:
            here = selection.zones.index(selection.zone)
            if here != there:  # as Tab does where the view has the focus (table_view)
                page.scene.next_zone(1 if here < there else -1)
        for _ in range(20):
            if selection.cursor_item is None or selection.cursor_item.card != wanted:
                key(page, K.Key_Right)
        key(page, K.Key_Space)
    key(page, K.Key_Return)


def test_one_deal_by_keyboard_only(open_three: OpenThree) -> None:
    """Keys alone, from the first turned card to the result."""
    desk, page = open_three()
    finished: list[object] = []
    page.deal_finished.connect(lambda *result: finished.append(result))
    for _ in range(500):
        if finished:
            break
        view = desk.now
        kind = view.decision.kind if view.decision is not None else ""
        if kind in ("", "bid"):
            assert desk.step()
        elif kind == "bury":
            key(page, K.Key_Right)
            for _ in range(4 - view.bottom_count):
                key(page, K.Key_Space, K.Key_Right)
            key(page, K.Key_Return)
        elif kind == "play":
            play_by_keys(page)
        else:
            key(page, K.Key_Return)
    assert len(finished) == 1, (desk.now.phase, desk.now.decision, desk.actions)
    assert {type(each) for each in desk.actions} >= {Bid, Swap, Bury, Play}


def test_turning_never_blocks_the_next_play(open_three: OpenThree, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that are still turning can be clicked: the input first shows everything as it is."""
    desk, page = open_three()
    desk.run(lambda view: asked("play")(view) and len(view.tricks) >= 1)
    page.scene.drain()
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    tableau = own(page)
    slot = next(slot for slot, item in tableau.cards.items() if item.card is None)
    card = next(iter(page.stage.hand.cards))
    tableau.turn(slot, card, delay=500)
    item = tableau.cards[slot]
    assert not item.face_up and item in zone(page).items and page.stage.motion.busy
    page.stage.motion.finish()
    assert item.face_up and item.flip.xScale() == 1.0


def test_several_cards_turn_one_after_another(open_three: OpenThree, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of each seat by themselves, and what follows waits for the last of them."""
    desk, page = open_three()
    desk.run(lambda view: view.phase == "turn")
    page.scene.drain()
    delays: list[tuple[Tableau, int, int]] = []
    monkeypatch.setattr(Tableau, "turn", lambda self, slot, _card, delay=0: delays.append((self, slot, delay)))
    places = ((0, 5), (1, 5), (0, 6), (0, 8))
    event = CardsTurned(tuple(Turned(*place, Card(3)) for place in places), "round")
    length = ACTS[CardsTurned](page.scene.director, event)
    mine, other = (extras(page).tableaus[page.stage.place_of(seat)] for seat in (0, 1))
    step = speeds.FLIP_NEXT
    assert step > 0 and delays == [(mine, 5, 0), (other, 5, 0), (mine, 6, step), (mine, 8, 2 * step)]
    assert length >= speeds.FLIP + 2 * step


# --- questions


def test_overflow_and_penalty_are_asked_in_words(open_three: OpenThree) -> None:
    """The buttons of the two questions, whatever hand leads to them."""
    desk, page = open_three(until="play")
    kind = page.kind
    assert kind.named(page.stage, desk.now, "penalty:promote") == Penalise("promote")
    assert kind.named(page.stage, desk.now, "penalty:demote") == Penalise("demote")
    assert kind.named(page.stage, desk.now, "lower:none") == Lower(None)
    assert kind.named(page.stage, desk.now, "lower:2") == Lower(2)


@pytest.mark.parametrize("language", list(Language))
def test_overflow_and_penalty_questions_fit_a_small_window(
    open_three: OpenThree, qapp: QApplication, language: Language
) -> None:
    """Who could be lowered, from where to where, and a button for each; what a declined card costs, both ways."""
    with speaking(qapp, language):
        desk, page = open_three(until="play", width=1000, height=596)
        page.setStyleSheet(stylesheet(page.stage.look.theme))
        levels = (Rank(11), Rank(14), Rank(14))  # two who are equally far ahead
        base = replace(desk.now, levels=levels, declarer=0, turn=0, trick=Trick())
        lower = replace(base, phase="lower", decision=Decision(0, "lower"), overflow=(2, 0, 0))
        judged = replace(base, phase="penalty", decision=Decision(0, "penalty"), judged=1, declined=(0, 2, 0))
        for view, names in (
            (lower, ["hint", "lower:none", "lower:1", "lower:2"]),
            (judged, ["hint", "penalty:promote", "penalty:demote"]),
        ):
            page.scene.receive([], view)
            page.scene.drain()
            assert sorted(spec.name for spec in page.bar.specs) == sorted(names)
            said = page.kind.message(page.stage, view)
            check_words(f"{said.head} {said.detail}", language)
            assert "Zhu" in said.spoken and ("A" in said.detail or "2" in said.head)
            assert said.detail.count("→") == (2 if view is lower else 1)
            buttons = [page.bar.button(name) for name in names]
            frame = page.rect()
            for button in buttons:
                assert button is not None
                corner = button.mapTo(page, button.rect().topLeft())
                assert frame.contains(QRect(corner, button.size()))
                assert corner.y() >= page.stage.layout.message[1], "a button lies on the words"
