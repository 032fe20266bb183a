# SPDX-License-Identifier: MIT
"""Hostile peers beside a match: it is played to its end, nobody honest is dropped, the host does not grow."""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from shengji_qt.model.journal import Act
from shengji_qt.net import limits
from shengji_qt.net import messages as m
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.host import Host
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.table.pacing import Pacing
from tests.net import hostile
from tests.net.fault_proxy import Late

ROOT = Path(__file__).resolve().parents[2]
PACING = Pacing(deal_interval=0.02).scaled(0.05)


async def beleaguered(game: str) -> tuple[Host, list[Late], Counter[str]]:
    settings, options = usual_rules(game)
    host = Host(Lobby(settings, msgspec.structs.replace(options, deals=1), "T"), pacing=PACING)
    await host.start(0)
    ends: Counter[str] = Counter()
    honest = [Late(name, host.port, begins=name == "Ann") for name in ("Ann", "Bo", "Cy")]
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


async def round_trips(port: int, seconds: float) -> list[float]:
    """Milliseconds from a ping to its answer, of somebody at the table, ten a second."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(frame(m.encode(m.Hello(limits.PROTOCOL, "1.0", "Honest"))))
    framer, found = Framer(limits.FRAME_TO_CLIENT), list[float]()
    for number in range(round(seconds * 10)):
        asked, answered = time.perf_counter(), False
        writer.write(frame(m.encode(m.Ping(number))))
        while not answered:
            data = await reader.read(1 << 16)
            assert data, "nobody honest is dropped"
            framer.feed(data)
            while (payload := framer.take()) is not None:
                answered |= m.from_host(payload) == m.Pong(number)
        found.append(1000 * (time.perf_counter() - asked))
        await asyncio.sleep(0.1)
    writer.write(frame(m.encode(m.Leave())))
    writer.close()
    return sorted(found)


async def measured(seconds: float) -> tuple[list[float], list[float]]:
    settings, options = usual_rules("four")
    host = Host(Lobby(settings, options, "T"))
    await host.start(0)
    calm = await round_trips(host.port, seconds)
    siege = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.net.hostile", str(host.port), cwd=ROOT)
    await asyncio.sleep(2)
    beset = await round_trips(host.port, seconds)
    siege.kill()
    await siege.wait()
    await host.stop()
    await asyncio.sleep(0.1)
    return calm, beset


@pytest.mark.soak
def test_how_long_honest_people_wait(capsys: pytest.CaptureFixture[str]) -> None:
    """Only told, since it depends on the machine: the hostile peers are a process of their own."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    calm, beset = asyncio.run(measured(20))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    with capsys.disabled():
        for name, found in (("calm", calm), ("beset", beset)):
            middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
            print(f"\n{name}: {len(found)} round trips, p50 {middle:.2f} ms, p99 {late:.2f} ms", end="")
        print(f"; {grown} KiB more memory")
    assert grown < 20 << 10
