# SPDX-License-Identifier: MIT
"""The page on which a recorded match is looked at: the table, the strip under it, and all hands if they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QPushButton, QVBoxLayout

from shengji_qt.controller.replay_table import ReplayTable
from shengji_qt.controller.replays import OpenedReplay, can_play_on
from shengji_qt.model.notation import view_text
from shengji_qt.table.replay_cursor import Place, Unit
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardStyle
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.replay.hands_panel import HandsPanel, held
from shengji_qt.ui.replay.strip import ReplayStrip
from shengji_qt.ui.replay.table import ReplayTablePage
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.texts.replays import damage_text, place_text
from shengji_qt.ui.theme import Theme

BESIDE: Final = 1360  # logical pixels of a page that has room for all hands beside the table
PAUSE: Final = 700  # ms between two steps of playing by itself, at standard speed
LEAST: Final = 60
_KEYS: Final[dict[str, tuple[Unit, bool]]] = {
    "Left": ("card", False),
    "Right": ("card", True),
    "PgUp": ("trick", False),
    "PgDown": ("trick", True),
    "Home": ("deal", False),
    "End": ("deal", True),
}


class ReplayPage(parts.Page):
    """Signals say what the player wants of it; the room does it.

    `play_on`: from here, at this seat. `play_again`: this deal, at this seat. `code_wanted`: of this deal, for this
    seat. `text_wanted`: the match as a text; `position_wanted`: a text for the clipboard. `sound`: as of a table.
    """

    left = Signal()
    play_on = Signal(int)
    play_again = Signal(int)
    code_wanted = Signal(int)
    text_wanted = Signal()
    position_wanted = Signal(str)
    sound = Signal(str)

    def __init__(self, opened: OpenedReplay, store: PreferenceStore, resources: Path, *, may_play: bool = True) -> None:
        """`may_play`: a new match may be begun; not at a table of the network."""
        super().__init__()
        self.opened = opened
        self.replay = ReplayTable(opened, self)
        self._may_play = may_play
        icons = Icons(resources / "icons")
        self.table = ReplayTablePage(self.replay, store)
        self.strip = ReplayStrip(icons)
        self.hands = HandsPanel(self.table.faces, icons, self)
        self.hands.hide()
        self.trouble = parts.label("trouble", wrap=True)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._play_step)
        self._lay_out()
        self._connect()
        self.retranslate()
        first = self.replay.deal
        if first is not None:
            self.jump(Place(0, first.opening))

    def _lay_out(self) -> None:
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.table, 1)
        column = self._whole = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.trouble.setContentsMargins(20, 6, 20, 6)
        column.addWidget(self.trouble)
        column.addLayout(self._middle, 1)
        column.addWidget(self.strip)

    def _connect(self) -> None:
        self.table.trick_wanted.connect(self._go_to_trick)
        self.table.sound.connect(self._on_sound)
        self.replay.events_arrived.connect(self._show_place)
        self.strip.left.connect(self.left)
        self.strip.moved.connect(self.step)
        self.strip.play_toggled.connect(self.toggle_play)
        self.strip.timeline.chosen.connect(self.jump)
        self.strip.seat_chosen.connect(self.sit)
        self.strip.hands_toggled.connect(self._show_place)
        self.table.stage.laid_out.connect(self._place_hands)
        self.strip.more.clicked.connect(self._show_more)
        self.strip.play_on.connect(self._play_on)
        for keys, (unit, ahead) in _KEYS.items():
            self._key(keys, self._moves(unit, ahead), repeat=True)
        self._key("Space", self._press)
        self.act_on_enter(lambda: self.strip.play)
        self._key("O", self.strip.hands.toggle)
        self._key("V", self._next_seat)
        self._key("Esc", self.left.emit)
        self._key("Alt+Left", self.left.emit)

    def _key(self, keys: str, act: Callable[[], object], *, repeat: bool = False) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(repeat)
        shortcut.activated.connect(act)

    def _moves(self, unit: Unit, ahead: bool) -> Callable[[], None]:
        return lambda: self.step(unit, ahead)

    # -- moving --------------------------------------------------------------------------------------------------------

    @Slot(str, bool)
    def step(self, unit: Unit, ahead: bool) -> None:
        """A card, a trick or a deal; whatever plays by itself stops."""
        self.pause()
        self.table.scene.drain()
        self.replay.move(unit, ahead)

    @Slot(object)
    def jump(self, place: Place) -> None:
        """Stand there; whatever plays by itself stops."""
        self.pause()
        self.table.scene.drain()
        self.replay.go(place)
        self._show_place()

    @Slot(int)
    def _go_to_trick(self, number: int) -> None:
        deal = self.replay.deal
        if deal is not None and 0 < number <= len(deal.tricks):
            self.jump(Place(self.replay.cursor.place.deal, deal.tricks[number - 1]))

    def _press(self) -> None:
        """The space bar: whatever the keyboard is on, else Play."""
        focus = self.focusWidget()
        if isinstance(focus, QComboBox):
            focus.showPopup()
        elif isinstance(focus, QPushButton) and focus.isEnabled():
            focus.click()
        else:
            self.toggle_play()

    def _next_seat(self) -> None:
        self.sit((self.replay.seat + 1) % len(self.replay.cursor.seats))

    def sit(self, seat: int) -> None:
        """See it with the eyes of this seat."""
        self.table.scene.drain()
        self.replay.sit(seat)

    def show_last_deal(self) -> None:
        """Where the play of the deal that ended last begins."""
        cursor = self.replay.cursor
        scored = [at for at, deal in enumerate(cursor.deals) if deal.summary is not None]
        if scored:
            self.jump(Place(scored[-1], cursor.deals[scored[-1]].opening))

    # -- playing by itself ---------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self.timer.isActive()

    @Slot()
    def toggle_play(self) -> None:
        """Play, or stop."""
        if self.playing:
            self.pause()
        elif self.replay.cursor.ahead("card") is not None:
            self._play_step()

    def pause(self) -> None:
        """Stop playing."""
        if self.playing:
            self.timer.stop()
            self.strip.show_playing(False)

    @Slot()
    def _play_step(self) -> None:
        """The next step once the one before was shown."""
        scene = self.table.scene
        if not (scene.presenter.waiting or scene.stage.motion.busy) and not self.replay.move("card", True):
            self.strip.show_playing(False)
            return
        self.timer.start(max(LEAST, round(PAUSE / self.strip.factor)))
        self.strip.show_playing(True)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @Slot()
    def _show_place(self) -> None:
        cursor, deal, view = self.replay.cursor, self.replay.deal, self.replay.view
        words = place_text(deal, view) if deal is not None else ""
        self.strip.timeline.show_place(cursor.deals, cursor.place, words)
        self.strip.show_seat(self.replay.seat, self.table.stage.names)
        self.strip.allow(
            ahead=cursor.ahead("card") is not None,
            back=cursor.behind("card") is not None,
            play_on=self._may_play and can_play_on(cursor),
        )
        self._show_hands()

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open."""
        return self.strip.hands.isChecked() and self.replay.deal is not None

    @property
    def _beside(self) -> bool:
        """Whether open hands have room beside the table; else they lie on the own hand, which is one of them."""
        return self.width() >= BESIDE

    def _show_hands(self) -> None:
        shown = self.open_hands
        self.hands.setVisible(shown)
        self.table.cover(shown and not self._beside)
        if shown:
            cursor, names = self.replay.cursor, self.table.stage.names
            views = [cursor.view(seat) for seat in cursor.seats]
            mine = self.table.stage.name_of(len(names))
            self.hands.lie(not self._beside)
            self.hands.words.setText(" · ".join(filter(None, self.table.place_words())))
            hands = held(views, self.replay.seat, names, mine, with_own=not self._beside)
            self.hands.show_hands(self.replay.view, hands)
        self._place_hands()

    def _place_hands(self) -> None:
        """Beside the table, or in a narrow window under everything on it but the own hand."""
        shown, beside = self.open_hands, self._beside
        width = self.hands.wanted_width() if shown and beside else 0
        self._middle.setContentsMargins(0, 0, width, 0)
        self._whole.activate()
        here = self.table.geometry()
        if shown and beside:
            self.hands.setGeometry(here.right() + 1, here.y(), width, here.height())
        elif shown:
            top = self.table.free_below()
            self.hands.setGeometry(here.x(), here.y() + top, self.table.view.width(), here.height() - top)
        self.hands.raise_()

    # -- what is made of it --------------------------------------------------------------------------------------------

    @Slot()
    def _play_on(self) -> None:
        self.pause()
        self.play_on.emit(self.replay.seat)

    def choices(self) -> list[tuple[str, Callable[[], object], bool]]:
        """What can be made of it besides: words, what it does, and whether that is possible."""
        seat, deal = self.replay.seat, self.replay.deal is not None
        return [
            (self.tr("Play this deal again"), lambda: self.play_again.emit(seat), deal and self._may_play),
            (self.tr("Copy the deal code"), lambda: self.code_wanted.emit(seat), deal),
            (self.tr("Export the match as text…"), self.text_wanted.emit, True),
            (self.tr("Copy this position as text"), self._copy_position, deal),
        ]

    @Slot()
    def _show_more(self) -> None:
        """A menu above its button."""
        self.pause()
        menu = QMenu(self)
        for words, act, enabled in self.choices():
            action = menu.addAction(words)
            action.setEnabled(enabled)
            action.triggered.connect(act)
        menu.aboutToHide.connect(menu.deleteLater)
        corner = self.strip.more.mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height() + 4))

    def _copy_position(self) -> None:
        self.position_wanted.emit(view_text(self.replay.view))

    @Slot(str)
    def _on_sound(self, name: str) -> None:
        if name != "your_turn" and speeds.FACTOR:
            self.sound.emit(name)

    # -- look ----------------------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.table.set_theme(theme)
        self.strip.set_theme(theme, scale)
        self.hands.set_theme(theme, scale)
        self._place_hands()

    def set_card_options(self, style: CardStyle) -> None:
        self.table.set_card_options(style)
        self.hands.update()

    def retranslate(self) -> None:
        self.trouble.setText("\n".join(damage_text(each) for each in self.opened.problems))
        self.trouble.setVisible(bool(self.opened.problems))
        self.table.retranslate()
        self.table.say_again()
        self._show_place()

    def focus_first(self) -> None:
        self.table.take_focus()

    def leave(self) -> None:
        """It is looked at no more: nothing moves."""
        self.timer.stop()
        self.table.reset()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        self.pause()
        super().hideEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(940, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (event.oldSize().width() >= BESIDE) != self._beside:
            self._show_hands()
        else:
            self._place_hands()
