# SPDX-License-Identifier: MIT
"""Small gold tags on cards of a tableau: the card that was bid, the card that could bid now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.seat_item import chip
from shengji_qt.ui.scene.sketch import Look, Sketch

Mark = tuple[QPointF, float, str]  # upper left corner of the card, its width, the word


class SlotMarks:
    """One gold outline with a tag for each marked card; as many pictures as there ever were marks at once."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[tuple[PictureItem, PictureItem]] = []
        self._drawn: object = None
        self.marks: tuple[Mark, ...] = ()

    def hide(self) -> None:
        self._drawn = None
        self.marks = ()
        for pair in self._items:
            for item in pair:
                item.hide()

    def show(self, marks: Sequence[Mark], look: Look) -> None:
        """Mark exactly these cards."""
        key = (tuple((at.x(), at.y(), width, word) for at, width, word in marks), look)
        if key == self._drawn:
            return
        self.hide()
        self._drawn, self.marks = key, tuple(marks)
        while len(self._items) < len(marks):
            self._items.append((self._make(), self._make()))
        for (at, width, word), (frame, tag) in zip(marks, self._items, strict=False):
            height = width * ASPECT
            sketch = Sketch(look, width + 10, height + 10)
            sketch.box(2, 2, width + 6, height + 6, width * 0.07 + 3, None, look.theme.gold_felt, 2.6)
            frame.show_picture(sketch.done(), 5)
            frame.setPos(at)
            pixmap, wide, _ = chip(word, look, gold=True)
            tag.show_picture(pixmap)
            tag.setPos(at.x() + (width - wide) / 2, at.y() + height)  # on the edge of the card below, off the pips
            frame.show()
            tag.show()

    def _make(self) -> PictureItem:
        item = PictureItem()
        item.setZValue(z_values.OUTLINE)
        item.hide()
        self._scene.addItem(item)
        return item
