# SPDX-License-Identifier: MIT
"""Thousands of games of the rollout core: nothing illegal, both forms alike, and the model agrees.

    python3 build/core_games.py [--games N] [--checked K] [--seed S] [--only TEXT]

For each variant, under drawn house rules: N games of shuffled cards are played out by the core, every twentieth by its
compiled and its Python form; and K deals are played card by card in model and core side by side, which must agree in
everything, where the plays that the core offers must be legal.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tree, not what may be installed

from bench_core import in_python
from shengji_qt.ai.core import backend
from shengji_qt.ai.core.positions import World, frame_of, table_of, values
from shengji_qt.model.cards import Card

playing, test_four, test_three, test_five = (
    importlib.import_module(f"tests.ai.core.{name}") for name in ("playing", "test_four", "test_three", "test_five")
)
ROUNDS: Final = 100  # games of the same house rules and the same trump
BOTH: Final = 20  # one in so many is played by both forms
SHARES: Final = (1.0, 0.4)  # of the plays, those that are the policy's


def main() -> int:
    """1 if something is wrong; the error says what."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=20_000, metavar="N")
    options.add_argument("--checked", type=int, default=100, metavar="K")
    options.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_argument("--only", default="", metavar="TEXT", help="variants in whose name this stands")
    given = options.parse_args()
    for game, decks, mode in playing.VARIANTS:
        name = " ".join([game, f"{decks} decks", *([mode] if game == "five" else [])])
        if given.only not in name:
            continue
        start = time.process_time()
        count = shuffled(game, decks, mode, given.games, given.seed)
        plays = sum(side_by_side(game, decks, mode, number, given.seed) for number in range(given.checked))
        print(
            f"{name}: {count} games, {backend.backend()}; {given.checked} deals side by side with the model, "
            f"{plays} plays; {time.process_time() - start:.0f} s",
            flush=True,
        )
    return 0


def shuffled(game: str, decks: int, mode: str, games: int, seed: int) -> int:
    """Play so many games of the core; AssertionError if an end cannot be, or the two forms differ."""
    for number, (frame, world) in enumerate(worlds(game, decks, mode, games, seed)):
        position = frame(world)
        first = [position.policy()]
        found = values(position, first)
        check_end(game, found[0])
        if number % BOTH == 0:
            with in_python():
                assert values(position, first) == found, (seed, number)
    return games


def worlds(game: str, decks: int, mode: str, games: int, seed: int) -> Iterator[tuple[Any, World]]:
    """First leads with all cards shuffled, `ROUNDS` of them for one deal's house rules and trump."""
    made, number = 0, 0
    while made < games:
        deal, number = playing.dealt(game, number, seed, decks, mode), number + 1
        if deal is None:
            continue
        view, rng = deal.view(deal.turn), random.Random(f"{seed}/{number}")
        frame = frame_of(view, table_of(view))
        sizes = [*map(len, deal.hands), len(deal.mine if game == "five" else deal.bottom)]
        down = [tableau.states.count("down") for tableau in getattr(deal, "tableaus", ())]
        cards = [*(face for hand in deal.hands for face in hand), *(deal.mine if game == "five" else deal.bottom)]
        for tableau in getattr(deal, "tableaus", ()):
            cards += [tableau.card_at(slot) for slot, state in enumerate(tableau.states) if state == "down"]
        for _ in range(min(ROUNDS, games - made)):
            rng.shuffle(cards)
            parts = list(split(cards, [*sizes, *down]))
            yield frame, World(parts[: len(sizes) - 1], parts[len(sizes) - 1], parts[len(sizes) :])
            made += 1


def split(cards: list[Card], sizes: list[int]) -> Iterator[tuple[Card, ...]]:
    """So many cards each, sorted."""
    start = 0
    for size in sizes:
        yield tuple(sorted(cards[start : start + size]))
        start += size


def check_end(game: str, end: tuple[int, ...]) -> None:
    """Points are fives; those of four and five players are not negative, which fines make possible for three."""
    points = end[: {"four": 1, "three": 3, "five": 5}[game]]
    assert all(each % 5 == 0 and (game == "three" or each >= 0) for each in points), end


def side_by_side(game: str, decks: int, mode: str, number: int, seed: int) -> int:
    """Play a deal in model and core; how many plays it took. AssertionError where they differ."""
    share = SHARES[number % len(SHARES)]
    if game == "four":
        return int(test_four.play_through(number, decks, seed, share))
    if game == "three":
        return int(test_three.play_through(number, seed, share))
    return int(test_five.play_through(number, decks, mode, seed, share))


if __name__ == "__main__":
    sys.exit(main())
