# SPDX-License-Identifier: MIT
"""The hexagon as its player sees it: which slot lies at which place (five_player.md 3). Pure.

A place is a corner of the hexagon: 0 is the player's own, the others follow counter-clockwise. The ring of six is
turned so that the player's corner lies below; the mine's corner is then opposite the declarer's, between the two seats
that play before and after it. Before there is a declarer the corner opposite the player is empty.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.model.five_player.seats import ring
from shengji_qt.model.five_player.view import MINE

PLACES: Final = 6
TOP: Final = 3  # the corner opposite the player
_OPEN: Final = (0, 1, 2, 4, 5)  # the corners of r0 … r4 counted from the player, while there is no declarer


def place_of(slot: int, own: int, declarer: int | None) -> int:
    """The corner at which the player on seat `own` sees a slot: a seat 0 … 4, or `MINE`."""
    if declarer is None:
        return TOP if slot == MINE else _OPEN[(slot - own) % len(_OPEN)]
    slots = ring(declarer)
    return (slots.index(slot) - slots.index(own)) % PLACES


def slot_at(place: int, own: int, declarer: int | None) -> int:
    """The slot at a corner; `MINE` also for the empty corner while there is no declarer."""
    return next(slot for slot in (0, 1, 2, 3, 4, MINE) if place_of(slot, own, declarer) == place)


def mine_place(own: int, declarer: int | None) -> int:
    """The mine's corner."""
    return place_of(MINE, own, declarer)
