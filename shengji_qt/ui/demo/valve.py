# SPDX-License-Identifier: MIT
"""Holds a table and lets it go on: computer seats that answer when they may, a pace that stops at wanted moments."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from shengji_qt.controller.ai_worker import Player, Question, answer, player_of
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.events import Event
from shengji_qt.table.pacing import Pacing
from shengji_qt.ui.demo.casting import Wanted

HELD: Final = Pacing().scaled(1e5)  # longer than any demo
AT_ONCE: Final = Pacing.none()
_SILENT: Final = 3  # turns of the table: when nobody has bid, one passes in silence while the cards are shuffled again


class PatientSeats(QObject):
    """Takes the place of the worker thread: questions wait until somebody lets the next one be answered."""

    decided = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, players: Callable[[str], Player] = player_of) -> None:
        super().__init__(parent)
        self._players = players
        self._questions: deque[Question] = deque()

    def ask(self, question: Question) -> None:
        self._questions.append(question)

    def close(self) -> bool:
        self._questions.clear()
        return True

    def answer_one(self) -> bool:
        """Answer the oldest question that is still open; False if there is none."""
        while self._questions:
            question = self._questions.popleft()
            if not question.withdrawn:
                self.decided.emit(question.number, answer(self._players(question.level), question))
                return True
        return False


class Seating:
    """Makes the seats of each match; `current` are those of the last one."""

    def __init__(self) -> None:
        self.current = PatientSeats()

    def __call__(self, parent: QObject) -> PatientSeats:
        self.current = PatientSeats(parent)
        return self.current


class Valve(QObject):
    """While it is open the table runs without pauses; it closes by itself, and the table stands still, as soon as
    something wanted has happened or the own seat has something to do.

    Attributes:
        found: whether what is wanted has happened.
        before: called when it happens, before the page hears of it.
    """

    def __init__(self, controller: SoloTable, seating: Seating, decide: Callable[[Any], AnyAction | None]) -> None:
        """`seating` makes the seats of `controller`. Make this before the first page, which must hear nothing first."""
        super().__init__()
        self.found = False
        self.before: Callable[[], None] = lambda: None
        self._controller = controller
        self._seating = seating
        self._decide = decide
        self._wanted: Wanted = lambda _events, _view: False
        self._open = False
        self._heard = 0
        controller.events_arrived.connect(self._on_events)
        controller.set_pace(HELD)

    def watch(self, wanted: Wanted) -> None:
        """Stop when this happens, by whomever."""
        self._wanted, self.found = wanted, False

    def run(self) -> bool:
        """Let the table go on until it is over, the own seat wants to act, or what is wanted has happened (True)."""
        silent = 0
        while not self.found and silent < _SILENT and not self._asks():
            heard, self._open = self._heard, True
            self._controller.set_pace(AT_ONCE)
            while self._open and self._seating.current.answer_one():
                pass
            self._close()
            silent = 0 if self._heard != heard else silent + 1
        return self.found

    def _asks(self) -> bool:
        """Whether the own seat wants to act now."""
        view = self._controller.view
        return view is not None and self._decide(view) is not None

    def _close(self) -> None:
        if self._open:
            self._open = False
            self._controller.set_pace(HELD)

    @Slot(list, object)
    def _on_events(self, events: list[Event], view: Any) -> None:
        self._heard += 1
        if not self.found and self._wanted(events, view):
            self.found = True
            self.before()
            self._close()
        elif self._open and self._decide(view) is not None:
            self._close()
