# SPDX-License-Identifier: MIT
"""What stands beside the table, from above: the card counter if it is wanted, the record, the chat if there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from shengji_qt.ui.panels.card_counter import CardCounter
from shengji_qt.ui.panels.log_panel import LogPanel
from shengji_qt.ui.parts import set_property
from shengji_qt.ui.scene.sketch import Look

CHAT_SHARE: Final = 0.4  # of the record's room
CHAT_HEIGHT: Final = 170  # at least
RECORD_LEAST: Final = 96  # of the record's height, below which it gives way to the counter


class SideColumn(QObject):
    """Belongs to a table page. `log` is always there; `changed`: it has to be placed anew."""

    changed = Signal()

    def __init__(self, log: LogPanel, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.log = log
        self.chat: QWidget | None = None  # at a table of the network
        self.counter: CardCounter | None = None  # made when it is first wanted
        self.is_open = False  # else nothing of it is shown
        self._wanted = False
        self._allowed = True
        self._count: Callable[[CardCounter], None] | None = None

    # -- the card counter

    @property
    def may_count(self) -> bool:
        """Whether a card counter is allowed at this table."""
        return self._allowed

    @property
    def counts(self) -> bool:
        """Whether there is a card counter now."""
        return self._wanted and self._allowed

    def want_counter(self, wanted: bool) -> None:
        """As the player prefers."""
        self._wanted = wanted
        self._refresh()

    def allow_counter(self, allowed: bool) -> None:
        """As the host of the table says."""
        self._allowed = allowed
        self._refresh()

    def _refresh(self) -> None:
        if self.counts and self.counter is None:
            self.counter = CardCounter(self._page)
            self.counter.hide()
            self.counter.folded.connect(self.changed)
        if self.counts:
            self._show_count()
        self.changed.emit()

    def show_view(self, view: Any, names: Sequence[str], look: Look) -> None:
        """What the counter counts by; nothing is counted while there is none."""
        self._count = lambda counter: counter.show_view(view, names, look)
        self._show_count()

    def _show_count(self) -> None:
        if self.counter is not None and self.counts and self._count is not None:
            self._count(self.counter)

    # -- the chat

    def set_chat(self, chat: QWidget) -> None:
        """Show the chat under the record."""
        self.chat = chat
        chat.setParent(self._page)

    def leave(self) -> None:
        """The page is left: the chat is not its own."""
        if self.chat is not None:
            set_property(self.chat, "beside", False)
            self.chat.hide()
            self.chat.setParent(None)
            self.chat = None

    # -- their places

    def place(self, room: QRect, beside: bool, is_open: bool) -> None:
        """Share the room out. `beside`: it is not over the table. Where the room is low the open counter has it."""
        self.is_open = is_open
        if self.chat is not None:
            self.chat.setVisible(is_open)
            height = max(min(CHAT_HEIGHT, room.height() * 2 // 3), round(room.height() * CHAT_SHARE))
            self.chat.setGeometry(room.adjusted(0, room.height() - height, 0, 0))
            set_property(self.chat, "beside", beside)
            self.chat.raise_()
            room = room.adjusted(0, 0, 0, -height)
        counter = self.counter
        counts = counter is not None and is_open and self.counts
        if counter is not None:
            counter.setVisible(counts)
            if counts:
                room = room.adjusted(0, counter.place(room, beside, room.height() - RECORD_LEAST), 0, 0)
        self.log.setVisible(is_open and (not counts or room.height() >= RECORD_LEAST))
        self.log.place(room, beside)
