# SPDX-License-Identifier: MIT
"""The order in which a hand is held: trumps at one end, then the side suits. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Iterable

from shengji_qt.model.cards import Card
from shengji_qt.model.order import TRUMP, Order

_RED = (1, 3)


def class_sequence(order: Order, *, alternating: bool = True) -> tuple[int, ...]:
    """Classes from the trumps on; neighbouring side suits differ in colour as far as possible, or if not `alternating`
    stand as spades, hearts, clubs, diamonds.
    """
    side = [suit for suit in (0, 1, 2, 3) if any(order.cls[suit * 13 + i] == suit for i in range(13))]
    if alternating and len(side) == 3:
        red = [suit for suit in side if suit in _RED]
        black = [suit for suit in side if suit not in _RED]
        many, single = (red, black) if len(red) == 2 else (black, red)
        side = [many[0], single[0], many[1]]
    return (TRUMP, *side)


def sort_hand(
    cards: Iterable[Card], order: Order, *, trumps_last: bool = False, alternating: bool = True
) -> list[Card]:
    """The cards from left to right: highest trump first, or with `trumps_last` the mirrored hand. What is equally high
    goes by suit and rank: with one deck five players have just two heights in a side suit (five_player.md R20.3).
    """
    place = {cls: i for i, cls in enumerate(class_sequence(order, alternating=alternating))}

    def key(card: Card) -> tuple[int, int, int, int]:
        suit, rank = divmod(int(card), 13)
        return place[order.cls[card]], -order.pos[card], suit, -rank

    return sorted(cards, key=key, reverse=trumps_last)
