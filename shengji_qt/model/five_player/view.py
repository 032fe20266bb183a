# SPDX-License-Identifier: MIT
"""What one seat of the five-player game may know."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from shengji_qt.model.cards import ACE, Card, Rank
from shengji_qt.model.five_player.events import DealScored, Window
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.summaries import Colour, Spending
from shengji_qt.model.view import View

MINE: Final = 5  # slot number of the mine, or of the rear hand in split mode
Phase = Literal["deal", "poll", "bury", "divide", "play", "windows", "over"]


class Attempt(msgspec.Struct, frozen=True):
    """Cards shown in a failed throw; those not led went back to the hand and stay known (R12.1)."""

    slot: int
    cards: tuple[Card, ...]


class FiveView(View, frozen=True, tag="FiveView"):
    """Public facts of the deal and one seat's own.

    `phase`: cards are dealt · the poll after the deal · the declarer buries (or divides) · tricks · block, force and
    claim · scored. `slot`: whose turn it is in a trick, 0 … 4 or 5 for the mine; `turn` is then the declarer's seat.
    `colour`: of a no trump. `turned`: bottom cards turned up because nobody bid.
    `taken`: the bottom as the declarer picked it up. `mine`: the mine's cards (split: the rear hand), known to the
    declarer, and to everybody from the windows on; `mine_count` to all (in the poll that of the bottom). `buried`: the
    mine as it was buried, known like `mine`.
    `left`: what was turned up after the last trick, of the mine or of both the declarer's hands; () until then.
    In split mode `hand` is the declarer's front hand.
    `shown`: by seat, cards that everybody knows to be in that hand (bids, cards shown in failed throws and taken back).
    `attempts`: all failed throws of the deal.
    `personal`: deal points by seat; `pair_points`: by pair, adjustments included; `pairs` as in `FiveSummary.pairs`,
    () before there is a declarer.
    `must_levels`, `passed`, `cumulative` by seat. `scored`: the result before the windows, from the last trick on.
    `window`: the one that is open; `spent` so far in this deal. `passes`: passes in a row in the poll.
    `undrawn`: cards still to be dealt. `skipped`: slots that skipped in the open trick.
    `last_level` takes the place of A.
    """

    settings: FiveSettings
    phase: Phase
    first_seat: int
    first_deal: bool
    passes: int
    slot: int | None
    colour: Colour
    turned: tuple[Card, ...]
    taken: tuple[Card, ...]
    mine: tuple[Card, ...]
    buried: tuple[Card, ...]
    mine_count: int
    shown: tuple[tuple[Card, ...], ...]
    attempts: tuple[Attempt, ...]
    personal: tuple[int, ...]
    pair_points: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    must_levels: tuple[Rank, ...]
    passed: tuple[bool, ...]
    cumulative: tuple[int, ...]
    scored: DealScored | None
    window: Window | None
    spent: tuple[Spending, ...]
    undrawn: int
    skipped: tuple[int, ...]
    failed_throws: tuple[int, ...]
    last_level: Rank = ACE
    left: tuple[Card, ...] = ()
