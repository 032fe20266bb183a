# SPDX-License-Identifier: MIT
"""Rows of the page of settings: one preference each, written as soon as the player changes it."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QSlider, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.preferences import NAMES, choice_text, help_text, name_text
from shengji_qt.ui.texts.seats import default_name

CONTROL_WIDTH: Final = 190
NAME_LENGTH: Final = 16
COMPUTERS: Final = 4  # the most at one table
_AT_EDGE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_COMMAS: Final = re.compile("[,，、;；]")


class PreferenceRow(parts.Worded):
    """The name on the left, the control on the right, the help below the name. Subclasses say what the control does."""

    def __init__(self, key: str, store: PreferenceStore, control: QWidget) -> None:
        super().__init__()
        self.key = key
        self.control = control
        self._store = store
        self._name = parts.label("strong")
        self._help = parts.label("caption", wrap=True)
        control.setObjectName(key)
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 5, 0, 5)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._help, 1, 0)
        if NAMES[key][1]:
            grid.addWidget(control, 0, 1, 2, 1, _AT_EDGE)
        else:  # the name stands in the middle of the control
            grid.addWidget(control, 0, 1, _AT_EDGE)
            grid.setRowMinimumHeight(0, self._name.fontMetrics().height() + 4)
        self._name.setBuddy(control)
        store.changed.connect(self._on_preference)

    def take(self) -> None:
        """Show what is in force, without writing it."""
        blocked = self.control.blockSignals(True)
        self._show()
        self.control.blockSignals(blocked)

    def retranslate(self) -> None:
        help_words = help_text(self.key)
        self._name.setText(name_text(self.key))
        self._help.setText(help_words)
        self._help.setVisible(bool(help_words))
        self.control.setAccessibleName(name_text(self.key))
        self.control.setAccessibleDescription(help_words)
        self.take()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page, not the value that happens to be under the pointer."""
        if watched is self.control and event.type() is QEvent.Type.Wheel and not self.control.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    @property
    def _value(self) -> object:
        return getattr(self._store.current, self.key)

    @abstractmethod
    def _show(self) -> None:
        """Bring the control to the value of the preferences."""

    def _on_preference(self, name: str) -> None:
        if name == self.key:
            self.take()


class ChoiceRow(PreferenceRow):
    """One of several values."""

    def __init__(self, key: str, store: PreferenceStore, values: Sequence[str]) -> None:
        self.values = tuple(values)
        self.box = QComboBox()
        parts.grow_with_type(self.box, CONTROL_WIDTH)
        self.box.addItems([""] * len(self.values))
        super().__init__(key, store, self.box)
        self.box.currentIndexChanged.connect(lambda number: store.set(**{key: self.values[number]}))
        self.retranslate()

    def _show(self) -> None:
        for number, value in enumerate(self.values):
            self.box.setItemText(number, choice_text(self.key, str(value)))
        self.box.setCurrentIndex(self.values.index(str(self._value)))  # enumerations are strings


class SwitchRow(PreferenceRow):
    """On or off."""

    def __init__(self, key: str, store: PreferenceStore) -> None:
        self.box = QCheckBox()
        self.box.setStyleSheet("spacing: 0;")  # there are no words beside it
        super().__init__(key, store, self.box)
        self.box.toggled.connect(lambda on: store.set(**{key: on}))
        self.retranslate()

    def _show(self) -> None:
        self.box.setChecked(bool(self._value))


class SliderRow(PreferenceRow):
    """A number from 0 to 100. `tried` is called when the player lets go, to hear what it means."""

    def __init__(self, key: str, store: PreferenceStore, tried: Callable[[], None]) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        parts.grow_with_type(self.slider, CONTROL_WIDTH)
        super().__init__(key, store, self.slider)
        self.slider.valueChanged.connect(lambda value: store.set(**{key: value}))
        self.slider.sliderReleased.connect(tried)
        self.retranslate()

    def _show(self) -> None:
        self.slider.setValue(int(str(self._value)))


class NameRow(PreferenceRow):
    """The player's name; empty stands for "You"."""

    def __init__(self, store: PreferenceStore) -> None:
        self.line = QLineEdit()
        self.line.setMaxLength(NAME_LENGTH)
        parts.grow_with_type(self.line, CONTROL_WIDTH)
        super().__init__("player_name", store, self.line)
        self.line.editingFinished.connect(lambda: store.set(player_name=self.line.text().strip()))
        self.retranslate()

    def _show(self) -> None:
        self.line.setPlaceholderText(default_name(0))
        self.line.setText(str(self._value))


class NamesRow(PreferenceRow):
    """The names of the computer seats in one line; a place that is left empty keeps its usual name."""

    def __init__(self, store: PreferenceStore) -> None:
        self.line = QLineEdit()
        self.line.setMaxLength(COMPUTERS * (NAME_LENGTH + 2))
        parts.grow_with_type(self.line, CONTROL_WIDTH)
        super().__init__("computer_names", store, self.line)
        self.line.editingFinished.connect(lambda: store.set(computer_names=names_in(self.line.text())))
        self.line.editingFinished.connect(self.take)  # what was too much is seen to be gone
        self.retranslate()

    def _show(self) -> None:
        comma = self.tr(", ")
        self.line.setPlaceholderText(comma.join(default_name(seat) for seat in range(1, COMPUTERS + 1)))
        self.line.setText(comma.join(self._store.current.computer_names))


def names_in(text: str) -> tuple[str, ...]:
    """At most four names, each at most as long as a player's; none at the end are empty."""
    names = [each.strip()[:NAME_LENGTH].strip() for each in _COMMAS.split(text)][:COMPUTERS]
    while names and not names[-1]:
        names.pop()
    return tuple(names)
