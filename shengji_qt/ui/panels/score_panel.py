# SPDX-License-Identifier: MIT
"""The attackers' points on a bar whose marks are this game's result thresholds (four_player.md 15)."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import Result, result, thresholds
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import ARRIVE, Motion
from shengji_qt.ui.scene.sketch import CENTRE, RIGHT, Look, Sketch, text_width
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.texts.counts import COUNTS

translate = QCoreApplication.translate
_INSET: Final = 16.0
_BAR_Y: Final = 38.0
_BAR_H: Final = 7.0


class ScoreBar(NamedTuple):
    """What one bar shows. `bounds`: its sections from 0 to the end; `labels`: what each stands for, in short.

    `meaning`: what the points would give if the deal ended now. `side`: whose shape stands before the title.
    """

    title: str
    points: int
    bounds: tuple[int, ...]
    labels: tuple[str, ...]
    meaning: str
    side: int | None = None

    @property
    def section(self) -> int:
        """The section that the points lie in; the last one also holds everything beyond the end."""
        return max([0, *(i for i, low in enumerate(self.bounds[:-1]) if self.points >= low)])

    @property
    def share(self) -> float:
        """The filled part of the bar, 0 … 1."""
        return max(0.0, min(1.0, self.points / self.bounds[-1]))


class Scale(NamedTuple):
    """The bar of one rule set: bounds of its sections from 0 to the end, and the result each stands for."""

    bounds: tuple[int, ...]
    results: tuple[Result, ...]

    @property
    def end(self) -> int:
        return self.bounds[-1]

    def section(self, points: int) -> int:
        """The section that `points` lie in; the last one also holds everything beyond the end."""
        return max(i for i, low in enumerate(self.bounds[:-1]) if points >= low)

    def share(self, points: int) -> float:
        """The filled part of the bar, 0 … 1."""
        return max(0.0, min(1.0, points / self.end))


def scale_of(settings: FourSettings) -> Scale:
    """The sections of these settings; a result for exactly 0 points shares the first one."""
    marks = thresholds(settings)
    width = marks[-1] - marks[-2] if len(marks) > 1 else marks[-1]
    bounds = (0, *marks, marks[-1] + width)
    return Scale(bounds, tuple(result(settings, max(low, 5)) for low in bounds[:-1]))


def short_text(outcome: Result) -> str:
    """A section's label: who goes up, and how far."""
    if outcome.winner == "declarers":
        return translate("ScorePanel", "D +{n}").format(n=outcome.gain)
    if outcome.gain == 0:
        return translate("ScorePanel", "swap")
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


class ScorePlate:
    """Plate, gold filling and ticks; only the filling's width moves."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._drawn: object = None
        self._filled: object = None
        self.base = PictureItem()
        self.base.setZValue(z_values.PLATE)
        self.filling = QGraphicsWidget()
        self.filling.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemHasNoContents)
        self.filling.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.filling.setMinimumSize(0, 0)
        self.filling.setZValue(z_values.PLATE + 1)
        self._gold = QGraphicsPixmapItem(self.filling)
        self.ticks = PictureItem()
        self.ticks.setZValue(z_values.PLATE + 2)
        for item in (self.base, self.filling, self.ticks):
            scene.addItem(item)

    def show(self, settings: FourSettings, points: int, rect: Rect, look: Look) -> None:
        """Paint it for `points`; the filling moves there."""
        title = translate("ScorePanel", "Attackers")
        scale = look.scale
        key = (settings, points, rect, look, title)
        if key == self._drawn:
            return
        bar = scale_of(settings)
        still = self._filled != (settings, rect, look)
        self._drawn, self._filled = key, (settings, rect, look)
        self._draw_base(bar, settings, points, rect, look, title)
        left, span = rect.x + _INSET * scale, rect.w - 2 * _INSET * scale
        if still:
            self._draw_gold(bar, span, look)
            self.filling.setPos(left, rect.y + _BAR_Y * scale)
            self.ticks.setPos(left, rect.y + (_BAR_Y - 3) * scale)
        end = QSizeF(span * bar.share(points), _BAR_H * scale)
        self._motion.animate(self.filling, b"size", end, 0 if still else speeds.SCORE, curve=ARRIVE)

    def _draw_base(self, bar: Scale, settings: FourSettings, points: int, rect: Rect, look: Look, title: str) -> None:
        k, theme = look.scale, look.theme
        sketch = Sketch(look, rect.w, rect.h)
        sketch.plate(rect.w, rect.h)
        left, span = _INSET * k, rect.w - 2 * _INSET * k
        cursor = left + sketch.text(left, 19 * k, title, 13 * k, theme.felt_text_secondary) + 10 * k
        cursor += sketch.text(cursor, 18 * k, str(points), 22 * k, theme.felt_text, True)
        meaning = meaning_text(settings, points)
        size = 13 * k
        while text_width(meaning, size, True) > left + span - cursor - 8 * k and size > 10:
            size -= 1
        sketch.text(left + span, 19 * k, meaning, size, theme.gold_felt, True, RIGHT)
        here = bar.section(points)
        for i, outcome in enumerate(bar.results):
            a, b = left + span * bar.bounds[i] / bar.end, left + span * bar.bounds[i + 1] / bar.end
            colour = QColor(theme.felt_text)
            colour.setAlpha(60)
            sketch.box(a + 1, _BAR_Y * k, b - a - 2, _BAR_H * k, _BAR_H * k / 2, colour)
            text_colour = theme.felt_text if i == here else theme.felt_text_secondary
            sketch.text((a + b) / 2, (_BAR_Y + 38) * k, short_text(outcome), 12 * k, text_colour, i == here, CENTRE)
        for bound in bar.bounds[1:-1]:
            sketch.text(
                left + span * bound / bar.end,
                (_BAR_Y + 18) * k,
                str(bound),
                11 * k,
                theme.felt_text_secondary,
                align=CENTRE,
            )
        self.base.show_picture(sketch.done())
        self.base.setPos(rect.x, rect.y)

    def _draw_gold(self, bar: Scale, span: float, look: Look) -> None:
        """The whole bar in gold (a clip shows its part) and the ticks above it."""
        k, theme = look.scale, look.theme
        gold = Sketch(look, span, _BAR_H * k)
        ticks = Sketch(look, span, (_BAR_H + 6) * k)
        for i in range(len(bar.results)):
            a, b = span * bar.bounds[i] / bar.end, span * bar.bounds[i + 1] / bar.end
            gold.box(a + 1, 0, b - a - 2, _BAR_H * k, _BAR_H * k / 2, theme.gold_felt)
            if i:
                colour = QColor(theme.felt_text)
                colour.setAlpha(150)
                ticks.rule(a, 0, a, (_BAR_H + 6) * k, colour, 1.2)
        self._gold.setPixmap(gold.done())
        self.ticks.show_picture(ticks.done())
