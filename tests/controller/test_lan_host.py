# SPDX-License-Identifier: MIT
"""The window's client at a real host in another process: a match, a host that is killed, the same match again."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QTimer

from shengji_qt.controller.host_process import HostProcess
from shengji_qt.controller.lan_client import LanClient
from shengji_qt.model.games import rules_of
from shengji_qt.net.messages import Begin, Record, SetRules
from shengji_qt.table.journal import read
from shengji_qt.table.record import rebuild
from tests.helpers.fakes import InlineWorker

# The program itself, without pauses between cards.
PROGRAM = "import sys; from shengji_qt.cli import main; sys.exit(main([*sys.argv[1:], '--pace', 'none']))"
LONG = 60_000  # ms; the machine may be busy


class Player:
    """Answers what is asked with the plainest action, as long as `plays`."""

    def __init__(self, client: LanClient, plays: int = 10_000) -> None:
        self.client = client
        self.plays = plays
        self.fresh = 0
        self.answered: Any = None
        self.left_open: Any = None  # the newest View that asked for more than `plays`
        self.records: list[Record] = []
        self.refusals: list[Any] = []
        client.table.events_arrived.connect(self.on_events)
        client.table.refused.connect(lambda *given: self.refusals.append(given))
        client.recorded.connect(self.records.append)

    def on_events(self, events: list[Any], view: Any) -> None:
        self.fresh += not events
        QTimer.singleShot(0, self.act)

    def act(self) -> None:
        """On the newest View, once for each."""
        view = self.client.table.view
        if view is None or view is self.answered:
            return
        self.answered = view
        if view.decision is None or view.decision.optional:
            return
        if self.plays == 0:
            self.left_open = view
            return
        self.plays -= 1
        self.client.table.submit(rules_of(view).options(view, 1)[0])


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[HostProcess]:
    made = HostProcess(program=lambda: [sys.executable, "-c", PROGRAM])
    yield made
    made.stop()


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[LanClient]:
    made = LanClient(seats=InlineWorker)
    yield made
    made.close()


def open_table(qtbot: QtBot, host: HostProcess, save: Path, port: int = 0, password: str = "") -> None:
    with qtbot.waitSignal(host.listening, timeout=LONG):
        host.failed.connect(lambda *why: pytest.fail(f"no host: {why} {host.log_text}"))
        host.start("four", save, port=port, name="Friday", password=password)


def join(qtbot: QtBot, client: LanClient, host: HostProcess, **more: str) -> None:
    client.connect_to("127.0.0.1", host.port, "Ann", owner_key=host.owner_key, **more)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: client.lobby is not None, timeout=LONG)


def test_a_deal_at_ones_own_host(qtbot: QtBot, tmp_path: Path, host: HostProcess, client: LanClient) -> None:
    open_table(qtbot, host, tmp_path / "table.journal")
    join(qtbot, client, host)
    assert client.is_owner
    assert client.lobby is not None
    assert client.lobby.name == "Friday"
    assert client.seat == 0
    player = Player(client)
    client.send(Begin())
    qtbot.waitUntil(lambda: bool(player.records), timeout=LONG)
    assert player.refusals == []
    path = client.table.record_path
    assert path is not None
    loaded = read(path)
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None
    assert client.table.match is not None
    assert match.summaries == list(client.table.match.summaries)
    assert len(match.summaries) == 1


def test_after_its_match_the_table_is_a_lobby_again_and_plays_another(
    qtbot: QtBot, tmp_path: Path, host: HostProcess, client: LanClient
) -> None:
    open_table(qtbot, host, tmp_path / "table.journal")
    join(qtbot, client, host)
    assert client.lobby is not None
    client.send(SetRules(client.lobby.settings, msgspec.structs.replace(client.lobby.options, deals=1)))
    player = Player(client)
    for number in (1, 2):
        player.answered = None
        client.send(Begin())
        qtbot.waitUntil(lambda number=number: len(player.records) == number, timeout=LONG)
        qtbot.waitUntil(lambda: client.lobby is not None and client.lobby.phase == "over", timeout=LONG)
        assert client.table.match is not None and client.table.match.over
        assert client.is_owner and client.seat == 0
    assert player.refusals == []
    for name in ("table.journal", "table-2.journal"):
        assert len(rebuild((loaded := read(tmp_path / name)).header.spec, loaded.entries)[0].summaries) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_host_that_is_killed_is_opened_again_and_clients_come_back(
    qtbot: QtBot, tmp_path: Path, host: HostProcess, client: LanClient
) -> None:
    save = tmp_path / "table.journal"
    open_table(qtbot, host, save)
    join(qtbot, client, host)
    player = Player(client, plays=3)
    client.send(Begin())

    def stuck() -> bool:  # not merely on the way with the last play, whose answer would come in between
        return player.left_open is not None and player.left_open is client.table.view

    qtbot.waitUntil(stuck, timeout=LONG)
    before, table, port = client.table.view, client.table_id, host.port
    process = host._process
    assert process is not None
    with qtbot.waitSignal(host.ended, timeout=LONG):
        os.kill(process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: client.state == "reconnecting", timeout=LONG)
    fresh = player.fresh
    client.table.submit(rules_of(before).options(before, 1)[0])  # on the way while there is no host
    open_table(qtbot, host, save, port)
    assert host.port == port
    qtbot.waitUntil(lambda: client.state == "in_play" and player.fresh > fresh, timeout=LONG)
    assert client.table_id == table
    qtbot.waitUntil(lambda: len(client.table.view.hand) != len(before.hand), timeout=LONG)
    player.plays = 10_000
    player.answered = None
    player.act()
    qtbot.waitUntil(lambda: bool(player.records), timeout=LONG)
    assert player.refusals == []


def test_the_owner_needs_no_password_and_others_do(
    qtbot: QtBot, tmp_path: Path, host: HostProcess, client: LanClient
) -> None:
    open_table(qtbot, host, tmp_path / "table.journal", password="open sesame")
    join(qtbot, client, host)
    assert client.lobby is not None
    assert client.lobby.password
    other = LanClient(seats=InlineWorker)
    refused: list[tuple[str, Any]] = []
    other.refused.connect(lambda *why: refused.append(why))
    other.connect_to("127.0.0.1", host.port, "Bob")
    qtbot.waitUntil(lambda: other.state == "asking_password", timeout=LONG)
    other.give_password("wrong")
    qtbot.waitUntil(lambda: bool(refused), timeout=LONG)
    assert refused == [("password", {"left": 4})]
    other.give_password("open sesame")
    qtbot.waitUntil(lambda: other.lobby is not None, timeout=LONG)
    assert other.seat == 1
    other.close()
