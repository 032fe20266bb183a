# SPDX-License-Identifier: MIT
"""Computer seats think on a thread of their own: a View goes in by signal, `(request id, action)` comes out by signal.

Only signals cross the threads, and only methods of QObjects receive them: lambdas and methods of plain objects would
run in the emitting thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from shengji_qt.ai.asking import THINKING, decide
from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.controller.shutdown import CancellableThread, Shutdown
from shengji_qt.model.actions import AnyAction, Choice
from shengji_qt.model.vocabulary import AnyView

SWITCH_INTERVAL: Final = 0.001  # seconds; Python's own 5 ms make the window stutter beside a thinking seat


class Player(Protocol):
    """What a computer seat is to the controller."""

    def choose(self, view: AnyView, seed: int, budget: Budget) -> AnyAction | None:
        """An action for `view.decision`, or None for no bid; the same View and seed give the same.

        May raise `Cancelled` once the budget is cancelled.
        """


class Question:
    """A View with all that is needed to answer it. Immutable but for `withdrawn`, which only ever becomes true.

    `hint`: the person wants to know what could be done, so the answer is a list of choices.
    """

    __slots__ = ("hint", "level", "number", "seed", "view", "withdrawn")

    def __init__(self, number: int, level: str, view: AnyView, seed: int, *, hint: bool = False) -> None:
        self.number = number
        self.level = level
        self.view = view
        self.seed = seed
        self.hint = hint
        self.withdrawn = False


def player_of(level: str) -> Player:
    """The player of this level; imports the players only when the first one is needed."""
    from shengji_qt.ai.players import player

    return player(level)


def answer(player: Player, question: Question, budget: Budget = ENDLESS) -> AnyAction | list[Choice]:
    """What the player does, or for a hint those of its choices that make sense, best first.

    Raises ValueError if it says nothing where it must act, or knows no choices, or what the player raises.
    """
    if question.hint:
        return _choices(player, question, budget)
    return decide(player, question.view, question.seed, budget)


def _choices(player: Player, question: Question, budget: Budget) -> list[Choice]:
    rank = getattr(player, "rank", None)
    if rank is None:
        raise ValueError(f"{type(player).__name__} ranks nothing")
    from shengji_qt.ai.hinting import sensible

    return sensible(question.view, rank(question.view, budget, question.seed))


class AiWorker(QObject):
    """Answers one question after the other, in the thread it has been moved to. A question that is withdrawn while it
    is thought about, and the end of the program, cancel the player's budget.
    """

    decided = Signal(int, object)  # request id, action; for a hint: [Choice]
    failed = Signal(int, str)  # request id, what went wrong

    def __init__(self, players: Callable[[str], Player] = player_of) -> None:
        super().__init__()
        self._make = players
        self._players: dict[str, Player] = {}
        self._stopped = False

    def stop(self) -> None:
        """Answer nothing more. May be called from any thread."""
        self._stopped = True

    @Slot(object)
    def think(self, question: Question) -> None:
        """Emits `decided` or `failed`, unless the question is withdrawn meanwhile."""
        if self._stopped or question.withdrawn:
            return
        try:
            player = self._player(question.level)
            action = answer(player, question, Budget.within(THINKING, lambda: self._stopped or question.withdrawn))
        except Exception as error:  # whatever a player does wrong, the match goes on; nobody hears of `Cancelled`
            self._say(question, None, f"{type(error).__name__}: {error}")
        else:
            self._say(question, action, "")

    def _say(self, question: Question, action: AnyAction | list[Choice] | None, error: str) -> None:
        if self._stopped or question.withdrawn:
            return
        if action is None:
            self.failed.emit(question.number, error)
        else:
            self.decided.emit(question.number, action)

    def _player(self, level: str) -> Player:
        if level not in self._players:
            self._players[level] = self._make(level)
        return self._players[level]


class _WorkerThread(CancellableThread):
    def __init__(self, worker: AiWorker) -> None:
        super().__init__()
        self.setObjectName("computer seats")
        self._worker = worker
        worker.moveToThread(self)

    def cancel(self) -> None:
        self._worker.stop()
        super().cancel()


class ThreadedSeats(QObject):
    """The computer seats' side in the main thread: asks the worker, passes its answers on."""

    decided = Signal(int, object)  # request id, action; for a hint: [Choice]
    failed = Signal(int, str)  # request id, what went wrong
    _asked = Signal(object)  # Question

    def __init__(self, parent: QObject | None = None, players: Callable[[str], Player] = player_of) -> None:
        """Starts the thread; `close` ends it."""
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._worker = AiWorker(players)
        self._thread = _WorkerThread(self._worker)
        self._shutdown = Shutdown()
        self._shutdown.add(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.decided.connect(self.decided)
        self._worker.failed.connect(self.failed)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Have the question answered by `decided` or `failed`; at once if the thread is free."""
        self._asked.emit(question)

    def close(self) -> bool:
        """Stop thinking and end the thread. True if it has ended. Idempotent."""
        return self._shutdown.run()
