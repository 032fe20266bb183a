# SPDX-License-Identifier: MIT
"""A seat on the felt: its plate, the ring of the seat whose turn it is, and the chip under it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, text_width
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.texts import translate

LONGEST: Final = 250.0  # a plate; longer names are cut off with an ellipsis
_TEXT_LEFT: Final = 74.0
_ROOM: Final = 12.0  # around an avatar for its ring


class SeatFacts(NamedTuple):
    """What a plate shows. `level` as text; `cards` in the hand; `note` under the plate, "" for none.

    `side` 0 or 1 gives the badge its colour and the plate a shape; None: neither, the declarer's badge is brown then.
    `words` stand in the place of the level where there are any; `away`, of a person who is not there, before both.
    """

    name: str
    level: str
    side: int | None
    cards: int
    declarer: bool = False
    turn: bool = False
    thinking: bool = False
    note: str = ""
    words: str = ""
    away: str = ""

    @property
    def face(self) -> str:
        """What stands on the badge."""
        return self.name[:1].upper()

    @property
    def detail(self) -> str:
        if self.away:
            return self.away
        if self.thinking:
            return translate("SeatItem", "thinking…")
        if self.words:
            return self.words
        return translate("SeatItem", "Level {level}").format(level=self.level)


def plate_width(facts: SeatFacts, scale: float) -> float:
    """The width a plate needs for its texts, with or without crown and while thinking."""
    name = text_width(facts.name, 15 * scale, True) + (14 + 20 + 24) * scale
    details = [facts.detail, facts._replace(thinking=True).detail]
    detail = max(text_width(text, 13 * scale) for text in details) + 76 * scale
    return min(LONGEST * scale, _TEXT_LEFT * scale + max(name, detail))


class SeatItem:
    """The pictures of one seat. `own`: the player's seat has no plate, only its badge beside the message line."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, own: bool = False) -> None:
        self._motion = motion
        self._own = own
        self._facts: SeatFacts | None = None
        self._rect = Rect(0, 0, 0, 0)
        self._note_at = (0.0, 0.0)
        self._drawn: object = None
        self._lasting: object = None
        self._visible = True
        self.plate = PictureItem()
        self.ring = PictureItem()
        self.note = PictureItem()
        self.count = PictureItem()  # changes with every card: painted apart from the plate
        layers = ((self.plate, z_values.PLATE), (self.count, z_values.MARK), (self.ring, z_values.MARK))
        for item, z in (*layers, (self.note, z_values.MESSAGE)):
            item.setZValue(z)
            scene.addItem(item)
        self.ring.setOpacity(0)
        self.note.hide()
        self._breath = QPropertyAnimation(self.ring, b"opacity", self.ring)
        self._breath.setDuration(speeds.BREATH)
        self._breath.setLoopCount(-1)
        for at, value in ((0.0, 1.0), (0.5, 0.62), (1.0, 1.0)):
            self._breath.setKeyValueAt(at, value)

    @property
    def facts(self) -> SeatFacts | None:
        return self._facts

    @property
    def centre(self) -> tuple[float, float]:
        """Where cards go that this seat wins or is dealt."""
        return self._rect.centre

    def place(self, rect: Rect, note_at: tuple[float, float]) -> None:
        """Put the plate there; for the own seat `rect` is the square of the badge."""
        self._rect, self._note_at = rect, note_at

    def set_visible(self, visible: bool) -> None:
        """Whether there is a plate at this place at all."""
        self._visible = visible
        for item in (self.plate, self.count, self.ring):
            item.setVisible(visible)
        if not visible:
            self.note.hide()

    def show(self, facts: SeatFacts, look: Look) -> None:
        """Paint what has changed."""
        before = self._facts
        key = (facts, facts.detail, look, self._rect, self._note_at)
        if key == self._drawn:
            return
        self._drawn = key
        self._facts = facts
        lasting = (facts._replace(cards=0, turn=False, note=""), facts.detail, look, self._rect)
        if lasting != self._lasting:
            self._lasting = lasting
            if self._own:
                self._draw_own(facts, look)
            else:
                self._draw_plate(facts, look)
        if not self._own:
            self._draw_count(facts.cards, look)
        self._draw_note(facts.note, look)
        if before is None or before.turn != facts.turn:
            self._turn(facts.turn)

    def still(self) -> None:
        """End the breathing: the table closes or nothing is to move."""
        self._breath.stop()

    def _turn(self, turn: bool) -> None:
        self._breath.stop()
        self._motion.fade(self.ring, 1.0 if turn else 0.0, speeds.TURN, done=self._breathe if turn else None)

    def _breathe(self) -> None:
        if speeds.FACTOR > 0 and self._facts is not None and self._facts.turn:
            self._breath.start()

    def _draw_plate(self, facts: SeatFacts, look: Look) -> None:
        k, rect, theme = look.scale, self._rect, look.theme
        sketch = Sketch(look, rect.w, rect.h)
        sketch.plate(rect.w, rect.h)
        middle, left = rect.h / 2, _TEXT_LEFT * k
        sketch.avatar(36 * k, middle, 23 * k, facts.face, facts.side, facts.declarer, bool(facts.away))
        name = _shortened(facts.name, 15 * k, rect.w - left - 58 * k)
        mark = left + sketch.text(left, middle - 12 * k, name, 15 * k, theme.felt_text, True) + 14 * k
        if facts.declarer:
            sketch.crown(mark, middle - 12 * k, 15 * k)
            mark += 20 * k
        if facts.side is not None:
            sketch.side(mark, middle - 12 * k, 12 * k, facts.side)
        sketch.text(left, middle + 12 * k, facts.detail, 13 * k, theme.felt_text_secondary)
        sketch.pile(rect.w - 42 * k, middle + 12 * k, 14 * k, theme.felt_text_secondary)
        self.plate.show_picture(sketch.done())
        self._motion.glide(self.plate, rect.x, rect.y)
        self._draw_ring(facts, look, 23 * k, rect.x + 36 * k, rect.y + middle)

    def _draw_count(self, cards: int, look: Look) -> None:
        k, rect = look.scale, self._rect
        sketch = Sketch(look, 26 * k, 20 * k)
        sketch.text(0, 10 * k, str(cards), 13 * k, look.theme.felt_text, True)
        self.count.show_picture(sketch.done())
        self._motion.glide(self.count, rect.x + rect.w - 30 * k, rect.y + rect.h / 2 + 2 * k)

    def _draw_own(self, facts: SeatFacts, look: Look) -> None:
        k, rect = look.scale, self._rect
        room = _ROOM * k
        size = rect.w + 2 * room
        sketch = Sketch(look, size, size)
        sketch.avatar(size / 2, size / 2, rect.w / 2, facts.face, facts.side, facts.declarer, bool(facts.away))
        self.plate.show_picture(sketch.done(), room)
        self._motion.glide(self.plate, rect.x, rect.y)
        cx, cy = rect.centre
        self._draw_ring(facts, look, rect.w / 2, cx, cy)

    def _draw_ring(self, facts: SeatFacts, look: Look, r: float, cx: float, cy: float) -> None:
        k, theme = look.scale, look.theme
        half = r + _ROOM * k
        sketch = Sketch(look, 2 * half, 2 * half)
        sketch.circle(half, half, r + 7.5 * k, theme.turn_disc)
        sketch.circle(half, half, r + 3.6 * k, None, theme.cinnabar, 4.2 * k)
        sketch.avatar(half, half, r, facts.face, facts.side, facts.declarer, bool(facts.away))
        self.ring.show_picture(sketch.done(), half)
        self._motion.glide(self.ring, cx, cy)

    def _draw_note(self, note: str, look: Look) -> None:
        self.note.setVisible(bool(note) and self._visible)
        if not note:
            return
        pixmap, width, height = chip(note, look)
        self.note.show_picture(pixmap)
        x, y = self._note_at
        self.note.setPos(x if self._own else x - width / 2, y - height / 2)


class OwnMarks:
    """Crown and side shape at the player's own badge, above its ring."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self.item = PictureItem()
        self.item.setZValue(z_values.MESSAGE)
        scene.addItem(self.item)
        self._drawn: object = None

    def show(self, facts: SeatFacts, rect: Rect, look: Look) -> None:
        """Paint them for the badge in `rect`."""
        key = (facts.declarer, facts.side, rect, look)
        if key == self._drawn:
            return
        self._drawn = key
        scale = look.scale
        size = rect.w + 40 * scale
        sketch = Sketch(look, size, size)
        middle = size / 2
        if facts.declarer:
            sketch.crown(middle, middle - rect.w / 2 - 11 * scale, 15 * scale)
        if facts.side is not None:
            sketch.side(middle + rect.w / 2, middle + rect.w / 2 - 4 * scale, 13 * scale, facts.side)
        self.item.show_picture(sketch.done(), middle)
        self._motion.glide(self.item, *rect.centre)


def chip(text: str, look: Look, *, gold: bool = False) -> tuple[QPixmap, float, float]:
    """A small plate with one line of text: (pixmap, width, height). `gold`: the tag of the best play."""
    theme, scale = look.theme, look.scale
    size = 12 * scale
    width, height = text_width(text, size, gold) + 20 * scale, 22 * scale
    sketch = Sketch(look, width, height)
    if gold:
        sketch.box(0, 0, width, height, height / 2, theme.gold_felt)
        sketch.text(width / 2, height / 2, text, size, theme.gold_text, True, CENTRE)
    else:
        sketch.plate(width, height, height / 2)
        sketch.rich(width / 2, height / 2, text, size, theme.felt_text, align=CENTRE)
    return sketch.done(), width, height


def _shortened(text: str, size: float, room: float) -> str:
    if text_width(text, size, True) <= room:
        return text
    while text and text_width(text + "…", size, True) > room:
        text = text[:-1]
    return text + "…"
