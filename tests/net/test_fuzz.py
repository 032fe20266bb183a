# SPDX-License-Identifier: MIT
"""Whatever comes over the network or lies in the file: only the declared exceptions, and nothing grows.

150,000 frames here, five million when asked for with `-m soak`.
"""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from shengji_qt.model.games import FAMILIES
from shengji_qt.net import discovery, limits, messages
from shengji_qt.net.framing import Framer, FramingError, frame
from shengji_qt.net.messages import Greeting, Refused
from shengji_qt.net.session import Session
from shengji_qt.table import journal
from shengji_qt.table.troubles import TroubleError
from tests.net import corpus, fuzzing
from tests.net.adverts import EXAMPLE

NONCE = "0123456789abcdef" * 2 + "0123"
GREETING = Greeting(limits.PROTOCOL, "1.0", "ab", False)
sizes = pytest.mark.parametrize("share", [1, pytest.param(34, marks=pytest.mark.soak)])  # of 150,000 frames in all


def decode(decoder: Callable[[bytes], messages.Message], seeds: tuple[bytes, ...], count: int) -> Counter[str]:
    """How often which message came out; "" is none. What is accepted can be said again and means the same."""
    found: Counter[str] = Counter()
    for data in fuzzing.inputs(seeds, count, seed=1):
        try:
            message = decoder(data)
        except (msgspec.DecodeError, RecursionError):
            found[""] += 1
        else:
            found[type(message).__name__] += 1
            assert decoder(messages.encode(message)) == message
    return found


@sizes
def test_frames_of_clients(share: int) -> None:
    found = decode(messages.from_client, corpus.payloads_of_clients(), 30_000 * share)
    assert len(found) > len(set(map(type, corpus.from_clients()))), "each type came through, and some were refused"
    assert found[""] > 5_000


@sizes
def test_frames_of_hosts(share: int) -> None:
    found = decode(messages.from_host, corpus.payloads_of_hosts(), 20_000 * share)
    assert len(found) > len(set(map(type, corpus.from_hosts())))
    assert found[""] > 5_000


@sizes
def test_streams(share: int) -> None:
    """A framer gives what was framed or says that it is lost; it keeps no more than it was fed."""
    chance, lost, whole = random.Random(2), 0, 0
    for data in fuzzing.inputs(corpus.payloads_of_clients(), 30_000 * share, seed=2):
        payload = data[: limits.FRAME_TO_HOST]
        stream = frame(payload) + (frame(data) if chance.random() < 0.8 else data)
        framer, got = Framer(limits.FRAME_TO_HOST), []
        try:
            for portion in fuzzing.portions(stream, chance):
                framer.feed(portion)
                while (taken := framer.take()) is not None:
                    got.append(taken)
        except FramingError:
            lost += 1
        else:
            whole += 1
        assert got[: 1 if payload else 0] == ([payload] if payload else [])
    assert min(lost, whole) > 500


@sizes
def test_a_session_survives_everything(share: int) -> None:
    """It ends with a refusal or goes on; time passes meanwhile; what it wants to send stays small."""
    chance, ends = random.Random(3), Counter[str]()
    seeds = corpus.payloads_of_clients()
    hello = frame(messages.encode(corpus.HELLO))
    session, now, heard, pause = Session(GREETING, 0.0), 0.0, 0, 0.0
    for data in fuzzing.inputs(seeds, 40_000 * share, seed=3):
        now += pause if chance.random() < 0.99 else 20.0
        session.tick(now)
        good = seeds[int(chance.random() * len(seeds))] if chance.random() < 0.97 else data
        more = frame(good) if chance.random() < 0.995 else data
        if session.hello is None and chance.random() < 0.9:
            more = hello
        message = session.receive(more, now)
        while message is not None:
            heard += 1
            if session.person is None:
                session.accept(1)
            message = session.receive(b"", now)
        output = session.output()
        assert len(output) < 4096
        if session.closing:
            framer, last = Framer(limits.FRAME_TO_CLIENT), b""
            framer.feed(output)
            while (payload := framer.take()) is not None:
                last = payload
            refused = messages.from_host(last)
            assert isinstance(refused, Refused)
            ends[refused.code] += 1
            session, pause = Session(GREETING, now), chance.choice((0.0, 0.06, 0.5))
    assert set(ends) == {"malformed", "flood", "silent"}
    assert heard > 5_000


@sizes
def test_datagrams(share: int) -> None:
    """Neither side of discovery says or believes anything of what is no query or reply."""
    seeds = (discovery.query(NONCE), discovery.reply(EXAMPLE, NONCE))
    answers, search = discovery.Answers(lambda: EXAMPLE), discovery.Search()
    answered = believed = 0
    for number, data in enumerate(fuzzing.inputs(seeds, 30_000 * share, seed=4)):
        reply = answers.answer(data, "10.0.0.1", number / 10)
        answered += reply is not None
        assert reply is None or discovery.nonce_of(data) is not None
        parsed = discovery.parse_reply(data)
        if parsed is not None:
            believed += 1
            nonce = discovery.nonce_of(search.query())
            assert nonce is not None
            search.hear(discovery.reply(parsed[1], nonce), f"10.0.0.{number % 250}", number / 10)
            assert len(search.tables) <= discovery.TABLES
        search.forget(number / 10)
    assert answered > 25
    assert believed > 250


@pytest.mark.parametrize("game", FAMILIES)
@sizes
def test_saved_files(game: str, share: int) -> None:
    """A journal of which pieces are others is read up to there, or refused in words."""
    _, table = corpus.played(game)
    header = journal.Header(journal.FORMAT, 1, table.spec)
    lines = [journal.line_bytes(number, entry) for number, entry in enumerate([header, *table.entries])]
    data, cut = b"".join(lines), 0
    for changed in fuzzing.inputs((data,), 50 * share, seed=5):
        try:
            loaded = journal.parse(changed, Path("a.journal"))
        except TroubleError:
            continue
        assert loaded.entries == table.entries[: len(loaded.entries)]
        cut += len(loaded.entries) < len(table.entries)
    assert cut > 10


def test_frames_fill_no_memory() -> None:
    """What was decoded once is let go: twice as many frames need no more memory."""
    seeds = corpus.payloads_of_clients()
    tracemalloc.start()
    try:
        kept = []
        for _ in range(3):
            decode(messages.from_client, seeds, 1500)
            kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert kept[2] - kept[1] < 100_000
