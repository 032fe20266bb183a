# SPDX-License-Identifier: MIT
"""What changed a result beside its table, in words: how the bottom was multiplied, demotion, must-play levels."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import Multiplier
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.events import structure_word
from shengji_qt.ui.texts.seats import side_text

Names = Sequence[str]


def bottom_note(multiplier: Multiplier | None, settings: FourSettings) -> str:
    """Why the bottom counts as it does (14); None: the declarers won the last trick."""
    if multiplier is None:
        return translate("FourResult", "kept by the declarers")
    kind, length, factor = multiplier
    words = translate("FourResult", "last trick: {structure}")
    if settings.bottom_multiplier_basis == "led_format":
        words = translate("FourResult", "last trick, as led: {structure}")
    if factor == settings.bottom_multiplier_cap:
        words = translate("FourResult", "{words}, at most × {cap}").format(words=words, cap=factor)
    return words.format(structure=structure_word(kind, length))


def notes(summary: FourSummary, names: Names) -> list[str]:
    """What the line of the table does not say of the levels (16, 18.1)."""
    own = summary.declarer % 2
    side = own if summary.winner == "declarers" else 1 - own
    said = []
    after = summary.levels_after[own]
    fell = after is not None and after < summary.levels_before[own]
    if fell and after is not None:
        words = translate("FourResult", "Bottom captured with level cards: {side} fell back to {level}.")
        if side == own and summary.gain:
            words = translate("FourResult", "Bottom captured with level cards: {side} fell back, and rose to {level}.")
        said.append(words.format(side=side_text(own, names), level=after.text))
    before, reached = summary.levels_before[side], summary.levels_after[side]
    if reached is not None and reached < before + summary.gain and not (fell and side == own):
        words = translate("FourResult", "{side} stay at {level}: it is left only by winning as declarers.")
        if reached > before:
            words = translate("FourResult", "{side} stop at {level}, which must be played.")
        said.append(words.format(side=side_text(side, names), level=reached.text))
    return said
