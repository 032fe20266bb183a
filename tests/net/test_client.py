# SPDX-License-Identifier: MIT
"""The client's side of a table, against a host that is a script; time is a number."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model import codec, events
from shengji_qt.model.actions import PassBid
from shengji_qt.model.journal import MatchSpec
from shengji_qt.model.match import Match
from shengji_qt.model.refusals import Refusal
from shengji_qt.net import limits, messages
from shengji_qt.net.client import CONNECTING, Client
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.messages import (
    Chat,
    Do,
    FromClient,
    FromHost,
    Greeting,
    Hello,
    Leave,
    Lobby,
    LookAfresh,
    MatchState,
    Message,
    Notice,
    Ping,
    Pong,
    Refused,
    Rejected,
    SeatState,
    Shown,
    Started,
    Welcome,
)
from shengji_qt.net.password import is_proof, key_of, new_salt
from tests.helpers.players import spec_of

TABLE = "ab" * 16
GREETING = Greeting(limits.PROTOCOL, "1.0", TABLE, False)
WELCOME = Welcome(3, "player", "11" * 16, True)
SPEC: MatchSpec = spec_of()
LOBBY = Lobby(
    "T", "lobby", SPEC.settings, SPEC.options, (SeatState("open"),) * 4, (), None, False, False
)  # fmt: skip
MATCH = Match(SPEC)
MATCH.shuffle(MATCH.family.deck(SPEC.settings), 0)
VIEW = MATCH.view(0)
STARTED = Started(0, MatchState(SPEC, 1, MATCH.standing, ()))
EVENT = events.CardDealtHidden(1)


def bytes_of(*given: Message) -> bytes:
    return b"".join(frame(messages.encode(each)) for each in given)


def said(client: Client) -> list[FromClient]:
    framer, found = Framer(limits.FRAME_TO_HOST), []
    framer.feed(client.output())
    while (payload := framer.take()) is not None:
        found.append(messages.from_client(payload))
    return found


def shown(number: int, turn: int, *happened: events.AnyEvent) -> Shown:
    return Shown(number, turn, happened, VIEW)


def connect(client: Client, now: float, *given: Message) -> list[FromHost]:
    client.tick(now)
    assert client.wants_connection
    client.connected(now)
    return client.receive(bytes_of(*given), now)


@pytest.fixture
def client() -> Client:
    """In the lobby at time 0."""
    made = Client("Ann", 0.0)
    connect(made, 0.0, GREETING, WELCOME, LOBBY)
    made.output()
    assert made.state == "in_lobby"
    return made


@pytest.fixture
def player(client: Client) -> Client:
    """In a match at time 0, turn 5, the next number is 2."""
    client.receive(bytes_of(msgspec.structs.replace(LOBBY, phase="playing"), STARTED, shown(1, 5)), 0.0)
    assert client.state == "in_play"
    return client


def test_it_answers_a_greeting_and_is_let_in() -> None:
    client = Client("Ann", 0.0, role="spectator", owner_key="cd")
    assert client.tick(0.0) == CONNECTING
    client.connected(0.0)
    assert client.receive(bytes_of(GREETING), 0.0) == []
    [hello] = said(client)
    assert isinstance(hello, Hello)
    assert (hello.name, hello.role, hello.token, hello.proof, hello.owner) == ("Ann", "spectator", "", "", "cd")
    assert client.receive(bytes_of(WELCOME, LOBBY), 0.1) == [WELCOME, LOBBY]
    assert (client.person, client.is_owner, client.token, client.lobby) == (3, True, "11" * 16, LOBBY)
    assert client.state == "in_lobby"


def test_messages_may_come_byte_by_byte() -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.connected(0.0)
    found = [each for byte in bytes_of(GREETING, WELCOME, LOBBY) for each in client.receive(bytes([byte]), 0.0)]
    assert found == [WELCOME, LOBBY]


def test_a_kept_token_is_shown_and_a_newer_one_is_used_afterwards() -> None:
    client = Client("Ann", 0.0, token_of={TABLE: "22" * 16}.get)  # type: ignore[arg-type]
    connect(client, 0.0, GREETING)
    assert said(client)[0].token == "22" * 16  # type: ignore[union-attr]
    client.receive(bytes_of(WELCOME), 0.0)
    client.lost(1.0)
    connect(client, 2.0, GREETING)
    assert said(client)[0].token == WELCOME.token  # type: ignore[union-attr]


def test_a_token_that_is_not_known_any_more_is_not_shown_again() -> None:
    client = Client("Ann", 0.0, token_of=lambda table: "22" * 16)
    connect(client, 0.0, GREETING, Refused("unknown_token"))
    connect(client, 0.0, GREETING)
    assert said(client)[0].token == ""  # type: ignore[union-attr]
    client.receive(bytes_of(Refused("unknown_token")), 0.0)
    assert client.state == "closed"
    assert client.refusal == Refused("unknown_token")


# --- passwords


def test_the_password_is_asked_for_and_proved() -> None:
    salt = new_salt()
    locked = Greeting(limits.PROTOCOL, "1.0", TABLE, True, salt, "33" * 16)
    client = Client("Ann", 0.0)
    connect(client, 0.0, locked)
    assert client.state == "asking_password"
    assert client.refusal is None
    assert not client.wants_connection
    assert client.tick(1.0) is None
    client.lost(1.0)  # the socket was closed
    assert client.state == "asking_password"
    client.give_password("open sesame", 9.0)
    connect(client, 9.0, locked)
    [hello] = said(client)
    assert isinstance(hello, Hello)
    assert is_proof(hello.proof, key_of("open sesame", salt), "33" * 16)
    client.receive(bytes_of(Refused("password", {"left": 4})), 9.1)
    assert client.state == "asking_password"
    assert client.refusal == Refused("password", {"left": 4})
    assert b"sesame" not in client.output()


# --- what ends it


@pytest.mark.parametrize("code", ["full", "kicked", "table_closed", "name_taken", "replaced", "no_spectators"])
def test_a_refusal_ends_it(client: Client, code: messages.RefusedCode) -> None:
    client.receive(bytes_of(Refused(code)), 1.0)
    client.lost(1.0)
    assert (client.state, client.refusal) == ("closed", Refused(code))
    assert client.tick(2.0) is None
    assert not client.wants_connection


def test_a_host_that_ends_may_come_back(client: Client) -> None:
    client.receive(bytes_of(Refused("host_stopped")), 1.0)
    assert client.state == "host_stopped"
    assert not client.wants_connection
    client.tick(1.0 + limits.RETRY[0])
    assert client.wants_connection
    client.lost(2.0)
    assert client.state == "host_stopped", "nobody answers yet, and it is known why"
    client.tick(2.0 + limits.RETRY[1])
    client.connected(9.0)
    client.receive(bytes_of(GREETING, WELCOME, LOBBY), 9.0)
    assert client.state == "in_lobby"
    client.lost(10.0)
    assert client.state == "reconnecting", "of this break no reason is known"


def test_another_version_is_told_and_not_talked_to() -> None:
    client = Client("Ann", 0.0)
    connect(client, 0.0, Greeting(limits.PROTOCOL + 1, "9.0", TABLE, False))
    assert client.refusal == Refused("protocol", {"proto": limits.PROTOCOL + 1, "app": "9.0"})
    assert said(client) == []


def test_another_version_is_told_even_if_its_greeting_is_another() -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.connected(0.0)
    later = {"type": "Greeting", "proto": 7, "app": "9.0", "table": "x", "new": [1]}
    client.receive(frame(msgspec.json.encode(later)), 0.0)
    assert client.refusal == Refused("protocol", {"proto": 7, "app": "9.0"})


@pytest.mark.parametrize(
    "data", [b"HTTP/1.1 400 Bad Request\r\n", frame(b"{}"), frame(b"\xff"), bytes_of(WELCOME), bytes_of(LOBBY)]
)
def test_what_is_no_host_is_told_so(data: bytes) -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.connected(0.0)
    assert client.receive(data, 0.0) == []
    assert client.state == "closed"
    assert client.failure is not None
    assert client.failure[0] == "not_a_host"


def test_who_says_nothing_is_no_host() -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.connected(1.0)
    assert client.tick(1.0 + CONNECTING - 0.1) is not None
    client.tick(1.0 + CONNECTING)
    assert client.failure == ("not_a_host", "")


def test_an_address_that_does_not_answer_is_given_up() -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.tick(CONNECTING)
    assert client.failure == ("timed_out", "")
    assert not client.wants_connection


def test_nobody_listens() -> None:
    client = Client("Ann", 0.0)
    client.tick(0.0)
    client.lost(0.1, "unreachable", "refused")
    assert client.failure == ("unreachable", "refused")


def test_no_route_may_be_a_question_to_the_user_for_a_minute() -> None:
    client = Client("Ann", 0.0)
    now, tries = 0.0, 0
    while client.state == "connecting":
        due = client.tick(now)
        if client.wants_connection:
            tries += 1
            client.lost(now, "no_route")
        elif due is not None:
            now = due
    assert client.failure == ("no_route", "")
    assert limits.UNREACHABLE_RETRY <= now <= limits.UNREACHABLE_RETRY + limits.RETRY[-1]
    assert tries > 10


# --- coming back


def test_it_comes_back_with_longer_and_longer_pauses_and_never_gives_up(client: Client) -> None:
    now, pauses = 0.0, []
    client.lost(now)
    for _ in range(12):
        assert client.state == "reconnecting"
        due = client.tick(now)
        assert due is not None
        pauses.append(round(due - now, 3))
        now = due
        client.tick(now)
        client.lost(now, "no_route")
    assert tuple(pauses[: len(limits.RETRY)]) == limits.RETRY
    assert set(pauses[len(limits.RETRY) :]) == {limits.RETRY[-1]}
    connect(client, client.tick(now) or 0.0, GREETING, WELCOME)
    client.lost(100.0)
    assert client.tick(100.0) == pytest.approx(100.0 + limits.RETRY[0])


def test_silence_is_seen_and_then_ends_the_connection(client: Client) -> None:
    client.tick(limits.UNSTABLE - 0.1)
    assert client.state == "in_lobby"
    client.tick(limits.UNSTABLE)
    assert client.state == "unstable"
    client.receive(bytes_of(Pong(1)), 8.0)
    assert client.state == "in_lobby"
    client.tick(8.0 + limits.DROPPED)
    assert client.state == "reconnecting"


def test_signs_of_life_are_given_when_nothing_else_is_sent(client: Client) -> None:
    assert client.tick(0.0) == limits.HEARTBEAT
    client.send(Chat("hello"), 3.0)
    client.output()
    client.tick(limits.HEARTBEAT)
    assert said(client) == []
    client.tick(3.0 + limits.HEARTBEAT)
    assert said(client) == [Ping(1)]
    assert client.receive(bytes_of(Ping(8)), 9.0) == []
    assert said(client) == [Pong(8)]


def test_nothing_is_said_to_nobody() -> None:
    client = Client("Ann", 0.0)
    assert not client.send(Chat("hello"), 0.0)
    connect(client, 0.0, GREETING)
    said(client)
    assert not client.send(Chat("hello"), 0.0)
    assert said(client) == []


def test_leaving_is_said_and_final(player: Client) -> None:
    player.leave(1.0)
    assert said(player) == [Leave()]
    player.lost(1.1)
    assert player.state == "closed"
    assert player.refusal is None
    assert player.failure is None


# --- in play


def test_what_is_shown_comes_in_order(player: Client) -> None:
    second, third = shown(2, 5, EVENT), shown(3, 6, EVENT)
    assert player.receive(bytes_of(second, third), 1.0) == [second, third]
    assert player.turn == 6


def test_the_first_of_a_match_may_have_events(client: Client) -> None:
    first = shown(1, 1, EVENT)
    assert client.receive(bytes_of(STARTED, first), 1.0) == [STARTED, first]


def test_what_was_shown_before_is_not_shown_twice(player: Client) -> None:
    second = shown(2, 5, EVENT)
    assert player.receive(bytes_of(second, second, shown(1, 5, EVENT)), 1.0) == [second]
    assert said(player) == []


def test_a_gap_is_made_good_by_a_view_to_look_at_afresh(player: Client) -> None:
    assert player.receive(bytes_of(shown(3, 6, EVENT), shown(4, 6, EVENT)), 1.0) == []
    assert said(player) == [LookAfresh()]
    assert player.turn == 5
    whole, after = shown(5, 7), shown(6, 7, EVENT)
    assert player.receive(bytes_of(whole, after), 1.0) == [whole, after]
    assert said(player) == []


def test_an_action_is_for_the_turn_it_was_made_on(player: Client) -> None:
    player.do(PassBid(), 1.0)
    assert said(player) == [Do(5, PassBid())]
    assert player.unanswered == PassBid()
    player.receive(bytes_of(shown(2, 5, EVENT)), 1.0)
    assert player.unanswered == PassBid()
    player.receive(bytes_of(shown(3, 6, EVENT)), 1.0)
    assert player.unanswered is None


def test_an_action_may_be_rejected_and_an_old_rejection_is_none(player: Client) -> None:
    player.do(PassBid(), 1.0)
    old, new = Rejected(4, Refusal("not_your_turn")), Rejected(5, Refusal("not_your_turn"))
    assert player.receive(bytes_of(old, new, new), 1.0) == [new]
    assert player.unanswered is None


def test_an_action_without_an_answer_is_sent_again_after_the_connection_broke(player: Client) -> None:
    player.do(PassBid(), 1.0)
    player.output()
    player.lost(1.0)
    connect(player, 2.0, GREETING, WELCOME)
    assert [type(each) for each in said(player)] == [Hello]
    player.receive(bytes_of(LOBBY, STARTED, shown(1, 5)), 2.0)
    assert said(player) == []  # the lobby has said that no match runs
    player.do(PassBid(), 2.0)
    player.lost(2.0)
    connect(player, 3.0, GREETING, WELCOME, STARTED, shown(9, 5), shown(10, 5, EVENT))
    assert said(player)[1:] == [Do(5, PassBid())]


def test_an_action_that_was_heard_is_not_sent_again(player: Client) -> None:
    player.do(PassBid(), 1.0)
    player.lost(1.0)
    connect(player, 2.0, GREETING, WELCOME, STARTED, shown(1, 6))
    assert [type(each) for each in said(player)] == [Hello]
    assert player.unanswered is None


def test_an_action_without_a_connection_waits_for_the_next_one(player: Client) -> None:
    player.lost(1.0)
    player.do(PassBid(), 1.0)
    connect(player, 2.0, GREETING, WELCOME, STARTED, shown(1, 5))
    assert said(player)[1:] == [Do(5, PassBid())]


def test_what_cannot_be_read_breaks_the_connection_but_not_the_match(player: Client) -> None:
    notice = Notice("resumed")
    assert player.receive(bytes_of(notice) + frame(b"[") + bytes_of(notice), 1.0) == [notice]
    assert player.state == "reconnecting"
    assert not player.is_connected


def test_the_lobby_ends_the_match_when_it_says_so(player: Client) -> None:
    player.receive(bytes_of(LOBBY), 1.0)
    assert player.state == "in_lobby"
    assert player.started is None


def test_the_next_match_counts_anew(player: Client) -> None:
    over, playing = (msgspec.structs.replace(LOBBY, phase=phase) for phase in ("over", "playing"))
    first, second = shown(1, 1, EVENT), shown(2, 1, EVENT)
    player.receive(bytes_of(shown(2, 5, EVENT), over, playing), 1.0)
    assert player.receive(bytes_of(STARTED, first, second), 2.0) == [STARTED, first, second]


def test_views_survive_the_way() -> None:
    message = shown(1, 1, EVENT)
    assert codec.encode(messages.from_host(messages.encode(message))) == codec.encode(message)
