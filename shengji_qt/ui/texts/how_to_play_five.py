# SPDX-License-Identifier: MIT
"""The five-player game for somebody who has never played it."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, Sections

FIVE: Final[Sections] = (
    (
        QT_TRANSLATE_NOOP("HowToPlay", "What it is about"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "The declarer plays alone against four attackers, who form two pairs: the first and the third player"
                " after the declarer, and the second and the fourth. Everybody has a level of his own, from 3 up to A."
                " A pair that gets 40 points for each deck overturns the declarer, and one of the pair declares next;"
                " else the declarer stays and goes up. Who wins as declarer at level A wins the match.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Trump"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "While the cards are dealt anybody may show cards of the declarer's level, with 2s or a joker of their"
                " colour: their suit becomes trump. Higher calls overbid lower ones; with one deck the first call"
                " stands. The 2s of the trump suit and of the other suit of its colour are trumps, too. With two decks"
                " or more, pairs and tractors are led and followed as with four players.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "The mine"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "The cards that the declarer buries are the mine. It has a place between the second and the third"
                " player and joins every trick: on its turn the declarer plays from it, or skips. It has to follow"
                " suit when it plays, never leads, and may not ruff a suit that the declarer still holds. When it wins"
                " a trick the declarer leads next.",
            ),
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "With the rule of two hands there is no mine: the declarer divides all cards into a front hand and a"
                " rear hand, and both lead, follow and win.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Points"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "5 counts 5, 10 and K count 10. What an attacker wins are his own points, except those that his"
                " partner played. Who wins the last trick as attacker is paid for every card left in the mine as well."
                " Your points add up from deal to deal: the next declarer is chosen by them, and after a deal they may"
                " buy something, if the rules say so.",
            ),
        ),
    ),
)
