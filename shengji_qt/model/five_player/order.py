# SPDX-License-Identifier: MIT
"""The order of the five-player game (five_player.md 8, R20.3) and the colours of its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shengji_qt.model.cards import BIG_JOKER, SMALL_JOKER, Card, Rank, Trump, card
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.summaries import Colour

TWO: Final = 2
JACK: Final = 11
TAKEN_FIRST: Final = (2, 3, 1, 0)  # ♣ ♦ ♥ ♠: the order in which equal cards are taken (R9.3, R12.4)
_LINKED_SPECIALS = 1  # the two jokers are adjacent under every setting


def colour_of(face: Card) -> Colour:
    """Of the suit; the big joker is red, the small one black (1)."""
    if face.is_joker:
        return "red" if face == BIG_JOKER else "black"
    return suit_colour(face.suit)


def suit_colour(suit: int) -> Colour:
    """♠ ♣ are black, ♥ ♦ red."""
    return "red" if suit % 2 else "black"


def mate(suit: int) -> int:
    """The other suit of the same colour (同色异花)."""
    return (suit + 2) % 4


def suits_of(colour: Colour) -> tuple[int, ...]:
    """The two suits of a colour in the order in which equal cards are taken; none for ""."""
    return tuple(suit for suit in TAKEN_FIRST if suit_colour(suit) == colour)


@lru_cache(maxsize=256)
def five_order(level: Rank, trump: Trump, colour: Colour = "", decks: int = 2, special_tractors: bool = True) -> Order:
    """The order under a trump suit, or no trump of a called `colour` (8).

    `colour` is not asked with a trump suit. A no trump without a colour is the order before trump is fixed: level cards
    and jokers are trumps. With one deck a side suit has two positions (R20.3). Without `special_tractors` only ordinary
    ranks of one suit and the two jokers are adjacent (R9.2).
    """
    suit = trump.suit
    trumps = _no_trump(level, colour) if suit is None else _with_suit(level, suit)
    trumps += [[SMALL_JOKER], [BIG_JOKER]]
    taken = {face for faces in trumps for face in faces}
    ladders = {}
    for side in range(4):
        faces = [card(side, rank) for rank in range(TWO, 15) if card(side, rank) not in taken]
        ladders[side] = _two_classes(faces) if decks == 1 else [[face] for face in faces]
    ladders[TRUMP] = trumps
    top = len(trumps) - 1
    ordinary = range(1, 11) if suit is not None else range(0)  # links between A … 3 of the trump suit, all but the last
    cut = frozenset() if special_tractors else frozenset(range(top)) - {top - _LINKED_SPECIALS} - frozenset(ordinary)
    return Order(level, trump, {side: ladder for side, ladder in ladders.items() if ladder}, cut)


def _with_suit(level: Rank, suit: int) -> list[list[Card]]:
    """15 of the 17 rungs, from the lowest; the jokers are missing (R8.1)."""
    rungs = [[card(mate(suit), TWO)]]
    rungs += [[card(suit, rank)] for rank in range(TWO + 1, 15) if rank != level]
    rungs.append([card(suit, TWO)])
    rungs.append([card(each, level) for each in TAKEN_FIRST if each != suit])
    rungs.append([card(suit, level)])
    return rungs


def _no_trump(level: Rank, colour: Colour) -> list[list[Card]]:
    """Three of the five rungs, from the lowest (R8.3); one rung without a colour."""
    if not colour:
        return [[card(each, level) for each in TAKEN_FIRST]]
    own = suits_of(colour)
    others = [each for each in TAKEN_FIRST if each not in own]
    return [
        [card(each, level) for each in others],
        [card(each, TWO) for each in own],
        [card(each, level) for each in own],
    ]


def _two_classes(faces: list[Card]) -> list[list[Card]]:
    """3 … 10 (or 2 … 10) are equal, below J Q K A, which are equal (R20.3); each from its lowest face."""
    high = [face for face in faces if (face.rank or 0) >= JACK]
    low = [face for face in faces if (face.rank or 0) < JACK]
    return [low, high]
