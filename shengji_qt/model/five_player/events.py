# SPDX-License-Identifier: MIT
"""What happens only in the five-player game; the rest of its events are the shared ones of `model.events`.

A play from the mine (or the rear hand in split mode) is `LeadMade` or `CardsPlayed` with seat 5, the mine's slot.
"""

from __future__ import annotations

from typing import Literal

from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.events import Event, PublicEvent

Window = Literal["block", "force", "claim"]
AdjustReason = Literal["failed_throw", "cards_left", "hand_points"]


class Skipped(PublicEvent, frozen=True):
    """Nothing is played from a slot: the mine (5), or in split mode the front hand (the declarer's seat)."""

    slot: int


class DrawingStopped(PublicEvent, frozen=True):
    """The ritual of drawing: the declarer said stop; the wrong moment (not `right`) costs levels (R5.4)."""

    seat: int
    right: bool


class Divided(Event, frozen=True):
    """Split mode: the declarer divided the cards into two hands (R22.1)."""

    seat: int
    front: tuple[Card, ...]
    rear: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DividedHidden(self.seat, len(self.front), len(self.rear))


class DividedHidden(PublicEvent, frozen=True):
    """The sizes of the two hands."""

    seat: int
    front: int
    rear: int


class PairsAdjusted(PublicEvent, frozen=True):
    """Deal points of the pairs changed outside tricks: a failed throw with one deck, split mode's end.

    `changes` and `pair_points` (after it) by pair as in `FiveSummary.pairs`.
    """

    reason: AdjustReason
    seat: int | None
    changes: tuple[int, int]
    pair_points: tuple[int, int]


class MineShown(PublicEvent, frozen=True):
    """After the last trick: what is left in the mine, or in each of the declarer's hands (R14)."""

    cards: tuple[Card, ...]
    points: int


class MineScored(PublicEvent, frozen=True):
    """An attacker dug the bottom: `score` for `left` cards with `points` and a last trick of `size` cards (R14.1)."""

    seat: int
    left: int
    points: int
    size: int
    score: int


class DealScored(PublicEvent, frozen=True):
    """The deal before the windows (S1 to S5). Tuples by seat, `pair_points` by pair.

    `gains`: levels each would gain; `next_declarer` and `fee` unless somebody claims.
    """

    pair_points: tuple[int, int]
    overturned: bool
    shut_out: bool
    gains: tuple[int, ...]
    converted: tuple[int, ...]
    cumulative: tuple[int, ...]
    next_declarer: int
    fee: int


class WindowOpened(PublicEvent, frozen=True):
    """Those who may are asked whether they block, force or claim (S6)."""

    window: Window


class SpenderAsked(PublicEvent, frozen=True):
    """The open window goes on: `seat` is asked next, whatever the one before said."""

    seat: int
    window: Window


class PointsSpent(PublicEvent, frozen=True):
    """`seat` paid in a window; `cumulative` is what is left. `target` was blocked."""

    seat: int
    window: Window
    target: int | None
    cumulative: int


class MustLevelMoved(PublicEvent, frozen=True):
    """A level changed by the drawing penalty moves the must-play level with it (R17.3)."""

    seat: int
    level: Rank


FiveEvent = (
    Skipped
    | DrawingStopped
    | Divided
    | DividedHidden
    | PairsAdjusted
    | MineShown
    | MineScored
    | DealScored
    | WindowOpened
    | SpenderAsked
    | PointsSpent
    | MustLevelMoved
)
