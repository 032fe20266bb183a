# SPDX-License-Identifier: MIT
"""The comparison of options: who is taken, who is dropped, and when it ends."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from shengji_qt.ai.budget import ENDLESS, Budget, Cancelled
from shengji_qt.ai.core.positions import World
from shengji_qt.ai.search import playing
from shengji_qt.ai.search.playing import Limits, Option, compare
from shengji_qt.model.actions import PassBid

WORLD = World((), ())
LIMITS = Limits(worlds=40, guard=2.0, drop=2.0, work=10_000, prior=0.0)


class Values:
    """Options with these means, in worlds that change all of them alike, and each a little."""

    def __init__(self, means: Sequence[float], noise: float, seed: int = 1) -> None:
        self.options = [Option(PassBid(), (number,)) for number in range(len(means))]  # type: ignore[arg-type]
        self._means = means
        self._noise = noise
        self._rng = random.Random(seed)
        self.asked: list[list[int]] = []

    def evaluate(self, world: World, options: Sequence[Option]) -> list[float]:
        luck = self._rng.gauss(0, 10)
        self.asked.append([int(each.cards[0]) for each in options])
        noise = [self._rng.gauss(0, self._noise) for _ in self._means]
        return [luck + self._means[each.cards[0]] + noise[each.cards[0]] for each in options]

    def best(self, budget: Budget = ENDLESS, limits: Limits = LIMITS) -> int:
        return compare(self.options, self.evaluate, lambda: WORLD, limits, budget).best


def test_what_is_clearly_better_is_taken() -> None:
    assert Values([0.0, 0.5, 1.0, -1.0], noise=0.3).best() == 2


def test_noise_alone_is_no_reason_to_leave_the_first() -> None:
    left = sum(Values([0.0, 0.0], noise=1.0, seed=seed).best() for seed in range(200))
    assert left < 12, "two standard errors: one in forty"
    unguarded = LIMITS._replace(guard=0.0)
    assert sum(Values([0.0, 0.0], noise=1.0, seed=seed).best(limits=unguarded) for seed in range(200)) > 60


def test_what_has_fallen_behind_is_tried_no_more_but_the_first_always_is() -> None:
    values = Values([0.0, 2.0, -2.0, -1.0], noise=0.1)
    assert values.best() == 1
    assert values.asked[7] == [0, 1, 2, 3]
    assert values.asked[8:] == [[0, 1]] * 32


def test_it_ends_when_only_the_first_is_left() -> None:
    values = Values([0.0, -1.0], noise=0.1)
    assert values.best() == 0
    assert len(values.asked) == LIMITS.batch


def test_what_comes_to_the_same_thing_is_tried_once() -> None:
    values = Values([0.0, 0.0, 0.0], noise=0.0)
    assert values.best() == 0
    assert len(values.asked) == LIMITS.batch


def test_a_budget_names_the_number_of_worlds() -> None:
    values = Values([0.0, 0.01], noise=1.0)
    values.best(Budget(worlds=11))
    assert len(values.asked) == 11


def test_few_worlds_prove_nothing() -> None:
    assert Values([0.0, 5.0], noise=0.0).best(Budget(worlds=playing.LEAST - 1)) == 0
    assert Values([0.0, 5.0], noise=0.0).best(Budget(worlds=playing.LEAST)) == 1


def test_the_deadline_ends_it_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second each time it is asked."""
    now = iter(range(1000))
    monkeypatch.setattr("shengji_qt.ai.budget.time.monotonic", lambda: float(next(now)))
    values = Values([0.0, 1.0], noise=0.3)
    assert values.best(Budget(deadline=10.0)) == 1
    assert len(values.asked) == 10
    assert Values([0.0, 1.0], noise=0.3).best(Budget(deadline=5.0)) == 0, "too late for a single world"


def test_nobody_waits_any_more() -> None:
    values = Values([0.0, 0.1], noise=1.0)
    cancelling = Budget(cancelled=lambda: len(values.asked) == 3)
    with pytest.raises(Cancelled):
        values.best(cancelling)
    assert len(values.asked) == 3


def test_how_far_ahead() -> None:
    values = Values([0.0, 1.0, -3.0], noise=0.0)
    found = compare(values.options, values.evaluate, lambda: WORLD, LIMITS, msgspec.structs.replace(ENDLESS, worlds=8))
    assert (found.best, found.worlds) == (1, 8)
    assert [round(found.ahead(each), 6) for each in range(3)] == [0.0, 1.0, -3.0]
