# SPDX-License-Identifier: MIT
"""The swap of the three-player game by search."""

from __future__ import annotations

import copy
import random

import pytest

from shengji_qt.ai.budget import ENDLESS, Budget, Cancelled
from shengji_qt.ai.core.positions import World, table_of
from shengji_qt.ai.core.state import H1, HIDDEN
from shengji_qt.ai.core.three import ThreePosition, position_of
from shengji_qt.ai.heuristics.three_playout import HandRules
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.playing import Asked, Limits
from shengji_qt.ai.search.swapping import MOST, search_swap, swap_options, swapped
from shengji_qt.model.actions import Bury, Swap
from shengji_qt.model.cards import remove_cards
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.view import ThreeView
from tests.ai import three_positions

LIMITS = Limits(worlds=8, guard=1.5, drop=2.5, work=10_000, prior=0.0, least=6)


def swap_views(seed: int, settings_seed: int | None = None) -> list[ThreeView]:
    made = three_positions.decisions(seed, 3, settings_seed=settings_seed)
    return [view for _, view in made if view.decision is not None and view.decision.kind == "swap"]


VIEWS = [*swap_views(1), *swap_views(2, settings_seed=5)]


def asked(view: ThreeView, budget: Budget = ENDLESS) -> Asked:
    return Asked(view, RuleBot().rank(view, ENDLESS, 0), LIMITS, budget, random.Random(7))


@pytest.mark.parametrize("view", VIEWS)
def test_options_and_answers_are_legal_and_the_same_again(view: ThreeView) -> None:
    options = swap_options(view, RuleBot().rank(view, ENDLESS, 0))
    assert 2 <= len(options) <= MOST
    assert len({each.action for each in options}) == len(options)
    found = search_swap(asked(view))
    assert found == search_swap(asked(view))
    assert all(view_rules.check(view, each.action) is None for each in options)
    assert all(view_rules.check(view, each.action) is None for each in found)


def test_who_is_not_waited_for_does_not_answer() -> None:
    with pytest.raises(Cancelled):
        search_swap(asked(VIEWS[0], Budget(cancelled=lambda: True)))


def test_a_position_after_the_swap_is_that_of_the_model() -> None:
    """The model draws what is left and buries what the playout does."""
    compared = 0
    for game, view in three_positions.decisions(1, 3):
        if view.decision is None or view.decision.kind != "swap":
            continue
        for option in swap_options(view, [])[:4]:
            assert isinstance(option.action, Swap)
            _compare(game, view, option.action)
            compared += 1
    assert compared >= 4


def _compare(game: ThreeGame, view: ThreeView, action: Swap) -> None:
    assert view.seat is not None
    twin = copy.deepcopy(game)
    twin.apply(view.seat, action)
    while twin.phase == "draw":
        twin.advance()
    after = twin.view(view.seat)
    kept = remove_cards(view.bottom, [move.card for move in action.moves])
    hands = list(twin.hands)
    hands[view.seat] = remove_cards(hands[view.seat], (*kept, *after.locked))
    down = [
        tuple(game.tableaus[seat].card_at(slot) for slot, pile in enumerate(piles) if pile.state == "down")
        for seat, piles in enumerate(view.tableaus)
    ]
    rules = HandRules(view.settings, view_rules.order_of(view), view.seat)
    made = swapped(view, World(hands, (), down), table_of(view), rules, action.moves)
    assert isinstance(made, ThreePosition)
    if twin.phase == "bury":
        hidden = made.table.cards((made.state[H1 + HIDDEN], 0, 0))
        twin.apply(view.seat, Bury(remove_cards(hidden, after.bottom)))
    assert made.state == position_of(twin).state
