# SPDX-License-Identifier: MIT
"""What a game may put on the table besides the shared parts: protocols, no Qt items of their own.

A *zone* is a place from which the player chooses cards: the hand always, and where a game has them the own tableau or
the mine's fan. *Extras* are all further parts of a game's table. A *grip* is a gesture that an extra part has taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.table_layout import TableLayout


class Zone(Protocol):
    """Cards that can be chosen by click, drag, sweep and keyboard. `scene.hand_item.Hand` is the usual one.

    `name`: "hand", or what `TableKind.zones` calls it. `items`: in the order of the keyboard, only those that can be
    chosen. `selected`: of the items. `lifted`: under the pointer, laying out leaves them alone. `frozen`: a pointer is
    pressed, nothing moves.
    """

    name: str
    items: list[CardItem]
    selected: set[CardItem]
    lifted: set[CardItem]
    frozen: bool
    cursor: int | None

    @property
    def top(self) -> float:
        """Upper edge of the raised cards: a sweep that leaves it upward lifts."""

    @property
    def selected_items(self) -> list[CardItem]:
        """In the order of `items`."""

    def hit(self, at: QPointF) -> CardItem | None:
        """The card that a pointer at `at` means."""

    def place_of(self, item: CardItem) -> QPointF:
        """Where the item lies at rest, raised or not."""

    def select(self, items: Iterable[CardItem]) -> None:
        """Select exactly these; items of other zones are passed over."""

    def select_cards(self, cards: Iterable[Card]) -> list[Card]:
        """Select one item for each card, as many as there are; the cards that are not here."""

    def click(self, item: CardItem, *, raised: bool, room: int | None = None) -> None:
        """A click on a card that was seen raised or not; at most `room` copies join it (None: all of them)."""

    def oblige(self, forced: Iterable[Card], playable: Iterable[Card] | None) -> None:
        """Forced cards glow, cards outside `playable` are dimmed (None: nothing is dimmed)."""

    def take_out(self, cards: Iterable[Card]) -> list[CardItem]:
        """Remove the items of `cards`; unknown cards are left out."""

    def add(self, items: Iterable[CardItem]) -> None:
        """Cards come in, or back; call `lay_out` afterwards."""

    def lay_out(self, duration: int = ...) -> None:
        """Move every card to its place."""

    def raise_cards(self) -> None:
        """Only up and down: selected cards are raised."""

    def move_cursor(self, step: int) -> CardItem | None:
        """Move the keyboard's card left or right; the first press shows it."""


class Grip(Protocol):
    """A gesture on an extra part, from the press to the release. It moves its cards itself."""

    def move(self, at: QPointF) -> None: ...
    def drop(self, at: QPointF) -> None: ...
    def cancel(self) -> None:
        """The gesture comes to nothing: everything returns."""


class Extras(Protocol):
    """The further parts of a game's table; `NoExtras` has none. `zones` lie beside the hand, in Tab order.

    An extra part that changes what its player would do emits `stage.changed`.
    """

    zones: Sequence[Zone]

    def resize(self, layout: TableLayout) -> None:
        """The table has this layout now: lay everything out again at once."""

    def repaint(self) -> None:
        """Another theme, card style, size of a device pixel or language."""

    def refresh(self) -> None:
        """Facts of the stage have changed (turn, counts, the newest decision): paint what depends on them."""

    def clear(self) -> None:
        """A deal begins: nothing lies there any more."""

    def settle(self, view: Any) -> None:
        """Show exactly this View; what is right already does not move."""

    def take_out(self, seat: int, cards: Sequence[Card]) -> list[CardItem]:
        """The items of those of `cards` that lie open before `seat`: they are played from there. [] for all others,
        and for what a zone that `zone_of` answers with holds.
        """

    def zone_of(self, seat: int) -> Zone | None:
        """The zone whose cards are played for `seat` (a slot such as the mine's), None if it is not seen."""

    def grip(self, at: QPointF) -> Grip | None:
        """The gesture that a press at `at` begins on an extra part; None: it is none of its."""


class NoExtras:
    """A table with nothing but the shared parts."""

    zones: Sequence[Zone] = ()

    def resize(self, layout: TableLayout) -> None:
        pass

    def repaint(self) -> None:
        pass

    def refresh(self) -> None:
        pass

    def clear(self) -> None:
        pass

    def settle(self, view: Any) -> None:
        pass

    def take_out(self, seat: int, cards: Sequence[Card]) -> list[CardItem]:
        return []

    def zone_of(self, seat: int) -> Zone | None:
        return None

    def grip(self, at: QPointF) -> Grip | None:
        return None
