# SPDX-License-Identifier: MIT
"""One connection as the host sees it: what it lets through, and why it ends."""

from __future__ import annotations

import pytest

from shengji_qt.net import limits, messages
from shengji_qt.net.buckets import Bucket
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.messages import Chat, FromHost, Greeting, Hello, Message, Ping, Pong, Refused
from shengji_qt.net.session import Session

GREETING = Greeting(limits.PROTOCOL, "1.0", "ab", False)
HELLO = Hello(limits.PROTOCOL, "1.0", "Ann")


def said(session: Session) -> list[FromHost]:
    framer, found = Framer(limits.FRAME_TO_CLIENT), []
    framer.feed(session.output())
    while (payload := framer.take()) is not None:
        found.append(messages.from_host(payload))
    return found


def bytes_of(*given: Message) -> bytes:
    return b"".join(frame(messages.encode(each)) for each in given)


@pytest.fixture
def session() -> Session:
    """Somebody who is logged in at time 0."""
    made = Session(GREETING, 0.0)
    assert made.receive(bytes_of(HELLO), 0.0) == HELLO
    made.accept(7)
    made.output()
    return made


def test_it_begins_with_a_greeting_and_a_hello() -> None:
    made = Session(GREETING, 0.0)
    assert said(made) == [GREETING]
    assert made.receive(bytes_of(HELLO)[:9], 0.0) is None
    assert made.receive(bytes_of(HELLO)[9:], 0.0) == HELLO == made.hello


@pytest.mark.parametrize(
    "data",
    [
        bytes_of(Chat("hi")),  # before a hello
        b"GET / HTTP/1.1\r\n\r\n",
        frame(b"{}"),
        frame(b'{"type":"Hello"}'),
        frame(b'{"type":"Hello","proto":1,"app":"1","name":"A","more":1}'),
        frame(b"[" * 4000),
        frame(b'{"type":"Ping","number":1e999}'),
        frame(b'{"type":"Ping","number":' + b"9" * 4000 + b"}"),
        frame(b"\xff\xfe"),
        frame(b"x" * (limits.FRAME_GREETED + 1)),
    ],
)
def test_what_is_no_hello_ends_the_connection(data: bytes) -> None:
    made = Session(GREETING, 0.0)
    made.output()
    assert made.receive(data, 0.0) is None
    assert said(made) == [Refused("malformed")] and made.closing
    assert made.receive(bytes_of(HELLO), 0.0) is None  # nothing more is read
    made.send(Ping(1))
    assert made.output() == b""


def test_a_second_hello_is_none(session: Session) -> None:
    assert session.receive(bytes_of(HELLO), 1.0) is None
    assert said(session) == [Refused("malformed")]


def test_several_messages_come_one_by_one_and_pings_are_answered(session: Session) -> None:
    assert session.receive(bytes_of(Chat("a"), Ping(5), Chat("b"), Pong(1)), 1.0) == Chat("a")
    assert session.receive(b"", 1.0) == Chat("b")
    assert session.receive(b"", 1.0) is None
    assert said(session) == [Pong(5)]


def test_longer_frames_only_after_the_login(session: Session) -> None:
    text = frame(b" " * (limits.FRAME_GREETED + 100) + messages.encode(Chat("a")))
    assert session.receive(text, 1.0) == Chat("a")


def test_who_does_not_log_in_is_dropped() -> None:
    made = Session(GREETING, 10.0)
    made.output()
    assert made.tick(10.0) == 10.0 + limits.LOGIN
    made.tick(10.0 + limits.LOGIN)
    assert said(made) == [Refused("silent")]


def test_signs_of_life(session: Session) -> None:
    assert session.tick(limits.HEARTBEAT - 0.1) == limits.HEARTBEAT
    assert said(session) == []
    session.tick(limits.HEARTBEAT)
    assert said(session) == [Ping(1)]
    session.receive(bytes_of(Pong(1)), limits.HEARTBEAT + 0.1)
    assert session.quiet_since == limits.HEARTBEAT + 0.1
    session.tick(limits.DROPPED)
    assert not session.closing
    session.tick(limits.HEARTBEAT + 0.1 + limits.DROPPED)
    assert session.closing and Refused("silent") in said(session)


def test_a_flood_is_refused_and_a_brisk_player_is_not(session: Session) -> None:
    now = 0.0
    for _ in range(200):
        now += 1 / limits.MESSAGES_PER_SECOND
        assert session.receive(bytes_of(Chat("a")), now) == Chat("a")
    for _ in range(limits.MESSAGES_BURST + 1):
        session.receive(bytes_of(Chat("a")), now)
    assert session.closing and Refused("flood") in said(session)


def test_a_bucket_fills_again_and_no_clock_runs_backwards() -> None:
    bucket = Bucket(2, 1.0, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(-5.0) and not bucket.take(0.9)
    assert bucket.take(1.1) and not bucket.take(1.2)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
