# SPDX-License-Identifier: MIT
"""One duplicate deal of the four-player arena: the same cards twice, the two players changing sides in between."""

from __future__ import annotations

import msgspec

from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_run import Outcome, Run
from shengji_qt.model.four_player.game import SEATS
from shengji_qt.model.summaries import FourSummary


class Game(msgspec.Struct, frozen=True):
    """One game from a's standpoint.

    `points`: the attackers' points over the take-over mark, negative where a's side declared. `levels`: level steps
    of the result table, positive where a's side won. `capture`: the attackers won the bottom.
    """

    declares: bool
    won: bool
    points: int
    levels: int
    attacker_points: int
    capture: bool
    failed_throws: int


class PairResult(Outcome):
    """Both games of a deal."""

    games: list[Game] = msgspec.field(default_factory=list)


def play_pair(setup: Setup, number: int) -> PairResult:
    """Deal `number` of the run, played twice."""
    outcome = PairResult()
    for side_of_a in (0, 1):
        names = ["a" if seat % 2 == side_of_a else "b" for seat in range(SEATS)]
        game = Run(setup, number, names, outcome).play()
        assert isinstance(game, FourSummary), "a deal of this game"
        outcome.games.append(_from_a(game, side_of_a, 40 * setup.decks))
    return outcome


def _from_a(summary: FourSummary, side_of_a: int, mark: int) -> Game:
    declares = summary.declarer % 2 == side_of_a
    won = (summary.winner == "declarers") == declares
    over = summary.points - mark
    return Game(
        declares=declares,
        won=won,
        points=-over if declares else over,
        levels=summary.gain if won else -summary.gain,
        attacker_points=summary.points,
        capture=summary.multiplier > 0,
        failed_throws=sum(1 for seat in summary.failed_throws if seat % 2 == side_of_a),
    )
