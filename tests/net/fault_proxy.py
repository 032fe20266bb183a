# SPDX-License-Identifier: MIT
"""A bad network between a client and a host: delay, bytes one by one, silence that looks like a connection, cuts."""

from __future__ import annotations

import asyncio
import contextlib
import random

from shengji_qt.net.messages import Rejected
from tests.net.playing_client import PlayingClient


class Late(PlayingClient):
    """Somebody whose bid may come when another stands or the next card is dealt: refused, and nothing else."""

    def refused(self, message: Rejected) -> None:
        self.answer_again()


class FaultProxy:
    """Listens on `port` and passes everything on to the host, with the faults that are set, which may change meanwhile.

    Attributes:
        delay, jitter: seconds that each piece takes, in order, plus or minus.
        dribble: bytes of a piece; 0: as they come.
        silent: nothing is passed on either way, and no connection ends (half-open).
        refusing: new connections end at once.
    """

    def __init__(self, target: int, seed: int = 0) -> None:
        self.delay = self.jitter = 0.0
        self.dribble = 0
        self.silent = self.refusing = False
        self.port = 0
        self.connections = 0
        self._target = target
        self._chance = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.01)  # so that each connection is told its end

    def cut(self) -> None:
        """Break every connection without a word."""
        for writer in self._writers:
            writer.transport.abort()

    async def outage(self, seconds: float) -> None:
        """Everything is cut, and nobody comes through meanwhile."""
        self.refusing = True
        self.cut()
        await asyncio.sleep(seconds)
        self.refusing = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if self.refusing:
            writer.transport.abort()
            return
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, other_writer}
        ways = [self._pass(reader, other_writer), self._pass(other_reader, writer)]
        tasks = [asyncio.create_task(way) for way in ways]
        self._tasks |= set(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks -= set(tasks)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                step = self.dribble or len(data)
                for at in range(0, len(data), step):
                    await self._write(writer, data[at : at + step])
        if not self.silent:
            writer.close()

    async def _write(self, writer: asyncio.StreamWriter, piece: bytes) -> None:
        if self.delay:
            await asyncio.sleep(max(0.0, self.delay + self._chance.uniform(-self.jitter, self.jitter)))
        if not self.silent and not writer.is_closing():
            writer.write(piece)
            await writer.drain()
