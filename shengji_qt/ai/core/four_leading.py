# SPDX-License-Identifier: MIT
"""How the lean policy of four players leads: of each class what is likeliest to bring the trick home, weighed by the
cards it takes, their points and what they would be worth later.

Restricted style (`core`). What is found so far is kept in the position itself, from `OFFER` on.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.four_sight import (
    BURIED,
    CARDS,
    PAIRS_OUT,
    SHARE,
    TRUMP_SHARE,
    TRUMPS_OUT,
    last_trump,
    outside,
    ruffs_so_many,
    share,
    side_cost,
    trump_cost,
)
from shengji_qt.ai.core.masks import value
from shengji_qt.ai.core.picks import longest
from shengji_qt.ai.core.state import DECLARER, EXTRA, H1, H2, H3, VOID
from shengji_qt.ai.core.table import Masks, Table

OFFER: Final = EXTRA + 14  # the best value so far, and its cards
OUT: Final = EXTRA + 18  # cards of a class that are out
EVEN: Final = EXTRA + 19  # 1 where no seat is known to be void in the class
RUFF: Final = EXTRA + 20  # then: chance that a seat ruffs one card
IN: Final = EXTRA + 21  # else by seat to the left, opposite, to the right: 1 where it may hold the class
RUFF_BY: Final = EXTRA + 24  # and the chance that it ruffs
BONUS: Final = EXTRA + 27  # a card of the class: for a void to come
DRAW: Final = EXTRA + 28  # a card of the class that holds: for drawing trumps
LAST: Final = EXTRA + 6  # an unbeatable trump, for the last trick
SHORT: Final = EXTRA + 7  # what a void is worth
EVEN_SHARE: Final = EXTRA + 13  # of a class that no seat is known not to hold
HAS: Final = EXTRA + 29  # chance that a seat has a trump
NONE: Final = -(1 << 30)
ENOUGH: Final = 1536  # with a lead worth so much others of less promise are not looked at
PLENTY: Final = 1536
NEARLY: Final = 2  # so many cards above a high one


def lead(table: Table, state: list[int], slot: int) -> Masks:
    """What a slot leads."""
    h1, h2, h3 = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    cards = count(h1) + count(h2)
    if h3:
        cards += count(h3)
    state[CARDS] = cards
    if h1 & (h1 - 1) == 0:
        return h1, h2, h3
    o1, o2, o3 = outside(table, state, slot)
    trumps = table.trumps
    number, pairs = count(o1 & trumps), count(o2 & trumps)
    if o3:
        pairs += count(o3 & trumps)
    number += pairs
    known = state[VOID] | state[VOID + 1] | state[VOID + 2] | state[VOID + 3]
    buried = 0 if slot == state[DECLARER] else state[BURIED]
    state[OFFER], state[TRUMPS_OUT], state[PAIRS_OUT] = NONE, number, pairs
    state[TRUMP_SHARE] = _share(state, slot, trumps, buried // 6) if known & trumps else share(cards, 3, buried // 6)
    own = h1 & trumps
    sides = h1 ^ own
    if sides:
        state[EVEN_SHARE] = share(cards, 3, buried)
        state[HAS] = 256 - table.miss[64 * state[TRUMP_SHARE] + number]
        state[SHORT] = 384 if own & (own - 1) or h2 & own else 0
        for turn in range(table.stride):
            mask = table.suits[turn]
            suit = h1 & mask
            if suit:
                out = o1 & mask
                if length(suit) >= length(out) or h2 & mask:
                    _suit(table, state, slot, mask, known, (out, o2 & mask, o3 & mask))
        if state[OFFER] < ENOUGH:
            _singles(table, state, slot, sides & ~h2, known, (o1, o2, o3))
    twice = h2 & own
    if own and (state[OFFER] < PLENTY or twice & (twice - 1)):
        _trumps(table, state, slot, known, (o1 & trumps, o2 & trumps, o3 & trumps))
    return state[OFFER + 1], state[OFFER + 2], state[OFFER + 3]


def _share(state: list[int], slot: int, mask: int, buried: int) -> int:
    """Of a class that some are known not to hold; notes who."""
    left = state[IN] = 0 if state[VOID + ((slot + 1) & 3)] & mask else 1
    across = state[IN + 1] = 0 if state[VOID + ((slot + 2) & 3)] & mask else 1
    right = state[IN + 2] = 0 if state[VOID + ((slot + 3) & 3)] & mask else 1
    return share(state[CARDS], left + across + right, buried)


def _offer(state: list[int], worth: int, p1: int, p2: int, p3: int) -> None:
    if worth > state[OFFER]:
        state[OFFER], state[OFFER + 1] = worth, p1
        state[OFFER + 2], state[OFFER + 3] = p2, p3


def _worth(table: Table, state: list[int], free: int, ruff: int, number: int, points: int) -> int:
    """What a lead is worth besides the cost of its cards: `free`: chance that a seat that has the class does not beat
    it there; `ruff`: how likely those that would ruff one card can ruff these, of 256.
    """
    if state[EVEN]:
        at = (state[RUFF] * ruff >> 12) * 65 + (free >> 2)
        hold, chance = table.holds[at], table.brings[at]
    else:
        hold, chance = _uneven(state, free, ruff)
    worth = number * (27 * chance - 3686 >> 1) + 3 * hold + number * state[BONUS]
    if points:
        worth += points * (3 * chance - 512) >> 1
    return worth


def _uneven(state: list[int], free: int, ruff: int) -> tuple[int, int]:
    """Chances that no opponent beats a lead, and that the side takes the trick."""
    left = free if state[IN] else 256
    right = free if state[IN + 2] else 256
    ruff_left, ruff_right = state[RUFF_BY] * ruff >> 8, state[RUFF_BY + 2] * ruff >> 8
    ruff_partner = state[RUFF_BY + 1] * ruff >> 8
    hold = (256 + 9 * (left * (256 - ruff_left) >> 8)) * (256 + 9 * (right * (256 - ruff_right) >> 8)) // 25600
    saved = 0
    if state[IN + 1] and free < 256:
        saved = (256 - free) * ((256 + left) * (256 + right) >> 10) >> 8
    if ruff_partner:
        against = (512 - ruff_left) * (512 - ruff_right) >> 10
        saved = 256 - ((256 - saved) * (256 - (ruff_partner * against >> 8)) >> 8)
    return hold, hold + ((256 - hold) * saved >> 8)


def _ruffs(table: Table, state: list[int], slot: int, mask: int, known: int, number: int) -> None:
    """Who may hold a side suit of which so many cards are out, and who may ruff it."""
    if known & mask == 0:
        state[EVEN], state[SHARE] = 1, state[EVEN_SHARE]
        state[RUFF] = table.miss[64 * state[SHARE] + number] * state[HAS] >> 8
        return
    state[EVEN] = 0
    state[SHARE] = _share(state, slot, mask, 0 if slot == state[DECLARER] else state[BURIED])
    empty = table.miss[64 * state[SHARE] + number] * state[HAS] >> 8
    for step in range(3):
        lacks = state[VOID + ((slot + 1 + step) & 3)]
        state[RUFF_BY + step] = 0 if lacks & table.trumps else empty if state[IN + step] else state[HAS]


def _suit(table: Table, state: list[int], slot: int, mask: int, known: int, out: Masks) -> None:
    """Offer what nobody beats in a side suit, and its pairs, triples and runs."""
    o1, o2, o3 = out
    h1, h2, h3 = state[H1 + slot] & mask, state[H2 + slot] & mask, 0
    number, mine = count(o1) + count(o2), count(h1) + count(h2)
    if table.decks == 3:
        h3 = state[H3 + slot] & mask
        number, mine = number + count(o3), mine + count(h3)
    state[OUT] = number
    _ruffs(table, state, slot, mask, known, number)
    state[BONUS] = state[SHORT] // mine
    sure = h1 & (-1 << length(o1) >> 1)
    if h2:
        sure |= h2 & (-1 << length(o2) >> 1)
    if sure:
        p2, p3 = h2 & sure, h3 & sure
        many, able = 1, 256
        if sure & (sure - 1) or p2:
            many = count(sure) + count(p2) + count(p3)
            able = ruffs_so_many(table, state, many, 2 if p2 else 1)
            if p2 & (p2 - 1):
                able = able * 2 // 5
        cost = many * (51 if number == 0 else 384 if number < 4 else 768)
        _offer(state, _worth(table, state, 256, able, many, value(table, sure, p2, p3)) - cost, sure, p2, p3)
    if h2:
        left = h2 & ~sure
        if left:
            _pairs(table, state, left, h3, out)
        if h2 & h2 >> table.stride:
            _runs(table, state, h2, h3, o2)


def _singles(table: Table, state: list[int], slot: int, own: int, known: int, out: Masks) -> None:
    """Offer single cards of side suits that somebody may beat: the lowest, or the highest if little is above it."""
    o1, o2, o3 = out
    h1 = state[H1 + slot]
    for turn in range(table.stride):
        mask = table.suits[turn]
        cards = own & mask
        if cards:
            cards &= ~(-1 << length(o1 & mask) >> 1)
        if not cards:
            continue
        number = count(o1 & mask) + count(o2 & mask)
        bit = 1 << length(cards) - 1
        above = table.above[length(cards) - 1]
        higher = count(o1 & above) + count(o2 & above)
        if higher > NEARLY:
            bit = cards & -cards
            above = table.above[length(bit) - 1]
            higher = count(o1 & above) + count(o2 & above)
        if o3:
            number += count(o3 & mask)
            higher += count(o3 & above)
        if known & mask:
            _ruffs(table, state, slot, mask, known, number)
            if state[RUFF_BY + 1] > 128 and cards & table.points:
                cards &= table.tens if cards & table.tens else table.fives
                bit = cards & -cards
            hold, chance = _uneven(state, table.miss[64 * state[SHARE] + higher], 256)
        else:
            at = 64 * state[EVEN_SHARE]
            ruff = table.miss[at + number] * state[HAS] >> 8
            at = (ruff >> 4) * 65 + (table.miss[at + higher] >> 2)
            hold, chance = table.holds[at], table.brings[at]
        worth = (27 * chance - 3686 >> 1) + 3 * hold - side_cost(higher, number)
        if state[SHORT]:
            worth += state[SHORT] // count(h1 & mask)
        if bit & table.points:
            worth += (5 if bit & table.fives else 10) * (3 * chance - 512) >> 1
        if worth > state[OFFER]:
            _offer(state, worth, bit, 0, 0)


def _pairs(table: Table, state: list[int], h2: int, h3: int, out: Masks) -> None:
    """Offer pairs and triples of a side suit."""
    square = state[SHARE] * state[SHARE] >> 5
    ruff = ruffs_so_many(table, state, 2, 2)
    left = h2
    while left:
        at = length(left) - 1
        bit = 1 << at
        left ^= bit
        above = table.above[at]
        twice = count(out[1] & above)
        thrice = count(out[2] & above)
        points = 0
        if bit & table.points:
            points = 5 if bit & table.fives else 10
        cost = side_cost(count(out[0] & above) + twice + thrice, state[OUT])
        if bit & h3:
            free = table.miss[64 * (square * state[SHARE] >> 5) + thrice]
            _offer(state, _worth(table, state, free, ruff >> 2, 3, 3 * points) - 3 * cost, bit, bit, bit)
            cost += 154
        free = table.miss[64 * square + twice + thrice]
        _offer(state, _worth(table, state, free, ruff, 2, 2 * points) - 2 * cost, bit, bit, 0)


def _runs(table: Table, state: list[int], h2: int, h3: int, o2: int) -> None:
    """Offer the longest run of pairs and of triples of a side suit, the highest of several."""
    for width in range(2, 4):
        found = longest(table, h2, h3, width)
        if found:
            higher = count(o2 & table.above[length(found) - 1])
            square = state[SHARE] * state[SHARE] >> 5
            free = table.miss[64 * (square * square >> 5) + higher]
            number = width * count(found)
            p3 = found if width == 3 else 0
            worth = _worth(table, state, free, 8, number, value(table, found, found, p3))
            _offer(state, worth - number * side_cost(higher, state[OUT]), found, found, p3)


def _trumps(table: Table, state: list[int], slot: int, known: int, out: Masks) -> None:
    """Offer trumps."""
    trumps = table.trumps
    h1, h2, h3 = state[H1 + slot] & trumps, state[H2 + slot] & trumps, state[H3 + slot] & trumps
    number = count(h1) + count(h2) + count(h3)
    state[EVEN], state[RUFF], state[SHARE] = 1, 0, state[TRUMP_SHARE]
    seats = 2
    if known & trumps:
        buried = 0 if slot == state[DECLARER] else state[BURIED]
        state[EVEN], state[SHARE] = 0, _share(state, slot, trumps, buried // 6)
        state[RUFF_BY], state[RUFF_BY + 1], state[RUFF_BY + 2] = 0, 0, 0
        seats = state[IN] + state[IN + 2]
    state[OUT] = state[TRUMPS_OUT]
    state[LAST] = last_trump(state, slot, state[CARDS])
    state[BONUS], state[DRAW] = 0, 0
    expected = state[SHARE] * seats * state[OUT]
    if expected < 16:
        state[BONUS] = -256
    elif (slot ^ state[DECLARER]) & 1 == 0 and 64 * number - expected > 64:
        state[DRAW] = 640
    loose = h1 ^ h2
    if loose:
        _trump(table, state, 1 << length(loose) - 1, out)
        if loose & (loose - 1):
            _trump(table, state, loose & -loose, out)
    if h2:
        _trump_pairs(table, state, h2, h3, out)
    if out[0] & table.above[length(h1) - 1] == 0:
        _sure_trumps(table, state, h1, h2, h3, out)


def _trump_worth(table: Table, state: list[int], free: int, number: int, points: int) -> int:
    """As `_worth`, with what drawing trumps brings."""
    worth = _worth(table, state, free, 0, number, points)
    if state[DRAW]:
        worth += number * 5 * free * free >> 9  # the chance that it holds, nearly
    return worth


def _trump_price(state: list[int], higher: int) -> int:
    return trump_cost(higher, state[OUT]) + (0 if higher else state[LAST])


def _trump(table: Table, state: list[int], bit: int, out: Masks) -> None:
    above = table.above[length(bit) - 1]
    higher = count(out[0] & above) + count(out[1] & above) + count(out[2] & above)
    points = 0
    if bit & table.points:
        points = 5 if bit & table.fives else 10
    worth = _trump_worth(table, state, table.miss[64 * state[SHARE] + higher], 1, points)
    _offer(state, worth - _trump_price(state, higher), bit, 0, 0)


def _trump_pairs(table: Table, state: list[int], h2: int, h3: int, out: Masks) -> None:
    """Offer pairs, triples and the longest runs."""
    square = state[SHARE] * state[SHARE] >> 5
    left = h2
    while left:
        at = length(left) - 1
        bit = 1 << at
        left ^= bit
        above = table.above[at]
        twice, thrice = count(out[1] & above), count(out[2] & above)
        points = 0
        if bit & table.points:
            points = 5 if bit & table.fives else 10
        cost = _trump_price(state, count(out[0] & above) + twice + thrice)
        if bit & h3:
            free = table.miss[64 * (square * state[SHARE] >> 5) + thrice]
            _offer(state, _trump_worth(table, state, free, 3, 3 * points) - 3 * cost, bit, bit, bit)
            cost += 320
        free = table.miss[64 * square + twice + thrice]
        _offer(state, _trump_worth(table, state, free, 2, 2 * points) - 2 * cost, bit, bit, 0)
    if h2 & (h2 - 1) == 0:
        return
    for width in range(2, 4):
        found = longest(table, h2, h3, width)
        if found:
            above = table.above[length(found) - 1]
            free = table.miss[64 * (square * square >> 5) + count(out[1] & above)]
            number = width * count(found)
            p3 = found if width == 3 else 0
            cost = number * _trump_price(state, count(out[0] & above) + count(out[1] & above) + count(out[2] & above))
            worth = _trump_worth(table, state, free, number, value(table, found, found, p3))
            _offer(state, worth - cost, found, found, p3)


def _sure_trumps(table: Table, state: list[int], h1: int, h2: int, h3: int, out: Masks) -> None:
    """Offer all trumps that nobody beats, together."""
    sure, cost = 0, 0
    left = h1
    while left:
        at = length(left) - 1
        bit = 1 << at
        left ^= bit
        above = table.above[at]
        if out[1] & above:
            break
        if out[0] & above and not h2 & bit:
            continue
        sure |= bit
        cost += _trump_price(state, count(out[0] & above)) * (3 if h3 & bit else 2 if h2 & bit else 1)
    if sure & (sure - 1) or sure & h2:
        p2, p3 = h2 & sure, h3 & sure
        number = count(sure) + count(p2) + count(p3)
        _offer(state, _trump_worth(table, state, 256, number, value(table, sure, p2, p3)) - cost, sure, p2, p3)
