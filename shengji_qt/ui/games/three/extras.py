# SPDX-License-Identifier: MIT
"""The further parts of the three-player table: tableaus, the swap, the half-round's label, marks on turned cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.model.three_player.layouts import FIVE_STACKS
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.ui.games.three.facts import SEATS, asked, half_words, place_of
from shengji_qt.ui.games.three.half_label import HalfLabel
from shengji_qt.ui.games.three.slot_marks import SlotMarks
from shengji_qt.ui.games.three.swap_area import SwapArea
from shengji_qt.ui.games.three.tableau_item import Tableau
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.zones import Grip, Zone
from shengji_qt.ui.texts import translate

if TYPE_CHECKING:
    from shengji_qt.ui.games.three.table_layout import ThreeLayout
    from shengji_qt.ui.scene.stage import Stage
    from shengji_qt.ui.scene.table_layout import TableLayout


class ThreeExtras:
    """Implements `zones.Extras`. `tableaus` by place."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.tableaus = tuple(Tableau(stage.pool, stage.motion, own=place == 0) for place in range(SEATS))
        own = self.tableaus[0].zone
        assert own is not None, "the first place is the player's"
        self.swap = SwapArea(stage.scene, stage.pool, stage.motion, self.tableaus[0])
        self.swap.changed = self._on_swap
        self.half = HalfLabel(stage.scene)
        self.marks = SlotMarks(stage.scene)
        self.zones: Sequence[Zone] = (own, self.swap.bottom, self.swap.away)
        self._place(stage.layout)  # a match that goes on is shown before the window has its size

    def _on_swap(self) -> None:
        stage = self._stage
        stage.suggestion = None  # the plan is the player's own again
        if stage.override is not None and stage.override.trouble:
            stage.override = None
        stage.show_message()
        stage.show_cursor()
        stage.changed.emit()

    def tableau_of(self, seat: int) -> Tableau:
        return self.tableaus[self._stage.place_of(seat)]

    # --- Extras

    def resize(self, layout: TableLayout) -> None:
        self._place(layout)
        self.refresh()

    def _place(self, layout: TableLayout) -> None:
        three: ThreeLayout = layout  # type: ignore[assignment]
        view: ThreeView | None = self._stage.view
        for place, tableau in enumerate(self.tableaus):
            depths = tuple(z for _, _, z in slots_at(view, place))
            tableau.resize(three.tableaus[place], depths)
        self.swap.resize(three)

    def repaint(self) -> None:
        self.swap.draw()
        self.refresh()

    def refresh(self) -> None:
        """The label of the half-round, and marks on turned cards."""
        stage = self._stage
        view: ThreeView | None = stage.view
        layout: ThreeLayout = stage.layout  # type: ignore[assignment]
        said = view is not None and stage.bottom.state != "open"  # the bottom is laid open where the round was
        words = half_words(view, view.trick, stage.names) if view is not None and said else ("", "")
        self.half.show(words, layout.half_label, layout.half_room, stage.look)
        self.marks.show(self._marked(), stage.look)

    def _marked(self) -> list[tuple[QPointF, float, str]]:
        """Cards that a word stands on: upper left corner, width, word."""
        view: ThreeView | None = self._stage.view
        if view is None or view.phase not in ("turn", "draw", "poll", "swap"):
            return []
        found = []
        for seat in range(SEATS):
            tableau = self.tableau_of(seat)
            for slot, item in tableau.cards.items():
                if item.card is not None and view.bid_phase == 1 and view.bids and view.bids[0].cards == (item.card,):
                    found.append((tableau.corner(slot), item.width, translate("ThreeTable", "bid")))
                elif item.card is not None and seat == view.seat and item.card == view.turned_now:
                    found.append((tableau.corner(slot), item.width, translate("ThreeTable", "bid?")))
        return found

    def clear(self) -> None:
        self.swap.end()
        for tableau in self.tableaus:
            tableau.clear()
        self.marks.hide()
        self._fit()

    def _fit(self) -> None:
        """The first View tells which layouts are played with: the table is laid out for them."""
        stage = self._stage
        layout: ThreeLayout = stage.layout  # type: ignore[assignment]
        if layout.slots != tuple(slots_at(stage.view, place) for place in range(SEATS)):
            stage.relayout()

    def settle(self, view: Any) -> None:
        three: ThreeView = view
        self._fit()
        swapping = asked(three) == "swap"
        if not swapping and self.swap.open:
            self.swap.end()
        for seat in range(SEATS):
            tableau = self.tableau_of(seat)
            if not (swapping and self.swap.open and seat == three.seat):
                tableau.settle(three.tableaus[seat])
        if swapping and not (self.swap.open and self.swap.plan.taken == three.bottom):
            self.swap.begin(three.bottom)
        own = self.tableaus[0].zone
        if own is not None and not self.swap.open:
            own.lay_out()

    def take_out(self, seat: int, cards: Sequence[Card]) -> list[CardItem]:
        return self.tableau_of(seat).take_out(cards)

    def zone_of(self, seat: int) -> Zone | None:
        """Played from the hand, or from the tableau by `take_out`."""
        return None

    def grip(self, at: QPointF) -> Grip | None:
        found = self.swap.grip(at)
        if found is None and self._stage.selection.hit(at) is None and self.tableaus[0].hidden_at(at):
            return HiddenGrip(self._stage)
        return found


class HiddenGrip:
    """A press on an own card that lies face down: nothing can be done with it yet, and why."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def move(self, at: QPointF) -> None:
        """It stays where it lies."""

    def drop(self, at: QPointF) -> None:
        stage = self._stage
        if stage.view is None or asked(stage.view) not in ("play", "swap"):
            return
        head = translate("ThreeTable", "This card lies face down: nobody may look at it yet")
        detail = translate("ThreeTable", "It is turned up after the round in which the last card on it was played.")
        stage.override = Message(head, detail, trouble=True)
        stage.show_message()

    def cancel(self) -> None:
        """Nothing was lifted."""


def slots_at(view: ThreeView | None, place: int) -> tuple[tuple[int, int, int], ...]:
    """The slots of the tableau at a place; of the default layout before there is a View."""
    if view is None:
        return FIVE_STACKS.slots
    seat = next(seat for seat in range(SEATS) if place_of(view, seat, SEATS) == place)
    return view.settings.layouts[seat].slots


def extras_of(stage: Stage) -> ThreeExtras:
    """The extras of a three-player table."""
    extras = stage.extras
    assert isinstance(extras, ThreeExtras), "another game's table"
    return extras


def swap_of(stage: Stage) -> SwapArea:
    return extras_of(stage).swap
