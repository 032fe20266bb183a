# SPDX-License-Identifier: MIT
"""One duplicate deal by seats and roles: one player takes the place of the other on some seats, on the same cards.

The deal is played with b on all seats, and again with a on the *focal* seats; then with a on all seats, and again with
b on the focal ones. What the focal seats are worth with a, less what they are worth with b, is the gain of a there: the
luck of the cards and of the seat is in both numbers. Focal are each single seat in turn, and seats that play together:
the sides of the four-player game, and the pairs of the five-player game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.arena_run import Outcome, Run
from shengji_qt.ai.arena_worth import DECLARING, worth
from shengji_qt.model.summaries import AnySummary

FIRST_DEAL: Final = "first-deal"  # the bidding finds the declarer, so nobody's role is known beforehand
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "four": ("declarers", "attackers", FIRST_DEAL),
    "three": ("declarer", "attacker", FIRST_DEAL),
    "five": ("declarer", "beside-declarer", "beside-mine", "pair", FIRST_DEAL),
}


class Gain(msgspec.Struct, frozen=True):
    """What a gained over b on the focal seats of one game, in `role`, per seat.

    `levels`: levels won, less the mean of those of the others. `points`: card points of the deal, those of the
    attackers counted against a declarer. `declares`: declarer of the next deal. `value`: levels, and
    `DECLARING` for that.
    """

    role: str
    value: float
    levels: float
    points: float
    declares: float


class SeatsResult(Outcome):
    """All games of a deal: `gains` by focal seats and direction."""

    games: int = 0
    gains: list[Gain] = msgspec.field(default_factory=list)


def play_seats(setup: Setup, number: int) -> SeatsResult:
    """Deal `number` of the run, twice for each set of focal seats and once with each player alone."""
    outcome = SeatsResult()
    declarer = start_of(setup, number).deal.standing.declarer
    focal = [seats for seats in _focal(setup, declarer) if setup.role in (None, role_of(setup, declarer, seats))]
    if not focal:
        return outcome
    for everybody, other, sign in (("b", "a", 1.0), ("a", "b", -1.0)):
        base = _play(setup, number, everybody, (), other, outcome)
        for seats in focal:
            changed = _play(setup, number, everybody, seats, other, outcome)
            before, after = worth(base, seats), worth(changed, seats)
            levels, points, declares = (
                sign * (now - then)
                for now, then in zip(msgspec.structs.astuple(after), msgspec.structs.astuple(before), strict=True)
            )
            value = levels + DECLARING * declares
            outcome.gains.append(Gain(role_of(setup, declarer, seats), value, levels, points, declares))
    return outcome


def _play(
    setup: Setup, number: int, everybody: str, seats: Sequence[int], other: str, outcome: SeatsResult
) -> AnySummary:
    names = [other if seat in seats else everybody for seat in range(setup.family.seats)]
    outcome.games += 1
    return Run(setup, number, names, outcome).play()


def _focal(setup: Setup, declarer: int | None) -> list[tuple[int, ...]]:
    if setup.game == "four":
        return [(0, 2), (1, 3)]
    single = [(seat,) for seat in range(setup.family.seats)]
    if setup.game == "three" or declarer is None:
        return [*single]
    return [*single, *(((declarer + near) % 5, (declarer + far) % 5) for near, far in ((1, 3), (4, 2)))]


def role_of(setup: Setup, declarer: int | None, seats: Sequence[int]) -> str:
    """What these seats are in a deal of this declarer (five_player.md R3.3 for the places of five players)."""
    if declarer is None:
        return FIRST_DEAL
    if setup.game == "four":
        return "declarers" if declarer in seats else "attackers"
    if declarer in seats:
        return "declarer"
    if setup.game == "three":
        return "attacker"
    if len(seats) == 2:
        return "pair"
    return "beside-declarer" if (seats[0] - declarer) % 5 in (1, 4) else "beside-mine"
