# SPDX-License-Identifier: MIT
"""All cards of the three players and the bottom, laid open on the felt after a hand."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player.settlement import attackers
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import card_points, order_of
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import Caption
from shengji_qt.ui.games.result_parts import OpenCards
from shengji_qt.ui.games.three.facts import SEATS
from shengji_qt.ui.games.three.result_words import bottom_note
from shengji_qt.ui.texts import Pattern
from shengji_qt.ui.texts.cards import card_text, spoken_cards
from shengji_qt.ui.theme import TYPE, Theme, scaled

_SEATS_IN_ROWS: Final = (1, 2, 0)  # the others on top, you below
_SUM: Final = re.compile("(?<=[0-9+×=]) (?=[0-9+×=])")  # blanks at which no line breaks


class ThreeHands(OpenCards[ThreeView, ThreeSummary]):
    """Four rows of cards: where each lay and in which round it was played is told on the pointer's question."""

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(faces, icons, theme, len(_SEATS_IN_ROWS) + 1, parent)
        *hands, self._bottom = self.rows
        self._rows = dict(zip(_SEATS_IN_ROWS, hands, strict=True))
        self._how = parts.label(wrap=True)
        self._build()
        self._colour()

    def _build(self) -> None:
        last = QHBoxLayout()
        last.setSpacing(24)
        last.addWidget(self._bottom, 44)
        last.addWidget(self._how, 56)
        for seat in _SEATS_IN_ROWS:
            self._column.addWidget(self._rows[seat], 1)
        self._column.addLayout(last, 1)

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(4 if compact else 12)

    def retranslate(self) -> None:
        self._head.setText(self.tr("All cards and the bottom"))
        self._tip.setText(self.tr("Point at a card: where it lay, when it was played"))
        super().retranslate()

    def _tell(self, view: ThreeView, summary: ThreeSummary, names: tuple[str, ...]) -> None:
        order, points = order_of(view), card_points(view)
        for seat in range(SEATS):
            held = played(view, seat)
            cards = [card for card, _ in held]
            notes = [self._note(view, names, seat, card, number) for card, number in held]
            caption = Caption(names[seat], self._role(seat, summary))
            self._rows[seat].show_cards(caption, cards, order, notes, points)
            self._rows[seat].setAccessibleName(f"{names[seat]}: {spoken_cards(cards)}")
        buried = sorted(view.bottom, key=order.sort_key, reverse=True)
        name = Pattern(self.tr("Bottom, buried by {name}")).format(name=names[summary.declarer])
        self._bottom.show_cards(Caption(name), buried, order, self._bottom_notes(view, buried), points)
        self._bottom.setAccessibleName(f"{name}: {spoken_cards(buried)}")
        self._how.setText(_SUM.sub("\u00a0", bottom_note(summary, names)))

    def _role(self, seat: int, summary: ThreeSummary) -> str:
        if seat == summary.declarer:
            return self.tr("Declarer")
        first, _ = attackers(summary.declarer)
        return self.tr("Attacker after the declarer") if seat == first else self.tr("Attacker before the declarer")

    def _note(self, view: ThreeView, names: tuple[str, ...], seat: int, card: Card, number: int) -> str:
        """Where a card lay and when it was played."""
        slot = next((slot for slot, pile in enumerate(view.tableaus[seat]) if pile.card == card), None)
        swapped = any(each.entered == card for each in view.exchanged) and seat == view.declarer
        winner = view.tricks[number - 1].winner
        facts = {"card": card_text(card), "n": number, "name": names[winner] if winner is not None else ""}
        if swapped:
            words = self.tr("{card}: swapped into the tableau, played in round {n}, won by {name}")
        elif slot is not None:
            words = self.tr("{card}: from the tableau, played in round {n}, won by {name}")
        else:
            words = self.tr("{card}: from the hand, played in round {n}, won by {name}")
        return Pattern(words).format(**facts)

    def _bottom_notes(self, view: ThreeView, buried: list[Card]) -> list[str]:
        left = {each.left for each in view.exchanged}
        return [
            (self.tr("{card}: displaced from the tableau") if card in left else self.tr("{card}: buried")).format(
                card=card_text(card)
            )
            for card in buried
        ]

    def _colour(self) -> None:
        super()._colour()
        size = scaled(TYPE.body, self._scale)
        self._how.setStyleSheet(f"color: {self._theme.gold_felt}; font-size: {size}px;")


def played(view: ThreeView, seat: int) -> list[tuple[Card, int]]:
    """The cards of a seat with the round in which each was played, trumps first and high to low."""
    order = order_of(view)
    held = [
        (card, number)
        for number, trick in enumerate(view.tricks, start=1)
        for play in trick.plays
        if play.seat == seat
        for card in play.cards
    ]
    return sorted(held, key=lambda each: order.sort_key(each[0]), reverse=True)
