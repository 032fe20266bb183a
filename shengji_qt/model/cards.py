# SPDX-License-Identifier: MIT
"""Faces, decks, ranks, trumps and their text notation.

A card is a *face*: copies of one face are interchangeable, so nothing in the model knows which deck a card came from
(four_player.md 6.2).

>>> Card.parse("10S"), Card.parse("10S").text, Card.parse("bj").is_joker
(Card('10S'), '10S', True)
>>> Rank.parse("A").text
'A'
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

SUITS: Final = "SHCD"  # ♠ ♥ ♣ ♦, the order that settles ties (four_player.md 10.3)
RANK_TEXTS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FACES: Final = 54


class Rank(int):
    """A rank or level, 2 … 14 (A = 14). An int in memory, its text ("10", "A") in journals and on the wire."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return RANK_TEXTS[self - 2]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank written as `text`; ValueError if there is none."""
        if text not in RANK_TEXTS:
            raise ValueError(f"not a rank: {text!r}")
        return cls(RANK_TEXTS.index(text) + 2)

    def __repr__(self) -> str:
        return f"Rank({self.text!r})"


RANKS: Final = tuple(Rank(value) for value in range(2, 15))
ACE: Final = RANKS[-1]


class Card(int):
    """A face, 0 … 53: `suit * 13 + rank - 2` with suits ♠ ♥ ♣ ♦; 52 small joker, 53 big joker.

    An int in memory, its text ("10S", "sj") in journals and on the wire. Use `CARDS[i]` or `Card.parse`.
    """

    __slots__ = ()

    @property
    def is_joker(self) -> bool:
        return self >= 52

    @property
    def suit(self) -> int:
        """0 … 3 for ♠ ♥ ♣ ♦; 4 for a joker."""
        return self // 13

    @property
    def rank(self) -> Rank | None:
        """None for a joker."""
        return None if self >= 52 else RANKS[self % 13]

    @property
    def points(self) -> int:
        """5, 10 or 0 points (four_player.md 3)."""
        return POINTS[self]

    @property
    def text(self) -> str:
        return CARD_TEXTS[self]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as `text`; ValueError if there is none."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"not a card: {text!r}") from None

    def __repr__(self) -> str:
        return f"Card({self.text!r})"


CARDS: Final = tuple(Card(value) for value in range(FACES))
CARD_TEXTS: Final = tuple([rank + suit for suit in SUITS for rank in RANK_TEXTS] + ["sj", "bj"])
POINTS: Final = tuple([{5: 5, 10: 10, 13: 10}.get(value % 13 + 2, 0) for value in range(52)] + [0, 0])
_BY_TEXT: Final = dict(zip(CARD_TEXTS, CARDS, strict=True))
SMALL_JOKER: Final = CARDS[52]
BIG_JOKER: Final = CARDS[53]


class Trump(StrEnum):
    """A trump suit, or no trump (无主)."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"
    NONE = "NT"

    @property
    def suit(self) -> int | None:
        """0 … 3, or None for no trump."""
        return None if self is Trump.NONE else SUITS.index(self.value)

    @classmethod
    def of_suit(cls, suit: int) -> Trump:
        return cls(SUITS[suit])


def card(suit: int, rank: int) -> Card:
    """The face of `suit` 0 … 3 and `rank` 2 … 14."""
    return CARDS[suit * 13 + rank - 2]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards from text separated by blanks: `parse_cards("3H 3H bj")`."""
    return tuple(Card.parse(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """The inverse of `parse_cards`."""
    return " ".join(each.text for each in cards)


def full_deck(decks: int) -> list[Card]:
    """`54 * decks` cards, unshuffled."""
    return [each for each in CARDS for _ in range(decks)]


def points_of(cards: Iterable[Card]) -> int:
    """Total points of the cards: 5 = 5, 10 = 10, K = 10 (four_player.md 3)."""
    return sum(POINTS[each] for each in cards)


def remove_cards(hand: Iterable[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """`hand` without one copy of each of `taken`; ValueError if one is missing."""
    rest = list(hand)
    for each in taken:
        rest.remove(each)
    return tuple(rest)
