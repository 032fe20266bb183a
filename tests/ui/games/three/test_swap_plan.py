# SPDX-License-Identifier: MIT
"""Swaps before they are confirmed: each bottom card and each slot once, and everything can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.actions import Swap, SwapMove
from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.games.three.swap_plan import SwapPlan

TAKEN = parse_cards("AS KH 5D bj")
A, K, FIVE, JOKER = TAKEN


def test_a_card_goes_into_a_slot_and_the_other_into_the_hand_at_first() -> None:
    plan = SwapPlan(TAKEN)
    plan.put(A, 3)
    assert plan.action == Swap((SwapMove(3, A, "hand"),))
    assert plan.left == (K, FIVE, JOKER) and plan.displaced("hand") == (3,) and plan.buried == 0


def test_the_displaced_card_can_be_sent_either_way() -> None:
    plan = SwapPlan(TAKEN)
    plan.put(A, 3)
    plan.send(3, "bottom")
    assert plan.displaced("bottom") == (3,) and plan.displaced("hand") == () and plan.buried == 1
    plan.turn_over(3)
    assert plan.displaced("hand") == (3,)
    plan.send(9, "bottom")
    plan.turn_over(9)
    assert len(plan.moves) == 1


def test_another_card_into_the_same_slot_sends_the_first_one_back() -> None:
    plan = SwapPlan(TAKEN)
    plan.put(A, 3)
    plan.send(3, "bottom")
    plan.put(K, 3)
    assert plan.moves == (SwapMove(3, K, "bottom"),) and A in plan.left


def test_a_card_moves_to_another_slot() -> None:
    plan = SwapPlan(TAKEN)
    plan.put(A, 3)
    plan.put(A, 4)
    assert plan.moves == (SwapMove(4, A, "hand"),) and plan.slot_of(A) == 4 and plan.move_at(3) is None


def test_taking_back_and_undoing() -> None:
    plan = SwapPlan(TAKEN)
    plan.undo()
    plan.put(A, 3)
    plan.put(K, 1)
    plan.undo()
    assert plan.moves == (SwapMove(3, A, "hand"),)
    plan.take_back(A)
    plan.take_back(K)
    assert plan.action == Swap(()) and plan.left == TAKEN


def test_only_cards_of_the_bottom() -> None:
    with pytest.raises(ValueError, match="not of the bottom"):
        SwapPlan(TAKEN).put(parse_cards("2H")[0], 0)


STEPS = st.lists(
    st.tuples(st.sampled_from(("put", "back", "send", "over", "undo")), st.sampled_from(TAKEN), st.integers(0, 4))
)


@given(STEPS)
def test_slots_and_cards_are_used_once_at_most(steps: list[tuple[str, object, int]]) -> None:
    plan = SwapPlan(TAKEN)
    for what, card, slot in steps:
        assert card in TAKEN
        match what:
            case "put":
                plan.put(card, slot)  # type: ignore[arg-type]
            case "back":
                plan.take_back(card)  # type: ignore[arg-type]
            case "send":
                plan.send(slot, "bottom")
            case "over":
                plan.turn_over(slot)
            case _:
                plan.undo()
        cards, slots = [m.card for m in plan.moves], [m.slot for m in plan.moves]
        assert len(set(cards)) == len(cards) and len(set(slots)) == len(slots)
        assert sorted((*cards, *plan.left)) == sorted(TAKEN)
