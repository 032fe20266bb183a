# SPDX-License-Identifier: MIT
"""The numbers of the statistics page: stories of matches chosen by a filter and added up."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from shengji_qt.table.deal_facts import OUTCOMES, DealFacts
from shengji_qt.table.statistics import MatchStory

FEW: Final = 10  # fewer deals give no per cent: one more or less would move it by ten
_Z: Final = 1.96  # standard errors for 95 per cent


class Filter(msgspec.Struct, frozen=True):
    """Which matches count; "" or None for all. `since`: seconds since 1970 of the match's beginning."""

    game: str = ""
    variant: str | None = None
    opponents: str = ""
    since: float = 0.0

    def takes(self, story: MatchStory) -> bool:
        """Whether the match is one of those asked for."""
        return (
            self.game in ("", story.game)
            and self.variant in (None, story.variant)
            and self.opponents in ("", story.opponents)
            and story.when >= self.since
        )


class Rate(msgspec.Struct, frozen=True):
    """`won` of `deals`."""

    won: int
    deals: int

    @property
    def share(self) -> float | None:
        """0 … 1; None where there are too few deals to say it in per cent."""
        return self.won / self.deals if self.deals >= FEW else None

    @property
    def likely(self) -> tuple[float, float]:
        """Between what the true rate lies in 19 of 20 such samples (Wilson's interval); (0, 1) without any deal."""
        n = self.deals
        if not n:
            return 0.0, 1.0
        share, spread = self.won / n, _Z * _Z / n
        middle = share + spread / 2
        half = _Z * math.sqrt(share * (1 - share) / n + spread / (4 * n))
        return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


class Row(msgspec.Struct, frozen=True):
    """Deals in one role, or all. `points`: their mean, see `DealFacts`; `levels`: won in all; `most`: in one deal."""

    rate: Rate
    points: float
    levels: int
    most: int
    failed_throws: int
    captured: int
    lost: int
    best_points: int
    least_points: int

    @property
    def deals(self) -> int:
        return self.rate.deals


class Bar(msgspec.Struct, frozen=True):
    """How many deals ended with this line of the result table. `low`, `high`: its points; None where tables differ.

    `high` None with a `low`: and more.
    """

    outcome: str
    won: int
    lost: int
    low: int | None = None
    high: int | None = None

    @property
    def count(self) -> int:
        return self.won + self.lost


class Figures(msgspec.Struct, frozen=True):
    """Everything the page shows. `roles`: only those with a deal. `streak`: most deals won in a row; `running`: the
    latest ones. `matches`: ended; `matches_won`, `matches_drawn` of them; `conceded`: given up. `apart`: deals that a
    stand-in finished, `again`: deals played a second time; both in none of the other numbers.
    """

    total: Row
    roles: dict[str, Row]
    bars: tuple[Bar, ...]
    streak: int = 0
    running: int = 0
    matches: int = 0
    matches_won: int = 0
    matches_drawn: int = 0
    conceded: int = 0
    apart: int = 0
    again: int = 0


def distinct(stories: Iterable[MatchStory]) -> list[MatchStory]:
    """Each match once, in the order of time: a table's host keeps its journal and its own record of the same match.

    Of two files the one that has more deals counts.
    """
    best: dict[int, MatchStory] = {}
    for story in stories:
        other = best.get(story.mark)
        if other is None or (story.seat is not None, len(story.deals)) > (other.seat is not None, len(other.deals)):
            best[story.mark] = story
    return sorted(best.values(), key=lambda story: (story.when, story.mark))


def figures(stories: Sequence[MatchStory], chosen: Filter) -> Figures:
    """Add up the chosen of these matches, which are in the order of time."""
    taken = [story for story in stories if chosen.takes(story)]
    deals = [deal for story in taken for deal in story.deals]
    ended = [story for story in taken if story.over and story.seat is not None]
    streak, running = _streaks(deals)
    by_role: dict[str, list[DealFacts]] = {}
    for deal in deals:
        by_role.setdefault(deal.role, []).append(deal)
    return Figures(
        _row(deals),
        {role: _row(own) for role, own in by_role.items()},
        _bars(taken),
        streak,
        running,
        len(ended),
        sum(story.won is True for story in ended),
        sum(story.won is None for story in ended),
        sum(story.conceded for story in taken),
        sum(story.apart for story in taken),
        sum(story.again for story in taken),
    )


def _row(deals: Sequence[DealFacts]) -> Row:
    points = [deal.points for deal in deals]
    return Row(
        Rate(sum(deal.won for deal in deals), len(deals)),
        sum(points) / len(points) if points else 0.0,
        sum(deal.gain for deal in deals),
        max((deal.gain for deal in deals), default=0),
        sum(deal.failed_throws for deal in deals),
        sum(deal.captured for deal in deals),
        sum(deal.lost for deal in deals),
        max(points, default=0),
        min(points, default=0),
    )


def _streaks(deals: Sequence[DealFacts]) -> tuple[int, int]:
    """The most deals won in a row, and how many it are now."""
    longest = running = 0
    for deal in deals:
        running = running + 1 if deal.won else 0
        longest = max(longest, running)
    return longest, running


def _bars(stories: Sequence[MatchStory]) -> tuple[Bar, ...]:
    """By line where all matches had the same result table, else by what the line gave."""
    played = [story for story in stories if story.deals]
    deals = [deal for story in played for deal in story.deals]
    tables = {story.table for story in played}
    if len(tables) != 1:
        used = [outcome for outcome in OUTCOMES if any(deal.outcome == outcome for deal in deals)]
        return tuple(_bar(outcome, [deal for deal in deals if deal.outcome == outcome]) for outcome in used)
    [table] = tables
    bars = []
    for number, line in enumerate(table):
        high = table[number + 1].low - 5 if number + 1 < len(table) else None
        bars.append(_bar(line.outcome, [deal for deal in deals if deal.line == number], line.low, high))
    return tuple(bars)


def _bar(outcome: str, deals: Sequence[DealFacts], low: int | None = None, high: int | None = None) -> Bar:
    won = sum(deal.won for deal in deals)
    return Bar(outcome, won, len(deals) - won, low, high)
