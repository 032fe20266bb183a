# SPDX-License-Identifier: MIT
"""Class and strength of every face under a level and a trump.

Positions count from 0 upward inside a class; several faces may share one (off-suit level cards). Which neighbouring
positions are adjacent for runs is a table of its own, because settings switch single adjacencies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shengji_qt.model.cards import BIG_JOKER, CARDS, FACES, SMALL_JOKER, SUITS, Card, Rank, Trump, card
from shengji_qt.model.planes import FIELD, ONES

TRUMP: Final = 4  # class number of the trumps; 0 … 3 are the side suits ♠ ♥ ♣ ♦
CLASSES: Final = 5


class Order:
    """Immutable tables of one ordering.

    Attributes:
        level, trump: what the order belongs to.
        cls: by card, 0 … 3 for a side suit, `TRUMP` for trumps.
        pos: by card, strength inside its class; equal positions are equal cards.
        links: by class, as a plane: the lowest bit of field p is set iff positions p and p + 1 are adjacent in runs.
        at: by class, the faces at each position, in the order in which equal faces are taken.
        turn: by card, its index among the faces at its position.
    """

    __slots__ = ("at", "cls", "level", "links", "pos", "sort_rank", "trump", "turn")

    def __init__(self, level: Rank, trump: Trump, ladders: dict[int, list[list[Card]]], cut: frozenset[int]) -> None:
        """`ladders`: by class, the faces at each position from the lowest. `cut`: trump positions without a link up."""
        self.level = level
        self.trump = trump
        cls = [0] * FACES
        pos = [0] * FACES
        turn = [0] * FACES
        at: list[tuple[tuple[Card, ...], ...]] = []
        links: list[int] = []
        for number in range(CLASSES):
            ladder = ladders.get(number, [])
            at.append(tuple(tuple(faces) for faces in ladder))
            linked = ONES & ((1 << FIELD * max(len(ladder) - 1, 0)) - 1)
            if number == TRUMP:
                for gap in cut:
                    linked &= ~(1 << FIELD * gap)
            links.append(linked)
            for position, faces in enumerate(ladder):
                for index, face in enumerate(faces):
                    cls[face] = number
                    pos[face] = position
                    turn[face] = index
        self.cls = tuple(cls)
        self.pos = tuple(pos)
        self.turn = tuple(turn)
        self.at = tuple(at)
        self.links = tuple(links)
        self.sort_rank = tuple(
            (cls[face] == TRUMP) * 100_000 - cls[face] * 10_000 + pos[face] * 100 + face % 13 * 5 - face // 13
            for face in CARDS
        )

    def sort_key(self, face: Card) -> int:
        """Ascending: side suits ♦ ♣ ♥ ♠, then trumps; inside by position, then rank, then in suit order reversed."""
        return self.sort_rank[face]

    def class_text(self, number: int) -> str:
        """ "T" for trumps, else the suit letter."""
        return "T" if number == TRUMP else SUITS[number]

    def class_of(self, cards: tuple[Card, ...]) -> int | None:
        """The one class of all `cards`, or None if they are of several (or there are none)."""
        classes = {self.cls[each] for each in cards}
        return classes.pop() if len(classes) == 1 else None

    def of_class(self, cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
        """Those of `cards` that belong to the class."""
        cls = self.cls
        return tuple([each for each in cards if cls[each] == number])

    def is_trump(self, face: Card) -> bool:
        return self.cls[face] == TRUMP


@lru_cache(maxsize=256)
def four_order(level: Rank, trump: Trump, nt_level_joker_tractor: bool = True) -> Order:
    """The order of the four-player game (four_player.md 9), adjacency after 10.2."""
    ranks = [rank for rank in range(2, 15) if rank != level]
    ladders = {suit: [[card(suit, rank)] for rank in ranks] for suit in range(4)}
    suit = trump.suit
    if suit is None:
        trumps = [[card(each, level) for each in range(4)]]
        cut = frozenset() if nt_level_joker_tractor else frozenset({0})
    else:
        trumps = ladders.pop(suit)
        trumps.append([card(each, level) for each in range(4) if each != suit])
        trumps.append([card(suit, level)])
        cut = frozenset()
    trumps += [[SMALL_JOKER], [BIG_JOKER]]
    ladders[TRUMP] = trumps
    return Order(level, trump, ladders, cut)
