# SPDX-License-Identifier: MIT
"""The player's own hand on the table: which items, in which order, selected, dimmed, where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.copies import CopyClicks
from shengji_qt.ui.scene.hand_layout import HandLayout, lay_out_hand
from shengji_qt.ui.scene.motion import MOVE, Motion

Arrange = Callable[..., HandLayout]


class Hand:
    """Card items in the order in which they are held, and the selection among them: the usual `zones.Zone`.

    `items` never holds a card that was played; `rows` is the number of rows it needs now. `arrange`: its geometry, a
    function like `lay_out_hand`.
    """

    def __init__(self, pool: CardPool, motion: Motion, name: str = "hand", arrange: Arrange = lay_out_hand) -> None:
        self.name = name
        self.arrange = arrange
        self.items: list[CardItem] = []
        self.selected: set[CardItem] = set()
        self.cursor: int | None = None
        self.frozen = False  # a pointer is pressed: nothing moves
        self.trumps_last = False
        self.card_size = 1.0  # the player's factor
        self.extends = True  # a second click takes the copies too
        self.key: Callable[[Sequence[Card]], list[Card]] = sorted
        self.layout: HandLayout = arrange(0, 1000, 640)
        self._pool = pool
        self._motion = motion
        self._size = (1000.0, 640.0)
        self.picked_up: Counter[Card] = Counter()  # from the bottom, marked with the next `show_marks`
        self._forced: Counter[Card] = Counter()
        self._playable: frozenset[Card] | None = None
        self._clicks: CopyClicks = CopyClicks()
        self.lifted: set[CardItem] = set()  # under the pointer: layout leaves them alone

    # --- what it holds

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(item.card for item in self.items if item.card is not None)

    @property
    def selected_items(self) -> list[CardItem]:
        """In the order of the hand."""
        return [item for item in self.items if item in self.selected]

    @property
    def selected_cards(self) -> tuple[Card, ...]:
        return tuple(item.card for item in self.selected_items if item.card is not None)

    @property
    def rows(self) -> int:
        return self.layout.rows

    @property
    def top(self) -> float:
        """Upper edge of the raised cards."""
        return self.layout.top - self.layout.rise

    def add(self, items: Iterable[CardItem]) -> None:
        """New cards, each to its sorted place; call `lay_out` afterwards."""
        self.items.extend(items)
        self.sort()

    def take_out(self, cards: Iterable[Card]) -> list[CardItem]:
        """Remove the items of `cards`, selected copies first; unknown cards are left out."""
        out: list[CardItem] = []
        for card in cards:
            copies = [item for item in self.items if item.card == card and item not in out]
            if copies:
                out.append(next((item for item in copies if item in self.selected), copies[-1]))
        for item in out:
            self.items.remove(item)
            self.selected.discard(item)
            item.raised = False
            self._pool.mark(item, dim=False, frame="")
        self._keep_cursor()
        return out

    def sort(self) -> None:
        """Bring the items into the order of `key`; copies keep their order."""
        order: dict[Card, int] = {}
        for place, card in enumerate(self.key(self.cards)):
            order.setdefault(card, place)
        under = self.items[self.cursor] if self.cursor is not None and self.cursor < len(self.items) else None
        self.items.sort(key=lambda item: order[item.card] if item.card is not None else 0)
        if under is not None:
            self.cursor = self.items.index(under)
        for index, item in enumerate(self.items):
            if item.zValue() < z_values.FLYING:
                item.setZValue(z_values.HAND + index)

    def clear(self) -> None:
        self._pool.give_back(self.items)
        self.items.clear()
        self.selected.clear()
        self.lifted.clear()
        self.cursor = None
        self.picked_up.clear()
        self.oblige((), None)

    # --- where it lies

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)

    def place_of(self, item: CardItem) -> QPointF:
        """Where the item lies, raised or not."""
        place = self.layout.places[self.items.index(item)]
        return QPointF(place.x, place.y - (self.layout.rise if item.raised else 0.0))

    def measure(self) -> HandLayout:
        """The layout of the cards held now."""
        self.layout = self.arrange(len(self.items), *self._size, head_last=self.trumps_last, size=self.card_size)
        return self.layout

    def lay_out(self, duration: int = speeds.SORT) -> None:
        """Move every card to its place."""
        if self.frozen:
            return
        layout = self.measure()
        # With the trumps last the upper row is the second half of the hand: it must still lie below the lower one.
        half = len(self.items)
        for index, item in enumerate(self.items):
            self._pool.resize(item, layout.card_width)
            place = layout.places[index]
            z = z_values.HAND + index - (half if layout.rows == 2 and place.row == 0 and self.trumps_last else 0)
            if item in self.lifted:
                continue
            if item.zValue() < z_values.FLYING:
                item.setZValue(z)
            y = place.y - (layout.rise if item.raised else 0.0)
            self._motion.move(item, place.x, y, duration, curve=MOVE, done=partial(item.setZValue, z))

    def raise_cards(self) -> None:
        """Only up and down: selected cards are raised."""
        if self.frozen or len(self.layout.places) != len(self.items):
            return
        for item in self.items:
            if item not in self.lifted:
                at = self.place_of(item)
                if self._motion.target_of(item) != at:
                    self._motion.move(item, at.x(), at.y(), speeds.RAISE)

    # --- selection

    def select(self, items: Iterable[CardItem]) -> None:
        """Select exactly these."""
        self.selected = {item for item in items if item in self.items}
        self.show_marks()

    def select_cards(self, cards: Iterable[Card]) -> list[Card]:
        """Select one item for each card, as many as there are; the cards that are not here."""
        chosen, missing = first_items(self.items, cards)
        self.select(chosen)
        return missing

    def click(self, item: CardItem, *, raised: bool, room: int | None = None) -> None:
        """A click on a card that was seen raised or not; at most `room` copies join it (None: all of them)."""
        most = room if self.extends else 0
        self.select(self._clicks.click(item, self.items, self.selected, raised=raised, room=most))

    def oblige(self, forced: Iterable[Card], playable: Iterable[Card] | None) -> None:
        """Forced cards glow, cards that no legal play contains are dimmed (None: nothing is dimmed)."""
        self._forced = Counter(forced)
        self._playable = None if playable is None else frozenset(playable)
        self.show_marks()

    def show_marks(self) -> None:
        """Outlines, dimming and height of every card."""
        forced, picked_up = self._forced.copy(), self.picked_up.copy()
        for item in self.items:
            chosen = item in self.selected
            item.raised = chosen
            must = item.card is not None and forced[item.card] > 0
            if must and item.card is not None:
                forced[item.card] -= 1
            dim = self._playable is not None and item.card not in self._playable and not chosen
            new = item.card is not None and picked_up[item.card] > 0
            if new and item.card is not None:
                picked_up[item.card] -= 1
            frame = "must" if must else "selected" if chosen else "picked_up" if new else ""
            self._pool.mark(item, dim=dim, frame=frame)
        self.raise_cards()

    # --- the pointer and the keyboard

    def hit(self, at: QPointF) -> CardItem | None:
        """The card that a pointer at `at` means: the topmost one."""
        found = [item for item in self.items if item.isVisible() and item.hit_rect(item.pos()).contains(at)]
        return max(found, key=lambda item: item.zValue(), default=None)

    def move_cursor(self, step: int) -> CardItem | None:
        """Move the keyboard's card left or right; the first press shows it."""
        if not self.items:
            return None
        if self.cursor is None:
            chosen = [i for i, item in enumerate(self.items) if item in self.selected]
            self.cursor = chosen[0] if chosen else (0 if step > 0 else len(self.items) - 1)
        else:
            self.cursor = (self.cursor + step) % len(self.items)
        return self.items[self.cursor]

    def _keep_cursor(self) -> None:
        if self.cursor is not None:
            self.cursor = min(self.cursor, len(self.items) - 1) if self.items else None


def first_items(items: Iterable[CardItem], cards: Iterable[Card]) -> tuple[list[CardItem], list[Card]]:
    """One item for each card as far as there are any, and the cards without."""
    free = list(items)
    chosen: list[CardItem] = []
    missing: list[Card] = []
    for card in cards:
        item = next((each for each in free if each.card == card), None)
        if item is None:
            missing.append(card)
        else:
            free.remove(item)
            chosen.append(item)
    return chosen, missing
