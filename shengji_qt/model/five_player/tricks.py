# SPDX-License-Identifier: MIT
"""Who wins a trick of six slots, who leads next, and to whom its points are booked (five_player.md 11.4, 15)."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.cards import Card, points_of
from shengji_qt.model.five_player.seats import SEATS, partner, seat_of
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.order import Order
from shengji_qt.model.tricks import winner_of
from shengji_qt.model.view import Played


def winning_slot(order: Order, plays: Sequence[Played]) -> int:
    """The slot that wins among the plays made so far, the lead first. Skips and short plays never win (R11.5)."""
    size = len(plays[0].cards)
    full: list[tuple[Card, ...]] = [each.cards if len(each.cards) == size else () for each in plays]
    return plays[winner_of(order, full)].seat


def credit(plays: Sequence[Played], declarer: int, winner: int) -> tuple[int, ...]:
    """Personal deal points by seat from a trick that the slot `winner` won (R15.1, R15.2)."""
    points = [0] * SEATS
    if winner not in (declarer, MINE):
        mate = partner(declarer, winner)
        for each in plays:
            points[mate if each.seat == mate else winner] += points_of(each.cards)
    return tuple(points)


def next_leader(declarer: int, winner: int, split: bool = False, front: int = 0, rear: int = 0) -> int:
    """The slot that leads after `winner` won. The mine never leads (R13.7).

    In split mode a hand leads from its own slot, the other one where it is empty; `front`, `rear`: cards left (R22.2).
    """
    if not split:
        return seat_of(declarer, winner)
    if winner == declarer and not front:
        return MINE
    return declarer if winner == MINE and not rear else winner
