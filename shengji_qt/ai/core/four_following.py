# SPDX-License-Identifier: MIT
"""How the lean policy of four players follows: what a card costs against how likely the trick comes home with it.

Every play is legal (four_player.md 12): where a pair, triple or longer run is asked, the model's requirement is met.
Restricted style (`core`).
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.following import bound_of, ruffing, strength_of
from shengji_qt.ai.core.four_sight import (
    SHARE,
    TRUMP_SHARE,
    TRUMPS_OUT,
    ruffs_so_many,
    side_cost,
    sight,
    trump_cost,
)
from shengji_qt.ai.core.masks import less, more
from shengji_qt.ai.core.picks import cheapest, gift, low, realised, some
from shengji_qt.ai.core.state import COUNT, H1, H2, H3, LED, OVER, PLAYED, SHAPE, TOP, TRICK, VOID, WINNER
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.planes import PAIR, SINGLE

LEAD: Final = 3  # points that the next lead is worth
FEED: Final = 4  # points a card that those who play later add


def follow(table: Table, state: list[int], slot: int, protect: int) -> Masks:
    """What a slot plays to the lead. `protect`: triples are no pairs where no triple is led (12.5)."""
    h1, h2, led = state[H1 + slot], state[H2 + slot], state[LED]
    own = h1 & led
    if state[SHAPE] == SINGLE:
        if own:
            if own & (own - 1) == 0:
                return own, 0, 0
            return _single(table, state, slot, own, own & state[OVER]), 0, 0
        return _single(table, state, slot, h1, h1 & table.trumps & state[OVER]), 0, 0
    mine = own, h2 & led, state[H3 + slot] & led
    number = count(mine[0]) + count(mine[1]) + count(mine[2])
    need = state[COUNT]
    if number == need:
        return mine
    if number > need:
        if state[SHAPE] == PAIR:
            return _pair(table, state, slot, mine, protect)
        return _runs(table, state, slot, mine, protect)
    if number == 0:
        return _void(table, state, slot)
    rest = less(h1, h2, state[H3 + slot], *mine)
    out = sight(table, state, slot)
    others = some(table, rest, need - number, _stands(table, state, slot, out) > 150)
    return more(*mine, *others)


def _beats(table: Table, state: list[int], seat: int, over: int, out: Masks) -> int:
    """Chance that a seat plays one of the cards that beat the best one."""
    lacks, led, trumps = state[VOID + seat], state[LED], table.trumps
    inside = 0
    if over & led and not lacks & led:
        inside = 256 - table.miss[64 * state[SHARE] + copies(out, over & led)]
    if led == trumps or lacks & trumps:
        return inside
    ruff = 256 - table.miss[64 * state[TRUMP_SHARE] + copies(out, over & trumps)]
    if not lacks & led:
        ruff = ruff * table.miss[64 * state[SHARE] + copies(out, led)] >> 8
    return inside + ((256 - inside) * ruff >> 8)


def _beats_more(table: Table, state: list[int], seat: int, over: int, out: Masks) -> int:
    """The same for a lead of several cards; `over`: faces whose pairs beat a pair, 0 for other leads."""
    lacks, led, trumps = state[VOID + seat], state[LED], table.trumps
    inside = 0
    square = state[SHARE] * state[SHARE] >> 5
    if not lacks & led:
        if state[TOP] == 0:
            inside = 256 - table.miss[64 * square + count(out[1] & over & led) + count(out[2] & over & led)]
        else:
            inside = 6
    if led == trumps or lacks & trumps:
        return inside
    ruff = ruffs_so_many(table, state, state[COUNT], 2 if state[SHAPE] >= PAIR else 1)
    if not lacks & led:
        ruff = ruff * table.miss[64 * state[SHARE] + copies(out, led)] >> 8
    return inside + ((256 - inside) * ruff >> 8)


def copies(out: Masks, faces: int) -> int:
    """How many cards of these faces."""
    return count(out[0] & faces) + count(out[1] & faces) + count(out[2] & faces)


def _stands(table: Table, state: list[int], slot: int, out: Masks) -> int:
    """Chance that the side of a slot takes the trick if it does nothing."""
    played = state[PLAYED]
    ours = (state[WINNER] ^ slot) & 1 == 0
    if played == 3:
        return 256 if ours else 0
    foe = (slot + 1) & 3
    if ours:
        if state[COUNT] == 1:
            return 256 - (9 * _beats(table, state, foe, state[OVER], out)) // 10
        return 256 - (9 * _beats_more(table, state, foe, state[OVER], out)) // 10
    if played == 2:
        return 0
    if state[COUNT] == 1:
        partner = _beats(table, state, (slot + 2) & 3, state[OVER], out)
        return partner * (512 - _beats(table, state, foe, state[OVER], out)) >> 9
    partner = _beats_more(table, state, (slot + 2) & 3, state[OVER], out)
    return partner * (512 - _beats_more(table, state, foe, state[OVER], out)) >> 9


def _holds(table: Table, state: list[int], slot: int, bit: int, out: Masks) -> int:
    """Chance that the side of a slot takes the trick if it takes the lead of it with this card."""
    if state[PLAYED] == 3:
        return 256
    over = table.over[length(bit) - 1]
    hold = 256 - (9 * _beats(table, state, (slot + 1) & 3, over, out)) // 10
    if state[PLAYED] == 1 and hold < 256:
        hold += (256 - hold) * 2 * _beats(table, state, (slot + 2) & 3, over, out) // 1280
    return hold


def _price(table: Table, state: list[int], slot: int, bit: int, out: Masks) -> int:
    """What it costs to part with a card."""
    at = length(bit) - 1
    higher = copies(out, table.above[at])
    if bit & table.trumps:
        return trump_cost(higher, state[TRUMPS_OUT]) + (640 if bit & state[H2 + slot] else 0)
    number = copies(out, table.mask[table.cls[at]])
    return side_cost(higher, number) + (307 if bit & state[H2 + slot] else 0)


def _single(table: Table, state: list[int], slot: int, own: int, winning: int) -> int:
    """One card of `own`, of which some beat the best one."""
    twice = state[H2 + slot]
    played = state[PLAYED]
    ours = (state[WINNER] ^ slot) & 1 == 0
    if played == 3 and ours:
        return gift(table, own, twice)
    if not winning and not ours and played > 1:
        return low(table, own, twice)
    out = sight(table, state, slot)
    chance = _stands(table, state, slot, out)
    best = gift(table, own, twice) if chance > 150 else low(table, own, twice)
    if not winning:
        return best
    stake = state[TRICK] + LEAD + (FEED if played < 3 else 0) + (FEED if played == 1 else 0)
    points = 0 if best & table.plain else 5 if best & table.fives else 10
    most = chance * (stake + points) - 128 * points - _price(table, state, slot, best, out)
    first = cheapest(table, winning, False)
    last = 1 << length(winning) - 1
    third = cheapest(table, winning, True)
    for turn in range(3):
        bit = first if turn == 0 else last if turn == 1 else third
        if turn > 0 and bit in (first, best):
            continue
        points = 0 if bit & table.plain else 5 if bit & table.fives else 10
        here = _holds(table, state, slot, bit, out) * (stake + points) - 128 * points
        here -= _price(table, state, slot, bit, out)
        if here > most:
            most, best = here, bit
    return best


def _pair(table: Table, state: list[int], slot: int, own: Masks, protect: int) -> Masks:
    pairs = own[1] & ~own[2]
    if not pairs and not protect:
        pairs = own[1]
    if pairs and pairs & (pairs - 1) == 0:
        return pairs, pairs, 0
    out = sight(table, state, slot)
    chance = _stands(table, state, slot, out)
    if not pairs:
        return some(table, own, 2, chance > 150)
    winning = pairs & state[OVER]
    if (state[WINNER] ^ slot) & 1 == 0:
        bit = gift(table, pairs, 0) if chance > 150 else low(table, pairs, 0)
    elif winning:
        bit = cheapest(table, winning, True)
    else:
        bit = low(table, pairs, 0)
    return bit, bit, 0


def _runs(table: Table, state: list[int], slot: int, own: Masks, protect: int) -> Masks:
    cls = table.cls[length(own[0]) - 1]
    ours = (state[WINNER] ^ slot) & 1 == 0
    bound = bound_of(table, cls, state[SHAPE], own, protect)
    play = realised(table, cls, own, bound, not ours)
    left = state[COUNT] - count(play[0]) - count(play[1]) - count(play[2])
    if left == 0 and not ours and strength_of(table, state, play) <= state[TOP]:
        play = realised(table, cls, own, bound, False)
    if left:
        rest = less(*own, *play)
        out = sight(table, state, slot)
        others = some(table, rest, left, _stands(table, state, slot, out) > 150)
        play = more(*play, *others)
    return play


def _void(table: Table, state: list[int], slot: int) -> Masks:
    """Several cards without the led class: ruff with the same shape, or throw away."""
    hand = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    out = sight(table, state, slot)
    chance = _stands(table, state, slot, out)
    if state[LED] != table.trumps and chance < 200:
        ruff = ruffing(table, state, hand, 1)
        if ruff[0]:
            return ruff
    return some(table, hand, state[COUNT], chance > 150)
