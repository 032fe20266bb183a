# SPDX-License-Identifier: MIT
"""A scored deal in numbers, as written to the journal: enough for statistics and for going on after it."""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.cards import Card, Rank, Trump

Colour = Literal["", "red", "black"]  # of a no trump that was called; "" with a trump suit, or where nobody called


class DealSummary(msgspec.Struct, frozen=True, tag_field="game", forbid_unknown_fields=True):
    """What the summaries of all games have.

    `levels_before`, `levels_after` by side (four players) or by seat; None = passed the last level and won the match.
    `match_winner` is a side or a seat, None for a draw or while the match is open.
    """

    deal_no: int
    declarer: int
    trump: Trump
    level: Rank
    levels_before: tuple[Rank, ...]
    levels_after: tuple[Rank | None, ...]
    next_declarer: int
    match_winner: int | None
    match_over: bool


class FourSummary(DealSummary, frozen=True, tag="four"):
    """A deal of the four-player game.

    `gain`: levels won by the winning side; `swap`: the attackers take over. Points are the attackers'.
    """

    trick_points: int
    bottom_points: int
    multiplier: int
    points: int
    winner: Literal["declarers", "attackers"]
    gain: int
    swap: bool
    failed_throws: tuple[int, ...]  # one entry a failed throw: the seat


class Overflow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`levels` that `chooser` could not use lower `victim` (three_player.md 16.6)."""

    chooser: int
    victim: int
    levels: int


class ThreeSummary(DealSummary, frozen=True, tag="three"):
    """A hand of the three-player game; tuples by seat, the declarer's points included.

    `round_points`: of the rounds won, with bonus (rule #2) and fines; `points`: with the bottom score. `capturer`: the
    attacker who won the last round, else None; `double`: with the two biggest cards; `level_capture`: with a level
    card. `gains`: levels won from points, extra levels included, before must-play levels stop them; `extra`: of these
    the extra levels (16.3). `demoted_to`: the declarer's level after a capture by level card, else None.
    `overflow`: levels that a must-play level stopped; `lowered`: how they were used.
    """

    colour: Colour
    bidder: int | None
    round_points: tuple[int, ...]
    points: tuple[int, ...]
    bottom_points: int
    bottom_score: int
    capturer: int | None
    double: bool
    level_capture: bool
    declarer_won: bool
    gains: tuple[int, ...]
    extra: tuple[int, ...]
    demoted_to: Rank | None
    overflow: tuple[int, ...]
    lowered: tuple[Overflow, ...]
    failed_throws: tuple[int, ...]


class Spending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cumulative points paid in a window after a deal (five_player.md S6). `target`: the seat that was blocked."""

    seat: int
    window: Literal["block", "force", "claim"]
    target: int | None = None


class FiveSummary(DealSummary, frozen=True, tag="five"):
    """A deal of the five-player game; tuples by seat, the declarer included, unless said otherwise.

    `pairs`: the two pairs, each (seat next to the declarer's right hand first) as in five_player.md R3.3: (r1, r3) and
    (r2, r4). `pair_points`: deal scores of the pairs, adjustments included. `personal`: deal points.
    `mine_left`: cards left in the mine; `mine_score`: the bottom score, won by `mine_winner` (None: kept).
    `gains`: levels of this settlement after blocks, forced levels included. `converted`: points instead of levels (S5).
    `fee`: what the new declarer paid. `cumulative_before`, `cumulative_after`.
    """

    colour: Colour
    bidder: int | None
    pairs: tuple[tuple[int, int], tuple[int, int]]
    pair_points: tuple[int, int]
    personal: tuple[int, ...]
    mine_left: tuple[Card, ...]
    mine_score: int
    mine_winner: int | None
    overturned: bool
    shut_out: bool
    gains: tuple[int, ...]
    converted: tuple[int, ...]
    fee: int
    spendings: tuple[Spending, ...]
    cumulative_before: tuple[int, ...]
    cumulative_after: tuple[int, ...]
    failed_throws: tuple[int, ...]


AnySummary = FourSummary | ThreeSummary | FiveSummary
