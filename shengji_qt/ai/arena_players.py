# SPDX-License-Identifier: MIT
"""Who can play in the arena: players by name, players that see all cards, programs of somebody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shengji_qt.ai.arena_cheat import CHEATS
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_external import Fault, arguments, external
from shengji_qt.ai.budget import Budget
from shengji_qt.ai.player import Player
from shengji_qt.ai.players import NAMES, player
from shengji_qt.ai.search.search_bot import HARD, SEARCHERS, TRIALS, SearchBot
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.game import Game

ALIASES: Final = {"heuristic": "normal"}
PROGRAM: Final = "exec:"  # and the command
EXPERIMENTS: Final[dict[str, Callable[[], Player]]] = {"trial": lambda: SearchBot(HARD, {**SEARCHERS, **TRIALS})}
OFFERED: Final = (*ALIASES, *NAMES, *EXPERIMENTS, *CHEATS)

# Of the game, the View of the seat that is asked, and a seed; may raise `Fault`.
Decide = Callable[[Game, Any, int], AnyAction | None]


def check_name(text: str) -> str:
    """The name of a player as it stands in a command; ValueError, in words, for one that cannot play."""
    if text.startswith(PROGRAM):
        arguments(text.removeprefix(PROGRAM))
    elif text not in OFFERED:
        raise ValueError(f"no player {text!r}; there are {', '.join(OFFERED)}, {PROGRAM}COMMAND")
    return text


def check_programs(setup: Setup) -> None:
    """Start each program of the run; ValueError, in words, if that is impossible."""
    for side, name in (("a", setup.a), ("b", setup.b)):
        if name.startswith(PROGRAM):
            try:
                external(name.removeprefix(PROGRAM), setup.limit, f"{side}0").start()
            except Fault as fault:
                raise ValueError(f"{name}: {fault}") from fault


def decider(setup: Setup, side: str, seat: int) -> Decide:
    """How the player "a" or "b" decides on this seat."""
    name = setup.a if side == "a" else setup.b
    name = ALIASES.get(name, name)
    if name.startswith(PROGRAM):
        program = external(name.removeprefix(PROGRAM), setup.limit, f"{side}{seat}")
        return lambda _game, view, _seed: program.choose(view)
    if name in CHEATS:
        cheat = CHEATS[name]()
        return lambda game, view, seed: cheat.choose(game, view.seat, seed)
    chosen = EXPERIMENTS[name]() if name in EXPERIMENTS else player(name)
    seconds = setup.deadline
    if seconds is None:
        return lambda _game, view, seed: chosen.choose(view, seed)
    return lambda _game, view, seed: chosen.choose(view, seed, Budget.within(seconds))
