# SPDX-License-Identifier: MIT
"""The words of the lesson of the three-player game, by step (table/lessons/three.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.lesson_words import Said

THREE: Final[dict[str, Said]] = {
    "welcome": (
        QT_TRANSLATE_NOOP("Lessons", "Everybody for himself"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "You play against {p1} and {p2}, who are no team: each counts for himself. One deck of 52 cards; 5"
            " counts 5,"
            " 10 and K count 10, and a 2 counts 5.",
        ),
    ),
    "tableau": (
        QT_TRANSLATE_NOOP("Lessons", "Your tableau"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{down} of your cards lie on the table, face down: five piles of two. Nobody knows them, not even you. Now"
            " all three turn their top cards up, one by one.",
        ),
    ),
    "bid": (
        QT_TRANSLATE_NOOP("Lessons", "Bid with the card you turned"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The level is {level}, and you turned up {card}: a level card. Bid with it now or never. Who bids first"
            " fixes the trump suit and is the declarer. Press Enter.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Do not let it pass: bid with {card}."),
    ),
    "open": (
        QT_TRANSLATE_NOOP("Lessons", "What lies open, what is covered"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{trump} are trump, and you are the declarer. All top cards are up now: everybody sees them and plays them"
            " like cards of the hand. The card below turns over when nothing lies on it any more.",
        ),
    ),
    "swap": (
        QT_TRANSLATE_NOOP("Lessons", "Swap a card in"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The four bottom cards are yours. Drag ♦A onto your {low}, then press Confirm swaps. {low} goes to your"
            " hand; a click on it sends it to the bottom instead.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Put ♦A on {low}, and leave your other open cards as they are."),
    ),
    "bury": (
        QT_TRANSLATE_NOOP("Lessons", "Bury the bottom"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Everybody drew six cards. Make the bottom four cards again: bury low cards of side suits, ♠5 among them:"
            " it is worth 5 points, which are safe there if you win the last round. Keep the trumps, the A and the K.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Rather not that: bury ♠5 and other low cards without a gold corner."),
    ),
    "trumps": (
        QT_TRANSLATE_NOOP("Lessons", "Your trumps"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Trumps are the jokers, all 3s, both 2s and the hearts; each has a gold corner. You have {count}, in the"
            " hand and in the tableau. Even {two} is one.",
        ),
    ),
    "first": (
        QT_TRANSLATE_NOOP("Lessons", "A round has two halves"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Each plays one card, then each plays a second one. The highest of all six cards wins the round."
            " Lead {card}"
            " from your tableau: nothing in diamonds is higher.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "You may, but {card} is the card that is sure to win: lead it."),
    ),
    "second": (
        QT_TRANSLATE_NOOP("Lessons", "The second half"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{best} is winning. You too must follow your own lead: a diamond. {other} is allowed, but play {card}: then"
            " the card below it comes free.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "It must be a diamond. Take {card} from the tableau, so that you see a flip."),
    ),
    "flip": (
        QT_TRANSLATE_NOOP("Lessons", "Two cards turned over"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "You won the round. Where ♦A and ♦6 lay, {cards} came free and turned up: both are level cards, so both are"
            " trumps. Now everybody knows them.",
        ),
    ),
    "lead_trump": (
        QT_TRANSLATE_NOOP("Lessons", "Draw the jokers"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{card} is the highest trump but for the {higher} jokers. Lead it: who holds a joker has to spend"
            " it, or you"
            " win again.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Not yet: lead {card} to draw the jokers."),
    ),
    "small_trump": (
        QT_TRANSLATE_NOOP("Lessons", "Beaten, so give little"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} took it with the {best}. You must follow with a second trump; the smallest is enough: {card}.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "The round is lost: give the smallest trump, {card}."),
    ),
    "apart": (
        QT_TRANSLATE_NOOP("Lessons", "Two attackers, two bars"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{who} won {points}. Each attacker has a bar of his own: one who reaches {limit} can take over. Points are"
            " never added up, so play against the one who is ahead.",
        ),
    ),
    "rest": (
        QT_TRANSLATE_NOOP("Lessons", "The middle of the hand"),
        QT_TRANSLATE_NOOP(
            "Lessons", "The next rounds are played for you, until the last one. Watch the cards turn over."
        ),
    ),
    "last": (
        QT_TRANSLATE_NOOP("Lessons", "The last round"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "If an attacker wins it, he captures the bottom. {card} is the highest trump left: lead it and keep the"
            " bottom.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Lead the trump, {card}: it cannot be beaten any more."),
    ),
    "result": (
        QT_TRANSLATE_NOOP("Lessons", "Each is judged alone"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "{p1} has {one} and {p2} has {other}: both below {limit}. You get levels against each of them, {gain}"
            " together, and stand on level {level}.",
        ),
    ),
    "end": (
        QT_TRANSLATE_NOOP("Lessons", "That was the lesson!"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "You stay the declarer. In a match you can choose a layout of your own for the ten cards, under Options on"
            " the first page.",
        ),
    ),
}
