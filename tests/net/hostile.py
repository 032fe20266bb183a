# SPDX-License-Identifier: MIT
"""Peers that mean no good to a host: each connects again and again until it is cancelled, and counts how it ended."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

from shengji_qt.net import messages as m
from shengji_qt.net.framing import frame
from tests.net import corpus

Attack = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
HELLO = frame(m.encode(corpus.HELLO))


async def garbage(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(random.randbytes(5000))


async def two_gigabytes(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A frame that says it is so long, and begins."""
    writer.write((2 << 30).to_bytes(4, "big"))
    writer.write(b"x" * 60_000)


async def flood(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As many small messages as go out."""
    writer.write(HELLO + frame(m.encode(m.Ping(1))) * 3000)


async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A byte now and then, never a message."""
    for byte in HELLO:
        writer.write(bytes([byte]))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.3):
                if not await reader.read(1 << 12):
                    return


async def never_reads(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Asks, and takes no answer."""
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(100):
        if not writer.is_closing():
            writer.write(frame(m.encode(m.Ping(1))))
        await asyncio.sleep(0.01)


async def comes_and_goes(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


async def lies(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Tokens and proofs that are wrong."""
    token = random.randbytes(16).hex()
    writer.write(frame(m.encode(m.Hello(1, "1.0", "mallory", token=token, proof=token, owner=token))))


ATTACKS: tuple[Attack, ...] = (garbage, two_gigabytes, flood, slow, never_reads, comes_and_goes, lies)


async def attacker(attack: Attack, port: int, ends: Counter[str], address: str = "127.0.0.1") -> None:
    """Until cancelled; `address` is where it comes from."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                await attack(reader, writer)
                if attack is not comes_and_goes:
                    async with asyncio.timeout(4):  # wait_for of Python 3.11 may swallow that this is cancelled
                        await _to_the_end(reader)
                ends[f"{attack.__name__}: ended"] += 1
            except ConnectionError:
                ends[f"{attack.__name__}: cut"] += 1
            except TimeoutError:
                ends[f"{attack.__name__}: still there"] += 1
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.02)


async def _to_the_end(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


async def siege(port: int) -> None:
    """All of them at once, until cancelled."""
    ends: Counter[str] = Counter()
    attacks = [attacker(attack, port, ends, f"127.0.1.{number}") for number, attack in enumerate(ATTACKS, 1)]
    await asyncio.gather(*attacks)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(siege(int(sys.argv[1])))
