# SPDX-License-Identifier: MIT
"""The message line beside the player's badge, as a picture under the cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import MOVE, Motion
from shengji_qt.ui.scene.sketch import Look, Sketch, wrap


class MessageLine:
    """Lines that do not fit wrap; more than two grow upward."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._at: tuple[float, float] | None = None
        self.item = PictureItem()
        self.item.setZValue(z_values.MESSAGE)
        scene.addItem(self.item)
        self.message = Message("")
        self._drawn: object = None

    def show(self, message: Message, at: tuple[float, float], room: float, look: Look) -> None:
        """Write it with its left and lower edge at `at`, in `room` pixels."""
        self.message = message
        key = (message, at, room, look)
        if key == self._drawn:
            return
        self._drawn = key
        k, theme = look.scale, look.theme
        head_size, size = 17 * k, 13 * k
        heads = wrap(message.head, head_size, room, True) if message.head else []
        details = wrap(message.detail, size, room) if message.detail else []
        height = max(44 * k, (24 * len(heads) + 20 * len(details)) * k)
        sketch = Sketch(look, room + 8, height + 8)
        y = height - (24 * len(heads) + 20 * len(details)) * k
        if not details:
            y /= 2
        for line in heads:
            sketch.rich(0, y + 12 * k, line, head_size, theme.amber_felt if message.trouble else theme.felt_text, True)
            y += 24 * k
        for line in details:
            sketch.rich(0, y + 10 * k, line, size, theme.felt_text_secondary)
            y += 20 * k
        self.item.show_picture(sketch.done())
        x, top = at[0], at[1] - height
        if self._at is not None and self._at[1] != at[1]:  # the bar moves, and its words with it
            self._motion.move(self.item, x, top, speeds.SORT, curve=MOVE)
        elif self._motion.target_of(self.item) != QPointF(x, top):
            self._motion.stop(self.item)
            self.item.setPos(x, top)
        self._at = at
