# SPDX-License-Identifier: MIT
"""JSON of the vocabulary: the one place that knows that cards and ranks are text outside memory.

`msgspec` checks every field while decoding; a duplicate key passes silently, the last one wins (harmless here).
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from shengji_qt.model.cards import Card, Rank

T = TypeVar("T")


def _to_text(value: object) -> object:
    if isinstance(value, Card | Rank):
        return value.text
    raise NotImplementedError(f"no JSON for {type(value).__name__}")


def _from_text(wanted: type[Any], value: object) -> object:
    if wanted in (Card, Rank):
        if isinstance(value, str):
            return wanted.parse(value)
        raise ValueError(f"expected the text of a {wanted.__name__}")
    if wanted is object:  # facts of refusals and choices: numbers, text and lists of them
        return value
    raise NotImplementedError(f"no JSON for {wanted.__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_to_text, order="deterministic")


def encode(value: object) -> bytes:
    """Deterministic JSON of any Struct of the vocabulary: equal values give equal bytes."""
    return _ENCODER.encode(value)


def decode(data: bytes | str, wanted: type[T]) -> T:
    """The value in `data`; `msgspec.ValidationError` (or `DecodeError`) says what is wrong with it."""
    return msgspec.json.decode(data, type=wanted, dec_hook=_from_text)


def to_builtins(value: object) -> Any:
    """Plain dicts and lists, for presets and tests."""
    return msgspec.to_builtins(value, enc_hook=_to_text)


def convert(value: object, wanted: type[T]) -> T:
    """The inverse of `to_builtins`; raises `msgspec.ValidationError`."""
    return msgspec.convert(value, wanted, dec_hook=_from_text)
