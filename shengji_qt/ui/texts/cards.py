# SPDX-License-Identifier: MIT
"""Names of cards, suits, classes, ranks and structures (four_player.md 2, three_player.md 2, five_player.md 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from shengji_qt.model.cards import BIG_JOKER, SUITS, Card, Rank, Trump
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate

SUIT_SIGNS: Final = ("♠", "♥", "♣", "♦")
_CLASSES: Final = {
    "S": QT_TRANSLATE_NOOP("Cards", "spades"),
    "H": QT_TRANSLATE_NOOP("Cards", "hearts"),
    "C": QT_TRANSLATE_NOOP("Cards", "clubs"),
    "D": QT_TRANSLATE_NOOP("Cards", "diamonds"),
    "T": QT_TRANSLATE_NOOP("Cards", "trumps"),
}
_TRUMPS: Final = {
    Trump.SPADES: QT_TRANSLATE_NOOP("Cards", "Spades"),
    Trump.HEARTS: QT_TRANSLATE_NOOP("Cards", "Hearts"),
    Trump.CLUBS: QT_TRANSLATE_NOOP("Cards", "Clubs"),
    Trump.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "Diamonds"),
    Trump.NONE: QT_TRANSLATE_NOOP("Cards", "No trump"),
}
_SPOKEN: Final = (
    QT_TRANSLATE_NOOP("Cards", "{rank} of spades"),
    QT_TRANSLATE_NOOP("Cards", "{rank} of hearts"),
    QT_TRANSLATE_NOOP("Cards", "{rank} of clubs"),
    QT_TRANSLATE_NOOP("Cards", "{rank} of diamonds"),
)


def suit_sign(suit: int | str | Trump) -> str:
    """The sign of suit 0 … 3, of a suit letter or of a trump; "" for no trump and for trumps as a class."""
    if isinstance(suit, str):
        return SUIT_SIGNS[SUITS.index(suit)] if suit in SUITS else ""
    return SUIT_SIGNS[suit]


def card_text(card: Card) -> str:
    """Short, with the suit sign: `♠10`; a joker by name."""
    if card.is_joker:
        return joker_text(card == BIG_JOKER)
    return SUIT_SIGNS[card.suit] + (card.rank or Rank(2)).text


def joker_text(big: bool) -> str:
    return translate("Cards", "big joker") if big else translate("Cards", "small joker")


def spoken_card(card: Card) -> str:
    """In words, for a screen reader: `10 of spades`."""
    if card.is_joker:
        return joker_text(card == BIG_JOKER)
    return translate("Cards", _SPOKEN[card.suit]).format(rank=(card.rank or Rank(2)).text)


def cards_text(cards: Iterable[Card]) -> str:
    """Several cards in their given order: `♠10 ♠10 ♥5`; copies of what is a word are counted, and set off from a card
    before, whose rank the number would continue: `♦8, 2 × big joker`.
    """
    parts: list[str] = []
    for card, copies in groupby(cards):
        n = sum(1 for _ in copies)
        counted = card.is_joker and n > 1
        words = copies_text(n, card_text(card)) if counted else " ".join([card_text(card)] * n)
        parts = [list_text([" ".join(parts), words])] if parts and counted else [*parts, words]
    return " ".join(parts)


def spoken_cards(cards: Iterable[Card]) -> str:
    """In words, copies counted: `2 × 10 of spades, big joker`."""
    return list_text([copies_text(sum(1 for _ in copies), spoken_card(card)) for card, copies in groupby(cards)])


def copies_text(n: int, card: str) -> str:
    """One, two or three copies of a card that is named by a word."""
    if n == 2:
        return translate("Cards", "2 × {card}").format(card=card)
    return translate("Cards", "3 × {card}").format(card=card) if n == 3 else " ".join([card] * n)


def list_text(words: Sequence[str]) -> str:
    """Words joined by the comma of enumeration of the language."""
    return translate("Cards", ", ", "between the items of a list").join(words)


def class_text(card_class: str) -> str:
    """A class of cards, "T" for trumps or a suit letter, in running text: `spades`, `trumps`."""
    return translate("Cards", _CLASSES[card_class])


def trump_text(trump: Trump, sign: bool = True, colour: str = "") -> str:
    """`♠ Spades`, `No trump`, or with a colour `No trump, red`; without `sign` the word only."""
    word = translate("Cards", _TRUMPS[trump])
    if trump is Trump.NONE and colour:
        return translate("Cards", "No trump, red") if colour == "red" else translate("Cards", "No trump, black")
    return f"{suit_sign(trump)} {word}" if sign and trump is not Trump.NONE else word


def run_text(width: int, length: int, game: str = "four") -> str:
    """The name of one run `(width, length)`: `pair`, `tractor`, `three-pair tractor`, `Titanic` …

    What four players call a Titanic five call a bulldozer (推土机).
    """
    if length == 1:
        return _one_face(width)
    if width == 2:
        if length == 2:
            return translate("Cards", "tractor")
        return translate("Cards", "{n}-pair tractor").format(n=length)
    if game == "five":
        if length == 2:
            return translate("Cards", "bulldozer")
        return translate("Cards", "{n}-triple bulldozer").format(n=length)
    if length == 2:
        return translate("Cards", "Titanic")
    return translate("Cards", "{n}-triple Titanic").format(n=length)


def _one_face(width: int) -> str:
    if width == 1:
        return translate("Cards", "single")
    return translate("Cards", "pair") if width == 2 else translate("Cards", "triple")


def runs_text(runs: Iterable[Sequence[int]], game: str = "four") -> str:
    """Every run of a requirement or a throw: `tractor + pair + single`; equal ones are counted: `2 × pair`."""
    counted: dict[tuple[int, int], int] = {}
    for run in runs:
        key = (int(run[0]), int(run[1]))
        counted[key] = counted.get(key, 0) + 1
    names = {run: run_text(*run, game) for run in counted}
    parts = [names[run] if n == 1 else _several(n, names[run]) for run, n in counted.items()]
    return " + ".join(parts)


def _several(n: int, name: str) -> str:
    return translate("Cards", "{n} × {structure}").format(n=n, structure=name)


def play_label(components: Iterable[Any], game: str = "four") -> str:
    """For the Play button: `Play pair`, `Throw`; `Play` where nothing is chosen.

    `components`: objects with `width` and `length`, or `(width, length)` pairs. Several are a throw (甩牌).
    """
    runs = [_run(each) for each in components]
    if not runs:
        return translate("Cards", "Play")
    if len(runs) > 1:
        return translate("Cards", "Throw", "button: lead several components")
    return translate("Cards", "Play {structure}").format(structure=run_text(*runs[0], game))


def _run(component: Any) -> tuple[int, int]:
    if hasattr(component, "width"):
        return int(component.width), int(component.length)
    width, length = component
    return int(width), int(length)
