# SPDX-License-Identifier: MIT
"""What the declarer buries, lays into the mine or divides: RuleBot's choices and others, each with the whole deal
played out after it in sampled worlds (four_player.md 8, three_player.md 10, five_player.md R10, R22).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from shengji_qt.ai.core.positions import Position, World, position_from, table_of, values
from shengji_qt.ai.core.table import Cards, Table
from shengji_qt.ai.heuristics.costs import Costs
from shengji_qt.ai.heuristics.five_situation import FiveSituation
from shengji_qt.ai.heuristics.laying import layings, left_worth
from shengji_qt.ai.heuristics.situation import Situation
from shengji_qt.ai.heuristics.structures import without
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.search.playing import Asked, Option, compare
from shengji_qt.ai.search.plays import cards_left, ranked, within
from shengji_qt.ai.search.utilities import utility_of
from shengji_qt.model.actions import Bury, Choice, Divide
from shengji_qt.model.cards import POINTS, Card
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.three_player import view_rules as three_rules
from shengji_qt.model.three_player.view import ThreeView

MOST: Final = 12  # options of one decision
VOID: Final = 7.0  # an empty side suit, where variants are ranked among themselves
SHIFTS: Final = (1.2, 0.2, -0.3)  # price of a point laid down: kept in the hand, as it comes, laid down gladly
EACH: Final = 3  # variants for each of these
PLAIN: Final = 6  # three players: of the cheapest cards in order


def search_laying(asked: Asked) -> list[Choice]:
    """The choices, best first, of a declarer who has to bury or to divide."""
    view = asked.view
    options = laying_options(view, asked.choices)
    if len(options) < 2:
        return asked.choices
    table, belief, worth = table_of(view), belief_of(view), utility_of(view)

    def evaluate(world: World, compared: Sequence[Option]) -> list[float]:
        return [worth(outcome_of(laid_down(view, world, table, option.cards))) for option in compared]

    limits = within(asked.limits, len(options), cards_left(view))
    found = compare(options, evaluate, lambda: belief.sample(asked.rng), limits, asked.budget)
    return ranked(asked.choices, options, found)


def laid_down(view: Any, world: World, table: Table, cards: Cards) -> Position:
    """The first lead of a world after the seat has laid down `cards` of its hand."""
    hands = list(world.hands)
    hands[view.seat] = without(hands[view.seat], cards)
    hidden = (*view.bottom, *cards) if isinstance(view, ThreeView) else cards
    if isinstance(view, FiveView):
        view = msgspec.structs.replace(view, slot=view.seat)
    return position_from(view, world._replace(hands=tuple(hands), hidden=hidden), table)


def outcome_of(position: Position) -> tuple[int, ...]:
    """How a position ends if everybody goes by the lean policy."""
    return values(position, [position.policy()])[0]


def laying_options(view: Any, choices: Sequence[Choice]) -> list[Option]:
    """RuleBot's, and others: legal, without repeats, at most `MOST`."""
    found: dict[Cards, Option] = {}
    for each in choices:
        assert isinstance(each.action, Bury | Divide), "somebody lays down cards"
        cards = each.action.cards if isinstance(each.action, Bury) else each.action.rear
        found.setdefault(tuple(sorted(cards)), Option(each.action, cards))
    if not found:
        return []
    size = len(next(iter(found)))
    kind = Divide if view.decision.kind == "divide" else Bury
    check = rules_of(view).check
    for cards in _others(view, size):
        if len(found) == MOST:
            break
        if cards not in found and check(view, kind(cards)) is None:
            found[cards] = Option(kind(cards), cards)
    return list(found.values())


def _others(view: Any, size: int) -> Iterator[Cards]:
    if isinstance(view, ThreeView):
        yield from _of_three(view, size)
        return
    costs: Costs
    if isinstance(view, FourView):
        four = Situation(view)
        order, costs = four.order, four.worth
    else:
        five = FiveSituation(view)
        order, costs = five.order, five.costs
    for shift in SHIFTS:
        prices = {face: _price(order, face) + shift * POINTS[face] for face in set(view.hand)}
        yield from islice(_best(order, costs, size, prices), EACH)


def _best(order: Order, costs: Costs, size: int, prices: dict[Card, float]) -> Iterator[Cards]:
    """Layings by what is left and what it costs, the best first."""
    hand = costs.knowledge.hand
    worth = {
        cards: left_worth(order, without(hand, cards), VOID) - sum(prices[face] for face in cards)
        for cards in layings(costs, size, prices)
    }
    yield from sorted(worth, key=lambda cards: (-worth[cards], cards))


def _price(order: Order, face: Card) -> float:
    """Of laying down one copy, its points apart."""
    if order.cls[face] == TRUMP:
        return 6.0 + 0.5 * order.pos[face]
    top = len(order.at[order.cls[face]]) - 1
    return 7.0 if order.pos[face] == top else 0.15 * order.pos[face]


def _of_three(view: ThreeView, size: int) -> Iterator[Cards]:
    """Each side class made as short as it can be, the rest cheap; then the cheapest cards with one of them kept."""
    order, points = three_rules.order_of(view), three_rules.card_points(view)
    free = [face for face in view.hand if face not in view.locked]
    for shift in SHIFTS:
        cheap = sorted(free, key=lambda face: (_price(order, face) + shift * points[face], face))
        yield tuple(sorted(cheap[:size]))
        for cls in range(TRUMP):
            first = [face for face in cheap if order.cls[face] == cls][:size]
            if first:
                rest = [face for face in cheap if face not in first]
                yield tuple(sorted((*first, *rest[: size - len(first)])))
