# SPDX-License-Identifier: MIT
"""The ring of six and the pairs of attackers (five_player.md 3). Slots are the seats 0 … 4 and `MINE`."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.five_player.view import MINE

SEATS: Final = 5
Pairs = tuple[tuple[int, int], tuple[int, int]]


def at(declarer: int, relative: int) -> int:
    """The seat `relative` places after the declarer (R3.1)."""
    return (declarer + relative) % SEATS


def ring(declarer: int) -> tuple[int, ...]:
    """The six slots in playing order from the declarer; the mine's is between r2 and r3 (R3.2)."""
    r0, r1, r2, r3, r4 = (at(declarer, relative) for relative in range(SEATS))
    return r0, r1, r2, MINE, r3, r4


def trick_order(declarer: int, leader: int) -> tuple[int, ...]:
    """The six slots in the order of a trick; `leader` may be the mine's slot in split mode (R3.2, R22.2)."""
    slots = ring(declarer)
    start = slots.index(leader)
    return slots[start:] + slots[:start]


def pairs(declarer: int) -> Pairs:
    """The two pairs (r1, r3) and (r2, r4) (R3.3)."""
    return (at(declarer, 1), at(declarer, 3)), (at(declarer, 2), at(declarer, 4))


def pair_of(declarer: int, seat: int) -> int:
    """0 or 1, the pair of an attacker; ValueError for the declarer."""
    relative = (seat - declarer) % SEATS
    if not relative:
        raise ValueError("the declarer is in no pair")
    return (relative + 1) % 2


def partner(declarer: int, seat: int) -> int:
    """The other member of an attacker's pair; ValueError for the declarer."""
    first, second = pairs(declarer)[pair_of(declarer, seat)]
    return first + second - seat


def attackers(declarer: int) -> tuple[int, ...]:
    """The four others in turn order after the declarer."""
    return tuple(at(declarer, relative) for relative in range(1, SEATS))


def next_to_mine(declarer: int) -> tuple[int, int]:
    """r2 and r3, opposite the declarer."""
    return at(declarer, 2), at(declarer, 3)


def next_to_declarer(declarer: int) -> tuple[int, int]:
    """r1 and r4."""
    return at(declarer, 1), at(declarer, 4)


def seat_of(declarer: int, slot: int) -> int:
    """Who plays from a slot: the declarer from the mine's."""
    return declarer if slot == MINE else slot
