# SPDX-License-Identifier: MIT
"""What the end of the tricks brings (five_player.md 14, 22)."""

from __future__ import annotations

from shengji_qt.model.cards import parse_cards
from shengji_qt.model.five_player.endgame import Ending, ending
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE

EMPTY = ((),) * 5


def test_an_attacker_digs_the_bottom() -> None:
    left = parse_cards("10S KS 4H")
    dug = ending(FiveSettings(), 0, 3, 2, ((), left), EMPTY)
    assert dug == Ending(tuple(sorted(left)), 20, 3, 75, 0, (0,) * 5)


def test_the_bottom_is_kept() -> None:
    left = parse_cards("10S KS 4H")
    for winner in (0, MINE):
        kept = ending(FiveSettings(), 0, winner, 2, ((), left), EMPTY)
        assert (kept.winner, kept.score, kept.points) == (None, 0, 20)


def test_an_empty_mine() -> None:
    assert ending(FiveSettings(), 0, 3, 1, ((), ()), EMPTY) == Ending((), 0, 3, 0, 0, (0,) * 5)


def test_both_hands_of_the_declarer() -> None:
    """R22.6: each pair has 20 for each card left in both, and the bottom score counts both sides."""
    house = FiveSettings(mode="split")
    sides = parse_cards("3S 4S"), parse_cards("KS 7H 8H")
    assert ending(house, 0, 0, 1, sides, EMPTY)[3:5] == (0, 40)
    assert ending(house, 0, 1, 1, sides, EMPTY)[3:5] == (45, 40)
    assert ending(house, 0, 1, 2, ((), sides[1]), EMPTY)[3:5] == (45, 0)


def test_the_declarer_is_out_first() -> None:
    house = FiveSettings(mode="split")
    hands = ((), parse_cards("KS 3H"), parse_cards("5D 5D"), parse_cards("4D 4D"), parse_cards("10C 6C"))
    out = ending(house, 0, 1, 1, ((), ()), hands)
    assert (out.hand_points, out.score, out.each_pair) == ((0, 10, 10, 0, 10), 0, 0)
