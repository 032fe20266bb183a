# SPDX-License-Identifier: MIT
"""The swaps that the declarer is about to make, before they are confirmed: pure (three_player.md 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from shengji_qt.model.actions import Swap, SwapMove
from shengji_qt.model.cards import Card

Target = Literal["hand", "bottom"]


class SwapPlan:
    """Which bottom card goes into which slot, and where the card that lay there goes. Order of making is kept."""

    def __init__(self, taken: Sequence[Card] = ()) -> None:
        self.taken = tuple(taken)
        self._moves: dict[int, SwapMove] = {}

    @property
    def moves(self) -> tuple[SwapMove, ...]:
        return tuple(self._moves.values())

    @property
    def action(self) -> Swap:
        return Swap(self.moves)

    @property
    def left(self) -> tuple[Card, ...]:
        """The bottom cards that are not swapped in."""
        used = {move.card for move in self.moves}
        return tuple(card for card in self.taken if card not in used)

    @property
    def buried(self) -> int:
        """How many displaced cards go to the bottom."""
        return sum(move.to == "bottom" for move in self.moves)

    def move_at(self, slot: int) -> SwapMove | None:
        return self._moves.get(slot)

    def slot_of(self, card: Card) -> int | None:
        """The slot that a bottom card goes into."""
        return next((move.slot for move in self.moves if move.card == card), None)

    def displaced(self, to: Target) -> tuple[int, ...]:
        """Slots whose own card goes there, in the order in which they were swapped."""
        return tuple(move.slot for move in self.moves if move.to == to)

    def put(self, card: Card, slot: int) -> None:
        """Swap `card` into `slot`. A card that was swapped into it comes back; the displaced one keeps its target, at
        first the hand. ValueError for a card that is not of the bottom.
        """
        if card not in self.taken:
            raise ValueError(f"{card} is not of the bottom")
        before = self._moves.pop(slot, None)
        self.take_back(card)
        self._moves[slot] = SwapMove(slot, card, before.to if before is not None else "hand")

    def take_back(self, card: Card) -> None:
        """`card` returns to the bottom row, and what it displaced to its slot."""
        slot = self.slot_of(card)
        if slot is not None:
            del self._moves[slot]

    def send(self, slot: int, to: Target) -> None:
        """Send the card displaced from `slot` to the hand or to the bottom."""
        move = self._moves.get(slot)
        if move is not None:
            self._moves[slot] = SwapMove(slot, move.card, to)

    def turn_over(self, slot: int) -> None:
        """The other target."""
        move = self._moves.get(slot)
        if move is not None:
            self.send(slot, "bottom" if move.to == "hand" else "hand")

    def undo(self) -> None:
        """Take the last swap back."""
        if self._moves:
            self._moves.popitem()
