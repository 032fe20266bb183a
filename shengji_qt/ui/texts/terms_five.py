# SPDX-License-Identifier: MIT
"""Terms of the glossary of five players (five_player.md 1)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.term import Term

TERMS: Final = (
    Term(
        "five",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "declarer"),
        QT_TRANSLATE_NOOP("Terms", "Plays alone against the four others, with two hands."),
    ),
    Term(
        "five",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "attacker"),
        QT_TRANSLATE_NOOP("Terms", "Each of the four others. They score in two pairs."),
    ),
    Term(
        "five",
        "seats",
        QT_TRANSLATE_NOOP("Terms", "team|pair of attackers"),
        QT_TRANSLATE_NOOP(
            "Terms", "Two attackers who score together. They sit opposite each other in the ring of six."
        ),
    ),
    Term(
        "five",
        "seats",
        QT_TRANSLATE_NOOP("Terms", "partner"),
        QT_TRANSLATE_NOOP("Terms", "The other attacker of your pair. It changes with the declarer."),
    ),
    Term(
        "five",
        "burying",
        QT_TRANSLATE_NOOP("Terms", "mine"),
        QT_TRANSLATE_NOOP(
            "Terms", "The cards that the declarer has buried. They take part in every trick as a sixth hand."
        ),
    ),
    Term(
        "five",
        "burying",
        QT_TRANSLATE_NOOP("Terms", "bottom"),
        QT_TRANSLATE_NOOP("Terms", "The cards that are left over after the deal. The declarer takes them."),
    ),
    Term(
        "five",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "level"),
        QT_TRANSLATE_NOOP("Terms", "A rank of each player's own. The declarer's is that of the deal."),
    ),
    Term(
        "five",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "level card"),
        QT_TRANSLATE_NOOP("Terms", "All cards of the declarer's level. They are trumps."),
    ),
    Term(
        "five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "trump-suit level card"),
        QT_TRANSLATE_NOOP("Terms", "A level card of the trump suit."),
    ),
    Term(
        "five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "trump-suit 2"),
        QT_TRANSLATE_NOOP("Terms", "The 2 of the trump suit, a high trump."),
    ),
    Term(
        "five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "trump suit cards"),
        QT_TRANSLATE_NOOP("Terms", "The other cards of the trump suit."),
    ),
    Term(
        "five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "mate suit"),
        QT_TRANSLATE_NOOP("Terms", "The other suit of the trump suit's colour."),
    ),
    Term(
        "five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "no trump"),
        QT_TRANSLATE_NOOP(
            "Terms", "No suit is trump: only jokers, level cards and 2s are, and one colour is the higher."
        ),
    ),
    Term(
        "five",
        "drawing",
        QT_TRANSLATE_NOOP("Terms", "draw"),
        QT_TRANSLATE_NOOP("Terms", "To be dealt one's cards one at a time."),
    ),
    Term(
        "five",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "call"),
        QT_TRANSLATE_NOOP("Terms", "To show cards that fix the trump."),
    ),
    Term(
        "five",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "overbid"),
        QT_TRANSLATE_NOOP("Terms", "To call higher than somebody else."),
    ),
    Term(
        "five",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "reinforce"),
        QT_TRANSLATE_NOOP("Terms", "To raise one's own call with the same trump."),
    ),
    Term(
        "five",
        "following",
        QT_TRANSLATE_NOOP("Terms", "trick"),
        QT_TRANSLATE_NOOP("Terms", "One play from each hand around the table."),
        quiet=True,
    ),
    Term(
        "five",
        "leading",
        QT_TRANSLATE_NOOP("Terms", "lead"),
        QT_TRANSLATE_NOOP("Terms", "To play first in a trick."),
        quiet=True,
    ),
    Term(
        "five",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "pair"),
        QT_TRANSLATE_NOOP("Terms", "Two identical cards; also two attackers who score together."),
    ),
    Term(
        "five",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "bulldozer"),
        QT_TRANSLATE_NOOP("Terms", "Two or more neighbouring triples. Only with three decks."),
    ),
    Term(
        "five",
        "following",
        QT_TRANSLATE_NOOP("Terms", "ruff"),
        QT_TRANSLATE_NOOP("Terms", "To win a trick of another suit with trumps."),
    ),
    Term(
        "five",
        "mine_turn",
        QT_TRANSLATE_NOOP("Terms", "self-ruff"),
        QT_TRANSLATE_NOOP("Terms", "The mine ruffs a suit of which the declarer has just run out."),
    ),
    Term(
        "five",
        "following",
        QT_TRANSLATE_NOOP("Terms", "discard"),
        QT_TRANSLATE_NOOP("Terms", "To play a card that cannot win."),
    ),
    Term(
        "five",
        "mine_turn",
        QT_TRANSLATE_NOOP("Terms", "skip|skips"),
        QT_TRANSLATE_NOOP("Terms", "The mine plays nothing in this trick."),
    ),
    Term(
        "five",
        "capture",
        QT_TRANSLATE_NOOP("Terms", "dig the bottom|digs the bottom|dug the bottom"),
        QT_TRANSLATE_NOOP(
            "Terms", "An attacker wins the last trick and scores what is left of the declarer's second hand."
        ),
    ),
    Term(
        "five",
        "whose_points",
        QT_TRANSLATE_NOOP("Terms", "deal score"),
        QT_TRANSLATE_NOOP("Terms", "The points of a pair in this deal."),
    ),
    Term(
        "five",
        "whose_points",
        QT_TRANSLATE_NOOP("Terms", "cumulative score|cumulative points"),
        QT_TRANSLATE_NOOP("Terms", "A player's own points, carried from deal to deal. They can be spent."),
    ),
    Term(
        "five",
        "result",
        QT_TRANSLATE_NOOP("Terms", "overturn|overturned|overturns"),
        QT_TRANSLATE_NOOP(
            "Terms", "A pair has enough points: the declarer loses the deal, and one of the pair declares next."
        ),
    ),
    Term(
        "five",
        "result",
        QT_TRANSLATE_NOOP("Terms", "big shut-out"),
        QT_TRANSLATE_NOOP("Terms", "Both pairs have nothing at all."),
    ),
    Term(
        "five",
        "spending",
        QT_TRANSLATE_NOOP("Terms", "block"),
        QT_TRANSLATE_NOOP("Terms", "To pay cumulative points so that somebody else does not rise."),
    ),
    Term(
        "five",
        "spending",
        QT_TRANSLATE_NOOP("Terms", "force"),
        QT_TRANSLATE_NOOP("Terms", "To pay cumulative points for one level."),
    ),
    Term(
        "five",
        "spending",
        QT_TRANSLATE_NOOP("Terms", "claim"),
        QT_TRANSLATE_NOOP("Terms", "To give all cumulative points to declare the next deal."),
    ),
    Term(
        "five",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "complete victory"),
        QT_TRANSLATE_NOOP("Terms", "Winning as declarer at the last level: the match ends."),
    ),
)
