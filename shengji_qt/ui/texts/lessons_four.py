# SPDX-License-Identifier: MIT
"""The words of the lesson of the four-player game, by step (table/lessons/four.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.lesson_words import Said

FOUR: Final[dict[str, Said]] = {
    "welcome": (
        QT_TRANSLATE_NOOP("Lessons", "Welcome to the table"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p2}, opposite, is your partner. {p1} and {p3} play against you. Everybody gets 25 cards of two decks.",
        ),
    ),
    "bid": (
        QT_TRANSLATE_NOOP("Lessons", "Bid for trump"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The level is {level}, so every {level} is a level card. Who shows one makes its suit trump. You have just"
            " got {card}: show it with its button below.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Press the button with {card} to bid."),
    ),
    "trump": (
        QT_TRANSLATE_NOOP("Lessons", "{trump} are trump"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Your bid stood, so you are the declarer. All trumps have a gold corner and lie together; you hold"
            " {count}.",
        ),
    ),
    "order": (
        QT_TRANSLATE_NOOP("Lessons", "Which trump is higher"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Big joker, small joker, {card}, the other level cards, then the suit from A down. Trumps are one suit:"
            " a level card of any suit, and a joker, counts as trump and nothing else.",
        ),
    ),
    "points": (
        QT_TRANSLATE_NOOP("Lessons", "What it is all about"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "5 counts 5, 10 and K count 10. Only the points that the attackers, {p1} and {p3}, win are counted."
            " If they reach {limit} they take over; you have to stop them.",
        ),
    ),
    "bury": (
        QT_TRANSLATE_NOOP("Lessons", "Bury eight cards"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "You got the eight cards of the bottom and lay eight down. Bury all {count} diamonds, so that you can ruff"
            " diamonds later, and any two of your low clubs. Choose them, then press Bury.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "That would do, but for this lesson: all diamonds, and two clubs below J. Keep the rest.",
        ),
    ),
    "ace": (
        QT_TRANSLATE_NOOP("Lessons", "Lead a winner"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The declarer leads. Nothing in hearts is higher than {card}. Click it and press Enter, or drag it to the"
            " middle.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "You may lead that, but lead {card} first: it cannot be beaten in its suit."),
    ),
    "ace_won": (
        QT_TRANSLATE_NOOP("Lessons", "Your trick"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Everybody had to follow with a heart. {p2} saw you win and gave a K: {points} that the attackers do not"
            " get. They have {attackers}.",
        ),
    ),
    "pair": (
        QT_TRANSLATE_NOOP("Lessons", "A pair"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Two identical cards are a pair. Who holds a pair of the suit must answer with it. Lead {cards}: click one,"
            " click it again for its twin, then Enter.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Choose both {cards} and lead them together."),
    ),
    "tractor": (
        QT_TRANSLATE_NOOP("Lessons", "A tractor"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p1} had to give a pair of 5s. Neighbouring pairs make a tractor: {cards}. Only a higher tractor beats it,"
            " and in trumps it draws four trumps from everybody. Lead all four.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Choose all four cards of the tractor: {cards}."),
    ),
    "low": (
        QT_TRANSLATE_NOOP("Lessons", "Let the others show"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "That trick was yours, too: the attackers still have {attackers}. You cannot win them all, so lose cheaply:"
            " lead {card}.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Keep that for later: a low heart, {card}, costs least."),
    ),
    "lost": (
        QT_TRANSLATE_NOOP("Lessons", "The bar moves"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p1} won with the A, and {p3} gave a K: the attackers have {attackers}. The marks on the bar say what"
            " their points will mean.",
        ),
    ),
    "follow": (
        QT_TRANSLATE_NOOP("Lessons", "Follow suit"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p1} led a heart; {best} is winning, and {points} lie in the trick. You hold {count} hearts and must play"
            " one; a trump is not allowed. Either will do.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "As long as you have a heart you must play one. They cannot win: choose either."),
    ),
    "ruff": (
        QT_TRANSLATE_NOOP("Lessons", "Ruff!"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The attackers have {attackers} and {p1} leads a diamond: {points} more. You buried your diamonds, so you"
            " may play anything; a trump wins. A small one is enough: {card}.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons", "That is allowed, but {points} are at stake: ruff with your smallest trump, {card}."
        ),
    ),
    "rest": (
        QT_TRANSLATE_NOOP("Lessons", "The middle of the deal"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "You ruffed the K away; the attackers stay at {attackers}. Now you know how to play. The next tricks are"
            " played for you, until the last one.",
        ),
    ),
    "last": (
        QT_TRANSLATE_NOOP("Lessons", "The last trick"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The attackers have {attackers}. Who wins the last trick decides over the bottom. You have only {card}, and"
            " {unseen} higher trumps are still out. Play it.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Play your last card, {card}."),
    ),
    "bottom": (
        QT_TRANSLATE_NOOP("Lessons", "They captured the bottom"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p3}'s small joker won the last trick, so the points in the bottom count for the attackers, {factor} times"
            " for a single card: {in_bottom} in your ♦10. A pair would make it four times. Total: {points}.",
        ),
    ),
    "result": (
        QT_TRANSLATE_NOOP("Lessons", "You held the deal"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{points} is below {limit}: you and {p2} go up to level {level}, and {p2} is the next declarer."
            " The table at"
            " the left shows what other points would have meant. That was the lesson!",
        ),
    ),
}
