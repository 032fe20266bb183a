# SPDX-License-Identifier: MIT
"""Plays worth trying, all of them legal: what a search compares."""

from __future__ import annotations

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.following import bound_of, ruffing
from shengji_qt.ai.core.masks import less, more, plane
from shengji_qt.ai.core.picks import realised, run_faces, some
from shengji_qt.ai.core.state import COUNT, H1, H2, H3, LED, OVER, SHAPE, unseen
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.order import CLASSES
from shengji_qt.model.planes import FIELD, PAIR, SINGLE, run_starts


class Found:
    """Plays without repeats, in the order in which they were found."""

    __slots__ = ("plays",)

    def __init__(self, first: Masks) -> None:
        self.plays: dict[Masks, None] = {first: None}

    def add(self, play: Masks) -> None:
        if play[0]:
            self.plays[play] = None

    def singles(self, faces: int) -> None:
        """Every face of a set."""
        while faces:
            bit = faces & -faces
            faces ^= bit
            self.add((bit, 0, 0))

    def some_singles(self, table: Table, faces: int) -> None:
        """Of a set: lowest and highest, the same without points, the lowest five and ten."""
        plain = faces & ~table.points
        for each in (faces, plain):
            if each:
                self.add((each & -each, 0, 0))
                self.add((1 << length(each) - 1, 0, 0))
        for each in (faces & table.tens, faces & table.fives):
            if each:
                self.add((each & -each, 0, 0))


def candidates(
    table: Table, state: list[int], slot: int, first: Masks, protect: int, leading: bool, most: int
) -> list[Masks]:
    """Plays of a slot, at most `most`, `first` first."""
    found = Found(first)
    hand = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    if leading:
        _leads(table, state, slot, hand, found)
    else:
        led = state[LED]
        own = hand[0] & led, hand[1] & led, hand[2] & led
        number = count(own[0]) + count(own[1]) + count(own[2])
        if number > state[COUNT]:
            _in_class(table, state, own, protect, found)
        elif number < state[COUNT]:
            _short(table, state, hand, own, number, found)
    return list(found.plays)[:most]


def _leads(table: Table, state: list[int], slot: int, hand: Masks, found: Found) -> None:
    h1, h2, h3 = hand
    out = unseen(table, state, slot)
    for cls in range(CLASSES):
        mask = table.mask[cls]
        _long_leads(table, cls, h2 & mask, h3 & mask, found)
        triples, pairs = h3 & mask, h2 & mask
        while triples:
            bit = triples & -triples
            triples ^= bit
            found.add((bit, bit, bit))
        while pairs:
            bit = pairs & -pairs
            pairs ^= bit
            found.add((bit, bit, 0))
        own = h1 & mask
        found.some_singles(table, own)
        sure = _unbeaten(table, own, out)
        if sure & (sure - 1):
            found.add((sure, h2 & sure, h3 & sure))


def _long_leads(table: Table, cls: int, twice: int, thrice: int, found: Found) -> None:
    """Every run of two or more positions."""
    for width, faces in ((3, thrice), (2, twice)):
        if faces & (faces - 1) == 0:
            continue
        held, run = plane(table, faces), 2
        starts = run_starts(held, run, table.links[cls])
        while starts:
            while starts:
                start = (length(starts & -starts) - 1) // FIELD
                starts &= starts - 1
                each = run_faces(table, cls, twice, thrice, width, start, run)
                found.add((each, each, each if width == 3 else 0))
            run += 1
            starts = run_starts(held, run, table.links[cls])


def _unbeaten(table: Table, own: int, out: int) -> int:
    """The cards of a class that no single card which may be out beats."""
    sure = 0
    while own:
        top = length(own) - 1
        if out & table.above[top]:
            break
        sure |= 1 << top
        own ^= 1 << top
    return sure


def _in_class(table: Table, state: list[int], own: Masks, protect: int, found: Found) -> None:
    """More cards of the led class than were led."""
    lead = state[SHAPE]
    if lead == SINGLE:
        found.singles(own[0])
        return
    pairs = own[1] & ~own[2] or (0 if protect else own[1])
    if lead == PAIR and pairs:
        while pairs:
            bit = pairs & -pairs
            pairs ^= bit
            found.add((bit, bit, 0))
        return
    bound = bound_of(table, table.cls[length(own[0]) - 1], lead, own, protect)
    for high in (True, False):
        core = realised(table, table.cls[length(own[0]) - 1], own, bound, high)
        left = state[COUNT] - count(core[0]) - count(core[1]) - count(core[2])
        rest = less(*own, *core)
        for giving in (False, True):
            found.add(more(*core, *some(table, rest, left, giving)))


def _short(table: Table, state: list[int], hand: Masks, own: Masks, number: int, found: Found) -> None:
    """Fewer cards of the led class than were led: any others with them, trumps too."""
    rest = less(*hand, *own)
    left = state[COUNT] - number
    for giving in (False, True):
        found.add(more(*own, *some(table, rest, left, giving)))
    if number == 0 and state[LED] != table.trumps:
        found.add(ruffing(table, state, hand, 1))
    if state[COUNT] == 1:
        trumps = hand[0] & table.trumps
        if state[LED] != table.trumps:
            found.some_singles(table, trumps & state[OVER])
            found.some_singles(table, trumps)
        for mask in table.mask[:4]:
            faces = hand[0] & mask
            if faces:
                found.add((faces & -faces, 0, 0))
                found.some_singles(table, faces)
