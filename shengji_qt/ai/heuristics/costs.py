# SPDX-License-Identifier: MIT
"""What it costs to part with cards, in points; the scale that leads, follows and burying are compared on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.ai.heuristics.structures import height
from shengji_qt.model.cards import POINTS, Card
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import FIELD


class Weights(msgspec.Struct, frozen=True):
    """The tuned numbers, in points. Tuned by duplicate deals against earlier weights, not by taste."""

    trump_base: float = 1.2
    trump_slope: float = 6.0
    trump_boss: float = 1.5
    trump_alone: float = 4.0  # a trump when nobody else has any
    side_low: float = 0.2
    side_slope: float = 1.2
    side_boss: float = 3.0
    break_side_pair: float = 1.2
    break_trump_pair: float = 2.5
    break_tractor: float = 2.0
    keep_points: float = 0.5  # how much of a held point card comes home in the end
    expose: float = 0.5  # leading a point that can be taken, besides losing it
    lead: float = 3.0  # having the lead next
    feed: float = 8.0  # points a later player adds to a trick of his side, a card
    willing: float = 0.9  # how often an opponent who can beat does so
    threshold: float = 6.0  # crossing a line of the result table
    draw: float = 2.5  # drawing one round of trumps when stronger there
    void: float = 1.5  # becoming void in a side suit while holding trumps
    last: float = 3.0  # an unbeatable trump for the last trick, with about six points in the bottom


DEFAULT_WEIGHTS = Weights()


class Costs:
    """Costs of parting with cards of one hand in one position."""

    def __init__(self, knowledge: Counting, weights: Weights = DEFAULT_WEIGHTS) -> None:
        self.knowledge = knowledge
        self.weights = weights
        self._singles: dict[Card, float] = {}

    def single(self, face: Card) -> float:
        """What one copy of the face is worth by its strength alone, without its points."""
        if face not in self._singles:
            self._singles[face] = self._trump(face) if self.knowledge.order.is_trump(face) else self._side(face)
        return self._singles[face]

    def _trump(self, face: Card) -> float:
        know, weights = self.knowledge, self.weights
        higher = know.higher_unseen(face)
        strength = 1.0 - higher / (know.unseen_in[TRUMP] + 1)
        worth = weights.trump_base + weights.trump_slope * strength * strength
        if not know.unseen_in[TRUMP]:
            return weights.trump_alone
        if not higher:
            worth += weights.trump_boss
            if len(know.hand) <= 6:
                worth += weights.last * (0.3 + self._bottom / 8)
        return worth

    @cached_property
    def _bottom(self) -> float:
        return self.bottom()

    def bottom(self) -> float:
        """Points that the last trick brings besides its own; each game has its own estimate."""
        return 0.0

    def _side(self, face: Card) -> float:
        know, weights = self.knowledge, self.weights
        cls = know.order.cls[face]
        higher = know.higher_unseen(face)
        unseen = know.unseen_in[cls]
        if not unseen:
            return weights.side_low
        if not higher:
            return weights.side_boss if unseen >= 4 else weights.side_boss / 2
        strength = 1.0 - higher / (unseen + 1)
        return weights.side_low + weights.side_slope * strength * strength

    @cached_property
    def tractors(self) -> dict[Card, frozenset[Card]]:
        """For each face that is held as a pair next to other pairs: all faces of that tractor."""
        know = self.knowledge
        order = know.order
        pairs = {face for face, copies in know.held.items() if copies >= 2}
        groups: dict[Card, frozenset[Card]] = {}
        for cls, ladder in enumerate(order.at):
            chain: list[Card] = []
            for position, faces in enumerate(ladder):
                here = [face for face in faces if face in pairs]
                chain += here
                if not (here and order.links[cls] >> FIELD * position & 1):
                    self._close(chain, groups)
                    chain = []
            self._close(chain, groups)
        return groups

    def _close(self, chain: list[Card], groups: dict[Card, frozenset[Card]]) -> None:
        if len({self.knowledge.order.pos[face] for face in chain}) > 1:
            groups.update(dict.fromkeys(chain, frozenset(chain)))

    def breaking(self, taken: Counter[Card]) -> float:
        """What is lost in structure when these copies leave the hand: broken pairs and triples, torn tractors."""
        know, weights = self.knowledge, self.weights
        lost = 0.0
        torn: set[frozenset[Card]] = set()
        for face, copies in taken.items():
            held = know.held[face]
            if held < 2 or not copies:
                continue
            if copies % held:
                lost += weights.break_trump_pair if know.order.is_trump(face) else weights.break_side_pair
            group = self.tractors.get(face)
            if group is not None and any(taken[each] < 2 for each in group):
                torn.add(group)
        return lost + weights.break_tractor * len(torn)

    def of(self, cards: Sequence[Card]) -> float:
        """Cost of parting with the cards, without their points."""
        return sum(self.single(each) for each in cards) + self.breaking(Counter(cards))

    def cheapest(
        self, pool: Iterable[Card], count: int, point_value: float, taken: Sequence[Card] = ()
    ) -> tuple[Card, ...]:
        """`count` cards of the pool that cost least, chosen one by one; each point of a card counts `point_value`
        (negative: better given away). `taken` leave the hand as well.
        """
        left = Counter(pool)
        know = self.knowledge
        gone = Counter(taken)
        chosen: list[Card] = []

        broken = self.breaking(gone)

        def price(face: Card) -> tuple[float, int, int]:
            gone[face] += 1
            tear = self.breaking(gone) - broken if know.held[face] > 1 else 0.0
            gone[face] -= 1
            cost = self.single(face) + tear + point_value * POINTS[face] + self._last_of_suit(face, gone)
            return round(cost, 6), height(know.order, face), face

        for _ in range(count):
            face = min((each for each, copies in left.items() if copies), key=price)
            left[face] -= 1
            gone[face] += 1
            broken = self.breaking(gone)
            chosen.append(face)
        return tuple(chosen)

    def _last_of_suit(self, face: Card, gone: Counter[Card]) -> float:
        """A short side suit goes first where there are trumps to ruff with later."""
        know = self.knowledge
        cls = know.order.cls[face]
        if cls == TRUMP or know.trumps_held < 2:
            return 0.0
        left = len(know.held_in(cls)) - sum(n for each, n in gone.items() if know.order.cls[each] == cls)
        return -self.weights.void / left if left > 0 else 0.0
