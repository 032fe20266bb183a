# SPDX-License-Identifier: MIT
"""`shengji-qt selftest`: does this installation work on this machine? One line for each check, exit code 1 after a
failure.

Everything happens in a folder of its own; of the player's files only the folder of saves is touched, to see whether it
can be written to. The checks that need Qt are in ui/self_check.py and imported when their turn comes, so that a broken
Qt is a line of the report.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

import shengji_qt
from shengji_qt import __version__, paths
from shengji_qt.ai.budget import Budget
from shengji_qt.ai.core.backend import backend
from shengji_qt.ai.players import NAMES, player
from shengji_qt.controller.problem_report import surroundings
from shengji_qt.model.actions import Decision, PassBid
from shengji_qt.model.events import Event
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnyView
from shengji_qt.table.journal import Journal, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import rebuild
from shengji_qt.table.table import Table
from shengji_qt.table.troubles import Trouble

MATCH_SEED: Final = 20
WORLDS: Final = 8  # that a player compares its options in: enough to see that it works
THOROUGH: Final = 8  # every so many decisions; in the others one world is enough, or Python alone would take long
_WIDTH: Final = 12  # of a check's name


class SelfTestError(Exception):
    """A check found something wrong; the text says what."""


Check = Callable[[Path], str]  # gets a folder of its own, returns what it found; whatever it raises is a failure


def main(report: Path | None = None) -> int:
    """Run every check; the lines go to the standard output and into the file `report`. The exit code."""
    try:
        file = None if report is None else report.open("w", encoding="utf-8")
    except OSError as error:
        print(f"shengji-qt: {error}", file=sys.stderr)
        return 1
    try:
        return run(checks(), Writer(sys.stdout, file))
    finally:
        if file is not None:
            file.close()


def checks() -> dict[str, Check]:
    """All checks in their order, by name."""
    return {
        "modules": modules,
        "resources": resources,
        "saves": saves_folder,
        "players": computer_players,
        "core": core,
        "games": games,
        "journal": journal_round_trip,
        "Qt": lambda folder: _with_qt("start", folder),
        "pictures": lambda folder: _with_qt("pictures", folder),
        "words": lambda folder: _with_qt("words", folder),
        "sounds": lambda folder: _with_qt("sound_files", folder),
        "fonts": lambda folder: _with_qt("fonts", folder),
        "thread": lambda folder: _with_qt("worker_thread", folder),
        "network": lambda folder: _with_qt("network", folder),
        "window": lambda folder: _with_qt("window", folder),
        "Qt's log": lambda folder: _with_qt("complaints", folder),
    }


class Writer:
    """Writes lines to the console, where there is one, and to a file; at once, as the next check might crash."""

    def __init__(self, *streams: TextIO | None) -> None:
        self._streams = [stream for stream in streams if stream is not None]

    def line(self, text: str) -> None:
        for stream in self._streams:
            print(text, file=stream, flush=True)


def run(every: dict[str, Check], writer: Writer) -> int:
    """Run the checks one after the other, whatever becomes of each; 1 if one failed."""
    writer.line(f"shengji-qt {__version__}, {surroundings()}")
    before, failed = paths.profile(), []
    with tempfile.TemporaryDirectory(prefix="shengji-selftest-", ignore_cleanup_errors=True) as name:
        for number, (title, check) in enumerate(every.items()):
            folder = Path(name, str(number))
            folder.mkdir()
            started = time.perf_counter()
            try:
                detail, good = check(folder), True
            except Exception as error:
                detail, good = f"{type(error).__name__}: {error}", False
            took = round((time.perf_counter() - started) * 1000)
            if not good:
                failed.append(title)
            writer.line(f"{'ok' if good else 'FAILED':6} {title:{_WIDTH}} ({took} ms) {detail}")
        paths.set_profile(before)
    writer.line("FAILED: " + ", ".join(failed) if failed else "All is well.")
    return 1 if failed else 0


# --- the checks without Qt -------------------------------------------------------------------------------------------


def modules(folder: Path) -> str:
    """Every module of the program can be imported."""
    names = [each.name for each in pkgutil.walk_packages(shengji_qt.__path__, "shengji_qt.")]
    names = [name for name in names if not name.endswith("__main__")]
    if "shengji_qt.ui.app" not in names:
        raise SelfTestError(f"the list of modules is not complete: {len(names)}")
    for name in names:
        importlib.import_module(name)
    return f"{len(names)} imported"


def resources(folder: Path) -> str:
    """The folder of resources is there, with all its parts, and each file can be read."""
    root = paths.resources()
    missing = [
        name for name in ("cards", "icons", "i18n", "sounds", "rules", "licences") if not any((root / name).glob("*"))
    ]
    if missing:
        raise SelfTestError(f"missing in {root}: {', '.join(missing)}")
    files = [file for file in root.rglob("*") if file.is_file()]
    size = sum(len(file.read_bytes()) for file in files)
    return f"{len(files)} files, {size / 1e6:.1f} MB in {root}"


def saves_folder(folder: Path) -> str:
    """The folder of saves can be written to."""
    saves = paths.saves_dir()
    saves.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=saves, prefix="selftest-", suffix=".tmp") as file:
        file.write(b"x" * 4096)
        file.flush()
        os.fsync(file.fileno())
    return str(saves)


def computer_players(folder: Path) -> str:
    """Each computer player plays a deal against three others of its kind, through the table."""
    return ", ".join(f"{level}: {_play('four', level, None)} decisions" for level in NAMES)


def core(folder: Path) -> str:
    """Which form of the rollout core computer players use."""
    return "Computer players: compiled" if backend() == "compiled" else "Computer players: Python"


def games(folder: Path) -> str:
    """A deal of each game is played."""
    return ", ".join(f"{key}: {_play(key, 'greedy', None)} decisions" for key in FAMILIES)


def journal_round_trip(folder: Path) -> str:
    """A deal of each game that is written down is read back the same."""
    entries, size = 0, 0
    for key in FAMILIES:
        path = folder / f"{key}.journal"
        _play(key, "random", path)
        loaded = read(path)
        if loaded.problem is not None:
            raise SelfTestError(f"the file is damaged: {loaded.problem}")
        match, bad = rebuild(loaded.header.spec, loaded.entries)
        if bad is not None or not match.over:
            raise SelfTestError(f"the match in the file is another one (line {bad})")
        entries += len(loaded.entries)
        size += path.stat().st_size
    return f"{entries} entries, {size} bytes"


def _play(game: str, level: str, path: Path | None) -> int:
    """A match of one deal with computer seats, saved at `path`; the number of their decisions."""
    family = FAMILIES[game]
    seats = (SeatSpec("", f"computer:{level}"),) * family.seats
    spec = MatchSpec(family.house.type(), MatchOptions(family.house.lowest_level, deals=1), seats)
    header = Header(FORMAT, RULES, spec, created=int(time.time()), app=__version__)
    journal = None if path is None else Journal.create(path, header)
    players = _Seats(level)
    table = players.table = Table(spec, players, journal, rng=random.Random(MATCH_SEED), pacing=Pacing.none())
    table.start()
    now = 0.0
    while not table.match.over:
        due = table.tick(now)
        if players.troubles:
            raise SelfTestError(f"{level}: {players.troubles[0]}")
        if due is None and not table.match.over:
            raise SelfTestError(f"{level}: nobody is asked and the deal is not over")
        now = max(now, due or now)
    if not table.close():
        raise SelfTestError("the journal is not complete")
    return players.decisions


class _Seats:
    """The listener of a table at which computer seats answer at once."""

    def __init__(self, level: str) -> None:
        self._player = player(level)
        self._seeds = random.Random(MATCH_SEED)
        self.table: Table | None = None
        self.decisions = 0
        self.troubles: list[Trouble] = []

    def deliver(self, seat: int | None, events: list[Event], view: AnyView) -> None:
        """Nobody watches."""

    def ask(self, seat: int, request_id: int, decision: Decision, view: AnyView) -> None:
        assert self.table is not None
        self.decisions += 1
        budget = Budget(worlds=1 if self.decisions % THOROUGH else WORLDS)
        action = self._player.choose(view, self._seeds.getrandbits(32), budget) or PassBid()
        self.table.submit(seat, action, request_id=request_id)

    def withdraw(self, seat: int) -> None:
        """What was asked has been answered."""

    def trouble(self, trouble: Trouble) -> None:
        self.troubles.append(trouble)


# --- the checks with Qt ----------------------------------------------------------------------------------------------


def _with_qt(name: str, folder: Path) -> str:
    from shengji_qt.ui import self_check

    check: Check = getattr(self_check, name)
    paths.set_profile(str(folder))
    return check(folder)
