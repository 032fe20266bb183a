# SPDX-License-Identifier: MIT
"""One player's ten cards on the table: dealt, turned, swapped, played, uncovered (three_player.md 4, 8, 14)."""

from __future__ import annotations

from typing import NamedTuple, Self

from shengji_qt.model.cards import Card
from shengji_qt.model.three_player.layouts import SLOTS, Layout, Slot, covering
from shengji_qt.model.three_player.view import Pile, SlotState


def uncovered(slots: tuple[Slot, ...], states: tuple[SlotState, ...]) -> tuple[int, ...]:
    """Face-down slots whose covering cards have all been played (14.1)."""
    above = covering(slots)
    return tuple(
        slot
        for slot, state in enumerate(states)
        if state == "down" and all(states[upper] == "gone" for upper in above[slot])
    )


class Tableau(NamedTuple):
    """Immutable; `cards` by slot are the table's own knowledge, face down or not, and stay when they were played."""

    layout: Layout
    cards: tuple[Card | None, ...] = (None,) * SLOTS
    states: tuple[SlotState, ...] = ("none",) * SLOTS

    def _put(self, slot: int, face: Card | None, state: SlotState) -> Self:
        cards = (*self.cards[:slot], face, *self.cards[slot + 1 :])
        return self._replace(cards=cards, states=(*self.states[:slot], state, *self.states[slot + 1 :]))

    def dealt(self, slot: int, face: Card) -> Self:
        """With a card laid face down into the slot."""
        return self._put(slot, face, "down")

    def turned(self, *slots: int) -> Self:
        """With these slots face up."""
        twin = self
        for slot in slots:
            twin = twin._put(slot, self.cards[slot], "up")
        return twin

    def swapped(self, slot: int, face: Card) -> Self:
        """With `face` lying face up in the slot instead of the card there (8.2)."""
        return self._put(slot, face, "up")

    def played(self, face: Card) -> Self:
        """Without the face-up card; ValueError if it does not lie there face up."""
        for slot, (lying, state) in enumerate(zip(self.cards, self.states, strict=True)):
            if lying == face and state == "up":
                return self._put(slot, face, "gone")
        raise ValueError("the card does not lie face up")

    def card_at(self, slot: int) -> Card:
        """The card in a slot that was dealt."""
        face = self.cards[slot]
        assert face is not None, "a dealt slot has a card"
        return face

    def _in_state(self, *wanted: SlotState) -> tuple[Card, ...]:
        pairs = zip(self.cards, self.states, strict=True)
        return tuple(face for face, state in pairs if face is not None and state in wanted)

    @property
    def face_up(self) -> tuple[Card, ...]:
        return self._in_state("up")

    @property
    def left(self) -> tuple[Card, ...]:
        """Cards not played yet, the hidden ones too."""
        return self._in_state("up", "down")

    def to_turn(self, hand_count: int, stage: str) -> tuple[int, ...]:
        """Slots to turn up now (14). `stage` "half": only if neither a hand card nor a face-up card is left."""
        if stage == "half" and (hand_count or "up" in self.states):
            return ()
        return uncovered(self.layout.slots, self.states)

    def piles(self) -> tuple[Pile, ...]:
        """As everybody sees it."""
        return tuple(
            Pile(state, face if state in ("up", "gone") else None)
            for face, state in zip(self.cards, self.states, strict=True)
        )
