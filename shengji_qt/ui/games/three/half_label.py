# SPDX-License-Identifier: MIT
"""The words on the felt that say which half of which round is played, who led it and what."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.sketch import Look, Sketch, text_width, wrap
from shengji_qt.ui.scene.table_layout import Rect

_EDGE = 4.0  # glyphs may reach a little over their width


class HalfLabel:
    """Two lines, wrapped where the room is small."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.item = PictureItem()
        self.item.setZValue(z_values.MARK)
        self.item.hide()
        self.words = ("", "")
        self.place = Rect(0, 0, 0, 0)  # of the words
        self._drawn: object = None
        scene.addItem(self.item)

    def show(self, words: tuple[str, str], at: tuple[float, float, int], room: float, look: Look) -> None:
        """`at`: x, the middle's y, and which end x is (-1 left, 0 middle, 1 right)."""
        self.words = words
        self.item.setVisible(any(words))
        key = (words, at, room, look)
        if key == self._drawn or not any(words):
            return
        self._drawn = key
        k, theme = look.scale, look.theme
        head = wrap(words[0], 13 * k, room, True)
        if len(head) > 1:  # a new line parts as well as a dot
            head = [line for part in words[0].split(" · ") for line in wrap(part, 13 * k, room, True)]
        detail = wrap(words[1], 13 * k, room)
        line = 19 * k
        height = line * (len(head) + len(detail))
        wide = max(text_width(text, 13 * k, bold) for lines, bold in ((head, True), (detail, False)) for text in lines)
        self.place = Rect(at[0] - wide * (at[2] + 1) / 2, at[1] - height / 2, wide, height)
        sketch = Sketch(look, room + 2 * _EDGE, height)
        x, align = _EDGE + room * (at[2] + 1) / 2, at[2]
        for index, text in enumerate(head):
            sketch.rich(x, line * (index + 0.5), text, 13 * k, theme.felt_text, True, align)
        for index, text in enumerate(detail, len(head)):
            sketch.rich(x, line * (index + 0.5), text, 13 * k, theme.felt_text_secondary, align=align)
        self.item.show_picture(sketch.done())
        self.item.setPos(at[0] - x, at[1] - height / 2)
