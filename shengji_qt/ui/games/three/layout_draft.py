# SPDX-License-Identifier: MIT
"""A layout while it is being edited: ten slots on the editor's grid, and what is right and wrong with them. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from shengji_qt.model.three_player.layouts import (
    HEIGHT,
    SLOTS,
    TOP_LEAST,
    TOP_MOST,
    WIDTH,
    Layout,
    Slot,
    check_layout,
    covers,
    layers,
    overlap,
    top_slots,
)

COLUMNS: Final = 24  # of the grid, in its units: a card's corner may lie at 0 … COLUMNS - WIDTH
ROWS: Final = 14
LOWEST, HIGHEST = 1, 3
NAME_LENGTH: Final = 24


class Check(NamedTuple):
    """One rule of three_player.md 4.3. `culprits`: slots that break it; `number`: what is counted, or is missing."""

    code: str
    fine: bool
    culprits: tuple[int, ...] = ()
    number: int = 0


class LayoutDraft:
    """Slots, and the flip order as far as it was given. Slots keep their numbers whatever is moved."""

    def __init__(self, layout: Layout) -> None:
        self.name = layout.name
        self._slots: list[Slot] = list(_inside(layout.slots))
        self._order: list[int] = list(layout.flip_order)

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(self._slots)

    @property
    def tops(self) -> tuple[int, ...]:
        """Slots that nothing covers."""
        return top_slots(self.slots)

    @property
    def order(self) -> tuple[int, ...]:
        """The flip order so far: only cards that are on top now."""
        tops = self.tops
        return tuple(slot for slot in self._order if slot in tops)

    @property
    def layout(self) -> Layout:
        return Layout(self.name, self.slots, self.order)

    @property
    def error(self) -> str | None:
        """The first rule that is broken, as `check_layout` names it; None: it can be played."""
        return check_layout(self.layout)

    # --- changes

    def move(self, slot: int, x: int, y: int) -> None:
        """Put a card with its corner on a point of the grid, the nearest one inside."""
        _, _, z = self._slots[slot]
        self._slots[slot] = (min(max(x, 0), COLUMNS - WIDTH), min(max(y, 0), ROWS - HEIGHT), z)

    def lift(self, slot: int, by: int) -> None:
        """Raise (+1) or lower (-1) a card by layers."""
        x, y, z = self._slots[slot]
        self._slots[slot] = (x, y, min(max(z + by, LOWEST), HIGHEST))

    def number(self, slot: int) -> None:
        """A top card is turned next; one that has a number loses it, and those behind move up."""
        if slot not in self.tops:
            return
        kept = list(self.order)
        if slot in kept:
            kept.remove(slot)
        else:
            kept.append(slot)
        self._order = kept

    def renumber(self) -> None:
        """Top cards from left to right."""
        self._order = sorted(self.tops, key=lambda slot: self._slots[slot][:2])

    # --- what it is like

    def number_of(self, slot: int) -> int | None:
        """1 … for a card in the flip order."""
        order = self.order
        return order.index(slot) + 1 if slot in order else None

    def below(self, slot: int) -> tuple[int, ...]:
        """Slots that this one covers."""
        return tuple(lower for upper, lower in covers(self.slots) if upper == slot)

    def above(self, slot: int) -> tuple[int, ...]:
        """Slots that cover this one."""
        return tuple(upper for upper, lower in covers(self.slots) if lower == slot)

    def counts(self) -> tuple[int, ...]:
        """How many cards lie in each layer as it is seen: on top, directly under the top, deeper."""
        depths = [self.depth(slot) for slot in range(len(self._slots))]
        return tuple(depths.count(depth) for depth in range(max(depths, default=0) + 1))

    def depth(self, slot: int) -> int:
        """How many cards lie over it: 0 on top."""
        return 1 + max((self.depth(upper) for upper in self.above(slot)), default=-1)

    def checks(self) -> tuple[Check, ...]:
        """All rules, in the order in which they are tested."""
        slots, tops = self.slots, self.tops
        chains = layers(slots)
        touching = {
            each
            for a, one in enumerate(slots)
            for b, other in enumerate(slots[:a])
            if one[2] == other[2] and overlap(one, other)
            for each in (a, b)
        }
        hanging = tuple(slot for slot in tops if not self.below(slot))
        missing = len(tops) - len(self.order)
        return (
            Check("count", len(slots) == SLOTS, number=len(slots)),
            Check("z_range", 2 <= chains <= HIGHEST, number=chains),
            Check("same_layer_overlap", not touching, tuple(sorted(touching)), len(touching)),
            Check("top_count", TOP_LEAST <= len(tops) <= TOP_MOST, number=len(tops)),
            Check("overhang", not hanging, hanging, len(hanging)),
            Check("flip_order", missing == 0, tuple(slot for slot in tops if slot not in self.order), missing),
        )


def _inside(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The same slots in the middle of the grid; those that do not fit in are pushed to its edge."""
    left, top = min(x for x, _, _ in slots), min(y for _, y, _ in slots)
    wide, high = max(x for x, _, _ in slots) - left + WIDTH, max(y for _, y, _ in slots) - top + HEIGHT
    dx, dy = max(0, COLUMNS - wide) // 2 - left, max(0, ROWS - high) // 2 - top
    return tuple((min(x + dx, COLUMNS - WIDTH), min(y + dy, ROWS - HEIGHT), z) for x, y, z in slots)


def same_shape(one: Layout, other: Layout) -> bool:
    """Whether the cards lie alike and are turned in the same order, wherever on the grid."""
    return _inside(one.slots) == _inside(other.slots) and one.flip_order == other.flip_order
