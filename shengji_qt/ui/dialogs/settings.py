# SPDX-License-Identifier: MIT
"""The page of the player's own choices; each takes effect at once and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import BackTint, CardSet
from shengji_qt.ui.dialogs.preference_rows import ChoiceRow, NameRow, NamesRow, PreferenceRow, SliderRow, SwitchRow
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.preferences import Preferences, PreferenceStore
from shengji_qt.ui.questions import ask_reset
from shengji_qt.ui.scene.speeds import FACTORS
from shengji_qt.ui.texts.preferences import VALUES, group_text
from shengji_qt.ui.theme import ThemeChoice

_WIDEST: Final = 1240  # logical pixels
_NAMES: Final = ("player_name", "computer_names")
_SWITCHES: Final = ("point_dots", "extend_to_copies", "confirm_throw", "hints", "card_counter", "play_forced", "muted")
_CHOICES: Final[dict[str, Iterable[str]]] = {
    "language": LanguageChoice,
    "theme": ThemeChoice,
    "card_set": CardSet,
    "back": BackTint,
    "speed": FACTORS,
    **{key: VALUES[key] for key in ("card_size", "trumps_side", "suit_order", "computer_pause", "trick_hold")},
}
# The two columns of the page: groups with their preferences.
COLUMNS: Final = (
    (
        ("general", ("language", "player_name", "computer_names")),
        ("look", ("theme", "card_set", "back", "card_size", "point_dots")),
        ("sound", ("volume", "muted")),
    ),
    (
        ("hand", ("trumps_side", "suit_order", "extend_to_copies")),
        ("play", ("speed", "computer_pause", "trick_hold", "confirm_throw", "hints", "card_counter", "play_forced")),
    ),
)


class SettingsPage(parts.Page):
    """`left` when the player goes back to where the page was called from."""

    left = Signal()
    sound_tried = Signal()

    def __init__(self, store: PreferenceStore, chinese: bool, sound: bool, parent: QWidget | None = None) -> None:
        """`chinese`: there is a font for it, so the language can be chosen; `sound`: something can be heard."""
        super().__init__(parent)
        self._store = store
        self.rows: dict[str, PreferenceRow] = {}
        self._heads: dict[str, QLabel] = {}
        self._title = parts.label("head")
        self.reset = parts.button()
        self.back = parts.button()
        self._build(hidden={*(() if chinese else ("language",)), *(() if sound else ("volume", "muted"))})
        self.reset.clicked.connect(self._reset)
        self.back.clicked.connect(self.left)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)
        self.retranslate()

    def _build(self, hidden: set[str]) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.reset)
        head.addWidget(self.back)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self._columns = QHBoxLayout(inside)
        for groups in COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(0)
            for group, keys in groups:
                self._add_group(column, group, [key for key in keys if key not in hidden])
            column.addStretch(1)
            self._columns.addLayout(column, 1)
        frame = parts.scrolled(inside)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addWidget(frame, 1)

    def _add_group(self, column: QBoxLayout, group: str, keys: list[str]) -> None:
        if not keys:
            return
        head = parts.label("section")
        head.setContentsMargins(0, 12, 0, 4)
        self._heads[group] = head
        column.addWidget(head)
        for key in keys:
            self.rows[key] = self._row(key)
            column.addWidget(self.rows[key])

    def _row(self, key: str) -> PreferenceRow:
        special: dict[str, Callable[[], PreferenceRow]] = {
            "player_name": lambda: NameRow(self._store),
            "computer_names": lambda: NamesRow(self._store),
            "volume": lambda: SliderRow(key, self._store, self.sound_tried.emit),
        }
        if key in special:
            return special[key]()
        if key in _SWITCHES:
            return SwitchRow(key, self._store)
        return ChoiceRow(key, self._store, tuple(_CHOICES[key]))

    def focus_first(self) -> None:
        """The keyboard starts on the first choice."""
        next(iter(self.rows.values())).control.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.reset.setText(self.tr("Reset"))
        self.back.setText(self.tr("Back"))
        for group, head in self._heads.items():
            head.setText(group_text(group))

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.is_compact
        self.keep_margins(self._outer, _WIDEST)
        self._columns.setContentsMargins(*((12, 0, 12, 8) if compact else (24, 4, 24, 14)))
        self._columns.setSpacing(32 if compact else 64)
        super().resizeEvent(event)

    def _reset(self) -> None:
        """Everything as it is after installing, but not the names: they are nobody's default."""
        usual = msgspec.structs.asdict(Preferences())
        wanted = {key: usual[key] for key in self.rows if key not in _NAMES}
        if any(getattr(self._store.current, key) != value for key, value in wanted.items()):
            more = self.tr("Everything on this page becomes as it was at first; only the names stay.")
            ask_reset(self, more, lambda: self._store.set(**wanted))
