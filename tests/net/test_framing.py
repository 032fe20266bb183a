# SPDX-License-Identifier: MIT
"""Frames come out as they went in, however the stream was cut; a wrong length is the end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.net.framing import Framer, FramingError, frame


def taken(framer: Framer) -> list[bytes]:
    found = []
    while (payload := framer.take()) is not None:
        found.append(payload)
    return found


@given(st.lists(st.binary(min_size=1, max_size=300), max_size=6), st.integers(1, 50))
def test_any_cut_of_the_stream_gives_the_same_frames(payloads: list[bytes], piece: int) -> None:
    stream = b"".join(frame(each) for each in payloads)
    framer, found = Framer(300), []
    for at in range(0, len(stream), piece):
        framer.feed(stream[at : at + piece])
        found += taken(framer)
    assert found == payloads


@pytest.mark.parametrize("length", [0, 301, 1 << 31, (1 << 32) - 1])
def test_a_frame_that_is_empty_or_too_long_is_refused_by_its_head_alone(length: int) -> None:
    framer = Framer(300)
    framer.feed(length.to_bytes(4, "big"))
    with pytest.raises(FramingError):
        framer.take()


def test_the_limit_may_grow() -> None:
    framer = Framer(3)
    framer.feed(frame(b"four"))
    framer.limit = 4
    assert framer.take() == b"four"
