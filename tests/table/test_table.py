# SPDX-License-Identifier: MIT
"""The table without Qt, files and clocks: whole matches, questions, pauses, failures."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, PassBid, Play
from shengji_qt.model.cards import CARDS, parse_cards, remove_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import lowest
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Shuffle
from shengji_qt.model.order import TRUMP
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import SettingError
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import Table
from shengji_qt.table.troubles import Trouble
from tests.helpers.fakes import Recorder, finish, random_answers, run, same
from tests.helpers.players import COMPUTERS, spec_of
from tests.helpers.tables import bold, silent, table_of, until_play, view_of

# -- whole matches -----------------------------------------------------------------------------------------------------


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from([COMPUTERS, ("person",) * 4, ("computer:random", "person") * 2]))
def test_whole_matches_of_random_players_end(seed: int, occupants: tuple[str, ...]) -> None:
    table, listener = table_of(spec_of(occupants, deals=2), seed=seed, answer=random_answers(seed))
    table.start()
    finish(table, random_answers(seed + 1))
    assert listener.troubles == []
    assert table.match.over and len(table.match.summaries) == 2
    assert [each.summary for each in table.entries if isinstance(each, DealEnd)] == table.match.summaries
    for seat in range(4):
        assert same(listener.views[seat], table.view(seat))
        assert isinstance(listener.events[seat][-1], ev.MatchEnded)
        assert sum(isinstance(each, ev.DealSettled) for each in listener.events[seat]) == 2


def test_the_same_generator_shuffles_the_same_cards() -> None:
    decks = []
    for _ in range(2):
        table, _listener = table_of(spec_of(COMPUTERS), seed=7, answer=silent)
        table.start()
        decks.append(table.entries[0])
    other, _ = table_of(spec_of(COMPUTERS), seed=8)
    other.start()
    assert decks[0] == decks[1] != other.entries[0]


def test_pauses_never_change_the_cards() -> None:
    def entries(pacing: Pacing) -> list[AnyEntry]:
        table, _ = table_of(spec_of(COMPUTERS, deals=2), answer=silent, pacing=pacing)
        table.start()
        finish(table, silent)
        return [each for each in table.entries if isinstance(each, Shuffle)]

    assert entries(Pacing.none()) == entries(Pacing())


def test_no_seat_hears_what_another_one_was_dealt() -> None:
    table, listener = table_of(spec_of(COMPUTERS), answer=silent)
    table.start()
    finish(table, silent)
    for seat in range(4):
        for event in listener.events[seat]:
            if isinstance(event, ev.CardDealt | ev.BottomTaken | ev.Buried):
                assert event.seat == seat


def test_the_next_deal_waits_until_it_is_asked_for() -> None:
    table, _ = table_of(spec_of(COMPUTERS, deals=2), answer=silent)
    assert not table.next_deal() or table.match.deal is not None
    table, _ = table_of(spec_of(COMPUTERS, deals=2), answer=silent)
    table.start()
    run(table)
    assert len(table.match.summaries) == 1 and table.tick(1e9) is None
    assert view_of(table, 0).phase == "over"
    assert table.next_deal()
    assert not table.next_deal()
    run(table)
    assert table.match.over
    assert not table.next_deal()


def test_without_a_bid_in_the_first_round_the_cards_are_shuffled_again_by_themselves() -> None:
    table, listener = table_of(spec_of(COMPUTERS), answer=lambda view: PassBid(), pacing=Pacing())
    table.start()
    now, due = 0.0, table.tick(0.0) or 0.0
    while not any(isinstance(each, ev.DealAborted) for each in listener.events[0]):
        now, due = due, table.tick(due) or 0.0
        assert due > now
    assert due == pytest.approx(now + table.pacing.redeal_pause)
    assert view_of(table, 0).phase == "over"
    assert not table.next_deal()
    assert table.tick(due) == pytest.approx(due + table.pacing.deal_start)
    assert [type(each) for each in table.entries if isinstance(each, Shuffle)] == [Shuffle, Shuffle]
    assert view_of(table, 0).hand == () and table.match.deal_no == 1


def test_an_impossible_spec_is_refused() -> None:
    with pytest.raises(SettingError):
        table_of(spec_of(("person",) * 3))


# -- actions -----------------------------------------------------------------------------------------------------------


def test_a_refused_action_changes_nothing() -> None:
    table, listener = table_of(spec_of(("person",) * 4))
    assert table.submit(0, PassBid()) == Refusal("wrong_phase")
    table.start()
    until_play(table, silent)
    turn = view_of(table, 0).turn
    assert turn is not None
    hand = view_of(table, turn).hand
    before = [view_of(table, seat) for seat in range(4)], table.entries, [len(each) for each in listener.events]
    missing = next(card for card in CARDS if card not in hand)
    attempts: list[tuple[int, AnyAction, str]] = [
        (turn, Play((missing,)), "not_in_hand"),
        (turn, Play(()), "empty_play"),
        (turn, Bury(hand[:8]), "wrong_phase"),
        ((turn + 1) % 4, Play(view_of(table, (turn + 1) % 4).hand[:1]), "not_your_turn"),
    ]
    for seat, action, code in attempts:
        refusal = table.submit(seat, action)
        assert refusal is not None and refusal.code == code
    after = [view_of(table, seat) for seat in range(4)], table.entries, [len(each) for each in listener.events]
    assert before == after


def test_an_action_from_inside_a_delivery_keeps_the_order_of_events() -> None:
    table, listener = table_of(spec_of(("person",) * 4))
    table.start()
    until_play(table, silent)
    start = [len(each) for each in listener.events]
    deliver = listener.deliver

    def eager(seat: int, events: list[ev.Event], view: FourView) -> None:
        deliver(seat, events, view)
        if view.decision is not None and len(view_of(table, 0).tricks) < 3:
            table.submit(seat, silent(view))

    listener.deliver = eager  # type: ignore[method-assign]
    turn = view_of(table, 0).turn
    assert turn is not None
    table.submit(turn, silent(view_of(table, turn)))
    assert len(view_of(table, 0).tricks) == 3
    heard = [each[begin:] for each, begin in zip(listener.events, start, strict=True)]
    assert heard[0] == heard[1] == heard[2] == heard[3]
    assert sum(isinstance(each, ev.TrickTaken) for each in heard[0]) == 3


# -- questions ---------------------------------------------------------------------------------------------------------


def asked_to_play(pacing: Pacing | None = None) -> tuple[Table, Recorder, int, int, FourView]:
    """A table at time 0 where a computer seat has an open question to play: with seat, request id and View."""
    table, listener = table_of(answer=lambda view: None if view.trump is not None else bold(view))
    table.start()
    while True:
        run(table)
        view = view_of(table, 0)
        if view.phase == "bury" and listener.questions[-1][2].kind == "bury":
            seat, number, _, asked = listener.questions[-1]
            table.submit(seat, silent(asked), request_id=number)
        elif view.phase == "play" and view.turn != 0:
            break
        elif view.decision is not None:
            assert table.submit(0, bold(view)) is None
    if pacing is not None:
        table.set_pacing(pacing)
    seat, number, decision, asked = listener.questions[-1]
    assert table.match.pending() == (decision,)
    return table, listener, seat, number, asked


def test_stale_and_second_answers_are_dropped() -> None:
    table, _, seat, number, view = asked_to_play()
    plays = view_rules.plays(view, 5)
    entries = table.entries
    assert table.submit(seat, Play(plays[0]), request_id=number - 1) is None
    assert table.submit((seat + 1) % 4, Play(plays[0]), request_id=number) is None
    table.tick(0)
    assert table.entries == entries
    table.submit(seat, Play(plays[0]), request_id=number)
    table.submit(seat, Play(plays[1]), request_id=number)
    table.tick(0)
    assert table.entries[len(entries)] == Act(100, seat, "computer:random", Play(plays[0]))
    table.submit(seat, Play(plays[0]), request_id=number)
    table.fail(seat, number, "too late")
    run(table)
    assert not any(isinstance(each, Act) and each.by == "stand-in" for each in table.entries)


def test_a_refused_answer_is_replaced_by_the_stand_in() -> None:
    table, listener, seat, number, _ = asked_to_play()
    before = len(table.entries)
    table.submit(seat, PassBid(), request_id=number)
    table.tick(0)
    assert listener.troubles == [Trouble("seat_refused", {"seat": seat, "code": "wrong_phase"})]
    act = table.entries[before]
    assert isinstance(act, Act) and (act.seat, act.by) == (seat, "stand-in")


def test_a_failing_seat_is_replaced_by_the_stand_in() -> None:
    table, listener, seat, number, _ = asked_to_play()
    before = len(table.entries)
    table.fail(seat, number, "ZeroDivisionError: division by zero")
    table.tick(0)
    facts = {"seat": seat, "detail": "ZeroDivisionError: division by zero"}
    assert listener.troubles == [Trouble("seat_failed", facts)]
    act = table.entries[before]
    assert isinstance(act, Act) and (act.seat, act.by) == (seat, "stand-in")


def test_a_seat_that_never_answers_is_replaced_by_the_stand_in() -> None:
    table, listener, seat, _, _ = asked_to_play()
    due = table.tick(0)
    assert due is not None
    before = len(table.entries)
    table.tick(due - 0.01)
    assert len(table.entries) == before
    table.tick(due)
    assert listener.troubles == [Trouble("seat_late", {"seat": seat})]
    assert seat in listener.withdrawn
    act = table.entries[before]
    assert isinstance(act, Act) and (act.seat, act.by) == (seat, "stand-in")


@pytest.mark.parametrize("way", ["fails", "refused", "late"])
def test_matches_of_broken_players_come_to_their_end(way: str) -> None:
    table, listener = table_of(spec_of(COMPUTERS), pacing=msgspec.structs.replace(Pacing.none(), answer_limit=0.5))
    ask = listener.ask

    def broken(seat: int, request_id: int, decision: Decision, view: FourView) -> None:
        ask(seat, request_id, decision, view)
        if way == "fails":
            table.fail(seat, request_id, "broken")
        elif way == "refused":
            table.submit(seat, Bid(parse_cards("3S 4S")), request_id=request_id)

    listener.ask = broken  # type: ignore[method-assign]
    table.start()
    now = 0.0
    while not table.match.over:
        due = table.tick(now)
        assert due is not None or table.match.over
        now = max(now, due or now)
    codes = {each.code for each in listener.troubles}
    assert codes == {{"fails": "seat_failed", "refused": "seat_refused", "late": "seat_late"}[way]}
    acts = [each for each in table.entries if isinstance(each, Act)]
    assert {each.by for each in acts if each.by != "auto"} == {"stand-in"}


def test_the_stand_in_buries_what_is_worth_least() -> None:
    table, listener = table_of(spec_of(COMPUTERS), answer=lambda view: None if view.phase == "bury" else bold(view))
    table.start()
    run(table)
    view = listener.questions[-1][3]
    buried, order = lowest(view), view_rules.order_of(view)
    assert len(buried) == view.settings.bottom_size == 8
    kept = remove_cards(view.hand, buried)
    plain = [card for card in kept if not card.points and order.cls[card] != TRUMP]
    assert all(not card.points and order.cls[card] != TRUMP for card in buried)
    assert min(order.pos[card] for card in plain) >= max(order.pos[card] for card in buried)


# -- bidding and pauses ------------------------------------------------------------------------------------------------


def test_all_who_can_bid_are_asked_before_the_last_card_closes_the_dealing() -> None:
    table, listener = table_of(spec_of(COMPUTERS), pacing=Pacing())
    table.start()
    now = 0.0
    while view_of(table, 0).phase == "deal" and now < 100:
        due = table.tick(now)
        assert due is not None
        if due - now > 5:
            break  # waits for answers
        now = due
    assert table.match.advances == 99
    open_seats = {seat for seat, *_ in listener.questions}
    assert open_seats == {decision.seat for decision in table.match.pending()} != set()
    for seat, number, _, _ in list(listener.questions):
        table.submit(seat, PassBid(), request_id=number)
    run(table, now, limit=3)
    assert listener.questions[-1][2].kind in ("poll", "bid")


def test_a_seat_is_asked_again_only_with_new_cards_or_after_another_bid() -> None:
    table, listener = table_of(spec_of(COMPUTERS), answer=silent)
    table.start()
    run(table)
    asked: dict[int, list[FourView]] = {}
    for seat, _, decision, view in listener.questions:
        if decision.kind == "bid" and view.deal_no == 1:
            asked.setdefault(seat, []).append(view)
        if decision.kind == "poll":
            break
    assert asked
    for views in asked.values():
        facts = [(view.hand, view.bids) for view in views]
        assert len(set(facts)) == len(facts) > 1
        assert all(view_rules.bids(view) for view in views)


def test_a_computer_bid_while_cards_are_dealt_is_done() -> None:
    table, listener = table_of(spec_of(COMPUTERS), answer=bold, pacing=Pacing())
    table.start()
    finish(table, silent)
    bids = [each for each in table.entries if isinstance(each, Act) and isinstance(each.action, Bid)]
    assert bids and bids[0].at < 100
    assert bids[0].by == "computer:random"
    assert listener.troubles == []


@pytest.mark.parametrize("occupants", [COMPUTERS, ("person",) * 4])
def test_seats_without_a_bid_pass_by_themselves_after_a_natural_pause(occupants: tuple[str, ...]) -> None:
    spec = spec_of(occupants, settings=FourSettings(no_bid_first="no_trump", bid_window="after_deal"))
    pacing = Pacing()
    times: list[float] = []
    table, listener = table_of(spec, pacing=pacing)
    table.start()
    now = 0.0
    for _ in range(1000):
        before = len(listener.events[0])
        due = table.tick(now)
        times += [now for each in listener.events[0][before:] if isinstance(each, ev.PollOpened | ev.BidPassed)]
        view = view_of(table, 0)
        if view.phase == "bury" or due is None:
            break
        assert view.turn is None or due - now < 1 or view_rules.bids(view_of(table, view.turn))
        if due - now > 5:
            break
        now = due
    gaps = [after - before for before, after in pairwise(times)]
    assert all(pacing.poll_min <= gap <= pacing.poll_max + 1e-9 for gap in gaps)
    passes = [each for each in table.entries if isinstance(each, Act)]
    assert all(each.by == "auto" and each.action == PassBid() for each in passes)
    assert len(passes) == len(gaps)


def test_an_answer_waits_for_its_pause_and_no_longer() -> None:
    pacing = msgspec.structs.replace(Pacing.none(), thinking_min=2.0, thinking_max=3.0)
    table, _, seat, number, view = asked_to_play(pacing)
    before = len(table.entries)
    start = 1000.0
    table.tick(start)
    table.submit(seat, silent(view), request_id=number)
    due = table.tick(start)
    assert due is not None and start + 2.0 <= due <= start + 3.0
    table.tick(due - 0.001)
    assert len(table.entries) == before
    table.tick(due)
    assert len(table.entries) > before


def test_set_pacing_holds_for_what_is_waiting() -> None:
    slow = msgspec.structs.replace(Pacing.none(), thinking_min=50.0, thinking_max=50.0)
    table, _, seat, number, view = asked_to_play(slow)
    before = len(table.entries)
    table.submit(seat, silent(view), request_id=number)
    table.set_pacing(Pacing.none())
    table.tick(0.0)
    assert len(table.entries) > before


def test_a_finished_trick_stays_for_its_pause() -> None:
    chance = random.Random(1)
    pacing = msgspec.structs.replace(Pacing.none(), trick_pause=0.75)
    assert pacing.answer_pause("play", chance, after_trick=True) == 0.75
    assert pacing.answer_pause("play", chance) == 0.0
    assert pacing.answer_pause("poll", chance, after_trick=True) == 0.0


def test_pacing_none_has_no_pause_but_keeps_the_limit() -> None:
    values = msgspec.structs.asdict(Pacing.none())
    assert values.pop("answer_limit") == Pacing().answer_limit > 0
    assert set(values.values()) == {0.0}
    assert Pacing().scaled(2.0).deal_interval == 2 * Pacing().deal_interval
