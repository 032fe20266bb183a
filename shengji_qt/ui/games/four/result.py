# SPDX-License-Identifier: MIT
"""The page after a deal of the four-player game: the reckoning, and all hands and the bottom."""

from __future__ import annotations

from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.result_frame import ResultPage, ResultWords
from shengji_qt.ui.games.four.open_hands import OpenHands
from shengji_qt.ui.games.four.score_sheet import ScoreSheet
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import trump_text
from shengji_qt.ui.texts.events import summary_text
from shengji_qt.ui.texts.seats import side_text
from shengji_qt.ui.theme import Theme


def result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    """A new page."""
    sheet, hands = ScoreSheet(icons, theme), OpenHands(faces, icons, theme)
    return ResultPage(sheet, hands, ResultWords(_head, _about), theme)


def _head(summary: FourSummary, names: tuple[str, ...]) -> str:
    if summary.match_over:
        if summary.match_winner is None:
            return translate("ResultPage", "The match is a draw")
        return translate("ResultPage", "{side} have won the match").format(side=side_text(summary.match_winner, names))
    if summary.winner == "attackers":
        return translate("ResultPage", "Deal {number}: attackers take over").format(number=summary.deal_no)
    return translate("ResultPage", "Deal {number}: declarers hold").format(number=summary.deal_no)


def _about(summary: FourSummary, names: tuple[str, ...]) -> str:
    attackers = side_text(1 - summary.declarer % 2, names)
    return translate("ResultPage", "Level {level}, {trump}. Attackers: {side}. {result}").format(
        level=summary.level.text,
        trump=trump_text(summary.trump, sign=False).lower(),
        side=attackers,
        result=summary_text(summary),
    )
