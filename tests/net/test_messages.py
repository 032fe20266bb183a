# SPDX-License-Identifier: MIT
"""The bounds of what is said: text that only looks like hexadecimal or a code, hellos of other versions."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt import __version__
from shengji_qt.net import limits, messages
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.messages import FromHost, Greeting, Hello, Refused, SetSeat
from shengji_qt.net.session import Session


@pytest.mark.parametrize("text", ["ab\n", "abc", "AB", "0x", "g0", "00" * 65])
def test_what_is_no_hexadecimal_is_no_token(text: str) -> None:
    good = Hello(limits.PROTOCOL, "1", "Ann", token="ab")
    assert messages.from_client(messages.encode(good)) == good
    with pytest.raises(msgspec.ValidationError):
        messages.from_client(messages.encode(msgspec.structs.replace(good, token=text)))


@pytest.mark.parametrize("text", ["open\n", "", "Open", "o" * 41])
def test_what_is_no_code_is_no_occupant(text: str) -> None:
    assert messages.from_client(messages.encode(SetSeat(0, "open"))) == SetSeat(0, "open")
    with pytest.raises(msgspec.ValidationError):
        messages.from_client(messages.encode(SetSeat(0, text)))


def answer(payload: bytes) -> FromHost:
    session = Session(Greeting(limits.PROTOCOL, "1", "00", False), 0.0)
    session.output()
    assert session.receive(frame(payload), 0.0) is None and session.closing
    framer = Framer(limits.FRAME_TO_CLIENT)
    framer.feed(session.output())
    said = framer.take()
    assert said is not None and framer.take() is None
    return messages.from_host(said)


def test_a_hello_of_another_version_hears_which_version_is_wanted() -> None:
    later = {"type": "Hello", "proto": limits.PROTOCOL + 1, "app": "9", "name": "Ann", "avatar": "cat"}
    assert answer(msgspec.json.encode(later)) == Refused("protocol", {"proto": limits.PROTOCOL, "app": __version__})


@pytest.mark.parametrize(
    "said",
    [
        {"type": "Hello", "proto": limits.PROTOCOL, "app": "9", "name": "Ann", "avatar": "cat"},
        {"type": "Hello", "proto": "2", "app": "9", "name": "Ann"},
        {"type": "Hi", "proto": limits.PROTOCOL + 1},
        [],
    ],
)
def test_what_is_no_hello_of_another_version_is_malformed(said: object) -> None:
    assert answer(msgspec.json.encode(said)) == Refused("malformed")
