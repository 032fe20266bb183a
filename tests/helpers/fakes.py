# SPDX-License-Identifier: MIT
"""A driver for a Table and computer seats for a SoloTable, both without threads and clocks."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shengji_qt.controller.ai_worker import Player, Question, answer
from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.events import Event
from shengji_qt.model.vocabulary import AnyView
from shengji_qt.table.table import Table
from shengji_qt.table.troubles import Trouble
from tests.helpers.players import RandomPlayer

MOST_SEATS = 5


class InlineWorker(QObject):
    """Takes the place of `ThreadedSeats`: answers in the caller's thread, before `ask` returns."""

    decided = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, players: Callable[[str], Player] = RandomPlayer) -> None:
        super().__init__(parent)
        self._players = players
        self.closed = False

    def ask(self, question: Question) -> None:
        try:
            action = answer(self._players(question.level), question)
        except Exception as error:
            self.failed.emit(question.number, str(error))
        else:
            self.decided.emit(question.number, action)

    def close(self) -> bool:
        self.closed = True
        return True


class Slow(QObject):
    """Computer seats that keep every question until `release`."""

    decided = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.questions: list[Question] = []

    def ask(self, question: Question) -> None:
        self.questions.append(question)

    def close(self) -> bool:
        return True

    def release(self, question: Question) -> None:
        action = RandomPlayer().choose(question.view, question.seed)
        self.decided.emit(question.number, action)


class Recorder:
    """A listener that writes down what it gets; `answer` answers questions at once, or with None leaves them open."""

    def __init__(self, answer: Callable[[AnyView], AnyAction | None] | None = None) -> None:
        self.table: Table | None = None
        self.answer = answer
        self.events: list[list[Event]] = [[] for _ in range(MOST_SEATS)]
        self.watched: list[Event] = []
        self.views: list[AnyView | None] = [None] * MOST_SEATS
        self.questions: list[tuple[int, int, Decision, AnyView]] = []
        self.withdrawn: list[int] = []
        self.troubles: list[Trouble] = []

    def deliver(self, seat: int | None, events: list[Event], view: AnyView) -> None:
        if seat is None:
            assert view.seat is None
            self.watched += events
            return
        self.events[seat] += events
        self.views[seat] = view

    def ask(self, seat: int, request_id: int, decision: Decision, view: AnyView) -> None:
        self.questions.append((seat, request_id, decision, view))
        action = None if self.answer is None else self.answer(view)
        if action is not None and self.table is not None:
            self.table.submit(seat, action, request_id=request_id)

    def withdraw(self, seat: int) -> None:
        self.withdrawn.append(seat)

    def trouble(self, trouble: Trouble) -> None:
        self.troubles.append(trouble)


def random_answers(seed: int) -> Callable[[AnyView], AnyAction]:
    """Answers of a `RandomPlayer` with seeds from one generator."""
    rng = random.Random(seed)
    player = RandomPlayer()
    return lambda view: player.choose(view, rng.getrandbits(32))


def run(table: Table, now: float = 0.0, *, limit: int = 100_000) -> float:
    """Tick, jumping to each wake-up, until the table waits for somebody; the time then."""
    for _ in range(limit):
        due = table.tick(now)
        if due is None or due - now >= table.pacing.answer_limit:
            return now
        now = max(now, due)
    raise AssertionError("the table never came to rest")


def finish(table: Table, persons: Callable[[AnyView], AnyAction], now: float = 0.0) -> float:
    """Play the match to its end; `persons` acts for the seats of people."""
    while not table.match.over:
        now = run(table, now)
        if table.next_deal() or table.match.over:
            continue
        for decision in table.match.pending():
            view = table.view(decision.seat)
            assert view is not None
            if not decision.optional:
                assert table.submit(decision.seat, persons(view)) is None
                break
        else:
            raise AssertionError("nobody is asked and nothing happens")
    return now


def same(one: AnyView | None, other: AnyView | None) -> bool:
    """Byte equality."""
    return codec.encode(one) == codec.encode(other)
