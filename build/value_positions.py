# SPDX-License-Identifier: MIT
"""Values the choices of the fixed positions in which a card is played by a thorough search, and writes them into them.

    python3 build/value_positions.py [--worlds N] [--only K]

Each of RuleBot's choices and of the core's moves is played out in the same sampled worlds; its value is the mean of
what that is worth to the seat, in levels. Deterministic for a number of worlds. Compile the core first: in plain Python
it takes hours.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tree, not what may be installed

from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.core import backend
from shengji_qt.ai.core.positions import frame_of, table_of, values
from shengji_qt.ai.positions import Position, Valued, read, write
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.search.plays import MOST, play_options
from shengji_qt.ai.search.utilities import utility_of

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "ai" / "positions.jsonl.xz"
WORLDS: Final = 1024


def main() -> int:
    """Writes the file with the values."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--worlds", type=int, default=WORLDS, metavar="N")
    options.add_argument("--only", type=int, metavar="K", help="the first K deals, and nothing is written")
    given = options.parse_args()
    deals = read(FILE)[: given.only]
    valued, count = [], 0
    for number, deal in enumerate(deals):
        positions = tuple(
            with_values(each, given.worlds, random.Random(f"values/{number}/{place}"))
            for place, each in enumerate(deal.positions)
        )
        count += sum(1 for each in positions if each.values)
        valued.append(msgspec.structs.replace(deal, positions=positions))
        print(f"{number + 1} of {len(deals)} deals, {count} positions", flush=True)
    if given.only is None:
        write(FILE, valued)
    print(f"{count} positions valued in {given.worlds} worlds, {backend.backend()}")
    return 0


def with_values(position: Position, worlds: int, rng: random.Random) -> Position:
    """The same position; with values if a card is played in it."""
    view: Any = position.view
    assert view.decision is not None, "somebody is asked"
    if view.decision.kind not in ("play", "mine"):
        return msgspec.structs.replace(position, values=())
    table, belief, worth = table_of(view), belief_of(view), utility_of(view)
    first, frame = belief.sample(rng), frame_of(view, table)
    options = play_options(view, RuleBot().rank(view, ENDLESS, 0), frame(first).moves(MOST))
    sums = [0.0] * len(options)
    for number in range(worlds):
        world = belief.sample(rng) if number else first
        outcomes = values(frame(world), [each.cards for each in options])
        sums = [total + worth(each) for total, each in zip(sums, outcomes, strict=True)]
    found = (Valued(each.action, round(total / worlds, 4)) for each, total in zip(options, sums, strict=True))
    return msgspec.structs.replace(position, values=tuple(found))


if __name__ == "__main__":
    sys.exit(main())
