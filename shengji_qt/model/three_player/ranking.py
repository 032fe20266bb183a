# SPDX-License-Identifier: MIT
"""Deck, classes and card order of the three-player game (three_player.md 3.1, 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shengji_qt.model.cards import BIG_JOKER, CARDS, RANKS, SMALL_JOKER, Card, Rank, Trump, card
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.summaries import Colour

REMOVED: Final = (card(2, 2), card(3, 2))  # ♣2 and ♦2
DECK: Final = tuple(each for each in CARDS if each not in REMOVED)
_TWOS: Final[dict[Colour, Card]] = {"red": card(1, 2), "black": card(0, 2)}
_SUITS_OF: Final[dict[Colour, tuple[int, int]]] = {"red": (1, 3), "black": (0, 2)}


def colour_of(face: Card) -> Colour:
    """Red: ♥ ♦ and the big joker; black: ♠ ♣ and the small joker (1)."""
    if face.is_joker:
        return "red" if face == BIG_JOKER else "black"
    return "red" if face.suit in _SUITS_OF["red"] else "black"


def _other(colour: Colour) -> Colour:
    return "black" if colour == "red" else "red"


@lru_cache(maxsize=256)
def three_order(level: Rank, trump: Trump, colour: Colour = "") -> Order:
    """The order of 12.3 and 12.4; equal cards share a position.

    `colour` of the joker that called no trump; "" with `Trump.NONE` is uncalled no trump, with a suit it says nothing.
    Jokers, level cards and 2s are trumps in every contract. The two removed cards have no place in it.
    """
    ranks = [rank for rank in RANKS[1:] if rank != level]
    ladders = {suit: [[card(suit, rank)] for rank in ranks] for suit in range(4)}
    suit = trump.suit
    if suit is not None:
        colour = colour_of(card(suit, level))
        mate = next(each for each in _SUITS_OF[colour] if each != suit)
        trumps = ladders.pop(suit)
        trumps += [[_TWOS[_other(colour)]], _levels(level, _other(colour))]
        trumps += [[card(mate, level)], [_TWOS[colour]], [card(suit, level)]]
    elif colour:
        trumps = [[_TWOS[_other(colour)]], _levels(level, _other(colour)), [_TWOS[colour]], _levels(level, colour)]
    else:
        trumps = [[_TWOS["black"], _TWOS["red"]], [card(each, level) for each in range(4)]]
    ladders[TRUMP] = [*trumps, [SMALL_JOKER], [BIG_JOKER]]
    return Order(level, trump, ladders, frozenset())


def _levels(level: Rank, colour: Colour) -> list[Card]:
    """The two level cards of a colour."""
    return [card(suit, level) for suit in _SUITS_OF[colour]]
