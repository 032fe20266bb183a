# SPDX-License-Identifier: MIT
"""The page on which a table of the local network is opened: game, names, password."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from shengji_qt.net import limits
from shengji_qt.net.names import clean
from shengji_qt.ui import parts
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.lan import macos_question, name_wanted_text, refused_text
from shengji_qt.ui.texts.settings import difference_texts

_WIDEST = 820  # logical pixels


class LanHostPage(parts.Page):
    """`open_requested`: game, table name, own name, password, port."""

    open_requested = Signal(str, str, str, str, int)
    rules_requested = Signal(str)  # set up the rules of this game
    left = Signal()

    def __init__(self, store: PreferenceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._refused: tuple[str, dict[str, object]] | None = None
        self._busy = ""
        self._title = parts.label("head")
        self._about = parts.label("secondary", wrap=True)
        self._game_label = parts.label("section")
        self.games = {key: parts.button() for key in GAMES}
        self._group = QButtonGroup(self)
        self._rules = parts.label("secondary", wrap=True)
        self.change = parts.button(small=True)
        self._labels = [parts.label("strong") for _ in range(4)]
        self.name = QLineEdit()
        self.name.setMaxLength(limits.NAME)
        self.table = QLineEdit()
        self.table.setMaxLength(limits.TABLE_NAME)
        self.password = QLineEdit()
        self.password.setMaxLength(limits.PASSWORD)
        self.port = QSpinBox()
        self.port.setRange(1024, 65535)
        self.port.setValue(limits.PORT)
        self.port.setFixedWidth(120)
        self._question = parts.label("caption", wrap=True)
        self._state = parts.label("trouble", wrap=True)
        keeping = self._state.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)  # nothing below jumps when there is something to say
        self._state.setSizePolicy(keeping)
        self.open = parts.button("primary")
        self.back = parts.button()
        self._build()
        for key, button in self.games.items():
            button.setCheckable(True)
            self._group.addButton(button)
            button.setChecked(key == store.current.new_game.game)
            button.clicked.connect(self._refresh)
        self.change.clicked.connect(lambda: self.rules_requested.emit(self.game))
        self.open.clicked.connect(self._open)
        self.back.clicked.connect(self.left)
        self.name.textChanged.connect(self._refresh)
        self.act_on_enter(lambda: self.open)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)
        store.changed.connect(self._on_preference)
        self.retranslate()

    def _build(self) -> None:
        games = QHBoxLayout()
        games.setSpacing(10)
        for button in self.games.values():
            games.addWidget(button, 1)
        rules = QHBoxLayout()
        rules.addWidget(self._rules, 1)
        rules.addWidget(self.change)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(10)
        fields: tuple[QWidget, ...] = (self.name, self.table, self.password, self.port)
        for row, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        panel = parts.panel()
        column = QVBoxLayout(panel)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(self._game_label)
        column.addLayout(games)
        column.addLayout(rules)
        column.addWidget(parts.line())
        column.addLayout(grid)
        column.addWidget(self._question)
        column.addWidget(self._state)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.open)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._title)
        self._outer.addWidget(self._about)
        self._outer.addWidget(panel)
        self._outer.addLayout(buttons)
        self._outer.addStretch(1)

    @property
    def game(self) -> str:
        """The one that is chosen."""
        return next((key for key, button in self.games.items() if button.isChecked()), GAMES[0])

    def show_name(self, name: str) -> None:
        self.name.setText(name)

    def show_state(self, words: str) -> None:
        """What is under way, "" for nothing."""
        self._busy, self._refused = words, None
        self._refresh()

    def show_refused(self, code: str, facts: dict[str, object]) -> None:
        """The table could not be opened."""
        self._busy, self._refused = "", (code, facts)
        self._refresh()

    def focus_first(self) -> None:
        (self.open if self.open.isEnabled() else self.name).setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Host a table"))
        self._about.setText(
            self.tr("The others join from computers in the same network. Free seats are played by computers.")
        )
        self._game_label.setText(self.tr("Game"))
        for key, button in self.games.items():
            button.setText(setup_of(key).name())
        self.change.setText(self.tr("Change the rules…"))
        words = (self.tr("Your name"), self.tr("Name of the table"), self.tr("Password"), self.tr("Port"))
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)
        self.name.setPlaceholderText(self.tr("as the others see it"))
        self.table.setPlaceholderText(self.tr("left empty, your name says whose it is"))
        self.password.setPlaceholderText(self.tr("left empty, everybody in the network may join"))
        self._question.setText(macos_question())
        self._question.setVisible(bool(macos_question()))
        self.open.setText(self.tr("Open the table"))
        self.back.setText(self.tr("Back"))
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_margins(self._outer, _WIDEST)
        super().resizeEvent(event)

    def _on_preference(self, name: str) -> None:
        if name in ("new_game", "new_games"):
            self._refresh()

    def _refresh(self) -> None:
        rules = self._store.current.rules_of(self.game)
        self._rules.setText(" · ".join(difference_texts(rules.settings, rules.options)))
        named = bool(clean(self.name.text(), limits.NAME))
        words = refused_text(*self._refused) if self._refused is not None else self._busy
        words = words or ("" if named else name_wanted_text())
        self._state.setText(words)
        self._state.setVisible(bool(words))
        parts.set_property(self._state, "role", "trouble" if self._refused is not None else "secondary")
        self.open.setEnabled(named and not self._busy)

    def _open(self) -> None:
        self.open_requested.emit(
            self.game,
            clean(self.table.text(), limits.TABLE_NAME),
            clean(self.name.text(), limits.NAME),
            self.password.text(),
            self.port.value(),
        )
