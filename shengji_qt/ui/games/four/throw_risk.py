# SPDX-License-Identifier: MIT
"""Whether a throw can fail, from what one seat has seen (four_player.md 11.4). Pure, no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.combos import decompose
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.planes import FIELD


def unseen(view: FourView) -> Counter[Card]:
    """Cards that the other hands may hold: all but the own ones, those played and, for the declarer, the bottom."""
    rest = Counter(full_deck(view.settings.decks))
    rest.subtract(view.hand)
    rest.subtract(view.bottom)
    for trick in (*view.tricks, view.trick):
        for play in trick.plays:
            rest.subtract(play.cards)
    return +rest


def can_fail(view: FourView, cards: Sequence[Card]) -> bool:
    """True if `cards` are a throw of which some unseen cards could beat a part."""
    order = order_of(view)
    parts = decompose(order, cards)
    if parts is None or len(parts) < 2:
        return False
    cls = order.cls[cards[0]]
    hidden = unseen(view)
    ladder = order.at[cls]
    most = [max((hidden[face] for face in faces), default=0) for faces in ladder]
    links = order.links[cls]
    for part in parts:
        for top in range(part.top + 1, len(ladder)):
            span = range(top - part.length + 1, top + 1)
            linked = all(links >> FIELD * p & 1 for p in span[:-1])
            if span[0] >= 0 and linked and all(most[p] >= part.width for p in span):
                return True
    return False
