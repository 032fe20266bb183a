# SPDX-License-Identifier: MIT
"""One round: the class to follow, the winner, what a throw leads, the last round (three_player.md 13, 15, 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.order import TRUMP, Order

Plays = Sequence[tuple[Card, ...]]  # in playing order, the lead first
_TRUMP_POWER = 100  # above every side card
_HALF = 3  # cards of a half-round


def led_cards(plays: Plays, fresh_lead: bool) -> tuple[Card, ...] | None:
    """The play whose class and number the next one has to follow; None for a lead (13.4).

    With `fresh_lead` the fourth card leads anew (19).
    """
    if fresh_lead and len(plays) >= _HALF:
        plays = plays[_HALF:]
    return plays[0] if plays else None


def powers(order: Order, plays: Plays, fresh_lead: bool) -> list[list[int]]:
    """The power of every card played (13.6); 0 for a discard."""
    found = []
    led = -1
    for index, play in enumerate(plays):
        if index == 0 or (fresh_lead and index == _HALF):
            led = order.cls[play[0]]
        found.append([_power(order, led, face) for face in play])
    return found


def _power(order: Order, led: int, face: Card) -> int:
    cls = order.cls[face]
    if cls == TRUMP:
        return _TRUMP_POWER + order.pos[face]
    return 1 + order.pos[face] if cls == led else 0


def winner_of(order: Order, plays: Plays, fresh_lead: bool = False) -> int:
    """Index of the winning play among those made so far; among equals the earliest.

    Rule #3: a play of several cards competes only if all are trumps, or all of the led class (17).
    """
    best, best_strength = 0, 0
    for index, power in enumerate(powers(order, plays, fresh_lead)):
        trumps = sum(each >= _TRUMP_POWER for each in power)
        strength = max(power) if min(power) > 0 and trumps in (0, len(power)) else 0
        if strength > best_strength:
            best, best_strength = index, strength
    return best


def judge_throw(order: Order, cards: tuple[Card, ...], others: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """What is led: all of `cards`, or only the smallest if an opponent's cards hold a bigger one of the class (17).

    Of equal smallest cards the one that the leader named first.
    """
    cls = order.cls[cards[0]]
    smallest = min(cards, key=lambda each: order.pos[each])
    beaten = any(order.cls[each] == cls and order.pos[each] > order.pos[smallest] for hand in others for each in hand)
    return (smallest,) if beaten and len(cards) > 1 else cards


class LastRound(NamedTuple):
    """How the last round was won: `double` with the two biggest cards of all, `level_card` with a level card (15)."""

    double: bool
    level_card: bool


def judge_last(order: Order, seats: Sequence[int], plays: Plays, winner: int, fresh_lead: bool = False) -> LastRound:
    """15.2 to 15.4 for the winning seat; `seats` by play."""
    ranked = [
        (-power, index, seat, face)
        for index, (seat, play, row) in enumerate(zip(seats, plays, powers(order, plays, fresh_lead), strict=True))
        for power, face in zip(row, play, strict=True)
    ]
    ranked.sort()
    winning = next(face for _, _, seat, face in ranked if seat == winner)
    return LastRound(all(seat == winner for _, _, seat, _ in ranked[:2]), winning.rank == order.level)


def tie_strength(order: Order, cards: Sequence[Card]) -> tuple[int, int]:
    """A player's biggest card of the last round for the tie of 16.3: trumps by order, side cards by rank alone."""
    return max((int(order.is_trump(each)), order.pos[each]) for each in cards)
