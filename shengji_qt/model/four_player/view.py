# SPDX-License-Identifier: MIT
"""What one seat of the four-player game may know."""

from __future__ import annotations

from typing import Literal

from shengji_qt.model.cards import ACE, Card, Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.view import View

Phase = Literal["deal", "poll", "bury", "play", "over"]


class FourView(View, frozen=True, tag="FourView"):
    """Public facts of the deal and one seat's own.

    `phase`: cards are dealt · the poll after the deal · the declarer buries · tricks · scored.
    `first_seat` got the first card. `first_round`: a bidder becomes declarer, which one says `first_declarer`.
    `passes`: passes in a row in the poll. `turn`: the one seat that is asked, None while cards are dealt or when over.
    `bottom`: the cards buried, known to the declarer from burying on and to all when the deal is over.
    `taken`: the bottom as the declarer picked it up, known to the declarer only. `turned`: bottom cards turned up for
    everybody because nobody bid. `bottom_count`: cards lying in the bottom now.
    `attacker_points`: the attackers' points so far (after the last trick: with the bottom). `last_level` takes the
    place of A.
    """

    settings: FourSettings
    phase: Phase
    first_seat: int
    first_round: bool
    passes: int
    attacker_points: int
    bottom_count: int
    bottom: tuple[Card, ...]
    taken: tuple[Card, ...]
    turned: tuple[Card, ...]
    failed_throws: tuple[int, ...]
    last_level: Rank = ACE
