# SPDX-License-Identifier: MIT
"""The cards that are chosen, over all zones of a table: the hand, and where a game has them tableau or mine."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.zones import Zone

Names = Collection[str]


class Selection:
    """Asks every zone, the hand first. `single()`: one card is chosen at a time."""

    def __init__(self, hand: Zone) -> None:
        self.zones: list[Zone] = [hand]
        self.single: Callable[[], bool] = lambda: False
        self._at = 0  # the zone that the keyboard is in

    def zone_of(self, item: CardItem | None) -> Zone | None:
        """The zone in which `item` lies."""
        return next((zone for zone in self.zones if item in zone.items), None)

    def hit(self, at: QPointF) -> CardItem | None:
        """The card that a pointer at `at` means: the topmost one."""
        found = [item for zone in self.zones if (item := zone.hit(at)) is not None]
        return max(found, key=lambda item: item.zValue(), default=None)

    # --- what is chosen

    @property
    def selected(self) -> set[CardItem]:
        return {item for zone in self.zones for item in zone.selected}

    def items(self, names: Names) -> list[CardItem]:
        """The selected items of these zones, in their order."""
        return [item for zone in self.zones if zone.name in names for item in zone.selected_items]

    def cards(self, names: Names) -> tuple[Card, ...]:
        return tuple(item.card for item in self.items(names) if item.card is not None)

    def together(self, item: CardItem, names: Names) -> list[CardItem]:
        """What is lifted with `item`: the selection of the zones that are acted on, or of its own zone beside them."""
        zone = self.zone_of(item)
        if zone is None:
            return []
        return self.items(names if zone.name in names else (zone.name,))

    def select(self, items: Iterable[CardItem]) -> None:
        """Select exactly these."""
        chosen = set(items)
        for zone in self.zones:
            zone.select(chosen)

    def select_cards(self, cards: Iterable[Card], names: Names) -> None:
        """Select one item for each card, and nothing else in these zones."""
        rest = list(cards)
        for zone in self.zones:
            if zone.name in names:
                rest = zone.select_cards(rest)

    def click(self, item: CardItem, *, raised: bool, room: int | None) -> None:
        """A click on a card that was seen raised or not."""
        zone = self.zone_of(item)
        if zone is None:
            return
        if self.single() and not raised:
            self.select([item])
        else:
            zone.click(item, raised=raised, room=room)

    def sweep(self, first: CardItem, at: QPointF, before: set[CardItem]) -> None:
        """Select every card from `first` to the one under the pointer, besides those selected before."""
        zone = self.zone_of(first)
        if zone is None:
            return
        over = zone.hit(at)
        last = over if over in zone.items and over is not None else first
        if self.single():
            self.select([last])
            return
        low, high = sorted((zone.items.index(first), zone.items.index(last)))
        self.select(before | set(zone.items[low : high + 1]))

    def oblige(self, forced: Iterable[Card], playable: Iterable[Card] | None, names: Names) -> None:
        """What must be played glows, what may not is dimmed, in the zones that are acted on; elsewhere nothing is."""
        rest = list(forced)
        for zone in self.zones:
            if zone.name not in names:
                zone.oblige((), None)
                continue
            held = [item.card for item in zone.items if item.card is not None]
            here = [card for card in rest if card in held]
            zone.oblige(here, playable)
            for card in here:
                rest.remove(card)

    # --- the pointer

    def freeze(self, frozen: bool) -> None:
        """While a pointer is pressed nothing moves."""
        for zone in self.zones:
            zone.frozen = frozen

    def lift(self, items: Iterable[CardItem]) -> None:
        """These are under the pointer: laying out leaves them alone."""
        for zone in self.zones:
            zone.lifted = {item for item in items if item in zone.items}

    def fly_home(self) -> None:
        """Lifted cards return to their places."""
        for zone in self.zones:
            if zone.lifted:
                zone.lifted.clear()
                zone.lay_out(speeds.HOME)

    def raise_cards(self) -> None:
        for zone in self.zones:
            zone.raise_cards()

    # --- the keyboard

    @property
    def zone(self) -> Zone:
        """The zone that the keyboard is in; while that one is empty, the first that is not."""
        here = self.zones[self._at]
        return here if here.items else next((zone for zone in self.zones if zone.items), self.zones[0])

    @property
    def cursor_item(self) -> CardItem | None:
        """The card that the keyboard means."""
        index, items = self.zone.cursor, self.zone.items
        return items[index] if index is not None and index < len(items) else None

    def enter(self, name: str) -> None:
        """The keyboard goes to this zone, if it has cards."""
        self._at = next((i for i, zone in enumerate(self.zones) if zone.name == name and zone.items), self._at)

    def move_cursor(self, step: int) -> None:
        self.zone.move_cursor(step)

    def forget_cursor(self) -> None:
        for zone in self.zones:
            zone.cursor = None
        self._at = 0

    def let_go(self, item: CardItem | None) -> None:
        """The mouse is used, on `item` or beside the cards: no card is the keyboard's until it is used again, and then
        it begins in that zone, at what is selected there.
        """
        self.forget_cursor()
        zone = self.zone_of(item)
        if zone is not None:
            self._at = self.zones.index(zone)

    def next_zone(self, step: int) -> bool:
        """The keyboard goes to the next zone that has cards; False if there is none further in this direction."""
        here = self.zones.index(self.zone)
        there = here + step
        while 0 <= there < len(self.zones) and not self.zones[there].items:
            there += step
        if not 0 <= there < len(self.zones):
            return False
        self._at = there
        if self.cursor_item is None:
            self.move_cursor(1)
        return True
