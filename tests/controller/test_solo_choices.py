# SPDX-License-Identifier: MIT
"""What the person may ask besides playing: a hint, taking back, finishing and conceding."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject

from shengji_qt.ai.budget import Budget
from shengji_qt.controller import saved_matches
from shengji_qt.controller.ai_worker import Question, ThreadedSeats, answer, player_of
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model.actions import AnyAction, Choice, PassBid, Play
from shengji_qt.model.events import DealSettled, Event
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.endgame import all_forced
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import Act, Note
from shengji_qt.model.match import replay
from shengji_qt.table.journal import read
from shengji_qt.table.pacing import Pacing
from tests.helpers.fakes import InlineWorker, same
from tests.helpers.players import RandomPlayer, spec_of


class Person(QObject):
    """Plays at random until `stop` says that it has come far enough; writes down the hints."""

    def __init__(self, table: SoloTable) -> None:
        super().__init__()
        self.table = table
        self.events: list[Event] = []
        self.hints: list[tuple[list[Choice], FourView]] = []
        self.told: list[str] = []
        self.cards = 26  # plays on while it holds more than these; 26: stops at the first card to play
        self._player, self._seed = RandomPlayer(), 0
        table.events_arrived.connect(self.on_events)
        table.hint_ready.connect(self.on_hint)
        table.handed_over.connect(self.told.append)

    def on_events(self, events: list[Event], view: FourView) -> None:
        self.events += events
        if view.decision is None or view.decision.optional or view != self.table.view:
            return
        if view.decision.kind == "poll" and not view_rules.bids(view):
            return
        if view.phase == "play" and len(view.hand) <= self.cards:
            return
        self._seed += 1
        self.table.submit(self._player.choose(view, self._seed))

    def on_hint(self, choices: list[Choice], view: FourView) -> None:
        self.hints.append((choices, view))

    @property
    def settled(self) -> bool:
        return any(isinstance(each, DealSettled) for each in self.events)


def ranking(parent: QObject) -> InlineWorker:
    return InlineWorker(parent, player_of)


class Patient(InlineWorker):
    """Keeps the questions for hints until they are answered by the test."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, player_of)
        self.kept: list[Question] = []

    def ask(self, question: Question) -> None:
        if question.hint:
            self.kept.append(question)
        else:
            super().ask(question)

    def release(self) -> None:
        for question in self.kept:
            self.decided.emit(question.number, answer(player_of("normal"), question))
        self.kept.clear()


@pytest.fixture
def table(qapp: QObject) -> Iterator[SoloTable]:
    made = SoloTable(seats=ranking, pacing=Pacing.none(), rng=random.Random(3))
    yield made
    made.close()


def seated(table: SoloTable, cards: int = 26, path: Path | None = None) -> Person:
    person = Person(table)
    person.cards = cards
    table.start(spec_of(("person", *("computer:normal",) * 3), deals=2), path)  # not at random: the same deal each time
    return person


def now(table: SoloTable) -> FourView:
    assert table.view is not None
    return table.view


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_is_legal_and_made_from_the_persons_view(table: SoloTable) -> None:
    person = seated(table)
    assert table.ask_hint()
    [(choices, view)] = person.hints
    assert view is table.view and choices
    assert all(view_rules.check(view, choice.action) is None for choice in choices)
    assert choices == player_of("normal").rank(view, None, 0)  # type: ignore[attr-defined]


def test_a_late_hint_is_dropped(qapp: QObject) -> None:
    seats: list[Patient] = []

    def made(parent: QObject) -> Patient:
        seats.append(Patient(parent))
        return seats[-1]

    table = SoloTable(seats=made, pacing=Pacing.none(), rng=random.Random(3))
    person = seated(table)
    assert table.ask_hint() and table.ask_hint()
    assert len(seats[0].kept) == 1, "asked once for one View"
    table.submit(Play(view_rules.plays(now(table), 1)[0]))
    assert seats[0].kept[0].withdrawn
    seats[0].release()
    assert not person.hints
    assert table.ask_hint()
    seats[0].release()
    assert [view for _, view in person.hints] == [table.view]
    assert table.ask_hint()
    table.close()
    seats[0].release()
    assert len(person.hints) == 1


class Silent:
    """Never bids."""

    def choose(self, view: FourView, seed: int, budget: Budget) -> AnyAction:
        return PassBid()


def test_while_cards_are_dealt_only_an_own_card_makes_a_hint_late(qapp: QObject) -> None:
    seats: list[Patient] = []
    time = 0.0

    def made(parent: QObject) -> Patient:
        seats.append(Patient(parent))
        seats[-1]._players = lambda _level: Silent()
        return seats[-1]

    table = SoloTable(seats=made, pacing=Pacing(), rng=random.Random(3), clock=lambda: time)
    person = seated(table)

    def next_card() -> FourView:
        nonlocal time
        before = table.view
        while table.view is before:
            time += 0.01
            table._wake()
        return now(table)

    view = next_card()
    while view.decision is None:
        view = next_card()
    cards = len(view.hand)
    while len(next_card().hand) == cards:  # to where the person has just got a card
        pass
    assert table.ask_hint()
    next_card()
    seats[0].release()
    assert [each for _, each in person.hints] == [table.view]
    assert table.ask_hint()
    for _ in range(3):
        next_card()
    assert len(now(table).hand) == cards + 2 and seats[0].kept[0].withdrawn
    seats[0].release()
    assert len(person.hints) == 1
    table.close()


def test_a_hint_comes_from_the_thread(qtbot: QtBot) -> None:
    table = SoloTable(seats=ThreadedSeats, pacing=Pacing.none(), rng=random.Random(3))
    person = seated(table)
    qtbot.waitUntil(lambda: table.view is not None and table.view.phase == "play" and table.view.turn == 0)
    with qtbot.waitSignal(table.hint_ready, timeout=10_000):
        assert table.ask_hint()
    assert person.hints[0][1] is table.view
    table.close()


def test_nobody_asked_no_hint(table: SoloTable) -> None:
    assert not table.ask_hint()
    seated(table, cards=0)
    assert now(table).phase == "over" and not table.ask_hint()


def test_a_player_that_ranks_nothing_gives_an_empty_hint(qapp: QObject) -> None:
    table = SoloTable(seats=InlineWorker, pacing=Pacing.none(), rng=random.Random(3))
    person = seated(table)
    assert table.ask_hint()
    assert person.hints == [([], table.view)]
    table.close()


# -- taking back -------------------------------------------------------------------------------------------------------


def test_taking_back_is_possible_as_long_as_there_is_a_decision(table: SoloTable) -> None:
    assert not table.can_take_back
    seated(table)
    decisions = 0
    first = now(table)
    table.submit(Play(view_rules.plays(first, 1)[0]))
    while table.can_take_back:
        assert table.take_back()
        decisions += 1
        if decisions == 1:
            assert same(first, table.view)
        assert decisions < 10
    assert not table.take_back() and decisions >= 1


# -- finishing ---------------------------------------------------------------------------------------------------------


def test_finishing_plays_the_last_cards(table: SoloTable, tmp_path: Path) -> None:
    person = seated(table, cards=1, path=tmp_path / "a.journal")
    while not table.can_finish:
        table.submit(Play(view_rules.plays(now(table), 1)[0]))
    assert all_forced(now(table))
    acts = len(_acts(tmp_path / "a.journal"))
    assert table.finish_deal() and person.settled and person.told == ["auto"]
    last = _acts(tmp_path / "a.journal")[acts:]
    assert [act.by for act in last if act.seat == 0] == ["auto"]
    assert not table.finish_deal() and not table.can_finish


def test_nothing_is_finished_for_a_person_who_may_choose(table: SoloTable) -> None:
    person = seated(table)
    assert not table.can_finish and not table.finish_deal() and not person.settled


# -- conceding ---------------------------------------------------------------------------------------------------------


def test_a_conceded_deal_is_played_to_its_end_by_stand_ins(table: SoloTable, tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    person = seated(table, path=path)
    assert table.can_concede("deal") and table.concede("deal")
    assert person.settled and person.told == ["stand-in"]
    mine = [act.by for act in _acts(path) if act.seat == 0 and isinstance(act.action, Play)]
    assert len(mine) > 5 and set(mine) == {"stand-in"}
    assert not table.can_concede("deal") and not table.concede("deal")
    table.next_deal()
    assert now(table).deal_no == 2 and now(table).turn == 0 and now(table).phase == "play", "the next one is his own"
    loaded = read(path)
    match = replay(loaded.header, loaded.entries)
    assert table.match is not None and match.summaries == table.match.summaries


def test_stand_ins_do_not_wait(qapp: QObject) -> None:
    """Conceded: no natural pauses any more, while the next deal has them again."""
    table = SoloTable(seats=ranking, pacing=Pacing.none(), rng=random.Random(3))
    person = seated(table)
    table.set_pace(Pacing())
    table.concede("deal")
    assert person.settled
    table.next_deal()
    assert now(table).phase == "over", "dealing takes its time"
    table.close()


def test_a_conceded_deal_can_be_taken_back(table: SoloTable) -> None:
    seated(table)
    first = now(table)
    table.submit(Play(view_rules.plays(first, 1)[0]))
    table.concede("deal")
    assert table.can_take_back and table.take_back()
    assert same(first, table.view) and table.can_concede("deal")


def test_a_conceded_match_is_left_and_not_offered_again(table: SoloTable, qtbot: QtBot) -> None:
    path = saved_matches.new_path()
    person = seated(table, path=path)
    assert [each.path for each in waiting_matches()] == [path]
    with qtbot.waitSignal(table.match_conceded):
        assert table.concede("match")
    assert table.match is None and not person.settled
    assert path.exists() and waiting_matches() == []
    assert read(path).entries[-1] == Note("conceded", 0)
    assert not table.concede("match")


def test_before_trumps_are_fixed_there_is_no_deal_to_concede(qapp: QObject) -> None:
    table = SoloTable(seats=ranking, pacing=Pacing(), rng=random.Random(3))
    table.start(spec_of())
    assert not table.can_concede("deal") and not table.concede("deal") and table.can_concede("match")
    table.close()


def _acts(path: Path) -> list[Act]:
    return [entry for entry in read(path).entries if isinstance(entry, Act)]
