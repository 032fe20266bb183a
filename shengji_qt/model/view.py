# SPDX-License-Identifier: MIT
"""What one seat may know: public facts, its own cards, and its own pending decision.

A View is built by adding facts, never by copying the state and blanking cards. Each game extends `View`.
"""

from __future__ import annotations

import msgspec

from shengji_qt.model.actions import Decision
from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.summaries import Colour


class BidShown(msgspec.Struct, frozen=True):
    """An accepted bid, in order of arrival; fields as in `events.BidMade`."""

    seat: int
    cards: tuple[Card, ...]
    trump: Trump
    number: int
    colour: Colour = ""


class Played(msgspec.Struct, frozen=True):
    """One seat's cards in a trick. Five players: `seat` 5 is the mine's slot, and no cards are a skip."""

    seat: int
    cards: tuple[Card, ...]


class Trick(msgspec.Struct, frozen=True):
    """A trick in play order; `winner` and `points` are those so far while it is open.

    `attempted` holds the cards of a failed throw that opened it, else nothing.
    """

    plays: tuple[Played, ...] = ()
    winner: int | None = None
    points: int = 0
    attempted: tuple[Card, ...] = ()

    @property
    def leader(self) -> int | None:
        return self.plays[0].seat if self.plays else None

    @property
    def lead(self) -> tuple[Card, ...]:
        return self.plays[0].cards if self.plays else ()


class View(msgspec.Struct, frozen=True, tag=True):
    """What every game's View has. `seat` is None for a spectator, who sees public facts only.

    `hand_counts` by seat; `hand` the seat's own cards, sorted by face; `decision` what this seat is asked now.
    `levels` by side (four players) or seat; `level` is the level rank of this round. `phase`: each game has its own
    names, "over" when the deal is scored. `turn`: the one seat that is asked, None if there are several or none.
    """

    seat: int | None
    deal_no: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    level: Rank
    levels: tuple[Rank, ...]
    declarer: int | None
    trump: Trump | None
    bids: tuple[BidShown, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    decision: Decision | None
    phase: str
    turn: int | None


class Obligation(msgspec.Struct, frozen=True):
    """What must be played now and why; computed by each game's view rules, the only source of glow and "must".

    `step`: `free` (lead, or no card of the led class) · `all_of_class` (fewer or just as many cards of the class as
    led: all of them) · `follow` (any cards of the class) · `structure` (cards of the class that contain `required`).
    `count`: cards to play, 0 for a lead. `card_class`: "T" or a suit letter, "" when leading. `lead`, `required`: runs
    `(width, length)` in kind order. `forced`: cards that every legal play contains. `playable`: cards of the hand that
    some legal play contains. `alternatives`: smallest sets that meet `required`, at most a dozen.
    """

    step: str
    count: int
    card_class: str
    lead: tuple[tuple[int, int], ...]
    required: tuple[tuple[int, int], ...]
    forced: tuple[Card, ...]
    playable: tuple[Card, ...]
    alternatives: tuple[tuple[Card, ...], ...]
