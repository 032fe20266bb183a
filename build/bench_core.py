# SPDX-License-Identifier: MIT
"""How fast the rollout core plays deals of every variant to their end."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final, NamedTuple

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.core.positions import Position, playout, position_of
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of

SEED: Final = 11
FULL: Final = (40, 9)  # deals, rounds
QUICK: Final = (1, 1)


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


def playouts(deals: int, rounds: int) -> dict[str, float]:
    """Playouts a second of processor time, from the first lead on: so many deals, the median of so many rounds."""
    return {name: round(_per_second(variant, deals, rounds), 1) for name, variant in VARIANTS.items()}


def _per_second(variant: Variant, deals: int, rounds: int) -> float:
    positions = [position_of(dealt(variant, number)) for number in range(deals)]
    return statistics.median(_round(positions) for _ in range(rounds))


def _round(positions: list[Position]) -> float:
    copies = [each.copy() for each in positions]
    start = time.process_time()
    for each in copies:
        playout(each)
    return len(copies) / max(time.process_time() - start, 1e-9)


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
