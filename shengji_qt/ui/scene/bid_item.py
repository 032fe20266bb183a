# SPDX-License-Identifier: MIT
"""The bid that stands, laid open before the bidder's seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.seat_item import chip
from shengji_qt.ui.scene.table_layout import TableLayout


class StandingBid:
    """Copies of the shown cards (the cards stay in the bidder's hand) and a chip that names the bid."""

    def __init__(self, scene: QGraphicsScene, pool: CardPool, motion: Motion) -> None:
        self.items: list[CardItem] = []
        self.place: int | None = None
        self.cards: tuple[Card, ...] = ()
        self._words = ""
        self._pool = pool
        self._motion = motion
        self._layout: TableLayout | None = None
        self.label = PictureItem()
        self.label.setZValue(z_values.BID)
        self.label.hide()
        scene.addItem(self.label)

    def resize(self, layout: TableLayout) -> None:
        self._layout = layout
        if self.place is not None:
            self.show(self.place, self.cards, self._words)

    def show(self, place: int, cards: Sequence[Card], words: str, start: tuple[float, float] | None = None) -> None:
        """Lay the cards before the seat at `place`; from `start` they fly in."""
        self.clear()
        self.place, self.cards, self._words = place, tuple(cards), words
        if self._layout is None:
            return
        spot = self._layout.bid_place(place, len(cards))
        for index, card in enumerate(cards):
            item = self._pool.take(card, spot.card_width)
            item.setZValue(z_values.BID + index)
            x, y = spot.card_corner(index, len(cards))
            if start is None:
                item.setPos(x, y)
            else:
                item.setPos(start[0] - spot.card_width / 2, start[1] - spot.card_width * ASPECT / 2)
                self._motion.move(item, x, y, speeds.BID)
            self.items.append(item)
        pixmap, width, height = chip(words, self._pool.look)
        self.label.show_picture(pixmap)
        half = spot.width(len(cards)) / 2
        if self._layout.bid_words_below(place):
            self.label.setPos(spot.x - width / 2, spot.y + spot.card_width * ASPECT / 2 + 6)
        else:
            self.label.setPos(spot.x + half + 8, spot.y - height / 2)
        self.label.show()

    def clear(self) -> None:
        self._pool.give_back(self.items)
        self.items = []
        self.place = None
        self.cards = ()
        self.label.hide()
