# SPDX-License-Identifier: MIT
"""Journals of matches that a test describes deal by deal, and results as games write them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from shengji_qt.model.actions import Play
from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, DealEnd, Header, MatchSpec, Shuffle
from shengji_qt.model.summaries import FiveSummary, FourSummary, ThreeSummary
from shengji_qt.table.journal import line_bytes

SIX, SEVEN = Rank(6), Rank(7)
FOUR = FourSummary(
    deal_no=1,
    declarer=0,
    trump=Trump.HEARTS,
    level=SIX,
    levels_before=(SIX, SEVEN),
    levels_after=(SEVEN, SEVEN),
    next_declarer=2,
    match_winner=None,
    match_over=False,
    trick_points=60,
    bottom_points=10,
    multiplier=0,
    points=60,
    winner="declarers",
    gain=1,
    swap=False,
    failed_throws=(),
)
THREE = ThreeSummary(
    deal_no=1,
    declarer=0,
    trump=Trump.HEARTS,
    level=SIX,
    levels_before=(SIX, SIX, SEVEN),
    levels_after=(Rank(8), SIX, SEVEN),
    next_declarer=0,
    match_winner=None,
    match_over=False,
    colour="",
    bidder=0,
    round_points=(30, 5, 20),
    points=(30, 5, 20),
    bottom_points=10,
    bottom_score=0,
    capturer=None,
    double=False,
    level_capture=False,
    declarer_won=True,
    gains=(3, 0, 0),
    extra=(0, 0, 0),
    demoted_to=None,
    overflow=(0, 0, 0),
    lowered=(),
    failed_throws=(),
)
FIVE = FiveSummary(
    deal_no=1,
    declarer=0,
    trump=Trump.HEARTS,
    level=SIX,
    levels_before=(SIX,) * 5,
    levels_after=(SEVEN, *(SIX,) * 4),
    next_declarer=0,
    match_winner=None,
    match_over=False,
    colour="",
    bidder=0,
    pairs=((1, 3), (2, 4)),
    pair_points=(35, 60),
    personal=(0, 20, 40, 15, 20),
    mine_left=(),
    mine_score=0,
    mine_winner=None,
    overturned=False,
    shut_out=False,
    gains=(1, 0, 0, 0, 0),
    converted=(0,) * 5,
    fee=0,
    spendings=(),
    cumulative_before=(0,) * 5,
    cumulative_after=(0,) * 5,
    failed_throws=(),
)


def result(base: Any, **changes: object) -> Any:
    """One of the results above with other facts."""
    return msgspec.structs.replace(base, **changes)


def deal(summary: Any, *, by: str = "person", seat: int = 0, first: int = 0) -> list[AnyEntry]:
    """The lines of one deal, of which only the marks are true: a shuffle, an act by `seat`, the result."""
    card = Card.parse("3S")
    return [
        Shuffle((card,) * (10 + first), first % 3),
        Act(1, seat, by, Play((card,))),
        DealEnd(summary),
    ]


def write_journal(path: Path, spec: MatchSpec, entries: Sequence[AnyEntry], *, created: int = 0) -> Path:
    """A journal file with these lines; makes the folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    header = Header(FORMAT, RULES, spec, created)
    path.write_bytes(b"".join(line_bytes(number, each) for number, each in enumerate([header, *entries])))
    return path
