# SPDX-License-Identifier: MIT
"""What a card counter (记牌器) may show: which copies a seat has not seen, and who has shown to lack a class.

Functions of the View alone, so they tell nothing that the seat may not know. Certain only: nothing is estimated.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from shengji_qt.model.cards import FACES, Card
from shengji_qt.model.games import family_of_view, rules_of
from shengji_qt.model.order import Order


class StillOut(NamedTuple):
    """By face: `deck`, all copies of a deal, and `out`, those that the seat has not seen played, does not hold or know.

    `voids`: by slot, classes that it was seen not to follow; three players: of the hand, since a tableau lies open.
    """

    order: Order
    deck: tuple[int, ...]
    out: tuple[int, ...]
    voids: dict[int, frozenset[int]]

    @property
    def total(self) -> int:
        return sum(self.out)

    def in_class(self, cls: int) -> int:
        """Copies still out in the class."""
        return sum(self.out[face] for faces in self.order.at[cls] for face in faces)


def still_out(view: Any) -> StillOut:
    """Deck minus the own cards, what was played, and what lies open; also for a spectator, who owns nothing."""
    rules = rules_of(view)
    deck, seen = [0] * FACES, [0] * FACES
    for card in family_of_view(view).deck(view.settings):
        deck[card] += 1
    for card in rules.in_sight(view):
        seen[card] += 1
    for trick in (*view.tricks, view.trick):
        for play in trick.plays:
            for card in play.cards:
                seen[card] += 1
    out = tuple(whole - gone for whole, gone in zip(deck, seen, strict=True))
    return StillOut(rules.order_of(view), tuple(deck), out, shown_voids(view))


def shown_voids(view: Any) -> dict[int, frozenset[int]]:
    """By slot of everybody else, classes that it did not follow with all cards of its play: none of them is left."""
    rules = rules_of(view)
    cls = rules.order_of(view).cls
    found: dict[int, set[int]] = {}
    for trick in (*view.tricks, view.trick):
        made: list[tuple[Card, ...]] = []
        for play in trick.plays:
            led = rules.led_by(view, made)
            made.append(play.cards)
            if led is not None and play.seat != view.seat and any(cls[card] != cls[led[0]] for card in play.cards):
                found.setdefault(play.seat, set()).add(cls[led[0]])
    return {slot: frozenset(classes) for slot, classes in sorted(found.items())}
