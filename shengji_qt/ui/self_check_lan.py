# SPDX-License-Identifier: MIT
"""The check of `shengji-qt selftest` that this program can open a table for others, and sit down at one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from shengji_qt.controller.host_process import HostProcess
from shengji_qt.controller.lan_client import LanClient
from shengji_qt.controller.lan_memory import LanMemory
from shengji_qt.model.games import FAMILIES
from shengji_qt.net.messages import Begin, Chat
from shengji_qt.table.journal import read
from shengji_qt.ui.self_check import CheckError, until

HELLO: Final = "hello"
CARDS: Final = 2  # that are waited for: then the match runs, and no longer is worth anybody's time
PASSWORD: Final = "升级"  # so that the host has to derive a key, which not every Python can


def play_on_loopback(folder: Path) -> str:
    """Open a table in a process of its own, join it on this computer, talk, and be dealt cards.

    `folder`: for the table's journal and what a client remembers. Raises CheckError.
    """
    game = next(iter(FAMILIES))
    save = folder / "table.journal"
    host, client = HostProcess(), LanClient(memory=LanMemory(folder))
    troubles: list[str] = []
    heard: list[str] = []
    host.failed.connect(lambda code, facts: troubles.append(f"no host: {code} {facts}"))
    client.refused.connect(lambda code, facts: troubles.append(f"not let in: {code} {facts}"))
    client.said.connect(lambda said: heard.append(said.text))

    def wait_for(condition: Callable[[], object]) -> None:
        until(lambda: bool(troubles or condition()))
        if troubles:
            raise CheckError("; ".join(troubles))

    try:
        host.start(game, save, port=0, password=PASSWORD)
        wait_for(lambda: host.port)
        client.connect_to("127.0.0.1", host.port, "Self-test", owner_key=host.owner_key)
        wait_for(lambda: client.lobby is not None and client.seat is not None)
        client.send(Chat(HELLO))
        wait_for(lambda: HELLO in heard)
        client.send(Begin())
        wait_for(lambda: _cards(client.table.view) >= CARDS)
        port, dealt = host.port, _cards(client.table.view)
    finally:
        client.close()
        host.stop()
    loaded = read(save)
    if loaded.problem is not None or not loaded.entries:
        raise CheckError(f"the table is not saved: {loaded.problem}")
    return f"a table on port {port}, joined, {dealt} cards dealt, saved"


def _cards(view: Any) -> int:
    return 0 if view is None else len(view.hand)
