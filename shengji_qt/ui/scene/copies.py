# SPDX-License-Identifier: MIT
"""What a click on a card selects: the card, then its copies too, then none of them. Pure, no Qt.

Only a click that follows directly on the one that selected the card extends to its copies; any other click on a
selected card lowers just that card. So a card that was selected a while ago, or that the table raised by itself, goes
down with one click.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Protocol, TypeVar

from shengji_qt.model.cards import Card


class HeldCard(Hashable, Protocol):
    """A card that can be clicked."""

    card: Card | None


Held = TypeVar("Held", bound=HeldCard)


class CopyClicks:
    """Remembers the last click as long as the selection is what it made of it."""

    def __init__(self) -> None:
        self._item: object = None
        self._copies: frozenset[object] = frozenset()  # that the second click added
        self._after: frozenset[object] = frozenset()

    def forget(self) -> None:
        """The next click is a first one."""
        self._item = None

    def click(
        self, item: Held, items: Sequence[Held], selected: Collection[Held], *, raised: bool, room: int | None
    ) -> set[Held]:
        """The new selection. `raised`: the card was seen raised; `room`: how many more copies may join (None: all)."""
        before = set(selected)
        direct = self._item is item and self._after == before
        if not raised:
            return self._remember(item, before | {item}, ())
        if direct and self._copies:
            self.forget()
            return {each for each in before if each is not item and each not in self._copies}
        if direct:
            copies = [each for each in items if each.card == item.card and each not in before][:room]
            if copies:
                return self._remember(item, before | set(copies), copies)
        self.forget()
        return before - {item}

    def _remember(self, item: Held, after: set[Held], copies: Collection[Held]) -> set[Held]:
        self._item, self._after, self._copies = item, frozenset(after), frozenset(copies)
        return after
