# SPDX-License-Identifier: MIT
"""Whether a throw can fail, from what its seat has seen (five_player.md 12). Pure, no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.combos import decompose
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.view_rules import order_of
from shengji_qt.model.tricks import is_beaten


def unseen(view: FiveView) -> Counter[Card]:
    """Cards that may lie against a lead of this seat: the declarer knows his mine, which does not check him (R12.6)."""
    rest = Counter(full_deck(view.settings.decks))
    for cards in (view.hand, view.mine):
        rest.subtract(cards)
    for trick in (*view.tricks, view.trick):
        for play in trick.plays:
            rest.subtract(play.cards)
    if view.settings.throw_mine_checks_declarer:
        rest.update(view.mine)
    return +rest


def can_fail(view: FiveView, cards: Sequence[Card]) -> bool:
    """True if `cards` are a throw of which some unseen cards, all in one hand, could beat a part."""
    order = order_of(view)
    parts = decompose(order, cards)
    if parts is None or len(parts) < 2:
        return False
    hidden = (tuple(unseen(view).elements()),)
    return any(is_beaten(order, part, hidden) for part in parts)
