# SPDX-License-Identifier: MIT
"""The first page: go on with an interrupted match, or start one of the games with its settings used last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.game_tile import GameTile
from shengji_qt.ui.games.setups import SetUp, setup_of, setups
from shengji_qt.ui.i18n import NATIVE_NAMES, Language
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.saved import is_table, state_text
from shengji_qt.ui.texts.settings import value_text
from shengji_qt.ui.texts.times import moment_text
from shengji_qt.ui.theme import Theme

if TYPE_CHECKING:
    from shengji_qt.controller.saved_matches import SavedMatch

_WIDEST = 1250  # content does not spread further on a wide screen, times the scale


class StartPage(parts.Page):
    """Signals say what the player wants; the main window does it."""

    start_requested = Signal(str)  # key of the game
    options_requested = Signal(str)
    help_requested = Signal()
    room_requested = Signal(str)  # replays, rules, statistics or settings: a signal of Menus
    tutorial_requested = Signal(str)  # key of the game
    continue_requested = Signal(object)  # SavedMatch
    join_requested = Signal()  # a table of the local network
    host_requested = Signal()
    matches_requested = Signal()  # the list of all that wait
    language_requested = Signal(str)  # Language

    def __init__(
        self, faces: CardFaces, store: PreferenceStore, theme: Theme, chinese: bool, parent: QWidget | None = None
    ) -> None:
        """`chinese`: there is a font for it, so the language can be offered."""
        super().__init__(parent)
        self._store = store
        self._saved: Sequence[SavedMatch] = ()
        self._scale = 1.0
        self._language = Language.EN
        self._continue = _ContinueCard(self)
        self.tiles = {
            setup.key: GameTile(faces, theme, setup, number, self) for number, setup in enumerate(setups(), start=1)
        }
        self._title = parts.label("title")
        self._subtitle = parts.label("secondary")
        self._help = parts.button("flat", small=True)
        parts.set_property(self._help, "edge", "left")
        self._lessons = parts.button("flat", small=True)
        self._lessons.setStyleSheet("padding: 0 18px 0 0; text-align: left;")
        self._lesson_of = QMenu(self._lessons)
        self._lessons.setMenu(self._lesson_of)
        self._lan = parts.label("secondary")
        self.join = parts.button(small=True)
        self.host = parts.button(small=True)
        self._rooms = {name: parts.button(small=True) for name in ("replays", "rules", "statistics", "settings")}
        self._languages = {each: parts.button("flat", small=True) for each in Language}
        for each in self._languages.values():
            parts.set_property(each, "edge", "right")
        self._build(chinese)
        self._continue.requested.connect(self.continue_requested)
        self._continue.others_requested.connect(self.matches_requested)
        for key, tile in self.tiles.items():
            tile.start.clicked.connect(partial(self.start_requested.emit, key))
            tile.options.clicked.connect(partial(self.options_requested.emit, key))
            tile.decks.chosen.connect(partial(self._take_decks, tile.setup))
            tile.lesson.clicked.connect(partial(self.tutorial_requested.emit, key))
            tile.widened.connect(self._level_tiles)
        self._help.clicked.connect(self.help_requested)
        for name, each in self._rooms.items():
            each.clicked.connect(partial(self.room_requested.emit, name))
        for setup in setups():
            self._lesson_of.addAction(setup.name()).triggered.connect(partial(self.tutorial_requested.emit, setup.key))
        self.join.clicked.connect(self.join_requested)
        self.host.clicked.connect(self.host_requested)
        for language, each in self._languages.items():
            each.clicked.connect(partial(self.language_requested.emit, str(language)))
        store.changed.connect(self._on_preference)
        self.act_on_enter(self._acting)
        self._mark_acting()
        self.retranslate()

    def _build(self, chinese: bool) -> None:
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._subtitle, 1, Qt.AlignmentFlag.AlignBottom)
        self._subtitle.setContentsMargins(0, 0, 0, 8)
        rooms = QHBoxLayout()
        rooms.setSpacing(10)
        rooms.addWidget(self._lan)
        rooms.addWidget(self.join)
        rooms.addWidget(self.host)
        rooms.addStretch(1)
        for each in self._rooms.values():
            rooms.addWidget(each)
        foot = QHBoxLayout()
        foot.addWidget(self._help)
        foot.addSpacing(20)
        foot.addWidget(self._lessons)
        foot.addStretch(1)
        for each in self._languages.values():
            each.setVisible(chinese)
            foot.addWidget(each)
            foot.setSpacing(10)
        self._content = QWidget(self)
        self._column = QVBoxLayout(self._content)
        self._column.addLayout(head)
        self._column.addWidget(self._continue)
        self._tiles = QHBoxLayout()
        for tile in self.tiles.values():
            self._tiles.addWidget(tile, 1)
        self._column.addLayout(self._tiles, 1)
        self._column.addLayout(rooms)
        self._column.addLayout(foot)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(self._content, 100)
        outer.addStretch(1)

    def show_saved(self, saved: Sequence[SavedMatch]) -> None:
        """The interrupted matches, newest first; none hides the card. One that can be gone on with comes first."""
        readable = [each for each in saved if can_continue(each)]
        self._saved = [*readable, *(each for each in saved if not can_continue(each))]
        self._continue.show_saved(self._saved)
        self._mark_acting()
        self._offer_lessons()

    @property
    def can_continue(self) -> bool:
        """Whether a match waits that can be read."""
        return bool(self._saved) and can_continue(self._saved[0])

    def set_theme(self, theme: Theme, scale: float) -> None:
        """The colours, and how much type and buttons have grown."""
        self._scale = scale
        for tile in self.tiles.values():
            tile.set_theme(theme)
        self._fit()

    def focus_first(self) -> None:
        """The keyboard starts on the button that acts."""
        self._acting().setFocus()

    def _acting(self) -> QPushButton:
        """The button in colour."""
        return self._continue.go if self.can_continue else self._last_tile.start

    @property
    def _last_tile(self) -> GameTile:
        """Of the game that was set up or begun last."""
        return self.tiles[self._store.current.new_game.game]

    def _mark_acting(self) -> None:
        """One button is in colour; none of the tiles' where a match waits to be continued."""
        for tile in self.tiles.values():
            tile.set_acting(tile is self._last_tile and not self.can_continue)

    def show_language(self, language: Language) -> None:
        """The language in force."""
        self._language = language
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Sheng Ji"))
        font = self._title.font()
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 108)
        self._title.setFont(font)
        self._subtitle.setText(self.tr("The card game of level cards and tractors"))
        self._help.setText(self.tr("New to the game? How to play"))
        self._lessons.setText(self.tr("Learn by playing"))
        for setup, lesson in zip(setups(), self._lesson_of.actions(), strict=True):
            lesson.setText(setup.name())
        for name, text in (
            ("replays", self.tr("Replays")),
            ("rules", self.tr("Rules")),
            ("statistics", self.tr("Statistics")),
            ("settings", self.tr("Settings")),
        ):
            self._rooms[name].setText(text)
        self._lan.setText(self.tr("In the local network:"))
        self.join.setText(self.tr("Join a table"))
        self.host.setText(self.tr("Host a table"))
        for language, each in self._languages.items():
            each.setText(NATIVE_NAMES[language])
            each.setStyleSheet("font-weight: bold;" if language == self._language else "")
        self._continue.retranslate()
        for tile in self.tiles.values():
            tile.show_rules(self._store.current.rules_of(tile.setup.key))
        self._level_tiles()
        self._offer_lessons()

    def _offer_lessons(self) -> None:
        """In its tile to who has not played a game yet, or has left its lesson; below where a tile has none."""
        lessons = self._store.current.lessons
        known = {each.spec.game for each in self._saved if each.spec is not None and each.deal_no > 1}
        states = {key: lessons.get(key, "played" if key in known else "") for key in self.tiles}
        offered = {key: state not in ("done", "played") for key, state in states.items()}
        for key, tile in self.tiles.items():
            tile.offer_lesson(offered[key], begun=bool(states[key]), room=any(offered.values()))
        self._lessons.setVisible(not all(offered.values()))

    def _level_tiles(self) -> None:
        """Names, descriptions and rules begin on common lines, however the words of each tile break."""
        every = [tile.line_heights() for tile in self.tiles.values()]
        most = [max(each) for each in zip(*every, strict=True)]
        for tile in self.tiles.values():
            tile.set_line_heights(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _on_preference(self, name: str) -> None:
        if name == "lessons":
            self._offer_lessons()
        if name in ("new_game", "new_games"):
            for tile in self.tiles.values():
                tile.show_rules(self._store.current.rules_of(tile.setup.key))
            self._level_tiles()
            self._mark_acting()

    def _take_decks(self, setup: SetUp, decks: int) -> None:
        """The house rules stay, as far as they mean something."""
        chosen = self._store.current.rules_of(setup.key)
        if setup.house.with_decks is not None:
            self._store.choose(msgspec.structs.replace(chosen, settings=setup.house.with_decks(chosen.settings, decks)))

    def _fit(self) -> None:
        """Margins and gaps for the height there is; the content keeps its widest measure."""
        compact = self.is_compact
        side = 24 if compact else 72
        self._content.setMaximumWidth(round(_WIDEST * max(self._scale, 1.0)) + 2 * side)
        self._column.setContentsMargins(side, 12 if compact else 40, side, 10 if compact else 28)
        self._column.setSpacing(12 if compact else 24)
        self._tiles.setSpacing(12 if compact else 24)
        for tile in self.tiles.values():
            tile.set_compact(compact)
        self._level_tiles()
        self._continue.set_compact(compact)
        self._continue.updateGeometry()  # at once: the card would keep the height it had


def can_continue(saved: SavedMatch) -> bool:
    """Whether it can be read and nobody else plays it."""
    return saved.spec is not None and (saved.problem is None or saved.problem.code != "journal_locked")


class _ContinueCard(QWidget):
    """The newest interrupted match in two lines, and the way to the others."""

    requested = Signal(object)
    others_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._saved: Sequence[SavedMatch] = ()
        self._head = parts.label("section")
        self._facts = parts.label("secondary", wrap=True)
        self._others = parts.button()
        self._others.clicked.connect(self.others_requested)
        self.go = parts.button("primary")
        self.go.setMinimumWidth(148)
        self.go.clicked.connect(self._go)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._head)
        words.addWidget(self._facts)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(10)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._others)
        self._row.addWidget(self.go)
        self.setVisible(False)

    def set_compact(self, compact: bool) -> None:
        self._row.setContentsMargins(28, 8 if compact else 14, 22, 8 if compact else 14)

    def show_saved(self, saved: Sequence[SavedMatch]) -> None:
        self._saved = saved
        self.setVisible(bool(saved))
        self.retranslate()

    def retranslate(self) -> None:
        if not self._saved:
            return
        newest = self._saved[0]
        readable = can_continue(newest)
        name = setup_of(newest.spec.game).name() if newest.spec is not None else ""
        self.go.setText(self.tr("Resume table") if is_table(newest.path) else self.tr("Continue"))
        self.go.setVisible(readable)
        self._others.setVisible(len(self._saved) > 1 or not readable)
        self._others.setText(self.tr("Other matches…") if readable else self.tr("Look at them…"))
        self._head.setText(
            self.tr("Continue: {game}").format(game=name)
            if readable
            else self.tr("Matches that cannot be continued now")
        )
        facts = [state_text(newest), moment_text(newest.modified)]
        if newest.spec is not None and getattr(newest.spec.settings, "decks", 2) != 2:
            facts.insert(0, value_text("decks", newest.spec.settings.decks, newest.spec.game).label)  # type: ignore[union-attr]
        self._facts.setText(" · ".join(facts))

    def _go(self) -> None:
        if self._saved:
            self.requested.emit(self._saved[0])
