# SPDX-License-Identifier: MIT
"""The dashed place on the felt where dragged cards may be dropped; it lights up while a drop would be accepted."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, wrap
from shengji_qt.ui.scene.table_layout import Rect


class DropPlace:
    """Two pictures, of which at most one is shown."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.item = PictureItem()
        self.lit_item = PictureItem()
        self._drawn: object = None
        self._words = ""
        self._lit = False
        for item in (self.item, self.lit_item):
            item.setZValue(z_values.DROP)
            item.hide()
            scene.addItem(item)

    @property
    def lit(self) -> bool:
        return self._lit

    @property
    def visible(self) -> bool:
        return self.item.isVisible() or self.lit_item.isVisible()

    def show(self, rect: Rect, words: str, look: Look) -> None:
        """Draw it in `rect`; no words hide it."""
        self._words = words
        key = (rect, words, look)
        if words and key != self._drawn:
            self._drawn = key
            for item, lit in ((self.item, False), (self.lit_item, True)):
                self._draw(item, rect, words, look, lit)
        self._update()

    def light(self, lit: bool) -> None:
        """Whether what is dragged would be accepted."""
        self._lit = lit
        self._update()

    def _update(self) -> None:
        self.item.setVisible(bool(self._words) and not self._lit)
        self.lit_item.setVisible(bool(self._words) and self._lit)

    def _draw(self, item: PictureItem, rect: Rect, words: str, look: Look, lit: bool) -> None:
        theme, k = look.theme, look.scale
        sketch = Sketch(look, rect.w + 4, rect.h + 4)
        fill, line = QColor(theme.jade_felt), QColor(theme.jade_felt)
        fill.setAlpha(70 if lit else 22)
        line.setAlpha(255 if lit else 150)
        sketch.box(2, 2, rect.w, rect.h, 8, fill, line, 2.6 if lit else 1.6, dash=not lit)
        lines = wrap(words, 12 * k, rect.w - 10)
        for i, text in enumerate(lines):
            y = rect.h / 2 + 2 + (i - (len(lines) - 1) / 2) * 17 * k
            sketch.text(rect.w / 2 + 2, y, text, 12 * k, theme.jade_felt, align=CENTRE)
        item.show_picture(sketch.done(), 2)
        item.setPos(rect.x, rect.y)
