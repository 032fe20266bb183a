# SPDX-License-Identifier: MIT
"""Options of one decision compared in sampled worlds: the same worlds for all of them, and the benefit of the doubt
for the first, which is RuleBot's.

What differs between two options in the same world is mostly the options; what differs between worlds is mostly luck.
So only differences within worlds are looked at, and the first option is left only for one that is ahead by more than
chance explains. Options that have fallen behind are dropped on the way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from shengji_qt.ai.budget import Budget
from shengji_qt.ai.core.positions import World
from shengji_qt.ai.core.table import Cards
from shengji_qt.model.actions import AnyAction, Choice

LEAST: Final = 6  # worlds without which the first option is not left, however clear they are
TINY: Final = 1e-9  # of a level; less is rounding


class Option(NamedTuple):
    """An action that is compared, and for a play its cards."""

    action: AnyAction
    cards: Cards = ()


class Limits(NamedTuple):
    """How a player compares.

    Attributes:
        worlds: at most, unless the budget names a number of its own.
        guard: standard errors that an option must be ahead of the first one.
        drop: standard errors that an option may be behind the best one.
        batch: worlds after which options are dropped.
        work: cards laid down in all playouts, if no option is dropped, which lowers `worlds` where much is to be
            compared, but not below `least`.
        exact: of four players, cards of a hand from which on the end is played as well as can be; 0: never.
        steps: of four players, how many changes of cards are tried in each world to explain better what was played.
        prior: levels that a point of RuleBot's own values counts: it knows more than the policy of the playouts.
    """

    worlds: int
    guard: float
    drop: float
    work: int
    prior: float
    batch: int = 8
    least: int = 12
    exact: int = 0
    steps: int = 0


Evaluate = Callable[[World, Sequence[Option]], Sequence[float]]


class Asked(NamedTuple):
    """A decision as a searcher gets it: the View, RuleBot's `choices`, the best first ([]: it stays silent), and what
    may be spent. All chance comes from `rng`.
    """

    view: Any
    choices: list[Choice]
    limits: Limits
    budget: Budget
    rng: random.Random


Searcher = Callable[[Asked], list[Choice]]  # legal choices, the best first; of one kind of decision


class Comparison(NamedTuple):
    """What came out: the option to take, the worlds it was compared in, by option its values in the first of them."""

    best: int
    worlds: int
    rows: tuple[tuple[float, ...], ...]

    def ahead(self, option: int) -> float:
        """By how much an option did better than the first one, on average over the worlds in which it was tried."""
        row = self.rows[option]
        return sum(a - b for a, b in zip(row, self.rows[0], strict=False)) / len(row) if row else 0.0


def compare(
    options: Sequence[Option], evaluate: Evaluate, sample: Callable[[], World], limits: Limits, budget: Budget
) -> Comparison:
    """Value the options in one world after the other. `evaluate`: what each is worth to the seat in a world.

    Deterministic unless the deadline of `budget` cuts it short; then the best answer so far. Raises `Cancelled`.
    """
    rows: list[list[float]] = [[] for _ in options]
    alive = list(range(len(options)))
    most = budget.worlds or limits.worlds
    done = 0
    while len(alive) > 1 and done < most and not budget.spent:
        budget.check()
        found = evaluate(sample(), [options[each] for each in alive])
        for each, value in zip(alive, found, strict=True):
            rows[each].append(value)
        done += 1
        if done % limits.batch == 0:
            alive = _standing(rows, alive, limits.drop)
    return Comparison(_guarded(rows, alive, limits.guard), done, tuple(map(tuple, rows)))


def lead_of(row: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much `row` is ahead on average, and the standard error of that; both have the same worlds."""
    count = len(row)
    differences = [a - b for a, b in zip(row, other, strict=True)]
    mean = sum(differences) / count
    if count < 2:
        return mean, abs(mean)
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean, (spread / count) ** 0.5


def _standing(rows: Sequence[Sequence[float]], alive: Sequence[int], drop: float) -> list[int]:
    """The options that are not clearly behind the best one, nor equal to an earlier one; the first stays."""
    leader = max(alive, key=lambda each: (sum(rows[each]), -each))
    kept = []
    for each in alive:
        ahead, error = lead_of(rows[leader], rows[each])
        clear = ahead > drop * error + TINY
        same = error < TINY and abs(ahead) < TINY and each > leader
        if each == 0 or not (clear or same):
            kept.append(each)
    return kept


def _guarded(rows: Sequence[Sequence[float]], alive: Sequence[int], guard: float) -> int:
    """The best of those that are ahead of the first by more than chance explains, else the first."""
    if len(rows[0]) < LEAST:
        return 0
    best, most = 0, 0.0
    for each in alive:
        if each:
            ahead, error = lead_of(rows[each], rows[0])
            if ahead > guard * error + TINY and ahead > most:
                best, most = each, ahead
    return best
