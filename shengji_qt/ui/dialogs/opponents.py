# SPDX-License-Identifier: MIT
"""How strong the computer players of the next match are, each for itself."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from shengji_qt.ai.levels import LEVELS
from shengji_qt.model.games import FAMILIES
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.setting_row import BOX_WIDTH
from shengji_qt.ui.preferences import Level, NewGame
from shengji_qt.ui.texts.seats import default_name, level_text

USUAL: Final[Level] = "normal"


class LevelBox(QComboBox):
    """The levels there are. The wheel scrolls the page, not the level that happens to be under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        parts.grow_with_type(self, BOX_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for level in LEVELS:
            self.addItem("", level)
        self.set_level(USUAL)

    @property
    def level(self) -> Level:
        chosen: Any = self.currentData()
        return chosen if chosen in LEVELS else USUAL

    def set_level(self, level: str) -> None:
        self.setCurrentIndex(self.findData(level))

    def retranslate(self) -> None:
        for number, level in enumerate(LEVELS):
            self.setItemText(number, level_text(level))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Opponents(parts.Worded):
    """A line for each computer seat, from seat 1 on; `changed` after the player chose another level."""

    changed = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = parts.label("strong")
        self._help = parts.label("caption", wrap=True)
        self._names: list[QLabel] = []
        self.boxes: list[LevelBox] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 10)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._head, 0, 0, 1, 2)
        grid.addWidget(self._help, 1, 0, 1, 2)
        for seat in range(1, FAMILIES[game].seats):
            name, box = parts.label(), LevelBox()
            name.setBuddy(box)
            box.activated.connect(lambda _number: self.changed.emit())
            grid.addWidget(name, seat + 1, 0)
            grid.addWidget(box, seat + 1, 1)
            self._names.append(name)
            self.boxes.append(box)
        self.retranslate()

    @property
    def common(self) -> Level:
        """The level of all, or the usual one if they differ."""
        levels = {box.level for box in self.boxes}
        return levels.pop() if len(levels) == 1 else USUAL

    @property
    def each(self) -> tuple[Level, ...]:
        """The levels from seat 1 on if they differ, else nothing."""
        levels = tuple(box.level for box in self.boxes)
        return levels if len(set(levels)) > 1 else ()

    def show_levels(self, new_game: NewGame) -> None:
        """Choose what was chosen for the last match."""
        for seat, box in enumerate(self.boxes, 1):
            box.set_level(new_game.level_of(seat))

    def retranslate(self) -> None:
        self._head.setText(self.tr("Computer players"))
        self._help.setText(
            self.tr(
                "Easy ones err now and then, and in most games forget what has been played; normal ones count cards; "
                "hard ones and experts also try plays out in their heads. None of them sees hidden cards."
            )
        )
        for seat, (name, box) in enumerate(zip(self._names, self.boxes, strict=True), 1):
            name.setText(default_name(seat))
            box.setAccessibleName(self.tr("Computer player {name}").format(name=default_name(seat)))
            box.retranslate()
