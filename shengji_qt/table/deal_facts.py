# SPDX-License-Identifier: MIT
"""What one scored deal was for one seat, from its `DealEnd` alone: role, result and the line of the result table."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.five_player.seats import pair_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import attackers_gain, line_bounds
from shengji_qt.model.four_player import settlement as four
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import AnySummary, DealSummary, FiveSummary, FourSummary, ThreeSummary
from shengji_qt.model.three_player import settlement as three
from shengji_qt.model.three_player.settings import ThreeSettings

Role = Literal["declarer", "partner", "attacker"]
ROLES: tuple[Role, ...] = ("declarer", "partner", "attacker")
OUTCOMES = ("d5", "d3", "d2", "d1", "d0", "a0", "a1", "a2", "a3")  # see `DealFacts.outcome`
_SHUT_OUT = "d5"
_MOST = 3  # levels of attackers that have an outcome of their own; beyond it is `a3`, too


class DealFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal for one seat.

    `points`: those that decided: four players the attackers'; otherwise an attacker's own, or his pair's (five), and
    for the declarer those of the better attacker or pair. `gain`: levels, net of being set back. `captured`: the seat
    won the bottom (four players: its side); `lost`: the other side won it.
    `outcome`: the line of the result table in the terms of every table: `dN` the declarers gain N levels (`d5`: the
    shut-out of three and five players), `aN` the attackers take over and gain N, 3 and more. `line`: its number in
    `table_of`.
    """

    role: Role
    won: bool
    points: int
    gain: int
    failed_throws: int
    captured: bool
    lost: bool
    outcome: str
    line: int


class TableLine(NamedTuple):
    """A line of a result table: from `low` points on `outcome`, as in `DealFacts`."""

    low: int
    outcome: str


Table = tuple[TableLine, ...]


def table_of(settings: Any) -> Table:
    """The result table of these house rules; three and five players: of one attacker or pair by itself."""
    if isinstance(settings, FourSettings):
        return tuple(TableLine(line.low, _four_outcome(line)) for line in four.result_table(settings))
    if isinstance(settings, ThreeSettings):
        return tuple(TableLine(line.low, _three_outcome(line)) for line in three.result_table(settings))
    return tuple(TableLine(low, _five_outcome(settings, low)) for low in line_bounds(settings))


def facts_of(summary: AnySummary, settings: Any, options: MatchOptions, seat: int) -> DealFacts:
    """Raises ValueError if the summary is not of the settings' game, or the seat none of it."""
    if isinstance(summary, FourSummary) and isinstance(settings, FourSettings) and seat < 4:
        return _four(summary, settings, options, seat)
    if isinstance(summary, ThreeSummary) and isinstance(settings, ThreeSettings) and seat < len(summary.points):
        return _three(summary, settings, options, seat)
    if isinstance(summary, FiveSummary) and isinstance(settings, FiveSettings) and seat < len(summary.personal):
        return _five(summary, settings, options, seat)
    raise ValueError("a result of another game")


def variant_of(settings: Any) -> str:
    """What the statistics keep apart in one game: decks, split hands, the rules #1 to #4 of three players."""
    if isinstance(settings, ThreeSettings):
        rules = (settings.rule1, settings.rule2, settings.rule3, settings.rule4)
        return "".join(str(number) for number, on in enumerate(rules, 1) if on)
    return f"split{settings.decks}" if getattr(settings, "mode", "") == "split" else str(settings.decks)


def winner_of(summary: DealSummary, seat: int) -> bool | None:
    """Whether the seat won the match that ended with this deal; None for a draw."""
    if summary.match_winner is None:
        return None
    return summary.match_winner == (seat % 2 if isinstance(summary, FourSummary) else seat)


def _four(summary: FourSummary, settings: FourSettings, options: MatchOptions, seat: int) -> DealFacts:
    defends = seat % 2 == summary.declarer % 2
    role: Role = "declarer" if seat == summary.declarer else "partner" if defends else "attacker"
    taken = summary.multiplier > 0
    return DealFacts(
        role,
        (summary.winner == "declarers") == defends,
        summary.points,
        _gain(summary, options, seat % 2),
        summary.failed_throws.count(seat),
        taken and not defends,
        taken and defends,
        _four_outcome(summary),
        line_at(table_of(settings), summary.points),
    )


def _three(summary: ThreeSummary, settings: ThreeSettings, options: MatchOptions, seat: int) -> DealFacts:
    defends = seat == summary.declarer
    both = three.attackers(summary.declarer)
    points = max(summary.points[each] for each in both) if defends else summary.points[seat]
    table = table_of(settings)
    line = line_at(table, points)
    shut_out = all(summary.points[each] <= 0 for each in both)
    return DealFacts(
        "declarer" if defends else "attacker",
        summary.declarer_won if defends else points >= three.take_over_at(settings),
        points,
        _gain(summary, options, seat),
        summary.failed_throws.count(seat),
        summary.capturer == seat,
        summary.capturer is not None and defends,
        _SHUT_OUT if shut_out else table[line].outcome,
        line,
    )


def _five(summary: FiveSummary, settings: FiveSettings, options: MatchOptions, seat: int) -> DealFacts:
    defends = seat == summary.declarer
    points = max(summary.pair_points) if defends else summary.pair_points[pair_of(summary.declarer, seat)]
    table = table_of(settings)
    line = line_at(table, points)
    return DealFacts(
        "declarer" if defends else "attacker",
        (points >= settings.overturn) is not defends,
        points,
        _gain(summary, options, seat),
        summary.failed_throws.count(seat),
        summary.mine_winner == seat,
        summary.mine_winner is not None and defends,
        _SHUT_OUT if summary.shut_out else _five_outcome(settings, points),
        line,
    )


def line_at(table: Table, points: int) -> int:
    """The number of the line that holds these points; fines may leave less than nothing."""
    return max([0, *(number for number, line in enumerate(table) if points >= line.low)])


def _four_outcome(line: four.ResultLine | FourSummary) -> str:
    return f"{'d' if line.winner == 'declarers' else 'a'}{min(line.gain, _MOST)}"


def _three_outcome(line: three.ResultLine) -> str:
    return f"a{min(line.attacker, _MOST)}" if line.takes_over else f"d{line.declarer}"


def _five_outcome(settings: FiveSettings, points: int) -> str:
    if points < settings.overturn:
        return "d2" if points < settings.step else "d1"
    return f"a{min(attackers_gain(settings, points), _MOST)}"


def _gain(summary: DealSummary, options: MatchOptions, place: int) -> int:
    """Levels won in this deal, less than 0 for one set back; past the last level counts as one more."""
    after = summary.levels_after[place]
    return (after if after is not None else _past(options.last_level)) - summary.levels_before[place]


def _past(last: Rank) -> int:
    return min(last, ACE) + 1
