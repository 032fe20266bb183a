# SPDX-License-Identifier: MIT
"""One, two or three decks, as three buttons side by side of which one is down."""

from __future__ import annotations

from typing import Final, Literal, get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.texts.settings import key_text, value_text

Decks = Literal[1, 2, 3]
DECKS: Final[tuple[Decks, ...]] = get_args(Decks)


class DeckButtons(parts.Worded):
    """`chosen` when the player takes another number of decks."""

    chosen = Signal(int)

    def __init__(self, game: str = "four", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.buttons: dict[Decks, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._decks: Decks = 2
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for decks in DECKS:
            button = parts.button(small=True)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, decks=decks: self._choose(decks))
            self._group.addButton(button)
            self.buttons[decks] = button
            row.addWidget(button, 1)
        self.retranslate()
        self.set_decks(2)

    @property
    def decks(self) -> Decks:
        return self._decks

    def set_decks(self, decks: Decks) -> None:
        """Show the number without saying so."""
        self._decks = decks
        self.buttons[decks].setChecked(True)

    def retranslate(self) -> None:
        for decks, button in self.buttons.items():
            label, effect = value_text("decks", decks, self._game)
            button.setText(label)
            button.setToolTip(effect)
            button.setAccessibleName(label)
            button.setAccessibleDescription(f"{key_text('decks', self._game).name}: {effect}")

    def _choose(self, decks: Decks) -> None:
        if decks != self._decks:
            self._decks = decks
            self.chosen.emit(decks)
