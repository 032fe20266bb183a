# SPDX-License-Identifier: MIT
"""A finished trick laid open again above the present one, with a chip that names it."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.seat_item import chip
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.scene.table_layout import TableLayout
from shengji_qt.ui.scene.trick_item import TrickArea


class PastTrick(TrickArea):
    """The plays, and the chip under them."""

    def __init__(self, scene: QGraphicsScene, pool: CardPool, motion: Motion) -> None:
        super().__init__(scene, pool, motion, z_values.SHOWN)
        self.label = PictureItem()
        self.label.setZValue(z_values.SHOWN)
        self.label.hide()
        scene.addItem(self.label)

    def say(self, words: str, layout: TableLayout, look: Look) -> None:
        """Write what trick it is."""
        pixmap, width, height = chip(words, look)
        self.label.show_picture(pixmap)
        play, bar = layout.drop.bottom, layout.bar.y
        y = max(play + 6, min(play + 10, bar - height - 1))  # off the outline of the play, off the buttons
        self.label.setPos(layout.middle[0] - width / 2, y)
        self.label.show()

    def clear(self) -> None:
        super().clear()
        self.label.hide()
