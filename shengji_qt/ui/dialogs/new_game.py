# SPDX-License-Identifier: MIT
"""The page on which a match is set up: the number of decks where there is a choice, and every house rule."""

from __future__ import annotations

from typing import Final

import msgspec

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from shengji_qt.model.cards import RANKS
from shengji_qt.model.settings import MatchOptions, Setting, Value
from shengji_qt.ui import parts
from shengji_qt.ui.deck_buttons import DeckButtons
from shengji_qt.ui.dialogs.opponents import Opponents
from shengji_qt.ui.dialogs.presets import PresetPanel
from shengji_qt.ui.dialogs.setting_row import BOX_WIDTH, SettingRow
from shengji_qt.ui.games.setups import Row, SetUp
from shengji_qt.ui.preferences import NewGame, PreferenceStore, usual
from shengji_qt.ui.questions import ask_reset
from shengji_qt.ui.texts.seats import default_name
from shengji_qt.ui.texts.settings import group_text
from shengji_qt.ui.theme import Theme

DEAL_COUNTS: Final = (0, 1, 4, 8)
NAME_LENGTH: Final = 16


_WIDEST: Final = 1300  # logical pixels
_OPTIONS: Final = ("start_level", "last_level", "deals")


class NewGamePage(parts.Page):
    """Choices are kept when the match starts; leaving the page forgets them."""

    start_requested = Signal()
    rules_requested = Signal(object)  # NewGame: explain these rules
    left = Signal()

    def __init__(
        self,
        store: PreferenceStore,
        theme: Theme,
        setup: SetUp,
        parent: QWidget | None = None,
        *,
        for_table: bool = False,
    ) -> None:
        """`for_table`: of the network, where names and computer players are chosen at the table."""
        super().__init__(parent)
        self._for_table = for_table
        self._store = store
        self._setup = setup
        self._rows: dict[str, Row] = {}
        self._settings = {each.key: each for each in setup.house.schema if each.key != "decks"}
        self._heads: dict[str, QLabel] = {}
        self._title = parts.label("head")
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LENGTH)
        parts.grow_with_type(self._name, BOX_WIDTH)
        self._name_label = parts.label("strong")
        self._all = QCheckBox()
        self._table = setup.results(theme, self)
        self._table_head = parts.label("section")
        self._table_about = parts.label("caption", wrap=True)
        self.start = parts.button("primary")
        self.back = parts.button()
        self.reset = parts.button()
        self.rules = parts.button()
        self.decks = DeckButtons(setup.key if setup.house.with_decks is not None else "four")
        self.decks.setVisible(setup.house.with_decks is not None)
        self.presets = PresetPanel(store, setup)
        self.opponents = Opponents(setup.key)
        self._build()
        for each in (self._name, self._name_label, self.opponents):
            each.setVisible(not for_table)
        self.decks.chosen.connect(self._on_decks)
        self.presets.chosen.connect(self._show)
        self.opponents.changed.connect(self._refresh)
        self.rules.clicked.connect(lambda: self.rules_requested.emit(self.chosen()))
        self._all.toggled.connect(self._show_rows)
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.left)
        self.reset.clicked.connect(self._reset)
        self.act_on_enter(lambda: self.presets.keep if self.presets.is_naming else self.start)
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
        groups: dict[str, list[Setting]] = {}  # a game may come back to a group at the end of its list
        for each in self._settings.values():
            groups.setdefault(each.group, []).append(each)
        for group, settings in groups.items():
            self._add_group(group, settings)
        self._column.addWidget(self._all)
        self._column.addStretch(1)
        left = parts.scrolled(inside)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.setSpacing(10)
        head.addWidget(self.rules)
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
        if isinstance(self._table, QWidget):
            column.addWidget(self._table)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.back, 2)
        buttons.addWidget(self.start, 3)
        column.addLayout(buttons)
        return side

    def _add_match_options(self) -> None:
        self._column.addSpacing(14)
        if self._setup.house.with_decks is not None:
            self._column.addWidget(self.decks)
            self._column.addSpacing(16)
        self._column.addWidget(self.presets)
        self._add_head("match")
        row = QHBoxLayout()
        row.setContentsMargins(0, 6, 0, 10)
        row.addWidget(self._name_label, 1)
        row.addWidget(self._name)
        self._column.addLayout(row)
        self._column.addWidget(self.opponents)
        levels = tuple(rank for rank in RANKS if rank >= self._setup.house.lowest_level)
        for key, values in (("start_level", levels), ("last_level", levels[::-1]), ("deals", DEAL_COUNTS)):
            self._add_row(key, values)
        for key in self._setup.own_keys:
            self._add_row(key, ())

    def _add_group(self, group: str, settings: list[Setting]) -> None:
        self._add_head(group)
        for setting in settings:
            self._add_row(setting.key, setting.choices)

    def _add_head(self, group: str) -> QLabel:
        head = parts.label("section")
        head.setContentsMargins(0, 14, 0, 4)
        self._heads[group] = head
        self._column.addWidget(head)
        return head

    def _add_row(self, key: str, values: tuple[Value, ...]) -> None:
        make = self._setup.rows.get(key)
        row: Row = make(self) if make is not None else SettingRow(key, values, self, game=self._setup.key)
        row.changed.connect(self._on_change)
        self._rows[key] = row
        if isinstance(row, QWidget):
            self._column.addWidget(row)

    # -- values --------------------------------------------------------------------------------------------------------

    def load(self) -> None:
        """Show the settings used last."""
        self._show(self._kept)
        self._name.setText(self._store.current.player_name)

    def chosen(self) -> NewGame:
        """What the page says now; rules without effect are as usual."""
        values = {key: row.value for key, row in self._rows.items()}
        options = {key: values.pop(key) for key in _OPTIONS}
        return msgspec.structs.replace(
            self._kept,
            settings=self._setup.house.normal(self._setup.house.type(**self._decks, **values)),
            options=MatchOptions(**options),
            difficulty=self.opponents.common,
            difficulties=self.opponents.each,
        )

    @property
    def _kept(self) -> NewGame:
        return self._store.current.rules_of(self._setup.key)

    @property
    def _decks(self) -> dict[str, int]:
        """The setting that has buttons instead of a row."""
        return {"decks": self.decks.decks} if self._setup.house.with_decks is not None else {}

    @property
    def store(self) -> PreferenceStore:
        """For rows that keep something of their own in the preferences (layouts)."""
        return self._store

    def focus_first(self) -> None:
        """Enter starts at once."""
        self.start.setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._table.set_theme(theme)

    def retranslate(self) -> None:
        self._title.setText(self._setup.title())
        self._name_label.setText(self.tr("Your name"))
        self._name.setPlaceholderText(default_name(0))
        self._name.setAccessibleName(self.tr("Your name"))
        self._all.setText(self.tr("Show all house rules"))
        self._table_head.setText(self._setup.results_head())
        self._table_about.setText(self._setup.results_about())
        self.start.setText(self.tr("Use these rules") if self._for_table else self.tr("Start"))
        self.back.setText(self.tr("Back"))
        self.reset.setText(self.tr("Reset"))
        self.rules.setText(self.tr("Rules of the game"))
        for group, head in self._heads.items():
            head.setText(group_text(group, self._setup.key))
        self._show_result_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.is_compact
        self.keep_margins(self._outer, None if compact else _WIDEST)
        self._body.setSpacing(12 if compact else 20)
        self._column.setContentsMargins(*((10, 0, 10, 8) if compact else (20, 4, 20, 14)))
        super().resizeEvent(event)

    def _show(self, new_game: NewGame) -> None:
        if self._setup.house.with_decks is not None:
            self.decks.set_decks(new_game.settings.decks)  # type: ignore[union-attr]
        self.opponents.show_levels(new_game)
        for key, row in self._rows.items():
            row.set_value(getattr(new_game.options if key in _OPTIONS else new_game.settings, key))
        plain = self._setup.house.type(**self._decks)
        self._all.setChecked(
            any(
                setting.audience == "advanced" and getattr(new_game.settings, key) != getattr(plain, key)
                for key, setting in self._settings.items()
                if setting.applies(new_game.settings)
            )
        )
        self._refresh()

    def _refresh(self) -> None:
        """Everything that depends on the choices: which rows there are, the result table, the name of the rules."""
        settings = self.chosen().settings
        for key, setting in self._settings.items():
            if setting.applies(settings) and key not in self._setup.rows:
                self._rows[key].offer(self._choices(setting, settings))
        self._show_rows()
        self._show_result_table()
        self.presets.show_rules(self.chosen())

    def _choices(self, setting: Setting, settings: object) -> tuple[Value, ...]:
        """What can be chosen, and a value of a preset that is not offered usually."""
        choices = self._setup.house.choices(setting, settings)
        now = getattr(settings, setting.key)
        return choices if now in choices else (*choices, now)

    def _show_rows(self) -> None:
        """The rules that mean something with these decks; those for experts on demand."""
        settings, everything = self.chosen().settings, self._all.isChecked()
        shown = set()
        for key, setting in self._settings.items():
            visible = setting.applies(settings) and (everything or setting.audience == "player")
            self._rows[key].setVisible(visible)
            if visible:
                shown.add(setting.group)
        for group, head in self._heads.items():
            head.setVisible(group == "match" or group in shown)

    def _show_result_table(self) -> None:
        self._table.show_table(self.chosen().settings)

    def _on_decks(self) -> None:
        """What does not fit these decks is as usual."""
        values = {key: row.value for key, row in self._rows.items() if key not in _OPTIONS}
        if self._setup.house.with_decks is not None:
            fitting = self._setup.house.with_decks(self._setup.house.type(**values), self.decks.decks)
            for key in values:
                self._rows[key].set_value(getattr(fitting, key))
        self._refresh()

    def _on_change(self) -> None:
        """A last level below the first is no match: the other one follows."""
        start, last = self._rows["start_level"], self._rows["last_level"]
        sender: object = self.sender()
        if start.value > last.value:
            if sender is start:
                last.set_value(start.value)
            else:
                start.set_value(last.value)
        self._refresh()

    def _reset(self) -> None:
        """The sheet's rules for these decks, and a whole match, against the same players. Asks before any is lost."""
        settings = self._setup.house.type(**self._decks)
        chosen = self.chosen()
        wanted = msgspec.structs.replace(chosen, settings=settings, options=usual(self._setup.key).options)
        if chosen != wanted:
            more = self.tr("House rules, levels and the number of deals become the usual ones.")
            ask_reset(self, more, lambda: self._show(wanted))

    def _start(self) -> None:
        self._store.choose(self.chosen())
        self._store.set(player_name=self._name.text().strip())
        self.start_requested.emit()
