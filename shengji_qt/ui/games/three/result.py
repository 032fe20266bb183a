# SPDX-License-Identifier: MIT
"""The page after a hand of the three-player game: the reckoning, and all cards."""

from __future__ import annotations

from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.result_frame import ResultPage, ResultWords
from shengji_qt.ui.games.three.open_hands import ThreeHands
from shengji_qt.ui.games.three.result_words import about, head
from shengji_qt.ui.games.three.score_sheet import ThreeSheet
from shengji_qt.ui.theme import Theme


def result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    """A new page."""
    return ResultPage(ThreeSheet(icons, theme), ThreeHands(faces, icons, theme), ResultWords(head, about), theme)
