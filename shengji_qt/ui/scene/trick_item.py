# SPDX-License-Identifier: MIT
"""Cards in the middle of the table: the open trick, a past trick laid open again, and the outline of the best play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import ARRIVE, MOVE, Motion
from shengji_qt.ui.scene.seat_item import chip
from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.scene.table_layout import PlayPlace, TableLayout
from shengji_qt.ui.texts import translate

Sorter = Callable[[Iterable[Card]], list[Card]]


class BestPlay:
    """One gold outline round a whole play, with its tag."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self._drawn: object = None
        self.frame = PictureItem()
        self.tag = PictureItem()
        for item in (self.frame, self.tag):
            item.setZValue(z)
            item.hide()
            scene.addItem(item)

    def show(self, place: PlayPlace, count: int, text: str, look: Look) -> None:
        """Outline the play of `count` cards at `place`."""
        rect = place.outline(count)
        key = (rect, text, look)
        if key != self._drawn:
            self._drawn = key
            sketch = Sketch(look, rect.w + 4, rect.h + 4)
            sketch.box(2, 2, rect.w, rect.h, place.card_width * 0.07 + 5, None, look.theme.gold_felt, 2.6)
            self.frame.show_picture(sketch.done(), 2)
            self.frame.setPos(rect.x, rect.y)
            pixmap, width, _ = chip(text, look, gold=True)
            self.tag.show_picture(pixmap)
            self.tag.setPos(rect.right - width + 3, rect.y - 11 * look.scale)
        self.frame.show()
        self.tag.show()

    def hide(self) -> None:
        self.frame.hide()
        self.tag.hide()


class TrickArea:
    """The plays of one trick, by spot (ui/games/kinds.py)."""

    def __init__(self, scene: QGraphicsScene, pool: CardPool, motion: Motion, z: float = z_values.TRICK) -> None:
        self.plays: dict[int, list[CardItem]] = {}
        self.best: int | None = None
        self._pool = pool
        self._motion = motion
        self._z = z
        self._layout: TableLayout | None = None
        self._outline = BestPlay(scene, z + z_values.OUTLINE - z_values.TRICK)

    @property
    def placed(self) -> bool:
        """True once it was told where it lies."""
        return self._layout is not None

    def cards(self) -> dict[int, tuple[Card, ...]]:
        """What lies there, by spot."""
        return {p: tuple(it.card for it in items if it.card is not None) for p, items in self.plays.items()}

    def resize(self, layout: TableLayout) -> None:
        """Lay the plays out again at once."""
        self._layout = layout
        for place in self.plays:
            self._lay(place, 0)
        self._show_outline()

    def put(self, place: int, items: Sequence[CardItem], duration: int = speeds.PLAY) -> None:
        """Bring these cards, lying anywhere, to a seat's place in the given order."""
        self.plays[place] = list(items)
        order = len(self.plays)
        for index, item in enumerate(items):
            item.setZValue(z_values.FLYING + index if duration else self._z + 30 * order + index)
        self._lay(place, duration, first_z=self._z + 30 * order)

    def set_best(self, place: int | None) -> None:
        """Outline the play that wins so far."""
        self.best = place
        self._show_outline()

    def collect(self, to: tuple[float, float]) -> None:
        """The winner takes the cards, one play after the other: they fly to (x, y) and leave the table."""
        self.set_best(None)
        for number, items in enumerate(self.plays.values()):
            delay = speeds.GATHER * number
            for item in items:
                x, y = to[0] - item.width / 2, to[1] - item.width * ASPECT / 2
                item.setZValue(z_values.FLYING + item.zValue() - self._z)
                self._motion.fade(item, 0.0, speeds.COLLECT // 2, delay=delay + speeds.COLLECT // 2)
                self._motion.animate(item, b"scale", 0.45, speeds.COLLECT, delay=delay, curve=MOVE)
                back = partial(self._pool.give_back, [item])
                self._motion.move(item, x, y, speeds.COLLECT, delay=delay, curve=MOVE, done=back)
        self.plays.clear()

    def clear(self) -> None:
        """Take everything away at once."""
        for items in self.plays.values():
            self._pool.give_back(items)
        self.plays.clear()
        self.set_best(None)

    def set_visible(self, visible: bool) -> None:
        """Hide the trick while another is shown."""
        for items in self.plays.values():
            for item in items:
                item.setVisible(visible)
        if visible:
            self._show_outline()
        else:
            self._outline.hide()

    def lay_open(self, plays: Mapping[int, Sequence[Card]], best: int | None) -> None:
        """Show these cards at once."""
        self.clear()
        if self._layout is None:
            return
        for place, cards in plays.items():
            width = self._layout.trick_width
            self.put(place, [self._pool.take(card, width) for card in cards], 0)
        self.set_best(best)

    def release(self, place: int) -> list[CardItem]:
        """Hand the items of a play over to the caller."""
        return self.plays.pop(place, [])

    def _lay(self, place: int, duration: int, first_z: float | None = None) -> None:
        if self._layout is None:
            return
        items = self.plays[place]
        spot = self._layout.play_place(place, len(items))
        for index, item in enumerate(items):
            came_from = item.width * item.scale()
            self._pool.resize(item, spot.card_width)
            x, y = spot.card_corner(index, len(items))
            z = None if first_z is None else first_z + index
            if duration:
                delay = speeds.TOGETHER * index
                self._motion.grow(item, came_from / spot.card_width, duration, delay=delay)
                done = partial(item.setZValue, z) if z is not None else None
                self._motion.move(item, x, y, duration, delay=delay, curve=ARRIVE, done=done)
            else:
                self._motion.stop(item)
                item.setScale(1.0)
                item.setPos(x, y)

    def _show_outline(self) -> None:
        if self._layout is None or self.best is None or self.best not in self.plays:
            self._outline.hide()
            return
        count = len(self.plays[self.best])
        place = self._layout.play_place(self.best, count)
        self._outline.show(place, count, translate("TrickArea", "Best"), self._pool.look)
