# SPDX-License-Identifier: MIT
"""Speeds, as JSON on the standard output.

    python3 build/dev.py bench [--quick]

`calibration_ms` is a fixed loop in plain Python: divide by it to compare machines. What needs a screen of its own is
measured on a virtual one (Xvfb); where there is none it is null, and `reasons` says why.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tree, not what may be installed

import bench_core
import bench_rules
import bench_search
import bench_window

CALIBRATION_STEPS: Final = 2_000_000
WINDOW: Final = {  # what needs a screen
    "first_paint": bench_window.first_paint,
    "distinct_frames": bench_window.distinct_frames,
    "interface_ticks": bench_window.interface_ticks,
}


def calibration() -> float:
    """Milliseconds of the loop, the best of three."""
    return min(_loop() for _ in range(3))


def _loop() -> float:
    start = time.perf_counter()
    total = 0
    for number in range(CALIBRATION_STEPS):
        total += number & 7
    assert total > 0
    return (time.perf_counter() - start) * 1000


def measure(quick: bool, window: bool = True) -> dict[str, Any]:
    """All measurements. `quick`: as few as show that they work; `window`: also those with a window."""
    size = bench_rules.QUICK if quick else bench_rules.FULL
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "calibration_ms": round(calibration(), 1),
        "playouts_per_s": bench_rules.playouts(size),
        "core_playouts_per_s": bench_core.playouts(*(bench_core.QUICK if quick else bench_core.FULL)),
        "rules_us": bench_rules.rules(size),
        "decisions_ms": bench_search.decisions(bench_search.QUICK if quick else bench_search.FULL),
        **dict.fromkeys(WINDOW),
        "reasons": {},
    }
    if not window:
        result["reasons"] = dict.fromkeys(WINDOW, "not asked for")
        return result
    for key, take in WINDOW.items():
        try:
            result[key] = take(quick)
        except bench_window.NoScreenError as error:
            result["reasons"][key] = str(error)
    result["calibration_after_ms"] = round(calibration(), 1)
    return result


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench", description="Speeds, as JSON.", allow_abbrev=False)
    parser.add_argument("--quick", action="store_true", help="few repetitions")
    parser.add_argument("--no-window", action="store_true", help="only rules and computer players")
    options = parser.parse_args(arguments)
    print(json.dumps(measure(options.quick, not options.no_window), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
