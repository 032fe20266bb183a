# SPDX-License-Identifier: MIT
"""Which of a player's choices are worth proposing to a person: the best one, and others that make sense beside it.

A ranking also holds what is merely legal, down to the ace of trumps under a lost trick; nobody wants to hear of that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from shengji_qt.model.actions import Bid, Choice, Mine, PassBid, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of

MOST: Final = 4
BEHIND: Final = 6.0  # points that a proposal may be worth less than the best one
BID_BEHIND: Final = 1.5  # the same for bids, in trumps above an even share
# Reasons of plays that win nothing and hope for nothing: of two such plays the one with lower cards is better.
LOSING: Final = frozenset(
    ("cannot_win", "not_worth", "partner_wins", "round_lost", "round_left", "own_holds", "own_wins")
)


def sensible(view: Any, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a person may hear of, in their order; the first always, at most `MOST`."""
    kept: list[Choice] = []
    for choice in choices:
        if kept and (_is_far_behind(choice, kept[0]) or any(_is_wasteful(view, choice, other) for other in choices)):
            continue
        if not any(_is_alike(view, choice, other) for other in kept):
            kept.append(choice)
    return kept[:MOST]


def _is_far_behind(choice: Choice, best: Choice) -> bool:
    bids = isinstance(choice.action, Bid | PassBid)
    return best.value - choice.value > (BID_BEHIND if bids else BEHIND)


def _cards(choice: Choice) -> tuple[Card, ...]:
    return choice.action.cards if isinstance(choice.action, Play | Mine) else ()


def _exchanged(choice: Choice, other: Choice) -> tuple[list[Card], list[Card]]:
    """What only the one and only the other play has."""
    here, there = Counter(_cards(choice)), Counter(_cards(other))
    return list((here - there).elements()), list((there - here).elements())


def _is_wasteful(view: Any, choice: Choice, other: Choice) -> bool:
    """Whether both plays win nothing, and the other one parts with lower cards of the same classes, not more points."""
    if choice is other or choice.code not in LOSING or other.code not in LOSING:
        return False
    mine, theirs = _exchanged(choice, other)
    if not mine or len(mine) != len(theirs):
        return False
    order, points = rules_of(view).order_of(view), rules_of(view).card_points(view)
    mine.sort(key=lambda face: (order.cls[face], order.pos[face]))
    theirs.sort(key=lambda face: (order.cls[face], order.pos[face]))
    pairs = list(zip(mine, theirs, strict=True))
    lower = all(order.cls[a] == order.cls[b] and order.pos[a] >= order.pos[b] for a, b in pairs)
    higher = any(order.pos[a] > order.pos[b] for a, b in pairs)
    return lower and higher and sum(points[a] - points[b] for a, b in pairs) >= 0


def _is_alike(view: Any, choice: Choice, other: Choice) -> bool:
    """Whether the plays differ in cards only that are equal: level cards of different suits."""
    mine, theirs = _exchanged(choice, other)
    if not mine or len(mine) != len(theirs):
        return False
    order = rules_of(view).order_of(view)

    def places(cards: list[Card]) -> list[tuple[int, int]]:
        return sorted((order.cls[face], order.pos[face]) for face in cards)

    return places(mine) == places(theirs)
