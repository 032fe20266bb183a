# SPDX-License-Identifier: MIT
"""Points on a bar whose marks are this game's result thresholds."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import ARRIVE, Motion
from shengji_qt.ui.scene.sketch import CENTRE, RIGHT, Look, Sketch, text_width
from shengji_qt.ui.scene.table_layout import Rect

_INSET: Final = 16.0
_BAR_Y: Final = 38.0
_LOW: Final = 4.0  # a low plate has everything so much higher, so that its numbers keep off its edge
_BAR_H: Final = 7.0
_LABELLED: Final = 80.0  # a plate from this height on has labels under its sections
_ZERO: Final = 0.14  # of the bar, that the section of 0 points takes


class ScoreBar(NamedTuple):
    """What one bar shows. `bounds`: its sections from 0 to the end; `labels`: what each stands for, in short.

    `meaning`: what the points would give if the deal ended now. `side`: whose shape stands before the title.
    `shut_out`: the first section is that of no points at all; it is as wide as its label needs.
    """

    title: str
    points: int
    bounds: tuple[int, ...]
    labels: tuple[str, ...]
    meaning: str
    side: int | None = None
    shut_out: bool = False

    @property
    def section(self) -> int:
        """The section that the points lie in; the last one also holds everything beyond the end."""
        return max([0, *(i for i, low in enumerate(self.bounds[:-1]) if self.points >= low)])

    @property
    def share(self) -> float:
        """The filled part of the bar, 0 … 1."""
        return self.at(self.points)

    @property
    def edges(self) -> tuple[float, ...]:
        """Where the sections begin and the last one ends, 0 … 1."""
        first, *rest = self.bounds[1:]
        return (0.0, _ZERO if self.shut_out else self.at(first), *map(self.at, rest))

    def at(self, points: int) -> float:
        """Where a number of points stands on the bar, 0 … 1."""
        linear = max(0.0, min(1.0, points / self.bounds[-1]))
        return _ZERO + (1 - _ZERO) * linear if self.shut_out and points > 0 else linear


class ScorePlate:
    """Plate, gold filling and ticks; only the filling's width moves."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._drawn: object = None
        self._filled: object = None
        self._bar: ScoreBar | None = None
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

    def show(self, bar: ScoreBar, rect: Rect, look: Look) -> None:
        """Paint it; the filling moves to its points. A low plate has no room for the labels of the sections."""
        key = (bar, rect, look)
        if key == self._drawn:
            return
        scale = look.scale
        frame = (bar.bounds, rect, look)
        still = self._filled != frame
        self._drawn, self._filled, self._bar = key, frame, bar
        self._draw_base(bar, rect, look)
        left, span = rect.x + _INSET * scale, rect.w - 2 * _INSET * scale
        bar_y = rect.y + (_BAR_Y - _lift(rect, look)) * scale
        if still:
            self._draw_gold(bar, span, look)
            self.filling.setPos(left, bar_y)
            self.ticks.setPos(left, bar_y - 3 * scale)
        end = QSizeF(span * bar.share, _BAR_H * scale)
        self._motion.animate(self.filling, b"size", end, 0 if still else speeds.SCORE, curve=ARRIVE)

    def spoken(self) -> str:
        """Everything that stands on it."""
        bar = self._bar
        return "" if bar is None else " · ".join((bar.title, bar.meaning, *bar.labels))

    def hide(self) -> None:
        """There are fewer bars now."""
        self._drawn = self._filled = None
        for item in (self.base, self.filling, self.ticks):
            item.hide()

    def _draw_base(self, bar: ScoreBar, rect: Rect, look: Look) -> None:
        k, theme = look.scale, look.theme
        sketch = Sketch(look, rect.w, rect.h)
        sketch.plate(rect.w, rect.h)
        left, span = _INSET * k, rect.w - 2 * _INSET * k
        lift = _lift(rect, look)
        bar_y, head = (_BAR_Y - lift) * k, (19 - lift / 2) * k
        cursor = left
        if bar.side is not None:
            sketch.side(left + 6 * k, head, 12 * k, bar.side)
            cursor += 20 * k
        cursor += sketch.text(cursor, head, bar.title, 13 * k, theme.felt_text_secondary) + 10 * k
        cursor += sketch.text(cursor, head - k, str(bar.points), 22 * k, theme.felt_text, True)
        size = 13 * k
        while text_width(bar.meaning, size, True) > left + span - cursor - 8 * k and size > 10:
            size -= 1
        sketch.text(left + span, head, bar.meaning, size, theme.gold_felt, True, RIGHT)
        here, edges = bar.section, [left + span * each for each in bar.edges]
        for i, label in enumerate(bar.labels):
            a, b = edges[i : i + 2]
            colour = QColor(theme.felt_text)
            colour.setAlpha(60)
            sketch.box(a + 1, bar_y, b - a - 2, _BAR_H * k, _BAR_H * k / 2, colour)
            text_colour = theme.felt_text if i == here else theme.felt_text_secondary
            if rect.h >= _LABELLED * k:
                sketch.text((a + b) / 2, bar_y + 38 * k, label, 12 * k, text_colour, i == here, CENTRE)
        numbers = list(zip(edges[1:-1], bar.bounds[1:-1], strict=True))
        if bar.shut_out:  # its number stands under it, not at its end
            numbers[0] = ((edges[0] + edges[1]) / 2, 0)
        for x, number in numbers:
            sketch.text(x, bar_y + (18 - lift / 3) * k, str(number), 11 * k, theme.felt_text_secondary, align=CENTRE)
        self.base.show_picture(sketch.done())
        self.base.setPos(rect.x, rect.y)
        for item in (self.base, self.filling, self.ticks):
            item.show()

    def _draw_gold(self, bar: ScoreBar, span: float, look: Look) -> None:
        """The whole bar in gold (a clip shows its part) and the ticks above it."""
        k, theme, edges = look.scale, look.theme, [span * each for each in bar.edges]
        gold = Sketch(look, span, _BAR_H * k)
        ticks = Sketch(look, span, (_BAR_H + 6) * k)
        for i in range(len(bar.labels)):
            a, b = edges[i : i + 2]
            gold.box(a + 1, 0, b - a - 2, _BAR_H * k, _BAR_H * k / 2, theme.gold_felt)
            if i:
                colour = QColor(theme.felt_text)
                colour.setAlpha(150)
                ticks.rule(a, 0, a, (_BAR_H + 6) * k, colour, 1.2)
        self._gold.setPixmap(gold.done())
        self.ticks.show_picture(ticks.done())


def _lift(rect: Rect, look: Look) -> float:
    """How much higher than usual everything stands, in logical pixels at scale 1."""
    return 0.0 if rect.h >= _LABELLED * look.scale else _LOW
