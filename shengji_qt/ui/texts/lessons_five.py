# SPDX-License-Identifier: MIT
"""The words of the lesson of the five-player game, by step (table/lessons/five.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.lesson_words import Said

FIVE: Final[dict[str, Said]] = {
    "welcome": (
        QT_TRANSLATE_NOOP("Lessons", "One against four"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Five players, two decks. The declarer plays alone against the four others, but with a hidden mine: eight"
            " buried cards that play along like a sixth player.",
        ),
    ),
    "bid": (
        QT_TRANSLATE_NOOP("Lessons", "Bid and become declarer"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The level is {level}: {card} is a level card. In the first deal the first bidder is the declarer, and the"
            " suit is trump. Show it with its button.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Press the button with {card} to bid."),
    ),
    "pairs": (
        QT_TRANSLATE_NOOP("Lessons", "Two pairs against you"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{trump} are trump. {p1} and {one} are a pair, {p2} and {other} the other one; each pair has a bar. A pair"
            " that reaches {limit} overturns you. 5, 10 and K count as usual.",
        ),
    ),
    "bury": (
        QT_TRANSLATE_NOOP("Lessons", "Lay the mine"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Bury eight of your 28 cards: they are the mine. It should hold things that surprise. Here: {cards}."
            " Show me chooses them for you; then press Bury.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "You are free to bury anything in a match. Here take {cards}."),
    ),
    "mine": (
        QT_TRANSLATE_NOOP("Lessons", "Your second hand"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Only you see these {count} cards; the others see how many are left. The mine's turn comes once in each"
            " trick, always between {p2} and {p3}.",
        ),
    ),
    "ace": (
        QT_TRANSLATE_NOOP("Lessons", "Lead"),
        QT_TRANSLATE_NOOP("Lessons", "The declarer leads. Begin with {card}, the highest heart."),
        QT_TRANSLATE_NOOP("Lessons", "You may, but begin with the sure card: {card}."),
    ),
    "skip": (
        QT_TRANSLATE_NOOP("Lessons", "The mine may skip"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Now it is the mine's turn. It may always play nothing. Your {best} is winning, so save its cards: press"
            " Skip, or P.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Your {best} is winning already: skip."),
    ),
    "low": (
        QT_TRANSLATE_NOOP("Lessons", "Lure them"),
        QT_TRANSLATE_NOOP(
            "Lessons", "Nobody knows that {ace} lies in the mine. Lead low, {card}, and see who dares to win."
        ),
        QT_TRANSLATE_NOOP("Lessons", "That gives the trap away: lead {card}."),
    ),
    "take": (
        QT_TRANSLATE_NOOP("Lessons", "The mine strikes"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} thinks that {best} wins: {points}. The mine holds diamonds, so if it plays it has to follow"
            " suit. Play"
            " {card}: choose it in the mine and press its Play.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "The trick is worth it: take it with {card}."),
    ),
    "last_club": (
        QT_TRANSLATE_NOOP("Lessons", "Run out of a suit"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The mine won {points}, and you lead again. As long as you hold a suit the mine may not ruff it. You have"
            " just one club: lead {card}, and the mine is free.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Get rid of your last club first: {card}."),
    ),
    "ruff": (
        QT_TRANSLATE_NOOP("Lessons", "The mine ruffs"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} is winning with {best}, {points}. Neither you nor the mine has a club now: ruff with one of"
            " its small"
            " trumps, {cards}.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "One small trump of the mine is enough: {cards}."),
    ),
    "give": (
        QT_TRANSLATE_NOOP("Lessons", "Give up the lead"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Both pairs still have nothing. You will lose some tricks; lose one cheaply now with a low heart, such as"
            " {card}.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Keep that: a low heart, {card}, will do."),
    ),
    "skip_again": (
        QT_TRANSLATE_NOOP("Lessons", "No ruff this time"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} is winning with {best}. You still hold hearts, so the mine may not ruff, and it has no heart that"
            " wins. Skip.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "That cannot win: skip and save the card."),
    ),
    "scores": (
        QT_TRANSLATE_NOOP("Lessons", "Pair points and personal points"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} won, and the pair has {points}. Each also keeps a personal account: {who} {zhu}, and {p4} {mei} for"
            " the own 10 that a partner won.",
        ),
    ),
    "rest": (
        QT_TRANSLATE_NOOP("Lessons", "The middle of the deal"),
        QT_TRANSLATE_NOOP(
            "Lessons", "The next tricks are played for you and your mine, until the last one. Watch both bars."
        ),
    ),
    "last": (
        QT_TRANSLATE_NOOP("Lessons", "The last trick"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} led {best}. Your {card} is equal, but the first wins. One card is left in the mine. Play {card}.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Play your last card, {card}."),
    ),
    "dug": (
        QT_TRANSLATE_NOOP("Lessons", "They dug the bottom"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} won the last trick and gets {score} for the card left in the mine. The pairs have {one} and {other},"
            " both below {limit}: you rise {gain} levels, to {level}.",
        ),
    ),
    "windows": (
        QT_TRANSLATE_NOOP("Lessons", "What personal points buy"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "They add up from deal to deal; {p1} has {points}. With 150 of them, who has won as declarer may pay 100"
            " after a deal: Block the highest player's rise, or Force a level. 200 Claim the next deal.",
        ),
    ),
    "end": (
        QT_TRANSLATE_NOOP("Lessons", "That was the lesson!"),
        QT_TRANSLATE_NOOP(
            "Lessons", "Nobody overturned you, so you stay the declarer. Next time you choose your own mine."
        ),
    ),
}
