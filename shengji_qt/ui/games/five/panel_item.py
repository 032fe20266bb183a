# SPDX-License-Identifier: MIT
"""Pictures that only this table has: the mine's box or panel, levels at the badges, the own line, the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.card_faces import CardFaces, margin
from shengji_qt.ui.games.five.layout import FAN_PAD
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, text_width, wrap
from shengji_qt.ui.scene.table_layout import Rect

_BACK: Final = 30.0  # width of a card in the mine's small stack
_FRAME: Final = 6.0  # room for the frame of the slot on turn


class MineFacts(NamedTuple):
    """What stands at the mine's place."""

    name: str
    words: str
    cards: int
    turn: bool


class MinePicture:
    """The mine as others see it: a box like a seat's; as the declarer sees it: the panel under the second fan."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, faces: CardFaces) -> None:
        self._motion = motion
        self._faces = faces
        self._drawn: object = None
        self.plate = PictureItem()
        self.frame = PictureItem()
        self.plate.setZValue(z_values.PLATE)
        self.frame.setZValue(z_values.MARK)
        self.frame.setOpacity(0.0)
        for item in (self.plate, self.frame):
            scene.addItem(item)

    def show(self, facts: MineFacts, rect: Rect, column: Rect | None, look: Look) -> None:
        """Paint it in `rect`; `column`: of the panel's words, None for a box."""
        key = (facts, rect, column, look)
        if key == self._drawn:
            return
        turn = facts.turn
        self._drawn = key
        sketch = Sketch(look, rect.w, rect.h)
        sketch.plate(rect.w, rect.h, 18 * look.scale)
        if column is None:
            self._draw_box(sketch, facts, rect, look)
        else:
            self._draw_panel(sketch, facts, look)
        self.plate.show_picture(sketch.done())
        self.plate.setPos(rect.x, rect.y)
        self.plate.show()
        room = _FRAME
        frame = Sketch(look, rect.w + 2 * room, rect.h + 2 * room)
        radius = 18 * look.scale
        frame.box(room - 3, room - 3, rect.w + 6, rect.h + 6, radius + 3, None, look.theme.turn_disc, 1.8)
        frame.box(room, room, rect.w, rect.h, radius, None, look.theme.cinnabar, 4)
        self.frame.show_picture(frame.done(), room)
        self.frame.setPos(rect.x, rect.y)
        self._motion.fade(self.frame, 1.0 if turn else 0.0, speeds.TURN)

    def hide(self) -> None:
        self._drawn = None
        self.plate.hide()
        self.frame.setOpacity(0.0)

    def _draw_box(self, sketch: Sketch, facts: MineFacts, rect: Rect, look: Look) -> None:
        k, theme = look.scale, look.theme
        middle = rect.h / 2
        backs = min(3, facts.cards)
        width = _BACK * k
        back = self._faces.back(width, look.dpr)
        edge = margin(width, look.dpr)
        for index in range(backs):
            x = 16 * k + index * 5 * k
            sketch.painter.drawPixmap(QPointF(x - edge, middle - width * 0.7 - edge), back)
        if not backs:  # where they will lie, or have lain
            line = theme.felt_text_secondary
            sketch.box(16 * k, middle - width * 0.7, width, width * 1.4, 3 * k, None, line, 1.2 * k, dash=True)
        left = 74 * k
        sketch.text(left, middle - 12 * k, facts.name, 15 * k, theme.felt_text, True)
        sketch.text(left, middle + 12 * k, facts.words, 13 * k, theme.felt_text_secondary)

    @staticmethod
    def _draw_panel(sketch: Sketch, facts: MineFacts, look: Look) -> None:
        """Name and count above the cards."""
        k, theme = look.scale, look.theme
        left, y = FAN_PAD * k, 15 * k
        left += sketch.text(left, y, facts.name, 15 * k, theme.felt_text, True) + 10 * k
        sketch.text(left, y, facts.words, 12 * k, theme.felt_text_secondary)


class LevelTag(NamedTuple):
    """A player's level at the badge; `owed`: it still has to be won as declarer."""

    words: str
    owed: bool


class LevelTags:
    """Small tags at the lower edge of the badges, by place."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._scene = scene
        self._motion = motion
        self._items: dict[int, PictureItem] = {}
        self._drawn: dict[int, object] = {}

    def show(self, place: int, tag: LevelTag | None, plate: Rect | None, look: Look) -> None:
        """The tag at the badge of the plate; None for either: nothing."""
        item = self._items.get(place)
        if tag is None or plate is None:
            if item is not None:
                item.hide()
                self._drawn.pop(place, None)
            return
        if item is None:
            item = self._items[place] = PictureItem()
            item.setZValue(z_values.MESSAGE)
            self._scene.addItem(item)
        key = (tag, plate, look)
        if self._drawn.get(place) != key:
            self._drawn[place] = key
            k, theme = look.scale, look.theme
            width, height = max(26 * k, text_width(tag.words, 11 * k, True) + 10 * k), 17 * k
            sketch = Sketch(look, width + 2, height + 2)
            line = theme.amber_panel if tag.owed else theme.card_paper
            sketch.box(1, 1, width, height, 5 * k, theme.card_paper, line, 1.4)
            sketch.text(width / 2 + 1, height / 2 + 1, tag.words, 11 * k, theme.card_text, True, CENTRE)
            item.show_picture(sketch.done())
            x, y = plate.x + 36 * k - width / 2 - 1, plate.y + plate.h - height - 3 * k
            self._motion.glide(item, x, y)
        item.show()


class LineItem:
    """One line of words on a slim plate; the longest of several wordings that fits."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.item = PictureItem()
        self.item.setZValue(z_values.PLATE)
        self.item.hide()
        scene.addItem(self.item)
        self.words = ""
        self._drawn: object = None

    def show(self, wordings: tuple[str, ...], side: int | None, rect: Rect, look: Look) -> None:
        key = (wordings, side, rect, look)
        if key == self._drawn:
            return
        self._drawn = key
        k, theme = look.scale, look.theme
        size, pad, mark = 12 * k, 10 * k, 16 * k if side is not None else 0.0
        room = rect.w - 2 * pad - mark
        fitting = [text for text in wordings if text_width(text, size) <= room]
        self.words = (*fitting, *wordings[-1:], "")[0]
        self.item.setVisible(bool(self.words))
        if not self.words:
            return
        width = text_width(self.words, size) + 2 * pad + mark
        sketch = Sketch(look, width, rect.h)
        sketch.plate(width, rect.h, rect.h / 2)
        if side is not None:
            sketch.side(pad + 5 * k, rect.h / 2, 11 * k, side)
        sketch.text(pad + mark, rect.h / 2, self.words, size, theme.felt_text)
        self.item.show_picture(sketch.done())
        self.item.setPos(rect.x, rect.y)


class BoardFacts(NamedTuple):
    """What is told in the middle after a deal: a heading, lines, and lines that explain the choice that is open."""

    head: str
    lines: tuple[str, ...]
    choice: str = ""
    explanation: tuple[str, ...] = ()


class Board:
    """A panel on the felt; it is painted as high as its words."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.item = PictureItem()
        self.item.setZValue(z_values.SHOWN + 500)
        self.item.hide()
        scene.addItem(self.item)
        self.facts: BoardFacts | None = None
        self._drawn: object = None

    def show(self, facts: BoardFacts | None, rect: Rect, look: Look) -> None:
        """Paint it in the middle of `rect`; None hides it."""
        self.facts = facts
        self.item.setVisible(facts is not None)
        if facts is None:
            self._drawn = None
            return
        key = (facts, rect, look)
        if key == self._drawn:
            return
        self._drawn = key
        k, theme = look.scale, look.theme
        width = min(rect.w, 560 * k)
        for shrink in (1.0, 0.92, 0.84, 0.76):
            rows, height = self._rows(facts, width - 2 * FAN_PAD * k, k * shrink)
            if height <= rect.h:
                break
        sketch = Sketch(look, width, height)
        sketch.box(0, 0, width, height, 16 * k, theme.panel, theme.line, 1.0)
        y = 0.0
        for text, size, bold, colour_name, high in rows:
            colour = getattr(theme, colour_name)
            sketch.rich(FAN_PAD * k, y + high / 2 + 8 * k, text, size, colour, bold)
            y += high
        self.item.show_picture(sketch.done())
        self.item.setPos(rect.x + (rect.w - width) / 2, rect.y + max(0.0, (rect.h - height) / 2))

    @staticmethod
    def _rows(facts: BoardFacts, room: float, k: float) -> tuple[list[tuple[str, float, bool, str, float]], float]:
        """(text, size, bold, colour, height) of every line, and the height of all."""
        rows: list[tuple[str, float, bool, str, float]] = []

        def put(text: str, size: float, bold: bool, colour: str, high: float) -> None:
            rows.extend((line, size, bold, colour, high) for line in wrap(text, size, room, bold))

        put(facts.head, 18 * k, True, "text", 28 * k)
        for line in facts.lines:
            put(line, 13 * k, False, "text_secondary", 20 * k)
        if facts.choice:
            rows.append(("", 13 * k, False, "text", 8 * k))
            put(facts.choice, 15 * k, True, "text", 26 * k)
            for line in facts.explanation:
                put(line, 13 * k, False, "text", 20 * k)
        return rows, sum(row[-1] for row in rows) + 16 * k
