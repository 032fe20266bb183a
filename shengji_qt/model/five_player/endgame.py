# SPDX-License-Identifier: MIT
"""What the end of the tricks brings: the bottom score, and in split mode the cards that are left (R14, R22.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.model.cards import Card, points_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import bottom_score, cards_left_points
from shengji_qt.model.five_player.view import MINE


class Ending(NamedTuple):
    """`left`: cards left in the mine, or in both hands of the declarer, worth `points`.

    `winner`: the attacker who won the last trick, else None; `score`: the bottom score. `each_pair`: deal points of
    each pair for cards left in both hands. `hand_points` by seat: points in hands that outlasted the declarer's cards.
    """

    left: tuple[Card, ...]
    points: int
    winner: int | None
    score: int
    each_pair: int
    hand_points: tuple[int, ...]


def ending(
    settings: FiveSettings,
    declarer: int,
    winner: int,
    size: int,
    sides: tuple[Sequence[Card], Sequence[Card]],
    hands: Sequence[Sequence[Card]],
) -> Ending:
    """After the last trick of `size` cards, won from slot `winner`.

    `sides`: what is left in the declarer's own hand and in the mine or rear hand. `hands` by seat; the attackers' are
    empty but in split mode, where the declarer's cards may run out first.
    """
    front, rear = sides
    left = tuple(sorted((*front, *rear)))
    attacker = None if winner in (declarer, MINE) else winner
    score = 0 if attacker is None else sum(bottom_score(side, size, settings) for side in sides)
    outlasting = tuple(0 if seat == declarer or left else points_of(hand) for seat, hand in enumerate(hands))
    return Ending(left, points_of(left), attacker, score, cards_left_points(front, rear), outlasting)
