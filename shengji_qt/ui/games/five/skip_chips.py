# SPDX-License-Identifier: MIT
"""Chips on the felt where a slot has skipped, until the trick is taken."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.games.five.layout import FiveLayout
from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, text_width, wrap

_WIDEST = 190.0


class SkipChips:
    """One chip a place; its words wrap."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._words: dict[int, str] = {}
        self._items: dict[int, PictureItem] = {}
        self._drawn: dict[int, object] = {}

    def said(self, place: int) -> str:
        """The words at a place, "" for none."""
        return self._words.get(place, "")

    def say(self, place: int, words: str) -> None:
        self._words[place] = words

    def take(self, place: int) -> None:
        """Nothing is said there any more."""
        self._words.pop(place, None)

    def clear(self) -> None:
        self._words.clear()
        for item in self._items.values():
            item.hide()

    def show(self, layout: FiveLayout, look: Look) -> None:
        """Paint what is said where plays lie."""
        for place, item in self._items.items():
            item.setVisible(place in self._words)
        for place, words in self._words.items():
            self._paint(place, words, layout, look)

    def _paint(self, place: int, words: str, layout: FiveLayout, look: Look) -> None:
        item = self._items.get(place)
        if item is None:
            item = self._items[place] = PictureItem()
            item.setZValue(z_values.BID)
            self._scene.addItem(item)
        spot = layout.play_place(place, 1)
        key = (words, spot, look)
        if self._drawn.get(place) != key:
            self._drawn[place] = key
            k = look.scale
            size = 12 * k
            lines = wrap(words, size, _WIDEST * k)
            width = max(text_width(line, size) for line in lines) + 22 * k
            height = (8 + 17 * len(lines)) * k
            sketch = Sketch(look, width, height)
            sketch.plate(width, height, 12 * k)
            for number, line in enumerate(lines):
                y = (4 + 17 * number + 8.5) * k
                sketch.rich(width / 2, y, line, size, look.theme.felt_text, align=CENTRE)
            item.show_picture(sketch.done())
            item.setPos(spot.x - width / 2, spot.y - height / 2)
        item.show()
