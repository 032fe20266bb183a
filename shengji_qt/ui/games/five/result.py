# SPDX-License-Identifier: MIT
"""The page after a deal of the five-player game: the reckoning, and all hands and the mine."""

from __future__ import annotations

from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.result_frame import ResultPage, ResultWords
from shengji_qt.ui.games.five.open_hands import FiveHands
from shengji_qt.ui.games.five.result_words import about, head
from shengji_qt.ui.games.five.score_sheet import FiveSheet
from shengji_qt.ui.theme import Theme


def result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    """A new page."""
    return ResultPage(FiveSheet(icons, theme), FiveHands(faces, icons, theme), ResultWords(head, about), theme)
