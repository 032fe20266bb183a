# SPDX-License-Identifier: MIT
"""What the declarer of the three-player game swaps and buries."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.heuristics import three
from shengji_qt.ai.heuristics.three_burying import bottoms, prices, swap, swaps
from shengji_qt.ai.heuristics.three_knowledge import ThreeKnowledge
from shengji_qt.ai.heuristics.three_playing import Position
from shengji_qt.model.actions import Bury, Swap, SwapMove
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import decisions


def asked(kind: str, seed: int, hands: int) -> list[ThreeView]:
    found = [view for _, view in decisions(seed, hands) if view.decision is not None and view.decision.kind == kind]
    assert len(found) >= hands
    return found


@pytest.fixture(scope="module")
def burying() -> list[ThreeView]:
    return asked("bury", 31, 8)


@pytest.fixture(scope="module")
def swapping() -> list[ThreeView]:
    return asked("swap", 32, 8)


def test_bottoms_are_legal_and_the_plainest_holds_no_winner(burying: list[ThreeView]) -> None:
    for view in burying:
        position = Position(view)
        order = position.know.order
        for cards in bottoms(position):
            assert view_rules.check(view, Bury(cards)) is None
        first = bottoms(position)[0]
        free = [face for face in view.hand if face not in view.locked and not order.is_trump(face)]
        if len(free) >= len(first):
            assert not any(order.is_trump(face) for face in first)


def test_a_void_is_offered(burying: list[ThreeView]) -> None:
    """Where a whole short suit can be buried, one of the bottoms does it."""
    found = 0
    for view in burying:
        position = Position(view)
        cls = position.know.order.cls
        for suit in range(4):
            held = [face for face in view.playable if cls[face] == suit]
            count = 4 - view.bottom_count
            if held and len(held) <= count and all(face in view.hand and face not in view.locked for face in held):
                found += 1
                assert any(set(held) <= set(cards) for cards in bottoms(position))
    assert found


def test_prices_rise_with_what_a_card_can_win(burying: list[ThreeView]) -> None:
    view = burying[0]
    rules = Position(view).know.rules
    price = prices(rules, DECK, DECK)
    order = rules.order
    for cls, ladder in enumerate(order.at):
        ranks = [faces[0] for faces in ladder if not rules.points[faces[0]]]
        assert [price[face] for face in ranks] == sorted(price[face] for face in ranks), cls
    dearest = max((face for face in DECK if not rules.points[face]), key=lambda face: price[face])
    assert dearest == parse_cards("bj")[0]


def test_swaps_are_legal_and_put_better_cards_on_the_table(swapping: list[ThreeView]) -> None:
    kinds = set()
    for view in swapping:
        position = Position(view)
        for moves in swaps(position):
            assert view_rules.check(view, Swap(moves)) is None
            kinds.add(tuple(sorted({move.to for move in moves})))
            if moves and moves[0].to == "bottom":
                everything = (*view.bottom, *view.playable)
                price = prices(position.know.rules, everything, everything)
                lying = view.tableaus[position.seat][moves[0].slot].card
                assert lying is not None and price[moves[0].card] > price[lying]
    assert {(), ("bottom",), ("hand",)} <= kinds


def test_a_swapped_table_is_whole(swapping: list[ThreeView]) -> None:
    """After the swap and the bury that follow, everybody has sixteen cards, and nothing is lost (11)."""
    for view in swapping[:4]:
        know = ThreeKnowledge(view)
        for moves in swaps(Position(view)):
            table = next(know.worlds(random.Random(1)))
            swap(table, know.seat, view.bottom, moves)
            lying = [face for seat in range(3) for face in (*table.play[seat], *table.hidden[seat].values())]
            assert sorted([*lying, *table.bottom]) == sorted(DECK)
            assert all(len(table.play[seat]) + len(table.hidden[seat]) == 16 for seat in range(3))
            locked = [view.tableaus[know.seat][move.slot].card for move in moves if move.to == "hand"]
            assert not set(locked) & set(table.bottom)
            assert all(table.slot[know.seat][move.card] == move.slot for move in moves)


def test_the_best_choice_is_legal(burying: list[ThreeView], swapping: list[ThreeView]) -> None:
    for view in (*burying[:3], *swapping[:3]):
        for choice in three.rank(view):
            assert view_rules.check(view, choice.action) is None
            assert isinstance(choice.action, Bury | Swap)
            assert all(isinstance(move, SwapMove) for move in getattr(choice.action, "moves", ()))
