# SPDX-License-Identifier: MIT
"""One person against computer seats: the table driven from Qt's event loop."""

from __future__ import annotations

import logging
import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance, Slot

from shengji_qt import __version__
from shengji_qt.controller.ai_worker import Question, ThreadedSeats
from shengji_qt.controller.hints import HINT_LEVEL, Hint
from shengji_qt.controller.tables import Scope
from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.events import Event
from shengji_qt.model.games import family_of_view
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.model.match import Match, check_spec
from shengji_qt.model.settings import SettingError
from shengji_qt.model.vocabulary import AnyView
from shengji_qt.table.journal import Journal, Loaded, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import AUTO, PERSON, STAND_IN, Table
from shengji_qt.table.troubles import WRITING_TROUBLES, Trouble, TroubleError

log = logging.getLogger(__name__)


class Seats(Protocol):
    """Who answers for the computer seats: a thread in the program, at once in tests."""

    decided: SignalInstance
    failed: SignalInstance

    def ask(self, question: Question) -> None: ...

    def close(self) -> bool: ...


class SoloTable(QObject):
    """A match in this program, seen from the person's seat.

    Signals are emitted in the order of what happened. `events_arrived` with an empty list means: look at the View
    afresh (a match was resumed, a decision taken back).
    """

    events_arrived = Signal(list, object)  # [Event] as this seat may know them, the newest View
    refused = Signal(object, object)  # the action, Refusal
    thinking_changed = Signal(int, bool)  # seat, whether the table waits for it (computer seats only)
    trouble = Signal(str, dict)  # TroubleCode, facts; the game goes on
    hint_ready = Signal(list, object)  # [Choice] best first, none: silence is best; the View they are for
    handed_over = Signal(str)  # STAND_IN or AUTO: the person's cards are played to the end of the deal
    match_conceded = Signal()  # it has been left

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        seats: Callable[[QObject], Seats] = ThreadedSeats,
        pacing: Pacing | None = None,
        rng: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`seats`, `rng` and `clock` are for tests. The worker thread starts with the first match."""
        super().__init__(parent)
        self._table: Table | None = None
        self._spec: MatchSpec | None = None
        self._path: Path | None = None
        self._seat = 0
        self._view: AnyView | None = None
        self._make_seats = seats
        self._seats: Seats | None = None
        self._pacing = pacing or Pacing()
        self._rng = rng
        self._clock = clock
        self._held_at: float | None = None  # the clock, while the match is held
        self._held = 0.0  # seconds for which this match was held before
        self._seeds = random.Random()
        self._asked = 0  # counts on from match to match, so that no answer finds a question of another match
        self._questions: dict[int, tuple[Question, int, int]] = {}  # number: question, seat, the table's request id
        self._hint = Hint()
        self._line = _Line(None)
        self._thinking: int | None = None
        self._told: set[tuple[str, object]] = set()  # troubles with seats in this match
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._wake)

    # -- what the window reads -----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The person's seat; 0 when only computer seats play."""
        return self._seat

    @property
    def view(self) -> Any:
        """The newest View of the person's seat, the game's own; None before a match."""
        return self._view

    @property
    def spec(self) -> MatchSpec | None:
        return self._spec

    @property
    def match(self) -> Match | None:
        """Levels and summaries of the match. Cards are to be read from `view` only."""
        return None if self._table is None else self._table.match

    @property
    def record_path(self) -> Path | None:
        """The file of the match; None if it is not saved."""
        return self._path

    # -- what the window asks ------------------------------------------------------------------------------------------

    def start(self, spec: MatchSpec, path: Path | None = None) -> None:
        """Begin a match, saved at `path` (None: not saved). Raises `SettingError` for one that cannot be played.

        If it cannot be saved there, `trouble` says so and it is played all the same.
        """
        check_spec(spec)
        self._leave()
        journal = None
        if path is not None:
            header = Header(FORMAT, RULES, spec, created=int(time.time()), app=__version__)
            try:
                journal = Journal.create(path, header)
            except TroubleError as error:
                self._say(error.trouble)
        self._path = None if journal is None else path
        self._sit_down(spec, journal).start()
        self._wake()

    def resume(self, path: Path) -> bool:
        """Go on with a saved match; False if that is impossible, and then `trouble` has said why."""
        self._leave()
        try:
            journal, loaded = self._open(path)
        except TroubleError as error:
            self._say(error.trouble)
            return False
        if loaded.problem is not None:
            self._say(loaded.problem)
        self._path = path
        self._sit_down(loaded.header.spec, journal).resume(loaded.entries)
        self._wake()
        return True

    def _open(self, path: Path) -> tuple[Journal | None, Loaded]:
        """The journal to go on with; None if it can only be read, which has been said. Raises `TroubleError`."""
        journal: Journal | None = None
        try:
            journal, loaded = Journal.open_existing(path)
        except TroubleError as error:
            if error.trouble.code not in WRITING_TROUBLES:
                raise
            loaded = read(path)
            self._say(error.trouble)
        try:
            check_spec(loaded.header.spec)
        except SettingError as error:
            if journal is not None:
                journal.close()
            raise TroubleError("journal_unreadable", path=str(path), **error.facts) from error
        return journal, loaded

    @Slot(object)
    def submit(self, action: AnyAction) -> None:
        """The person's action: events arrive, or `refused` is emitted and nothing has changed."""
        if self._table is None:
            return
        refusal = self._table.submit(self._seat, action, PERSON)
        if refusal is not None:
            self.refused.emit(action, refusal)
        self._wake()

    @Slot()
    def next_deal(self) -> None:
        """Deal again after the result has been looked at; does nothing if no deal is due."""
        if self._table is not None and self._table.next_deal():
            self._wake()

    @Slot()
    def take_back(self) -> bool:
        """Go back to the person's last decision in this deal; False if there is none."""
        if self._table is None or not self._table.take_back(self._seat):
            return False
        self._wake()
        return True

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision of the person in this deal to go back to."""
        return self._table is not None and self._table.can_take_back(self._seat)

    @Slot()
    def ask_hint(self) -> bool:
        """Have a computer player look at the person's View; `hint_ready` follows unless the View changes meanwhile.

        False if the person is not asked anything.
        """
        view = self._view
        if self._table is None or self._seats is None or view is None or view.decision is None:
            return False
        self._hint.ask(self._seats.ask, view)
        return True

    @property
    def can_finish(self) -> bool:
        """Whether the person has nothing left to decide in this deal."""
        view = self._view
        return self._table is not None and view is not None and family_of_view(view).settled(view)

    @Slot()
    def finish_deal(self) -> bool:
        """Play the person's remaining cards without asking; False if something is left to decide."""
        return self.can_finish and self._hand_over(AUTO)

    def can_concede(self, scope: Scope) -> bool:
        """Whether `concede` would do something."""
        match = self.match
        if scope == "match" or match is None:
            return match is not None and not match.over
        return self._view is not None and self._view.trump is not None and self._view.phase != "over"

    def concede(self, scope: Scope) -> bool:
        """Give up the deal: stand-ins play the person's cards to its end, and the result counts. Or give up the match:
        it is left, its file is kept and says so. False if there is nothing to give up.
        """
        table = self._table
        if table is None or not self.can_concede(scope):
            return False
        if scope == "deal":
            return self._hand_over(STAND_IN)
        table.concede(self._seat)
        self._leave()
        self.match_conceded.emit()
        return True

    def _hand_over(self, by: str) -> bool:
        if self._table is None or not self._table.hand_over(self._seat, by):
            return False
        self.handed_over.emit(by)
        self._wake()
        return True

    def hold(self, held: bool) -> None:
        """Let the match stand still while nobody can see it, and go on later as if no time had passed.

        What computer seats are thinking about may come meanwhile; it is done when the match goes on.
        """
        if self._table is None or held == (self._held_at is not None):
            return
        if held:
            self._held_at = self._clock()
            self._timer.stop()
        else:
            assert self._held_at is not None
            self._held += self._clock() - self._held_at
            self._held_at = None
            self._timer.start(0)  # not at once: the page that shows what happens is just being shown

    def set_pace(self, pacing: Pacing) -> None:
        """Change how long things take, from now on and for later matches."""
        self._pacing = pacing
        if self._table is not None:
            self._table.set_pacing(pacing)
            self._wake()

    @Slot()
    def close(self) -> None:
        """Leave the match, save what is left and end the worker thread. Idempotent; connect to `aboutToQuit`."""
        self._leave()
        seats, self._seats = self._seats, None
        if seats is not None:
            seats.close()
            if isinstance(seats, QObject):
                seats.deleteLater()  # the window closes and begins anew with every match

    # -- inside --------------------------------------------------------------------------------------------------------

    def _sit_down(self, spec: MatchSpec, journal: Journal | None) -> Table:
        if self._seats is None:
            self._seats = self._make_seats(self)
            self._seats.decided.connect(self._on_decided)
            self._seats.failed.connect(self._on_failed)
        occupants = [each.occupant for each in spec.seats]
        self._seat = occupants.index(PERSON) if PERSON in occupants else 0
        self._spec = spec
        self._view = None
        self._told.clear()
        self._line = _Line(self)
        self._table = Table(spec, self._line, journal, rng=self._rng, pacing=self._pacing)
        return self._table

    def _leave(self) -> None:
        table, self._table = self._table, None
        self._path = None
        self._timer.stop()
        self._held_at, self._held = None, 0.0
        self._line.hang_up()
        for question, _, _ in self._questions.values():
            question.withdrawn = True
        self._questions.clear()
        self._hint.forget()
        self._show_thinking(None)
        if table is not None:
            table.close()

    @Slot()
    def _wake(self) -> None:
        table = self._table
        if table is None or self._held_at is not None:
            return
        due = table.tick(self._clock() - self._held)
        if table is not self._table or self._held_at is not None:  # left, or held, meanwhile
            return
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, math.ceil((due + self._held - self._clock()) * 1000)))

    @Slot(int, object)
    def _on_decided(self, number: int, action: Any) -> None:
        """Late answers find no question."""
        if self._hint.answered(number):
            self.hint_ready.emit(action, self._view)
            return
        question = self._questions.pop(number, None)
        if question is not None and self._table is not None:
            _, seat, request_id = question
            self._table.submit(seat, action, request_id=request_id)
            self._wake()

    @Slot(int, str)
    def _on_failed(self, number: int, detail: str) -> None:
        if self._hint.answered(number):
            log.warning("no hint: %s", detail)
            self.hint_ready.emit([], self._view)
            return
        question = self._questions.pop(number, None)
        if question is not None and self._table is not None:
            _, seat, request_id = question
            self._table.fail(seat, request_id, detail)
            self._wake()

    def _deliver(self, seat: int | None, events: list[Event], view: AnyView) -> None:
        if seat != self._seat:
            return
        self._hint.look(view)
        self._view = view
        self.events_arrived.emit(events, view)
        newest = self._view
        turn = None if newest is None else newest.turn
        self._show_thinking(None if turn == self._seat else turn)

    def _show_thinking(self, seat: int | None) -> None:
        """From public facts only: who was really asked could tell who is able to bid."""
        before, self._thinking = self._thinking, seat
        if seat == before:
            return
        if before is not None:
            self.thinking_changed.emit(before, False)
        if seat is not None and self._thinking == seat:
            self.thinking_changed.emit(seat, True)

    def _ask(self, seat: int, request_id: int, view: AnyView) -> None:
        assert self._spec is not None and self._seats is not None, "asked during a match only"
        self._asked += 1
        level = self._spec.seats[seat].occupant.partition(":")[2] or HINT_LEVEL  # of a person's stand-in
        question = Question(self._asked, level, view, self._seeds.getrandbits(32))
        self._questions[question.number] = (question, seat, request_id)
        self._seats.ask(question)

    def _withdraw(self, seat: int) -> None:
        for number, (question, asked, _) in list(self._questions.items()):
            if asked == seat:
                question.withdrawn = True
                del self._questions[number]

    def _say(self, trouble: Trouble) -> None:
        """A seat that fails fails again: the same trouble with it is told once a match."""
        told = trouble.code, trouble.facts.get("seat")
        if "seat" not in trouble.facts or told not in self._told:
            self._told.add(told)
            self.trouble.emit(trouble.code, trouble.facts)


class _Line:
    """The table's listener, until the match is left."""

    def __init__(self, owner: SoloTable | None) -> None:
        self._owner = owner

    def hang_up(self) -> None:
        self._owner = None

    def deliver(self, seat: int | None, events: list[Event], view: AnyView) -> None:
        if self._owner is not None:
            self._owner._deliver(seat, events, view)

    def ask(self, seat: int, request_id: int, decision: Decision, view: AnyView) -> None:
        if self._owner is not None:
            self._owner._ask(seat, request_id, view)

    def withdraw(self, seat: int) -> None:
        if self._owner is not None:
            self._owner._withdraw(seat)

    def trouble(self, trouble: Trouble) -> None:
        if self._owner is not None:
            self._owner._say(trouble)
