# SPDX-License-Identifier: MIT
"""Terms of the glossaries that several games have."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.term import Term

TERMS: Final = (
    Term(
        "four five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "off-suit level card"),
        QT_TRANSLATE_NOOP("Terms", "A level card of another suit than the trump suit. They are all equally high."),
    ),
    Term(
        "four three five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "trump"),
        QT_TRANSLATE_NOOP("Terms", "All trumps together are one class, and each beats any card of another suit."),
    ),
    Term(
        "four three five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "side card|side suit"),
        QT_TRANSLATE_NOOP("Terms", "A card that is no trump."),
    ),
    Term(
        "four five",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "single|single card"),
        QT_TRANSLATE_NOOP("Terms", "One card by itself."),
        quiet=True,
    ),
    Term(
        "four five",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "triple"),
        QT_TRANSLATE_NOOP("Terms", "Three identical cards. Only with three decks."),
    ),
    Term(
        "four five",
        "structures",
        QT_TRANSLATE_NOOP("Terms", "tractor"),
        QT_TRANSLATE_NOOP("Terms", "Two or more neighbouring pairs of one class, like 7 7 8 8."),
    ),
    Term(
        "four five",
        "leading",
        QT_TRANSLATE_NOOP("Terms", "throw|throws|thrown"),
        QT_TRANSLATE_NOOP(
            "Terms",
            "Several structures or cards of one class led at once. It stands if nobody can beat any part of it.",
        ),
    ),
    Term(
        "four three five",
        "cards",
        QT_TRANSLATE_NOOP("Terms", "point card"),
        QT_TRANSLATE_NOOP("Terms", "A card that counts points."),
    ),
    Term(
        "three five",
        "order",
        QT_TRANSLATE_NOOP("Terms", "trump suit|with trump suit"),
        QT_TRANSLATE_NOOP("Terms", "A deal in which one suit is trump."),
    ),
    Term(
        "three five",
        "levels",
        QT_TRANSLATE_NOOP("Terms", "must-play level|levels that must be won|level that must be won"),
        QT_TRANSLATE_NOOP("Terms", "A level that a player may leave only by winning a deal as declarer."),
    ),
)
