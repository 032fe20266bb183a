# SPDX-License-Identifier: MIT
"""What the result page shows, taken from the View of a scored deal: original hands, and how the bottom counted."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.four_player.settlement import Multiplier, bottom_multiplier
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.view import Trick


class PlayedCard(NamedTuple):
    """`trick` counts from 1."""

    card: Card
    trick: int


class Capture(NamedTuple):
    """The attackers won the last trick: `cards` of `seat` decided, `multiplier` says which line of 14.2 applied."""

    seat: int
    cards: tuple[Card, ...]
    multiplier: Multiplier


def hands(view: FourView) -> tuple[tuple[PlayedCard, ...], ...]:
    """By seat, the hand as it was played (the declarer's: after burying), trumps first and high to low."""
    order = order_of(view)
    held: list[list[PlayedCard]] = [[], [], [], []]
    for number, trick in enumerate(view.tricks, start=1):
        for play in trick.plays:
            held[play.seat] += [PlayedCard(card, number) for card in play.cards]
    return tuple(
        tuple(sorted(each, key=lambda played: (order.sort_key(played.card), -played.trick), reverse=True))
        for each in held
    )


def bottom(view: FourView) -> tuple[Card, ...]:
    """The buried cards in the same order."""
    return tuple(sorted(view.bottom, key=order_of(view).sort_key, reverse=True))


def capture(view: FourView) -> Capture | None:
    """How the bottom was captured; None where the declarers won the last trick."""
    last = view.tricks[-1] if view.tricks else Trick()
    if last.winner is None or view.declarer is None or last.winner % 2 == view.declarer % 2:
        return None
    winning = next(play.cards for play in last.plays if play.seat == last.winner)
    led = view.settings.bottom_multiplier_basis == "led_format"
    multiplier = bottom_multiplier(order_of(view), last.lead if led else winning, view.settings)
    return Capture(last.winner, winning, multiplier)
