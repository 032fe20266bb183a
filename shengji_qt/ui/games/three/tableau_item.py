# SPDX-License-Identifier: MIT
"""The ten cards before a seat: dealt face down, turned up, played from their slots; the own ones can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.model.three_player.view import Pile
from shengji_qt.ui.games.three.tableau_layout import TableauPlaces
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.bottom_item import turn_over
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.hand_layout import RISE
from shengji_qt.ui.scene.motion import ARRIVE, MOVE, Motion

TABLEAU: Final = 500.0  # between bids and tricks (z_values)


class Tableau:
    """One seat's cards by slot. `zone`: the face-up ones as a choice, for the player's own tableau."""

    def __init__(self, pool: CardPool, motion: Motion, *, own: bool = False) -> None:
        self.cards: dict[int, CardItem] = {}
        self.places: TableauPlaces | None = None
        self.depths: tuple[int, ...] = ()  # height of each slot
        self._pool = pool
        self._motion = motion
        self.zone = TableauZone(self, pool, motion) if own else None

    # --- where the cards lie

    def resize(self, places: TableauPlaces, depths: Sequence[int]) -> None:
        """Lay everything out again at once."""
        self.places, self.depths = places, tuple(depths)
        for slot, item in self.cards.items():
            self._pool.resize(item, places.card_width)
            if self.zone is None or item not in self.zone.lifted:
                self._motion.stop(item)
                item.setScale(1.0)
                item.setPos(self.at_rest(slot))
                item.setZValue(self.z_of(slot))

    def corner(self, slot: int) -> QPointF:
        """Upper left corner of a slot."""
        return QPointF(*self.places.corners[slot]) if self.places is not None else QPointF()

    def at_rest(self, slot: int) -> QPointF:
        """Where the slot's card lies, raised or not."""
        item = self.cards.get(slot)
        rise = item.width * RISE if item is not None and item.raised else 0.0
        return self.corner(slot) - QPointF(0, rise)

    def z_of(self, slot: int) -> float:
        return TABLEAU + 20 * self.depths[slot] + slot

    def slot_of(self, item: CardItem) -> int | None:
        return next((slot for slot, each in self.cards.items() if each is item), None)

    def slot_at(self, at: QPointF) -> int | None:
        """The face-up card's slot under a point."""
        up = [slot for slot, item in self.cards.items() if item.card is not None]
        found = [slot for slot in up if self.cards[slot].hit_rect(self.at_rest(slot)).contains(at)]
        return max(found, key=self.z_of, default=None)

    def hidden_at(self, at: QPointF) -> bool:
        """Whether a point is on a card that lies face down."""
        found = [slot for slot, item in self.cards.items() if item.hit_rect(self.at_rest(slot)).contains(at)]
        top = max(found, key=self.z_of, default=None)
        return top is not None and self.cards[top].card is None

    # --- what happens to them

    def clear(self) -> None:
        if self.zone is not None:
            self.zone.forget()
        self._pool.give_back(self.cards.values())
        self.cards.clear()

    def deal(self, slot: int, start: QPointF) -> None:
        """A card flies face down into its slot."""
        item = self._back(slot)
        item.setPos(start - QPointF(item.width / 2, item.width * 0.7))
        item.setZValue(z_values.FLYING + 20 * self.depths[slot] + slot)
        end = self.corner(slot)
        self._motion.move(item, end.x(), end.y(), speeds.DEAL, done=partial(item.setZValue, self.z_of(slot)))

    def turn(self, slot: int, card: Card, delay: int = 0) -> None:
        """Turn a card up; it can be chosen at once, while it still turns."""
        item = self.cards.get(slot) or self._back(slot)
        item.card = card
        item.drawn_width = 0.0
        self._pool.dress(item)
        self._join(item)
        turn_over(self._motion, item, delay)

    def take_out(self, cards: Iterable[Card]) -> list[CardItem]:
        """Remove the items of those of `cards` that lie open here."""
        out: list[CardItem] = []
        for card in cards:
            slot = next((slot for slot, item in self.cards.items() if item.card == card), None)
            if slot is not None:
                out.append(self.release(slot))
        return out

    def release(self, slot: int) -> CardItem:
        """Hand a slot's item over to the caller."""
        item = self.cards.pop(slot)
        if self.zone is not None:
            self.zone.leave(item)
        item.raised = False
        self._pool.mark(item, dim=False, frame="")
        return item

    def put(self, slot: int, item: CardItem, duration: int = speeds.PLAY) -> None:
        """A card that lies anywhere comes into a slot, face up."""
        self.cards[slot] = item
        self._join(item)
        before = item.width * item.scale()
        if self.places is not None:
            self._pool.resize(item, self.places.card_width)
        item.setZValue(z_values.FLYING + slot)
        self._motion.grow(item, before / item.width, duration, curve=MOVE)
        end = self.corner(slot)
        done = partial(item.setZValue, self.z_of(slot))
        self._motion.move(item, end.x(), end.y(), duration, curve=ARRIVE, done=done)

    def settle(self, piles: Sequence[Pile]) -> None:
        """Show exactly these; what is right already does not move, and what turns goes on turning."""
        for slot, pile in enumerate(piles):
            item = self.cards.get(slot)
            if pile.state in ("gone", "none"):
                if item is not None:
                    self._pool.give_back([self.release(slot)])
                continue
            card = pile.card if pile.state == "up" else None
            if item is not None and item.card == card:
                continue
            if item is not None:
                self._pool.give_back([self.release(slot)])
            item = self._back(slot)
            if card is not None:
                item.card = card
                item.drawn_width = 0.0
                self._pool.dress(item)
                item.show_side(True)
                self._join(item)
        if self.zone is not None:
            self.zone.sort()
            self.zone.show_marks()

    def _back(self, slot: int) -> CardItem:
        """A new card, face down, in its slot."""
        width = self.places.card_width if self.places is not None else 60.0
        item = self._pool.take(None, width, face_up=False)
        item.setPos(self.corner(slot))
        item.setZValue(self.z_of(slot))
        self.cards[slot] = item
        return item

    def _join(self, item: CardItem) -> None:
        if self.zone is not None and item not in self.zone.items:
            self.zone.add([item])


class TableauZone(Hand):
    """The face-up cards of the own tableau, chosen as those of the hand are; each stays in its slot.

    `tapped`: what a click does instead while cards are swapped; `guests`: where swapped-in cards lie, by item, before
    the swap is made.
    """

    def __init__(self, tableau: Tableau, pool: CardPool, motion: Motion) -> None:
        super().__init__(pool, motion, "tableau")
        self._tableau = tableau
        self.guests: dict[int, QPointF] = {}
        self.tapped: Callable[[CardItem], None] | None = None

    @property
    def top(self) -> float:
        places = self._tableau.places
        return places.rect.y - places.card_width * RISE if places is not None else 0.0

    def forget(self) -> None:
        """Hold nothing any more; the items are the tableau's."""
        for item in self.items:
            item.raised = False
            self._pool.mark(item, dim=False, frame="")
        self.items.clear()
        self.selected.clear()
        self.lifted.clear()
        self.guests.clear()
        self.cursor = None
        self.oblige((), None)

    def leave(self, item: CardItem) -> None:
        """An item goes away, wherever to."""
        if item in self.items:
            self.items.remove(item)
        self.selected.discard(item)
        self.lifted.discard(item)
        self._keep_cursor()

    def take_out(self, cards: Iterable[Card]) -> list[CardItem]:
        return self._tableau.take_out(cards)

    def sort(self) -> None:
        """From left to right, the upper of two first."""
        under = self.items[self.cursor] if self.cursor is not None and self.cursor < len(self.items) else None
        places = self.guests | {id(item): self._tableau.corner(slot) for slot, item in self._tableau.cards.items()}
        self.items.sort(key=lambda item: (places[id(item)].x(), places[id(item)].y()))
        if under is not None:
            self.cursor = self.items.index(under)

    def place_of(self, item: CardItem) -> QPointF:
        slot = self._tableau.slot_of(item)
        return self.guests.get(id(item), item.pos()) if slot is None else self._tableau.at_rest(slot)

    def lay_out(self, duration: int = speeds.SORT) -> None:
        """Every card to its slot."""
        if self.frozen:
            return
        for item in self.items:
            slot = self._tableau.slot_of(item)
            if slot is None or item in self.lifted:
                continue
            at = self.place_of(item)
            done = partial(item.setZValue, self._tableau.z_of(slot))
            self._motion.move(item, at.x(), at.y(), duration, curve=MOVE, done=done)

    def raise_cards(self) -> None:
        if self.frozen:
            return
        for item in self.items:
            if item not in self.lifted and self._tableau.slot_of(item) is not None:
                at = self.place_of(item)
                if self._motion.target_of(item) != at:
                    self._motion.move(item, at.x(), at.y(), speeds.RAISE)

    def click(self, item: CardItem, *, raised: bool, room: int | None = None) -> None:
        if self.tapped is not None:
            self.tapped(item)
        else:
            super().click(item, raised=raised, room=room)
