# SPDX-License-Identifier: MIT
"""All four hands and the bottom, laid open on the felt after a deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import Caption, CardRow
from shengji_qt.ui.games.four.result_facts import bottom, capture, hands
from shengji_qt.ui.games.result_parts import OpenCards
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, Pattern, translate
from shengji_qt.ui.texts.cards import cards_text, spoken_cards
from shengji_qt.ui.texts.seats import role_text
from shengji_qt.ui.theme import TYPE, Theme, scaled

_SEATS_IN_ROWS = (2, 3, 1, 0)  # as at the table: partner on top, you below
# Of seat 0, the person, and then counter-clockwise.
DIRECTIONS: Final = (
    QT_TRANSLATE_NOOP("Seats", "South"),
    QT_TRANSLATE_NOOP("Seats", "East"),
    QT_TRANSLATE_NOOP("Seats", "North"),
    QT_TRANSLATE_NOOP("Seats", "West"),
)


class OpenHands(OpenCards[FourView, FourSummary]):
    """Five rows of cards of one size."""

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(faces, icons, theme, len(_SEATS_IN_ROWS) + 1, parent)
        *hands, self._bottom = self.rows
        self._rows = dict(zip(_SEATS_IN_ROWS, hands, strict=True))
        self._sum = parts.label("section", wrap=True)
        self._how = parts.label(wrap=True)
        self._key = parts.label(wrap=True)
        self._build()
        self._colour()

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for each in (self._sum, self._how, self._key):
            words.addWidget(each)
        words.addStretch(1)
        row = _LastRow(self._bottom)
        last = QHBoxLayout(row)
        last.setContentsMargins(0, 0, 0, 0)
        last.setSpacing(28)
        last.addWidget(self._bottom, 54)
        last.addLayout(words, 46)
        for seat in _SEATS_IN_ROWS:
            self._column.addWidget(self._rows[seat], 1)
        self._column.addWidget(row, 1)

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(4 if compact else 10)
        self._key.setVisible(not compact)

    def retranslate(self) -> None:
        self._head.setText(self.tr("All hands and the bottom"))
        self._tip.setText(self.tr("Point at a card to see in which trick it was played"))
        super().retranslate()

    def _tell(self, view: FourView, _summary: FourSummary, names: tuple[str, ...]) -> None:
        order = order_of(view)
        for seat, held in enumerate(hands(view)):
            cards = [each.card for each in held]
            notes = [self._note(view, names, each.trick) for each in held]
            self._rows[seat].show_cards(self._caption(view, names, seat), cards, order, notes)
            self._rows[seat].setAccessibleName(f"{names[seat]}: {spoken_cards(cards)}")
        buried = bottom(view)
        by = names[view.declarer] if view.declarer is not None else ""
        name = Pattern(self.tr("Bottom, buried by {name}")).format(name=by)
        self._bottom.show_cards(Caption(name), buried, order)
        self._bottom.setAccessibleName(f"{name}: {spoken_cards(buried)}")
        self._explain(view, names)

    def _caption(self, view: FourView, names: tuple[str, ...], seat: int) -> Caption:
        circle = seat % 2 == 0
        return Caption(
            f"{names[seat]} · {translate('Seats', DIRECTIONS[seat])}",
            role_text(seat, view.declarer),
            "side_circle" if circle else "side_lozenge",
            self._theme.circle_felt if circle else self._theme.lozenge_felt,
        )

    def _note(self, view: FourView, names: tuple[str, ...], number: int) -> str:
        winner = view.tricks[number - 1].winner
        return Pattern(self.tr("Trick {number}, won by {name}")).format(
            number=number, name=names[winner] if winner is not None else ""
        )

    def _explain(self, view: FourView, names: tuple[str, ...]) -> None:
        """How the bottom counted."""
        points = sum(card.points for card in view.bottom)
        taken = capture(view)
        if taken is None:
            winner = view.tricks[-1].winner
            name = names[winner] if winner is not None else ""
            self._sum.setText(self.tr("The bottom, {points} points, counts for nobody").format(points=points))
            self._how.setText(Pattern(self.tr("{name} won the last trick for the declarers")).format(name=name))
        else:
            factor = taken.multiplier.factor
            self._sum.setText(
                self.tr("Bottom: {points} × {factor} = {bonus} points").format(
                    points=points, factor=factor, bonus=points * factor
                )
            )
            self._how.setText(
                Pattern(self.tr("{name} won the last trick with {cards}")).format(
                    name=names[taken.seat], cards=cards_text(taken.cards)
                )
            )
        tractors = "16, 64, 256 …" if view.settings.bottom_multiplier_formula == "power_of_cards" else "8, 16, 32 …"
        self._key.setText(self.tr("Single cards × 2, a pair × 4, tractors × {factors}").format(factors=tractors))

    def _colour(self) -> None:
        super()._colour()
        theme, size = self._theme, scaled(TYPE.secondary, self._scale)
        self._sum.setStyleSheet(f"color: {theme.gold_felt};")
        self._how.setStyleSheet(f"color: {theme.felt_text};")
        self._key.setStyleSheet(f"color: {theme.felt_text_secondary}; font-size: {size}px;")


class _LastRow(QWidget):
    """The bottom with words beside it: as high as a hand's row, whatever the words would like."""

    def __init__(self, cards: CardRow) -> None:
        super().__init__()
        self._cards = cards
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return self._cards.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._cards.minimumSizeHint()
