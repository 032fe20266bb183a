# SPDX-License-Identifier: MIT
"""The result table in words (four_player.md 15)."""

from __future__ import annotations

from shengji_qt.model.four_player.settlement import ResultLine
from shengji_qt.ui.texts import translate


def limits_text(low: int, high: int | None) -> str:
    """The points of a line of a result table: `0`, `5 – 35`, where there is no upper limit `160+`."""
    if high is None:
        return translate("Results", "{points}+").format(points=low)
    return str(low) if low == high else f"{low} – {high}"


def range_text(line: ResultLine) -> str:
    """The points of one line."""
    return limits_text(line.low, line.high)


def meaning_text(line: ResultLine) -> str:
    """What one line gives: `declarers +2`, `attackers +1, take over`."""
    if line.winner == "declarers":
        if line.gain == 0:
            return translate("Results", "declarers keep the deal")
        return translate("Results", "declarers +{gain}").format(gain=line.gain)
    if line.gain == 0:
        text = translate("Results", "attackers take over")
    else:
        text = translate("Results", "attackers +{gain}, take over").format(gain=line.gain)
    if line.high is None and line.step:
        text += translate("Results", "; +1 per {step}").format(step=line.step)
    return text
