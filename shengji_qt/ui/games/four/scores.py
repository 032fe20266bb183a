# SPDX-License-Identifier: MIT
"""The attackers' points on a bar whose marks are this game's result thresholds (four_player.md 15)."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import Result, result, thresholds
from shengji_qt.ui.panels.score_panel import ScoreBar
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.counts import COUNTS


class Scale(NamedTuple):
    """The bar of one rule set: bounds of its sections from 0 to the end, and the result each stands for."""

    bounds: tuple[int, ...]
    results: tuple[Result, ...]


def scale_of(settings: FourSettings) -> Scale:
    """The sections of these settings; the first one is the shut-out, exactly 0 points."""
    marks = thresholds(settings)
    width = marks[-1] - marks[-2] if len(marks) > 1 else marks[-1]
    bounds = (0, 1, *marks, marks[-1] + width)
    return Scale(bounds, tuple(result(settings, low) for low in bounds[:-1]))


def short_text(outcome: Result) -> str:
    """A section's label: who goes up, and how far."""
    if outcome.winner == "declarers":
        return translate("ScorePanel", "D +{n}").format(n=outcome.gain)
    if outcome.gain == 0:
        return translate("ScorePanel", "A +0")  # they take over; in Chinese there is room to say so
    return translate("ScorePanel", "A +{n}").format(n=outcome.gain)


def meaning_text(settings: FourSettings, points: int) -> str:
    """What the points mean if the deal ended with them."""
    outcome = result(settings, points)
    if outcome.gain == 0:
        if outcome.winner == "declarers":
            return translate("ScorePanel", "Declarers stay")
        return translate("ScorePanel", "Attackers take over")
    levels = COUNTS.levels(outcome.gain)
    if outcome.winner == "declarers":
        return translate("ScorePanel", "Declarers up {levels}").format(levels=levels)
    return translate("ScorePanel", "Attackers up {levels}").format(levels=levels)


def score_bar(settings: FourSettings, points: int) -> ScoreBar:
    """The bar for `points` of the attackers."""
    scale = scale_of(settings)
    return ScoreBar(
        title=translate("ScorePanel", "Attackers"),
        points=points,
        bounds=scale.bounds,
        labels=tuple(short_text(outcome) for outcome in scale.results),
        meaning=meaning_text(settings, points),
        shut_out=True,
    )
