# SPDX-License-Identifier: MIT
"""A match at a table elsewhere, for the page with the table what `SoloTable` is for one in this program.

`LanClient` tells it what the host says. What only one person may decide alone at a table of many is answered False:
a deal or the match is not conceded, and a take-back is a question to the others.
"""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from shengji_qt import paths
from shengji_qt.controller.ai_worker import ThreadedSeats
from shengji_qt.controller.hints import Hint
from shengji_qt.controller.solo_table import Seats
from shengji_qt.controller.tables import Scope
from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Choice, PassBid
from shengji_qt.model.cards import Rank
from shengji_qt.model.events import DealStarted
from shengji_qt.model.games import family_of_view, rules_of
from shengji_qt.model.journal import AnyEntry, MatchSpec, Note
from shengji_qt.net.messages import (
    AskTakeBack,
    Denied,
    MatchState,
    Message,
    NextDeal,
    Record,
    Rejected,
    Shown,
    Started,
    TakeBackAsked,
)
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.journal import SUFFIX, line_bytes
from shengji_qt.table.statistics import OWN_SEAT
from shengji_qt.table.table import AUTO
from shengji_qt.table.troubles import writing_error

log = logging.getLogger(__name__)
RECORDS: Final = (
    "records"  # in the folder of saves: matches that were played elsewhere, never offered to be gone on with
)
_PLAYS: Final = ("play", "mine")  # what is played without the person once nothing is left to decide


class PublicDeal:
    """The deal that runs or ran last, as far as everybody knows it."""

    def __init__(self, summary: Any) -> None:
        self.summary = summary


class PublicMatch:
    """What the host tells of the match besides the View (`controller.tables.MatchSoFar`)."""

    def __init__(self, state: MatchState, view: Any) -> None:
        self.state = state
        self._view = view

    @property
    def spec(self) -> MatchSpec:
        return self.state.spec

    @property
    def deal_no(self) -> int:
        return self.state.deal_no if self._view is None else int(self._view.deal_no)

    @property
    def levels(self) -> tuple[Rank | None, ...]:
        return self.state.standing.levels

    @property
    def declarer(self) -> int | None:
        return self.state.standing.declarer

    @property
    def summaries(self) -> Sequence[Any]:
        return self.state.summaries

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winner(self) -> int | None:
        return self.state.winner

    @property
    def deal(self) -> PublicDeal | None:
        """None before the first card. A deal that was given up has no summary, and neither has one that runs."""
        if self._view is None:
            return None
        done = self.state.summaries[self._view.deal_no - 1 :]
        return PublicDeal(done[0] if done and self._view.phase == "over" else None)


class LanTable(QObject):
    """Signals as those of `SoloTable`. Nothing is emitted without a match."""

    events_arrived = Signal(list, object)  # [Event] as this seat may know them, the newest View
    refused = Signal(object, object)  # the action, Refusal
    thinking_changed = Signal(int, bool)  # seat, whether the table waits for it
    trouble = Signal(str, dict)  # TroubleCode, facts: the record of a deal cannot be saved
    hint_ready = Signal(list, object)  # [Choice] best first, none: silence is best; the View they are for
    handed_over = Signal(str)  # AUTO: the rest of the deal is played without asking
    match_conceded = Signal()  # never: others play on

    def __init__(self, parent: QObject | None = None, *, seats: Callable[[QObject], Seats] = ThreadedSeats) -> None:
        """`seats`: who thinks about hints; the thread starts with the first one."""
        super().__init__(parent)
        self._make_seats = seats
        self._seats: Seats | None = None
        self._do: Callable[[AnyAction], None] | None = None
        self._send: Callable[[Message], bool] | None = None
        self._state: MatchState | None = None
        self._table_id = ""
        self._seat: int | None = None
        self._view: Any = None
        self._turn = 0
        self._action: AnyAction | None = None  # the one that was sent last
        self._decided = False  # there may be a decision in this deal to take back
        self._asking = False  # a take-back is being voted on
        self._finishing = False  # the rest of the deal plays itself
        self._looked = False  # at the result of this deal
        self._thinking: int | None = None
        self._hint = Hint()
        self._records: dict[int, Record] = {}
        self._record_path: Path | None = None

    # -- what the window reads -----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """One's own; 0 for who watches."""
        return self._seat or 0

    @property
    def is_seated(self) -> bool:
        """Whether one plays, rather than watches."""
        return self._seat is not None

    @property
    def view(self) -> Any:
        """The newest View of this seat, the game's own, or that of who watches; None before a match."""
        return self._view

    @property
    def turn(self) -> int:
        """The one that `view` belongs to (`net.messages.Do`)."""
        return self._turn

    @property
    def spec(self) -> MatchSpec | None:
        return None if self._state is None else self._state.spec

    @property
    def match(self) -> PublicMatch | None:
        """None without a match."""
        return None if self._state is None else PublicMatch(self._state, self._view)

    @property
    def record_path(self) -> Path | None:
        """Where the deals of this match that are over are saved; None before the first."""
        return self._record_path

    # -- what the window asks ------------------------------------------------------------------------------------------

    @Slot(object)
    def submit(self, action: AnyAction) -> None:
        """The person's action: events arrive, or `refused` is emitted and nothing has changed.

        What the rules do not allow is refused here; the host asks them again. Without a connection it is sent as soon
        as there is one, if it is still asked for.
        """
        view = self._view
        if view is None or self._seat is None or self._do is None:
            return
        refusal = rules_of(view).check(view, action)
        if refusal is not None:
            self.refused.emit(action, refusal)
            return
        self._action = action
        self._do(action)

    @Slot()
    def next_deal(self) -> None:
        """The result has been looked at; the next deal begins when all have. Said again to a host that may not know."""
        if self._state is not None and not self._state.over:
            self._looked = True
            self._tell(NextDeal())

    @property
    def can_take_back(self) -> bool:
        """Whether the others can be asked to take back this seat's last decision in this deal."""
        view = self._view
        return self.is_seated and self._decided and not self._asking and view is not None and view.phase != "over"

    @Slot()
    def take_back(self) -> bool:
        """Ask the others; when all agree, `events_arrived` has no events. False if there is nothing to ask for."""
        if not (self.can_take_back and self._tell(AskTakeBack())):
            return False
        self._finishing = False  # else what is taken back would be played again at once
        return True

    @Slot()
    def ask_hint(self) -> bool:
        """As `SoloTable.ask_hint`: a computer player here looks at the View of this seat."""
        view = self._view
        if view is None or view.decision is None or self._seat is None:
            return False
        if self._seats is None:
            self._seats = self._make_seats(self)
            self._seats.decided.connect(self._on_hint)
            self._seats.failed.connect(self._on_no_hint)
        self._hint.ask(self._seats.ask, view)
        return True

    @property
    def can_finish(self) -> bool:
        """Whether the person has nothing left to decide in this deal."""
        view = self._view
        seated = self.is_seated and view is not None and not self._finishing
        return seated and family_of_view(view).settled(view)

    @Slot()
    def finish_deal(self) -> bool:
        """Play the remaining cards as they come up without asking; False if something is left to decide."""
        if not self.can_finish:
            return False
        self._finishing = True
        self.handed_over.emit(AUTO)
        self._play_on()
        return True

    def can_concede(self, scope: Scope) -> bool:
        """Never: the others play on. Who has to go leaves, and the computer plays."""
        return False

    def concede(self, scope: Scope) -> bool:
        return False

    @Slot()
    def close(self) -> None:
        """Listen no more and end the thread that thinks about hints. Idempotent."""
        self.leave_match()
        self._do = self._send = None
        seats, self._seats = self._seats, None
        if seats is not None:
            seats.close()
            if isinstance(seats, QObject):
                seats.deleteLater()

    # -- what the client tells -----------------------------------------------------------------------------------------

    def attach(self, do: Callable[[AnyAction], None], send: Callable[[Message], bool]) -> None:
        """How actions and other wishes get to the host."""
        self._do, self._send = do, send

    def leave_match(self) -> None:
        """There is no match any more."""
        self._show_thinking(None)
        self._hint.forget()
        self._state, self._view, self._seat, self._action = None, None, None, None
        self._decided = self._asking = self._finishing = self._looked = False
        self._records.clear()
        self._record_path = None

    def take_started(self, started: Started, table: str) -> None:
        """A match begins, goes on, or knows more results. `table` names the table."""
        state, before = started.state, self._state
        if before is not None and (before.spec != state.spec or len(state.summaries) < len(before.summaries)):
            self.leave_match()
        self._state, self._seat, self._table_id = state, started.seat, table

    def take_shown(self, shown: Shown) -> None:
        """The newest View, and what has happened since the one before it."""
        if self._state is None:
            return
        view, events = shown.view, list(shown.events)
        self._hint.look(view)
        self._note(view, events)
        self._view, self._turn = view, shown.turn
        self.events_arrived.emit(events, view)
        if self._view is view:
            self._show_thinking(None if view.turn == self._seat else view.turn)
            self._play_on()
            if self._looked and not events:  # the connection or the host is a new one
                self.next_deal()

    def take_rejected(self, rejected: Rejected) -> None:
        """The host did not allow the action that was sent last."""
        self._finishing = False
        action, view = self._action, self._view
        if isinstance(action, PassBid) and view is not None and rules_of(view).check(view, action) is not None:
            return  # what the person did not want to bid for is over already
        if action is not None:
            self.refused.emit(action, rejected.refusal)

    def take_denied(self, denied: Denied) -> None:
        """A wish was not granted."""
        if denied.code == "nothing_to_take_back":
            self._decided = False

    def take_back_asked(self, asked: TakeBackAsked) -> None:
        """A take-back is voted on, or the vote is over."""
        self._asking = bool(asked.waiting)

    def take_record(self, record: Record) -> None:
        """A deal is over: keep its journal with those before it, as one match that can be looked at again."""
        if self._state is None or self._records.get(record.deal_no) == record:
            return
        self._records[record.deal_no] = record
        try:
            self._save_records()
        except OSError as error:
            trouble = writing_error(paths.saves_dir() / RECORDS, error).trouble
            self.trouble.emit(trouble.code, trouble.facts)

    # -- inside --------------------------------------------------------------------------------------------------------

    def _tell(self, message: Message) -> bool:
        return self._send is not None and self._send(message)

    def _note(self, view: Any, events: Sequence[Any]) -> None:
        """Whether there is a decision to take back: what is not known is for the host to say."""
        if any(isinstance(each, DealStarted) for each in events):
            self._decided = self._finishing = False
        if not events or (self._action is not None and view.turn != self._seat):
            self._decided = True
        if view.phase == "over":
            self._finishing = self._asking = False
        else:
            self._looked = False

    def _play_on(self) -> None:
        view = self._view
        if not self._finishing or view is None or view.decision is None:
            return
        if view.decision.kind in _PLAYS and family_of_view(view).settled(view):
            self.submit(rules_of(view).options(view, 1)[0])
        else:
            self._finishing = False

    def _show_thinking(self, seat: int | None) -> None:
        """From public facts only: who was really asked could tell who is able to bid."""
        before, self._thinking = self._thinking, seat
        if before is not None and seat != before:
            self.thinking_changed.emit(before, False)
        if seat is not None and seat != before and self._thinking == seat:
            self.thinking_changed.emit(seat, True)

    @Slot(int, object)
    def _on_hint(self, number: int, choices: list[Choice]) -> None:
        if self._hint.answered(number):
            self.hint_ready.emit(choices, self._view)

    @Slot(int, str)
    def _on_no_hint(self, number: int, detail: str) -> None:
        if self._hint.answered(number):
            log.warning("no hint: %s", detail)
            self.hint_ready.emit([], self._view)

    def _save_records(self) -> None:
        """The deals from the first on that are all there, in one file a match, and whose it is. Raises OSError."""
        first = self._records.get(1)
        if first is None:
            return
        entries: list[AnyEntry] = [first.header]
        number = 1
        while number in self._records:
            entries += [each for each in self._records[number].entries if not isinstance(each, Note)]
            number += 1
        entries.append(Note(OWN_SEAT, self._seat))
        folder = paths.saves_dir() / RECORDS
        folder.mkdir(parents=True, exist_ok=True)
        if self._record_path is None:
            mark = f"{self._table_id[:8]}-{zlib.crc32(codec.encode(first.entries[0])):08x}"
            known = sorted(folder.glob(f"*-{mark}{SUFFIX}"))
            stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{first.header.spec.game}-{mark}"
            self._record_path = known[0] if known else folder / (stem + SUFFIX)
        write_atomically(self._record_path, b"".join(line_bytes(at, each) for at, each in enumerate(entries)))
