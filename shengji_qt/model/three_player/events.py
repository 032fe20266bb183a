# SPDX-License-Identifier: MIT
"""What happens only in the three-player game; the rest of its events are the shared ones of `model.events`."""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import Card
from shengji_qt.model.events import Event, PublicEvent


class Turned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in this slot lies face up now."""

    seat: int
    slot: int
    card: Card


class TableauDealt(PublicEvent, frozen=True):
    """A card was laid face down into a slot (three_player.md 6)."""

    seat: int
    slot: int


class CardsTurned(PublicEvent, frozen=True):
    """Cards were turned up at once.

    `stage`: `bidding` (7.1, 7.2) · `rest` after the bid (7.5) · `half` (14.2) · `round` (14.1).
    """

    turned: tuple[Turned, ...]
    stage: Literal["bidding", "rest", "half", "round"]


class BidDeclined(PublicEvent, frozen=True):
    """A turned card was not used; it cannot bid any more in this hand (7.3)."""

    seat: int
    card: Card


class Exchanged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`entered` the slot face up, `left` it."""

    slot: int
    entered: Card
    left: Card


class Swapped(Event, frozen=True):
    """The declarer swapped (8.2). `moves` say where each displaced card went, in the order of `exchanged`.

    `public`: everybody may know that (`displaced_destination_public`).
    """

    seat: int
    moves: tuple[SwapMove, ...]
    exchanged: tuple[Exchanged, ...]
    public: bool

    def seen_by(self, seat: int | None) -> Event | None:
        if self.public or seat == self.seat:
            return self
        return SwappedHidden(self.seat, self.exchanged, sum(move.to == "bottom" for move in self.moves))


class SwappedHidden(PublicEvent, frozen=True):
    """What everybody knows of the swaps: what entered and left, and how many displaced cards were buried (8.5)."""

    seat: int
    exchanged: tuple[Exchanged, ...]
    buried: int


class PenaltyChosen(PublicEvent, frozen=True):
    """Rule #4: what the declined cards of `seat` cost; `declined` of them. Changes of levels follow (17)."""

    seat: int
    declined: int
    effect: Literal["demote", "promote"]


class BottomScored(PublicEvent, frozen=True):
    """An attacker won the last round (15): `score` = 5 + 2 x `points`, `double` 10 + 4 x `points`."""

    seat: int
    points: int
    double: bool
    level_capture: bool
    score: int


class OverflowUsed(PublicEvent, frozen=True):
    """`seat` used or kept (`victim` None) `levels` that a must-play level stopped (16.6)."""

    seat: int
    victim: int | None
    levels: int


ThreeEvent = (
    TableauDealt | CardsTurned | BidDeclined | Swapped | SwappedHidden | PenaltyChosen | BottomScored | OverflowUsed
)
