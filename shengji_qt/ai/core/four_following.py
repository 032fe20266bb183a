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
    BURIED,
    CARDS,
    SHARE,
    TRUMP_SHARE,
    TRUMPS_OUT,
    holders,
    outside,
    ruffs_so_many,
    share,
    side_cost,
    sight,
    trump_cost,
)
from shengji_qt.ai.core.masks import less, more
from shengji_qt.ai.core.picks import cheapest, gift, low, realised, some
from shengji_qt.ai.core.state import (
    COUNT,
    DECLARER,
    EXTRA,
    H1,
    H2,
    H3,
    LED,
    OVER,
    PLAYED,
    SHAPE,
    TOP,
    TRICK,
    VOID,
    WINNER,
)
from shengji_qt.ai.core.table import NOTHING, Masks, Table
from shengji_qt.model.planes import PAIR, SINGLE

NEXT_HAS: Final = EXTRA + 14  # 1 where the seat may hold the led class
ACROSS_HAS: Final = EXTRA + 15
NEXT_RUFFS: Final = EXTRA + 16  # chance that the seat ruffs one card
ACROSS_RUFFS: Final = EXTRA + 17
NEXT_VOID: Final = EXTRA + 18  # chance that the seat may ruff
ACROSS_VOID: Final = EXTRA + 19
LOW_SIDE: Final = 70  # what low cards are worth
LOW_TRUMP: Final = 360
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
            return single(table, state, slot, own), 0, 0
        return single_void(table, state, slot), 0, 0
    mine = own, h2 & led, state[H3 + slot] & led
    number = count(own) + count(mine[1])
    if mine[2]:
        number += count(mine[2])
    need = state[COUNT]
    if number == need:
        return mine
    if number > need:
        if state[SHAPE] == PAIR:
            return _pair(table, state, slot, mine, protect)
        return _runs(table, state, slot, mine, protect)
    if need == state[CARDS]:
        return h1, h2, state[H3 + slot]
    if number == 0:
        return _void(table, state, slot)
    rest = less(h1, h2, state[H3 + slot], *mine)
    others = some(table, rest, need - number, _gives(table, state, slot, rest[0]))
    return more(*mine, *others)


def _gives(table: Table, state: list[int], slot: int, faces: int) -> bool:
    """Whether points among these faces go into a trick of several cards that a slot does not try to win."""
    if not faces & table.points:
        return False
    played = state[PLAYED]
    if played > 1 and (state[WINNER] ^ slot) & 1:
        return False
    return played == 3 or _stands(table, state, slot, sight(table, state, slot)) > 150


def _beats_more(table: Table, state: list[int], seat: int, over: int, out: Masks) -> int:
    """Chance that a seat takes the trick with several cards; `over`: faces that beat a pair or triple, which `TOP` of 0
    tells.
    """
    lacks, led, trumps = state[VOID + seat], state[LED], table.trumps
    inside = 0
    if not lacks & led:
        inside = 6
        if state[TOP] == 0:
            over &= led
            square = state[SHARE] * state[SHARE] >> 5
            inside = 256 - table.miss[64 * square + count(out[1] & over) + count(out[2] & over)]
    if led == trumps or lacks & trumps:
        return inside
    ruff = ruffs_so_many(table, state, state[COUNT], 2 if state[SHAPE] >= PAIR else 1)
    if not lacks & led:
        ruff = ruff * table.miss[64 * state[SHARE] + copies(out, led)] >> 8
    return inside + ((256 - inside) * ruff >> 8)


def copies(out: Masks, faces: int) -> int:
    """How many cards of these faces."""
    found = count(out[0] & faces) + count(out[1] & faces)
    return found + count(out[2] & faces) if out[2] else found


def _stands(table: Table, state: list[int], slot: int, out: Masks) -> int:
    """Chance that the side of a slot takes the trick if it does nothing."""
    played = state[PLAYED]
    ours = (state[WINNER] ^ slot) & 1 == 0
    if played == 3:
        return 256 if ours else 0
    foe = (slot + 1) & 3
    beaten = _beats_more(table, state, foe, state[OVER], out)
    if ours:
        return 256 - (230 * beaten >> 8)
    if played == 2:
        return 0
    return _beats_more(table, state, (slot + 2) & 3, state[OVER], out) * (512 - beaten) >> 9


def single(table: Table, state: list[int], slot: int, own: int) -> int:
    """One of several cards of the led class."""
    played, twice = state[PLAYED], state[H2 + slot]
    winning = own & state[OVER]
    if played == 3:
        return _last(table, state, slot, own, winning)
    if not winning and (not own & table.points or (played == 2 and (state[WINNER] ^ slot) & 1)):
        return low(table, own, twice)
    o1, o2, o3 = outside(table, state, slot)
    led = state[LED]
    over = state[OVER] & led
    number, higher = count(o1 & led) + count(o2 & led), count(o1 & over) + count(o2 & over)
    if o3:
        number, higher = number + count(o3 & led), higher + count(o3 & over)
    _look(table, state, slot, number, (o1, o2, o3))
    chance = _duck(state, slot, table.miss[64 * state[SHARE] + higher])
    best = gift(table, own, twice) if chance > 150 else low(table, own, twice)
    if not winning:
        return best
    stake = state[TRICK] + (LEAD + FEED if played == 2 else LEAD + 2 * FEED)
    points = 0 if not best & table.points else 5 if best & table.fives else 10
    most = chance * (stake + points) - 128 * points - (LOW_TRUMP if best & table.trumps else LOW_SIDE)
    bit = cheapest(table, winning, False)
    for turn in range(3):
        if turn:
            bit = _other(table, winning, bit, turn)
            if bit == 0:
                continue
        above = table.above[length(bit) - 1]
        higher = count(o1 & above) + count(o2 & above)
        if o3:
            higher += count(o3 & above)
        points = 0 if not bit & table.points else 5 if bit & table.fives else 10
        here = _keep(state, table.miss[64 * state[SHARE] + higher]) * (stake + points) - 128 * points
        if bit & table.trumps:
            here -= trump_cost(higher, number) + (640 if bit & twice else 0)
        else:
            here -= side_cost(higher, number) + (307 if bit & twice else 0)
        if here > most:
            most, best = here, bit
    return best


def _last(table: Table, state: list[int], slot: int, own: int, winning: int) -> int:
    """One of several cards of the led class, after everybody else."""
    if (state[WINNER] ^ slot) & 1 == 0:
        return gift(table, own, state[H2 + slot])
    if not winning:
        return low(table, own, state[H2 + slot])
    bit = cheapest(table, winning, True)
    if bit & table.trumps:
        o1, o2, o3 = outside(table, state, slot)
        above, led = table.above[length(bit) - 1], state[LED]
        number = count(o1 & led) + count(o2 & led) + count(o3 & led)
        price = trump_cost(count(o1 & above) + count(o2 & above) + count(o3 & above), number)
        points = 0 if not bit & table.points else 5 if bit & table.fives else 10
        if price - LOW_TRUMP > 256 * (state[TRICK] + LEAD) + 128 * points:
            return low(table, own, state[H2 + slot])
    return bit


def _other(table: Table, winning: int, bit: int, turn: int) -> int:
    """Besides the cheapest: one with points, then the highest; 0 if that is `bit`."""
    if turn == 1:
        own = winning & table.tens if winning & table.tens else winning & table.fives
        return own & -own if own & -own != bit else 0
    top = 1 << length(winning) - 1
    return top if top != bit else 0


def _look(table: Table, state: list[int], slot: int, number: int, out: Masks) -> None:
    """What the seats after this one may have for a lead of one card, of whose class so many are out."""
    led, trumps, cards = state[LED], table.trumps, state[CARDS]
    next_, across = state[VOID + ((slot + 1) & 3)], state[VOID + ((slot + 2) & 3)]
    known = next_ | across | state[VOID + ((slot + 3) & 3)]
    buried = 0 if slot == state[DECLARER] else state[BURIED]
    state[NEXT_RUFFS] = state[ACROSS_RUFFS] = state[NEXT_VOID] = state[ACROSS_VOID] = 0
    state[NEXT_HAS] = state[ACROSS_HAS] = 1
    seats = 3
    if known & led:
        state[NEXT_HAS], state[ACROSS_HAS] = 0 if next_ & led else 1, 0 if across & led else 1
        seats = holders(state, slot, led)
    if led == trumps:
        state[SHARE] = share(cards, seats, buried // 6)
        return
    state[SHARE] = share(cards, seats, buried)
    empty = table.miss[64 * state[SHARE] + number]
    if empty > 4 or known & led:
        over = state[OVER] & trumps
        higher = count(out[0] & over) + count(out[1] & over)
        if out[2]:
            higher += count(out[2] & over)
        state[TRUMP_SHARE] = share(cards, holders(state, slot, trumps) if known & trumps else 3, buried // 6)
        able = 256 - table.miss[64 * state[TRUMP_SHARE] + higher]
        if not next_ & trumps:
            state[NEXT_VOID] = empty if state[NEXT_HAS] else 256
            state[NEXT_RUFFS] = state[NEXT_VOID] * able >> 8
        if not across & trumps:
            state[ACROSS_VOID] = empty if state[ACROSS_HAS] else 256
            state[ACROSS_RUFFS] = state[ACROSS_VOID] * able >> 8


def _keep(state: list[int], free: int) -> int:
    """Chance that the side of a slot takes the trick if it plays the best card so far, which the others cannot beat
    in the class with a chance of `free`.
    """
    hold = 256 - (230 * (256 - ((free if state[NEXT_HAS] else 256) * (256 - state[NEXT_RUFFS]) >> 8)) >> 8)
    if state[PLAYED] == 1:
        across = 256 - ((free if state[ACROSS_HAS] else 256) * (256 - state[ACROSS_RUFFS]) >> 8)
        hold += (256 - hold) * across // 640
    return hold


def _duck(state: list[int], slot: int, free: int) -> int:
    """The same if it does nothing."""
    beaten = 256 - ((free if state[NEXT_HAS] else 256) * (256 - state[NEXT_RUFFS]) >> 8)
    if (state[WINNER] ^ slot) & 1 == 0:
        return 256 - (230 * beaten >> 8)
    if state[PLAYED] == 2:
        return 0
    across = 256 - ((free if state[ACROSS_HAS] else 256) * (256 - state[ACROSS_RUFFS]) >> 8)
    return across * (512 - beaten) >> 9


def single_void(table: Table, state: list[int], slot: int) -> int:
    """One card without the led class: a ruff, a gift or a low one."""
    h1, twice, played = state[H1 + slot], state[H2 + slot], state[PLAYED]
    if h1 & (h1 - 1) == 0:
        return h1
    winning = h1 & table.trumps & state[OVER] if state[LED] != table.trumps else 0
    ours = (state[WINNER] ^ slot) & 1 == 0
    if played == 3 and ours:
        return gift(table, h1, twice)
    if not winning and (not h1 & table.points or (played > 1 and not ours)):
        return low(table, h1, twice)
    o1, o2, o3 = outside(table, state, slot)
    led, trumps = state[LED], table.trumps
    chance = 0
    if played < 3:
        over = state[OVER] & led
        number, higher = count(o1 & led) + count(o2 & led), count(o1 & over) + count(o2 & over)
        if o3:
            number, higher = number + count(o3 & led), higher + count(o3 & over)
        _look(table, state, slot, number, (o1, o2, o3))
        chance = _duck(state, slot, table.miss[64 * state[SHARE] + higher])
    best = gift(table, h1, twice) if chance > 150 else low(table, h1, twice)
    if not winning:
        return best
    stake = state[TRICK] + (LEAD if played == 3 else LEAD + FEED if played == 2 else LEAD + 2 * FEED)
    points = 0 if not best & table.points else 5 if best & table.fives else 10
    most = chance * (stake + points) - 128 * points - (LOW_TRUMP if best & trumps else LOW_SIDE)
    ruff = _ruff(table, state, twice, winning, stake, most, (o1, o2, o3))
    return ruff if ruff else best


def _ruff(table: Table, state: list[int], twice: int, winning: int, stake: int, most: int, out: Masks) -> int:
    """Of trumps that would win the one that is worth most; 0 if none is worth more than `most`."""
    o1, o2, o3 = out
    played, trumps = state[PLAYED], table.trumps
    able = count(o1 & trumps) + count(o2 & trumps)
    if o3:
        able += count(o3 & trumps)
    best, bit = 0, cheapest(table, winning, False)
    for turn in range(3):
        if turn:
            bit = _other(table, winning, bit, turn)
            if bit == 0:
                continue
        above = table.above[length(bit) - 1]
        higher = count(o1 & above) + count(o2 & above)
        if o3:
            higher += count(o3 & above)
        points = 0 if not bit & table.points else 5 if bit & table.fives else 10
        hold = 256
        if played < 3 and higher:
            over = 256 - table.miss[64 * state[TRUMP_SHARE] + higher]
            hold -= 230 * state[NEXT_VOID] * over >> 16
            if played == 1:
                hold += (256 - hold) * (state[ACROSS_VOID] * over >> 8) // 640
        here = hold * (stake + points) - 128 * points - trump_cost(higher, able) - (640 if bit & twice else 0)
        if here > most:
            most, best = here, bit
    return best


def _pair(table: Table, state: list[int], slot: int, own: Masks, protect: int) -> Masks:
    pairs = own[1] & ~own[2]
    if not pairs and not protect:
        pairs = own[1]
    if pairs and pairs & (pairs - 1) == 0:
        return pairs, pairs, 0
    if not pairs:
        return some(table, own, 2, _gives(table, state, slot, own[0]))
    winning = pairs & state[OVER]
    if not winning or (state[WINNER] ^ slot) & 1 == 0:
        best = gift(table, pairs, 0) if _gives(table, state, slot, pairs) else low(table, pairs, 0)
        return best, best, 0
    out = sight(table, state, slot)
    chance = _stands(table, state, slot, out)
    best = gift(table, pairs, 0) if chance > 150 else low(table, pairs, 0)
    most = _pair_worth(table, state, best, chance, out)
    best = _winning_pair(table, state, slot, winning, best, most, out)
    return best, best, 0


def _winning_pair(table: Table, state: list[int], slot: int, winning: int, best: int, most: int, out: Masks) -> int:
    """Of pairs that would win the one that is worth most; `best` if none is worth more than `most`."""
    bit = cheapest(table, winning, False)
    for turn in range(3):
        if turn:
            bit = _other(table, winning, bit, turn)
        if bit:
            hold = 256
            if state[PLAYED] < 3:
                hold -= 230 * _beats_more(table, state, (slot + 1) & 3, table.over[length(bit) - 1], out) >> 8
            here = _pair_worth(table, state, bit, hold, out)
            if here > most:
                most, best = here, bit
    return best


def _stake(state: list[int]) -> int:
    """Points that are at stake in a trick of pairs, with those that others add."""
    if state[PLAYED] == 3:
        return state[TRICK] + LEAD
    return state[TRICK] + LEAD + 2 * FEED * (3 - state[PLAYED])


def _pair_worth(table: Table, state: list[int], bit: int, chance: int, out: Masks) -> int:
    """What a pair is worth that brings the trick home with such a chance."""
    above, led = table.above[length(bit) - 1], state[LED]
    stake = _stake(state)
    higher = copies(out, above)
    cost = trump_cost(higher, state[TRUMPS_OUT]) if bit & table.trumps else side_cost(higher, copies(out, led))
    points = 0 if not bit & table.points else 10 if bit & table.fives else 20
    return chance * (stake + points) - 128 * points - 2 * cost


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
        others = some(table, rest, left, _gives(table, state, slot, rest[0]))
        play = more(*play, *others)
    return play


def _void(table: Table, state: list[int], slot: int) -> Masks:
    """Several cards without the led class: ruff with the same shape, or throw away."""
    hand = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    if state[LED] != table.trumps and hand[0] & table.trumps:
        if state[SHAPE] == PAIR:
            winning = hand[1] & table.trumps & state[OVER]
            if winning:
                return _ruff_pair(table, state, slot, winning)
        else:
            chance = _stands(table, state, slot, sight(table, state, slot))
            ruff = ruffing(table, state, hand, 1) if chance < 200 else NOTHING
            if ruff[0]:
                return ruff
            return some(table, hand, state[COUNT], chance > 150)
    return some(table, hand, state[COUNT], _gives(table, state, slot, hand[0]))


def _ruff_pair(table: Table, state: list[int], slot: int, winning: int) -> Masks:
    """A pair of trumps on a pair, one of those that would win, or two other cards."""
    out = sight(table, state, slot)
    chance = _stands(table, state, slot, out)
    best = _winning_pair(table, state, slot, winning, 0, chance * _stake(state) - 2 * LOW_SIDE, out)
    if best:
        return best, best, 0
    hand = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    return some(table, hand, 2, chance > 150)
