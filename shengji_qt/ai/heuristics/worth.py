# SPDX-License-Identifier: MIT
"""What a trick and the bottom are worth in the four-player game, in points."""

from __future__ import annotations

from functools import lru_cache

from shengji_qt.ai.heuristics.costs import DEFAULT_WEIGHTS, Costs, Weights
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.model.cards import POINTS, points_of
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import thresholds
from shengji_qt.model.four_player.view import FourView

__all__ = ["DEFAULT_WEIGHTS", "Weights", "Worth", "bottom_estimate", "swing", "trick_value"]


class Worth(Costs):
    """Costs of parting with cards of one hand in one position."""

    def __init__(self, knowledge: Knowledge, weights: Weights = DEFAULT_WEIGHTS) -> None:
        super().__init__(knowledge, weights)
        self._four = knowledge

    def bottom(self) -> float:
        return bottom_estimate(self._four)


def swing(view: FourView, points: float, weights: Weights = DEFAULT_WEIGHTS) -> float:
    """What winning instead of losing a trick with so many points is worth: more where the attackers would cross a
    line of the result table with it (four_player.md 15).
    """
    now = view.attacker_points
    value = points
    for line in _lines(view.settings):
        if now < line <= now + points:
            value += weights.threshold * (1.5 if line == 40 * view.settings.decks else 1.0)
    if now == 0 and points:
        value += weights.threshold / 3
    return value


def trick_value(knowledge: Knowledge, chance: float, table: int, added: int, weights: Weights) -> float:
    """What a trick is worth that is won with `chance` and holds `table` points and `added` ones of the own hand. The
    line of the result table counts for the outcome in which the attackers get the points.
    """
    at_stake = swing(knowledge.view, table + added, weights)
    if knowledge.is_declarers:
        return table + (1.0 - weights.keep_points) * added - (1.0 - chance) * at_stake
    return chance * at_stake - weights.keep_points * added


@lru_cache(maxsize=16)
def _lines(settings: FourSettings) -> tuple[int, ...]:
    return thresholds(settings)


def bottom_estimate(knowledge: Knowledge) -> float:
    """Points expected in the bottom: exact for the declarer, a third of an even share for everybody else."""
    view = knowledge.view
    if not knowledge.hidden_bottom:
        return float(points_of(view.bottom))
    hidden = sum(view.hand_counts[seat] for seat in knowledge.others) + knowledge.hidden_bottom
    unseen = sum(POINTS[face] * copies for face, copies in enumerate(knowledge.unseen))
    return unseen * knowledge.hidden_bottom / hidden / 3
