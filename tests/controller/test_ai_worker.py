# SPDX-License-Identifier: MIT
"""Computer seats think on their own thread; answers arrive in the main one."""

from __future__ import annotations

import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject, QThread, Slot

from shengji_qt.ai.budget import Budget
from shengji_qt.controller import ai_worker
from shengji_qt.controller.ai_worker import Question, ThreadedSeats, player_of
from shengji_qt.model.actions import AnyAction, Decision, PassBid
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.model.match import Match
from tests.helpers.players import RandomPlayer, spec_of


def some_view(kind: str = "poll") -> FourView:
    """A View that only these players look at."""
    import msgspec

    from shengji_qt.model.cards import full_deck

    match = Match(Header(FORMAT, RULES, spec_of()).spec)
    match.shuffle(full_deck(2), 0)
    view = match.view(0)
    assert view is not None
    return msgspec.structs.replace(view, hand=parse_cards("3S"), decision=Decision(0, kind))  # type: ignore[arg-type]


class Noting:
    """Notes the thread it runs in; waits for `go`."""

    def __init__(self) -> None:
        self.thread: QThread | None = None
        self.seeds: list[int] = []
        self.entered = threading.Event()
        self.go = threading.Event()

    def choose(self, view: FourView, seed: int, budget: Budget) -> AnyAction | None:
        self.thread = QThread.currentThread()
        self.seeds.append(seed)
        self.entered.set()
        assert self.go.wait(30)
        return None


class Receiver(QObject):
    def __init__(self, seats: ThreadedSeats) -> None:
        super().__init__()
        self.got: list[tuple[int, object]] = []
        self.threads: set[QThread] = set()
        seats.decided.connect(self.on_answer)
        seats.failed.connect(self.on_answer)

    @Slot(int, object)
    @Slot(int, str)
    def on_answer(self, number: int, answer: object) -> None:
        self.got.append((number, answer))
        self.threads.add(QThread.currentThread())


def test_questions_are_answered_on_another_thread_and_told_on_this_one(qtbot: QtBot) -> None:
    player = Noting()
    seats = ThreadedSeats(players=lambda level: player)
    receiver = Receiver(seats)
    player.go.set()
    seats.ask(Question(7, "any", some_view("bid"), 42))
    qtbot.waitUntil(lambda: bool(receiver.got), timeout=30_000)
    assert seats.close()
    assert receiver.got == [(7, PassBid())]  # no bid
    assert player.seeds == [42]
    assert receiver.threads == {QThread.currentThread()} and player.thread not in receiver.threads


def test_silence_where_an_action_is_due_is_a_failure(qtbot: QtBot) -> None:
    player = Noting()
    player.go.set()
    seats = ThreadedSeats(players=lambda level: player)
    receiver = Receiver(seats)
    seats.ask(Question(1, "any", some_view("poll"), 0))
    qtbot.waitUntil(lambda: bool(receiver.got), timeout=30_000)
    seats.close()
    number, detail = receiver.got[0]
    assert number == 1 and isinstance(detail, str) and detail.startswith("ValueError")


def test_withdrawn_questions_are_not_answered(qtbot: QtBot) -> None:
    player = Noting()
    seats = ThreadedSeats(players=lambda level: player)
    receiver = Receiver(seats)
    questions = [Question(number, "any", some_view("bid"), number) for number in range(4)]
    for question in questions:
        seats.ask(question)
    assert player.entered.wait(30)
    questions[0].withdrawn = True  # being thought about
    questions[2].withdrawn = True  # waiting
    player.go.set()
    qtbot.waitUntil(lambda: len(receiver.got) == 2, timeout=30_000)
    seats.close()
    assert [number for number, _ in receiver.got] == [1, 3]
    assert player.seeds == [0, 1, 3]


def test_closing_drops_what_waits(qtbot: QtBot) -> None:
    player = Noting()
    seats = ThreadedSeats(players=lambda level: player)
    receiver = Receiver(seats)
    for number in range(5):
        seats.ask(Question(number, "any", some_view("bid"), number))
    assert player.entered.wait(30)
    threading.Timer(0.05, player.go.set).start()
    assert seats.close()
    assert seats.close()
    qtbot.waitUntil(lambda: not seats._thread.isRunning(), timeout=30_000)
    assert player.seeds == [0]
    assert receiver.got == []


class Endless:
    """Thinks until it is told to stop, however long that takes."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.cancelled = threading.Event()
        self.deadlines: list[float | None] = []

    def choose(self, view: FourView, seed: int, budget: Budget) -> AnyAction | None:
        self.deadlines.append(budget.deadline)
        self.entered.set()
        try:
            while True:
                budget.check()
                threading.Event().wait(0.001)
        finally:
            self.cancelled.set()


def test_closing_stops_a_seat_that_thinks(qtbot: QtBot) -> None:
    """It would think for ever: that the thread has ended shows that the budget was cancelled."""
    player = Endless()
    seats = ThreadedSeats(players=lambda level: player)
    receiver = Receiver(seats)
    seats.ask(Question(1, "any", some_view("poll"), 0))
    assert player.entered.wait(30)
    assert seats.close()
    assert player.cancelled.is_set() and not seats._thread.isRunning()
    assert receiver.got == []


def test_a_question_withdrawn_while_it_is_thought_about_makes_room_for_the_next(qtbot: QtBot) -> None:
    player = Endless()
    seats = ThreadedSeats(players=lambda level: RandomPlayer() if level == "quick" else player)
    receiver = Receiver(seats)
    question = Question(1, "any", some_view("poll"), 0)
    seats.ask(question)
    seats.ask(Question(2, "quick", some_view("poll"), 0))
    assert player.entered.wait(30)
    question.withdrawn = True
    qtbot.waitUntil(lambda: bool(receiver.got), timeout=30_000)
    seats.close()
    assert [number for number, _ in receiver.got] == [2]
    assert player.deadlines[0] is not None, "there is an end to thinking in the window"


def test_one_player_a_level_is_made(qtbot: QtBot) -> None:
    made: list[str] = []

    def players(level: str) -> RandomPlayer:
        made.append(level)
        return RandomPlayer(level)

    seats = ThreadedSeats(players=players)
    receiver = Receiver(seats)
    for number, level in enumerate(("a", "b", "a")):
        seats.ask(Question(number, level, some_view("bid"), 0))
    qtbot.waitUntil(lambda: len(receiver.got) == 3, timeout=30_000)
    seats.close()
    assert made == ["a", "b"]


def test_the_window_gets_its_turn_every_millisecond(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sys.getswitchinterval()
    ThreadedSeats().close()
    assert sys.getswitchinterval() == pytest.approx(ai_worker.SWITCH_INTERVAL)
    sys.setswitchinterval(before)


def test_levels_come_from_the_computer_players() -> None:
    assert player_of("normal") is player_of("normal")
    with pytest.raises(ValueError, match="no such player"):
        player_of("no such level")
