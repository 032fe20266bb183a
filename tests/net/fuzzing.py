# SPDX-License-Identifier: MIT
"""Bytes that are nearly right: mutations of what is really sent, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

TOKENS: Final = (
    b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"null", b"true", b"-1", b"0.5", b"1e999", b"9" * 40, b"9" * 5000,
    b'"\\ud800"', b"\\u0000", b"\xff\xfe", b"\xc0\x80", b'"type":"Hello"', b'"type":"Shown",', b'"10S"', b'"bj"', b'""',
    b"[" * 3000, b'{"a":' * 2000, b"\n", b"\x00", b"SJQ1", b"4294967296", b"-9223372036854775809", b"\xf0\x9f\x80\x84",
)  # fmt: skip


def mutate(data: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    """`data` with one to four changes; some take pieces of `others`."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at = int(chance.random() * (len(data) + 1))
        end = min(len(data), at + int(chance.random() ** 3 * 60))
        match int(chance.random() * 6):
            case 0:
                data = data[:at] + bytes([int(chance.random() * 256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[end:]
            case 2:
                data = data[:end] + data[at:end] + data[end:]
            case 3:
                data = data[:at] + TOKENS[int(chance.random() * len(TOKENS))] + data[at:]
            case 4:
                other = others[int(chance.random() * len(others))]
                data = data[:at] + other[int(chance.random() * (len(other) + 1)) :]
            case _:
                data = _other_number(data, at, chance)
    return data


def _other_number(data: bytes, at: int, chance: random.Random) -> bytes:
    """Another number in place of the first one after `at`: what a field may be is tried rather than what is JSON."""
    while at < len(data) and not 48 <= data[at] <= 57:
        at += 1
    end = at
    while end < len(data) and 48 <= data[end] <= 57:
        end += 1
    return data[:at] + b"%d" % chance.choice((0, 1, 2, 3, 4, 5, 6, 54, 255, -1, 1 << 31, 1 << 53, 1 << 64)) + data[end:]


def inputs(seeds: Sequence[bytes], count: int, seed: int) -> Iterator[bytes]:
    """`count` inputs: mutations, of one in eight nothing but noise."""
    chance = random.Random(seed)
    for number in range(count):
        if number % 8 == 7:
            yield chance.randbytes(int(chance.random() * 80))
        else:
            yield mutate(seeds[int(chance.random() * len(seeds))], chance, seeds)


def portions(stream: bytes, chance: random.Random) -> Iterator[bytes]:
    """The stream in pieces, as a network gives it."""
    at = 0
    while at < len(stream):
        size = 1 + int(chance.random() ** 4 * 5000)
        yield stream[at : at + size]
        at += size
