# SPDX-License-Identifier: MIT
"""What the declarer of the three-player game swaps between his tableau and the bottom, the hand played out after it in
sampled worlds; all moves are one action (three_player.md 8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from shengji_qt.ai.core.positions import Position, World, position_from, table_of
from shengji_qt.ai.core.table import Table
from shengji_qt.ai.heuristics.structures import without
from shengji_qt.ai.heuristics.three_burying import BOTTOM, prices
from shengji_qt.ai.heuristics.three_playout import HandRules
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.search.laying import outcome_of
from shengji_qt.ai.search.playing import Asked, Option, compare
from shengji_qt.ai.search.plays import cards_left, ranked, within
from shengji_qt.ai.search.utilities import utility_of
from shengji_qt.model.actions import Choice, Swap, SwapMove
from shengji_qt.model.cards import Card
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.view import ThreeView

MOST: Final = 12  # options of one decision


def search_swap(asked: Asked) -> list[Choice]:
    """The choices, best first, of a declarer who may swap."""
    view: ThreeView = asked.view
    options = swap_options(view, asked.choices)
    if len(options) < 2:
        return asked.choices
    assert view.seat is not None, "somebody swaps"
    table, belief, worth = table_of(view), belief_of(view), utility_of(view)
    rules = HandRules(view.settings, table.order, view.seat)

    def evaluate(world: World, compared: Sequence[Option]) -> list[float]:
        return [worth(outcome_of(swapped(view, world, table, rules, _moves(option)))) for option in compared]

    limits = within(asked.limits, len(options), cards_left(view))
    found = compare(options, evaluate, lambda: belief.sample(asked.rng), limits, asked.budget)
    return ranked(asked.choices, options, found)


def _moves(option: Option) -> tuple[SwapMove, ...]:
    assert isinstance(option.action, Swap)
    return option.action.moves


def swapped(view: ThreeView, world: World, table: Table, rules: HandRules, moves: tuple[SwapMove, ...]) -> Position:
    """The first lead of a world after these moves, the cheapest hand cards buried with what went to the bottom."""
    seat = view.seat
    assert seat is not None, "somebody swaps"
    piles = list(view.tableaus[seat])
    locked: list[Card] = []
    bottom: list[Card] = []
    for move in moves:
        left = piles[move.slot].card
        assert left is not None, "it lies face up"
        (bottom if move.to == "bottom" else locked).append(left)
        piles[move.slot] = msgspec.structs.replace(piles[move.slot], card=move.card)
    tableaus = list(view.tableaus)
    tableaus[seat] = tuple(piles)
    kept = without(view.bottom, tuple(move.card for move in moves))
    free = (*world.hands[seat], *kept)
    up = [pile.card for pile in piles if pile.state == "up" and pile.card is not None]
    price = prices(rules, free, (*free, *locked, *up))
    buried = tuple(sorted(free, key=lambda face: (price[face], face))[: BOTTOM - len(bottom)])
    hands = list(world.hands)
    hands[seat] = (*without(free, buried), *locked)
    after = msgspec.structs.replace(view, tableaus=tuple(tableaus), turn=seat)
    return position_from(after, world._replace(hands=tuple(hands), hidden=(*bottom, *buried)), table)


def swap_options(view: ThreeView, choices: Sequence[Choice]) -> list[Option]:
    """RuleBot's, no swap, and single moves that bring what is worth more in place of what is worth less to its holder;
    legal, without repeats, at most `MOST`.
    """
    assert view.seat is not None, "somebody swaps"
    found = {each.action: Option(each.action) for each in choices}
    rules = HandRules(view.settings, view_rules.order_of(view), view.seat)
    lying = {slot: pile.card for slot, pile in enumerate(view.tableaus[view.seat]) if pile.state == "up"}
    price = prices(rules, (*view.playable, *view.bottom), (*view.playable, *view.bottom))

    def gain(move: SwapMove) -> float:
        face = lying[move.slot]
        assert face is not None, "it lies face up"
        return abs(price[move.card] - price[face])

    moves = [
        SwapMove(slot, face, "bottom" if price[face] > price[top] else "hand")
        for slot, top in lying.items()
        if top is not None
        for face in view.bottom
    ]
    moves.sort(key=lambda move: (-gain(move), move.slot, move.card))
    for action in (Swap(()), *(Swap((move,)) for move in moves)):
        if len(found) == MOST:
            break
        if view_rules.check(view, action) is None:
            found.setdefault(action, Option(action))
    return list(found.values())
