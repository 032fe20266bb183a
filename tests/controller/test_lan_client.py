# SPDX-License-Identifier: MIT
"""The window's side of a table elsewhere, against a host that is a script on a real socket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer

from shengji_qt.controller.lan_client import LanClient, failure_of
from shengji_qt.controller.lan_memory import LanMemory
from shengji_qt.controller.tables import MatchTable
from shengji_qt.model.games import rules_of
from shengji_qt.model.match import Match
from shengji_qt.net import limits
from shengji_qt.net.messages import (
    Chat,
    Denied,
    Do,
    Greeting,
    Hello,
    Leave,
    Notice,
    Refused,
    Said,
    SetReady,
    Shown,
    Waiting,
)
from shengji_qt.net.password import is_proof, key_of, new_salt
from tests.controller.lan_script import LOBBY, SPEC, TABLE, WELCOME, ScriptedHost, started
from tests.helpers.fakes import InlineWorker


class Heard:
    """What the signals of a client say, in order."""

    def __init__(self, client: LanClient) -> None:
        self.all: list[tuple[str, Any]] = []
        for name in ("state_changed", "lobby_changed", "said", "noticed", "started", "take_back_asked", "recorded"):
            getattr(client, name).connect(lambda given, name=name: self.all.append((name, given)))
        for name in ("refused", "denied", "waiting"):
            getattr(client, name).connect(lambda *given, name=name: self.all.append((name, given)))

    def of(self, name: str) -> list[Any]:
        return [given for said, given in self.all if said == name]


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[ScriptedHost]:
    made = ScriptedHost()
    yield made
    made.close()


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[LanClient]:
    made = LanClient(seats=InlineWorker)
    yield made
    made.close()


@pytest.fixture
def heard(client: LanClient) -> Heard:
    return Heard(client)


def join(qtbot: QtBot, client: LanClient, host: ScriptedHost) -> None:
    client.connect_to("127.0.0.1", host.port, "Ann")
    qtbot.waitUntil(lambda: client.state == "in_lobby" and client.lobby is not None)


def test_it_comes_to_the_lobby(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    assert client.state == "closed"
    client.connect_to("127.0.0.1", host.port, "Ann", owner_key="cd")
    assert client.state == "connecting"
    qtbot.waitUntil(lambda: bool(heard.of("lobby_changed")))
    assert heard.of("state_changed") == ["connecting", "in_lobby"]
    [hello] = host.heard
    assert isinstance(hello, Hello)
    assert (hello.name, hello.owner, hello.role) == ("Ann", "cd", "player")
    assert heard.of("lobby_changed") == [LOBBY]
    assert (client.person, client.seat, client.is_owner, client.role) == (3, 0, True, "player")
    assert (client.table_id, client.address) == (TABLE, ("127.0.0.1", host.port))
    kept = LanMemory()
    assert kept.name == "Ann"
    assert kept.token_of(TABLE, "Ann") == WELCOME.token
    assert [(each.port, each.label) for each in kept.hosts] == [(host.port, "Friday")]


def test_what_others_say_and_what_is_wished(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    join(qtbot, client, host)
    assert client.send(SetReady(True))
    said, notice = Said(4, "Bob", "hello"), Notice("joined", {"name": "Bob"})
    host.say(said, notice, Denied("not_owner", {"a": 1}), Waiting(2, 30.0))
    qtbot.waitUntil(lambda: bool(heard.of("waiting")))
    assert heard.of("said") == [said]
    assert heard.of("noticed") == [notice]
    assert heard.of("denied") == [("not_owner", {"a": 1})]
    assert heard.of("waiting") == [(2, 30.0)]
    qtbot.waitUntil(lambda: host.heard[1:] == [SetReady(True)])


def test_it_comes_back_with_its_token(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    join(qtbot, client, host)
    host.cut()
    qtbot.waitUntil(lambda: client.state == "reconnecting")
    assert not client.send(Chat("hello"))
    qtbot.waitUntil(lambda: host.connections == 2 and client.state == "in_lobby")
    assert host.heard[-1].token == WELCOME.token  # type: ignore[union-attr]
    assert heard.of("refused") == []


def test_a_kept_token_is_for_the_next_start_of_the_program(qtbot: QtBot, host: ScriptedHost, client: LanClient) -> None:
    join(qtbot, client, host)
    client.close()
    other = LanClient(seats=InlineWorker)
    join(qtbot, other, host)
    assert host.heard[-1].token == WELCOME.token  # type: ignore[union-attr]
    other.connect_to("127.0.0.1", host.port, "Bob")
    qtbot.waitUntil(lambda: host.connections == 3 and other.state == "in_lobby")
    assert host.heard[-1].token == ""  # type: ignore[union-attr]
    other.close()


def test_leaving_is_told_to_the_host(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    join(qtbot, client, host)
    client.leave()
    assert client.state == "closed"
    assert client.lobby is None
    qtbot.waitUntil(lambda: host.heard[-1] == Leave())
    assert heard.of("refused") == []


@pytest.mark.parametrize("code", ["full", "name_taken", "too_many"])
def test_a_refusal_is_told_once(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard, code: Any) -> None:
    host.answers[Hello] = (Refused(code, {"name": "Ann"}),)
    client.connect_to("127.0.0.1", host.port, "Ann")
    qtbot.waitUntil(lambda: bool(heard.of("refused")))
    assert heard.all[-2:] == [("state_changed", "closed"), ("refused", (code, {"name": "Ann"}))]
    assert heard.of("refused") == [(code, {"name": "Ann"})]


def test_a_refusal_with_the_end_of_the_connection(
    qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard
) -> None:
    join(qtbot, client, host)
    host.say(Refused("kicked"))
    assert host.socket is not None
    host.socket.disconnectFromHost()
    qtbot.waitUntil(lambda: bool(heard.of("refused")))
    assert heard.of("refused") == [("kicked", {})]
    assert client.memory.token_of(TABLE, "Ann") == ""


def test_the_password_is_asked_for(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    salt = new_salt()
    host.greeting = Greeting(limits.PROTOCOL, "1.0", TABLE, True, salt, "33" * 16)
    host.answers[Hello] = (Refused("password", {"left": 4}),)
    client.connect_to("127.0.0.1", host.port, "Ann")
    qtbot.waitUntil(lambda: client.state == "asking_password")
    assert heard.of("refused") == []
    for _ in range(2):  # the same answer twice is told twice
        told = len(heard.of("refused"))
        client.give_password("wrong")
        qtbot.waitUntil(lambda told=told: len(heard.of("refused")) > told)
        assert client.state == "asking_password"
    assert heard.of("refused") == [("password", {"left": 4})] * 2
    host.answers[Hello] = (WELCOME, LOBBY)
    client.give_password("right")
    qtbot.waitUntil(lambda: client.state == "in_lobby")
    assert is_proof(host.heard[-1].proof, key_of("right", salt), "33" * 16)  # type: ignore[union-attr]


def test_another_version_and_what_is_no_host(qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard) -> None:
    host.greeting = Greeting(limits.PROTOCOL + 1, "9.0", TABLE, False)
    client.connect_to("127.0.0.1", host.port, "Ann")
    qtbot.waitUntil(lambda: bool(heard.of("refused")))
    assert heard.of("refused") == [("protocol", {"proto": limits.PROTOCOL + 1, "app": "9.0"})]
    host.greeting = None
    client.connect_to("127.0.0.1", host.port, "Ann")
    qtbot.waitUntil(lambda: host.connections == 2)
    host.write(b"SSH-2.0-OpenSSH_9.2\r\n")
    qtbot.waitUntil(lambda: len(heard.of("refused")) == 2)
    assert heard.of("refused")[1][0] == "not_a_host"


def test_nobody_listens_there(qtbot: QtBot, client: LanClient, heard: Heard) -> None:
    server = QTcpServer()
    assert server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), 0)
    port = server.serverPort()
    server.close()
    client.connect_to("127.0.0.1", port, "Ann")
    qtbot.waitUntil(lambda: bool(heard.of("refused")))
    assert heard.of("refused")[0][0] == "unreachable"
    assert client.state == "closed"


def test_no_route_is_what_the_system_says_while_the_user_has_not_allowed_it() -> None:
    error = QAbstractSocket.SocketError
    assert failure_of(error.NetworkError) == "no_route"
    assert failure_of(error.SocketTimeoutError) == "timed_out"
    for other in (error.ConnectionRefusedError, error.HostNotFoundError, error.RemoteHostClosedError):
        assert failure_of(other) == "unreachable"


def test_who_leaves_while_something_is_told_hears_no_more(
    qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard
) -> None:
    join(qtbot, client, host)
    client.said.connect(client.close)
    host.say(Said(4, "Bob", "go"), Notice("joined"), Said(4, "Bob", "gone"))
    qtbot.waitUntil(lambda: client.state == "closed")
    assert len(heard.of("said")) == 1
    assert heard.of("noticed") == []


def test_a_match_begins_and_goes_on_after_a_break(
    qtbot: QtBot, host: ScriptedHost, client: LanClient, heard: Heard
) -> None:
    table: MatchTable = client.table
    match = Match(SPEC)
    match.shuffle(match.family.deck(SPEC.settings), 0)
    arrived: list[tuple[int, Any]] = []
    table.events_arrived.connect(lambda events, view: arrived.append((len(events), view)))
    join(qtbot, client, host)
    assert table.match is None
    playing = msgspec.structs.replace(LOBBY, phase="playing")
    host.say(playing, started(match))
    happened = match.advance()
    host.shown(1, 0, match, *happened)
    qtbot.waitUntil(lambda: bool(arrived))
    assert client.state == "in_play"
    assert table.spec == SPEC
    assert arrived == [(len(happened), match.view(0))]
    host.cut()
    qtbot.waitUntil(lambda: client.state == "reconnecting")
    host.answers[Hello] = (WELCOME, playing, started(match))
    qtbot.waitUntil(lambda: client.state == "in_play")
    host.shown(1, 0, match)
    qtbot.waitUntil(lambda: len(arrived) == 2)
    assert arrived[1] == (0, match.view(0))
    assert len(heard.of("started")) == 2


def test_an_answer_belongs_to_the_view_that_it_answers(qtbot: QtBot, host: ScriptedHost, client: LanClient) -> None:
    """Several Views may come in one piece: who answers the first of them does not answer the last."""
    match = Match(SPEC)
    match.shuffle(match.family.deck(SPEC.settings), 0)
    while not (view := match.view(0)) or view.decision is None or view.decision.optional:
        asked = [each for each in match.pending() if not each.optional]
        if asked:
            match.act(asked[0].seat, rules_of(match.view(asked[0].seat)).options(match.view(asked[0].seat), 1)[0])
        else:
            match.advance()
    action = rules_of(view).options(view, 1)[0]
    join(qtbot, client, host)
    arrived: list[Any] = []
    client.table.events_arrived.connect(lambda events, view: arrived.append(view))
    client.table.events_arrived.connect(lambda *_: client.table.submit(action))
    host.say(
        msgspec.structs.replace(LOBBY, phase="playing"), started(match), Shown(1, 5, (), view), Shown(2, 6, (), view)
    )
    qtbot.waitUntil(lambda: any(isinstance(each, Do) for each in host.heard))
    assert len(arrived) == 2
    client.leave()
    qtbot.waitUntil(lambda: host.heard[-1] == Leave())
    assert [each for each in host.heard if isinstance(each, Do)] == [Do(6, action)]
