# SPDX-License-Identifier: MIT
"""Natural decomposition of cards of one class and the names of structures (four_player.md 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.planes import FIELD, Run

Kind = Literal["titanic", "tractor", "triple", "pair", "single"]
_SHORT: Final[dict[int, Kind]] = {3: "triple", 2: "pair", 1: "single"}
_KIND_RANK: Final[dict[Kind, int]] = {"titanic": 0, "tractor": 1, "triple": 2, "pair": 3, "single": 4}


def kind_of(width: int, length: int) -> Kind:
    """The name of a run (w, l)."""
    if length > 1:
        return "titanic" if width == 3 else "tractor"
    return _SHORT[width]


class Component(msgspec.Struct, frozen=True):
    """A run of a lead: `width` copies at `length` consecutive positions up to `top`."""

    width: int
    length: int
    top: int
    cards: tuple[Card, ...]

    @property
    def kind(self) -> Kind:
        return kind_of(self.width, self.length)

    @property
    def run(self) -> Run:
        return self.width, self.length

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Kind order: Titanic > tractor > triple > pair > single, longer first, lower top first (10.4)."""
        return _KIND_RANK[self.kind], -self.length, self.top, self.cards[0]


def decompose(order: Order, cards: Sequence[Card]) -> tuple[Component, ...] | None:
    """The unique natural decomposition in kind order (10.3); None if the cards are not of one class.

    A triple never lends two cards to a tractor here.
    """
    cls = order.class_of(tuple(cards))
    if cls is None:
        return None
    held = Counter(cards)
    faces = sorted(held, key=order.turn.__getitem__)  # of equal faces the first in the order's turn joins the run
    found: list[Component] = []
    for width in (3, 2):
        by_position: dict[int, list[Card]] = {}
        for face in faces:
            if held[face] == width:
                by_position.setdefault(order.pos[face], []).append(face)
        found += _join(by_position, width, order.links[cls])
    found += [Component(1, 1, order.pos[face], (face,)) for face, copies in held.items() if copies == 1]
    return tuple(sorted(found, key=lambda each: each.rank))


def _join(by_position: dict[int, list[Card]], width: int, links: int) -> list[Component]:
    """Split faces into maximal runs, the longest first; a run takes one face from each of its positions."""
    found = []
    while by_position:
        start, length = max(
            ((at, _reach(by_position, at, links)) for at in by_position), key=lambda run: (run[1], -run[0])
        )
        faces = []
        for position in range(start, start + length):
            faces.append(by_position[position].pop(0))
            if not by_position[position]:
                del by_position[position]
        found.append(Component(width, length, start + length - 1, tuple(f for f in faces for _ in range(width))))
    return found


def _reach(by_position: dict[int, list[Card]], start: int, links: int) -> int:
    length = 1
    while start + length in by_position and links >> FIELD * (start + length - 1) & 1:
        length += 1
    return length


def runs_of(components: Iterable[Component]) -> tuple[Run, ...]:
    """The components as runs, in kind order."""
    return tuple(each.run for each in components)


def descending(runs: Iterable[Run]) -> tuple[Run, ...]:
    """A requirement in the order `planes.contains` wants: wide before narrow, long before short."""
    return tuple(sorted(runs, reverse=True))
