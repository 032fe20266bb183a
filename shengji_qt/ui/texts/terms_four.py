# SPDX-License-Identifier: MIT
"""Terms of the glossary of four players (four_player.md 2)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.term import Term

TERMS: Final = (
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "seat"),
        QT_TRANSLATE_NOOP("Terms", "A place at the table. Partners sit opposite each other."),
        quiet=True,
    ),
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "partner|partners"),
        QT_TRANSLATE_NOOP("Terms", "The player opposite you: you win and lose together."),
    ),
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "declarer"),
        QT_TRANSLATE_NOOP("Terms", "Takes the bottom, buries as many cards, and leads to the first trick."),
    ),
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "declarers|declarers' side"),
        QT_TRANSLATE_NOOP("Terms", "The declarer and the declarer's partner."),
    ),
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "attacker|attackers' side"),
        QT_TRANSLATE_NOOP("Terms", "The two players against the declarers. Only their points are counted."),
    ),
    Term(
        "four",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "deal|round"),
        QT_TRANSLATE_NOOP("Terms", "From the shuffle to the result."),
        quiet=True,
    ),
    Term(
        "four",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "level|levels"),
        QT_TRANSLATE_NOOP("Terms", "The rank that a side plays at. It rises when the side wins."),
    ),
    Term(
        "four",
        "order",
        QT_TRANSLATE_NOOP("Terms", "level card|level rank"),
        QT_TRANSLATE_NOOP("Terms", "All cards of the rank that the declarers play at. They are trumps."),
    ),
    Term(
        "four",
        "order",
        QT_TRANSLATE_NOOP("Terms", "main level card"),
        QT_TRANSLATE_NOOP("Terms", "The level card of the trump suit: the highest trump but for the jokers."),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "trump suit"),
        QT_TRANSLATE_NOOP("Terms", "The suit that the last bid has made trump."),
    ),
    Term(
        "four",
        "order",
        QT_TRANSLATE_NOOP("Terms", "no trump|NT"),
        QT_TRANSLATE_NOOP("Terms", "No suit is trump: only jokers and level cards are."),
    ),
    Term("four", "order", QT_TRANSLATE_NOOP("Terms", "big joker"), QT_TRANSLATE_NOOP("Terms", "The highest trump.")),
    Term(
        "four",
        "order",
        QT_TRANSLATE_NOOP("Terms", "small joker"),
        QT_TRANSLATE_NOOP("Terms", "The second highest trump."),
    ),
    Term(
        "four",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "pair"),
        QT_TRANSLATE_NOOP("Terms", "Two identical cards: the same rank and the same suit."),
    ),
    Term(
        "four",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "Titanic"),
        QT_TRANSLATE_NOOP(
            "Terms", "Two or more neighbouring triples of one class, like 7 7 7 8 8 8. Only with three decks."
        ),
    ),
    Term(
        "four",
        "winning",
        QT_TRANSLATE_NOOP("Terms", "ruff|ruffs"),
        QT_TRANSLATE_NOOP("Terms", "To win a trick of another suit with trumps."),
    ),
    Term(
        "four",
        "following",
        QT_TRANSLATE_NOOP("Terms", "discard"),
        QT_TRANSLATE_NOOP("Terms", "To play a card that neither follows the suit nor ruffs."),
    ),
    Term(
        "four",
        "bottom",
        QT_TRANSLATE_NOOP("Terms", "bottom"),
        QT_TRANSLATE_NOOP(
            "Terms", "The cards that are left over after the deal. The declarer takes them and buries as many."
        ),
    ),
    Term(
        "four",
        "bottom",
        QT_TRANSLATE_NOOP("Terms", "bury|buries|buried"),
        QT_TRANSLATE_NOOP("Terms", "To lay cards face down in place of the bottom."),
    ),
    Term(
        "four",
        "capture",
        QT_TRANSLATE_NOOP(
            "Terms", "bottom capture|capture the bottom|captures the bottom|captured the bottom|captured"
        ),
        QT_TRANSLATE_NOOP(
            "Terms", "The attackers win the last trick, and the points in the bottom count for them, multiplied."
        ),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "bid|bids"),
        QT_TRANSLATE_NOOP("Terms", "To show level cards or jokers, which fixes the trump."),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "grab bidding"),
        QT_TRANSLATE_NOOP("Terms", "Whoever shows first has it: a later bid must be higher."),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "reinforce"),
        QT_TRANSLATE_NOOP("Terms", "To raise one's own bid with more cards of the same trump."),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "overbid"),
        QT_TRANSLATE_NOOP("Terms", "To bid higher than somebody else, with another trump."),
    ),
    Term(
        "four",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "self-overcall"),
        QT_TRANSLATE_NOOP("Terms", "To overbid one's own bid with another trump."),
    ),
    Term(
        "four",
        "result",
        QT_TRANSLATE_NOOP("Terms", "take over|takes over|took over|taken over"),
        QT_TRANSLATE_NOOP("Terms", "The attackers have enough points and become the declarers."),
    ),
    Term(
        "four",
        "result",
        QT_TRANSLATE_NOOP("Terms", "shut-out|big shut-out|small shut-out"),
        QT_TRANSLATE_NOOP(
            "Terms", "Big: the attackers get nothing. Small: they get points, but fewer than the first threshold."
        ),
    ),
    Term(
        "four",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "must-play level|level that must be played|levels that must be played"),
        QT_TRANSLATE_NOOP("Terms", "A level that a side may leave only by winning as declarers."),
    ),
)
