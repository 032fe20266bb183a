# SPDX-License-Identifier: MIT
"""How fast the rollout core plays deals of every variant to their end."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.core import backend
from shengji_qt.ai.core.positions import Position, position_of, values
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of

SEED: Final = 11
FULL: Final = (40, 9)  # deals, rounds
QUICK: Final = (1, 1)
COMPARED: Final = 20  # plays of a decision that a search plays out in each world


class Variant(NamedTuple):
    """A game and its rules, by name."""

    game: str
    decks: int
    mode: str = "mine"


VARIANTS: Final = {
    "four_1": Variant("four", 1),
    "four_2": Variant("four", 2),
    "four_3": Variant("four", 3),
    "three": Variant("three", 1),
    "five_1": Variant("five", 1),
    "five_2": Variant("five", 2),
    "five_3": Variant("five", 3),
    "five_split": Variant("five", 2, "split"),
}


def playouts(deals: int, rounds: int) -> dict[str, dict[str, float]]:
    """By form of the core, "python" and, where it is there, "compiled", and by variant: playouts a second of processor
    time, from the first lead on: so many deals, the median of so many rounds.
    """
    positions = {
        name: [position_of(dealt(variant, number)) for number in range(deals)] for name, variant in VARIANTS.items()
    }
    found = {}
    if backend.native() is not None:
        found["compiled"] = _speeds(positions, rounds, COMPARED)
    with in_python():
        found["python"] = _speeds(positions, rounds, 1)
    return found


@contextmanager
def in_python() -> Iterator[None]:
    """The core in Python, whether or not the compiled one is there."""
    before = os.environ.get(backend.PURE)
    os.environ[backend.PURE] = "1"
    backend.native.cache_clear()
    try:
        yield
    finally:
        del os.environ[backend.PURE]
        if before is not None:
            os.environ[backend.PURE] = before
        backend.native.cache_clear()


def _speeds(positions: dict[str, list[Position]], rounds: int, plays: int) -> dict[str, float]:
    """By variant; `plays` are compared in each position."""
    return {
        name: round(statistics.median(_round(each, plays) for _ in range(rounds)), 1)
        for name, each in positions.items()
    }


def _round(positions: list[Position], plays: int) -> float:
    asked = [(each, [each.policy()] * plays) for each in positions]
    start = time.process_time()
    for position, cards in asked:
        values(position, cards)
    return len(asked) * plays / max(time.process_time() - start, 1e-9)


def dealt(variant: Variant, number: int) -> Game:
    """A deal in which the first card is to be led; everything before is answered in the plainest way."""
    setup = Setup(variant.decks, "", "", SEED, None, variant.game, variant.mode)
    for attempt in range(number, number + 10_000, 1000):
        start = start_of(setup, attempt)
        deck = setup.family.deck(start.settings)
        start.shuffle.shuffle(deck)
        deal: Any = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
        while not deal.over and deal.phase != "play":
            asked = [each for each in deal.pending() if not each.optional]
            if asked:
                deal.apply(asked[0].seat, rules_of(deal.view(asked[0].seat)).options(deal.view(asked[0].seat), 1)[0])
            else:
                deal.advance()
        if not deal.over:
            done: Game = deal
            return done
    raise AssertionError("some deal finds a bid")
