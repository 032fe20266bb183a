# SPDX-License-Identifier: MIT
"""`shengji-qt arena four …`: plays duplicate deals between two computer players and prints how they compare.

Deterministic for a seed, whatever the number of processes, but for the times. The only module of `ai` that prints.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from shengji_qt.ai.arena_play import ALIASES, PairResult, Setup, play_pair
from shengji_qt.ai.arena_stats import Estimate, Figures, figures
from shengji_qt.ai.players import LEVELS

NAMES: Final = (*ALIASES, *LEVELS)


def parser() -> argparse.ArgumentParser:
    """The options of `shengji-qt arena`."""
    made = argparse.ArgumentParser(
        prog="shengji-qt arena",
        description="Duplicate deals between two computer players: each shuffled deck is played twice, "
        "the players changing sides. Exit code 1 if an action was refused or a player failed.",
    )
    made.add_argument("game", choices=["four"], help="which game")
    made.add_argument("--decks", type=int, choices=[1, 2, 3], default=2)
    made.add_argument("--a", choices=NAMES, default="heuristic", help="the player whose standpoint the figures take")
    made.add_argument("--b", choices=NAMES, default="random")
    made.add_argument("--deals", type=_positive, default=100, metavar="N", help="duplicate deals, two games each")
    made.add_argument("--seed", type=int, default=1, metavar="S")
    made.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    made.add_argument("--json", action="store_true", help="one JSON object instead of text")
    made.add_argument("--random-settings", type=int, metavar="S2", help="draw other house rules for each deal")
    return made


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def run(setup: Setup, deals: int, jobs: int = 1) -> Figures:
    """Play `deals` duplicate deals in `jobs` processes."""
    play = partial(play_pair, setup)
    if jobs == 1:
        return figures([play(number) for number in range(deals)])
    chunk = max(1, min(20, deals // (4 * jobs)))
    with multiprocessing.get_context("spawn").Pool(min(jobs, deals)) as pool:
        pairs: list[PairResult] = pool.map(play, range(deals), chunk)
    return figures(pairs)


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0, 1 if there were refusals or exceptions, 2 on bad usage."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        options = parser().parse_args(given)
    except SystemExit as stop:
        return 2 if stop.code else 0
    setup = Setup(options.decks, options.a, options.b, options.seed, options.random_settings)
    found = run(setup, options.deals, options.jobs)
    command = " ".join(["arena", *given])
    if options.json:
        head = {"game": options.game, "command": command, **msgspec.to_builtins(setup)}
        print(msgspec.json.encode(head | msgspec.to_builtins(found)).decode())
    else:
        print(as_text(command, setup, found))
    return 1 if found.refusals or found.exceptions else 0


def as_text(command: str, setup: Setup, found: Figures) -> str:
    """The figures for reading."""

    def line(name: str, value: Estimate, percent: bool = False) -> str:
        scale, unit = (100, " %") if percent else (1, "")
        mean, lo, hi = (scale * each for each in (value.mean, value.lo, value.hi))
        return f"  {name:<22}{mean:8.2f}{unit:<3}({lo:.2f} to {hi:.2f})"

    lines = [
        command,
        f"{found.deals} duplicate deals, {setup.a} (a) against {setup.b} (b), from the standpoint of a:",
        line("duplicate pairs won", found.pairs_won, percent=True),
        line("games won", found.wins, percent=True),
        line("points a game", found.points),
        line("level steps a game", found.levels),
        "",
        f"  {'a as':<12}{'games':>7}{'won':>8}{'points':>9}{'attackers':>11}{'captured':>10}{'shut out':>10}",
    ]
    for name, role in found.roles.items():
        lines.append(
            f"  {name:<12}{role.games:>7}{100 * role.wins:>6.1f} %{role.points:>9.1f}{role.attacker_points:>11.1f}"
            f"{100 * role.bottom_captured:>8.1f} %{100 * role.shut_out:>8.1f} %"
        )
    lines.append("")
    for name, level in (("a", setup.a), ("b", setup.b)):
        ms = found.decision_ms[name]
        spread = f"median {ms.p50:.2f}, 95 % {ms.p95:.2f}, most {ms.max:.2f}"
        lines.append(f"  {level} ({name}): {ms.mean:.2f} ms a decision, {spread}")
    lines.append(f"  refusals {found.refusals}, exceptions {found.exceptions}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
