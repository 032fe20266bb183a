# SPDX-License-Identifier: MIT
"""What a seat of four players may count and guess, in whole numbers: chances of 0 to 256, costs in 1/256 of a point.

Cards out of sight are taken to be spread evenly over the seats that have not shown a void in their class, and the
bottom, in which hardly any trump lies. Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.state import BOTTOM, DECLARER, EXTRA, GONE1, GONE2, GONE3, H1, H2, H3, HIDDEN, LED, VOID
from shengji_qt.ai.core.table import STEPS, Masks, Table

BURIED: Final = EXTRA + 5  # number of cards in the bottom
CARDS: Final = EXTRA + 8  # in each hand; this and the following are worked out by who needs them
SHARE: Final = EXTRA + 9  # of a class: what a seat that is not void has of the cards that are out
TRUMP_SHARE: Final = EXTRA + 10
TRUMPS_OUT: Final = EXTRA + 11
PAIRS_OUT: Final = EXTRA + 12  # trumps of which two are out


def outside(table: Table, state: list[int], slot: int) -> Masks:
    """Faces of which at least one copy, two, three copies are out of sight."""
    h1, h2, g1 = state[H1 + slot], state[H2 + slot], state[GONE1]
    if table.decks == 1:
        if slot == state[DECLARER]:
            h1 |= state[H1 + HIDDEN]
        return table.all ^ (h1 | g1), 0, 0
    if table.decks == 2:
        if slot == state[DECLARER]:
            b1 = state[H1 + HIDDEN]
            h2 |= state[H2 + HIDDEN] | (h1 & b1)
            h1 |= b1
        return table.all ^ (h2 | state[GONE2] | (h1 & g1)), table.all ^ (h1 | g1), 0
    h3, g2 = state[H3 + slot], state[GONE2]
    if slot == state[DECLARER]:
        b1, b2 = state[H1 + HIDDEN], state[H2 + HIDDEN]
        h3 |= state[H3 + HIDDEN] | (h2 & b1) | (h1 & b2)
        h2 |= b2 | (h1 & b1)
        h1 |= b1
    return (
        table.all ^ (h3 | state[GONE3] | (h2 & g1) | (h1 & g2)),
        table.all ^ (h2 | g2 | (h1 & g1)),
        table.all ^ (h1 | g1),
    )


def share(cards: int, seats: int, buried: int) -> int:
    """Of so many seats with so many cards each, what one has of the cards of a class, in `STEPS`."""
    if seats == 0:
        return 0
    whole = seats * cards + buried
    return (2 * STEPS * cards + whole) // (2 * whole)


def holders(state: list[int], slot: int, faces: int) -> int:
    """How many of the others have shown no void in a class."""
    if not (state[VOID] | state[VOID + 1] | state[VOID + 2] | state[VOID + 3]) & faces:
        return 3
    v1, v2, v3 = state[VOID + ((slot + 1) & 3)], state[VOID + ((slot + 2) & 3)], state[VOID + ((slot + 3) & 3)]
    return 3 - (1 if v1 & faces else 0) - (1 if v2 & faces else 0) - (1 if v3 & faces else 0)


def sight(table: Table, state: list[int], slot: int) -> Masks:
    """`outside`; and for who follows to several cards what is worked out of it."""
    out = outside(table, state, slot)
    trumps, led = table.trumps, state[LED]
    pairs = count(out[1] & trumps)
    if table.decks == 3:
        pairs += count(out[2] & trumps)
    cards = state[CARDS]
    state[TRUMPS_OUT], state[PAIRS_OUT] = count(out[0] & trumps) + pairs, pairs
    buried = 0 if slot == state[DECLARER] else state[BURIED]
    state[TRUMP_SHARE] = share(cards, holders(state, slot, trumps), buried // 6)
    state[SHARE] = state[TRUMP_SHARE] if led == trumps else share(cards, holders(state, slot, led), buried)
    return out


def ruffs_so_many(table: Table, state: list[int], number: int, width: int) -> int:
    """How likely a seat that could ruff one card can ruff so many with a pair or triple among them."""
    able = 256
    if width > 1:
        able -= table.miss[64 * (state[TRUMP_SHARE] * state[TRUMP_SHARE] >> 5) + state[PAIRS_OUT]]
    expected = state[TRUMP_SHARE] * state[TRUMPS_OUT]
    if expected < 32 * number:
        able = able * expected * expected // (1024 * number * number)
    return able


def last_trump(state: list[int], slot: int, cards: int) -> int:
    """What an unbeatable trump is worth besides for the last trick, with so many cards in each hand."""
    if cards > 6:
        return 0
    return 230 + 96 * (state[BOTTOM] if slot == state[DECLARER] else 3)


def trump_cost(above: int, out: int) -> int:
    """Of a trump, with so many trumps out above it and in all."""
    if out == 0:
        return 1024
    strength = 64 - 64 * above // (out + 1)
    return 307 + (384 if above == 0 else 0) + (3 * strength * strength >> 3)


def side_cost(above: int, out: int) -> int:
    """The same for a card of a side suit."""
    if out == 0:
        return 51
    if above == 0:
        return 768 if out >= 4 else 384
    strength = 64 - 64 * above // (out + 1)
    return 51 + (77 * strength * strength >> 10)
