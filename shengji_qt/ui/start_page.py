# SPDX-License-Identifier: MIT
"""The first page: go on with an interrupted match, or start a new one with the settings used last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shengji_qt.model.four_player.settings import FourSettings, with_decks
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.deck_buttons import DeckButtons, Decks
from shengji_qt.ui.i18n import NATIVE_NAMES, Language
from shengji_qt.ui.miniature import Miniature
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.result_table import ResultTable
from shengji_qt.ui.texts.saved import state_text
from shengji_qt.ui.texts.seats import difficulty_text
from shengji_qt.ui.texts.settings import value_text
from shengji_qt.ui.texts.times import moment_text
from shengji_qt.ui.theme import Theme

if TYPE_CHECKING:
    from shengji_qt.controller.saved_matches import SavedMatch

_WIDEST = 1250  # content does not spread further on a wide screen, times the scale


class StartPage(parts.Page):
    """Signals say what the player wants; the main window does it."""

    start_requested = Signal()
    options_requested = Signal()
    help_requested = Signal()
    settings_requested = Signal()
    continue_requested = Signal(object)  # SavedMatch
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
        self._tile = _GameTile(faces, theme, self)
        self._title = parts.label("title")
        self._subtitle = parts.label("secondary")
        self._help = parts.button("flat", small=True)
        self._help.setStyleSheet("padding: 0; text-align: left;")
        self._settings = parts.button("flat", small=True)
        self._languages = {each: parts.button("flat", small=True) for each in Language}
        self._build(chinese)
        self._continue.requested.connect(self.continue_requested)
        self._continue.others_requested.connect(self.matches_requested)
        self._tile.start.clicked.connect(self.start_requested)
        self._tile.decks.chosen.connect(self._take_decks)
        self._tile.options.clicked.connect(self.options_requested)
        self._help.clicked.connect(self.help_requested)
        self._settings.clicked.connect(self.settings_requested)
        for language, each in self._languages.items():
            each.clicked.connect(partial(self.language_requested.emit, str(language)))
        store.changed.connect(self._on_preference)
        self.act_on_enter(self._acting)
        self.retranslate()

    def _build(self, chinese: bool) -> None:
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._subtitle, 1, Qt.AlignmentFlag.AlignBottom)
        self._subtitle.setContentsMargins(0, 0, 0, 8)
        foot = QHBoxLayout()
        foot.addWidget(self._help)
        foot.addSpacing(12)
        foot.addWidget(self._settings)
        foot.addStretch(1)
        for each in self._languages.values():
            each.setVisible(chinese)
            foot.addWidget(each)
        self._content = QWidget(self)
        self._column = QVBoxLayout(self._content)
        self._column.addLayout(head)
        self._column.addWidget(self._continue)
        self._column.addWidget(self._tile, 1)
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
        self._tile.set_acting(not readable)

    @property
    def can_continue(self) -> bool:
        """Whether a match waits that can be read."""
        return bool(self._saved) and can_continue(self._saved[0])

    def set_theme(self, theme: Theme, scale: float) -> None:
        """The colours, and how much type and buttons have grown."""
        self._scale = scale
        self._tile.set_theme(theme)
        self._fit()

    def focus_first(self) -> None:
        """The keyboard starts on the button that acts."""
        self._acting().setFocus()

    def _acting(self) -> QPushButton:
        """The button in colour."""
        return self._continue.go if self.can_continue else self._tile.start

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
        self._settings.setText(self.tr("Settings"))
        for language, each in self._languages.items():
            each.setText(NATIVE_NAMES[language])
            each.setStyleSheet("padding: 0 0 0 10px;" + ("font-weight: bold;" if language == self._language else ""))
        self._continue.retranslate()
        self._tile.retranslate(self._store)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _on_preference(self, name: str) -> None:
        if name == "new_game":
            self._tile.retranslate(self._store)

    def _take_decks(self, decks: Decks) -> None:
        """The house rules stay, as far as they mean something."""
        chosen = self._store.current.new_game
        settings = with_decks(chosen.settings, decks)
        self._store.set(new_game=msgspec.structs.replace(chosen, settings=settings))

    def _fit(self) -> None:
        """Margins and gaps for the height there is; the content keeps its widest measure."""
        compact = self.is_compact
        side = 24 if compact else 72
        self._content.setMaximumWidth(round(_WIDEST * max(self._scale, 1.0)) + 2 * side)
        self._column.setContentsMargins(side, 12 if compact else 40, side, 10 if compact else 28)
        self._column.setSpacing(12 if compact else 24)
        self._tile.set_compact(compact)
        self._continue.set_compact(compact)


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
        self.go.setText(self.tr("Continue"))
        self.go.setVisible(readable)
        self._others.setVisible(len(self._saved) > 1 or not readable)
        self._others.setText(self.tr("Other matches…") if readable else self.tr("Look at them…"))
        self._head.setText(
            self.tr("Continue: four players") if readable else self.tr("Matches that cannot be continued now")
        )
        facts = [state_text(newest), moment_text(newest.modified)]
        if newest.spec is not None and newest.spec.settings.decks != 2:
            facts.insert(0, value_text("decks", newest.spec.settings.decks).label)
        self._facts.setText(" · ".join(facts))

    def _go(self) -> None:
        if self._saved:
            self.requested.emit(self._saved[0])


class _GameTile(QWidget):
    """One game: its table in small, what it is, and the two buttons."""

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._compact = False
        self.miniature = Miniature(faces, theme, self)
        self._name = parts.label("head")
        self._about = parts.label("secondary", wrap=True)
        self._rows = [(parts.label("secondary"), parts.label("strong", wrap=True)) for _ in range(4)]
        self.decks = DeckButtons()
        self._table = ResultTable(theme, self)
        self._table_head = parts.label("strong")
        self._table_line = parts.line()
        self.start = parts.button("primary")
        self.options = parts.button()
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(20)
        self._facts.setColumnStretch(1, 1)
        for number, (name, value) in enumerate(self._rows):
            self._facts.addWidget(name, number, 0)
            self._facts.addWidget(value, number, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.start, 5)
        buttons.addWidget(self.options, 3)
        self._words = QVBoxLayout()
        self._words.addWidget(self._name)
        self._words.addWidget(self._about)
        self._words.addWidget(self.decks)
        self._words.addWidget(parts.line())
        self._words.addLayout(self._facts)
        self._words.addWidget(self._table_line)
        self._words.addWidget(self._table_head)
        self._words.addWidget(self._table)
        self._words.addStretch(1)
        self._words.addLayout(buttons)
        words = QWidget(self)
        words.setLayout(self._words)
        words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.miniature, 62)
        self._row.addWidget(words, 38)
        self.start.setShortcut(QKeySequence("1"))

    def set_compact(self, compact: bool) -> None:
        self._row.setContentsMargins(*([10] * 4 if compact else [12] * 4))
        self._row.setSpacing(0)
        self._words.setContentsMargins(*((18, 4, 10, 4) if compact else (32, 18, 24, 16)))
        self._compact = compact
        self._fit_table()

    def set_theme(self, theme: Theme) -> None:
        self.miniature.set_theme(theme)
        self._table.set_theme(theme)
        self._fit_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_table()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """The table of results does not hold the window up: it is left out where there is no room."""
        return QSize(super().minimumSizeHint().width(), 0)

    def _needs(self, compact: bool, table: bool = True) -> int:
        """Height of the words, with the table or without, in logical pixels."""
        margins = self._words.contentsMargins()
        width = self._about.width()
        heights = (
            margins.top() + margins.bottom(),
            self._name.sizeHint().height(),
            self._about.heightForWidth(width),
            self.decks.sizeHint().height(),
            self._facts.sizeHint().height(),
            self._table_head.sizeHint().height() + self._table.height_needed(compact) if table else 0,
            self.start.sizeHint().height(),
        )
        gaps = self._words.count() - 1  # beside the widgets two lines and the stretch
        return sum(heights) + gaps * self._words.spacing() + 4

    def _fit_table(self) -> None:
        """Show the table where there is room for all of it; where there is just enough, everything stands closer."""
        margins = self._row.contentsMargins()
        room = self.height() - margins.top() - margins.bottom()
        for shown, close in ((True, False), (True, True), (False, self._compact), (False, True)):
            self._words.setSpacing(8 if close else 14)
            self._facts.setVerticalSpacing(6 if close else 12)
            if room >= self._needs(close, shown):
                break
        for each in (self._table, self._table_head, self._table_line):
            each.setVisible(shown)
        self._table.set_compact(close)

    def _about_text(self, settings: FourSettings) -> str:
        cards = 4 * settings.hand_size + settings.bottom_size
        return {
            1: self.tr("One deck, {cards} cards. You and the player opposite against the other two."),
            2: self.tr("Two decks, {cards} cards. You and the player opposite against the other two."),
            3: self.tr("Three decks, {cards} cards. You and the player opposite against the other two."),
        }[settings.decks].format(cards=cards)

    def set_acting(self, acting: bool) -> None:
        """Whether Start is the one button that acts; it is not where a match waits to be continued."""
        parts.set_property(self.start, "kind", "primary" if acting else "")

    def retranslate(self, store: PreferenceStore) -> None:
        chosen = store.current.new_game
        settings, options = chosen.settings, chosen.options
        self._name.setText(self.tr("Four players"))
        self.decks.set_decks(settings.decks)
        self._about.setText(self._about_text(settings))
        take_over = next(line.low for line in result_table(settings) if line.swap)
        deals = value_text("deals", options.deals).label if options.deals in (0, 1, 4, 8) else str(options.deals)
        rows = (
            (self.tr("Levels"), f"{options.start_level.text} → {options.last_level.text}"),
            (self.tr("Deals"), deals),
            (self.tr("Attackers take over"), self.tr("with {points} points").format(points=take_over)),
            (self.tr("Computer seats"), difficulty_text(chosen.difficulty)),
        )
        for (name, value), (name_text, text) in zip(self._rows, rows, strict=True):
            name.setText(name_text)
            value.setText(text)
        self._table_head.setText(self.tr("What the attackers' points give"))
        self._table.show_table(settings)
        self.start.setText(self.tr("Start"))
        self.start.setShortcut(QKeySequence("1"))  # setText forgets it
        self.options.setText(self.tr("Options…"))
        self._fit_table()
