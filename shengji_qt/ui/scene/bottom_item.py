# SPDX-License-Identifier: MIT
"""The bottom: a pile in the middle while cards are dealt, a small stack beside the declarer, cards turned up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import MOVE, TURN_AWAY, TURN_UP, Motion
from shengji_qt.ui.scene.seat_item import chip
from shengji_qt.ui.scene.sketch import CENTRE, Sketch, text_width
from shengji_qt.ui.scene.table_layout import PILE_CAPTION, STACK_STEP, STACK_WIDTH, PlayPlace, TableLayout
from shengji_qt.ui.texts.counts import COUNTS

_STACKED = 3  # cards drawn of the stack


class Bottom:
    """What is visible of the bottom. `state` is "" (nothing), "pile", "stack" or "open"."""

    def __init__(self, scene: QGraphicsScene, pool: CardPool, motion: Motion) -> None:
        self.items: list[CardItem] = []
        self.state = ""
        self._count = 0
        self._place = 0
        self._words = ""
        self._drawn: object = None
        self._pool = pool
        self._motion = motion
        self._layout: TableLayout | None = None
        self.caption = PictureItem()
        self.caption.setZValue(z_values.MARK)
        self.caption.hide()
        scene.addItem(self.caption)

    def resize(self, layout: TableLayout) -> None:
        """Lay it out again at once."""
        self._layout = layout
        self.refresh()

    def refresh(self) -> None:
        """After another size, theme or language."""
        if self.state == "pile":
            self.show_pile(self._count)
        elif self.state == "stack":
            self.show_stack(self._place, self._count)
        elif self.state == "open":
            self._lay_open(0)

    def clear(self) -> None:
        self._pool.give_back(self.items)
        self.items = []
        self.state = ""
        self._drawn = None
        self.caption.hide()

    def show_pile(self, count: int) -> None:
        """`count` backs in the middle."""
        key = ("pile", count, self._layout, self._pool.look, self._cards_words(count))
        if key == self._drawn and self.items:
            return
        self._become("pile", count)
        if self._layout is None or not count:
            return
        self._drawn = key
        spot = self._layout.centre_pile(count)
        self._fill(count, spot)
        self._write(self._cards_words(count), spot.x, spot.y + spot.card_width * ASPECT / 2 + PILE_CAPTION, CENTRE)

    def show_stack(self, place: int, count: int) -> None:
        """The buried cards beside the declarer at `place`."""
        key = ("stack", place, count, self._layout, self._pool.look, self._cards_words(count))
        if key == self._drawn and self.items:
            return
        self._become("stack", count)
        self._place = place
        if self._layout is None or not count:
            return
        self._drawn = key
        x, y = self._layout.stack_corner(place)
        shown = min(_STACKED, count)
        self._fill(shown, PlayPlace(0, 0, STACK_STEP, STACK_WIDTH))
        for index, item in enumerate(self.items):
            item.setPos(x + index * STACK_STEP, y)
            item.setZValue(z_values.STACK + index)
        end, middle, align = self._layout.stack_label(place)
        self._write(self._cards_words(count), end, middle, align)

    def release(self) -> list[CardItem]:
        """Hand the pile over to the caller: the declarer takes it."""
        items, self.items = self.items, []
        self.state = ""
        self._drawn = None
        self.caption.hide()
        return items

    def turn_up(self, cards: Sequence[Card], words: str) -> int:
        """Lay the cards open in the middle, from where the bottom is; returns the time it takes."""
        self._words = words
        here = (self.items[0].pos().x(), self.items[0].pos().y()) if self.items else None
        self.clear()
        self.state, self._count = "open", len(cards)
        if self._layout is None:
            return 0
        width = self._layout.trick_width
        for card in cards:
            item = self._pool.take(card, width)
            if here is not None:
                item.setPos(*here)
            self.items.append(item)
        self._lay_open(speeds.COLLECT, flip=True)
        return speeds.COLLECT + speeds.FLIP + speeds.FLIP_NEXT * len(cards)

    def say(self, words: str) -> None:
        """Another caption under the open cards."""
        self._words = words
        if self.state == "open":
            self._lay_open(0)

    def _become(self, state: str, count: int) -> None:
        self.state, self._count = state, count
        if not count:
            self.clear()

    def _lay_open(self, duration: int, flip: bool = False) -> None:
        if self._layout is None:
            return
        x, y = self._layout.middle
        width, count = self._layout.trick_width, len(self.items)
        step = min(width * 1.06, (self._layout.open_width - width - 40) / max(1, count - 1))
        spot = PlayPlace(x, y, step, width)
        for index, item in enumerate(self.items):
            self._pool.resize(item, width)
            item.setZValue(z_values.SHOWN + index)
            self._motion.move(item, *spot.card_corner(index, count), duration, curve=MOVE)
            if flip and duration:
                turn_over(self._motion, item, duration + speeds.FLIP_NEXT * index)
        self._write(self._words, x, y + width * ASPECT / 2 + 22, CENTRE, on_chip=True)

    def _fill(self, count: int, spot: PlayPlace) -> None:
        """Exactly `count` backs at the place."""
        while len(self.items) > count:
            self._pool.give_back([self.items.pop()])
        while len(self.items) < count:
            self.items.append(self._pool.take(None, spot.card_width, face_up=False))
        for index, item in enumerate(self.items):
            self._motion.stop(item)
            self._pool.resize(item, spot.card_width)
            item.show_side(False)
            item.setPos(*spot.card_corner(index, count))
            item.setZValue(z_values.PILE + index)

    def _cards_words(self, count: int) -> str:
        return COUNTS.bottom(count)

    def _write(self, words: str, x: float, y: float, align: int, on_chip: bool = False) -> None:
        if self._layout is None or not words:
            self.caption.hide()
            return
        look = self._pool.look
        k = look.scale
        if on_chip:
            pixmap, width, height = chip(words, look._replace(scale=k * 1.25))
        else:
            width, height = text_width(words, 12 * k) + 4, 20 * k
            sketch = Sketch(look, width, height)
            sketch.text(0, height / 2, words, 12 * k, look.theme.felt_text_secondary)
            pixmap = sketch.done()
        self.caption.show_picture(pixmap)
        self.caption.setPos(x - width * (align + 1) / 2, y - height / 2)
        self.caption.setZValue(z_values.SHOWN if on_chip else z_values.MARK)
        self.caption.show()


def turn_over(
    motion: Motion, item: CardItem, delay: int = 0, done: Callable[[], None] | None = None, *, face_up: bool = True
) -> None:
    """Turn a card face up, or down: thin at half time, and never still between the halves."""
    item.show_side(not face_up)

    def open_up() -> None:
        item.show_side(face_up)
        motion.animate(item.flip, b"xScale", 1.0, speeds.FLIP // 2, curve=TURN_UP, done=done)

    motion.animate(item.flip, b"xScale", 0.0, speeds.FLIP // 2, delay=delay, curve=TURN_AWAY, done=open_up)
