# SPDX-License-Identifier: MIT
"""What one trick proves about the seats that followed (four_player.md 12.2 to 12.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.order import Order
from shengji_qt.model.planes import Planes, Run, longest_run, planes_of, total
from shengji_qt.model.view import Trick

NO_LIMIT: Final = 99


class Lesson(NamedTuple):
    """`seat` has no card of class `cls` left, or no longer runs of pairs and of triples than these."""

    seat: int
    cls: int
    void: bool = False
    pairs: int = NO_LIMIT
    triples: int = NO_LIMIT


@lru_cache(maxsize=1024)
def lessons_of(order: Order, trick: Trick, triples_kept: bool) -> tuple[Lesson, ...]:
    """Only what holds whatever else the hands were. `triples_kept`: a triple need not follow a pair (12.5)."""
    return tuple(_lessons(order, trick, triples_kept))


def _lessons(order: Order, trick: Trick, triples_kept: bool) -> Iterator[Lesson]:
    cls = order.cls[trick.lead[0]]
    runs: tuple[Run, ...] | None = None
    for play in trick.plays[1:]:
        of_class = order.of_class(play.cards, cls)
        if len(of_class) < len(play.cards):
            yield Lesson(play.seat, cls, void=True)
        elif len(of_class) == len(trick.lead) > 1:  # fewer: a mine, which owes no structure (five_player.md R13.4)
            runs = runs or runs_of(decompose(order, trick.lead) or ())
            if runs[0][0] > 1:
                pairs, triples = _limits(runs, planes_of(of_class, order.pos), order.links[cls], triples_kept)
                yield Lesson(play.seat, cls, False, pairs, triples)


def _limits(runs: Sequence[Run], played: Planes, links: int, triples_kept: bool) -> tuple[int, int]:
    """Longest runs of pairs and of triples that can be left after following `runs` with these cards of the class."""
    if all(width < 3 for width, _ in runs):
        wanted = sum(length for width, length in runs if width == 2)
        if triples_kept:
            return NO_LIMIT, NO_LIMIT
        if total(played.p2) < wanted:
            return 0, 0
        longest = longest_run(played.p2, links)
        return (longest, longest) if len(runs) == 1 and longest < runs[0][1] else (NO_LIMIT, NO_LIMIT)
    if tuple(runs) == ((3, 1),):
        return NO_LIMIT if played.p2 else 0, NO_LIMIT if played.p3 else 0
    if all(length == 1 for width, length in runs if width == 3):  # a triple that was there would have gone first
        return NO_LIMIT, NO_LIMIT if played.p3 else 0
    return NO_LIMIT, NO_LIMIT
