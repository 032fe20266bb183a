# SPDX-License-Identifier: MIT
"""All card items of a table: taken when a card becomes visible, given back when it leaves, never destroyed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Card
from shengji_qt.ui.card_faces import CardFaces, margin
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.theme import LIGHT

FRAME_ROOM = 8.0  # around a card for its outline and glow
BRACKET = 0.26  # of the width of a card, for the mark of one from the bottom: less than is seen of it in a full hand


class CardPool:
    """Makes, dresses and keeps the card items of one scene."""

    def __init__(self, scene: QGraphicsScene, faces: CardFaces, motion: Motion) -> None:
        self.faces = faces
        self.look = Look(LIGHT)
        self.lazy = False  # while the window is being resized, pictures are scaled and not painted anew
        self.is_trump: Callable[[Card], bool] = lambda _card: False
        self.has_points: Callable[[Card], bool] = lambda card: card.points > 0
        self._scene = scene
        self._motion = motion
        self._free: list[CardItem] = []
        self._used: dict[int, CardItem] = {}
        self._frames: dict[tuple[str, float, float], QPixmap] = {}

    def take(self, card: Card | None, width: float, *, face_up: bool = True) -> CardItem:
        """An item that shows `card` (None: only its back) at that width, invisible attributes reset."""
        item = self._free.pop() if self._free else self._make()
        self._used[id(item)] = item
        item.card = card
        item.drawn_width = 0.0
        item.raised = item.dim = False
        item.frame_kind = ""
        item.setOpacity(1.0)
        item.setScale(1.0)
        item.flip.setXScale(1.0)
        item.set_width(width)
        item.show_side(face_up and card is not None)
        self.dress(item)
        item.show()
        return item

    def give_back(self, items: Iterable[CardItem]) -> None:
        """The items leave the table."""
        for item in items:
            if self._used.pop(id(item), None) is not None:
                self._motion.stop(item)
                self._motion.stop(item.flip)
                item.hide()
                item.card = None
                self._free.append(item)

    @property
    def used(self) -> list[CardItem]:
        return list(self._used.values())

    def resize(self, item: CardItem, width: float) -> None:
        """Give `item` another width; its corner stays."""
        if item.width != width:
            item.set_width(width)
            self.dress(item)

    def mark(self, item: CardItem, *, dim: bool, frame: str) -> None:
        """Dim a card that may not be played; `frame` is "", "selected", "must" or "picked_up"."""
        if item.dim != dim or item.frame_kind != frame:
            item.dim, item.frame_kind = dim, frame
            item.drawn_width = 0.0
            self.dress(item)

    def dress(self, item: CardItem) -> None:
        """Give `item` its pictures at the exact size."""
        if self.lazy and item.drawn_width:
            for part in (item.front, item.back, item.frame):
                part.setScale(item.width / item.drawn_width)
            return
        item.drawn_width = item.width
        for part in (item.front, item.back, item.frame):
            part.setScale(1.0)
        off = -margin(item.width, self.look.dpr)
        if item.card is not None:
            item.front.setPixmap(
                self.faces.face(
                    item.card,
                    item.width,
                    self.look.dpr,
                    trump=self.is_trump(item.card),
                    points=self.has_points(item.card),
                    dim=item.dim,
                )
            )
            item.front.setOffset(off, off)
        item.back.setPixmap(self.faces.back(item.width, self.look.dpr))
        item.back.setOffset(off, off)
        if item.frame_kind:
            item.frame.setPixmap(self._frame(item.frame_kind, item.width))
            item.frame.setOffset(-FRAME_ROOM, -FRAME_ROOM)
        item.frame.setVisible(bool(item.frame_kind))

    def dress_all(self) -> None:
        """After another style, size of a device pixel or trump."""
        self._frames.clear()
        for item in self._used.values():
            item.drawn_width = 0.0
            self.dress(item)

    def _make(self) -> CardItem:
        item = CardItem()
        item.hide()
        self._scene.addItem(item)
        return item

    def _frame(self, kind: str, width: float) -> QPixmap:
        """The outline of a card; `must` glows. A card from the bottom has a golden bracket at its left end, which no
        card that lies on it covers.
        """
        key = (kind, width, self.look.dpr)
        if key not in self._frames:
            height, radius, room = width * ASPECT, width * 0.07, FRAME_ROOM
            sketch = Sketch(self.look, width + 2 * room, height + 2 * room)
            if kind == "must":
                for i in range(1, 5):
                    colour = QColor(self.look.theme.jade_felt)
                    colour.setAlpha(72 - 13 * i)
                    grow = i * 1.7
                    sketch.box(
                        room - grow, room - grow, width + 2 * grow, height + 2 * grow, radius + grow, None, colour, 3
                    )
            line, thick = self.look.theme.jade_felt, 2.6
            if kind == "picked_up":
                line, thick = self.look.theme.card_mark, 4.0
                sketch.painter.setClipRect(QRectF(0, 0, room + BRACKET * width, height + 2 * room))
            sketch.box(room - 1, room - 1, width + 2, height + 2, radius + 1, None, line, thick)
            self._frames[key] = sketch.done()
        return self._frames[key]
