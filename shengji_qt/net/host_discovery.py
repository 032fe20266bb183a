# SPDX-License-Identifier: MIT
"""A host without a window answers who looks for tables; one that a window started leaves that to the window."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

from shengji_qt.net import limits
from shengji_qt.net.discovery import Advert, Answers


class Responder(asyncio.DatagramProtocol):
    """Answers on one UDP socket until `close`. `advert` is asked each time; None: the table is not to be found."""

    def __init__(self, advert: Callable[[], Advert | None]) -> None:
        self._answers = Answers(advert)
        self._transport: asyncio.DatagramTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        assert self._transport is not None, "nothing is received before"
        answer = self._answers.answer(data, addr[0], asyncio.get_running_loop().time())
        if answer is not None and not self._transport.is_closing():
            self._transport.sendto(answer, addr)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def respond(advert: Callable[[], Advert | None], port: int = limits.DISCOVERY_PORT) -> Responder:
    """Answer from now on; other hosts of this computer may do so at the same port. Raises `OSError`."""
    sock = _shared_socket(port)
    try:
        loop = asyncio.get_running_loop()
        _, responder = await loop.create_datagram_endpoint(lambda: Responder(advert), sock=sock)
    except BaseException:
        sock.close()
        raise
    return responder


def _shared_socket(port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "darwin":  # there, only this shares an address
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.setblocking(False)
        sock.bind(("0.0.0.0", port))
    except BaseException:
        sock.close()
        raise
    return sock
