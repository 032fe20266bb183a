# SPDX-License-Identifier: MIT
"""Messages that must be seen but stop nothing: a bar over the page, with a button that puts it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.ui import parts


class NoticeBar(QWidget):
    """Shows the newest message, under it wait the older ones; hidden while there is none.

    The newest first, as an old message that nobody put away must not hide that saving has begun to fail. The same
    message never waits twice, and one about the same thing takes the place of the older.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._unread: list[tuple[str, str]] = []  # (about, message), the oldest first
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
        return self._unread[-1][1] if self._unread else ""

    def show_message(self, message: str, about: str = "") -> None:
        """`about`: what the message is the last word on; "" if it stands for itself."""
        about = about or message
        self._unread = [*(each for each in self._unread if each[0] != about), (about, message)]
        self._show()

    def put_away(self) -> None:
        """The player has read it: the one before it, or nothing."""
        if self._unread:
            self._unread.pop()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show(self) -> None:
        self._message.setText(self.message)
        self.setAccessibleName(self.message)
        self.setVisible(bool(self._unread))

    def _retranslate(self) -> None:
        self._close.setText(self.tr("Close", "puts a message away"))
