# SPDX-License-Identifier: MIT
"""Bottom capture, result tables, levels and the next declarer (four_player.md 14 to 18.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from shengji_qt.model.cards import ACE, Card, Rank, points_of
from shengji_qt.model.combos import Kind, decompose
from shengji_qt.model.four_player.settings import DemotionRule, FourSettings
from shengji_qt.model.order import Order

Side = Literal["declarers", "attackers"]


class Multiplier(NamedTuple):
    """The line of 14.2 that applied: `kind` and its groups, and the factor after the cap."""

    kind: Kind
    length: int
    factor: int


def bottom_multiplier(order: Order, play: Sequence[Card], settings: FourSettings) -> Multiplier:
    """The factor on the bottom for the deciding play of the last trick: the winner's, or the lead (14.2)."""
    components = decompose(order, play) or ()
    longest: dict[Kind, int] = {"single": 1}
    for each in components:
        longest[each.kind] = max(longest.get(each.kind, 0), each.length)
    lines = [
        Multiplier(kind, longest[kind], _factor(kind, longest[kind], settings))
        for kind in ("titanic", "triple", "tractor", "pair", "single")
        if kind in longest
    ]
    best = max(lines, key=lambda line: line.factor) if settings.bottom_multiplier_order == "max" else lines[0]
    cap = settings.bottom_multiplier_cap
    return best if cap is None else best._replace(factor=min(best.factor, cap))


def _factor(kind: Kind, length: int, settings: FourSettings) -> int:
    power_of_cards = settings.bottom_multiplier_formula == "power_of_cards"
    factors: dict[Kind, Callable[[], int]] = {
        "titanic": lambda: 2 ** (3 * length) if power_of_cards else 2 * 3**length,
        "triple": lambda: 6,
        "tractor": lambda: 2 ** (2 * length) if power_of_cards else 2 * 2**length,
        "pair": lambda: 4,
        "single": lambda: 2,
    }
    return factors[kind]()


class Result(NamedTuple):
    """Who won the round, by how many levels, and whether the attackers become declarers."""

    winner: Side
    gain: int
    swap: bool


def result(settings: FourSettings, points: int) -> Result:
    """The line of the result table (15) for the attackers' final points."""
    take_over = 40 * settings.decks
    if points >= take_over:
        return Result("attackers", _attackers_gain(settings, points), True)
    full, low, rest = {1: (2, 1, 1), 2: (3, 2, 1), 3: (3, 2, settings.three_deck_60_119)}[settings.decks]
    if points == 0:
        return Result("declarers", full, False)
    return Result("declarers", low if points < take_over // 2 else rest, False)


def _attackers_gain(settings: FourSettings, points: int) -> int:
    if settings.decks == 1:
        if points < 80:
            return 0
        if points < 100:
            return 1
        return 2 + ((points - 100) // 40 if settings.one_deck_100plus == "plus1_per_40" else 0)
    if settings.decks == 2:
        return (points - 80) // 40 + (settings.table_2_decks == "sheet")
    return (points - 120) // 60


class ResultLine(NamedTuple):
    """Points `low` … `high` (None: and more); from an open line every `step` points give one level more, 0: none."""

    low: int
    high: int | None
    winner: Side
    gain: int
    swap: bool
    step: int = 0


_OPEN_LINE = {1: (100, 40), 2: (160, 40), 3: (300, 60)}  # by decks: where the last line begins, and its step


@lru_cache(maxsize=16)
def result_table(settings: FourSettings) -> tuple[ResultLine, ...]:
    """The result table of these settings, derived from `result`; the last line is open-ended."""
    lines: list[ResultLine] = []
    start, step = _OPEN_LINE[settings.decks]
    for points in range(0, start, 5):
        here = result(settings, points)
        if lines and lines[-1][2:5] == here:
            lines[-1] = lines[-1]._replace(high=points)
        else:
            lines.append(ResultLine(points, points, *here))
    last = result(settings, start)
    grows = result(settings, start + step).gain > last.gain
    return (*lines, ResultLine(start, None, *last, step if grows else 0))


def thresholds(settings: FourSettings) -> tuple[int, ...]:
    """Where the meaning of the attackers' points changes, without 0 and the first 5 (marks of the score bar)."""
    return tuple(line.low for line in result_table(settings) if line.low > 5)


def advance(
    level: Rank, gain: int, role: Side, must_play: Sequence[Rank] = (ACE,), last_level: Rank = ACE
) -> Rank | None:
    """The level after a gain, None if the side has passed `last_level` and won (16.3).

    `last_level` takes the place of A, also as a must-play level.
    """
    stops = {last_level if each == ACE else each for each in must_play if each == ACE or each <= last_level}
    if gain == 0 or (role == "attackers" and level in stops):
        return level
    for _ in range(gain):
        if level >= last_level:
            return None
        level = Rank(level + 1)
        if level in stops:
            break
    return level


def next_declarer(declarer: int, winner: Side, settings: FourSettings) -> int:
    """The declarer of the next round (17)."""
    if winner == "attackers":
        return (declarer + 1) % 4
    return declarer if settings.declarer_rotation_on_win == "same" else (declarer + 2) % 4


def demoted(level: Rank, order: Order, play: Sequence[Card], rules: Sequence[DemotionRule]) -> Rank:
    """The declarers' level after the attackers captured the bottom with `play` (18.1): the first matching rule."""
    main = {each for each in play if each.rank == order.level and each.suit == order.trump.suit}
    off = {each for each in play if each.rank == order.level} - main
    sorts = {"any_level": main | off, "main_level": main, "off_level": off}
    for rule in rules:
        if rule.level == level and sorts[rule.cards]:
            return rule.to
    return level


def after_failed_throw(attacker_points: int, thrower: Side, settings: FourSettings) -> int:
    """The attackers' points after a failed throw (`failed_throw_penalty`)."""
    change = settings.failed_throw_penalty
    return attacker_points + change if thrower == "declarers" else max(attacker_points - change, 0)


class Capture(NamedTuple):
    """The attackers won the last trick: with `winning`, over `lead`."""

    winning: tuple[Card, ...]
    lead: tuple[Card, ...]


class RoundScore(NamedTuple):
    """A round in numbers. `demoted_to`: the declarers' level where a bottom capture changed it, else None.

    `multiplier` is None where the bottom was not captured; `levels` by side, None = passed the last level.
    """

    bottom_points: int
    multiplier: Multiplier | None
    bonus: int
    total: int
    result: Result
    side: int
    demoted_to: Rank | None
    levels: tuple[Rank | None, ...]
    next_declarer: int


def score_round(
    order: Order,
    settings: FourSettings,
    levels: tuple[Rank, ...],
    declarer: int,
    trick_points: int,
    bottom: Sequence[Card],
    capture: Capture | None,
    last_level: Rank = ACE,
) -> RoundScore:
    """Everything that follows from a finished round (14 to 18.1): demotion first, then the result table."""
    own = declarer % 2
    bottom_points = points_of(bottom)
    line = None
    after: list[Rank | None] = list(levels)
    if capture is not None:
        basis = capture.lead if settings.bottom_multiplier_basis == "led_format" else capture.winning
        line = bottom_multiplier(order, basis, settings)
        after[own] = demoted(levels[own], order, capture.winning, settings.bottom_capture_demotion)
    back = after[own]
    bonus = bottom_points * line.factor if line else 0
    won = result(settings, trick_points + bonus)
    side = own if won.winner == "declarers" else 1 - own
    before = after[side]
    assert before is not None, "nobody has won before the round is scored"
    after[side] = advance(before, won.gain, won.winner, settings.must_play, last_level)
    return RoundScore(
        bottom_points,
        line,
        bonus,
        trick_points + bonus,
        won,
        side,
        back if back != levels[own] else None,
        tuple(after),
        next_declarer(declarer, won.winner, settings),
    )
