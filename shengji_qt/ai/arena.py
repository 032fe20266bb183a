# SPDX-License-Identifier: MIT
"""`shengji-qt arena four|three|five …`: plays duplicate deals between two computer players and prints how they compare.

Deterministic for a seed, whatever the number of processes, but for the times. The only module of `ai` that prints.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from shengji_qt.ai.arena_deals import ALIASES, Setup, plain_settings
from shengji_qt.ai.arena_play import play_pair
from shengji_qt.ai.arena_seats import ROLES, play_seats
from shengji_qt.ai.arena_stats import Estimate, Figures, SeatFigures, Times, figures, seat_figures
from shengji_qt.ai.players import NAMES as PLAYERS
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import SettingError

T = TypeVar("T")
NAMES: Final = (*ALIASES, *PLAYERS)


def parser() -> argparse.ArgumentParser:
    """The options of `shengji-qt arena`."""
    made = argparse.ArgumentParser(
        prog="shengji-qt arena",
        description="Duplicate deals between two computer players. Four players: each shuffled deck is played twice, "
        "the players changing sides. Three and five players, and with --role: one player takes the other's place on "
        "some seats and not on the others, each seat and role in turn, and what that changes is counted. "
        "Exit code 1 if an action was refused, a player failed, or the points of a deal do not add up.",
    )
    made.add_argument("game", choices=list(FAMILIES), help="which game")
    made.add_argument("--decks", type=int, choices=[1, 2, 3], default=2, help="not of the three-player game")
    made.add_argument("--mode", choices=["mine", "split"], default="mine", help="of the five-player game")
    made.add_argument("--a", choices=NAMES, default="heuristic", help="the player whose standpoint the figures take")
    made.add_argument("--b", choices=NAMES, default="random")
    made.add_argument("--deals", type=_positive, default=100, metavar="N", help="duplicate deals")
    made.add_argument("--seed", type=int, default=1, metavar="S")
    made.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    made.add_argument("--json", action="store_true", help="one JSON object instead of text")
    made.add_argument("--random-settings", type=int, metavar="S2", help="draw other house rules for each deal")
    made.add_argument("--role", metavar="R", help="compare in this role only: " + "; ".join(map(_roles_text, ROLES)))
    return made


def _roles_text(game: str) -> str:
    return f"{game}: all, " + ", ".join(ROLES[game])


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def run(setup: Setup, deals: int, jobs: int = 1) -> Figures:
    """Play `deals` duplicate deals of the four-player game in `jobs` processes."""
    return figures(_each_deal(partial(play_pair, setup), deals, jobs))


def run_seats(setup: Setup, deals: int, jobs: int = 1) -> SeatFigures:
    """Play `deals` duplicate deals by seats and roles in `jobs` processes."""
    return seat_figures(_each_deal(partial(play_seats, setup), deals, jobs))


def _each_deal(play: Callable[[int], T], deals: int, jobs: int) -> list[T]:
    if jobs == 1:
        return [play(number) for number in range(deals)]
    chunk = max(1, min(20, deals // (4 * jobs)))
    with multiprocessing.get_context("spawn").Pool(min(jobs, deals)) as pool:
        return pool.map(play, range(deals), chunk)


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0, 1 if there were refusals or exceptions, 2 on bad usage."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        setup, options = _setup(parser(), given)
    except SystemExit as stop:
        return 2 if stop.code else 0
    command = " ".join(["arena", *given])
    by_seats = options.game != "four" or options.role is not None
    found: Figures | SeatFigures
    if by_seats:
        found = seats = run_seats(setup, options.deals, options.jobs)
        text = partial(seats_text, command, setup, seats)
    else:
        found = pairs = run(setup, options.deals, options.jobs)
        text = partial(as_text, command, setup, pairs)
    if options.json:
        head = {**msgspec.to_builtins(setup), "command": command}
        print(msgspec.json.encode(head | msgspec.to_builtins(found)).decode())
    else:
        print(text())
    return 1 if found.refusals or found.exceptions else 0


def _setup(usage: argparse.ArgumentParser, given: Sequence[str]) -> tuple[Setup, argparse.Namespace]:
    """Raises SystemExit for what cannot be played."""
    options = usage.parse_args(given)
    role = None if options.role == "all" else options.role
    if role not in (None, *ROLES[options.game]):
        usage.error(f"--role: {role!r} is none of {_roles_text(options.game)}")
    setup = Setup(
        options.decks, options.a, options.b, options.seed, options.random_settings, options.game, options.mode, role
    )
    try:
        setup.family.check_settings(plain_settings(setup))
    except SettingError as error:
        usage.error(f"this cannot be played: {error}")
    return setup, options


def _line(name: str, value: Estimate, percent: bool = False) -> str:
    scale, unit = (100, " %") if percent else (1, "")
    mean, lo, hi = (scale * each for each in (value.mean, value.lo, value.hi))
    return f"  {name:<22}{mean:8.2f}{unit:<3}({lo:.2f} to {hi:.2f})"


def _end(setup: Setup, decision_ms: dict[str, Times], refusals: int, exceptions: int) -> list[str]:
    lines = [""]
    for name, level in (("a", setup.a), ("b", setup.b)):
        ms = decision_ms[name]
        spread = f"median {ms.p50:.2f}, 95 % {ms.p95:.2f}, most {ms.max:.2f}"
        lines.append(f"  {level} ({name}): {ms.mean:.2f} ms a decision, {spread}")
    return [*lines, f"  refusals {refusals}, exceptions {exceptions}"]


def as_text(command: str, setup: Setup, found: Figures) -> str:
    """The figures of the four-player game for reading."""
    lines = [
        command,
        f"{found.deals} duplicate deals, {setup.a} (a) against {setup.b} (b), from the standpoint of a:",
        _line("duplicate pairs won", found.pairs_won, percent=True),
        _line("games won", found.wins, percent=True),
        _line("points a game", found.points),
        _line("level steps a game", found.levels),
        "",
        f"  {'a as':<12}{'games':>7}{'won':>8}{'points':>9}{'attackers':>11}{'captured':>10}{'shut out':>10}",
    ]
    for name, role in found.roles.items():
        lines.append(
            f"  {name:<12}{role.games:>7}{100 * role.wins:>6.1f} %{role.points:>9.1f}{role.attacker_points:>11.1f}"
            f"{100 * role.bottom_captured:>8.1f} %{100 * role.shut_out:>8.1f} %"
        )
    return "\n".join(lines + _end(setup, found.decision_ms, found.refusals, found.exceptions))


def seats_text(command: str, setup: Setup, found: SeatFigures) -> str:
    """The figures by roles for reading."""
    lines = [
        command,
        f"{found.deals} duplicate deals, {found.games} games: {setup.a} (a) in place of {setup.b} (b) on some seats",
    ]
    for name, role in found.roles.items():
        lines += [
            f"as {name} ({role.deals} deals){', better' if name in found.proven else ''}:",
            _line("levels, and declaring", role.value),
            _line("levels over the others", role.levels),
            _line("points", role.points),
            _line("declares next", role.declares, percent=True),
            _line("deals better", role.better, percent=True),
        ]
    return "\n".join(lines + _end(setup, found.decision_ms, found.refusals, found.exceptions))


if __name__ == "__main__":
    sys.exit(main())
