# SPDX-License-Identifier: MIT
"""The responder of a host without a window, over a real socket; both sides in two network namespaces where possible."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shengji_qt.net import discovery
from shengji_qt.net.discovery import Advert
from shengji_qt.net.host_discovery import respond
from tests.net import adverts

ROOT = Path(__file__).resolve().parents[2]
NONCE = "0123456789abcdef" * 2 + "0123"


def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Asker(asyncio.DatagramProtocol):
    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def datagram_received(self, data: bytes, addr: object) -> None:
        self.heard.put_nowait(data)


async def conversation(port: int) -> None:
    shown: list[Advert] = []
    responder = await respond(lambda: shown[-1] if shown else None, port)
    beside = await respond(lambda: None, port)  # another host of this computer
    beside.close()
    await asyncio.sleep(0)
    loop = asyncio.get_running_loop()
    transport, asker = await loop.create_datagram_endpoint(Asker, remote_addr=("127.0.0.1", port))
    try:
        transport.sendto(b"no query")
        transport.sendto(discovery.query(NONCE))  # nothing is shown yet
        await asyncio.sleep(0.05)
        assert asker.heard.empty()
        shown.append(adverts.EXAMPLE)
        transport.sendto(discovery.query(NONCE))
        data = await asyncio.wait_for(asker.heard.get(), 10)
        assert discovery.parse_reply(data) == (NONCE, adverts.EXAMPLE)
    finally:
        transport.close()
        responder.close()


def test_a_question_over_loopback() -> None:
    asyncio.run(conversation(free_port()))


def test_a_port_that_cannot_be_had_is_an_os_error() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as taken:
        taken.bind(("0.0.0.0", 0))  # not shared

        async def answer() -> None:
            await respond(lambda: None, taken.getsockname()[1])

        with pytest.raises(OSError, match="in use"):
            asyncio.run(answer())


# -- two networks ------------------------------------------------------------------------------------------------------

NAMES = (f"sjq{os.getpid()}a", f"sjq{os.getpid()}b")  # of the namespaces and of the two ends of the cable


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)


def make_networks(stack: ExitStack) -> None:
    for name in NAMES:
        ip("netns", "add", name)
        stack.callback(subprocess.run, ["ip", "netns", "del", name], capture_output=True)
    ip("link", "add", NAMES[0], "netns", NAMES[0], "type", "veth", "peer", "name", NAMES[1], "netns", NAMES[1])
    for number, name in enumerate(NAMES, 1):
        # A netmask that nobody guesses: the broadcast address is 10.77.3.255.
        ip("-n", name, "addr", "add", f"10.77.{number}.7/22", "broadcast", "10.77.3.255", "dev", name)
        ip("-n", name, "link", "set", name, "up")
        ip("-n", name, "link", "set", "lo", "up")


@pytest.fixture
def two_networks() -> Iterator[tuple[str, str]]:
    """Two network namespaces joined by a cable; skips where this system or this user may not make them."""
    if sys.platform != "linux" or shutil.which("ip") is None:
        pytest.skip("needs Linux and the command ip")
    with ExitStack() as stack:
        try:
            make_networks(stack)
        except subprocess.CalledProcessError as error:
            pytest.skip(f"network namespaces cannot be made here: {error.stderr.strip()}")
        yield NAMES


def peer(network: str, role: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.net.adverts", role, "24742"]
    return subprocess.Popen(
        ["ip", "netns", "exec", network, *command], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_a_table_is_found_from_another_network_namespace(two_networks: tuple[str, str]) -> None:
    """The whole way: a broadcast by the window's finder, a unicast reply of the host's responder."""
    with peer(two_networks[0], "answer") as host:
        assert host.stdout is not None
        assert host.stdin is not None
        assert host.stdout.readline() == "ready\n"
        with peer(two_networks[1], "find") as window:
            found, _ = window.communicate(timeout=60)
        host.stdin.close()
    assert found.splitlines() == ["", f"{adverts.EXAMPLE.name}@10.77.1.7"]
