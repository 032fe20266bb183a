# SPDX-License-Identifier: MIT
"""How long Hard and Expert take for a card that they have to choose, in the fixed positions of all games."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from bench_core import in_python
from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.core import backend
from shengji_qt.ai.players import player
from shengji_qt.ai.positions import read
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.plays import SETTLED

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "ai" / "positions.jsonl.xz"
LEVELS: Final = ("normal", "hard", "expert")
SEED: Final = 1
Views = Mapping[str, list[Any]]  # by variant
FULL: Final = 1  # every so many positions
QUICK: Final = 24
SLOW: Final = ("expert", "python")  # what nobody waits for: the program's deadline cuts it short


def decisions(every: int) -> dict[str, dict[str, dict[str, dict[str, float]]]]:
    """By form of the core, level and variant: milliseconds of processor time, in every so many of the positions."""
    views = with_a_choice(every)
    found = {}
    if backend.native() is not None:
        found["compiled"] = {level: _times(views, level) for level in LEVELS}
    with in_python():
        found["python"] = {level: _times(views, level) for level in LEVELS if (level, "python") != SLOW}
    return found


def with_a_choice(every: int) -> Views:
    """Views in which a card is played and RuleBot does not say that there is nothing to choose."""
    found: dict[str, list[Any]] = defaultdict(list)
    positions = [(deal.variant, each.view) for deal in read(FILE) for each in deal.positions if each.values]
    for variant, view in positions[::every]:
        choices = RuleBot().rank(view, ENDLESS, 0)
        if len(choices) > 1 and choices[0].code not in SETTLED:
            found[_name(variant)].append(view)
    return found


def _name(variant: str) -> str:
    """As in `bench_core.VARIANTS`."""
    game, *rest = variant.split()
    return "_".join([game, "split" if "split" in rest else rest[0]]) if rest else game


def _times(views: Views, level: str) -> dict[str, dict[str, float]]:
    chooser = player(level)
    found = {
        variant: [_milliseconds(lambda view=view: chooser.choose(view, SEED)) for view in each]  # type: ignore[misc]
        for variant, each in views.items()
    }
    return {
        variant: {
            "decisions": len(times),
            "mean": round(statistics.fmean(times), 1),
            "p95": round(sorted(times)[int(0.95 * len(times))], 1),
            "max": round(max(times), 1),
        }
        for variant, times in found.items()
    }


def _milliseconds(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return (time.process_time() - start) * 1000
