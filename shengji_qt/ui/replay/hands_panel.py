# SPDX-License-Identifier: MIT
"""All hands open: the cards that the other seats held, and the bottom, each as its own seat knew them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import Caption, CardRow
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.texts.cards import spoken_cards
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.seats import role_text
from shengji_qt.ui.theme import LIGHT, Theme, scaled

translate = QCoreApplication.translate
WIDTH: Final = 420  # logical pixels, at the scale of a usual window
NARROW: Final = 332
ROW: Final = 104  # the most that a row takes


class Held(NamedTuple):
    """Cards that lie open: whose, and how many there are."""

    name: str
    note: str
    cards: tuple[Card, ...]


def held(views: Sequence[Any], own: int, names: Sequence[str], mine: str) -> list[Held]:
    """The other hands counter-clockwise from seat `own`, then what the declarer alone knew.

    `views` by seat; `mine`: what the five-player mine (or rear hand) is called.
    """
    found = []
    seats = len(views)
    declarer = views[own].declarer
    for seat in ((own + step) % seats for step in range(1, seats)):
        view = views[seat]
        found.append(Held(names[seat], role_text(seat, declarer, seats), view.hand))
    if declarer is not None and declarer != own:
        known = views[declarer]
        if getattr(known, "mine", ()):
            found.append(Held(mine, "", known.mine))
        if getattr(known, "bottom", ()):
            found.append(Held(translate("HandsPanel", "Bottom"), "", known.bottom))
    return found


class HandsPanel(QWidget):
    """A row of cards for each hand, on felt."""

    def __init__(self, faces: CardFaces, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._icons = faces, icons
        self._theme: Theme = LIGHT
        self._scale = 1.0
        self.rows: list[CardRow] = []
        self.setObjectName("hands_panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 12, 12)
        self._column.setSpacing(6)
        self._column.addStretch(1)

    def wanted_width(self, beside: bool) -> int:
        """Beside the table, or over it."""
        return scaled(WIDTH if beside else NARROW, self._scale)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.setStyleSheet(f"#hands_panel {{ background: {theme.felt_edge}; border: none; }}")
        for row in self.rows:
            row.set_theme(theme, scale)

    def show_hands(self, view: Any, hands: Sequence[Held]) -> None:
        """`view`: any seat's, for the order in force."""
        rules = rules_of(view)
        order, points = rules.order_of(view), rules.card_points(view)
        while len(self.rows) < len(hands):
            row = CardRow(self._faces, self._icons, self._theme, self)
            row.set_theme(self._theme, self._scale)
            row.setMaximumHeight(scaled(ROW, self._scale))
            self._column.insertWidget(len(self.rows), row, 10)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(hands))
            if number < len(hands):
                each = hands[number]
                note = " · ".join(filter(None, (each.note, COUNTS.cards(len(each.cards)))))
                row.show_cards(Caption(each.name, note), sort_hand(each.cards, order), order, points=points)
                row.setAccessibleName(f"{each.name}: {spoken_cards(each.cards)}")
