# SPDX-License-Identifier: MIT
"""The table: seats occupants, asks for decisions, applies them, keeps the journal and hands out events.

It has every policy about time but no clock: a driver calls `tick(now)` when it said it wants to be woken, and after
each call that brought something in (`submit`, `fail`, `next_deal` …). Journal lines are written before events leave.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

from shengji_qt.model.actions import AnyAction, Decision, PassBid
from shengji_qt.model.events import Event, TrickTaken
from shengji_qt.model.game import Refused
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, MatchSpec, Note, Retract, Shuffle
from shengji_qt.model.match import Match, effective_lines
from shengji_qt.model.refusals import Refusal
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import Record, rebuild
from shengji_qt.table.requests import Request
from shengji_qt.table.stand_in import only_choice, stand_ins
from shengji_qt.table.troubles import Trouble

PERSON = "person"
STAND_IN = "stand-in"
AUTO = "auto"
CONCEDED = "conceded"  # the note that ends a match before its time
_PLAYS: Final = ("play", "mine")  # decisions of which each answer may be the only one


class Listener(Protocol):
    """Who carries what the table says to the occupants. Calls never overlap and come in order."""

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        """What `seat` may know of what happened, and its View afterwards. No events: look at the View afresh.

        Seat None is who watches; only where `Table.watched`.
        """

    def ask(self, seat: int, request_id: int, decision: Decision, view: Any) -> None:
        """A computer seat shall answer with `Table.submit(…, request_id=…)`, or `Table.fail`; at once or later.

        While cards are dealt (`decision.kind == "bid"`) `PassBid` means: no bid with these cards.
        """

    def withdraw(self, seat: int) -> None:
        """The last question to this seat needs no answer any more."""

    def trouble(self, trouble: Trouble) -> None:
        """Something went wrong beside the game, which goes on."""


class Table:
    """One match. All methods on one thread; they may be called from inside the listener's methods.

    Attributes:
        match: the state; read only.
        pacing: the durations in force; use `set_pacing`.
        watched: whether what everybody may know is told to seat None as well.
    """

    def __init__(
        self,
        spec: MatchSpec,
        listener: Listener,
        journal: Journal | None = None,
        *,
        rng: random.Random | None = None,
        pacing: Pacing | None = None,
    ) -> None:
        """`rng` shuffles (default: the system's generator). Raises `SettingError` for an impossible spec."""
        self.match = Match(spec)
        self.pacing = pacing or Pacing()
        self.watched = False
        self._spec = spec
        self._listener = listener
        self._record = Record(journal, self._trouble)
        self._rng = rng or random.SystemRandom()
        self._pauses = random.Random()  # of its own, so that no pause tells anything about a deck
        self._requests: dict[int, Request] = {}
        self._asked = 0
        self._acts = 0
        self._table_due: float | None = None  # when the table itself does its next step; None: not yet fixed
        self._after_trick = False
        self._handed: dict[int, str] = {}  # seats of people that are played for them until the deal ends, and by whom
        self._away: set[int] = set()  # seats of people that are gone: a stand-in plays until they are back
        self._outbox: deque[Callable[[], None]] = deque()
        self._draining = False

    # -- what drivers call ---------------------------------------------------------------------------------------------

    @property
    def spec(self) -> MatchSpec:
        return self._spec

    @property
    def entries(self) -> Sequence[AnyEntry]:
        """The journal's lines after the header."""
        return tuple(self._record.entries)

    def deal_entries(self, number: int) -> tuple[AnyEntry, ...]:
        """The inputs of the deal scored as number `number` (from 0) with its result, without what was taken back.

        Cards that nobody bid for are among them: shuffles and all.
        """
        found: list[AnyEntry] = []
        for _, entry in effective_lines(self._record.entries):
            if isinstance(entry, Note):
                continue
            found.append(entry)
            if isinstance(entry, DealEnd):
                if number == 0:
                    return tuple(found)
                number -= 1
                found.clear()
        raise IndexError("no such deal has been scored")

    def start(self) -> None:
        """Shuffle for the first deal."""
        self._shuffle()

    def resume(self, entries: Sequence[AnyEntry]) -> None:
        """Go on with the match that these entries give; the journal must hold exactly them.

        Entries that do not fit the rules are cut with all that follow (`journal_disagrees`).
        """
        self.match, bad = rebuild(self._spec, entries)
        self._record.entries = list(entries)
        if bad is not None:
            self._record.cut(bad)
        scored = sum(isinstance(entry, DealEnd) for _, entry in effective_lines(self._record.entries))
        self._note_results(scored)  # the program may have ended between the last card and this line
        if self.match.deal is None:
            self._shuffle()
        else:
            self._look_afresh()

    def submit(self, seat: int, action: AnyAction, by: str = PERSON, request_id: int | None = None) -> Refusal | None:
        """An action of `seat`.

        Without `request_id` it is done or refused at once, and a refusal changes nothing. With it, it answers a
        question: it is done after the natural pause, and dropped if the question was withdrawn or already answered.
        """
        if request_id is None:
            return self._act(seat, action, by)
        request = self._requests.get(seat)
        if request is not None and request.number == request_id:
            request.take(action)
        return None

    def fail(self, seat: int, request_id: int, detail: str) -> None:
        """The computer seat cannot answer this question: the stand-in acts for it."""
        request = self._requests.get(seat)
        if request is not None and request.number == request_id:
            request.failure = Trouble("seat_failed", {"seat": seat, "detail": detail})

    def next_deal(self) -> bool:
        """Shuffle for the next deal after a scored one; False if none is due."""
        if not self.match.needs_shuffle or self._given_up:
            return False
        self._shuffle()
        return True

    def can_take_back(self, seat: int) -> bool:
        """Whether `take_back` would find a decision."""
        return self._last_decision(seat) is not None

    def hand_over(self, seat: int, by: str) -> bool:
        """Until this deal is over, the person's `seat` is played without its person, and nobody pauses.

        `AUTO`: the only legal play each time; the caller knows that there is just one. `STAND_IN`: the listener is
        asked as for a computer seat. False if no deal runs.
        """
        if self.match.deal is None or self.match.deal.over:
            return False
        self._handed[seat] = by
        for request in self._requests.values():
            request.wait(0.0)
        self._ask()
        self._drain()
        return True

    @property
    def away(self) -> frozenset[int]:
        """Seats of people that are played by a stand-in until they are back."""
        return frozenset(self._away)

    def set_away(self, seat: int, away: bool) -> None:
        """The person of `seat` is gone: the listener is asked for it as for a computer seat, with the same pauses.

        Or is back: what is asked now is theirs again.
        """
        if away == (seat in self._away):
            return
        if away:
            self._away.add(seat)
        else:
            self._away.discard(seat)
        request = self._requests.pop(seat, None)
        if request is not None and request.open:
            self._outbox.append(partial(self._listener.withdraw, seat))
        self._ask()
        self._drain()

    def concede(self, seat: int) -> None:
        """Write down that the person on `seat` gives up the match. The caller leaves it then."""
        self._record.add(Note(CONCEDED, seat))
        self._record.sync()
        self._drain()

    def take_back(self, seat: int, consents: tuple[int, ...] = ()) -> bool:
        """Go back to the last decision of the person on `seat` in this deal; False if there is none.

        Everything since then is retracted in the journal, not erased. `consents`: other seats that agreed.
        """
        found = self._last_decision(seat)
        if found is None:
            return False
        number, act = found
        self._record.add(Retract(number - 1, (seat, *consents)))
        self.match, _ = rebuild(self._spec, self._record.entries)
        while self.match.advances < act.at and self.match.can_advance:
            self.match.advance()
        self._record.sync()
        self._look_afresh()
        return True

    def view(self, seat: int | None) -> Any:
        """What `seat` may know now; None before the first shuffle."""
        return self.match.view(seat)

    def set_pacing(self, pacing: Pacing) -> None:
        """Change the durations; what is waiting now waits by the new ones."""
        self.pacing = pacing
        self._table_due = None
        for request in self._requests.values():
            request.wait(self._answer_pause(request.decision))

    def tick(self, now: float) -> float | None:
        """Do everything that is due at `now` (seconds of any steady clock). When to call again; None: when asked."""
        while self._step(now):
            pass
        times = [request.due(self.pacing.answer_limit) for request in self._requests.values()]
        if self._table_due is not None and self._table_acts and not self._waits_for_bids:
            times.append(self._table_due)
        return min((each for each in times if each is not None), default=None)

    def close(self) -> bool:
        """Close the journal. True if nothing is missing in it, or there is none."""
        return self._record.close()

    # -- time ----------------------------------------------------------------------------------------------------------

    def _step(self, now: float) -> bool:
        """Do one thing that is due; False if nothing is."""
        for request in list(self._requests.values()):
            request.anchor(now)
            due = request.due(self.pacing.answer_limit)
            if due is not None and now >= due:
                self._close(request)
                return True
        if not self._table_acts:
            self._table_due = None
            return False
        if self._table_due is None:
            self._table_due = now + self._table_pause
        if now < self._table_due or self._waits_for_bids:
            return False
        self._table_due = None
        if self._given_up:
            self._shuffle()
            self._table_due = now + self._table_pause
            return False  # one shuffle a tick: where nobody ever bids, the driver still gets its turn
        self._advance()
        return True

    @property
    def _table_acts(self) -> bool:
        return self.match.can_advance or self._given_up

    @property
    def _table_pause(self) -> float:
        if self._given_up:
            return self.pacing.redeal_pause
        if not self.match.advances:
            return self.pacing.deal_start
        assert self.match.deal is not None, "only a running deal has steps"
        return self.pacing.step_pause(self.match.deal.pace)

    @property
    def _given_up(self) -> bool:
        """Nobody bid: the cards are shuffled again without asking."""
        return self.match.deal is not None and self.match.deal.aborted

    @property
    def _waits_for_bids(self) -> bool:
        """The step that ends the bidding waits until all who were asked have answered; without pauses, each step."""
        deal = self.match.deal
        if self.pacing.deal_interval > 0 and deal is not None and not deal.closes_bidding:
            return False
        return any(not request.silent for request in self._requests.values())

    # -- what happens --------------------------------------------------------------------------------------------------

    def _shuffle(self) -> None:
        self._handed.clear()
        deck = self.match.family.deck(self._spec.settings)
        self._rng.shuffle(deck)
        first = self.match.first_seat_of_next_deal()
        if first is None:
            first = self._rng.randrange(len(self._spec.seats))
        self._record.add(Shuffle(tuple(deck), first))
        self._happened(self.match.shuffle(deck, first))

    def _advance(self) -> None:
        scored = len(self.match.summaries)
        events = self.match.advance()
        self._note_results(scored)
        self._happened(events)

    def _act(self, seat: int, action: AnyAction, by: str) -> Refusal | None:
        if self.match.deal is None:
            return Refusal("wrong_phase")
        at, scored = self.match.advances, len(self.match.summaries)
        try:
            events = self.match.act(seat, action)
        except Refused as refused:
            return refused.refusal
        self._acts += 1
        self._after_trick = any(isinstance(event, TrickTaken) for event in events)
        self._record.add(Act(at, seat, by, action))
        self._note_results(scored)
        if self._after_trick:
            self._record.sync()
        self._happened(events)
        return None

    def _note_results(self, scored: int) -> None:
        """Write down the deals scored since there were `scored`."""
        for summary in self.match.summaries[scored:]:  # never more than one
            self._record.add(DealEnd(summary, self.match.standing))

    def _last_decision(self, seat: int) -> tuple[int, Act] | None:
        for number, entry in reversed(effective_lines(self._record.entries)):
            match entry:
                case Act() if entry.seat == seat and entry.by == PERSON:
                    return number, entry
                case Shuffle():
                    break
        return None

    def _look_afresh(self) -> None:
        """Everybody is shown the state as it is, and asked anew."""
        self._acts += 1
        self._after_trick = False
        self._handed.clear()
        self._table_due = None
        self._send([])
        self._ask()
        self._drain()

    def _happened(self, events: Sequence[Event]) -> None:
        if events:
            self._send(events)
        self._ask()
        self._drain()

    def _send(self, events: Sequence[Event]) -> None:
        receivers: list[int | None] = [*range(len(self._spec.seats)), *([None] if self.watched else [])]
        for seat in receivers:
            view = self.match.view(seat)
            known = [mine for event in events if (mine := event.seen_by(seat)) is not None]
            if view is not None and (known or not events):
                self._outbox.append(partial(self._listener.deliver, seat, known, view))

    def _trouble(self, trouble: Trouble) -> None:
        self._outbox.append(partial(self._listener.trouble, trouble))

    def _drain(self) -> None:
        """Send what waits; what the receivers cause meanwhile joins the end of the queue."""
        if self._draining:
            return
        self._draining = True
        try:
            while self._outbox:
                self._outbox.popleft()()
        finally:
            self._draining = False

    # -- questions -----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Withdraw the questions that have been overtaken and ask the new ones."""
        pending = {decision.seat: decision for decision in self.match.pending()}
        for seat, request in list(self._requests.items()):
            view = self.match.view(seat)
            if request.overtaken(pending.get(seat), self._acts, () if view is None else view.hand):
                del self._requests[seat]
                if request.open:
                    self._outbox.append(partial(self._listener.withdraw, seat))
        for seat, decision in pending.items():
            view = self.match.view(seat)
            if seat not in self._requests and view is not None:
                self._open(decision, view)

    def _open(self, decision: Decision, view: Any) -> None:
        """A person sees the decision in the View and is not asked; but in some polls it must not be silent for long."""
        seat, by = decision.seat, self._player_of(decision)
        automatic, patience = only_choice(view), None
        if automatic is None and by == PERSON:
            patience = None if self.match.deal is None else self.match.deal.patience
            if patience is None:
                return
            automatic = PassBid()
        if automatic is None and by == AUTO:
            automatic = next(stand_ins(view))
        self._asked += 1
        request = Request(self._asked, decision, self._acts, view.hand, self._answer_pause(decision), patience)
        self._requests[seat] = request
        if automatic is not None:
            request.take(automatic)
            request.by = AUTO
        else:
            request.by = by
            self._outbox.append(partial(self._put, request, view))

    def _player_of(self, decision: Decision) -> str:
        """Who acts. A seat whose plays are all forced is played by itself, but its person decides what comes after."""
        occupant = STAND_IN if decision.seat in self._away else self._spec.seats[decision.seat].occupant
        by = self._handed.get(decision.seat, occupant)
        return occupant if by == AUTO and decision.kind not in _PLAYS else by

    def _answer_pause(self, decision: Decision) -> float:
        if self._handed:
            return 0.0
        pause = self.pacing.answer_pause(decision.kind, self._pauses, after_trick=self._after_trick)
        return max(pause, self.pacing.courtesy) if self._competes_with_a_person(decision) else pause

    def _competes_with_a_person(self, decision: Decision) -> bool:
        """Whether a person has turned up a card that can bid in the same step (three_player.md 7.6)."""
        others = (each for each in self.match.pending() if each.seat != decision.seat)
        return decision.kind == "turned" and any(self._player_of(each) == PERSON for each in others)

    def _put(self, request: Request, view: Any) -> None:
        if self._requests.get(request.decision.seat) is request:
            self._listener.ask(request.decision.seat, request.number, request.decision, view)

    def _close(self, request: Request) -> None:
        """The answer is due: do it, or have the stand-in act."""
        decision, answer = request.decision, request.answer
        trouble = request.failure
        if answer is None and trouble is None:
            trouble = Trouble("seat_late", {"seat": decision.seat})
            self._outbox.append(partial(self._listener.withdraw, decision.seat))
        if answer is not None and trouble is None:
            if request.is_silence:
                request.silent = True
                return
            del self._requests[decision.seat]
            refusal = self._act(decision.seat, answer, request.by)
            if refusal is None:
                return
            trouble = Trouble("seat_refused", {"seat": decision.seat, "code": refusal.code})
        assert trouble is not None, "only a failed answer comes here"
        self._trouble(trouble)
        self._stand_in(request)

    def _stand_in(self, request: Request) -> None:
        seat = request.decision.seat
        if request.decision.optional:
            request.silent = True
            self._requests[seat] = request
            self._drain()
            return
        self._requests.pop(seat, None)
        view = self.match.view(seat)
        assert view is not None, "a seat is asked in a running deal"
        if all(self._act(seat, action, STAND_IN) is not None for action in stand_ins(view)):
            raise RuntimeError(f"no legal action for {request.decision}")
