# SPDX-License-Identifier: MIT
"""Makes the fixed set of about 500 positions of all games by which players are judged (shengji_qt/ai/positions.py).

    python3 build/make_positions.py [--check]

The frozen player v0 plays, now and then any other legal action, so the same file comes out as long as the rules are the
same. `--check` only compares. Values that a reference has found belong to the file, so it is not made anew lightly.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tree, not what may be installed

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.frozen.v0 import FrozenV0
from shengji_qt.ai.positions import Deal, Position, Step, read, write
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "ai" / "positions.jsonl.xz"
SEED: Final = 500
_ANY_DECKS: Final = (1, 2, 3)
VARIANTS: Final = (
    *(("four", decks, "mine") for decks in _ANY_DECKS),
    *(("three", 1, "mine"),) * 2,
    *(("five", decks, "mine") for decks in _ANY_DECKS),
    ("five", 2, "split"),
)
DEALS: Final = 19  # of each variant, every other one under drawn house rules
EACH: Final = 3  # positions of a deal at most
STRAY: Final = 0.1  # share of the decisions that are answered by chance, so that odd positions come up
RARE: Final = 0.5  # share of the deals of which one position is none of the play


def main() -> int:
    """Exit code 1 if the file is another one than would be made."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="only compare, values aside")
    deals = list(made())
    count = sum(len(deal.positions) for deal in deals)
    if options.parse_args().check:
        same = [without_values(deal) for deal in read(FILE)] == deals
        print(f"{count} positions, {'the same' if same else 'others than in the file'}")
        return 0 if same else 1
    write(FILE, deals)
    print(f"{count} positions, {FILE.stat().st_size} bytes")
    return 0


def made() -> Iterator[Deal]:
    """All deals of the set."""
    for place, (game, decks, mode) in enumerate(VARIANTS):
        for number in range(DEALS):
            house_rules = SEED if number % 2 else None
            yield one_deal(Setup(decks, "v0", "v0", SEED + place, house_rules, game, mode), number)


def one_deal(setup: Setup, number: int) -> Deal:
    """Shuffled again while nobody has bid."""
    rng = random.Random(f"positions/{setup.seed}/{number}")
    start = start_of(setup, number)
    while True:
        deck = setup.family.deck(start.settings)
        start.shuffle.shuffle(deck)
        game = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
        steps, asked = played(game, rng)
        if game.summary is not None:
            break
    return Deal(
        variant=setup.game if setup.game == "three" else f"{setup.game} {setup.decks} {setup.mode}",
        settings=start.settings,
        deal_no=start.deal.deal_no,
        standing=start.deal.standing,
        options=start.deal.options,
        deck=tuple(deck),
        first_seat=start.first_seat,
        steps=tuple(steps),
        positions=tuple(sorted(chosen(asked, rng), key=lambda each: (each.steps, each.advances))),
    )


def played(game: Game, rng: random.Random) -> tuple[list[Step], list[Position]]:
    """The inputs of a deal, and every position in which there was a choice."""
    player = FrozenV0()
    steps: list[Step] = []
    asked: list[Position] = []
    advances = 0
    while not game.over:
        for decision in game.pending():
            view: Any = game.view(decision.seat)
            if view.decision is None:
                continue
            options = rules_of(view).options(view, 12)
            if len(options) > 1:
                asked.append(Position(len(steps), advances, view))
            action: AnyAction | None = player.choose(view, 0)
            if rng.random() < STRAY and not view.decision.optional:
                action = rng.choice(options)
            if action is None and not view.decision.optional:
                action = PassBid()
            if action is not None:
                game.apply(decision.seat, action)
                steps.append(Step(advances, decision.seat, action))
                advances = 0
        if game.can_advance:
            game.advance()
            advances += 1
    return steps, asked


def chosen(asked: list[Position], rng: random.Random) -> list[Position]:
    """Some positions of a deal, spread over it; in a part of the deals one of them is none of the play."""
    plays = [each for each in asked if each.view.phase == "play"]
    others = [each for each in asked if each.view.phase != "play"]
    found = [rng.choice(others)] if others and rng.random() < RARE else []
    wanted = EACH - len(found)
    return found + rng.sample(plays, min(wanted, len(plays)))


def without_values(deal: Deal) -> Deal:
    """As it was made."""
    from msgspec.structs import replace

    return replace(deal, positions=tuple(replace(each, values=()) for each in deal.positions))


if __name__ == "__main__":
    sys.exit(main())
