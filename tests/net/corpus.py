# SPDX-License-Identifier: MIT
"""One of every message, and what seats are shown in whole deals of all games: the beginnings of fuzzing."""

from __future__ import annotations

import functools
import random
from typing import Any

from shengji_qt.model.actions import Bury, PassBid, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import MatchOptions
from shengji_qt.net import limits, messages
from shengji_qt.net import messages as m
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import Table
from tests.helpers.fakes import Recorder, finish, random_answers
from tests.helpers.players import game_spec

HELLO = m.Hello(limits.PROTOCOL, "1.0", "Ann", "player", "ab" * 16, "cd" * 32)


class Wire(Recorder):
    """A listener that also keeps, as payloads of frames, what each seat is shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(random_answers(seed))
        self.sent: list[bytes] = []

    def deliver(self, seat: int, events: list[Any], view: Any) -> None:
        self.sent.append(m.encode(m.Shown(len(self.sent), 1, tuple(events), view)))


@functools.cache
def played(game: str) -> tuple[list[bytes], Table]:
    """A deal of that game by random players: all that was shown, and the table at its end."""
    seats = FAMILIES[game].seats
    wire = Wire(3)
    table = Table(game_spec(game, ["computer:random"] * seats), wire, rng=random.Random(5), pacing=Pacing.none())
    wire.table = table
    table.start()
    finish(table, random_answers(4))
    return wire.sent, table


def from_clients() -> list[messages.Message]:
    """One of every message of a client."""
    options = MatchOptions(FAMILIES["four"].house.lowest_level)
    rules = [m.SetRules(family.house.type(), options) for family in FAMILIES.values()]
    plays = [m.Do(7, Play(parse_cards("3H 3H"))), m.Do(8, PassBid()), m.Do(9, Bury(parse_cards("2S bj")))]
    others = [
        m.Ping(1), m.Pong(2), HELLO, m.Sit(2), m.Sit(None), m.SetReady(True), m.Chat("你好"), m.Phrase("hello"),
        m.SetTable("T", True), m.SetSeat(1, "computer:normal"), m.MoveSeat(0, 1), m.Kick(3), m.Begin(),
        m.CloseTable(), m.NextDeal(), m.AskTakeBack(), m.AnswerTakeBack(1, True), m.DoNotWait(2), m.Leave(),
        m.LookAfresh(),
    ]  # fmt: skip
    return [*rules, *plays, *others]


def from_hosts() -> list[messages.Message]:
    """One of every message of a host but `Shown`."""
    _, table = played("four")
    seats = tuple(m.SeatState("person", f"p{seat}", seat) for seat in range(4))
    people = tuple(m.PersonState(seat, f"p{seat}", "player", seat) for seat in range(4))
    spec, match = table.spec, table.match
    state = m.MatchState(spec, 1, match.standing, tuple(match.summaries), True, match.winner)
    return [
        m.Ping(1), m.Pong(2), m.Greeting(1, "1.0", "ab" * 16, True, "cd" * 16, "ef" * 16), m.Refused("full"),
        m.Welcome(1, "player", "ab" * 16, True), m.Denied("seat_taken"), m.Said(1, "Ann", "hi"),
        m.Said(1, "Ann", phrase="hurry"), m.Notice("back", {"name": "Ann", "played": 3}), m.Started(2, state),
        m.Rejected(3, Refusal("wrong_phase")), m.Waiting(1, 30.0), m.TakeBackAsked(1, 0, (1, 2)),
        m.Lobby("T", "lobby", spec.settings, spec.options, seats, people, 0, True, False),
        m.Record(1, Header(FORMAT, RULES, spec), tuple(table.entries)),
    ]  # fmt: skip


@functools.cache
def payloads_of_clients() -> tuple[bytes, ...]:
    return tuple(m.encode(each) for each in from_clients())


@functools.cache
def payloads_of_hosts() -> tuple[bytes, ...]:
    """With some of what is shown in a deal of each game."""
    shown = [each for game in FAMILIES for each in played(game)[0][::23]]
    return (*(m.encode(each) for each in from_hosts()), *shown)
