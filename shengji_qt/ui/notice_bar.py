# SPDX-License-Identifier: MIT
"""Messages that must be seen but stop nothing: a bar over the page, with a button that puts it away."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.ui import parts


class NoticeBar(QWidget):
    """Shows one message after another; hidden while there is none. The same message is never queued twice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._waiting: deque[str] = deque()
        self._message = parts.label("trouble", wrap=True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = parts.button(small=True)
        self._close.clicked.connect(self.put_away)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 6, 12, 6)
        row.addWidget(self._message, 1)
        row.addWidget(self._close)
        self.setVisible(False)
        self._retranslate()

    @property
    def message(self) -> str:
        """The message that is shown, "" for none."""
        return self._waiting[0] if self._waiting else ""

    def show_message(self, message: str) -> None:
        if message not in self._waiting:
            self._waiting.append(message)
        self._show()

    def put_away(self) -> None:
        """The player has read it: the next one, or nothing."""
        if self._waiting:
            self._waiting.popleft()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show(self) -> None:
        self._message.setText(self.message)
        self.setAccessibleName(self.message)
        self.setVisible(bool(self._waiting))

    def _retranslate(self) -> None:
        self._close.setText(self.tr("Close", "puts a message away"))
