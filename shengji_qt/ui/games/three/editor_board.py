# SPDX-License-Identifier: MIT
"""The felt of the layout editor: ten backs on a grid, moved by drag and keyboard, numbered by clicking."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.three_player.layouts import HEIGHT, WIDTH
from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import ASPECT, CardFaces, margin
from shengji_qt.ui.games.three.layout_draft import COLUMNS, HIGHEST, ROWS, LayoutDraft
from shengji_qt.ui.games.three.layout_words import layer_text, selected_text
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.theme import TYPE, Theme, felt_pixmap, scaled, ui_font

_RADIUS: Final = 16.0
_HEAD: Final = 52.0  # over the grid: how it is done
_FOOT: Final = 84.0  # under it: layers, and the chosen card in words
_SHADE: Final = (0, 78, 132)  # of a back: on top, one layer down, deeper
_PEEK: Final = 0.05  # of a card's height, that a layer is drawn lower than on the grid: nothing is hidden whole
_SMALLEST: Final = 9  # pixels of type in a narrow editor
_DRAG: Final = 4.0  # pixels before a press moves a card
_TRIAL: Final = parse_cards("AS KH 10D 7C QS 5H")  # faces of a trial turning
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class EditorBoard(parts.Worded):
    """Shows and changes a draft. `edited` after each change, `looked` when another card is chosen."""

    edited = Signal()
    looked = Signal()

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft: LayoutDraft | None = None
        self.chosen: int | None = None
        self._faces = faces
        self._theme = theme
        self._scale = 1.0
        self._felt: QPixmap | None = None
        self._pressed: tuple[int, QPointF, QPointF] | None = None  # slot, where, the card's corner then
        self._moving = False
        self._float: QPointF | None = None  # the dragged card's corner
        self._trial = QVariantAnimation(self)
        self._trial.valueChanged.connect(self._on_trial)
        self._turned = 0.0  # how many top cards the trial has turned
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_draft(self, draft: LayoutDraft) -> None:
        """Edit another one."""
        self.stop_trial()
        self.draft = draft
        self.chosen = None
        self._describe()
        self.update()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self._felt = None
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Layout of ten cards"))
        self._describe()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 360)

    def sizeHint(self) -> QSize:
        return QSize(720, 700)

    # --- a trial turning

    @property
    def trying(self) -> bool:
        return self._turned > 0 or self._trial.state() is QVariantAnimation.State.Running

    def try_out(self) -> None:
        """Turn the top cards in their order, then show the backs again on the next change."""
        if self.draft is None:
            return
        count = len(self.draft.order)
        self._trial.stop()
        self._trial.setStartValue(0.0)
        self._trial.setEndValue(float(count))
        length = speeds.ms(count * (speeds.FLIP + speeds.FLIP_NEXT))
        if length <= 0:
            self._on_trial(float(count))
            return
        self._trial.setDuration(length)
        self._trial.start()

    def stop_trial(self) -> None:
        self._trial.stop()
        self._turned = 0.0
        self.update()

    @Slot(object)
    def _on_trial(self, value: object) -> None:
        assert isinstance(value, float)
        self._turned = value
        self.update()

    # --- geometry

    def _unit(self) -> tuple[float, float, QPointF]:
        """Size of a grid unit and the grid's corner, in pixels."""
        head, foot = _HEAD * self._scale, _FOOT * self._scale
        room_x, room_y = self.width() - 48.0, self.height() - head - foot
        card = min(room_x / (COLUMNS / WIDTH), room_y / (ROWS / HEIGHT) / ASPECT, 150.0)
        ux, uy = card / WIDTH, card * ASPECT / HEIGHT
        left = (self.width() - COLUMNS * ux) / 2
        return ux, uy, QPointF(left, head + (room_y - ROWS * uy) / 2)

    def card_rect(self, slot: int) -> QRectF:
        """Where a card is drawn."""
        assert self.draft is not None
        ux, uy, origin = self._unit()
        x, y, z = self.draft.slots[slot]
        width, height = ux * WIDTH, uy * HEIGHT
        at = origin + QPointF(x * ux, y * uy + (HIGHEST - z) * _PEEK * height)
        if self._float is not None and self._pressed is not None and self._pressed[0] == slot:
            at = self._float
        return QRectF(at, QPointF(at.x() + width, at.y() + height))

    def slot_at(self, at: QPointF) -> int | None:
        """The uppermost card under a point."""
        return next((slot for slot in reversed(self._painted_order()) if self.card_rect(slot).contains(at)), None)

    def _painted_order(self) -> list[int]:
        if self.draft is None:
            return []
        slots = self.draft.slots
        lifted = self._pressed[0] if self._moving and self._pressed is not None else None
        return sorted(range(len(slots)), key=lambda slot: (slot == lifted, slots[slot][2], slot))

    # --- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.stop_trial()
        slot = self.slot_at(event.position())
        self._choose(slot)
        if slot is not None:
            self._pressed = (slot, event.position(), self.card_rect(slot).topLeft())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or self.draft is None:
            return
        slot, start, corner = self._pressed
        moved = event.position() - start
        if not self._moving and moved.manhattanLength() < _DRAG:
            return
        self._moving = True
        self._float = corner + moved
        ux, uy, origin = self._unit()
        z = self.draft.slots[slot][2]
        at = self._float - origin - QPointF(0, (HIGHEST - z) * _PEEK * uy * HEIGHT)
        before = self.draft.slots
        self.draft.move(slot, round(at.x() / ux), round(at.y() / uy))
        if self.draft.slots != before:
            self._changed()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        slot, moved = self._pressed[0], self._moving
        self._pressed, self._float, self._moving = None, None, False
        if not moved and self.draft is not None:
            self.draft.number(slot)
            self._changed()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes the layer of the card under the pointer."""
        slot = self.slot_at(event.position())
        step = event.angleDelta().y()
        if slot is None or self.draft is None or not step:
            event.ignore()
            return
        event.accept()
        self._choose(slot)
        self._lift(1 if step > 0 else -1)

    # --- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.draft is None or not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Do what a key means; False if it means nothing here."""
        assert self.draft is not None
        key = Qt.Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS and (shift or self.chosen is None):
            self._choose_next(1 if sum(_ARROWS[key]) > 0 else -1)
        elif key in _ARROWS and self.chosen is not None:
            x, y, _ = self.draft.slots[self.chosen]
            dx, dy = _ARROWS[key]
            self.draft.move(self.chosen, x + dx, y + dy)
            self._changed()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_Plus, Qt.Key.Key_PageDown, Qt.Key.Key_Minus):
            self._lift(1 if key in (Qt.Key.Key_PageUp, Qt.Key.Key_Plus) else -1)
        elif key is Qt.Key.Key_Space and self.chosen is not None:
            self.draft.number(self.chosen)
            self._changed()
        else:
            return False
        self.stop_trial()
        return True

    def _choose_next(self, step: int) -> None:
        """From left to right, then down."""
        assert self.draft is not None
        slots = self.draft.slots
        order = sorted(range(len(slots)), key=lambda slot: (-slots[slot][2], slots[slot][0], slots[slot][1]))
        at = order.index(self.chosen) + step if self.chosen is not None else (0 if step > 0 else -1)
        self._choose(order[at % len(order)])

    def _lift(self, by: int) -> None:
        if self.chosen is not None and self.draft is not None:
            self.draft.lift(self.chosen, by)
            self._changed()

    def _choose(self, slot: int | None) -> None:
        self.chosen = slot
        self._describe()
        self.looked.emit()
        self.update()

    def _changed(self) -> None:
        self._describe()
        self.edited.emit()
        self.update()

    def _describe(self) -> None:
        words = selected_text(self.draft, self.chosen) if self.draft is not None and self.chosen is not None else ""
        self.setAccessibleDescription(words or self._how())

    def _how(self) -> str:
        return self.tr("Drag cards to grid points; wheel: layer; click top cards in the order of turning")

    def _how_keys(self) -> str:
        return self.tr("Keys: Shift+arrows choose, arrows move, Page up and down: layer, Space: number")

    # --- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        painter.setClipPath(clip)
        if self._felt is None or self._felt.deviceIndependentSize().toSize() != self.size():
            self._felt = felt_pixmap(self.size(), self.devicePixelRatioF(), self._theme)
        painter.drawPixmap(0, 0, self._felt)
        self._paint_words(painter)
        self._paint_grid(painter)
        if self.draft is not None:
            for slot in self._painted_order():
                self._paint_card(painter, slot)
            self._paint_covers(painter)
            self._paint_numbers(painter)
            self._paint_foot(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.felt_text_secondary), 1.0, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(5, 5, -5, -5), _RADIUS - 4, _RADIUS - 4)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.felt_text_secondary))
        k = self._scale
        for index, text in enumerate((self._how(), self._how_keys())):
            size = scaled(TYPE.secondary - index, k)
            rect = QRectF(12, 10 * k + index * 20 * k, self.width() - 24, 20 * k)
            painter.setFont(ui_font(size))
            while size > _SMALLEST and painter.fontMetrics().horizontalAdvance(text) > rect.width():
                size -= 1
                painter.setFont(ui_font(size))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_grid(self, painter: QPainter) -> None:
        ux, uy, origin = self._unit()
        colour = QColor(self._theme.felt_text)
        colour.setAlpha(56)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for column in range(COLUMNS + 1):
            for row in range(ROWS + 1):
                painter.drawEllipse(origin + QPointF(column * ux, row * uy), 1.1, 1.1)

    def _paint_card(self, painter: QPainter, slot: int) -> None:
        assert self.draft is not None
        rect = self.card_rect(slot)
        ratio, width = self.devicePixelRatioF(), rect.width()
        room = margin(width, ratio)
        half, face = self._flip_of(slot)
        pixmap = self._faces.face(face, width, ratio) if face is not None else self._faces.back(width, ratio)
        painter.save()
        painter.translate(rect.center().x(), rect.y())
        painter.scale(half, 1.0)
        painter.drawPixmap(QPointF(-width / 2 - room, -room), pixmap)
        radius = width * 0.07
        depth = min(self.draft.depth(slot), 2)
        if depth and face is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(6, 14, 20, _SHADE[depth]))
            painter.drawRoundedRect(QRectF(-width / 2, 0, width, rect.height()), radius, radius)
        painter.restore()
        self._paint_outline(painter, slot, rect, radius)

    def _paint_outline(self, painter: QPainter, slot: int, rect: QRectF, radius: float) -> None:
        assert self.draft is not None
        broken = next((check for check in self.draft.checks() if not check.fine), None)
        colour = ""
        if slot == self.chosen:
            colour = self._theme.jade_felt
        elif broken is not None and slot in broken.culprits:
            colour = self._theme.amber_felt
        if colour:
            dashed = slot == self.chosen and broken is not None and slot in broken.culprits
            painter.setPen(QPen(QColor(self._theme.amber_felt if dashed else colour), 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
            if dashed:
                painter.setPen(QPen(QColor(colour), 3.0, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)

    def _flip_of(self, slot: int) -> tuple[float, Card | None]:
        """How wide a card is drawn while the trial turns it, and the face it shows."""
        assert self.draft is not None
        number = self.draft.number_of(slot)
        if number is None or not self._turned:
            return 1.0, None
        done = min(max(self._turned - (number - 1), 0.0), 1.0)
        face = _TRIAL[(number - 1) % len(_TRIAL)] if done >= 0.5 else None
        return max(abs(2 * done - 1), 0.02), face

    def _paint_covers(self, painter: QPainter) -> None:
        """Lines from the chosen card to those it covers, from those that cover it."""
        if self.chosen is None or self.draft is None:
            return
        colour = QColor(self._theme.jade_felt)
        painter.setPen(QPen(colour, 2.0))
        painter.setBrush(colour)
        for other in self.draft.below(self.chosen):
            self._paint_cover(painter, self.chosen, other)
        for other in self.draft.above(self.chosen):
            self._paint_cover(painter, other, self.chosen)

    def _paint_cover(self, painter: QPainter, upper: int, lower: int) -> None:
        """From where they overlap to the free part of the lower card."""
        rect = self.card_rect(lower)
        shared = rect.intersected(self.card_rect(upper)).center()
        free = rect.center() * 1.5 - shared * 0.5
        painter.drawLine(shared, free)
        painter.drawEllipse(shared, 4.5, 4.5)
        painter.drawEllipse(free, 4.5, 4.5)

    def _paint_numbers(self, painter: QPainter) -> None:
        """On the top cards: their number in the flip order, a dashed ring where it is missing."""
        if self.draft is None or self._turned:
            return
        for slot in self.draft.tops:
            rect = self.card_rect(slot)
            radius = min(rect.width() * 0.19, 24.0)
            number = self.draft.number_of(slot)
            centre = rect.center()
            if number is None:
                painter.setBrush(QColor(8, 20, 34, 240))
                painter.setPen(QPen(QColor(self._theme.card_paper), 1.6, Qt.PenStyle.DashLine))
            else:
                painter.setBrush(QColor(self._theme.card_paper))
                painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(centre, radius, radius)
            painter.setFont(ui_font(max(9, round(radius * 0.95)), bold=True))
            painter.setPen(QColor(self._theme.card_paper if number is None else self._theme.card_text))
            box = QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?" if number is None else str(number))

    def _paint_foot(self, painter: QPainter) -> None:
        """How many cards lie in each layer, and the chosen card in words."""
        assert self.draft is not None
        k = self._scale
        y = self.height() - _FOOT * k + 8 * k
        x = 24.0
        size, ratio = 18 * k, self.devicePixelRatioF()
        counts = self.draft.counts()
        for depth, count in enumerate(counts):
            painter.drawPixmap(QPointF(x - margin(size, ratio), y - margin(size, ratio)), self._faces.back(size, ratio))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(6, 14, 20, _SHADE[min(depth, 2)]))
            painter.drawRoundedRect(QRectF(x, y, size, size * ASPECT), 2, 2)
            painter.setFont(ui_font(scaled(TYPE.secondary, k)))
            painter.setPen(QColor(self._theme.felt_text))
            text = layer_text(depth, count, len(counts))
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(QPointF(x + size + 10 * k, y + size * 0.98), text)
            x += size + width + 38 * k
        if self.chosen is not None:
            painter.setFont(ui_font(scaled(TYPE.secondary + 1, k), bold=True))
            painter.setPen(QColor(self._theme.jade_felt))
            text = selected_text(self.draft, self.chosen)
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width() - 48)
            painter.drawText(QPointF(24, self.height() - 18 * k), text)
