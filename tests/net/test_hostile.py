# SPDX-License-Identifier: MIT
"""Hostile peers beside a match: it is played to its end, nobody honest is dropped, the host does not grow."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter

import msgspec
import pytest

from shengji_qt.model.journal import Act
from shengji_qt.net import limits
from shengji_qt.net.host import Host
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.table.pacing import Pacing
from tests.net import hostile
from tests.net.playing_client import PlayingClient

PACING = Pacing(deal_interval=0.02).scaled(0.05)


async def beleaguered(game: str) -> tuple[Host, list[PlayingClient], Counter[str]]:
    settings, options = usual_rules(game)
    host = Host(Lobby(settings, msgspec.structs.replace(options, deals=1), "T"), pacing=PACING)
    await host.start(0)
    ends: Counter[str] = Counter()
    honest = [PlayingClient(name, host.port, begins=name == "Ann") for name in ("Ann", "Bo", "Cy")]
    tasks = [asyncio.create_task(honest[0].run())]
    await asyncio.sleep(0.1)
    tasks += [asyncio.create_task(each.run()) for each in honest[1:]]
    await asyncio.sleep(0.2)
    bad = [
        asyncio.create_task(hostile.attacker(attack, host.port, ends, f"127.0.1.{number}"))
        for number, attack in enumerate(hostile.ATTACKS, 1)
    ]
    try:
        await asyncio.wait_for(asyncio.gather(*tasks), 40)
        while len(ends) < len(hostile.ATTACKS):
            await asyncio.sleep(0.05)
    finally:
        for task in (*tasks, *bad):
            task.cancel()
        await asyncio.gather(*tasks, *bad, return_exceptions=True)
        await host.stop()
        await asyncio.sleep(0.01)
    return host, honest, ends


def test_a_match_among_hostile_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOGIN", 0.5)
    monkeypatch.setattr(limits, "MESSAGES_BURST", 400)  # players that answer at once are no flood; 3000 messages are
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    host, honest, ends = asyncio.run(beleaguered("three"))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert host.room.play is not None
    assert host.room.play.table.match.over
    assert [each.connections for each in honest] == [1, 1, 1]
    acts = [entry for entry in host.room.play.table.entries if isinstance(entry, Act)]
    assert "stand-in" not in {entry.by for entry in acts}
    assert not any("still there" in end for end in ends if not end.startswith("never_reads")), ends
    assert grown < 50 << 10, f"{grown} KiB"
    assert sorted(host.room.lobby.people) == sorted(each.client.person for each in honest)
