# SPDX-License-Identifier: MIT
"""Which slot lies at which corner of the hexagon."""

import itertools

import pytest

from shengji_qt.model.five_player.seats import next_to_mine, partner, ring
from shengji_qt.model.five_player.view import MINE
from shengji_qt.ui.games.five.places import PLACES, TOP, mine_place, place_of, slot_at

EVERY = list(itertools.product(range(5), range(5)))


@pytest.mark.parametrize("own, declarer", EVERY)
def test_the_mine_lies_opposite_the_declarer_between_the_two_seats_next_to_it(own: int, declarer: int) -> None:
    mine = mine_place(own, declarer)
    assert (mine - place_of(declarer, own, declarer)) % PLACES == 3
    before, after = next_to_mine(declarer)
    assert place_of(before, own, declarer) == (mine - 1) % PLACES
    assert place_of(after, own, declarer) == (mine + 1) % PLACES


@pytest.mark.parametrize("own, declarer", EVERY)
def test_the_player_stays_below_and_play_goes_counter_clockwise(own: int, declarer: int) -> None:
    assert place_of(own, own, declarer) == 0
    places = [place_of(slot, own, declarer) for slot in ring(declarer)]
    assert [(place - places[0]) % PLACES for place in places] == list(range(PLACES))


@pytest.mark.parametrize("own, declarer", EVERY)
def test_partners_sit_opposite_each_other(own: int, declarer: int) -> None:
    for seat in set(range(5)) - {declarer}:
        other = partner(declarer, seat)
        assert (place_of(seat, own, declarer) - place_of(other, own, declarer)) % PLACES == 3


@pytest.mark.parametrize("declarer, place", [(0, 3), (4, 2), (3, 1), (2, 5), (1, 4)])
def test_where_the_mine_lies_for_each_declarer_as_seat_0_sees_it(declarer: int, place: int) -> None:
    assert mine_place(0, declarer) == place


def test_before_there_is_a_declarer_the_top_is_empty() -> None:
    assert [place_of(seat, 2, None) for seat in (2, 3, 4, 0, 1)] == [0, 1, 2, 4, 5]
    assert mine_place(2, None) == TOP == place_of(MINE, 2, None)


@pytest.mark.parametrize("own, declarer", [*EVERY, (3, None)])
def test_every_corner_has_its_slot(own: int, declarer: int | None) -> None:
    for place in range(PLACES):
        assert place_of(slot_at(place, own, declarer), own, declarer) == place
