# SPDX-License-Identifier: MIT
"""Bids: which card bids what, and in which order top cards are turned up (three_player.md 7, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.summaries import Colour
from shengji_qt.model.three_player.layouts import Layout
from shengji_qt.model.three_player.ranking import colour_of
from shengji_qt.model.view import BidShown

SEATS: Final = 3
STOCK: Final = 18  # cards drawn in deal #2
Step = tuple[tuple[int, int], ...]  # (seat, slot) of the cards turned at once


def biddable(face: Card, level: Rank) -> bool:
    """A level card or a joker; a 2 is not (7.3)."""
    return face.is_joker or face.rank == level


def called(face: Card) -> tuple[Trump, Colour]:
    """The trump that a biddable card calls; of a joker also the colour of its no trump (7.5)."""
    return (Trump.NONE, colour_of(face)) if face.is_joker else (Trump.of_suit(face.suit), "")


def shown_bid(seat: int, face: Card) -> BidShown:
    """The record of a bid; the first one is final, so its number is always 1."""
    trump, colour = called(face)
    return BidShown(seat, (face,), trump, 1, colour)


def turning_steps(layouts: Sequence[Layout], declarer: int | None) -> tuple[Step, ...]:
    """All steps of bidding #1 if nobody bids.

    Later hands: one card at a time, in seat order from the declarer, a player without top cards left is skipped (7.1).
    First hand (`declarer` None): step k turns the k-th card of everybody who has one (7.2).
    """
    seats = [((declarer or 0) + turn) % SEATS for turn in range(SEATS)]
    rows = zip_longest(*([(seat, slot) for slot in layouts[seat].flip_order] for seat in seats))
    together = [tuple(each for each in row if each is not None) for row in rows]
    if declarer is None:
        return tuple(together)
    return tuple((each,) for row in together for each in row)
