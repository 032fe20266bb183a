# SPDX-License-Identifier: MIT
"""How soon the packaged program is seen, beside the same program from source.

    python build/bench_bundle.py [FOLDER] [--rounds N]

Both are started as a player starts them, on a virtual screen (Xvfb) whose memory is a file: seen is what has changed
in it, so neither program has to help. They take turns and meet the same machine. JSON on the standard output.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import bench_window
import smoke

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 7
WANTED: Final = 1.2
_HEADER: Final = 4096  # bytes at the beginning of the screen's file that may tell something else
_GRAIN: Final = 4099  # bytes between two looks: a prime, so that no column of pixels is missed


@contextmanager
def watched_screen() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """A display's name, and a look at some of its pixels. Raises NoScreenError."""
    with tempfile.TemporaryDirectory() as folder, bench_window.screen("-fbdir", folder) as display:
        [file] = Path(folder).iterdir()
        with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as memory:
            yield display, lambda: memory[_HEADER::_GRAIN]


def seen_after(command: Sequence[str], display: str, look: Callable[[], bytes]) -> float:
    """Milliseconds until a program has drawn something; it is ended then. Raises NoScreenError if nothing comes."""
    before = look()
    with tempfile.TemporaryDirectory() as profile:
        env = smoke.bare(dict(os.environ), True) | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        env |= {"SHENGJI_PROFILE": profile, "PYTHONPATH": str(ROOT)}
        start = time.perf_counter()
        process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
        try:
            while look() == before:
                if process.poll() is not None or time.perf_counter() - start > bench_window.PATIENCE:
                    raise bench_window.NoScreenError(f"nothing is seen of {command[0]}")
                time.sleep(0.001)
            return (time.perf_counter() - start) * 1000
        finally:
            process.terminate()
            process.wait()
            _wait_until(lambda: look() == before)


def _wait_until(condition: Callable[[], bool]) -> None:
    """The window is gone; a screen that stays as it is is taken as it is."""
    end = time.perf_counter() + 5
    while not condition() and time.perf_counter() < end:
        time.sleep(0.01)


def measure(program: Path, rounds: int) -> dict[str, object]:
    """Medians of both, and their ratio. Raises NoScreenError."""
    commands = {"packaged": [str(program)], "source": [sys.executable, "-m", "shengji_qt"]}
    times: dict[str, list[float]] = {kind: [] for kind in commands}
    with watched_screen() as (display, look):
        for _ in range(rounds):
            for kind, command in commands.items():
                times[kind].append(seen_after(command, display, look))
    packaged, source = (statistics.median(times[kind]) for kind in ("packaged", "source"))
    return {
        "packaged_ms": round(packaged, 1),
        "source_ms": round(source, 1),
        "ratio": round(packaged / source, 2),
        "wanted_ratio": WANTED,
        "rounds": rounds,
    }


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="First paint of the packaged program.", allow_abbrev=False)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist" / "shengji-qt")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args(arguments)
    print(json.dumps(measure(smoke.executable(options.folder), options.rounds), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
