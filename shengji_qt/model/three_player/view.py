# SPDX-License-Identifier: MIT
"""What one seat of the three-player game may know."""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.summaries import Colour, Overflow
from shengji_qt.model.three_player.events import Exchanged
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.view import View

Phase = Literal["deal", "turn", "draw", "poll", "penalty", "swap", "bury", "play", "lower", "over"]
SlotState = Literal["down", "up", "gone", "none"]  # face down, face up, played, not dealt yet


class Pile(msgspec.Struct, frozen=True):
    """One slot of a tableau as everybody sees it: nobody knows a card that lies face down, the owner included.

    `card`: the card that lies there face up, or that was played from there.
    """

    state: SlotState
    card: Card | None = None


class ThreeView(View, frozen=True, tag="ThreeView"):
    """Public facts of the hand and one seat's own.

    `phase`: tableaus are dealt · top cards are turned (bidding #1) · the stock is drawn (bidding #2 if nobody
    bid) · the poll after it · rule #4 penalties · swap · bury · rounds · overflow levels are used · scored.
    `tableaus` by seat, ten piles each, slots as in `settings.layouts[seat]`. `declined` by seat: biddable cards that
    were not used.
    `turned_now`: the seat's own turned card that waits for bid or pass (`decision.kind == "turned"`), else None.
    `colour`: of a no trump called by a joker; with trump `NT` and "" the hand is uncalled no trump. `bid_phase`: in
    which bidding the bid was made, 1 or 2, 0 without. `stock_count`: cards still to draw. `drawn`: the seat's own cards
    drawn from the stock in this hand (those can bid); `just_drawn` the last of them if it is the newest of the table.
    `shown`: by seat, cards that everybody knows to be in that hand (a card shown in bidding #2, until the declarer may
    have buried it).
    `points` by seat: of the rounds won so far, with bonuses and fines; with the bottom score when over.
    `levels` are those of now: penalties change them before the play, gains when the bottom was shown.
    `bottom_count`: cards in the bottom pile. `bottom`: what the declarer knows of it from the swap on (while swapping
    the cards as dealt), and everybody when the play is over. `locked`: cards of the declarer's hand that may not be
    buried, known to the declarer. `taken`: the four bottom cards as the declarer got them, known to the declarer.
    `exchanged`: what entered and left the declarer's tableau; `displaced_buried`: how many displaced cards were buried,
    `displaced`: the cards that left and where each went ("hand", "bottom"), for who may know, else "".
    `judged`: the attacker whose penalty the declarer is asked for (phase penalty). `overflow` by seat: levels stopped,
    in phase lower and over; `lowered`: how they were used. `failed_throws`: seats. `cards_won` by seat (rule #3).
    `owed` by seat: a must-play level carried from a penalty, else None; `passed` by seat: must-play levels that never
    block again (`must_play_memory`). `last_level`: as in the match options.
    """

    settings: ThreeSettings
    phase: Phase
    first_seat: int
    first_hand: bool
    passes: int
    tableaus: tuple[tuple[Pile, ...], ...]
    declined: tuple[int, ...]
    turned_now: Card | None
    colour: Colour
    bid_phase: int
    stock_count: int
    drawn: tuple[Card, ...]
    just_drawn: Card | None
    shown: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    cards_won: tuple[int, ...]
    bottom_count: int
    bottom: tuple[Card, ...]
    taken: tuple[Card, ...]
    locked: tuple[Card, ...]
    exchanged: tuple[Exchanged, ...]
    displaced_buried: int
    displaced: tuple[str, ...]
    judged: int | None
    overflow: tuple[int, ...]
    lowered: tuple[Overflow, ...]
    failed_throws: tuple[int, ...]
    owed: tuple[Rank | None, ...]
    passed: tuple[tuple[Rank, ...], ...]
    last_level: Rank

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The seat's own playable tableau cards; a spectator has none."""
        if self.seat is None:
            return ()
        return tuple(pile.card for pile in self.tableaus[self.seat] if pile.state == "up" and pile.card is not None)

    @property
    def playable(self) -> tuple[Card, ...]:
        """Hand and face-up tableau cards of this seat (13.3)."""
        return tuple(sorted((*self.hand, *self.face_up)))
