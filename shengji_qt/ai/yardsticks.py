# SPDX-License-Identifier: MIT
"""Two plain players to measure others against: uniformly random, and one that only looks at the trick."""

from __future__ import annotations

import random

from shengji_qt.ai.budget import Budget
from shengji_qt.model.actions import AnyAction, Bury, Choice, PassBid, Play
from shengji_qt.model.cards import Card, points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import TRUMP
from shengji_qt.model.tricks import strength

LISTED_PLAYS = 60


class RandomPlayer:
    """Uniform over the acceptable bids and silence, over all bottoms, and over the first `LISTED_PLAYS` legal plays."""

    def rank(self, view: FourView, budget: Budget, seed: int) -> list[Choice]:
        action = self.choose(view, seed)
        return [] if action is None else [Choice(action, "random")]

    def choose(self, view: FourView, seed: int) -> AnyAction | None:
        if view.decision is None:
            return None
        rng = random.Random(seed)
        match view.decision.kind:
            case "bid":
                offers: list[AnyAction | None] = [None, *view_rules.bids(view)]
                return rng.choice(offers)
            case "poll":
                answers: list[AnyAction] = [PassBid(), *view_rules.bids(view)]
                return rng.choice(answers)
            case "bury":
                return Bury(tuple(rng.sample(view.hand, view.settings.bottom_size)))
            case "play":
                return Play(rng.choice(view_rules.plays(view, LISTED_PLAYS)))


class GreedyPlayer:
    """Bids whatever it can when polled, leads its highest card, wins a trick whenever it can, else throws low cards
    away. No memory, no partner.
    """

    def rank(self, view: FourView, budget: Budget, seed: int) -> list[Choice]:
        action = self.choose(view, seed)
        return [] if action is None else [Choice(action, "greedy")]

    def choose(self, view: FourView, seed: int) -> AnyAction | None:
        if view.decision is None:
            return None
        match view.decision.kind:
            case "bid":
                return None
            case "poll":
                offers = view_rules.bids(view)
                return offers[0] if offers and not view.bids else PassBid()
            case "bury":
                return Bury(tuple(sorted(view.hand, key=Height(view))[: view.settings.bottom_size]))
            case "play":
                return Play(self._play(view))

    def _play(self, view: FourView) -> tuple[Card, ...]:
        height = Height(view)
        offers = view_rules.plays(view, LISTED_PLAYS)
        if not view.trick.plays:
            components = [each for each in offers if len(decompose(height.order, each) or ()) == 1]
            return max(components, key=lambda each: (len(each), height.total(each)))
        order, lead = height.order, view.trick.lead
        runs = runs_of(decompose(order, lead) or ())
        cls = order.cls[lead[0]]
        best = next(play.cards for play in view.trick.plays if play.seat == view.trick.winner)
        to_beat = strength(order, runs, cls, best)
        assert to_beat is not None, "the winning play competes"
        winners = [each for each in offers if (strength(order, runs, cls, each) or (-1, -1)) > to_beat]
        return min(winners or offers, key=lambda each: (points_of(each), height.total(each)))


class Height:
    """Key function: how high a card is, trumps above all side suits, points above blanks."""

    def __init__(self, view: FourView) -> None:
        self.order = view_rules.order_of(view)

    def __call__(self, face: Card) -> tuple[bool, int, int]:
        return self.order.cls[face] == TRUMP, self.order.pos[face] + face.points, face

    def total(self, cards: tuple[Card, ...]) -> int:
        """Sum of the heights as numbers."""
        return sum(20 * (self.order.cls[face] == TRUMP) + self.order.pos[face] for face in cards)
