# SPDX-License-Identifier: MIT
"""Figures of an arena run. The deal, that is the pair of games, is the unit of every interval; 95 % throughout."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from shengji_qt.ai.arena_external import FaultKind
from shengji_qt.ai.arena_play import Game, PairResult
from shengji_qt.ai.arena_run import Outcome
from shengji_qt.ai.arena_seats import FIRST_DEAL, SeatsResult

Z: Final = 1.959964
PROOF: Final = 5  # deals; of fewer no interval tells anything


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    lo: float
    hi: float


class Times(msgspec.Struct, frozen=True):
    """Milliseconds a decision; all 0 if there was none."""

    mean: float
    p50: float
    p95: float
    max: float


class Role(msgspec.Struct, frozen=True):
    """The games in which a's side declared, or attacked. `bottom_captured` and `shut_out` are shares of the games:
    the attackers won the last trick, the attackers made no point.
    """

    games: int
    wins: float
    points: float
    attacker_points: float
    bottom_captured: float
    shut_out: float
    failed_throws: int


class Figures(msgspec.Struct, frozen=True):
    """`points` per game from a's standpoint: the attackers' points over the take-over mark, turned round where a's
    side declared. `levels`: steps of the result table. `wins`: share of all games, `pairs_won`: of the deals in which
    the points of both games add up to more than 0, ties half. `faults` of programs, by player and kind.
    """

    deals: int
    pairs_won: Estimate
    wins: Estimate
    points: Estimate
    levels: Estimate
    decision_ms: dict[str, Times]
    refusals: int
    exceptions: int
    faults: dict[str, dict[FaultKind, int]]
    roles: dict[str, Role]


class SeatRole(msgspec.Struct, frozen=True):
    """What a gained over b in one role: the means of `arena_seats.Gain` by deal, with bootstrap intervals.

    `better`: share of the deals in which the value is higher with a, ties half.
    """

    deals: int
    value: Estimate
    levels: Estimate
    points: Estimate
    declares: Estimate
    better: Estimate


class SeatFigures(msgspec.Struct, frozen=True):
    """`roles` by name; "all" are all focal seats together. `proven`: roles of some deals whose value is above 0 with
    95 %.
    """

    deals: int
    games: int
    roles: dict[str, SeatRole]
    proven: list[str]
    decision_ms: dict[str, Times]
    refusals: int
    exceptions: int
    faults: dict[str, dict[FaultKind, int]]


def wilson(successes: float, trials: int) -> Estimate:
    """Share with its Wilson interval; 0 … 1 for no trials."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    half = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / scale
    return Estimate(_round(share), _round(max(middle - half, 0.0)), _round(min(middle + half, 1.0)))


def normal(values: Sequence[float]) -> Estimate:
    """Mean of independent values with its normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    mean = statistics.fmean(values)
    half = Z * statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(_round(mean), _round(mean - half), _round(mean + half))


def figures(pairs: Sequence[PairResult]) -> Figures:
    """All figures of a run, in the order of the deals."""
    games = [game for pair in pairs for game in pair.games]
    margins = [sum(game.points for game in pair.games) for pair in pairs]
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return Figures(
        deals=len(pairs),
        pairs_won=wilson(won, len(pairs)),
        wins=wilson(sum(game.won for game in games), len(games)),
        points=normal([margin / 2 for margin in margins]),
        levels=normal([sum(game.levels for game in pair.games) / 2 for pair in pairs]),
        decision_ms=_decision_ms(pairs),
        refusals=sum(pair.refusals for pair in pairs),
        exceptions=sum(pair.exceptions for pair in pairs),
        faults=_faults(pairs),
        roles={
            "declarers": role([game for game in games if game.declares]),
            "attackers": role([game for game in games if not game.declares]),
        },
    )


def bootstrap(values: Sequence[float], samples: int = 2000) -> Estimate:
    """Mean of independent values with the interval between the percentiles of the means of samples drawn from them."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    rng = random.Random(len(values))
    means = sorted(statistics.fmean(rng.choices(values, k=len(values))) for _ in range(samples))
    low, high = means[int(0.025 * samples)], means[int(0.975 * samples)]
    return Estimate(_round(statistics.fmean(values)), _round(low), _round(high))


def seat_figures(results: Sequence[SeatsResult]) -> SeatFigures:
    """All figures of a run by seats, in the order of the deals."""
    names = sorted({gain.role for result in results for gain in result.gains})
    roles = {name: _seat_role(results, {name}) for name in names}
    if len(names) > 1:
        roles["all"] = _seat_role(results, set(names))
    return SeatFigures(
        deals=len(results),
        games=sum(result.games for result in results),
        roles=roles,
        proven=[name for name, role in roles.items() if role.value.lo > 0 and role.deals >= PROOF],
        decision_ms=_decision_ms(results),
        refusals=sum(result.refusals for result in results),
        exceptions=sum(result.exceptions for result in results),
        faults=_faults(results),
    )


def _seat_role(results: Sequence[SeatsResult], names: set[str]) -> SeatRole:
    """The deal is the unit: its gains in these roles are one number."""
    deals = [[gain for gain in result.gains if gain.role in names] for result in results]
    deals = [gains for gains in deals if gains]

    def by_deal(key: str) -> list[float]:
        return [statistics.fmean(getattr(gain, key) for gain in gains) for gains in deals]

    values = by_deal("value")
    better = sum(1.0 if value > 0 else 0.5 if value == 0 else 0.0 for value in values)
    return SeatRole(
        deals=len(deals),
        value=bootstrap(values),
        levels=bootstrap(by_deal("levels")),
        points=bootstrap(by_deal("points")),
        declares=bootstrap(by_deal("declares")),
        better=wilson(better, len(deals)),
    )


def _decision_ms(results: Sequence[Outcome]) -> dict[str, Times]:
    return {name: times([ms for each in results for ms in each.decision_ms[name]]) for name in ("a", "b")}


def _faults(results: Sequence[Outcome]) -> dict[str, dict[FaultKind, int]]:
    """By player and kind, those that occurred."""
    found: dict[str, Counter[FaultKind]] = {"a": Counter(), "b": Counter()}
    for each in results:
        for name, counted in found.items():
            counted.update(each.faults[name])
    return {name: dict(sorted(counted.items())) for name, counted in found.items()}


def difference(result: PairResult | SeatsResult) -> float | None:
    """How many points a is ahead of b in a deal, per game or seat; None for a deal without the role compared.

    By seats, a deal in which the bidding finds the declarer has none, either: who declares counts points otherwise.
    """
    if isinstance(result, PairResult):
        return statistics.fmean(game.points for game in result.games)
    points = [gain.points for gain in result.gains if gain.role != FIRST_DEAL]
    return statistics.fmean(points) if points else None


def role(games: Sequence[Game]) -> Role:
    """Figures of the games in one role."""
    count = len(games)

    def share(total: float) -> float:
        return _round(total / count) if count else 0.0

    return Role(
        games=count,
        wins=share(sum(game.won for game in games)),
        points=share(sum(game.points for game in games)),
        attacker_points=share(sum(game.attacker_points for game in games)),
        bottom_captured=share(sum(game.capture for game in games)),
        shut_out=share(sum(game.attacker_points == 0 for game in games)),
        failed_throws=sum(game.failed_throws for game in games),
    )


def times(milliseconds: Sequence[float]) -> Times:
    """Mean, median, 95th percentile and maximum."""
    if not milliseconds:
        return Times(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(milliseconds)

    def at(share: float) -> float:
        return _round(ordered[min(int(share * len(ordered)), len(ordered) - 1)])

    return Times(_round(statistics.fmean(ordered)), at(0.5), at(0.95), _round(ordered[-1]))


def _round(value: float) -> float:
    return round(value, 4)
