# SPDX-License-Identifier: MIT
"""The four-player game for somebody who has never played."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, Sections

FOUR: Final[Sections] = (
    (
        QT_TRANSLATE_NOOP("HowToPlay", "What it is about"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "You and the player opposite are partners against the other two. Each side has a level, from 2 up to A."
                " One of you is the declarer; declarer and partner play against the attackers. Only the attackers'"
                " points are counted: 5 counts 5, 10 and K count 10, 100 points in each deck.",
            ),
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "With 40 points for each deck or more the attackers take over and become declarers; with fewer the"
                " declarers go up. The side that wins at level A wins the match.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Trump"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "While the cards are dealt, anybody may show a card of the current level: its suit becomes trump."
                " More identical ones beat fewer; a pair of jokers or more beats as many level cards and means no"
                " trump. In the first deal the last bidder becomes declarer.",
            ),
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "From high to low, trumps are: big joker, small joker, the level card of the trump suit, the other"
                " level cards, then the trump suit from A down. Trumps carry a gold corner.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "The bottom"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "The declarer takes the cards of the bottom, which are marked with a golden edge, and buries just"
                " as many. If the attackers win the last trick, the points in the bottom count for them: twice if it"
                " was won with single cards, four times with a pair, more with a triple or a tractor.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Playing"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "Whoever leads may play a single card, a pair (two identical cards), a tractor (two or more adjacent"
                " pairs, such as 7 7 8 8) or a throw: several of them in one suit at once, if nobody can beat any part"
                " of it. If somebody can, only the beaten part is led. With three decks there are triples and tractors"
                " of triples, too; with one deck there are no two identical cards.",
            ),
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "The others follow with just as many cards of that suit; a pair must be answered with a pair and a"
                " tractor with a tractor, if you have one. Without the suit you may ruff with trumps of the same"
                " structure, or discard anything. The highest play wins the trick and leads next; of equal cards the"
                " first one wins.",
            ),
        ),
    ),
)
