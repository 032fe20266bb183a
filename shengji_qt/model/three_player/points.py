# SPDX-License-Identifier: MIT
"""Points of cards and of rounds under the optional rules (three_player.md 3.2, 17, 18)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from shengji_qt.model.cards import CARDS, Card
from shengji_qt.model.three_player.settings import ThreeSettings

BONUS: Final = 5  # rule #2, for each full six cards


@lru_cache(maxsize=4)
def card_points(rule1: bool, rule2: bool) -> tuple[int, ...]:
    """By face: 5 = 5, 10 = K = 10, 2 = 5; rule #1: 2, 4, 7, K = 5, 10 = 10; rule #2: a 2 is worth nothing."""
    by_rank = {2: 5, 4: 5, 7: 5, 13: 5, 10: 10} if rule1 else {2: 5, 5: 5, 10: 10, 13: 10}
    if rule2:
        del by_rank[2]
    return tuple(by_rank.get(each.rank or 0, 0) for each in CARDS)


def points_in(cards: Iterable[Card], settings: ThreeSettings) -> int:
    """Points of these cards, no bonus."""
    table = card_points(settings.rule1, settings.rule2)
    return sum(table[each] for each in cards)


def round_bonus(settings: ThreeSettings, won: int, count: int) -> int:
    """Rule #2's points for winning `count` more cards after `won`.

    5 for each full six cards of the hand; `per_trick` with rule #3: 5 for each card that every player gave, so that a
    throw counts as the rounds it uses (18).
    """
    return bonus(bonus_way(settings), won, count)


def bonus_way(settings: ThreeSettings) -> int:
    """How rounds bring a bonus: 0 not at all, else the number of cards that bring it once."""
    if not settings.rule2:
        return 0
    way = settings.rule2_bonus_with_rule3 if settings.rule3 else "per_six_cards"
    return {"per_six_cards": 6, "per_trick": 3}.get(way, 0)


def bonus(way: int, won: int, count: int) -> int:
    """`round_bonus` in integers alone."""
    if way == 6:
        return BONUS * ((won + count) // 6 - won // 6)
    return BONUS * (count // 3) if way else 0
