# SPDX-License-Identifier: MIT
"""The ring, who wins a trick, who leads next and whose points they are (five_player.md 3, 11.4, 15)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player import seats
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.tricks import credit, next_leader, winning_slot
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.view import Played
from tests.model.five_player.reading import FiveOrdering, tables
from tests.model.naive import Cards


@pytest.mark.parametrize("declarer", range(5))
def test_the_ring_and_the_pairs(declarer: int) -> None:
    ring = seats.ring(declarer)
    assert sorted(ring) == [*range(5), MINE]
    for leader in ring:
        order = seats.trick_order(declarer, leader)
        assert order[0] == leader
        assert order.index(MINE) == (order.index(ring[2]) + 1) % 6
        players = [slot for slot in order if slot != MINE]
        assert all((after - before) % 5 == 1 for before, after in pairwise(players))
    for seat in seats.attackers(declarer):
        mate = seats.partner(declarer, seat)
        assert seats.partner(declarer, mate) == seat
        assert (ring.index(seat) + 3) % 6 != ring.index(declarer)
        assert seat in seats.pairs(declarer)[seats.pair_of(declarer, seat)]
        assert abs(ring.index(seat) - ring.index(mate)) == 3, "opposite corners of the ring"
        assert (seat in seats.next_to_mine(declarer)) != (mate in seats.next_to_mine(declarer))
        assert (seat in seats.next_to_mine(declarer)) != (seat in seats.next_to_declarer(declarer))
    with pytest.raises(ValueError, match="no pair"):
        seats.pair_of(declarer, declarer)
    assert seats.seat_of(declarer, MINE) == declarer


@settings(max_examples=80)
@given(tables(1, 2, 3, hands=3, most=7))
def test_the_highest_covering_play_wins(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    """Short plays and skips are only discards (R11.5)."""
    ordering, lead, hands = table
    reading = ordering.reading
    plays = [lead, *(hand[: len(lead)] for hand in hands), ()]
    values = [reading.value(lead, play) if len(play) == len(lead) else None for play in plays]
    best = max(value for value in values if value is not None)
    played = [Played(slot, play) for slot, play in enumerate(plays)]
    assert winning_slot(ordering.order, played) == values.index(best)


def test_points_are_booked_to_the_partner_who_played_them_else_to_the_winner() -> None:
    cards = ["AD", "KD", "5D", "10D", "10D", ""]
    order = (1, 2, MINE, 3, 4, 0)
    plays = [Played(slot, parse_cards(text)) for slot, text in zip(order, cards, strict=True)]
    assert credit(plays, 0, 1) == (0, 25, 0, 10, 0)
    assert credit(plays, 0, 3) == (0, 0, 0, 35, 0)
    assert credit(plays, 0, 2) == (0, 0, 25, 0, 10)
    assert credit(plays, 0, 0) == credit(plays, 0, MINE) == (0,) * 5


def test_who_leads_next() -> None:
    assert next_leader(2, MINE) == 2
    assert next_leader(2, 4) == 4
    assert next_leader(2, MINE, True, 3, 1) == MINE
    assert next_leader(2, MINE, True, 3, 0) == 2
    assert next_leader(2, 2, True, 3, 1) == 2
    assert next_leader(2, 2, True, 0, 1) == MINE
    assert next_leader(2, 3, True, 0, 1) == 3


def test_the_first_of_equal_cards_wins() -> None:
    """R8.5, R20.3: one deck's side suits have only two classes."""
    order = five_order(Rank.parse("Q"), Trump.SPADES, decks=1)
    plays = [Played(slot, parse_cards(text)) for slot, text in enumerate(["10D", "JD", "AD", "KD", "9D"])]
    assert winning_slot(order, plays) == 1


def test_fewer_cards_never_win() -> None:
    """R11.5: one joker is no ruff of two single cards, nor is one ace higher than they are."""
    order = five_order(Rank.parse("5"), Trump.SPADES)
    for short in ("bj", "AD", ""):
        plays = [Played(slot, parse_cards(text)) for slot, text in ((4, "KD QD"), (0, "3D 4D"), (MINE, short))]
        assert winning_slot(order, plays) == 4
