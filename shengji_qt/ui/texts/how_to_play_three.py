# SPDX-License-Identifier: MIT
"""The three-player game for somebody who has never played it."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, Sections

THREE: Final[Sections] = (
    (
        QT_TRANSLATE_NOOP("HowToPlay", "What it is about"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "Everybody plays alone and has a level, from 3 up to A. One of you is the declarer; the other two are"
                " attackers, each for himself. Only attackers' points count: 5 and 2 count 5, 10 and K count 10, 110"
                " points in the deck. An attacker with 30 or more takes over; with fewer the declarer stays and goes"
                " up. Who wins as declarer at level A wins the match.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Open and hidden cards"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "Ten of your sixteen cards lie on the table in two or three layers, face down at first. The top ones"
                " are turned up one by one. Whoever turns a card of the declarer's level or a joker may bid with it at"
                " once: the first bid is final and fixes trump. In the first hand the bidder becomes declarer. The"
                " cards below stay hidden, from you as well, until the cards on them have been played.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "The bottom"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "The declarer may put cards of the bottom in the place of his own open top cards, then everybody draws"
                " six cards, and the declarer buries until four lie in the bottom again. If nobody has bid, cards that"
                " were drawn may bid, and the swap comes after that. An attacker who wins the last round captures the"
                " bottom: 5 points and twice those that lie in it, or double that.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Playing"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "A round is six cards: each of you plays one, and then one more. Cards in the hand and open cards on"
                " the table are played alike. Everybody follows with the suit of the round's first card, in the second"
                " half too; without it play a trump or any card. All level cards, both 2s and the jokers are trumps."
                " The highest of the six cards takes the round and leads the next one.",
            ),
        ),
    ),
)
