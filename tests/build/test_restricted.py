# SPDX-License-Identifier: MIT
"""What the translator of restricted functions makes, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import restricted
from shengji_qt.ai.core import five_state, state
from shengji_qt.ai.core.five_state import PAIRS
from shengji_qt.model.five_player import seats

LIMIT = 1 << 40
LETTERS = ("a", "b")


def inner(value: int) -> tuple[int, int]:
    """A pair."""
    return value, LIMIT


def outer(state: list[int], number: int) -> int:
    """Sums."""
    for step in range(3):
        first, second = inner(step)
        state[number] += first << 1 | second.bit_length()
    pair = inner(number)
    return pair[0] + min(1 << number, number)


def far(state: list[int]) -> int:
    return state[PAIRS]


def loops(state: list[int]) -> int:
    found = 0
    for each in state:
        found += each
    return found


def letters(number: int) -> int:
    return len(LETTERS) + number


def objects(number: int) -> int:
    return [number][0]


def two_types(number: int) -> int:
    found = number
    found = inner(number)
    return found[0]


def untyped(number) -> int:  # type: ignore[no-untyped-def]
    return number


def test_a_function_and_what_it_calls_become_cython() -> None:
    unit = restricted.Unit()
    assert unit.add(outer) == "test_restricted__outer"
    text = unit.text()
    assert "cdef long long test_restricted__outer(long long* state, long long number) noexcept nogil:" in text
    assert "cdef (long long, long long) test_restricted__inner(long long value) noexcept nogil:" in text
    assert "    cdef (long long, long long) pair\n" in text
    assert "return (value, 1099511627776LL)" in text
    assert "bit_length(second)" in text and "min(1LL << number, number)" in text
    assert unit.modules == {__name__}


def test_constants_are_part_of_the_source_wherever_they_get_their_values() -> None:
    """An extension is told from its sources whether it is stale."""
    unit = restricted.Unit()
    unit.add(far)
    assert unit.modules == {__name__, five_state.__name__, state.__name__, seats.__name__}


@pytest.mark.parametrize("function", [loops, letters, objects, two_types, untyped])
def test_what_would_be_a_python_object_is_refused(function: Callable[..., Any]) -> None:
    with pytest.raises(restricted.NotRestricted, match="test_restricted"):
        restricted.Unit().add(function)
