# SPDX-License-Identifier: MIT
"""The strip under a replay: the buttons that step through the match, its bar, whose cards are seen, and new matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from shengji_qt.table.replay_cursor import Unit
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.replay.timeline import Timeline
from shengji_qt.ui.theme import Theme, scaled

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)  # of playing by itself
_ICON: Final = 16  # logical pixels
_WIDEST_NAME: Final = 150
_ROOMY: Final = 1240  # of the strip


class Step(NamedTuple):
    """A button: its icon, what it does, its key as it is said."""

    icon: str
    unit: Unit
    ahead: bool
    key: str


STEPS: Final = (
    Step("deal_back", "deal", False, "Home"),
    Step("trick_back", "trick", False, "PgUp"),
    Step("card_back", "card", False, "←"),
    Step("card_ahead", "card", True, "→"),
    Step("trick_ahead", "trick", True, "PgDn"),
    Step("deal_ahead", "deal", True, "End"),
)


class ReplayStrip(parts.Worded):
    """`moved`: a unit, and whether ahead; `play_toggled`: Play or Pause; `seat_chosen`: whose View is wanted;
    `hands_toggled`: all hands open or not; `play_on`: a new match from here; `left`: back to where one came from.
    """

    left = Signal()
    moved = Signal(str, bool)
    play_toggled = Signal()
    seat_chosen = Signal(int)
    hands_toggled = Signal(bool)
    play_on = Signal()

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self._icons = icons
        self._playing = False
        self._colour = "#000000"
        self._size = _ICON
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = parts.button(small=True)
        self.timeline = Timeline()
        self.speed, self.seat = QComboBox(), QComboBox()
        self.hands, self.more, self.fork = (parts.button(kind, small=True) for kind in ("", "", "primary"))
        self.hands.setCheckable(True)
        self.play = self._button()
        self.steps = {(step.unit, step.ahead): self._button() for step in STEPS}
        self._fill()
        self._connect()
        self.retranslate()

    def _fill(self) -> None:
        for each in SPEEDS:
            self.speed.addItem(f"{each:g}×", each)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.seat.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.seat.setMaximumWidth(_WIDEST_NAME)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(6)
        row.addWidget(self.back)
        row.addSpacing(4)
        for step in STEPS:
            if step.ahead and step.unit == "card":
                row.addWidget(self.play)
            row.addWidget(self.steps[step.unit, step.ahead])
        row.addWidget(self.speed)
        row.addSpacing(4)
        row.addWidget(self.timeline, 1)
        row.addSpacing(4)
        for widget in (self.seat, self.hands, self.more, self.fork):
            row.addWidget(widget)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.play.clicked.connect(self.play_toggled)
        self.seat.activated.connect(self.seat_chosen)
        self.hands.toggled.connect(self.hands_toggled)
        self.fork.clicked.connect(self.play_on)
        for (unit, ahead), button in self.steps.items():
            button.clicked.connect(self._moves(unit, ahead))

    def _button(self) -> QPushButton:
        button = parts.button(small=True)
        button.setStyleSheet("padding: 0; min-width: 34px; max-width: 34px;")
        return button

    def _moves(self, unit: Unit, ahead: bool) -> Callable[[], None]:
        def move() -> None:
            self.moved.emit(unit, ahead)

        return move

    @property
    def factor(self) -> float:
        """How fast it plays by itself."""
        return float(self.speed.currentData())

    def show_playing(self, playing: bool) -> None:
        """Whether it plays by itself now."""
        self._playing = playing
        self._dress()
        self.retranslate()

    def show_seat(self, seat: int, names: Sequence[str]) -> None:
        """Whose View is shown, of these."""
        if [self.seat.itemText(at) for at in range(self.seat.count())] != list(names):
            self.seat.clear()
            self.seat.addItems(list(names))
        self.seat.setCurrentIndex(seat)

    def allow(self, *, ahead: bool, back: bool, play_on: bool) -> None:
        """Whether there is anything more in either direction, and anything to play from here."""
        for (_, forward), button in self.steps.items():
            button.setEnabled(ahead if forward else back)
        self.play.setEnabled(ahead)
        self.fork.setEnabled(play_on)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._colour = theme.text
        self.timeline.set_theme(theme, scale)
        self._size = scaled(_ICON, scale)
        self._dress()

    def _dress(self) -> None:
        wanted: list[tuple[QPushButton, str]] = [(self.play, "pause" if self._playing else "play")]
        wanted += [(self.steps[step.unit, step.ahead], step.icon) for step in STEPS]
        for button, name in wanted:
            button.setIcon(QIcon(self._icons.pixmap(name, self._size, self.devicePixelRatioF(), self._colour)))
            button.setIconSize(QSize(self._size, self._size))

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self.hands.setText(self.tr("All hands"))
        self.more.setText(self.tr("More"))
        self.fork.setText(self.tr("Play from here"))
        self.timeline.setAccessibleName(self.tr("Deals and tricks"))
        words = {
            ("deal", False): self.tr("To the beginning of the deal"),
            ("trick", False): self.tr("A trick back"),
            ("card", False): self.tr("A card back"),
            ("card", True): self.tr("A card ahead"),
            ("trick", True): self.tr("A trick ahead"),
            ("deal", True): self.tr("To the end of the deal"),
        }
        for step in STEPS:
            _say(self.steps[step.unit, step.ahead], words[step.unit, step.ahead], step.key)
        _say(self.play, self.tr("Pause") if self._playing else self.tr("Play"), self.tr("Space"))
        _say(self.seat, self.tr("Whose cards are seen"), "V")
        _say(self.hands, self.tr("Lay all hands open"), "O")
        _say(self.fork, self.tr("Begin a new match from here, at this seat; this one stays as it is"))
        _say(self.more, self.tr("Play the deal again, codes and texts"))
        _say(self.speed, self.tr("Speed of playing"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow strip leaves out what has a key or a place in the bar."""
        roomy = self.width() >= _ROOMY
        for unit_and_way, button in self.steps.items():
            button.setVisible(roomy or unit_and_way[0] != "deal")
        self.speed.setVisible(roomy)
        super().resizeEvent(event)


def _say(widget: QWidget, words: str, key: str = "") -> None:
    widget.setAccessibleName(words)
    widget.setToolTip(f"{words} ({key})" if key else words)
