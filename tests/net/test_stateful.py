# SPDX-License-Identifier: MIT
"""A table of the network under everything that people do, in any order: what must hold after each step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.journal import Act, DealEnd, Header, MatchSpec, Shuffle
from shengji_qt.model.match import effective, replay
from shengji_qt.net import limits
from shengji_qt.net import messages as m
from shengji_qt.net.lobby import Lobby, NotLetIn, usual_rules
from shengji_qt.net.room import Room
from shengji_qt.table.table import PERSON, STAND_IN
from tests.helpers.players import RandomPlayer
from tests.net import corpus
from tests.net.leak_audit import PACING

SILENT = [each for each in corpus.from_clients() if not isinstance(each, m.Ping | m.Pong | m.Hello | m.CloseTable)]
index = st.integers(0, 7)


class Company(RuleBasedStateMachine):
    """People on seats and beside. A `Carrier` and a `Thinker` itself; the journal is the table's memory."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.tokens: dict[int, str] = {}
        self.connected: set[int] = set()
        self.turns: dict[int, int] = {}
        self.questions: dict[int, tuple[int, Any]] = {}
        self.numbers: dict[int, int] = {}
        self.chance = random.Random(7)

    @initialize(game=st.sampled_from(["four", "three", "three", "five"]), begun=st.sampled_from([True, True, False]))
    def open(self, game: str, begun: bool) -> None:
        rules, options = usual_rules(game)
        self.room = Room(Lobby(rules, options, "T"), self, self, pacing=PACING, rng=random.Random(3))
        self.room.lobby.spectators = True
        for name in ("a", "b", "c"):
            self.join(name, "player")
        if begun:
            self.begin()

    # -- what the room needs -------------------------------------------------------------------------------------------

    def send(self, person: int, message: m.Message) -> None:
        if person not in self.connected:
            return
        assert not self.looks_closely() or messages_equal(message)
        if isinstance(message, m.Shown):
            number = self.numbers.get(person, 0) + 1
            assert message.number in (1, number), "numbers count up by one, or begin again"
            self.numbers[person], self.turns[person] = message.number, message.turn
            self.check_shown(person, message)

    def close(self, person: int, code: m.RefusedCode) -> None:
        self.connected.discard(person)
        self.tokens.pop(person, None)

    def new_journal(self, spec: MatchSpec) -> None:
        return None

    def changed(self) -> None: ...

    def closed(self) -> None: ...

    def ask(self, seat: int, request_id: int, level: str, view: Any) -> None:
        self.questions[seat] = request_id, view

    def withdraw(self, seat: int) -> None:
        self.questions.pop(seat, None)

    def looks_closely(self) -> bool:
        """What is slow to look at is looked at one time in 25."""
        return self.chance.random() < 0.04

    def check_shown(self, person: int, message: m.Shown) -> None:
        seat = self.room.lobby.seat_of(person)
        assert message.view.seat == seat, "the View is that of one's own seat"

    # -- people --------------------------------------------------------------------------------------------------------

    def person(self, at: int, among: set[int]) -> int | None:
        known = sorted(among)
        return known[at % len(known)] if known else None

    @rule(name=st.sampled_from("abcdefgh"), role=st.sampled_from(["player", "player", "spectator"]))
    def join(self, name: str, role: m.Role) -> None:
        self.login(m.Hello(limits.PROTOCOL, "1.0", name, role))

    def login(self, hello: m.Hello) -> None:
        before = set(self.room.lobby.people)
        try:
            login = self.room.login(hello, "")
        except NotLetIn:
            assert set(self.room.lobby.people) == before
            return
        number = login.person.number
        self.tokens[number] = login.token
        self.connected.add(number)
        self.numbers.pop(number, None)
        self.room.entered(number, self.now)

    @rule(at=index)
    def drop(self, at: int) -> None:
        person = self.person(at, self.connected)
        if person is not None:
            self.connected.discard(person)
            self.room.lost(person, self.now)

    @rule(at=index)
    def come_back(self, at: int) -> None:
        person = self.person(at, set(self.tokens))
        if person is not None:
            seat = self.room.lobby.seat_of(person)
            self.login(m.Hello(limits.PROTOCOL, "1.0", "x", "player", self.tokens[person]))
            assert seat is None or self.room.lobby.seat_of(person) == seat, "the seat is theirs"

    @rule(token=st.sampled_from(["", "ab" * 16]), at=index)
    def a_stranger_with_a_wrong_token_gets_no_seat(self, token: str, at: int) -> None:
        if token:
            before = {seat.person for seat in self.room.lobby.seats}
            self.login(m.Hello(limits.PROTOCOL, "1.0", "mallory", "player", token))
            assert {seat.person for seat in self.room.lobby.seats} == before

    @rule(at=index, message=st.sampled_from([m.Chat("hi"), m.Phrase("sorry"), m.Leave(), m.LookAfresh()]))
    def say(self, at: int, message: m.FromClient) -> None:
        self.handle(at, message)

    @rule(at=index, message=st.sampled_from(SILENT))
    def say_anything(self, at: int, message: m.FromClient) -> None:
        self.handle(at, message)

    @rule(at=index, other=index)
    def kick(self, at: int, other: int) -> None:
        person = self.person(other, set(self.room.lobby.people))
        if person is not None:
            self.handle(at, m.Kick(person))

    @rule()
    def begin(self) -> None:
        for person in sorted(self.connected):
            self.room.handle(person, m.SetReady(True), self.now)
        owner = self.room.lobby.owner
        if owner in self.connected:
            self.room.handle(owner, m.Begin(), self.now)

    def handle(self, at: int, message: m.FromClient) -> None:
        person = self.person(at, self.connected)
        if person is not None:
            self.now += 0.01
            self.room.handle(person, message, self.now)

    # -- the match -----------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return hasattr(self, "room") and self.room.play is not None and self.room.lobby.playing

    @precondition(lambda self: self.playing)
    @rule(steps=st.integers(1, 120))
    def time_passes(self, steps: int) -> None:
        """Cards are dealt, computers answer."""
        for _ in range(steps):
            due = self.room.tick(self.now)
            if self.questions and self.room.play is not None:
                seat, (number, view) = self.questions.popitem()
                self.room.play.table.submit(
                    seat, RandomPlayer().choose(view, self.chance.getrandbits(32)), request_id=number
                )
            elif due is None:
                break
            else:
                self.now = max(self.now, due)

    @precondition(lambda self: self.playing)
    @rule(count=st.integers(8, 24))
    def people_play(self, count: int) -> None:
        """Those who are asked do something legal; what they send twice is done once."""
        for _ in range(count):
            self.time_passes(60)
            if not self.playing or self.room.play is None:
                return
            table, lobby = self.room.play.table, self.room.lobby
            for decision in table.match.pending():
                person = lobby.seats[decision.seat].person
                if person not in self.connected or decision.seat in table.away:
                    continue
                action = RandomPlayer().choose(table.view(decision.seat), self.chance.getrandbits(32))
                if isinstance(action, PassBid) and decision.optional:
                    continue
                self.send_twice(person, decision.seat, action)
                break

    def send_twice(self, person: int, seat: int, action: AnyAction) -> None:
        assert self.room.play is not None
        table = self.room.play.table
        said = m.Do(self.turns[person], action)
        before = len(table.entries)
        self.room.handle(person, said, self.now)
        once = [each for each in table.entries[before:] if isinstance(each, Act) and each.seat == seat]
        assert [(each.by, each.action) for each in once] == [(PERSON, action)], "what is legal is done"
        self.room.handle(person, said, self.now)
        again = [each for each in table.entries[before:] if isinstance(each, Act) and each.seat == seat]
        assert again == once

    @precondition(lambda self: self.playing)
    @rule(at=index, seat=st.integers(0, 4))
    def somebody_acts_for_another_seat(self, at: int, seat: int) -> None:
        """Whoever says it, it is done for nobody but themselves."""
        assert self.room.play is not None
        table, person = self.room.play.table, self.person(at, self.connected)
        if person is None or seat >= len(self.room.lobby.seats) or self.room.lobby.seat_of(person) == seat:
            return
        view = table.view(seat)
        if view is None or view.decision is None:
            return
        action = RandomPlayer().choose(view, 1)
        before = len(table.entries)
        self.room.handle(person, m.Do(self.turns.get(person, 0), action), self.now)
        assert not [each for each in table.entries[before:] if isinstance(each, Act) and each.seat == seat]

    @precondition(lambda self: self.playing)
    @rule()
    def a_long_silence(self) -> None:
        self.now += limits.GRACE + 1
        self.time_passes(3)

    @precondition(lambda self: self.playing)
    @rule()
    def the_host_dies(self) -> None:
        """Another host goes on with the same journal and the same people; they come back with their tokens."""
        old = self.room
        assert old.play is not None
        table = old.play.table
        views = [codec.encode(table.view(seat)) for seat in range(len(table.spec.seats))]
        advances = table.match.advances
        self.connected.clear()
        self.questions.clear()
        for person in old.lobby.people.values():
            person.presence = "lost"
        old.lobby.playing = False
        self.room = Room(old.lobby, self, self, pacing=PACING, rng=random.Random(5))
        self.room.resume(table.spec, None, table.entries)
        assert self.room.play is not None
        again = self.room.play.table
        while again.match.advances < advances and again.match.can_advance:
            again.match.advance()  # steps of the table that no line tells of are made again
        if again.match.advances == advances:
            assert [codec.encode(again.view(seat)) for seat in range(len(views))] == views

    # -- what always holds ---------------------------------------------------------------------------------------------

    @invariant()
    def each_person_sits_once(self) -> None:
        if hasattr(self, "room"):
            sitting = [seat.person for seat in self.room.lobby.seats if seat.person is not None]
            assert len(sitting) == len(set(sitting))
            assert all((seat.person is not None) == (seat.occupant == "person") for seat in self.room.lobby.seats)
            owner = self.room.lobby.owner
            assert owner is None or owner in self.room.lobby.people

    @invariant()
    def there_is_an_owner_while_somebody_is_there(self) -> None:
        if hasattr(self, "room") and self.connected & set(self.room.lobby.people):
            here = [each for each in self.room.lobby.people.values() if each.presence == "here"]
            assert self.room.lobby.owner is not None or not here

    @invariant()
    def cards_are_conserved_and_one_acts(self) -> None:
        if not self.playing or self.room.play is None or self.room.play.table.match.deal is None:
            return
        match = self.room.play.table.match
        deal: Any = match.deal
        assert Counter(deal.deck) == Counter(match.family.deck(match.spec.settings))
        pending = [each for each in match.pending() if not each.optional]
        assert len({each.seat for each in pending}) == len(pending)
        if any(each.kind in ("play", "bury", "swap", "divide", "mine") for each in pending):
            assert len(pending) == 1
        for seat in range(len(match.spec.seats)):
            assert not Counter(match.view(seat).hand) - Counter(deal.deck)

    @invariant()
    def the_journal_gives_the_state(self) -> None:
        if not self.playing or self.room.play is None or not self.looks_closely():
            return
        table = self.room.play.table
        again = replay(Header(2, 1, table.spec), table.entries)
        while again.advances < table.match.advances and again.can_advance:
            again.advance()
        seats: list[int | None] = [None, *range(len(table.spec.seats))]
        assert [codec.encode(again.view(seat)) for seat in seats] == [codec.encode(table.view(seat)) for seat in seats]
        entries = effective(table.entries)
        assert sum(isinstance(each, Shuffle) for each in entries) >= sum(isinstance(each, DealEnd) for each in entries)
        for each in entries:
            if isinstance(each, Act) and each.by == STAND_IN:
                assert table.spec.seats[each.seat].occupant == PERSON


def messages_equal(message: m.Message) -> bool:
    """It can be sent, and is understood."""
    return m.from_host(m.encode(message)) == message


SIZES = [(60, 60), pytest.param((500, 80), marks=pytest.mark.soak)]


@pytest.mark.parametrize("size", SIZES)
def test_company(size: tuple[int, int]) -> None:
    examples, steps = size
    quick = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Company, settings=quick)  # type: ignore[no-untyped-call]
