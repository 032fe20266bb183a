# SPDX-License-Identifier: MIT
"""What is done for a seat whose player fails: anything legal, found by the rules alone, so that a match never hangs."""

from __future__ import annotations

from collections.abc import Iterator

from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import TRUMP


def can_bid(view: FourView) -> bool:
    """Whether the seat of this View has an acceptable bid now (four_player.md 7.2)."""
    return bool(view_rules.bids(view))


def stand_ins(view: FourView) -> Iterator[AnyAction]:
    """Actions for the pending decision, the plainest first; none while cards are dealt (silence is no action).

    In the first round the first who can bids where nobody has, else the cards could be shuffled for ever.
    """
    kind = view.decision.kind if view.decision is not None else None
    if kind == "poll":
        if view.first_round and not view.bids:
            yield from view_rules.bids(view)[:1]
        yield PassBid()
    elif kind == "bury":
        yield Bury(lowest(view))
    elif kind == "play":
        for cards in view_rules.plays(view, limit=20):
            yield Play(cards)


def lowest(view: FourView) -> tuple[Card, ...]:
    """As many cards of the hand as are buried: no points before points, side suits before trumps, low before high."""
    order = view_rules.order_of(view)

    def worth(card: Card) -> tuple[int, bool, int]:
        return card.points, order.cls[card] == TRUMP, order.pos[card]

    return tuple(sorted(view.hand, key=worth)[: view.settings.bottom_size])
