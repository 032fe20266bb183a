# SPDX-License-Identifier: MIT
"""One tableau from the deal to the last card."""

from __future__ import annotations

import pytest

from shengji_qt.model.three_player.layouts import PYRAMID
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.tableau import Tableau
from shengji_qt.model.three_player.view import Pile
from tests.model.driver import Dice
from tests.model.three_player import reading
from tests.model.three_player.hands import random_layout


def full(layout: object = PYRAMID) -> Tableau:
    tableau = Tableau(layout)  # type: ignore[arg-type]
    for slot in range(10):
        tableau = tableau.dealt(slot, DECK[slot])
    return tableau


def test_from_down_to_gone() -> None:
    empty = Tableau(PYRAMID)
    assert empty.piles() == (Pile("none"),) * 10
    tableau = full()
    assert tableau.piles() == (Pile("down"),) * 10, "nobody knows a face-down card"
    assert (tableau.face_up, tableau.left) == ((), DECK[:10])
    tableau = tableau.turned(0, 2)
    assert tableau.face_up == (DECK[0], DECK[2])
    assert tableau.piles()[2] == Pile("up", DECK[2])
    tableau = tableau.swapped(2, DECK[20])
    assert tableau.card_at(2) == DECK[20]
    gone = tableau.played(DECK[20])
    assert gone.piles()[2] == Pile("gone", DECK[20])
    assert gone.face_up == (DECK[0],)
    assert DECK[20] not in gone.left
    assert tableau.face_up == (DECK[0], DECK[20]), "a tableau never changes"


@pytest.mark.parametrize("face", [DECK[1], DECK[20]])
def test_only_face_up_cards_are_played(face: object) -> None:
    with pytest.raises(ValueError, match="face up"):
        full().turned(0).played(face)  # type: ignore[arg-type]


def test_turning_by_a_second_reading() -> None:
    """Random layouts, random states, both stages, with and without hand cards (14)."""
    dice = Dice(3)
    turned = {"half": 0, "round": 0}
    for _ in range(300):
        layout = random_layout(dice)
        tableau = full(layout)
        tableau = tableau.turned(*layout.flip_order)
        for _ in range(dice.below(10)):
            if not tableau.face_up:
                break
            tableau = tableau.played(dice.one_of(tableau.face_up))
            if not dice.below(3):
                tableau = tableau.turned(*tableau.to_turn(0, "round"))
        hand, stage = dice.below(2), dice.one_of(("half", "round"))
        states = tableau.states
        gone, up = ({slot for slot in range(10) if states[slot] == state} for state in ("gone", "up"))
        expected = reading.to_turn(layout.slots, gone, up, hand, stage == "half")
        assert set(tableau.to_turn(hand, stage)) == expected
        turned[stage] += bool(expected)
    assert min(turned.values()) > 5
