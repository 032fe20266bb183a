# SPDX-License-Identifier: MIT
"""What the declarer of the three-player game swaps and buries (three_player.md 8, 10).

A rule of thumb prices every card; bottoms and swaps that it finds sensible are played out like cards in the play.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from shengji_qt.ai.heuristics.three_playing import Judged, Position, guarded
from shengji_qt.ai.heuristics.three_playout import Cards, HandRules, Table
from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import Card
from shengji_qt.model.order import CLASSES, TRUMP

BOTTOM: Final = 4
BURY_WORLDS: Final = 10
SWAP_WORLDS: Final = 10
_TRUMP = 9.0
_BOSS, _SECOND = 7.0, 3.0
_RISK = 0.35  # a point in the bottom, which may be captured twice or four times over
_SHORT = 1.2  # a class with so few cards that it may become void
_LONGEST_SHORT = 3
_WORTH_SWAPPING = 1.5  # how much better than the card it displaces a bottom card has to be
Moves = tuple[SwapMove, ...]


def prices(rules: HandRules, hand: Sequence[Card], playable: Sequence[Card]) -> dict[Card, float]:
    """What each card of `hand` is worth to its holder, who has `playable` in all."""
    counts = [0] * CLASSES
    for face in playable:
        counts[rules.cls[face]] += 1
    order = rules.order
    found = {}
    for face in hand:
        cls, pos = order.cls[face], order.pos[face]
        points = _RISK * rules.points[face]
        if cls == TRUMP:
            found[face] = _TRUMP + 0.4 * pos + points
            continue
        top = len(order.at[cls]) - 1
        high = _BOSS if pos == top else _SECOND if pos == top - 1 else 0.0
        short = _SHORT * max(0, _LONGEST_SHORT + 1 - counts[cls])
        found[face] = 0.15 * pos + high + points - short
    return found


def bury_simply(table: Table, seat: int, locked: Sequence[Card], buried: Sequence[Card]) -> None:
    """The declarer of a table lays down the bottom, cheapest hand cards first, and has the first lead."""
    rules, slots = table.rules, table.slot[seat]
    hand = [face for face in table.play[seat] if face not in slots and face not in locked]
    price = prices(rules, hand, table.play[seat])
    hand.sort(key=lambda face: (price[face], face))
    lay_down(table, seat, hand[: BOTTOM - len(buried)], buried)


def lay_down(table: Table, seat: int, cards: Sequence[Card], buried: Sequence[Card]) -> None:
    """`cards` of the hand complete the bottom."""
    rules = table.rules
    for face in cards:
        table.play[seat].remove(face)
    for face in (*cards, *buried):
        table.alive[rules.cls[face]] &= ~rules.bit[face]
    table.bottom = (*buried, *cards)
    table.turn = seat


# -- the bottom --------------------------------------------------------------------------------------------------------


def bottoms(position: Position) -> list[Cards]:
    """Cards to bury, the plainest first: the cheapest ones, then some that make a suit void or keep points out."""
    view, rules = position.view, position.know.rules
    count = BOTTOM - view.bottom_count
    free = [face for face in view.hand if face not in view.locked]
    price = prices(rules, free, view.playable)

    def fill(start: Sequence[Card], more: float = 0.0) -> Cards:
        rest = sorted(
            (face for face in free if face not in start),
            key=lambda face: (price[face] + more * rules.points[face], face),
        )
        return tuple(sorted((*start, *rest[: count - len(start)])))

    found = [fill(()), fill((), 1.0), fill((), -_RISK)]
    for cls in range(TRUMP):
        held = [face for face in view.playable if rules.cls[face] == cls]
        if held and len(held) <= count and all(face in free for face in held):
            found.append(fill(held))
    return list(dict.fromkeys(found))


def judge_bottoms(position: Position) -> list[Judged]:
    """Bottoms with their worth, best first."""
    plays = bottoms(position)
    if len(plays) == 1:
        return [Judged(0.0, plays[0])]
    view, seat = position.view, position.seat
    rows: list[list[float]] = [[] for _ in plays]
    for world in islice(position.know.worlds(position.rng), BURY_WORLDS):
        for row, cards in zip(rows, plays, strict=True):
            table = world.copy()
            lay_down(table, seat, cards, view.bottom)
            row.append(position.worth.of(table.run(), position.width)[seat])
    return guarded(plays, rows)


# -- the swap ----------------------------------------------------------------------------------------------------------


def swaps(position: Position) -> list[Moves]:
    """No swap, then up to three of them: the cheapest top cards make room for the best bottom cards; and one for
    tempo: a dear top card goes to the hand, so that what it covers comes free early.
    """
    view, rules = position.view, position.know.rules
    tops = [
        (slot, pile.card) for slot, pile in enumerate(view.tableaus[position.seat]) if pile.state == "up" and pile.card
    ]
    everything = (*view.hand, *view.bottom, *(face for _, face in tops))
    price = prices(rules, everything, everything)
    low = sorted(tops, key=lambda each: (price[each[1]], each))
    high = sorted(view.bottom, key=lambda face: (-price[face], face))
    found: list[Moves] = [()]
    moves: Moves = ()
    for (slot, face), entering in zip(low, high, strict=False):
        if price[entering] - price[face] < _WORTH_SWAPPING:
            break
        moves = (*moves, SwapMove(slot, entering, "bottom"))
        found.append(moves)
    if len(low) > 1 and len(high) > 1 and price[high[1]] > price[low[0][1]]:
        found.append((SwapMove(low[0][0], high[1], "bottom"),))
    slot, face = low[-1]
    if rules.cls[face] == TRUMP and rules.cls[high[-1]] != TRUMP:
        found.append((SwapMove(slot, high[-1], "hand"),))
    return found


def judge_swaps(position: Position) -> list[tuple[float, Moves]]:
    """Swaps with their worth, best first."""
    options = swaps(position)
    if len(options) == 1:
        return [(0.0, ())]
    seat = position.seat
    rows: list[list[float]] = [[] for _ in options]
    for world in islice(position.know.worlds(position.rng), SWAP_WORLDS):
        for row, moves in zip(rows, options, strict=True):
            table = world.copy()
            swap(table, seat, position.view.bottom, moves)
            row.append(position.worth.of(table.run(), position.width)[seat])
    numbers = [(Card(number),) for number in range(len(options))]  # only names for `guarded`
    return [(each.value, options[each.cards[0]]) for each in guarded(numbers, rows)]


def swap(table: Table, seat: int, bottom: Sequence[Card], moves: Moves) -> None:
    """The declarer of a table takes the bottom, swaps and buries simply."""
    play, slots = table.play[seat], table.slot[seat]
    lying = {slot: face for face, slot in slots.items()}
    locked: list[Card] = []
    buried: list[Card] = []
    for move in moves:
        left = lying[move.slot]
        del slots[left]
        slots[move.card] = move.slot
        if move.to == "bottom":
            play.remove(left)
            buried.append(left)
        else:
            locked.append(left)
    play += bottom
    for face in bottom:
        table.alive[table.rules.cls[face]] |= table.rules.bit[face]
    bury_simply(table, seat, locked, buried)
