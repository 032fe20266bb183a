# SPDX-License-Identifier: MIT
"""Terms of the glossary of three players (three_player.md 2)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.term import Term

TERMS: Final = (
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "seat"),
        QT_TRANSLATE_NOOP("Terms", "A place at the table. Nobody has a partner."),
        quiet=True,
    ),
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "hand|deal"),
        QT_TRANSLATE_NOOP("Terms", "From the shuffle to the result."),
        quiet=True,
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "round"),
        QT_TRANSLATE_NOOP("Terms", "Each player plays two cards, one in each half; the highest of all six wins them."),
        quiet=True,
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "half-round"),
        QT_TRANSLATE_NOOP("Terms", "The first or the second three cards of a round."),
    ),
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "declarer"),
        QT_TRANSLATE_NOOP(
            "Terms", "Plays alone against the two others, buries the bottom, and leads to the first round."
        ),
    ),
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "attacker"),
        QT_TRANSLATE_NOOP("Terms", "Each of the two others. They are no team: each gathers points for himself."),
    ),
    Term(
        "three",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "level"),
        QT_TRANSLATE_NOOP("Terms", "A rank of each player's own. It rises with good results."),
    ),
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "hand level"),
        QT_TRANSLATE_NOOP("Terms", "The declarer's level when the deal begins. It stays for the whole deal."),
    ),
    Term(
        "three",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "level card"),
        QT_TRANSLATE_NOOP(
            "Terms", "The four cards of the declarer's level. They are trumps, and one of them can bid its suit."
        ),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "tableau|open and hidden cards"),
        QT_TRANSLATE_NOOP("Terms", "Ten of each player's cards, which lie on the table in layers."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "layout"),
        QT_TRANSLATE_NOOP("Terms", "How the ten cards on the table lie: which covers which."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "top layer|middle layer|lower layer|cards on top|card on top|top card"),
        QT_TRANSLATE_NOOP("Terms", "On a card of the top layer nothing lies. What lies lower is covered by others."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "overhanging"),
        QT_TRANSLATE_NOOP("Terms", "A top card with no card under it. No layout may have one."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "cover"),
        QT_TRANSLATE_NOOP("Terms", "To lie on a part of a lower card. What is covered cannot be played."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "face up|face up card|face-up card"),
        QT_TRANSLATE_NOOP("Terms", "A card on the table that everybody knows. Its owner can play it."),
    ),
    Term(
        "three",
        "layout",
        QT_TRANSLATE_NOOP("Terms", "face down|face down card|hidden card"),
        QT_TRANSLATE_NOOP("Terms", "A card on the table that nobody knows, its owner included."),
    ),
    Term(
        "three",
        "uncovering",
        QT_TRANSLATE_NOOP("Terms", "turn up|turns up|turned up|turning up"),
        QT_TRANSLATE_NOOP("Terms", "To make a hidden card visible to all."),
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "hand cards"),
        QT_TRANSLATE_NOOP("Terms", "The six cards that a player holds, hidden from the others."),
        quiet=True,
    ),
    Term(
        "three",
        "drawing",
        QT_TRANSLATE_NOOP("Terms", "stock"),
        QT_TRANSLATE_NOOP("Terms", "The 18 cards from which everybody draws six."),
    ),
    Term(
        "three",
        "swapping",
        QT_TRANSLATE_NOOP("Terms", "bottom"),
        QT_TRANSLATE_NOOP("Terms", "Four cards: first as dealt, later those that the declarer has buried."),
    ),
    Term(
        "three",
        "drawing",
        QT_TRANSLATE_NOOP("Terms", "bury|buries|buried|burying"),
        QT_TRANSLATE_NOOP("Terms", "To put a card into the bottom for good."),
    ),
    Term(
        "three",
        "swapping",
        QT_TRANSLATE_NOOP("Terms", "swap in|swaps in|swapped in"),
        QT_TRANSLATE_NOOP("Terms", "To put a card of the bottom in place of a card on top."),
    ),
    Term(
        "three",
        "swapping",
        QT_TRANSLATE_NOOP("Terms", "displaced card|displaced"),
        QT_TRANSLATE_NOOP("Terms", "The card that lay where a card of the bottom was put."),
    ),
    Term(
        "three",
        "bidding",
        QT_TRANSLATE_NOOP("Terms", "bid"),
        QT_TRANSLATE_NOOP(
            "Terms", "To name the trump suit with a level card, or no trump with a joker. The first bid is final."
        ),
    ),
    Term(
        "three",
        "order",
        QT_TRANSLATE_NOOP("Terms", "no trump"),
        QT_TRANSLATE_NOOP("Terms", "No suit is trump. It is called with a joker, or uncalled where nobody bids."),
    ),
    Term(
        "three",
        "order",
        QT_TRANSLATE_NOOP("Terms", "colour|same colour|other colour"),
        QT_TRANSLATE_NOOP(
            "Terms", "Red are hearts, diamonds and the big joker, black the others. The trump's own colour is higher."
        ),
        quiet=True,
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "lead|follow"),
        QT_TRANSLATE_NOOP("Terms", "To play first, and to play after it in the same suit if one can."),
        quiet=True,
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "throw|throws|thrown"),
        QT_TRANSLATE_NOOP("Terms", "Several cards of one suit led at once. Only with rule #3."),
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "ruff"),
        QT_TRANSLATE_NOOP("Terms", "To play a trump on another suit."),
    ),
    Term(
        "three",
        "playing",
        QT_TRANSLATE_NOOP("Terms", "discard"),
        QT_TRANSLATE_NOOP("Terms", "To play a card that neither follows the suit nor is trump."),
    ),
    Term(
        "three",
        "capture",
        QT_TRANSLATE_NOOP("Terms", "bottom capture|captured|captures the bottom|captured the bottom"),
        QT_TRANSLATE_NOOP("Terms", "An attacker wins the last round and scores the bottom."),
    ),
    Term(
        "three",
        "capture",
        QT_TRANSLATE_NOOP("Terms", "double capture"),
        QT_TRANSLATE_NOOP(
            "Terms", "A bottom capture with the two highest cards of the round. It counts twice as much."
        ),
    ),
    Term(
        "three",
        "capture",
        QT_TRANSLATE_NOOP("Terms", "capture by level card"),
        QT_TRANSLATE_NOOP(
            "Terms", "A bottom capture whose winning card is a level card: the declarer falls back first."
        ),
    ),
    Term(
        "three",
        "result",
        QT_TRANSLATE_NOOP("Terms", "take over|takes over|took over"),
        QT_TRANSLATE_NOOP("Terms", "To have enough points as attacker, and to declare next."),
    ),
    Term(
        "three",
        "result",
        QT_TRANSLATE_NOOP("Terms", "step down|steps down"),
        QT_TRANSLATE_NOOP("Terms", "To be declarer no longer."),
    ),
    Term(
        "three",
        "result",
        QT_TRANSLATE_NOOP("Terms", "shut-out"),
        QT_TRANSLATE_NOOP("Terms", "Both attackers have nothing at all."),
    ),
    Term(
        "three",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "overflow levels|overflow"),
        QT_TRANSLATE_NOOP("Terms", "Levels gained that a must-play level has stopped."),
    ),
    Term(
        "three",
        "aim",
        QT_TRANSLATE_NOOP("Terms", "complete victory"),
        QT_TRANSLATE_NOOP("Terms", "The declarer rises past the last level, and the match ends."),
    ),
)
