# SPDX-License-Identifier: MIT
"""Who hears of what: every event type, every seat, and a spectator."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings

from shengji_qt.model import events as ev
from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.five_player import events as five
from shengji_qt.model.three_player import events as three
from shengji_qt.model.vocabulary import AnyEvent
from tests.model.driver import SPECTATOR_AND_SEATS
from tests.model.strategies import structs

# The events that only `seat` sees whole, and what the others hear instead.
PRIVATE: dict[type[ev.Event], type[ev.Event]] = {
    ev.CardDealt: ev.CardDealtHidden,
    ev.BottomTaken: ev.BottomTakenHidden,
    ev.Buried: ev.BuriedHidden,
    three.Swapped: three.SwappedHidden,
    five.Divided: five.DividedHidden,
}
SECRETS = ("card", "cards", "moves", "front", "rear")  # fields that an outsider's event has not, or only as numbers
TYPES: tuple[type[Any], ...] = get_args(AnyEvent)


def test_every_event_is_listed() -> None:
    named = [each for module in (ev, three, five) for each in vars(module).values()]
    found = {each for each in named if isinstance(each, type) and issubclass(each, ev.Event)}
    assert found - {ev.Event, ev.PublicEvent} == set(TYPES)


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("seat", (*SPECTATOR_AND_SEATS, 4))
def test_who_sees_what(kind: type[Any], seat: int | None) -> None:
    @settings(max_examples=5)
    @given(structs(kind))
    def check(happened: ev.Event) -> None:
        seen = happened.seen_by(seat)
        if kind not in PRIVATE or seat == happened.seat or getattr(happened, "public", False):  # type: ignore[attr-defined]
            assert seen is happened
        else:
            assert type(seen) is PRIVATE[kind]
            assert all(isinstance(getattr(seen, name, 0), int) for name in SECRETS)
            assert seen.seen_by(seat) is seen

    check()


def test_the_owner_sees_the_cards_and_the_others_a_number() -> None:
    cards = parse_cards("3H 4H")
    assert ev.CardDealt(1, cards[0]).seen_by(1) == ev.CardDealt(1, cards[0])
    assert ev.CardDealt(1, cards[0]).seen_by(0) == ev.CardDealtHidden(1)
    assert ev.BottomTaken(1, cards).seen_by(1) == ev.BottomTaken(1, cards)
    assert ev.BottomTaken(1, cards).seen_by(3) == ev.BottomTakenHidden(1, 2)
    assert ev.Buried(1, cards).seen_by(1) == ev.Buried(1, cards)
    assert ev.Buried(1, cards).seen_by(None) == ev.BuriedHidden(1, 2)


def test_where_a_displaced_card_went_is_known_to_the_declarer_or_to_all() -> None:
    entered, left = parse_cards("3H 4H")
    moves = (SwapMove(2, entered, "bottom"),)
    exchanged = (three.Exchanged(2, entered, left),)
    secret, open_ = (three.Swapped(1, moves, exchanged, public) for public in (False, True))
    assert secret.seen_by(1) == secret and open_.seen_by(0) == open_
    assert secret.seen_by(0) == secret.seen_by(None) == three.SwappedHidden(1, exchanged, 1)


def test_the_sizes_of_the_two_hands_are_known() -> None:
    cards = parse_cards("3H 4H 5H")
    divided = five.Divided(2, cards[:2], cards[2:])
    assert divided.seen_by(2) == divided
    assert divided.seen_by(4) == five.DividedHidden(2, 2, 1)


def test_an_event_without_a_rule_reaches_nobody() -> None:
    class Unheard(ev.Event, frozen=True):
        seat: int

    assert all(Unheard(0).seen_by(seat) is None for seat in SPECTATOR_AND_SEATS)
