# SPDX-License-Identifier: MIT
"""All hands open: the cards that the other seats held, and the bottom, each as its own seat knew them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import Caption, CardRow
from shengji_qt.ui.scene.hand_layout import ASPECT, LEAST_SHOWN
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import spoken_cards
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.seats import role_text
from shengji_qt.ui.theme import LIGHT, Theme, scaled

WIDTH: Final = 420  # logical pixels, at the scale of a usual window
ROW: Final = 104  # the most that a row takes beside the table
_MOST_COLUMNS: Final = 4
_HEAD: Final = 30.0  # of a row: its caption, and what is between two rows
_BETWEEN: Final = 20.0  # two columns


class Held(NamedTuple):
    """Cards that lie open: whose, and how many there are."""

    name: str
    note: str
    cards: tuple[Card, ...]


def held(views: Sequence[Any], own: int, names: Sequence[str], mine: str, *, with_own: bool = False) -> list[Held]:
    """The other hands counter-clockwise from seat `own`, then what the declarer alone knew; `with_own`: also what seat
    `own` knows, its hand first.

    `views` by seat; `mine`: what the five-player mine (or rear hand) is called.
    """
    found = []
    seats = len(views)
    declarer = views[own].declarer
    for seat in ((own + step) % seats for step in range(0 if with_own else 1, seats)):
        view = views[seat]
        found.append(Held(names[seat], role_text(seat, declarer, seats), view.hand))
    if declarer is not None and (with_own or declarer != own):
        known = views[declarer]
        if getattr(known, "mine", ()):
            found.append(Held(mine, "", known.mine))
        if getattr(known, "bottom", ()):
            found.append(Held(translate("HandsPanel", "Bottom"), "", known.bottom))
    return found


class HandsPanel(QWidget):
    """A row of cards for each hand, on felt: one under the other beside the table, or in columns under it."""

    def __init__(self, faces: CardFaces, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._icons = faces, icons
        self._theme: Theme = LIGHT
        self._scale = 1.0
        self._most = 1  # cards in the largest hand
        self._below = False
        self.rows: list[CardRow] = []
        self.setObjectName("hands_panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = parts.label()
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._grid.setHorizontalSpacing(20)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(2)
        self._column.addWidget(self.words)
        self._column.addLayout(self._grid, 1)
        self._column.addStretch(0)
        self.lie(False)

    def wanted_width(self) -> int:
        """Beside the table."""
        return scaled(WIDTH, self._scale)

    def lie(self, below: bool) -> None:
        """Under the table the words stand here that are covered there."""
        if below != self._below:
            self._below = below
            self._dress()
        self.words.setVisible(below)
        self._column.setContentsMargins(*((20, 6, 20, 8) if below else (16, 12, 16, 12)))
        self._column.setStretch(2, 0 if below else 1)
        for row in self.rows:
            row.setMaximumHeight(parts.NO_LIMIT if below else scaled(ROW, self._scale))
        self._arrange()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self._dress()
        for row in self.rows:
            row.set_theme(theme, scale)

    def _dress(self) -> None:
        """Under the table a line parts it from it."""
        theme = self._theme
        line = f"{max(1, theme.plate_frame_width)}px solid {theme.felt_text_secondary}" if self._below else "none"
        self.setStyleSheet(f"#hands_panel {{ background: {theme.felt_edge}; border: none; border-top: {line}; }}")
        self.words.setStyleSheet(f"color: {theme.felt_text}; font-weight: bold;")

    def show_hands(self, view: Any, hands: Sequence[Held]) -> None:
        """`view`: any seat's, for the order in force."""
        rules = rules_of(view)
        order, points = rules.order_of(view), rules.card_points(view)
        while len(self.rows) < len(hands):
            row = CardRow(self._faces, self._icons, self._theme, self)
            row.set_theme(self._theme, self._scale)
            self.rows.append(row)
        self._most = max(len(each.cards) for each in hands)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(hands))
            if number < len(hands):
                each = hands[number]
                note = " · ".join(filter(None, (each.note, COUNTS.cards(len(each.cards)))))
                row.show_cards(Caption(each.name, note), sort_hand(each.cards, order), order, points=points)
                row.setAccessibleName(f"{each.name}: {spoken_cards(each.cards)}")
        self.lie(self._below)

    def _arrange(self) -> None:
        shown = [row for row in self.rows if not row.isHidden()]
        columns = best_columns(len(shown), self._most, self.width(), self.height()) if self._below else 1
        for row in self.rows:
            self._grid.removeWidget(row)
        for number, row in enumerate(shown):
            self._grid.addWidget(row, number // columns, number % columns)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def best_columns(hands: int, cards: int, width: int, height: int) -> int:
    """In how many columns `hands` rows of up to `cards` cards are largest in that room."""

    def card_width(columns: int) -> float:
        rows = max(1, -(-hands // columns))
        return min(
            (height / rows - _HEAD) / ASPECT, (width / columns - _BETWEEN) / (1 + LEAST_SHOWN * max(cards - 1, 1))
        )

    return max(range(1, _MOST_COLUMNS + 1), key=card_width)
