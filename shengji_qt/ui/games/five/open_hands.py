# SPDX-License-Identifier: MIT
"""All five hands and the mine, laid open on the felt after a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from shengji_qt.model.cards import Card
from shengji_qt.model.five_player.seats import ring
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import order_of
from shengji_qt.model.summaries import FiveSummary
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import Caption
from shengji_qt.ui.games.five.facts import mine_name, names_of, side_of
from shengji_qt.ui.games.five.result_words import mine_formula
from shengji_qt.ui.games.result_parts import OpenCards
from shengji_qt.ui.texts import Pattern
from shengji_qt.ui.texts.cards import spoken_cards
from shengji_qt.ui.texts.seats import role_text
from shengji_qt.ui.theme import Theme


class Held(NamedTuple):
    """A card of a slot; `trick` counts from 1, 0: it was not played."""

    card: Card
    trick: int


def held_cards(view: FiveView, left: Sequence[Card] = ()) -> dict[int, list[Held]]:
    """By slot, what each began the first trick with as far as it was seen: trumps first, high to low.

    `left`: what was turned up of the declarer's cards after the last trick.
    """
    found: dict[int, list[Held]] = {slot: [] for slot in range(MINE + 1)}
    for number, trick in enumerate(view.tricks, start=1):
        for play in trick.plays:
            found[play.seat] += [Held(card, number) for card in play.cards]
    found[MINE] += [Held(card, 0) for card in view.mine]
    if view.declarer is not None and view.seat != view.declarer:
        front = Counter(left) - Counter(view.mine)
        found[view.declarer] += [Held(card, 0) for card in front.elements()]
    if view.seat is not None:
        found[view.seat] += [Held(card, 0) for card in view.hand]
    key = order_of(view).sort_key
    for cards in found.values():
        cards.sort(key=lambda held: (key(held.card), -held.trick), reverse=True)
    return found


class FiveHands(OpenCards[FiveView, FiveSummary]):
    """Six rows of cards of one size, in the order of the ring. A half of `result_frame.ResultPage`."""

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(faces, icons, theme, MINE + 1, parent)
        for row in self.rows:
            self._column.addWidget(row, 1)
        self._colour()

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(2 if compact else 8)

    def retranslate(self) -> None:
        self._tip.setText(self.tr("Point at a card to see in which trick it was played"))
        super().retranslate()

    def _tell(self, view: FiveView, summary: FiveSummary, names: tuple[str, ...]) -> None:
        split = view.settings.mode == "split"
        self._head.setText(self.tr("All hands and the rear hand") if split else self.tr("All hands and the mine"))
        order, held = order_of(view), held_cards(view, summary.mine_left)
        for row, slot in zip(self.rows, ring(summary.declarer), strict=True):
            cards = [each.card for each in held[slot]]
            caption = self._caption(view, summary, names, slot)
            row.show_cards(caption, cards, order, [self._note(view, names, each.trick) for each in held[slot]])
            row.setAccessibleName(f"{caption.name}: {spoken_cards(cards)}")

    def _caption(self, view: FiveView, summary: FiveSummary, names: tuple[str, ...], slot: int) -> Caption:
        theme = self._theme
        if slot == MINE:
            return Caption(mine_name(view), mine_formula(view, summary, names))
        if slot == summary.declarer:
            return Caption(names[slot], role_text(slot, summary.declarer, 5), "crown", theme.gold_felt)
        side = side_of(view, slot)
        icon = "side_circle" if side == 0 else "side_lozenge"
        colour = theme.circle_felt if side == 0 else theme.lozenge_felt
        return Caption(names[slot], role_text(slot, summary.declarer, 5), icon, colour)

    def _note(self, view: FiveView, names: tuple[str, ...], number: int) -> str:
        if not number:
            return self.tr("Not played")
        winner = view.tricks[number - 1].winner
        name = names_of(view, names)[winner] if winner is not None else ""
        return Pattern(self.tr("Trick {number}, won by {name}")).format(number=number, name=name)
