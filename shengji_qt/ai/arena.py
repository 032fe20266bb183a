# SPDX-License-Identifier: MIT
"""`shengji-qt arena four|three|five …`: plays duplicate deals between two computer players and prints how they compare.

Deterministic for a seed, whatever the number of processes, but for the times and for programs of somebody else. The
only module of `ai` that prints.
"""

from __future__ import annotations

import argparse
import multiprocessing
import platform
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from shengji_qt import __version__
from shengji_qt.ai.arena_deals import Setup, plain_settings
from shengji_qt.ai.arena_external import close_all
from shengji_qt.ai.arena_gate import Gate, GateResult, Hypotheses
from shengji_qt.ai.arena_play import PairResult, play_pair
from shengji_qt.ai.arena_players import OFFERED, PROGRAM, check_name, check_programs
from shengji_qt.ai.arena_progress import Progress
from shengji_qt.ai.arena_seats import ROLES, SeatsResult, play_seats
from shengji_qt.ai.arena_stats import Figures, SeatFigures, difference, figures, seat_figures
from shengji_qt.ai.arena_store import Store, StoreError, source
from shengji_qt.ai.arena_text import as_text, gate_text, seats_text
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import SettingError

T = TypeVar("T")
Result = PairResult | SeatsResult
REPORTS: Final = 20  # what went wrong is printed so often, and then only counted
BROKEN_OFF: Final = 130  # exit code
NOT_ACCEPTED: Final = 3


def parser() -> argparse.ArgumentParser:
    """The options of `shengji-qt arena`."""
    made = argparse.ArgumentParser(
        prog="shengji-qt arena",
        description="Duplicate deals between two computer players. Four players: each shuffled deck is played twice, "
        "the players changing sides. Three and five players, and with --role: one player takes the other's place on "
        "some seats and not on the others, each seat and role in turn, and what that changes is counted. "
        "Exit code 1 if an action was refused, a player failed, or the points of a deal do not add up; 3 if --sprt "
        "does not accept.",
    )
    made.add_argument("game", choices=list(FAMILIES), help="which game")
    made.add_argument("--decks", type=int, choices=[1, 2, 3], default=2, help="not of the three-player game")
    made.add_argument("--mode", choices=["mine", "split"], default="mine", help="of the five-player game")
    players = f"{', '.join(OFFERED)}, or {PROGRAM}COMMAND: a program (docs/engine-protocol.md); it is given "
    made.add_argument(
        "--a", type=_player, default="heuristic", metavar="PLAYER", help="whose standpoint the figures take: " + players
        + "the words of COMMAND, no shell is involved",
    )  # fmt: skip
    made.add_argument("--b", type=_player, default="random", metavar="PLAYER", help="the other one")
    made.add_argument("--limit", type=_seconds, default=5.0, metavar="SECONDS", help="for an answer of a program")
    made.add_argument(
        "--deadline", type=_seconds, metavar="SECONDS",
        help="players that search give their best answer so far after this time, as at the table (0.8); then the "
        "results depend on the machine",
    )  # fmt: skip
    made.add_argument("--deals", type=_positive, default=100, metavar="N", help="duplicate deals; with --sprt at most")
    made.add_argument("--seed", type=int, default=1, metavar="S")
    made.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    made.add_argument("--json", action="store_true", help="one JSON object instead of text")
    made.add_argument("--random-settings", type=int, metavar="S2", help="draw other house rules for each deal")
    made.add_argument("--role", metavar="R", help="compare in this role only: " + "; ".join(map(_roles_text, ROLES)))
    made.add_argument(
        "--sprt", type=_hypotheses, nargs="?", const=Hypotheses(), metavar="LOW,HIGH",
        help="stop as soon as it is clear (5 %% error either way) whether the mean difference a deal is LOW points or "
        "HIGH (0,2 if they are left out); accepted is HIGH. -2,0 asks for no harm: write --sprt=-2,0",
    )  # fmt: skip
    made.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep the result of each deal in FILE, and go on with those in it"
    )
    made.add_argument("--progress", action="store_true", help="tell how far it is even if nobody seems to watch")
    return made


def _roles_text(game: str) -> str:
    return f"{game}: all, " + ", ".join(ROLES[game])


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 3600")
    return number


def _player(text: str) -> str:
    try:
        return check_name(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _hypotheses(text: str) -> Hypotheses:
    low, high = (float(each) for each in text.split(","))
    if not low < high:
        raise argparse.ArgumentTypeError(f"{text}: the first number is not the smaller one")
    return Hypotheses(low, high)


def run(setup: Setup, deals: int, jobs: int = 1) -> Figures:
    """Play `deals` duplicate deals of the four-player game in `jobs` processes."""
    return figures(list(each_deal(partial(play_pair, setup), range(deals), jobs)))


def each_deal(play: Callable[[int], T], numbers: range, jobs: int) -> Generator[T, None, None]:
    """The results in the order of the deals. Closed early, it waits for the deals that are being played."""
    if jobs == 1:
        yield from map(play, numbers)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        waiting: deque[Future[T]] = deque()
        for number in numbers:
            waiting.append(pool.submit(play, number))
            if len(waiting) > 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Who breaks the run off means the whole of it: its deals are ended, not torn."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Command(NamedTuple):
    """What is to be done. `by_seats`: by seats and roles, not by sides that change."""

    setup: Setup
    by_seats: bool
    options: argparse.Namespace


class Played(NamedTuple):
    """What came of it."""

    found: Figures | SeatFigures
    gate: GateResult | None
    broken_off: bool


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0, 1 if there were refusals, exceptions or faults, 2 on bad usage, 3 if the gate stays shut, 130 if
    the run was broken off.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        command = _command(parser(), given)
        played = _play(command)
    except SystemExit as stop:
        return 2 if stop.code else 0
    except StoreError as error:
        print(f"shengji-qt arena: --resume: {error}", file=sys.stderr)
        return 2
    finally:
        close_all()
    _show(command, " ".join(["arena", *given]), played)
    return _exit_code(played)


def _exit_code(played: Played) -> int:
    found = played.found
    if played.broken_off:
        return BROKEN_OFF
    if found.refusals or found.exceptions or any(found.faults.values()):
        return 1
    return NOT_ACCEPTED if played.gate is not None and played.gate.verdict != "accepted" else 0


def _command(usage: argparse.ArgumentParser, given: Sequence[str]) -> Command:
    """Raises SystemExit for what cannot be played."""
    options = usage.parse_args(given)
    role = None if options.role == "all" else options.role
    if role not in (None, *ROLES[options.game]):
        usage.error(f"--role: {role!r} is none of {_roles_text(options.game)}")
    setup = Setup(
        options.decks, options.a, options.b, options.seed, options.random_settings, options.game, options.mode, role,
        options.limit, options.deadline,
    )  # fmt: skip
    try:
        setup.family.house.check(plain_settings(setup))
    except SettingError as error:
        usage.error(f"this cannot be played: {error}")
    try:
        check_programs(setup)
    except ValueError as error:
        usage.error(str(error))
    return Command(setup, options.game != "four" or options.role is not None, options)


def _play(command: Command) -> Played:
    """Raises `StoreError`."""
    setup, by_seats, options = command
    store: Store[Any] | None = None
    if options.resume is not None:
        store = Store(options.resume, setup, by_seats, SeatsResult if by_seats else PairResult)
    results: list[Any] = [] if store is None else store.results[: options.deals]
    gate = None if options.sprt is None else Gate(options.sprt)
    decided = _feed(gate, results)
    begun = len(results)
    progress = Progress(sys.stderr, options.deals, begun, options.progress)
    play: Callable[[int], Any] = partial(play_seats if by_seats else play_pair, setup)
    broken_off = False
    reports = 0
    try:
        with closing(each_deal(play, range(begun, 0 if decided else options.deals), options.jobs)) as deals:
            for result in deals:
                if result.reports:
                    progress.end()
                reports = _report(result, reports)
                results.append(result)
                if store is not None:
                    store.add(result)
                if _feed(gate, [result]):
                    break
                progress.show(len(results), lambda: _standing_text(results))
    except KeyboardInterrupt:
        broken_off = True
    finally:
        progress.end()
        if store is not None:
            store.close()
    found = seat_figures(results) if by_seats else figures(results)
    return Played(found, None if gate is None else gate.result(), broken_off)


def _feed(gate: Gate | None, results: list[Any]) -> bool:
    """Whether the test has come to an end; what comes after that does not count."""
    for number, result in enumerate(results):
        ahead = difference(result)
        if gate is not None and ahead is not None and gate.add(ahead) != "undecided":
            del results[number + 1 :]
            return True
    return False


def _report(result: Result, reports: int) -> int:
    """Print what went wrong, up to a number of times; how many times that was so far."""
    for number, text in enumerate(result.reports, reports):
        if number < REPORTS:
            print(text, file=sys.stderr)
        elif number == REPORTS:
            print("more of that is only counted", file=sys.stderr)
    return reports + len(result.reports)


def _standing_text(results: Sequence[Result]) -> str:
    ahead = [each for each in map(difference, results) if each is not None]
    return f"{sum(ahead) / max(len(ahead), 1):+.1f} points"


def _show(command: Command, line: str, played: Played) -> None:
    setup, found, gate = command.setup, played.found, played.gate
    if command.options.json:
        head = {**msgspec.to_builtins(setup), "command": line, **_program()}
        if gate is not None:
            head["sprt"] = msgspec.to_builtins(gate)
        print(msgspec.json.encode(head | msgspec.to_builtins(found)).decode())
        return
    print(seats_text(line, setup, found) if isinstance(found, SeatFigures) else as_text(line, setup, found))
    print("  " + ", ".join(f"{key} {value or 'not known'}" for key, value in _program().items()))
    if gate is not None:
        print(gate_text(gate))
    if played.broken_off:
        print("broken off; with --resume the same command goes on")


def _program() -> dict[str, str]:
    """What played."""
    return {"version": __version__, "source": source(), "python": platform.python_version()}


if __name__ == "__main__":
    sys.exit(main())
