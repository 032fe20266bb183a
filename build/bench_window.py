# SPDX-License-Identifier: MIT
"""What a real window does: how soon it is painted, and how many different pictures a second of motion shows."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
CHILD: Final = Path(__file__).with_name("bench_child.py")
SCREEN: Final = "1440x900x24"
PAINTS: Final = 7  # of each window
PATIENCE: Final = 120  # seconds for one child
FRAMES_WANTED: Final = 0.9
PAINT_WANTED: Final = 2.5
TICK_P99_WANTED: Final = 25.0  # ms


class NoScreenError(RuntimeError):
    """There is no virtual screen; the text says why."""


@contextmanager
def screen(*options: str) -> Iterator[str]:
    """The name of a display of our own; `options` are Xvfb's. Raises NoScreenError."""
    if not sys.platform.startswith("linux"):
        raise NoScreenError("only on Linux")
    if shutil.which("Xvfb") is None:
        raise NoScreenError("Xvfb is not installed")
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp", *options]
    server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as stream:
            number = stream.readline().strip()
        if not number:
            raise NoScreenError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


def child(display: str, *arguments: str) -> subprocess.Popen[str]:
    """One of the programs in `bench_child.py` on that display."""
    env = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"}
    return subprocess.Popen(
        [sys.executable, str(CHILD), *arguments], env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def answer(process: subprocess.Popen[str]) -> Any:
    """What the child printed. Raises NoScreenError if it failed, as without the libraries of a window."""
    try:
        out, _ = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise NoScreenError("a window never came") from None
    if process.returncode != 0:
        raise NoScreenError(f"a window could not be opened (exit code {process.returncode})")
    return json.loads(out)


# --- first paint


def first_paint(quick: bool) -> dict[str, float]:
    """Milliseconds from the start of the process to the first paint, for the program and for a window of nothing.

    They take turns, so that both meet the same machine; the medians are compared.
    """
    times: dict[str, list[float]] = {"program": [], "bare": []}
    with screen() as display, tempfile.TemporaryDirectory() as folder:
        for _ in range(1 if quick else PAINTS):
            for kind, found in times.items():
                start = time.time()
                painted = answer(child(display, kind, folder))
                found.append((painted - start) * 1000)
    medians = {kind: statistics.median(found) for kind, found in times.items()}
    return {
        "program_ms": round(medians["program"], 1),
        "bare_ms": round(medians["bare"], 1),
        "ratio": round(medians["program"] / medians["bare"], 2),
        "wanted_ratio": PAINT_WANTED,
    }


# --- distinct frames


MARK_PATIENCE: Final = 30.0  # seconds until the mark moves, on a busy machine


def distinct_frames(quick: bool) -> dict[str, Any]:
    """How many different pictures of 33 moving cards a second process sees, without and with three thinking seats."""
    seconds = 0.6 if quick else 2.5
    rounds = 1 if quick else 3
    seen: dict[str, list[dict[str, float]]] = {"0": [], "3": []}
    with screen() as display:
        for _ in range(rounds):
            for thinkers, found in seen.items():
                found.append(_frames(display, seconds, thinkers))
    still = statistics.median(each["frames"] for each in seen["0"])
    loaded = statistics.median(each["frames"] for each in seen["3"])
    return {
        "seconds": seconds,
        "still": seen["0"],
        "thinking": seen["3"],
        "ratio": round(loaded / still, 3) if still else None,
        "wanted_ratio": FRAMES_WANTED,
    }


def _frames(display: str, seconds: float, thinkers: str) -> dict[str, float]:
    sampler = child(display, "sample", str(seconds + MARK_PATIENCE))
    mover = child(display, "move", str(seconds), thinkers, "normal")
    moved, sampled = answer(mover), answer(sampler)
    return {**sampled, "decisions": moved["decisions"]}


# --- ticks of the interface


def interface_ticks(quick: bool) -> dict[str, Any]:
    """Milliseconds between calls of a 16 ms timer while 33 cards move: alone, and beside a seat of each
    level that always thinks. Of several runs the median of each percentile.
    """
    from shengji_qt.ai.levels import LEVELS

    seconds = 0.6 if quick else 7.0
    rounds = 1 if quick else 3
    levels = ("", *LEVELS[-1:]) if quick else ("", *LEVELS)
    runs: dict[str, list[dict[str, float]]] = {level: [] for level in levels}
    with screen() as display:
        for _ in range(rounds):
            for level, found in runs.items():
                thinkers = "1" if level else "0"
                found.append(answer(child(display, "move", str(seconds), thinkers, level or "normal"))["ticks"])
    medians = {
        level or "alone": {key: statistics.median(each[key] for each in found) for key in found[0]}
        for level, found in runs.items()
    }
    return {"seconds": seconds, "rounds": rounds, **medians, "wanted_p99_ms": TICK_P99_WANTED}
