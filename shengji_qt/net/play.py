# SPDX-License-Identifier: MIT
"""A match between people and computers at a table of the network: who is told what, who is waited for. No clock.

Everything that a person learns of the cards comes from `Table.deliver`: the View and the Events of their own seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from shengji_qt import __version__
from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.events import Event
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, Header, MatchSpec, Retract, Shuffle
from shengji_qt.net import limits
from shengji_qt.net.lobby import USUAL_LEVEL, Lobby, NotGranted
from shengji_qt.net.messages import (
    MatchState,
    Message,
    Notice,
    Record,
    Rejected,
    Shown,
    Started,
    TakeBackAsked,
    Waiting,
)
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import PERSON, STAND_IN, Table
from shengji_qt.table.troubles import WRITING_TROUBLES, Trouble

Shuffler = Any  # random.Random, or None for the system's
_SEAT_TROUBLES: Final = ("seat_failed", "seat_refused", "seat_late")


class Thinker(Protocol):
    """Who answers for computer seats: with `Play.decided` or `Play.failed`, at once or later."""

    def ask(self, seat: int, request_id: int, level: str, view: Any) -> None: ...

    def withdraw(self, seat: int) -> None: ...


class Play:
    """One match. `send` carries a message to a person; people who are away get nothing."""

    def __init__(
        self,
        lobby: Lobby,
        spec: MatchSpec,
        journal: Journal | None,
        thinker: Thinker,
        send: Callable[[int, Message], None],
        *,
        pacing: Pacing | None = None,
        rng: Shuffler = None,
    ) -> None:
        self._lobby = lobby
        self._spec = spec
        self._thinker = thinker
        self._send = send
        self._numbers: dict[int, int] = {}  # of the last `Shown`, by person
        self._turns = [0] * len(spec.seats)
        self._counted = 0  # journal lines that are in `_turns`
        self._recorded = 0  # deals whose record was sent
        self._grace: dict[int, float] = {}  # by seat: when the computer acts for it
        self._waited: set[int] = set()  # seats of which everybody was told that they are waited for
        self._votes: dict[int, set[int]] = {}  # by seat: the people who do not want to wait for it
        self._missed: dict[int, int] = {}  # by seat: decisions made for it by the stand-in
        self._asked: tuple[int, int, set[int], set[int]] | None = None  # take-back: number, seat, waiting, agreed
        self._questions = 0
        self.next_ready: set[int] = set()  # people who have looked at the result
        self.table = Table(spec, self, journal, rng=rng, pacing=pacing)

    # -- the driver ----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._tell_state()
        self.table.start()

    def resume(self, entries: tuple[AnyEntry, ...]) -> None:
        self.table.resume(entries)
        self._recorded = len(self.table.match.summaries)

    def tick(self, now: float) -> float | None:
        """Do what is due; when to call again. Without anybody at the table it stands still."""
        self.table.watched = any(each.role == "spectator" for each in self._lobby.people.values())
        if not any(each.presence in ("here", "unstable") for each in self._lobby.people.values()):
            return None
        due = self.table.tick(now)
        if self._wait(now):
            due = self.table.tick(now)
        self._after()
        times = [each for each in (due, *self._grace.values()) if each is not None]
        return min(times, default=None)

    def _after(self) -> None:
        """Tell what the end of a deal brings."""
        self._drop_late_question()
        while self._recorded < len(self.table.match.summaries):
            self._tell_state()
            record = self._record(self._recorded)
            for person in self._lobby.people:
                self._send(person, record)
            self._recorded += 1
            self.next_ready.clear()

    def _record(self, number: int) -> Record:
        header = Header(FORMAT, RULES, self._spec, app=__version__)
        return Record(number + 1, header, self.table.deal_entries(number))

    def close(self) -> None:
        """Withdraw all questions and close the journal."""
        for seat in range(len(self._spec.seats)):
            self._thinker.withdraw(seat)
        self.table.close()

    # -- people --------------------------------------------------------------------------------------------------------

    def show_all(self, person: int, now: float) -> None:
        """Everything that somebody who comes, or comes back, has to know; also what does not hold any more."""
        self._send(person, self._started(person))
        for number in range(self._recorded):
            self._send(person, self._record(number))
        self._numbers[person] = 0
        self.show(person)
        for seat in range(len(self._spec.seats)):
            left = self._grace[seat] - now if seat in self._waited else 0.0
            self._send(person, Waiting(seat, max(left, 0.0)))
        self._send(person, self._question())

    def show(self, person: int) -> None:
        """The View as it is now; nothing to somebody who neither sits nor watches."""
        seat = self._seat_of(person)
        view = self.table.view(seat)
        if view is not None and (seat is not None or self._lobby.people[person].role == "spectator"):
            self._show(person, seat, [], view)

    def _seat_of(self, person: int) -> int | None:
        """Where this person sits in this match; once it is over the table may have more seats, of another game."""
        seat = self._lobby.seat_of(person)
        return seat if seat is not None and seat < len(self._spec.seats) else None

    def gone(self, seat: int, now: float, *, left: bool) -> None:
        """Nobody sits there any more. Who left is not waited for; nobody who is gone has to look at the result."""
        if left:
            self._stand_in(seat)
        self._wait(now)
        self._forget_take_back(seat)
        if person := self._lobby.person_on(seat):
            self.next_ready.discard(person.number)
        if self.next_ready:
            self._deal_if_looked()

    def back(self, seat: int) -> int:
        """The person of this seat is here again; how many decisions were made for them."""
        if self._grace.pop(seat, None) is not None:
            self._tell_waiting(seat)
        self._votes.pop(seat, None)
        self._count()
        self.table.set_away(seat, False)
        return self._missed.pop(seat, 0)

    def _stand_in(self, seat: int) -> None:
        self._count()
        waited = self._grace.pop(seat, None) is not None
        self._votes.pop(seat, None)
        self._missed.setdefault(seat, 0)
        self.table.set_away(seat, True)
        if waited:
            self._tell_waiting(seat)

    def _wait(self, now: float) -> bool:
        """Wait for people who are gone and asked, and no longer for others; True if a stand-in came in."""
        asked = {each.seat for each in self.table.match.pending() if not each.optional}
        came = False
        for seat in list(self._grace):
            if seat not in asked:
                del self._grace[seat]
                self._tell_waiting(seat)
        for seat in sorted(asked - self.table.away):
            person = self._lobby.person_on(seat)
            if self._spec.seats[seat].occupant != PERSON or (person is not None and person.presence != "lost"):
                continue
            if seat not in self._grace:
                self._grace[seat] = now + (limits.GRACE if person is not None else 0.0)
                self._tell_waiting(seat)
            if now >= self._grace[seat]:
                self._stand_in(seat)
                came = True
                if person is not None:
                    self._notice("stand_in", name=person.name)
        return came

    def _tell_waiting(self, seat: int) -> None:
        """Only of a seat that everybody knows to be asked."""
        view = self.table.view(None)
        if seat in self._grace and view is not None and view.turn == seat:
            self._waited.add(seat)
            self._tell(Waiting(seat, limits.GRACE))
        elif seat not in self._grace and seat in self._waited:
            self._waited.discard(seat)
            self._tell(Waiting(seat, 0.0))

    def do_not_wait(self, voter: int, seat: int) -> bool:
        """A vote; True if all people who are here have voted, and so the computer acts."""
        if seat not in self._grace:
            raise NotGranted("not_due")
        votes = self._votes.setdefault(seat, set())
        votes.add(voter)
        if self._present() - votes:
            return False
        self._stand_in(seat)
        return True

    def _present(self) -> set[int]:
        """The people on seats who are here."""
        people = self._lobby.people.values()
        return {
            each.number
            for each in people
            if each.presence in ("here", "unstable") and self._lobby.seat_of(each.number) is not None
        }

    # -- what people do ------------------------------------------------------------------------------------------------

    def act(self, person: int, seat: int, turn: int, action: AnyAction) -> None:
        """One that was sent for another turn is passed over: it has been done, or something was taken back."""
        self._count()
        if turn != self._turns[seat]:
            return
        refusal = self.table.submit(seat, action)
        if refusal is not None:
            self._send(person, Rejected(turn, refusal))

    def next_deal(self, person: int, everybody: bool) -> None:
        """The person has seen the result; `everybody`: nobody else is waited for."""
        if not self.table.match.needs_shuffle:
            raise NotGranted("not_due")
        self.next_ready |= self._present() if everybody else {person}
        self._deal_if_looked()

    def _deal_if_looked(self) -> None:
        if not self._present() - self.next_ready:
            self.next_ready.clear()
            self.table.next_deal()

    def ask_take_back(self, person: int, seat: int) -> None:
        self._drop_late_question()
        if self._asked is not None:
            raise NotGranted("already_asked")
        if not self._can_take_back(seat):
            raise NotGranted("nothing_to_take_back")
        self._questions += 1
        others = {at for each in self._present() - {person} if (at := self._lobby.seat_of(each)) is not None}
        self._asked = self._questions, seat, others, set()
        self._tell_take_back()

    def answer_take_back(self, seat: int, number: int, agree: bool) -> None:
        """All people have to agree; one who does not is enough."""
        self._drop_late_question()
        if self._asked is None or self._asked[0] != number or seat not in self._asked[2]:
            raise NotGranted("not_asked")
        _, asker, waiting, agreed = self._asked
        if not agree:
            names = [each.name for at in (asker, seat) if (each := self._lobby.person_on(at))]
            self._notice("take_back_denied", name=names[0], by=names[-1])
            self._drop_question()
            return
        waiting.discard(seat)
        agreed.add(seat)
        self._tell_take_back()

    def _forget_take_back(self, seat: int) -> None:
        """Somebody is gone: who asked asks no more, who was asked is not waited for."""
        if self._asked is None:
            return
        _, asker, waiting, _ = self._asked
        if seat == asker:
            self._drop_question()
        elif seat in waiting:
            waiting.discard(seat)
            self._tell_take_back()

    def _can_take_back(self, seat: int) -> bool:
        """Of a scored deal everybody knows all cards."""
        deal = self.table.match.deal
        return deal is not None and not deal.over and self.table.can_take_back(seat)

    def _drop_late_question(self) -> None:
        """The deal of the question is over: nobody has to answer it any more."""
        if self._asked is not None and not self._can_take_back(self._asked[1]):
            self._drop_question()

    def _drop_question(self) -> None:
        self._asked = None
        self._tell(self._question())

    def _question(self) -> TakeBackAsked:
        """The take-back that is voted on, or that none is any more."""
        if self._asked is None:
            return TakeBackAsked(self._questions, 0, ())
        number, seat, waiting, _ = self._asked
        return TakeBackAsked(number, seat, tuple(sorted(waiting)))

    def _tell_take_back(self) -> None:
        assert self._asked is not None, "somebody asked"
        self._tell(self._question())
        _, seat, waiting, agreed = self._asked
        if waiting:
            return
        self._asked = None
        if self.table.take_back(seat, tuple(sorted(agreed))):
            person = self._lobby.person_on(seat)
            self._notice("take_back_done", name=person.name if person is not None else "")

    # -- telling -------------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Each action of a seat, and each take-back, begins a new turn of it."""
        entries = self.table.entries
        for entry in entries[self._counted :]:
            if isinstance(entry, Act):
                self._turns[entry.seat] += 1
                if entry.by == STAND_IN and entry.seat in self._missed:
                    self._missed[entry.seat] += 1
            elif isinstance(entry, Retract | Shuffle):
                self._turns = [turn + 1 for turn in self._turns]
        self._counted = len(entries)

    def _started(self, person: int) -> Started:
        match = self.table.match
        state = MatchState(
            self._spec, match.deal_no, match.standing, tuple(match.summaries), match.over, match.winner
        )  # fmt: skip
        return Started(self._seat_of(person), state)

    def _tell_state(self) -> None:
        for person in self._lobby.people:
            self._send(person, self._started(person))

    def _tell(self, message: Message) -> None:
        for person in self._lobby.people:
            self._send(person, message)

    def _notice(self, code: Any, **facts: str | int) -> None:
        self._tell(Notice(code, facts))

    def _show(self, person: int, seat: int | None, events: list[Event], view: Any) -> None:
        self._count()
        self._numbers[person] = number = self._numbers.get(person, 0) + 1
        turn = 0 if seat is None else self._turns[seat]
        self._send(person, Shown(number, turn, cast(Any, tuple(events)), view))

    # -- what the table says (Listener) --------------------------------------------------------------------------------

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        for person in list(self._lobby.people.values()):
            if self._lobby.seat_of(person.number) == seat and (seat is not None or person.role == "spectator"):
                self._show(person.number, seat, events, view)

    def ask(self, seat: int, request_id: int, decision: Decision, view: Any) -> None:
        level = self._spec.seats[seat].occupant.partition(":")[2] or USUAL_LEVEL  # of a person's stand-in
        self._thinker.ask(seat, request_id, level, view)

    def withdraw(self, seat: int) -> None:
        self._thinker.withdraw(seat)

    def trouble(self, trouble: Trouble) -> None:
        """Without paths and details: they concern the host only."""
        if trouble.code in _SEAT_TROUBLES and isinstance(seat := trouble.facts.get("seat"), int):
            self._notice("seat_failed", seat=seat)
        elif trouble.code in WRITING_TROUBLES:
            self._notice("not_saved")
