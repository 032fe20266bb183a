# SPDX-License-Identifier: MIT
"""The choice of house rules by name: two that come with the program, and those the player has saved."""

from __future__ import annotations

from typing import Final

import msgspec

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.games.setups import Rules, SetUp
from shengji_qt.ui.preferences import NewGame, PreferenceStore, Preset
from shengji_qt.ui.texts.settings import difference_texts

NAME_LENGTH: Final = 24
SHEET: Final = 0  # the first of the program's own


class PresetPanel(parts.Worded):
    """`chosen` carries the NewGame of the preset that the player takes."""

    chosen = Signal(object)

    def __init__(self, store: PreferenceStore, setup: SetUp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._setup = setup
        self._shown = store.current.rules_of(setup.key)
        self._preferred = SHEET  # where several names mean the same rules, the one that was chosen
        self._head = parts.label("strong")
        self._about = parts.label("caption", wrap=True)
        self.box = QComboBox()
        self.save = parts.button(small=True)
        self.delete = parts.button(small=True)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.keep = parts.button(small=True)
        self.cancel = parts.button(small=True)
        self._build()
        self.box.activated.connect(self._on_chosen)
        self.save.clicked.connect(lambda: self._ask_name(True))
        self.cancel.clicked.connect(lambda: self._ask_name(False))
        self.keep.clicked.connect(self._keep)
        self.delete.clicked.connect(self._delete)
        self.name.textChanged.connect(self._on_name)
        store.changed.connect(lambda name: self._fill() if name == "presets" else None)
        self._ask_name(False)
        self.retranslate()

    def _build(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self.box, 1)
        first.addWidget(self.delete)
        first.addWidget(self.save)
        self._naming = QWidget()
        second = QHBoxLayout(self._naming)
        second.setContentsMargins(0, 0, 0, 0)
        second.setSpacing(8)
        second.addWidget(self.name, 1)
        second.addWidget(self.cancel)
        second.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._head)
        column.addLayout(first)
        column.addWidget(self._naming)
        column.addWidget(self._about)
        self._head.setBuddy(self.box)

    @property
    def is_naming(self) -> bool:
        """Whether a name is being asked for: Enter keeps it."""
        return self.name.isVisible()

    def show_rules(self, new_game: NewGame) -> None:
        """Name the rules on the page; none of the presets: Custom."""
        self._shown = new_game
        self._fill()

    def retranslate(self) -> None:
        self._head.setText(self.tr("House rules"))
        self.box.setAccessibleName(self.tr("House rules"))
        self.save.setText(self.tr("Save as…"))
        self.delete.setText(self.tr("Delete"))
        self.keep.setText(self.tr("Save"))
        self.cancel.setText(self.tr("Cancel"))
        self.name.setPlaceholderText(self.tr("Name of these rules"))
        self.name.setAccessibleName(self.tr("Name of these rules"))
        self._fill()

    # -- which one it is -----------------------------------------------------------------------------------------------

    @property
    def _own(self) -> list[Preset]:
        """What the player has saved of this game."""
        return [each for each in self._store.current.presets if each.game == self._setup.key]

    def _given(self) -> list[Rules]:
        """Those of the program; they leave decks and match options as they are."""
        return list(self._setup.presets(self._shown.settings))

    def _fill(self) -> None:
        own, given = self._own, self._given()
        self.box.clear()
        self.box.addItems([*(each.name for each in given), *(each.name for each in own)])
        number = self._number()
        if number is None:
            self.box.addItem(self.tr("Custom"))
            number = self.box.count() - 1
        self.box.setCurrentIndex(number)
        self.delete.setVisible(len(given) <= number < len(given) + len(own))
        self._about.setText(
            given[number].help
            if number < len(given)
            else " · ".join(difference_texts(self._shown.settings, self._shown.options))
        )

    def _number(self) -> int | None:
        """The preset that the shown rules are, the one chosen last if there are several."""
        meant = [number for number in range(len(self._given()) + len(self._own)) if self._is(number)]
        return self._preferred if self._preferred in meant else next(iter(meant), None)

    def _is(self, number: int) -> bool:
        wanted, normal = self._rules(number), self._setup.house.normal
        same_options = number < len(self._given()) or wanted.options == self._shown.options
        return bool(normal(wanted.settings) == normal(self._shown.settings)) and same_options

    def _rules(self, number: int) -> NewGame:
        """The rules of a preset."""
        shown, given = self._shown, self._given()
        if number < len(given):
            return msgspec.structs.replace(shown, settings=given[number].settings)
        preset = self._own[number - len(given)]
        return msgspec.structs.replace(shown, settings=preset.settings, options=preset.options)

    # -- what the player does ------------------------------------------------------------------------------------------

    def _on_chosen(self, number: int) -> None:
        if number < len(self._given()) + len(self._own):
            self._preferred = number
            self.chosen.emit(self._rules(number))

    def _ask_name(self, asking: bool) -> None:
        self._naming.setVisible(asking)
        self.save.setEnabled(not asking)
        self.name.clear()
        self._on_name()
        (self.name if asking else self.save).setFocus()

    def _on_name(self) -> None:
        self.keep.setEnabled(bool(self.name.text().strip()))

    def _keep(self) -> None:
        """One name, one set of rules: the same name again takes the place of the old one."""
        name = self.name.text().strip()
        if not name:
            return
        made = Preset(name, self._setup.house.normal(self._shown.settings), self._shown.options)
        presets = [
            made if (each.name, each.game) == (name, made.game) else each for each in self._store.current.presets
        ]
        if made not in presets:
            presets.append(made)
        self._preferred = len(self._given()) + [each for each in presets if each.game == made.game].index(made)
        self._store.set(presets=tuple(presets))
        self._ask_name(False)
        self._fill()

    def _delete(self) -> None:
        """The rules stay on the page, without their name."""
        number = self.box.currentIndex() - len(self._given())
        own = self._own
        if 0 <= number < len(own):
            self._preferred = SHEET
            self._store.set(presets=tuple(each for each in self._store.current.presets if each is not own[number]))
