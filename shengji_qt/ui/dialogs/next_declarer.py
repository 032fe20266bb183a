# SPDX-License-Identifier: MIT
"""The line of a result that says who declares next."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.theme import Theme, scaled

_CROWN = 18  # logical pixels


class NextDeclarer(parts.Worded):
    """Nothing is shown when the match is over."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._words = parts.label("secondary")
        self._crown = QLabel()
        self._name = parts.label("strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._words)
        row.addWidget(self._crown)
        row.addWidget(self._name, 1)
        self.retranslate()

    def show_name(self, name: str, going_on: bool, theme: Theme, scale: float) -> None:
        """`going_on`: there is a next deal; `scale` of the type."""
        self.setVisible(going_on)
        crown = self._icons.pixmap("crown", scaled(_CROWN, scale), self.devicePixelRatioF(), theme.gold_panel)
        self._crown.setPixmap(crown)
        self._name.setText(name)

    def retranslate(self) -> None:
        self._words.setText(self.tr("Next declarer"))
