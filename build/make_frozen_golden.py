# SPDX-License-Identifier: MIT
"""The golden file of a frozen player: 2,000 decisions of all three games, each a View and what the player did.

    python3 build/make_frozen_golden.py

It is made once for a player. A file that stands is never overwritten: who changes the player is wrong, not the file.
Lines: the View as JSON, a tab, the action as JSON; compressed with xz.
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tree, not what may be installed

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.frozen.v0 import FrozenV0
from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.games import rules_of

ROOT: Final = Path(__file__).resolve().parent.parent
GOLDEN: Final = ROOT / "tests" / "ai" / "frozen" / "golden_v0.txt.xz"
SEED: Final = 2000
EACH: Final = 100  # decisions of each variant, once under the rules of the document and once under drawn ones
VARIANTS: Final = (
    ("four", 1, "mine"),
    ("four", 2, "mine"),
    ("four", 3, "mine"),
    ("three", 1, "mine"),
    ("three", 1, "mine"),
    ("three", 1, "mine"),
    ("five", 1, "mine"),
    ("five", 2, "mine"),
    ("five", 3, "mine"),
    ("five", 2, "split"),
)
KEPT: Final = {"play": 0.12, "mine": 0.3, "bid": 0.03, "poll": 0.4, "turned": 0.4}  # share of what is asked often
STRAY: Final = 0.15  # share of the decisions that are answered by chance, so that odd positions come up


def decisions(setup: Setup, number: int) -> Iterator[tuple[Any, AnyAction | None]]:
    """All Views of a deal in which somebody is asked, with what the player does there."""
    chooser, rng = FrozenV0(), random.Random(f"{setup.seed}/{number}")
    start = start_of(setup, number)
    deck = setup.family.deck(start.settings)
    start.shuffle.shuffle(deck)
    deal = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
    while not deal.over:
        for decision in deal.pending():
            view: Any = deal.view(decision.seat)
            if view.decision is None:
                continue
            action = chooser.choose(view, 0)
            yield view, action
            if rng.random() < STRAY and not decision.optional:
                action = rng.choice(rules_of(view).options(view, 20))
            if action is not None:
                deal.apply(decision.seat, action)
                break
        else:
            deal.advance()


def sample(variant: int, drawn: bool) -> list[bytes]:
    """Lines of a variant."""
    game, decks, mode = VARIANTS[variant]
    setup = Setup(decks, "", "", SEED + variant, SEED + variant if drawn else None, game, mode)
    rng = random.Random(f"{SEED}/{variant}/{drawn}")
    lines: list[bytes] = []
    number = 0
    while len(lines) < EACH:
        for view, action in decisions(setup, number):
            if rng.random() < KEPT.get(view.decision.kind, 1.0) and len(lines) < EACH:
                lines.append(codec.encode(view) + b"\t" + codec.encode(action))
        number += 1
    return lines


def main() -> int:
    """Write the file; 1 if there is one."""
    if GOLDEN.exists():
        print(f"{GOLDEN.relative_to(ROOT)} stands and is not overwritten", file=sys.stderr)
        return 1
    lines = [line for drawn in (False, True) for variant in range(len(VARIANTS)) for line in sample(variant, drawn)]
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(GOLDEN, "wb", preset=9 | lzma.PRESET_EXTREME) as file:
        file.write(b"\n".join(lines) + b"\n")
    print(f"{len(lines)} decisions, {GOLDEN.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
