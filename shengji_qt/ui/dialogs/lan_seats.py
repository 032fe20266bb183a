# SPDX-License-Identifier: MIT
"""The seats of a table of the network, round a small table: by mouse (click or drag) and by keyboard."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from shengji_qt.ai.levels import LEVELS
from shengji_qt.net.messages import Lobby, SeatState
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.lan_badges import badge_picture, badge_place, badges
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.texts.lan import presence_text
from shengji_qt.ui.texts.seats import level_text
from shengji_qt.ui.theme import LIGHT, Theme

_MIME: Final = "application/x-shengji-seat"
_CARD: Final = (176, 76)  # logical pixels
_NUMBER_AT: Final = QPoint(10, 4)  # in the corner of a seat, above its words
_GAP: Final = 20  # between the seats and the table


class SeatCard(QPushButton):
    """One seat: who sits there, and how. A click, Enter or the space bar opens its menu; it can be dragged."""

    dropped = Signal(int, int)  # from seat, to seat

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.draggable = False
        self._pressed_at = QPoint()
        self.setAcceptDrops(True)
        self.setProperty("seat", True)
        self.setMenu(QMenu(self))
        self.setStyleSheet("QPushButton { padding: 2px 8px; } QPushButton::menu-indicator { width: 0; }")
        self.number = parts.label("caption", text=str(seat + 1))  # by which menus and the record of the table call it
        self.number.setParent(self)
        self.number.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.number.move(_NUMBER_AT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The menu opens when the button is let go of, so that the seat can be dragged instead."""
        self._pressed_at = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus()
            self.setDown(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = (event.position().toPoint() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self.draggable and far and event.buttons() & Qt.MouseButton.LeftButton:
            self.setDown(False)
            self._drag()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isDown():
            self.setDown(False)
            if self.rect().contains(event.position().toPoint()) and not self.menu().isEmpty():
                self.showMenu()

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(_MIME, str(self.seat).encode("ascii"))
        drag.setMimeData(data)
        drag.setPixmap(self.grab())
        drag.setHotSpot(self._pressed_at)
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(_MIME):
            event.acceptProposedAction()
            self.setDown(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.setDown(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.setDown(False)
        word = bytes(event.mimeData().data(_MIME).data())
        if word.isdigit() and int(word) != self.seat:
            event.acceptProposedAction()
            self.dropped.emit(int(word), self.seat)


class SeatRing(parts.Worded):
    """All seats; signals say what the player wants."""

    sit = Signal(int)
    stand = Signal()
    occupant_chosen = Signal(int, str)  # seat, `open` or `computer:LEVEL`
    exchanged = Signal(int, int)
    kicked = Signal(int)  # person

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[SeatCard] = []
        self._lobby: Lobby | None = None
        self._person: int | None = None
        self._theme: Theme = LIGHT
        self._scale = 1.0
        self._pressed: SeatCard | None = None  # the free seat on whose place at the table the mouse is down
        self.setMinimumSize(400, 260)
        self.setMouseTracking(True)

    @property
    def _owns(self) -> bool:
        return self._lobby is not None and self._lobby.owner is not None and self._lobby.owner == self._person

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self._place()
        self.update()

    def show_lobby(self, lobby: Lobby, person: int | None) -> None:
        """`person`: the player's own number."""
        self._lobby, self._person = lobby, person
        while len(self.cards) > len(lobby.seats):
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(lobby.seats):
            card = SeatCard(len(self.cards), self)
            card.dropped.connect(self._on_dropped)
            card.show()
            self.cards.append(card)
        self._place()
        self.retranslate()

    def retranslate(self) -> None:
        if self._lobby is None:
            return
        for card, state in zip(self.cards, self._lobby.seats, strict=True):
            head, detail = self._words(state)
            card.setText(f"{head}\n{detail}".replace("&", "&&"))
            card.setAccessibleName(
                self.tr("Seat {seat}: {who}, {how}").format(seat=card.seat + 1, who=head, how=detail)
            )
            card.draggable = self._lobby.phase != "playing" and (
                self._owns or (state.person is not None and state.person == self._person)
            )
            self._fill_menu(card, state)
        self.update()

    def _words(self, state: SeatState) -> tuple[str, str]:
        if state.occupant == "open":
            return self.tr("Free seat"), self.tr("else a computer plays")
        if state.occupant != "person":
            return self._computer(state.occupant.partition(":")[2]), self.tr("can be taken")
        head = self.tr("{name} (you)").format(name=state.name) if state.person == self._person else state.name
        away = presence_text(state.presence, state.stand_in)
        if away:
            return head or self.tr("Person"), away
        owner = self._lobby is not None and state.person == self._lobby.owner
        if owner:
            return head, self.tr("owner of the table")
        return head, self.tr("ready") if state.ready else self.tr("not ready yet")

    def _computer(self, level: str) -> str:
        return self.tr("Computer, {level}").format(level=level_text(level) if level in LEVELS else level)

    def _fill_menu(self, card: SeatCard, state: SeatState) -> None:
        menu = card.menu()
        menu.clear()
        if self._lobby is None or self._lobby.phase == "playing":
            return
        mine = state.person is not None and state.person == self._person
        if mine:
            self._entry(menu, self.tr("Stand up")).triggered.connect(self.stand)
        elif state.occupant != "person":
            self._entry(menu, self.tr("Sit here")).triggered.connect(partial(self._sit, card.seat))
        if self._owns:
            self._fill_owner_menu(menu, card.seat, state, mine)

    def _fill_owner_menu(self, menu: QMenu, seat: int, state: SeatState, mine: bool) -> None:
        if state.occupant != "person":
            if state.occupant != "open":
                entry = self._entry(menu, self.tr("Keep the seat free"))
                entry.triggered.connect(partial(self._choose, seat, "open"))
            for level in LEVELS:
                entry = self._entry(menu, self._computer(level))
                entry.setCheckable(True)
                entry.setChecked(state.occupant == f"computer:{level}")
                entry.triggered.connect(partial(self._choose, seat, f"computer:{level}"))
        elif not mine and state.person is not None:
            entry = self._entry(menu, self.tr("Ask to leave the table"))
            entry.triggered.connect(partial(self._kick, state.person))
        menu.addSeparator()
        for other in range(len(self.cards)):
            if other != seat:
                entry = self._entry(menu, self.tr("Exchange with seat {seat}").format(seat=other + 1))
                entry.triggered.connect(partial(self._exchange, seat, other))

    @staticmethod
    def _entry(menu: QMenu, words: str) -> QAction:
        return menu.addAction(words.replace("&", "&&"))

    def _sit(self, seat: int) -> None:
        self.sit.emit(seat)

    def _choose(self, seat: int, occupant: str) -> None:
        self.occupant_chosen.emit(seat, occupant)

    def _kick(self, person: int) -> None:
        self.kicked.emit(person)

    def _exchange(self, seat: int, other: int) -> None:
        self.exchanged.emit(seat, other)

    def _on_dropped(self, seat: int, other: int) -> None:
        """The owner exchanges seats; anybody else moves to one that no person has."""
        if self._owns:
            self.exchanged.emit(seat, other)
        else:
            self.sit.emit(other)

    # -- the places at the table ---------------------------------------------------------------------------------------

    def _free_at(self, point: QPointF) -> SeatCard | None:
        """The free seat whose place at the round table this is, if one can sit down there."""
        if self._lobby is None:
            return None
        table = self.felt()
        for card, state in zip(self.cards, self._lobby.seats, strict=True):
            middle, radius = badge_place(table, self._middle_of(card.seat), self._scale)
            if state.occupant == "open" and not card.menu().isEmpty() and _length(point - middle) <= radius:
                return card
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        free = self._free_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if free else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._free_at(event.position()) if event.button() is Qt.MouseButton.LeftButton else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Sit down on a free place; who has a seat and may do more there chooses, as on the seat itself."""
        card, self._pressed = self._pressed, None
        if card is None or card is not self._free_at(event.position()) or self._lobby is None:
            return
        seated = any(state.person is not None and state.person == self._person for state in self._lobby.seats)
        if self._owns and seated:
            card.setFocus()
            card.showMenu()
        else:
            self.sit.emit(card.seat)

    # -- geometry ------------------------------------------------------------------------------------------------------

    def _middle_of(self, seat: int) -> QPointF:
        """Seat 0 below, the others counter-clockwise, as they sit at the table."""
        width, height = _CARD[0] * self._scale, _CARD[1] * self._scale
        angle = math.pi / 2 - 2 * math.pi * seat / max(len(self.cards), 1)
        x = self.width() / 2 + math.cos(angle) * max(0.0, min(self.width() - width, 2.4 * self.height()) / 2)
        y = self.height() / 2 + math.sin(angle) * max(0.0, (self.height() - height) / 2)
        return QPointF(x, y)

    def _place(self) -> None:
        width, height = round(_CARD[0] * self._scale), round(_CARD[1] * self._scale)
        for card in self.cards:
            middle = self._middle_of(card.seat)
            card.setGeometry(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def felt(self) -> QRectF:
        """The round table: as large as the seats leave room for."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = min((_distance(middle, QRectF(card.geometry())) for card in self.cards), default=0.0) - _GAP
        reach = QPointF(max(radius, 0.0), max(radius, 0.0))
        return QRectF(middle - reach, middle + reach)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt between the seats, with a badge before each."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table = self.felt()
        shade = QRadialGradient(table.center(), table.width() / 2)
        shade.setColorAt(0, QColor(self._theme.felt_middle))
        shade.setColorAt(1, QColor(self._theme.felt_edge))
        painter.setBrush(shade)
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.drawEllipse(table)
        if self._lobby is None:
            return
        look = Look(self._theme, self.devicePixelRatioF(), self._scale)
        for card, badge in zip(self.cards, badges(self._lobby.seats, self._lobby.owner), strict=True):
            at, radius = badge_place(table, self._middle_of(card.seat), self._scale)
            picture = badge_picture(badge, radius, look)
            half = picture.deviceIndependentSize() / 2
            painter.drawPixmap(at - QPointF(half.width(), half.height()), picture)


def _distance(point: QPointF, room: QRectF) -> float:
    """From a point outside of it to the nearest one inside."""
    across = max(room.left() - point.x(), point.x() - room.right(), 0.0)
    down = max(room.top() - point.y(), point.y() - room.bottom(), 0.0)
    return math.hypot(across, down)


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
