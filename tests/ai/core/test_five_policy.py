# SPDX-License-Identifier: MIT
"""What the lean policy of five players does where one play is right. Seat 0 declares; pairs are (1, 3) and (4, 2); the
mine plays between 2 and 3. Spades are trumps, the level is 5.
"""

from __future__ import annotations

from typing import Literal

import pytest

from shengji_qt.ai.core.positions import World, position_from, table_of
from shengji_qt.model.cards import cards_text, parse_cards
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from tests.ai.building_five import Plays, position
from tests.ai.heuristics.test_five_playing import POINTS_LED, hands

LONG = {"s0": "KH 9H 3D 4D 7D JD 8C", "s1": "3H 4H 3C 9C 4C 6C 7S", "s2": "7H 8C 6C 7C JC 8D 4S"}
LONG |= {"s3": "9H 8H 4C 6D 9D 10D 3S", "s4": "7H 8D JD 6H QH KC 6S"}


def played(
    own: dict[str, str],
    mine: str = "",
    *,
    seat: int,
    slot: int | None = None,
    trick: Plays = (),
    decks: Literal[1, 2, 3] = 2,
) -> str:
    held = hands(**own)
    view = position(held, mine, seat=seat, slot=slot, trick=trick, settings=FiveSettings(decks=decks))
    world = World([tuple(sorted(parse_cards(text))) for text in held], tuple(sorted(parse_cards(mine))))
    return cards_text(sorted(position_from(view, world, table_of(view)).policy()))


def test_a_card_whose_twin_is_out_holds_the_trick() -> None:
    own = LONG | {"s1": "AC 3H 4H 6H 9C 2D 7S", "s4": "7H 8D JD 6H QH AC 6S"}
    assert played(own, seat=1) == "AC"


def test_all_that_nothing_beats_is_led_together() -> None:
    own = {"s0": "KH 9H 9C 10C 8C 7D JD", "s1": "AC KC QC 3H 4H 3D 7S", "s2": "7H 6C 7C JC 8D 8C 4S"}
    own |= {"s3": "9H 3C 4C 6D 9D 10C 3S", "s4": "7H 9C JC 6H 4C 6C 6S"}
    assert played(own, seat=1) == "QC KC AC"


def test_an_unbeaten_pair_goes_with_an_unbeaten_card() -> None:
    own = LONG | {"s1": "QD QD AD 3H 4H 3C 9C", "s3": "9H 8H 4C 6D 9D KD 3S"}
    assert played(own, seat=1) == "QD QD AD"


def test_equal_faces_of_one_deck_all_hold() -> None:
    own = {"s0": "KH 9H", "s1": "JC QC 3H 4D", "s2": "7C 8C", "s3": "AC 2H", "s4": "8H 8D"}
    assert played(own, seat=1, decks=1) == "JC QC"


def test_a_low_pair_is_kept_when_points_would_be_lost() -> None:
    own = LONG | {"s0": "10D 10D 3C 3S 9S 8S JS", "s1": "KD KD 3H 9C 4C 6C 7S", "s2": "AD AD QD QD JD 7C 4S"}
    own |= {"s3": "9H 8H 4C 6D 9D JC 3S"}
    assert played(own, "8H 6H", seat=0) not in ("10D 10D", "10D")


@pytest.mark.parametrize(
    ("own", "mine", "trick", "expected"),
    [
        ({}, "AH 4C", POINTS_LED, "AH"),
        ({"s0": "7H 7D 9D"}, "bj 4C", POINTS_LED, "4C"),
        ({}, "bj 4C 7C JC QC", POINTS_LED, "bj"),
        ({}, "bj 4C", POINTS_LED, "bj"),
        ({}, "10C 4C", [(0, "AH"), (1, "4H"), (2, "6H")], "10C"),
        ({}, "10C 4C", [(0, "AH KH"), (1, "4H 6H"), (2, "6H 8H")], ""),
    ],
)
def test_the_mine(own: dict[str, str], mine: str, trick: Plays, expected: str) -> None:
    """It takes points, keeps to the ruff ban, brings its points home, and stays out of the declarer's throw."""
    assert played(own, mine, seat=0, slot=MINE, trick=trick) == expected


def test_the_mine_empties_itself_in_a_last_trick_that_is_lost() -> None:
    last = {f"s{seat}": "" for seat in range(5)}
    trick = [(3, "AC AC"), (4, "8C 9C"), (0, "6D 7D"), (1, "7C 9C"), (2, "JC QC")]
    assert played(last, "KD", seat=0, slot=MINE, trick=trick) == "KD"


def test_who_is_void_ruffs_for_the_points_to_come() -> None:
    own = LONG | {"s0": "3S 8S KD 9D 3D 4D 7D"}
    assert played(own, "8H 6H", seat=0, trick=[(3, "AC"), (4, "8C")]) == "3S"


def test_a_partner_who_holds_gets_points() -> None:
    own = LONG | {"s3": "10C 4C 6D QD 9D 3S 8H"}
    assert played(own, seat=3, trick=[(0, "9C"), (1, "AC"), (2, "3C"), (MINE, "")]) == "10C"


def test_the_highest_trump_is_kept_for_the_last_trick() -> None:
    own = {"s0": "7D 9D", "s1": "bj 3D", "s2": "7H sj", "s3": "9H 2H", "s4": "8H 8D"}
    assert played(own, seat=1) == "3D"
    assert played(own, seat=1, trick=[(4, "9H"), (0, "6H")]) == "3D"
