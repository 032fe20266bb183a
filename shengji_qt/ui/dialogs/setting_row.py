# SPDX-License-Identifier: MIT
"""One setting on the new-game page: its name, what it is about, and the values it may have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from shengji_qt.model.settings import Value
from shengji_qt.ui import parts
from shengji_qt.ui.texts.settings import key_text, value_text

BOX_WIDTH: Final = 280  # the longest value, in the usual type


class SettingRow(parts.Worded):
    """`changed` after the player chose another value."""

    changed = Signal()

    def __init__(self, key: str, values: Sequence[Value], parent: QWidget | None = None, *, game: str = "four") -> None:
        """`values` in the order in which they are offered, the default first."""
        super().__init__(parent)
        self.key = key
        self._game = game
        self.values: tuple[Value, ...] = tuple(values)
        self._name = parts.label("strong", wrap=True)
        self._help = parts.label("caption", wrap=True)
        self._effect = parts.label("secondary", wrap=True)
        self.box = QComboBox()
        self.box.setObjectName(key)
        parts.grow_with_type(self.box, BOX_WIDTH)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.installEventFilter(self)
        self.box.addItems([""] * len(self.values))
        self.box.currentIndexChanged.connect(self._on_chosen)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 10)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._help, 1, 0)
        grid.addWidget(self._effect, 2, 0)
        grid.addWidget(self.box, 0, 1, 3, 1, Qt.AlignmentFlag.AlignTop)
        self._name.setBuddy(self.box)
        self.retranslate()

    @property
    def value(self) -> Value:
        return self.values[self.box.currentIndex()]

    def offer(self, values: Sequence[Value]) -> None:
        """Other values, the default first; the one that is chosen stays if it is among them."""
        if tuple(values) == self.values:
            return
        chosen = self.value
        self.values = tuple(values)
        self.box.blockSignals(True)
        self.box.clear()
        self.box.addItems([value_text(self.key, value, self._game).label for value in self.values])
        self.box.setCurrentIndex(self.values.index(chosen) if chosen in self.values else 0)
        self.box.blockSignals(False)
        self._show_effect()

    def set_value(self, value: Value) -> None:
        """Choose `value` without saying so; one that was not offered yet is offered from now on."""
        if value not in self.values:
            self.offer((*self.values, value))
        self.box.blockSignals(True)
        self.box.setCurrentIndex(self.values.index(value))
        self.box.blockSignals(False)
        self._show_effect()

    def retranslate(self) -> None:
        words = key_text(self.key, self._game)
        self._name.setText(words.name)
        example = self.tr("{help} Example: {example}").format(help=words.help, example=words.example)
        self._help.setText(example)
        self.box.setAccessibleName(words.name)
        self.box.setAccessibleDescription(example)
        for number, value in enumerate(self.values):
            self.box.setItemText(number, value_text(self.key, value, self._game).label)
        self._show_effect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page, not the value that happens to be under the pointer."""
        if watched is self.box and event.type() is QEvent.Type.Wheel and not self.box.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _on_chosen(self) -> None:
        self._show_effect()
        self.changed.emit()

    def _show_effect(self) -> None:
        effect = value_text(self.key, self.value, self._game).effect
        self._effect.setText(f"→ {effect}" if effect else "")
        self._effect.setVisible(bool(effect))
