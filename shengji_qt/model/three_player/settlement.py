# SPDX-License-Identifier: MIT
"""What a played hand is worth: bottom score, levels, next declarer, overflow, penalties (three_player.md 15 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from shengji_qt.model.cards import Rank
from shengji_qt.model.three_player.bidding import SEATS
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import (
    Ladder,
    ThreeStanding,
    advance,
    level_of,
    replaced,
    with_level,
    won_as_declarer,
)

SHUT_OUT = 5  # levels for the declarer if both attackers have nothing
NOTHING = (0, 0, 0)


def attackers(declarer: int) -> tuple[int, int]:
    """The two other seats in seat order."""
    return (declarer + 1) % SEATS, (declarer + 2) % SEATS


def bottom_score(points: int, double: bool) -> int:
    """What capturing a bottom with `points` is worth (15.2)."""
    return 10 + 4 * points if double else 5 + 2 * points


def take_over_at(settings: ThreeSettings) -> int:
    """The points from which an attacker takes over: 30, rule #2: 40 (16.1, 17)."""
    return 40 if settings.rule2 else 30


def declarer_gain(settings: ThreeSettings, points: int) -> int:
    """Levels that the declarer wins from one attacker's points (16.1, 17)."""
    few = 15 if settings.rule2 and settings.rule2_declarer_bands == "symmetric" else 5
    if points <= few:
        return 2
    return int(points < take_over_at(settings))


def attacker_gain(settings: ThreeSettings, points: int) -> int:
    """Levels that an attacker wins with his points, the extra level apart (16.1, 17)."""
    if settings.rule2:
        return max(0, (points - 40) // 20)
    return 0 if points < 45 else 1 + max(0, (points - 60) // 20)


class ResultLine(NamedTuple):
    """One attacker's points `low` … `high` (None: and more; then every 20 points give him one level more)."""

    low: int
    high: int | None
    declarer: int
    attacker: int
    takes_over: bool


def result_table(settings: ThreeSettings) -> tuple[ResultLine, ...]:
    """The table of 16.1 (rule #2: of 17) as the functions above have it; shut-out apart."""
    lines: list[ResultLine] = []
    for points in range(0, 105, 5):
        worth = declarer_gain(settings, points), attacker_gain(settings, points), points >= take_over_at(settings)
        if lines and lines[-1][2:] == worth:
            lines[-1] = lines[-1]._replace(high=points)
        else:
            lines.append(ResultLine(points, points, *worth))
    return (*lines[:-1], lines[-1]._replace(high=None))


class Tally(NamedTuple):
    """A played hand as the settlement needs it.

    `points` by seat, the declarer's without meaning; `tie` by seat: strength of the biggest card of the last round
    (`rounds.tie_strength`); `level_capture`: the bottom was captured with a level card.
    """

    declarer: int
    hand_level: Rank
    points: tuple[int, ...]
    level_capture: bool
    tie: tuple[tuple[int, int], ...]


class Succession(NamedTuple):
    """Who declares next and the extra levels by seat (16.3)."""

    declarer: int
    extra: tuple[int, ...]


def succession(settings: ThreeSettings, tally: Tally) -> Succession:
    """16.3: the higher of two attackers who could take over does; the other one, or both after a full tie, gets +1."""
    over = [seat for seat in attackers(tally.declarer) if tally.points[seat] >= take_over_at(settings)]
    if not over:
        return Succession(tally.declarer, NOTHING)
    if len(over) == 1:
        return Succession(over[0], NOTHING)
    first, second = ((tally.points[seat], tally.tie[seat]) for seat in over)
    if first == second:
        return Succession(tally.declarer, tuple(int(seat in over) for seat in range(SEATS)))
    higher, lower = over if first > second else reversed(over)
    return Succession(higher, replaced(NOTHING, lower, 1))


class Settlement(NamedTuple):
    """What follows from a hand before overflow is used (16.8).

    `gains` with the extra levels, before must-play levels stop them; `demoted_to`: the declarer's level after a capture
    by level card, None if that changed nothing. `standing` after all gains; `overflow` by seat (after a complete
    victory nobody has any: a won hand gains the attackers nothing). `winner`: who rose past the last level.
    """

    declarer_won: bool
    gains: tuple[int, ...]
    extra: tuple[int, ...]
    demoted_to: Rank | None
    standing: ThreeStanding
    overflow: tuple[int, ...]
    next_declarer: int
    winner: int | None


def settle(settings: ThreeSettings, ladder: Ladder, standing: ThreeStanding, tally: Tally) -> Settlement:
    """Everything of 16 up to the overflow. `standing`: before the hand is scored, penalties included."""
    declarer, both = tally.declarer, attackers(tally.declarer)
    won = all(tally.points[seat] < take_over_at(settings) for seat in both)
    coming = succession(settings, tally)
    gains = [attacker_gain(settings, tally.points[seat]) + coming.extra[seat] for seat in range(SEATS)]
    gains[declarer] = sum(declarer_gain(settings, tally.points[seat]) for seat in both)
    if all(tally.points[seat] <= 0 for seat in both):  # fines may leave less than nothing
        gains[declarer] = SHUT_OUT
    after = standing
    if tally.level_capture:
        target = ladder.demotion(tally.hand_level)
        after = ladder.lowered(after, declarer, target) if target < tally.hand_level else after
    back = level_of(after, declarer)
    if won:
        after = won_as_declarer(after, declarer, tally.hand_level, ladder.stops, settings.must_play_memory)
    overflow = list(NOTHING)
    for seat in range(SEATS):
        limit = tally.hand_level if won and seat == declarer else None
        stops = ladder.duties(after, seat)
        level, overflow[seat] = advance(level_of(after, seat), gains[seat], stops, limit, ladder.last)
        after = with_level(after, seat, level)
    winner = declarer if after.levels[declarer] is None else None
    return Settlement(
        won,
        tuple(gains),
        coming.extra,
        back if back != standing.levels[declarer] else None,
        after,
        tuple(overflow),
        coming.declarer,
        winner,
    )


def victims(levels: Sequence[Rank | None], seat: int) -> tuple[int, ...]:
    """Whom the overflow of `seat` may lower: the higher opponent, both if they are equal; () if nobody is ahead."""
    own = levels[seat] or 99
    others = [(levels[each] or 99, each) for each in attackers(seat)]
    most = max(level for level, _ in others)
    return tuple(sorted(each for level, each in others if level == most > own))


def choosers(declarer: int, overflow: Sequence[int]) -> tuple[int, ...]:
    """Seats that have overflow levels, in the order in which they may use them (16.6)."""
    return tuple(seat for seat in (declarer, *attackers(declarer)) if overflow[seat])


def penalise_declarer(ladder: Ladder, standing: ThreeStanding, declarer: int, declined: int) -> ThreeStanding:
    """Rule #4 for the declarer's declined cards, card by card: one down, or on 3 both attackers one up (17)."""
    for _ in range(declined):
        lowered = ladder.lowered(standing, declarer, level_of(standing, declarer) - 1)
        if lowered == standing:
            for seat in attackers(declarer):
                lowered = ladder.promoted(lowered, seat, 1)
        standing = lowered
    return standing


def penalise_attacker(
    ladder: Ladder, standing: ThreeStanding, attacker: int, declined: int, effect: Literal["demote", "promote"]
) -> ThreeStanding:
    """Rule #4 for an attacker's declined cards, as the declarer chose (17)."""
    if effect == "demote":
        return ladder.lowered(standing, attacker, level_of(standing, attacker) - declined)
    for seat in attackers(attacker):  # the declarer and the other attacker
        standing = ladder.promoted(standing, seat, declined)
    return standing
