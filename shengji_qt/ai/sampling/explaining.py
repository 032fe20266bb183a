# SPDX-License-Identifier: MIT
"""Worlds of four players that explain what the other seats have done: their plays, the trumps of who bid and of the
declarer, the suits that he has not kept. Drawn worlds are changed card by card, a few steps only: whatever others
hold stays possible, and nobody has to play like the policy of the core.
"""

from __future__ import annotations

import math
import random
import time
from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from shengji_qt.ai.budget import Budget
from shengji_qt.ai.core import backend, four, inference
from shengji_qt.ai.core.masks import less, more
from shengji_qt.ai.core.positions import World, table_of
from shengji_qt.ai.core.state import H1, H2, H3, HIDDEN, LENGTH
from shengji_qt.ai.core.table import NOTHING, Masks, Table
from shengji_qt.ai.sampling.belief import Belief
from shengji_qt.ai.sampling.lots import Lots
from shengji_qt.model.four_player.view import FourView

# Fitted to deals of "hard" against itself, of which the true world was to be told from sampled ones; in hundredths of a
# factor e. By kind of difference (`core.inference`):
PLAYS: Final = (0, 140, 220, 120, 220, 80, 220, 280, 390, 210, 30, 180, 240, 280, 160)
BIDDER: Final = 20  # a trump of who bid last
DECLARER: Final = 40  # a trump of the declarer
SUIT: Final = 300  # a side suit that the declarer has kept
SEATS: Final = 4
RARE: Final = 1e-3  # no weight is taken for less
PATIENCE: Final = 0.005  # seconds of work; where there is a deadline, a walk that takes longer halves the next one
_ODDS: Final = tuple(round(inference.WHOLE * math.exp(-each / 100)) for each in range(inference.FAR))


class Explained:
    """Made once for a decision in the play of cards.

    Args:
        steps: changes that are tried in each world.
        budget: with a deadline, steps are saved where they take long.
    """

    def __init__(self, view: FourView, belief: Belief, steps: int, budget: Budget) -> None:
        assert view.declarer is not None and view.seat is not None, "cards are played"
        self._belief = belief
        self._view = view
        self._steps = steps
        self._budget = budget
        self._table = table = table_of(view)
        self._gone: list[Masks] = [NOTHING] * SEATS
        self._history = self._replayed()
        first = view.tricks[0] if view.tricks else view.trick
        leader = view.seat if first.leader is None else first.leader
        self._frame = four.new_position(table, view.settings, four.NO_HANDS, (), view.declarer, leader)
        self._places = [place for place, room in enumerate(belief.lots.room) if room]
        self._fixed = [table.masks(cards) for cards in belief.lots.fixed]
        self._facts = _facts(view, table, belief.lots, self._places)

    def _replayed(self) -> list[int]:
        """All plays as `core.inference` wants them; also notes what is gone. Throws that failed are not judged."""
        history: list[int] = []
        for trick in (*self._view.tricks, self._view.trick):
            for turn, play in enumerate(trick.plays):
                masks = self._table.masks(play.cards)
                judged = play.seat != self._view.seat and (turn > 0 or not trick.attempted)
                history += (int(judged), *masks)
                self._gone[play.seat] = more(*self._gone[play.seat], *masks)
        return history

    def sample(self, rng: random.Random) -> World:
        """A world that fits the View; the same `rng` gives the same, unless there is a deadline."""
        world, chance = self._belief.sample(rng), rng.getrandbits(31)
        if not self._steps or len(self._places) < 2:
            return world
        began = time.thread_time()
        found = self._walked(world, chance)
        if self._budget.deadline is not None and time.thread_time() - began > PATIENCE:
            self._steps //= 2
        return found

    def _walked(self, world: World, chance: int) -> World:
        """Where a walk from this world ends; it does not leave where the end does not fit the View."""
        state = four.filled(self._frame, world.hands, world.hidden).state + [0] * LENGTH
        free = [0] * inference.FREE
        for place in self._places:
            free[3 * _slot(place) : 3 * _slot(place) + 3] = less(*_hand(state, _slot(place)), *self._fixed[place])
        for seat, played in enumerate(self._gone):
            state[H1 + seat], state[H2 + seat], state[H3 + seat] = more(*_hand(state, seat), *played)
        free[inference.CHANCE], free[inference.STEPS] = chance, self._steps
        if not self._wander(state, free):
            return world
        hands, hidden = list(world.hands), world.hidden
        for place in self._places:
            held = _hand(state, _slot(place))
            if place < SEATS:
                hands[place] = self._table.cards(less(*held, *self._gone[place]))
            else:
                hidden = self._table.cards(held)
        dealt = [list(cards) for cards in self._belief.lots.fixed]
        for place in self._places:
            dealt[place] = list((*hands, hidden)[place])
        return World(tuple(hands), hidden) if self._belief.lots.holds(dealt) else world

    def _wander(self, state: list[int], free: list[int]) -> int:
        native = backend.native()
        if native is None:
            return inference.wander(self._table, state, free, self._history, len(self._history), self._facts)
        found: int = native.wander(backend.rules(self._table), state, free, *self._arrays)
        return found

    @cached_property
    def _arrays(self) -> tuple[array[int], array[int]]:
        return array("q", (*self._history, 0)), array("q", self._facts)


def _slot(place: int) -> int:
    """Of the core, for a place of the lots."""
    return place if place < SEATS else HIDDEN


def _hand(state: Sequence[int], slot: int) -> Masks:
    return state[H1 + slot], state[H2 + slot], state[H3 + slot]


def _facts(view: FourView, table: Table, lots: Lots, places: Sequence[int]) -> list[int]:
    """What `inference.wander` knows of the deal."""
    facts = [*PLAYS, *_ODDS, *[0] * (inference.FACTS - inference.PULL)]

    def pull(place: int, face: Any, doubt: int) -> None:
        facts[inference.PULL + inference.BITS * _slot(place) + table.index[face]] += doubt

    bidder = view.bids[-1].seat if view.bids else None
    for face, homes in lots.homes.items():
        facts[inference.HOMES + table.index[face]] = sum(1 << _slot(each) for each in homes)
        if lots.weighted is not None:
            pull(lots.weighted, face, -round(100 * math.log(max(lots.weights.get(face, 1.0), RARE))))
        if table.bits[face] & table.trumps:
            for seat, worth in ((bidder, BIDDER), (view.declarer, DECLARER)):
                if seat is not None:
                    pull(seat, face, -worth)
    facts[inference.PLACES : inference.PLACES + 1 + len(places)] = len(places), *map(_slot, places)
    facts[inference.SUIT] = 0 if view.declarer == view.seat else SUIT
    return facts
