# SPDX-License-Identifier: MIT
"""The short page for somebody who has never played: each game as paragraphs with headings."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, Sections, translate
from shengji_qt.ui.texts.how_to_play_five import FIVE
from shengji_qt.ui.texts.how_to_play_four import FOUR
from shengji_qt.ui.texts.how_to_play_three import THREE

_GAMES: Final[dict[str, Sections]] = {"four": FOUR, "three": THREE, "five": FIVE}
_EVERY_GAME: Final[Sections] = (
    (
        QT_TRANSLATE_NOOP("HowToPlay", "Mouse and keys"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "Click a card to choose it, or drag over several. Drag the chosen cards onto the table, press Enter or"
                " use the button to play them. If a play is not allowed, the cards fly home and the line below the"
                " table says why. Every match is saved after each move: you can leave at any time and continue later.",
            ),
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "With the keyboard: Left and Right go from card to card, Space chooses one, Enter plays the chosen"
                " cards. P passes, H gives a hint, L shows the last trick, S holds the trumps at the other end. Tab"
                " leads on to the buttons, such as those for bidding, and Enter presses the one you are on.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HowToPlay", "The whole rules"),
        (
            QT_TRANSLATE_NOOP(
                "HowToPlay",
                "This page is only a beginning. Help, Rules of the game (Ctrl+F1) shows all rules as your match plays"
                " them, with examples; Options beside a game explains each rule that you can change.",
            ),
        ),
    ),
)


def how_to_play(game: str) -> list[tuple[str, list[str]]]:
    """Headings with their paragraphs; KeyError if there is no such game."""
    return [
        (translate("HowToPlay", head), [translate("HowToPlay", paragraph) for paragraph in paragraphs])
        for head, paragraphs in (*_GAMES[game], *_EVERY_GAME)
    ]
