# SPDX-License-Identifier: MIT
"""A bad network: the match goes on to its end, and who was gone for a moment keeps the seat.

Delays and outages are a tenth of what they stand for, as are the limits; the true ones are behind `-m soak`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from shengji_qt.model.journal import Act
from shengji_qt.net import limits
from shengji_qt.net.host import Host
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.table.pacing import Pacing
from tests.net.fault_proxy import FaultProxy, Late

Trouble = Callable[[FaultProxy], Awaitable[None]]


@pytest.fixture(params=[0.05, pytest.param(1.0, marks=pytest.mark.soak)])
def scale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    """All times of the protocol are multiplied by it."""
    factor = float(request.param)
    for name in ("HEARTBEAT", "UNSTABLE", "DROPPED", "GRACE"):
        monkeypatch.setattr(limits, name, getattr(limits, name) * factor)
    monkeypatch.setattr(limits, "RETRY", tuple(pause * factor for pause in limits.RETRY))
    monkeypatch.setattr(limits, "MESSAGES_BURST", 10_000)  # players that answer at once are no flood
    return factor


async def match(trouble: Trouble, scale: float, pacing: Pacing) -> tuple[Host, FaultProxy, Late]:
    """Three people, one of them behind the proxy, to the end of the match."""
    settings, options = usual_rules("three")
    lobby = Lobby(settings, msgspec.structs.replace(options, deals=1), "T")
    host = Host(lobby, pacing=pacing)
    await host.start(0)
    proxy = FaultProxy(host.port)
    await proxy.start()
    behind = Late("Far", proxy.port)
    others = [Late("Ann", host.port, begins=True), Late("Bo", host.port)]
    tasks: list[asyncio.Task[None]] = []
    try:
        for client in (*others, behind):
            tasks.append(asyncio.create_task(client.run()))
            await asyncio.sleep(0.05)
        tasks.append(asyncio.create_task(_when_playing(host, proxy, trouble)))
        await asyncio.wait_for(asyncio.gather(*tasks), 60 + 240 * scale)
    finally:
        for task in tasks:
            task.cancel()
        await proxy.stop()
        await host.stop()
    return host, proxy, behind


async def _when_playing(host: Host, proxy: FaultProxy, trouble: Trouble) -> None:
    while host.room.play is None or host.room.play.table.match.advances < 3:
        await asyncio.sleep(0.01)
    await trouble(proxy)


def finished(host: Host) -> list[str]:
    """By whom the seat behind the proxy was played, once the match is over."""
    play = host.room.play
    assert play is not None
    assert play.table.match.over
    return [entry.by for entry in play.table.entries if isinstance(entry, Act) and entry.seat == 2]


def test_a_slow_and_uneven_network(scale: float) -> None:
    async def trouble(proxy: FaultProxy) -> None:
        proxy.delay, proxy.jitter = 0.1 * scale, 0.05 * scale

    host, proxy, behind = asyncio.run(match(trouble, scale, Pacing.none()))
    assert "stand-in" not in finished(host)
    if scale == 1:  # else a busy machine alone may keep somebody silent for the half a second that counts as an outage
        assert proxy.connections == behind.connections == 1


def test_bytes_come_one_by_one(scale: float) -> None:
    async def trouble(proxy: FaultProxy) -> None:
        proxy.dribble = 7

    host, proxy, _ = asyncio.run(match(trouble, scale, Pacing.none()))
    assert "stand-in" not in finished(host)
    assert proxy.connections == 1


def test_connections_are_cut_again_and_again(scale: float) -> None:
    async def trouble(proxy: FaultProxy) -> None:
        for _ in range(5):
            await asyncio.sleep(0.05)
            proxy.cut()

    host, _, behind = asyncio.run(match(trouble, scale, Pacing(deal_interval=0.01).scaled(0.02)))
    finished(host)
    assert behind.connections > 1, "it came back by itself"


def test_silence_is_noticed_on_both_sides(scale: float) -> None:
    """Half-open: no end of the connection is ever seen, only that nothing comes; then the seat is theirs again."""

    async def trouble(proxy: FaultProxy) -> None:
        proxy.silent = True
        await asyncio.sleep((limits.DROPPED + 2 * limits.HEARTBEAT) * 1.2)
        proxy.silent = False
        proxy.cut()

    host, _, behind = asyncio.run(match(trouble, scale, Pacing.none()))
    finished(host)
    assert behind.connections > 1


def test_twenty_seconds_without_a_network(scale: float) -> None:
    """Less than the grace: nobody plays for the seat; its person does when they are back."""

    async def trouble(proxy: FaultProxy) -> None:
        await proxy.outage(20 * scale)

    host, _, behind = asyncio.run(match(trouble, scale, Pacing.none()))
    assert "stand-in" not in finished(host)
    assert behind.connections > 1


def test_an_outage_longer_than_the_grace_gives_the_seat_to_the_computer_and_back(scale: float) -> None:
    async def trouble(proxy: FaultProxy) -> None:
        await proxy.outage(limits.GRACE * 1.4)

    host, _, behind = asyncio.run(match(trouble, scale, Pacing.none().scaled(1.0)))
    by = finished(host)
    assert "stand-in" in by
    assert behind.connections > 1
