# SPDX-License-Identifier: MIT
"""Two plain players of every game, to measure others against: one plays by chance, one only looks at the trick."""

from __future__ import annotations

import random
from typing import Any, Final

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.model.actions import AnyAction, Bury, Choice, Divide, Mine, PassBid, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import TRUMP
from shengji_qt.model.tricks import strength, winner_of

LISTED_PLAYS: Final = 60
_TRIES: Final = 20  # of laying down cards that may not all be laid down


class RandomPlayer:
    """Uniform over the acceptable bids and silence, over the cards to lay down, over the first `LISTED_PLAYS` legal
    plays, and over what the rules list for any other decision.
    """

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        action = self.choose(view, seed)
        return [] if action is None else [Choice(action, "random")]

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        if view.decision is None:
            return None
        rng, rules = random.Random(seed), rules_of(view)
        match view.decision.kind:
            case "bid":
                offers: list[AnyAction | None] = [None, *rules.bids(view)]
                return rng.choice(offers)
            case "poll":
                answers: list[AnyAction] = [PassBid(), *rules.bids(view)]
                return rng.choice(answers)
            case "bury" | "divide":
                return _any_cards(view, rng)
            case _:
                return rng.choice(rules.options(view, LISTED_PLAYS))


def _any_cards(view: Any, rng: random.Random) -> Bury | Divide:
    """Cards to bury, or a rear hand, drawn from the whole hand until they are allowed."""
    rules = rules_of(view)
    (plain,) = rules.options(view, 1)
    assert isinstance(plain, Bury | Divide), "what is asked for"
    for _ in range(_TRIES):
        action: Bury | Divide
        if isinstance(plain, Bury):
            action = Bury(tuple(rng.sample(view.hand, len(plain.cards))))
        else:
            action = Divide(
                tuple(rng.sample(view.hand, rng.randint(len(plain.rear), len(view.hand) - len(plain.rear))))
            )
        if rules.check(view, action) is None:
            return action
    return plain


class GreedyPlayer:
    """Bids whatever it can when polled or when its card is turned up, leads its highest card, wins a trick whenever it
    can, else throws low cards away, or skips with a mine. Uses every level and point it may use. No memory, no partner.
    """

    def rank(self, view: Any, budget: Budget, seed: int) -> list[Choice]:
        action = self.choose(view, seed)
        return [] if action is None else [Choice(action, "greedy")]

    def choose(self, view: Any, seed: int, budget: Budget = ENDLESS) -> AnyAction | None:
        if view.decision is None:
            return None
        rules = rules_of(view)
        match view.decision.kind:
            case "bid":
                return None
            case "poll" | "turned":
                offers = rules.bids(view)
                bid: AnyAction = offers[0] if offers and not view.bids else PassBid()
                return bid
            case "bury":
                return self._bury(view)
            case "play":
                return Play(self._play(view))
            case "mine":
                return Mine(self._play(view))
            case "lower" | "block" | "force" | "claim":
                return rules.options(view, 2)[-1]  # the first one is to do nothing
            case _:
                return rules.options(view, 1)[0]

    def _bury(self, view: Any) -> AnyAction:
        (plain,) = rules_of(view).options(view, 1)
        assert isinstance(plain, Bury), "what is asked for"
        locked: tuple[Card, ...] = getattr(view, "locked", ())
        free = [face for face in view.hand if face not in locked]
        return Bury(tuple(sorted(free, key=Height(view))[: len(plain.cards)]))

    def _play(self, view: Any) -> tuple[Card, ...]:
        height = Height(view)
        offers = rules_of(view).plays(view, LISTED_PLAYS)
        order = height.order
        made: list[tuple[Card, ...]] = [play.cards for play in view.trick.plays if play.cards]
        if not made:
            components = [each for each in offers if len(decompose(order, each) or ()) == 1]
            return max(components or offers, key=lambda each: (len(each), height.total(each)))
        runs = runs_of(decompose(order, made[0]) or ())
        cls = order.cls[made[0][0]]
        to_beat = strength(order, runs, cls, made[winner_of(order, made)])
        assert to_beat is not None, "the winning play competes"
        winners = [each for each in offers if each and (strength(order, runs, cls, each) or (-1, -1)) > to_beat]
        return min(winners or offers, key=lambda each: (height.points(each), height.total(each)))


class Height:
    """Key function: how high a card is, trumps above all side suits, points above blanks."""

    def __init__(self, view: Any) -> None:
        self.order = rules_of(view).order_of(view)
        self._points = rules_of(view).card_points(view)

    def __call__(self, face: Card) -> tuple[bool, int, int]:
        return self.order.cls[face] == TRUMP, self.order.pos[face] + self._points[face], face

    def points(self, cards: tuple[Card, ...]) -> int:
        return sum(self._points[face] for face in cards)

    def total(self, cards: tuple[Card, ...]) -> int:
        """Sum of the heights as numbers."""
        return sum(20 * (self.order.cls[face] == TRUMP) + self.order.pos[face] for face in cards)
