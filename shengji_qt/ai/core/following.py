# SPDX-License-Identifier: MIT
"""How the lean policy follows: win cheaply where points lie, give points to an ally who wins, throw low cards away.

Every play is legal (four_player.md 12): where a pair, triple or longer run is asked, the model's requirement is met.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.contest import strength
from shengji_qt.ai.core.masks import less, more, plane, size
from shengji_qt.ai.core.picks import cheapest, low, realised, some
from shengji_qt.ai.core.state import COUNT, H1, H2, H3, LED, OVER, SHAPE, TOP, TRICK, TRUMP_STRENGTH, unseen
from shengji_qt.ai.core.table import Masks, Table
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import PAIR, SINGLE, TRIPLE, deciding, demanded, fits

FOE: Final = 0  # who wins so far: an opponent, somebody in between, an ally
RIVAL: Final = 1
ALLY: Final = 2


def follow(table: Table, state: list[int], slot: int, relation: int, last: int, protect: int) -> Masks:
    """What a slot plays to the lead. `relation`: to the one who wins so far; `last`: nobody plays after it who could
    take the trick away; `protect`: triples are no pairs where no triple is led (12.5).

    For leads of several cards; a single one, and a pair by one of several, is followed as if a foe were winning.
    """
    lead = state[SHAPE]
    h1 = state[H1 + slot]
    if lead == SINGLE:
        if h1 & state[LED]:
            return _single_in_class(table, state, slot), 0, 0
        return _single_void(table, state, slot), 0, 0
    led = state[LED]
    own = h1 & led, state[H2 + slot] & led, state[H3 + slot] & led
    number = count(own[0]) + count(own[1]) + count(own[2])
    if number > state[COUNT]:
        if lead == PAIR:
            return _pair_in_class(table, state, own, relation, protect)
        return _runs_in_class(table, state, own, relation, protect)
    if number:
        if number == state[COUNT]:
            return own
        rest = less(h1, state[H2 + slot], state[H3 + slot], *own)
        others = some(table, rest, state[COUNT] - number, relation == ALLY)
        return more(*own, *others)
    return _void(table, state, slot, relation, last)


def _single_in_class(table: Table, state: list[int], slot: int) -> int:
    own = state[H1 + slot] & state[LED]
    winning = own & state[OVER]
    if winning:
        top = length(winning) - 1
        if state[TRICK] >= 10 or unseen(table, state, slot) & table.above[top] == 0:
            return 1 << top
    return low(table, own, state[H2 + slot])


def _single_void(table: Table, state: list[int], slot: int) -> int:
    h1 = state[H1 + slot]
    winning = h1 & table.trumps & state[OVER]
    return cheapest(table, winning, False) if winning and state[TRICK] >= 5 else low(table, h1, state[H2 + slot])


def _pair_in_class(table: Table, state: list[int], own: Masks, relation: int, protect: int) -> Masks:
    pairs = own[1] & ~own[2]
    if not pairs and not protect:
        pairs = own[1]
    if not pairs:
        return some(table, own, 2, relation == ALLY)
    winning = pairs & state[OVER]
    bit = cheapest(table, winning, False) if winning else low(table, pairs, 0)
    return bit, bit, 0


def bound_of(table: Table, cls: int, lead: int, own: Masks, protect: int) -> int:
    """What following demands of the cards of the led class, which are more than were led (12.4), as a shape."""
    if own[1] == 0 or deciding(lead) == 0:
        return 0
    return demanded(lead, plane(table, own[1]), plane(table, own[2]), table.links[cls], protect > 0)


def _runs_in_class(table: Table, state: list[int], own: Masks, relation: int, protect: int) -> Masks:
    cls = table.cls[length(own[0]) - 1]
    bound = bound_of(table, cls, state[SHAPE], own, protect)
    play = realised(table, cls, own, bound, relation == FOE)
    left = state[COUNT] - count(play[0]) - count(play[1]) - count(play[2])
    if left == 0 and relation == FOE and strength_of(table, state, play) <= state[TOP]:
        play = realised(table, cls, own, bound, False)
    if left:
        rest = less(*own, *play)
        others = some(table, rest, left, relation == ALLY)
        play = more(*play, *others)
    return play


def strength_of(table: Table, state: list[int], play: Masks) -> int:
    """Of a play to a lead of several cards; for single pairs and triples 100 if it wins, else 0."""
    if state[TOP] == 0:
        return 100 if play[0] & state[OVER] else 0
    return strength(table, state, *play)


def _void(table: Table, state: list[int], slot: int, relation: int, last: int) -> Masks:
    """Several cards without the led class: ruff with the same shape, or throw away."""
    hand = state[H1 + slot], state[H2 + slot], state[H3 + slot]
    if relation != ALLY and state[LED] != table.trumps:
        ruff = ruffing(table, state, hand, last)
        if ruff[0]:
            return ruff
    return some(table, hand, state[COUNT], relation == ALLY)


def ruffing(table: Table, state: list[int], hand: Masks, last: int) -> Masks:
    """Trumps that beat the best play so far with the shape of the lead, which is not of trumps; nothing if none do or
    if too little lies there for a pair of trumps.
    """
    trumps = table.trumps
    t1, t2, t3 = hand[0] & trumps, hand[1] & trumps, hand[2] & trumps
    number = state[COUNT]
    lead = state[SHAPE]
    if lead == PAIR:
        winning = t2 & state[OVER]
        if not winning or (state[TRICK] < 5 and not (last and winning & table.points)):
            return 0, 0, 0
        bit = cheapest(table, winning & ~t3 if winning & ~t3 else winning, last == 1)
        return bit, bit, 0
    if count(t1) + count(t2) + count(t3) < number:
        return 0, 0, 0
    if deciding(lead) and not fits(plane(table, t2), plane(table, t3), lead, table.links[TRUMP]):
        return 0, 0, 0
    own = t1, t2, t3
    for high in range(2):
        play = realised(table, TRUMP, own, lead, high == 1)
        left = number - size(play)
        if left:
            rest = less(*own, *play)
            others = _fill(rest, left, high == 1)
            play = more(*play, *others)
        if size(play) == number and _wins(table, state, play):
            return play
    return 0, 0, 0


def _wins(table: Table, state: list[int], play: Masks) -> bool:
    if state[SHAPE] == TRIPLE:
        return play[0] == play[2] and play[0] & state[OVER] != 0
    return strength(table, state, *play) > max(state[TOP], TRUMP_STRENGTH)


def _fill(hand: Masks, number: int, high: bool) -> Masks:
    """So many single cards, one of them the highest."""
    h1, h2, h3 = hand
    found = 0, 0, 0
    while number > 0 and h1:
        bit = 1 << length(h1) - 1 if high else h1 & -h1
        high = False
        found = more(*found, bit, 0, 0)
        h1, h2, h3 = less(h1, h2, h3, bit, 0, 0)
        number -= 1
    return found
