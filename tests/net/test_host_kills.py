# SPDX-License-Identifier: MIT
"""Deals over sockets with clients that break off and a host process that is killed: nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from pathlib import Path

import pytest

from shengji_qt.model.actions import AnyAction, Bid, Mine, PassBid
from shengji_qt.model.journal import Act
from shengji_qt.model.match import replay
from shengji_qt.net.messages import Rejected
from shengji_qt.table.journal import read
from tests.net.playing_client import PlayingClient

ROOT = Path(__file__).parents[2]
SEATS = {"four": 4, "three": 3, "five": 5}
GAMES = tuple(SEATS)
PATIENCE = 60.0
QUICK, DEALS = 3, 5  # matches of the usual suite, and deals of each: starting a host takes more time than a deal


class Process:
    """The host as a program of its own, which can be killed and started again at the same port."""

    def __init__(self, game: str, folder: Path, deals: int) -> None:
        self.game = game
        self.deals = deals
        self.save = folder / "table.journal"
        self.ready = folder / "ready.json"
        self.port = 0
        self.kills = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.ready.unlink(missing_ok=True)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "shengji_qt", "host", self.game, "--port", str(self.port), "--deals", str(self.deals),
            "--save", str(self.save), "--ready", str(self.ready), "--pace", "none", "--no-discovery", "--lang", "en",
            cwd=ROOT, stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        while not self.ready.exists():
            assert self._process.returncode is None, "the host ended"
            await asyncio.sleep(0.01)
        facts = json.loads(self.ready.read_bytes())
        assert "error" not in facts, facts
        assert self.port in (0, facts["port"]), "those who come back look at the same port"
        self.port = facts["port"]

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        self.kills += 1

    async def stop(self) -> int:
        """In order; the exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        return await self._process.wait()


class Player(PlayingClient):
    """Bids without a pause, so that a bid or a pass may come when it is too late; nothing else may."""

    def refused(self, message: Rejected) -> None:
        if not (self.done and isinstance(self.done[-1], Bid | PassBid)):
            super().refused(message)
        del self.done[-1]
        self.answer_again()


async def trouble_makers(process: Process, people: list[Player], chance: random.Random, kills: int) -> None:
    """Break off some clients and kill the host so many times, at moments of the play and not of the clock."""
    goals = sorted(chance.randint(4, 50 * process.deals) for _ in range(kills + 2 * process.deals))
    killed = set(chance.sample(range(len(goals)), kills))
    for number, goal in enumerate(goals):
        while sum(len(each.done) for each in people) < goal:
            await asyncio.sleep(0.002)
        if number in killed:
            await process.kill()
            await process.start()
        else:
            chance.choice(people).cut()


async def deals_of(game: str, seed: int, folder: Path, kills: int, deals: int) -> tuple[Process, list[Player]]:
    chance = random.Random(seed)
    process = Process(game, folder, deals)
    await process.start()
    people: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        async with asyncio.timeout(PATIENCE):
            for number in range(SEATS[game]):
                people.append(
                    Player(f"P{number}", process.port, plays="random", begins=number == 0, seed=seed * 10 + number)
                )
                tasks.append(asyncio.create_task(people[-1].run()))
            bad = asyncio.create_task(trouble_makers(process, people, chance, kills))
            await asyncio.gather(*tasks)
            if not bad.done():  # a short deal
                bad.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await bad
        assert await process.stop() == 0
    finally:
        for task in tasks:
            task.cancel()
        await process.stop()
    return process, people


def check(process: Process, people: list[Player]) -> None:
    """The journal is whole, and holds what each person did, once and in order."""
    loaded = read(process.save)
    assert loaded.problem is None
    match = replay(loaded.header, loaded.entries)  # raises for anything done twice
    assert match.over
    acts = [entry for entry in loaded.entries if isinstance(entry, Act)]
    assert {act.by for act in acts} <= {"person", "auto"}, "everybody was back in time"
    for each in people:
        started = each.client.started
        assert started is not None and started.seat is not None
        mine = [act.action for act in acts if act.by == "person" and act.seat == started.seat]
        assert [act for act in mine if certain(act)] == [act for act in each.done if certain(act)]
        rest = iter(each.done)
        assert all(act in rest for act in mine), "in the order in which they were sent"
        assert [record.entries[-1] for record in each.records][-1:] == list(loaded.entries[-1:])
        assert started.state.summaries == tuple(match.summaries)


def certain(action: AnyAction) -> bool:
    """Neither a bid, which may come too late, nor a pass or a skip, which the table may have made by itself."""
    return not isinstance(action, Bid | PassBid) and action != Mine(())


def play(seed: int, folder: Path) -> int:
    """A match of one of the games; how often the host was killed."""
    game = GAMES[seed % len(GAMES)]
    process, people = asyncio.run(deals_of(game, seed, folder, kills=1 + seed % 2, deals=DEALS))
    check(process, people)
    return process.kills


@pytest.mark.parametrize("seed", range(QUICK))
def test_deals_with_kills_and_aborts(seed: int, tmp_path: Path) -> None:
    assert play(seed, tmp_path) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(QUICK, QUICK + 1000 // DEALS))
def test_many_deals_with_kills_and_aborts(seed: int, tmp_path: Path) -> None:
    play(seed, tmp_path)
