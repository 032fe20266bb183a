# SPDX-License-Identifier: MIT
"""The page on which a match is set up: every house rule the two-deck game has, made from the list of settings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, Literal

import msgspec

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from shengji_qt.model.cards import RANKS
from shengji_qt.model.four_player.settings import SETTINGS, FourSettings
from shengji_qt.model.settings import MatchOptions, Setting, Value
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.setting_row import BOX_WIDTH, SettingRow
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.result_table import ResultTable
from shengji_qt.ui.texts.seats import default_name
from shengji_qt.ui.texts.settings import group_text
from shengji_qt.ui.theme import Theme

DECKS: Final[Literal[2]] = 2
DEAL_COUNTS: Final = (0, 1, 4, 8)
NAME_LENGTH: Final = 16


def offered(settings: FourSettings) -> Iterator[Setting]:
    """The house rules that mean something in this game and leave a choice."""
    for setting in SETTINGS:
        if setting.key != "decks" and len(setting.choices) > 1 and setting.applies(settings):
            yield setting


class NewGamePage(parts.Page):
    """Choices are kept when the match starts; leaving the page forgets them."""

    start_requested = Signal()
    left = Signal()

    def __init__(self, store: PreferenceStore, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._rows: dict[str, SettingRow] = {}
        self._advanced: list[QWidget] = []
        self._heads: dict[str, QLabel] = {}
        self._title = parts.label("head")
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LENGTH)
        self._name.setFixedWidth(BOX_WIDTH)
        self._name_label = parts.label("strong")
        self._all = QCheckBox()
        self._table = ResultTable(theme, self)
        self._table_head = parts.label("section")
        self._table_about = parts.label("caption", wrap=True)
        self.start = parts.button("primary")
        self.back = parts.button()
        self.reset = parts.button()
        self._build()
        self._all.toggled.connect(self._show_advanced)
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.left)
        self.reset.clicked.connect(self._reset)
        self.act_on_enter(lambda: self.start)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.left)
        self.load()
        self.retranslate()

    # -- building ------------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        inside = QWidget()
        inside.setProperty("role", "inside")
        self._column = QVBoxLayout(inside)
        self._column.setSpacing(0)
        self._add_match_options()
        for group, settings in groupby(offered(FourSettings(decks=DECKS)), key=lambda each: each.group):
            self._add_group(group, list(settings))
        self._column.addWidget(self._all)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        left = parts.panel()
        in_left = QVBoxLayout(left)
        in_left.setContentsMargins(8, 8, 4, 8)
        in_left.addWidget(self._scroll)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.reset)
        self._body = QHBoxLayout()
        self._body.addWidget(left, 64)
        self._body.addWidget(self._side(), 36)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addLayout(self._body, 1)

    def _side(self) -> QWidget:
        side = parts.panel()
        column = QVBoxLayout(side)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        column.addWidget(self._table_head)
        column.addWidget(self._table_about)
        column.addWidget(self._table)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.back, 2)
        buttons.addWidget(self.start, 3)
        column.addLayout(buttons)
        return side

    def _add_match_options(self) -> None:
        self._add_head("match")
        row = QHBoxLayout()
        row.setContentsMargins(0, 6, 0, 10)
        row.addWidget(self._name_label, 1)
        row.addWidget(self._name)
        self._column.addLayout(row)
        for key, values in (("start_level", RANKS), ("last_level", RANKS[::-1]), ("deals", DEAL_COUNTS)):
            self._add_row(key, values)

    def _add_group(self, group: str, settings: list[Setting]) -> None:
        head = self._add_head(group)
        for setting in settings:
            row = self._add_row(setting.key, setting.choices)
            if setting.audience == "advanced":
                self._advanced.append(row)
        if all(each.audience == "advanced" for each in settings):
            self._advanced.append(head)

    def _add_head(self, group: str) -> QLabel:
        head = parts.label("section")
        head.setContentsMargins(0, 14, 0, 4)
        self._heads[group] = head
        self._column.addWidget(head)
        return head

    def _add_row(self, key: str, values: tuple[Value, ...]) -> SettingRow:
        row = SettingRow(key, values, self)
        row.changed.connect(self._on_change)
        self._rows[key] = row
        self._column.addWidget(row)
        return row

    # -- values --------------------------------------------------------------------------------------------------------

    def load(self) -> None:
        """Show the settings used last."""
        self._show(self._store.current.new_game)
        self._name.setText(self._store.current.player_name)

    def chosen(self) -> NewGame:
        """What the page says now."""
        values = {key: row.value for key, row in self._rows.items()}
        options = {key: values.pop(key) for key in ("start_level", "last_level", "deals")}
        return msgspec.structs.replace(
            self._store.current.new_game,
            settings=FourSettings(decks=DECKS, **values),
            options=MatchOptions(**options),
        )

    def focus_first(self) -> None:
        """Enter starts at once."""
        self.start.setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._table.set_theme(theme)

    def retranslate(self) -> None:
        self._title.setText(self.tr("New match: four players, two decks"))
        self._name_label.setText(self.tr("Your name"))
        self._name.setPlaceholderText(default_name(0))
        self._name.setAccessibleName(self.tr("Your name"))
        self._all.setText(self.tr("Show all house rules"))
        self._table_head.setText(self.tr("What the attackers' points give"))
        self._table_about.setText(
            self.tr("At the end of a deal, with the bottom if it is captured. +1 is one level for that side.")
        )
        self.start.setText(self.tr("Start"))
        self.back.setText(self.tr("Back"))
        self.reset.setText(self.tr("Usual rules"))
        for group, head in self._heads.items():
            head.setText(group_text(group))
        self._show_result_table()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.is_compact
        side = 24 if compact else max(48, (self.width() - 1300) // 2)
        self._outer.setContentsMargins(side, 14 if compact else 32, side, 16 if compact else 32)
        self._outer.setSpacing(12 if compact else 20)
        self._body.setSpacing(12 if compact else 20)
        self._column.setContentsMargins(*((10, 0, 10, 8) if compact else (20, 4, 20, 14)))
        self._table.set_compact(compact)
        super().resizeEvent(event)

    def _show(self, new_game: NewGame) -> None:
        values: dict[str, Any] = {
            **{key: getattr(new_game.options, key) for key in ("start_level", "last_level", "deals")},
            **{setting.key: getattr(new_game.settings, setting.key) for setting in SETTINGS},
        }
        for key, row in self._rows.items():
            row.set_value(values[key])
        usual = FourSettings(decks=DECKS)
        changed = any(
            row in self._advanced and row.value != getattr(usual, key, row.value) for key, row in self._rows.items()
        )
        self._all.setChecked(changed)
        self._show_advanced(changed)
        self._show_result_table()

    def _show_advanced(self, shown: bool) -> None:
        for each in self._advanced:
            each.setVisible(shown)

    def _show_result_table(self) -> None:
        self._table.show_table(self.chosen().settings)

    def _on_change(self) -> None:
        """A last level below the first is no match: the other one follows."""
        start, last = self._rows["start_level"], self._rows["last_level"]
        if start.value > last.value:
            if self.sender() is start:
                last.set_value(start.value)
            else:
                start.set_value(last.value)
        self._show_result_table()

    def _reset(self) -> None:
        self._show(
            msgspec.structs.replace(self._store.current.new_game, settings=FourSettings(), options=MatchOptions())
        )

    def _start(self) -> None:
        self._store.set(new_game=self.chosen(), player_name=self._name.text().strip())
        self.start_requested.emit()
