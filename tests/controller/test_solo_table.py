# SPDX-License-Identifier: MIT
"""The table driven from Qt's event loop, with computer seats that answer at once and on a thread."""

from __future__ import annotations

import errno
import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject

from shengji_qt.ai.budget import Budget
from shengji_qt.controller.ai_worker import Player, ThreadedSeats
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, PassBid, Play
from shengji_qt.model.cards import CARDS
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import FORMAT, RULES, Act, DealEnd, Header, Shuffle
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import SettingError
from shengji_qt.model.summaries import FourSummary
from shengji_qt.table import journal as journal_module
from shengji_qt.table.journal import Journal, line_bytes, read
from shengji_qt.table.lock import FileLock
from shengji_qt.table.pacing import Pacing
from tests.helpers.fakes import InlineWorker, Slow, random_answers, same
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of


class Person(QObject):
    """Sits in front of the table: plays at random and writes down what the signals say."""

    def __init__(self, table: SoloTable, *, plays: bool = True) -> None:
        super().__init__()
        self.table = table
        self.events: list[ev.Event] = []
        self.views: list[FourView] = []
        self.refusals: list[tuple[AnyAction, object]] = []
        self.thinking: list[tuple[int, bool]] = []
        self.troubles: list[tuple[str, dict[str, object]]] = []
        self.plays = plays
        self._answer = random_answers(5)
        table.events_arrived.connect(self.on_events)
        table.refused.connect(self.on_refused)
        table.thinking_changed.connect(self.on_thinking)
        table.trouble.connect(self.on_trouble)

    def on_events(self, events: list[ev.Event], view: FourView) -> None:
        self.events += events
        self.views.append(view)
        if not self.plays or view.decision is None or view.decision.optional:
            return
        if view.decision.kind != "poll" or view_rules.bids(view):  # else the table passes by itself
            self.table.submit(self._answer(view))

    def on_refused(self, action: AnyAction, refusal: object) -> None:
        self.refusals.append((action, refusal))

    def on_thinking(self, seat: int, thinking: bool) -> None:
        self.thinking.append((seat, thinking))

    def on_trouble(self, code: str, facts: dict[str, object]) -> None:
        self.troubles.append((code, facts))

    @property
    def settled(self) -> bool:
        return any(isinstance(each, ev.DealSettled) for each in self.events)


def threaded(parent: QObject) -> ThreadedSeats:
    return ThreadedSeats(parent, RandomPlayer)


@pytest.fixture(params=[InlineWorker, threaded], ids=["inline", "threaded"])
def table(request: pytest.FixtureRequest, qapp: QObject) -> Iterator[SoloTable]:
    made = SoloTable(seats=request.param, pacing=Pacing.none(), rng=random.Random(3))
    yield made
    made.close()


@pytest.fixture
def inline(qapp: QObject) -> Iterator[SoloTable]:
    made = SoloTable(seats=InlineWorker, pacing=Pacing.none(), rng=random.Random(3))
    yield made
    made.close()


def to_the_first_card(table: SoloTable) -> Person:
    """A person who has come to where a card is to be played and stops there."""
    person = Person(table)
    stop = person.on_events

    def until_play(events: list[ev.Event], view: FourView) -> None:
        if view.phase == "play" and view.turn == table.seat:
            person.plays = False
        stop(events, view)

    table.events_arrived.disconnect(person.on_events)
    table.events_arrived.connect(until_play)
    return person


def test_a_match_of_two_deals_comes_to_its_end(table: SoloTable, qtbot: QtBot) -> None:
    person = Person(table)
    table.start(spec_of(deals=2))
    qtbot.waitUntil(lambda: person.settled, timeout=60_000)
    assert table.match is not None and not table.match.over
    table.next_deal()
    qtbot.waitUntil(lambda: table.match is not None and table.match.over, timeout=60_000)
    assert isinstance(person.events[-1], ev.MatchEnded)
    assert len(table.match.summaries) == 2
    assert not person.refusals and not person.troubles
    assert person.views[-1] == table.view
    table.next_deal()
    assert isinstance(person.events[-1], ev.MatchEnded)


def test_the_timer_deals_and_the_person_may_bid_meanwhile(qtbot: QtBot) -> None:
    table = SoloTable(seats=InlineWorker, pacing=Pacing().scaled(0.003), rng=random.Random(3))
    person = Person(table)

    def bid(events: list[ev.Event], view: FourView) -> None:
        if view.decision is not None and view.decision.optional and not view.bids:
            table.submit(view_rules.bids(view)[0])

    table.events_arrived.connect(bid)
    table.start(spec_of())
    assert not person.events  # the first card takes its time
    qtbot.waitUntil(lambda: person.settled, timeout=60_000)
    table.close()
    first = next(each for each in person.events if isinstance(each, ev.BidMade))
    dealt = sum(isinstance(each, ev.CardDealt | ev.CardDealtHidden) for each in person.events)
    before = person.events[: person.events.index(first)]
    assert dealt == 100 and not any(isinstance(each, ev.PollOpened) for each in before)
    assert not person.refusals and not person.troubles


def test_a_new_pace_holds_at_once(inline: SoloTable) -> None:
    person = Person(inline)
    inline.set_pace(Pacing())
    inline.start(spec_of())
    assert not person.events
    inline.set_pace(Pacing.none())
    assert person.settled


def test_a_held_match_stands_still_and_goes_on_as_if_no_time_had_passed(qapp: QObject) -> None:
    now = 100.0
    seats = Slow()
    table = SoloTable(seats=lambda parent: seats, pacing=Pacing(), rng=random.Random(3), clock=lambda: now)
    person = Person(table, plays=False)

    def dealt_after(seconds: float) -> int:
        nonlocal now
        now += seconds
        table._wake()
        return sum(isinstance(each, ev.CardDealt | ev.CardDealtHidden) for each in person.events)

    table.start(spec_of())
    assert [dealt_after(each) for each in (0.5, 0.11, 0.1)] == [0, 1, 1]
    table.hold(True)
    assert dealt_after(600.0) == 1 and not table._timer.isActive()
    table.hold(False)
    assert [dealt_after(each) for each in (0.0, 0.01, 0.02)] == [1, 1, 2], "what was left of the pause is still there"
    table.hold(True)
    table.start(spec_of())
    assert dealt_after(1.0) == 3, "another match is not held"
    table.close()


def test_an_answer_that_comes_while_the_match_is_held_is_taken_when_it_goes_on(slow: tuple[SoloTable, Slow]) -> None:
    table, seats = slow
    person = Person(table, plays=False)
    table.start(spec_of())
    while not seats.questions[-1].view.turn:  # to where a computer seat is on turn
        seats.release(seats.questions[-1])
    heard, question = len(person.events), seats.questions[-1]
    table.hold(True)
    seats.release(question)
    table.set_pace(Pacing.none())
    assert len(person.events) == heard and seats.questions[-1] is question
    table.hold(False)
    assert len(person.events) == heard, "not before the page that was covered is there"
    table._timer.timeout.emit()
    assert len(person.events) > heard and seats.questions[-1] is not question
    assert not person.troubles


def test_closing_and_starting_again_leaves_nothing_behind(qtbot: QtBot) -> None:
    table = SoloTable(seats=threaded, pacing=Pacing.none())
    for _ in range(20):
        table.start(spec_of(COMPUTERS))
        table.close()
        table.close()
    qtbot.waitUntil(lambda: not table.findChildren(ThreadedSeats), timeout=30_000)


def test_the_events_are_those_the_person_may_know(inline: SoloTable) -> None:
    person = Person(inline)
    inline.start(spec_of(("computer:random", "computer:random", "person", "computer:random")))
    assert inline.seat == 2 and person.settled
    dealt = [each for each in person.events if isinstance(each, ev.CardDealt | ev.CardDealtHidden)]
    assert len(dealt) == 100 and {each.seat for each in dealt if isinstance(each, ev.CardDealt)} == {2}
    assert all(view.seat == 2 for view in person.views)


def test_a_table_of_computer_seats_is_seen_from_the_first(inline: SoloTable) -> None:
    person = Person(inline, plays=False)
    inline.start(spec_of(COMPUTERS))
    assert inline.seat == 0 and person.settled


def test_a_refused_action_is_told_and_changes_nothing(inline: SoloTable) -> None:
    person = to_the_first_card(inline)
    inline.start(spec_of())
    view = inline.view
    assert view is not None and view.decision is not None and view.decision.kind == "play"
    heard = len(person.events)
    missing = next(card for card in CARDS if card not in view.hand)
    attempts: list[tuple[AnyAction, str]] = [(Play((missing,)), "not_in_hand"), (PassBid(), "wrong_phase")]
    for action, code in attempts:
        inline.submit(action)
        refused_action, refusal = person.refusals[-1]
        assert refused_action is action and isinstance(refusal, Refusal) and refusal.code == code
    assert len(person.events) == heard and same(inline.view, view)
    inline.submit(Play(view_rules.plays(view, 1)[0]))
    assert len(person.events) > heard and len(person.refusals) == 2


def test_thinking_follows_the_turn_that_everybody_sees(inline: SoloTable) -> None:
    person = Person(inline)
    inline.start(spec_of())
    assert person.settled
    assert {seat for seat, _ in person.thinking} == {1, 2, 3}
    open_seat: int | None = None
    for seat, thinking in person.thinking:
        assert (open_seat is None) if thinking else (open_seat == seat)
        open_seat = seat if thinking else None
    assert open_seat is None


def test_nobody_seems_to_think_while_cards_are_dealt(inline: SoloTable) -> None:
    person = Person(inline)
    dealing: list[bool] = []
    inline.thinking_changed.connect(lambda *_: dealing.append(inline.view is None or inline.view.phase == "deal"))
    inline.start(spec_of())
    assert person.settled and dealing and not any(dealing)


def test_an_impossible_match_leaves_the_running_one_alone(inline: SoloTable, tmp_path: Path) -> None:
    to_the_first_card(inline)
    inline.start(spec_of())
    view = inline.view
    with pytest.raises(SettingError):
        inline.start(spec_of(("person",) * 3), tmp_path / "a.journal")
    assert inline.view is view and list(tmp_path.iterdir()) == []


# -- saving ------------------------------------------------------------------------------------------------------------


def test_a_match_is_saved_and_resumed_where_it_was(inline: SoloTable, tmp_path: Path, qapp: QObject) -> None:
    path = tmp_path / "saves" / "a.journal"
    person = to_the_first_card(inline)
    inline.start(spec_of(), path)
    view = inline.view
    inline.close()
    header = read(path).header
    assert header.spec == spec_of() and header.created > 1_700_000_000 and header.app
    again = SoloTable(seats=InlineWorker, pacing=Pacing.none())
    other = Person(again, plays=False)
    assert again.resume(path)
    assert other.events == [] and same(other.views[0], view) and same(again.view, view)
    assert again.spec == spec_of() and not other.troubles and not person.troubles
    other.plays = True
    assert view is not None
    again.submit(Play(view_rules.plays(view, 1)[0]))
    assert other.settled
    again.close()
    assert isinstance(read(path).entries[-1], DealEnd)


def test_a_match_on_its_result_page_is_resumed_there(inline: SoloTable, tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    person = Person(inline)
    inline.start(spec_of(deals=2), path)
    assert person.settled and inline.resume(path)
    assert inline.match is not None and len(inline.match.summaries) == 1
    assert inline.view is not None and inline.view.phase == "over"
    inline.next_deal()
    assert inline.match.over


def test_a_full_disk_is_told_once_and_the_match_goes_on(
    inline: SoloTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.journal"
    person = Person(inline)
    write, lines = journal_module.write_at, 0

    def full_after_ten_lines(file: io.FileIO, offset: int, data: bytes) -> None:
        nonlocal lines
        lines += 1
        if lines > 10:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(file, offset, data)

    monkeypatch.setattr(journal_module, "write_at", full_after_ten_lines)
    inline.start(spec_of(deals=2), path)
    assert person.settled
    assert person.troubles == [("journal_disk_full", {"path": str(path)})]
    assert len(read(path).entries) == 9
    monkeypatch.setattr(journal_module, "write_at", write)
    inline.next_deal()
    assert person.troubles[1:] == [("journal_recovered", {"path": str(path)})]
    assert inline.match is not None and inline.match.over
    inline.close()
    assert [each.summary for each in read(path).entries if isinstance(each, DealEnd)] == inline_summaries(person)


def inline_summaries(person: Person) -> list[FourSummary]:
    return [each.summary for each in person.events if isinstance(each, ev.DealSettled)]


def test_a_match_that_cannot_be_saved_at_all_is_played(inline: SoloTable, tmp_path: Path) -> None:
    (tmp_path / "saves").touch()  # a file where the folder should be
    person = Person(inline)
    inline.start(spec_of(), tmp_path / "saves" / "a.journal")
    assert [code for code, _ in person.troubles] == ["journal_failed"]
    assert person.settled


def test_a_match_that_can_only_be_read_is_resumed_without_saving(
    inline: SoloTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.journal"
    to_the_first_card(inline)
    inline.start(spec_of(), path)
    view = inline.view
    inline.close()
    before = path.read_bytes()

    def denied(*_: object) -> FileLock:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(journal_module, "FileLock", denied)
    person = Person(inline, plays=False)
    assert inline.resume(path)
    assert [code for code, _ in person.troubles] == ["journal_read_only"]
    assert same(inline.view, view)
    person.plays = True
    assert view is not None
    inline.submit(Play(view_rules.plays(view, 1)[0]))
    assert person.settled and path.read_bytes() == before


def test_what_cannot_be_resumed_is_told(inline: SoloTable, tmp_path: Path) -> None:
    person = Person(inline)
    rubbish, impossible, locked = (tmp_path / name for name in ("r.journal", "i.journal", "l.journal"))
    rubbish.write_bytes(b"rubbish")
    impossible.write_bytes(line_bytes(0, Header(FORMAT, RULES, spec_of(("person",) * 3))))
    journal = Journal.create(locked, Header(FORMAT, RULES, spec_of()))
    for path in (tmp_path / "missing.journal", rubbish, impossible, locked):
        assert not inline.resume(path)
        assert inline.match is None
    journal.close()
    codes = ["journal_missing", "journal_unreadable", "journal_unreadable", "journal_locked"]
    assert [code for code, _ in person.troubles] == codes
    assert rubbish.read_bytes() == b"rubbish"
    assert inline.resume(locked)  # an empty match is one too


def test_a_torn_line_is_told_when_resuming(inline: SoloTable, tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    to_the_first_card(inline)
    inline.start(spec_of(), path)
    inline.close()
    entries = read(path).entries
    with path.open("ab") as file:
        file.write(b"77 0123")
    person = Person(inline, plays=False)
    assert inline.resume(path)
    assert [code for code, _ in person.troubles] == ["journal_torn"]
    inline.close()
    assert read(path).entries == entries


def test_take_back_shows_the_table_afresh(inline: SoloTable, tmp_path: Path) -> None:
    person = to_the_first_card(inline)
    inline.start(spec_of(), tmp_path / "a.journal")
    view = inline.view
    assert view is not None
    inline.submit(Play(view_rules.plays(view, 1)[0]))
    heard = len(person.events)
    assert inline.take_back()
    assert len(person.events) == heard and same(person.views[-1], view) and same(inline.view, view)


def test_without_a_match_nothing_happens(inline: SoloTable) -> None:
    person = Person(inline)
    inline.submit(PassBid())
    inline.next_deal()
    assert not inline.take_back()
    inline.set_pace(Pacing())
    assert inline.view is None and inline.match is None and inline.spec is None
    assert not person.refusals and not person.events
    inline.close()
    inline.close()


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow(qapp: QObject) -> Iterator[tuple[SoloTable, Slow]]:
    seats = Slow()
    made = SoloTable(seats=lambda parent: seats, pacing=Pacing.none(), rng=random.Random(3))
    yield made, seats
    made.close()


def acts(path: Path) -> list[Act]:
    return [each for each in read(path).entries if isinstance(each, Act) and each.by.startswith("computer")]


def test_late_answers_are_dropped(slow: tuple[SoloTable, Slow], tmp_path: Path) -> None:
    table, seats = slow
    path = tmp_path / "a.journal"
    table.start(spec_of(COMPUTERS), path)
    while not acts(path):
        seats.release(seats.questions[-1])
    entries = read(path).entries
    for question in seats.questions[:-1]:
        seats.release(question)
    assert read(path).entries == entries


def test_an_answer_never_reaches_another_match(slow: tuple[SoloTable, Slow], tmp_path: Path) -> None:
    table, seats = slow
    table.start(spec_of(COMPUTERS), tmp_path / "a.journal")
    while len(seats.questions) < 4:
        seats.release(seats.questions[-1])
    old = seats.questions[-1]
    path = tmp_path / "b.journal"
    table.start(spec_of(COMPUTERS), path)
    assert old.withdrawn
    while len(seats.questions) < 8:
        seats.release(seats.questions[-1])
    entries = read(path).entries
    seats.release(old)
    assert read(path).entries == entries
    table.close()
    assert seats.questions[-1].withdrawn
    seats.release(seats.questions[-1])
    assert read(path).entries == entries


class Broken:
    """A player that always fails, or says nothing."""

    def __init__(self, fails: bool) -> None:
        self._fails = fails

    def choose(self, view: FourView, seed: int, budget: Budget) -> AnyAction | None:
        if self._fails:
            raise ZeroDivisionError("division by zero")
        return None


@pytest.mark.parametrize("fails", [True, False])
def test_broken_computer_seats_are_told_once_each_and_the_match_ends(qtbot: QtBot, fails: bool) -> None:
    def players(level: str) -> Player:
        return Broken(fails)

    table = SoloTable(seats=lambda parent: ThreadedSeats(parent, players), pacing=Pacing.none())
    person = Person(table)
    table.start(spec_of())
    qtbot.waitUntil(lambda: person.settled, timeout=60_000)
    table.close()
    seats = [facts["seat"] for code, facts in person.troubles if code == "seat_failed"]
    assert sorted(map(str, seats)) == ["1", "2", "3"] and len(person.troubles) == 3


def test_an_unknown_level_is_a_failing_seat(qtbot: QtBot) -> None:
    table = SoloTable(pacing=Pacing.none())
    person = Person(table)
    table.start(spec_of(("person", "computer:no such level", "computer:random", "computer:normal")))
    qtbot.waitUntil(lambda: person.settled, timeout=60_000)
    table.close()
    assert [(code, facts["seat"]) for code, facts in person.troubles] == [("seat_failed", 1)]


def test_the_shuffles_come_from_the_given_generator(qapp: QObject, tmp_path: Path) -> None:
    decks = []
    for name in ("a", "b"):
        table = SoloTable(seats=InlineWorker, pacing=Pacing.none(), rng=random.Random(11))
        table.start(spec_of(), tmp_path / name)
        table.close()
        decks.append(next(each for each in read(tmp_path / name).entries if isinstance(each, Shuffle)))
    assert decks[0] == decks[1]
