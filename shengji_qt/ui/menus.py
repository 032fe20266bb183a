# SPDX-License-Identifier: MIT
"""The menus of the main window: every entry does something, and its words follow the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from shengji_qt.ui.card_faces import BackTint, CardSet
from shengji_qt.ui.games.setups import setups
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.popups import once_gone
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.speeds import FACTORS
from shengji_qt.ui.texts.preferences import choice_text
from shengji_qt.ui.theme import ThemeChoice

# What a table may offer, as TablePage.can() knows it.
TABLE_CHOICES: Final = ("take_back", "hint", "finish_deal", "concede_deal", "concede_match")


class Menus(QObject):
    """Builds the menus into `bar`. Choices go straight to the preferences; the rest are signals."""

    new_game = Signal()
    continue_last = Signal()
    join_table = Signal()
    host_table = Signal()
    copy_table = Signal()
    back_to_start = Signal()
    replays = Signal()
    statistics = Signal()
    rules = Signal()
    settings = Signal()
    tutorial = Signal(str)  # key of the game
    tutorial_again = Signal()
    report_problem = Signal()
    open_saves = Signal()
    table_choice = Signal(str)  # one of TABLE_CHOICES
    quit = Signal()
    full_screen = Signal(bool)
    how_to_play = Signal()
    explain_words = Signal()
    about = Signal()

    def __init__(self, bar: QMenuBar, store: PreferenceStore, chinese: bool, sound: bool) -> None:
        """`chinese`: there is a font for it, so the language can be offered; `sound`: it can be heard."""
        super().__init__(bar)
        self._store = store
        self._words: list[tuple[QAction | QMenu, Callable[[], str]]] = []
        self._groups: dict[str, dict[str, QAction]] = {}
        self.table_choices: dict[str, QAction] = {}
        self._build_game(bar)
        self._build_table(bar)
        self._build_view(bar, chinese, sound)
        self._build_help(bar)
        store.changed.connect(self._on_preference)
        for name in self._groups:
            self._on_preference(name)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape in a menu of the bar goes back to the table at once; Qt would stay in the bar, whose Enter opens the
        menu again.
        """
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            bar = self.parent()
            if isinstance(watched, QMenu) and isinstance(bar, QMenuBar) and watched.menuAction() in bar.actions():
                watched.close()
                if bar.hasFocus():  # opened by keys: the bar gives the keyboard back
                    QApplication.sendEvent(bar, QKeyEvent(QEvent.Type.KeyPress, event.key(), event.modifiers()))
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        for entry, words in self._words:
            if isinstance(entry, QMenu):
                entry.setTitle(words())
            else:
                entry.setText(words())

    def actions(self) -> list[QAction]:
        """Every entry, for tests and shortcuts."""
        return [entry for entry, _ in self._words if isinstance(entry, QAction)]

    def _build_game(self, bar: QMenuBar) -> None:
        menu = self._menu(bar, lambda: self.tr("&Game"))
        self.new = self._entry(menu, lambda: self.tr("&New match…"), self.new_game, "Ctrl+N")
        self.go_on = self._entry(menu, lambda: self.tr("&Continue"), self.continue_last, "Ctrl+O")
        menu.addSeparator()
        self._entry(menu, lambda: self.tr("&Replays"), self.replays, "Ctrl+R")
        self._entry(menu, lambda: self.tr("S&tatistics"), self.statistics, "Ctrl+T")
        menu.addSeparator()
        self.join = self._entry(menu, lambda: self.tr("&Join a table…"), self.join_table, "Ctrl+J")
        self.host = self._entry(menu, lambda: self.tr("&Host a table…"), self.host_table, "Ctrl+Shift+H")
        self.copy = self._entry(menu, lambda: self.tr("&Save a copy of this table…"), self.copy_table, "Ctrl+Shift+S")
        self.copy.setEnabled(False)
        menu.addSeparator()
        self.back = self._entry(menu, lambda: self.tr("&Back to start"), self.back_to_start, "Ctrl+B")
        menu.addSeparator()
        self._entry(menu, lambda: self.tr("&Settings"), self.settings, "Ctrl+,")
        menu.addSeparator()
        self._entry(menu, lambda: self.tr("&Quit"), self.quit, QKeySequence.StandardKey.Quit, "Ctrl+Q")

    def _build_table(self, bar: QMenuBar) -> None:
        menu = self._menu(bar, lambda: self.tr("&Table"))
        words: dict[str, tuple[Callable[[], str], str]] = {
            "take_back": (lambda: self.tr("&Take back"), "Ctrl+Z"),
            "hint": (lambda: self.tr("&Hint"), "H"),
            "finish_deal": (lambda: self.tr("&Finish the deal"), "Ctrl+E"),
            "concede_deal": (lambda: self.tr("&Concede the deal…"), ""),
            "concede_match": (lambda: self.tr("Concede the &match…"), ""),
        }
        for name in TABLE_CHOICES:
            text, key = words[name]
            action = self._entry(menu, text, None, *([key] if key else []))
            action.triggered.connect(partial(self._emit_choice, name))
            action.setEnabled(False)
            self.table_choices[name] = action
            if name == "finish_deal":
                menu.addSeparator()
        menu.addSeparator()
        self.ask_throw = self._entry(menu, lambda: self.tr("&Ask before a throw that can fail"))
        self.ask_throw.setCheckable(True)
        self.ask_throw.toggled.connect(lambda on: self._store.set(confirm_throw=on))

    def _emit_choice(self, name: str) -> None:
        self.table_choice.emit(name)

    def _build_view(self, bar: QMenuBar, chinese: bool, sound: bool) -> None:
        menu = self._menu(bar, lambda: self.tr("&View"))
        self._choice(menu, lambda: self.tr("&Theme"), "theme", ThemeChoice)
        if chinese:
            self._choice(menu, lambda: self.tr("&Language"), "language", LanguageChoice)
        self._choice(menu, lambda: self.tr("&Card colours"), "card_set", CardSet)
        self._choice(menu, lambda: self.tr("Card &backs"), "back", BackTint)
        self._choice(menu, lambda: self.tr("&Speed"), "speed", list(FACTORS))
        self.mute: QAction | None = None
        if sound:
            self.mute = self._entry(menu, lambda: self.tr("&Mute"), None, "Ctrl+M")
            self.mute.setCheckable(True)
            self.mute.toggled.connect(lambda on: self._store.set(muted=on))
        menu.addSeparator()
        self.counter = self._entry(menu, lambda: self.tr("Card c&ounter"), None, "Ctrl+K")
        self.counter.setCheckable(True)
        self.counter.toggled.connect(lambda on: self._store.set(card_counter=on))
        self.full = self._entry(menu, lambda: self.tr("&Full screen"), None, "F11")
        self.full.setCheckable(True)
        self.full.toggled.connect(self.full_screen)

    def _build_help(self, bar: QMenuBar) -> None:
        menu = self._menu(bar, lambda: self.tr("&Help"))
        self._entry(menu, lambda: self.tr("&How to play"), self.how_to_play, "F1")
        self._build_lessons(menu)
        self._entry(menu, lambda: self.tr("&Rules of the game"), self.rules, "Ctrl+F1")
        self._entry(menu, lambda: self.tr("&Words used here"), self.explain_words, "Shift+F1")
        menu.addSeparator()
        self._entry(menu, lambda: self.tr("Report a &problem…"), self.report_problem)
        self._entry(menu, lambda: self.tr("Open the &folder of saved games"), self.open_saves)
        menu.addSeparator()
        about = self._entry(menu, lambda: self.tr("&About and licences"), self.about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _build_lessons(self, parent: QMenu) -> None:
        """A submenu with the lesson of each game."""
        menu = self._menu(parent, lambda: self.tr("&Learn by playing"))
        for setup in setups():
            begin = partial(self.tutorial.emit, setup.key)
            self._entry(menu, setup.name).triggered.connect(partial(once_gone, self, begin))
        menu.addSeparator()
        self.lesson_again = self._entry(menu, lambda: self.tr("This lesson from the &beginning"), self.tutorial_again)
        self.lesson_again.setEnabled(False)  # until there is one

    def _menu(self, bar: QMenuBar | QMenu, words: Callable[[], str]) -> QMenu:
        menu = QMenu(bar)
        menu.installEventFilter(self)
        bar.addMenu(menu)
        self._words.append((menu, words))
        return menu

    def _entry(
        self,
        menu: QMenu,
        words: Callable[[], str],
        signal: Any = None,
        *keys: str | QKeySequence.StandardKey,
    ) -> QAction:
        action = QAction(menu)
        if keys:
            once = {sequence.toString(): sequence for sequence in (QKeySequence(key) for key in keys)}
            action.setShortcuts(list(once.values()))  # the same key twice is ambiguous, and does nothing
        if signal is not None:
            action.triggered.connect(lambda: once_gone(self, signal.emit))
        menu.addAction(action)
        self._words.append((action, words))
        return action

    def _choice(
        self,
        parent: QMenu,
        title: Callable[[], str],
        preference: str,
        values: Any,
    ) -> None:
        """A submenu with one mark, which stands for one preference."""
        menu = self._menu(parent, title)
        group = QActionGroup(menu)
        self._groups[preference] = {}
        for value in values:
            action = self._entry(menu, partial(choice_text, preference, value))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.triggered.connect(partial(self._choose, preference, value))
            self._groups[preference][str(value)] = action

    def _choose(self, preference: str, value: object) -> None:
        self._store.set(**{preference: value})

    def _on_preference(self, name: str) -> None:
        current = self._store.current
        if name in self._groups:
            self._groups[name][str(getattr(current, name))].setChecked(True)
        self.ask_throw.setChecked(current.confirm_throw)
        self.counter.setChecked(current.card_counter)
        if self.mute is not None:
            self.mute.setChecked(current.muted)
