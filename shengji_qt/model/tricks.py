# SPDX-License-Identifier: MIT
"""Who wins a trick (four_player.md 13) and whether a throw stands (11.3, 11.4)."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.cards import Card
from shengji_qt.model.combos import Component, decompose, descending, runs_of
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import Run, best_top, contains, has_run_above, planes_of


def strength(order: Order, lead: Sequence[Run], cls: int, play: tuple[Card, ...]) -> tuple[int, int] | None:
    """`(trump or not, top of the deciding component)` of a play that competes with a lead of class `cls`; None if it
    does not (13.2, 13.3). Larger wins; on equal strength the earlier play stays.
    """
    own = order.class_of(play)
    if own is None or own not in (cls, TRUMP):
        return None
    planes = planes_of(play, order.pos)
    links = order.links[own]
    required = descending(lead)
    if not contains(planes.p2, planes.p3, required, links):
        return None
    rest = list(lead)
    deciding = rest.pop(0)
    return int(own == TRUMP), best_top(planes, deciding, descending(rest), links)


def winner_of(order: Order, plays: Sequence[tuple[Card, ...]]) -> int:
    """Index of the winning play among those made so far, the lead first."""
    components = decompose(order, plays[0])
    cls = order.class_of(plays[0])
    if components is None or cls is None:
        raise ValueError("a lead is of one class")
    lead = runs_of(components)
    best, best_strength = 0, strength(order, lead, cls, plays[0])
    for index, play in enumerate(plays[1:], start=1):
        here = strength(order, lead, cls, play)
        if here is not None and (best_strength is None or here > best_strength):
            best, best_strength = index, here
    return best


def is_beaten(order: Order, component: Component, others: Sequence[tuple[Card, ...]]) -> bool:
    """Whether one of the other hands holds a higher run of the same width and length in the class (11.3)."""
    cls = order.cls[component.cards[0]]
    links = order.links[cls]
    return any(
        has_run_above(planes_of(order.of_class(hand, cls), order.pos), *component.run, component.top, links)
        for hand in others
    )


def check_throw(
    order: Order, cards: tuple[Card, ...], others: Sequence[tuple[Card, ...]], ascending: bool = False
) -> tuple[Card, ...]:
    """The cards that are led: all of them if no component is beaten, else the replacement (11.4).

    With `ascending` components are tested by rising lowest position instead of kind order.
    """
    components = decompose(order, cards)
    if components is None:
        raise ValueError("a lead is of one class")
    if len(components) == 1:
        return cards
    tested = components
    if ascending:
        tested = tuple(sorted(components, key=lambda each: (each.top - each.length + 1, each.rank)))
    for component in tested:
        if is_beaten(order, component, others):
            alike = [each for each in components if each.run == component.run]
            return min(alike, key=lambda each: (each.top, each.cards)).cards
    return cards
