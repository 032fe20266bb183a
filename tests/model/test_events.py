# SPDX-License-Identifier: MIT
"""Who hears of what: every event type, every seat, and a spectator."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings

from shengji_qt.model import events as ev
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.vocabulary import AnyEvent
from tests.model.driver import SPECTATOR_AND_SEATS
from tests.model.strategies import structs

# The events that only `seat` sees whole, and what the others hear instead.
PRIVATE: dict[type[ev.Event], type[ev.Event]] = {
    ev.CardDealt: ev.CardDealtHidden,
    ev.BottomTaken: ev.BottomTakenHidden,
    ev.Buried: ev.BuriedHidden,
}
TYPES: tuple[type[Any], ...] = get_args(AnyEvent)


def test_every_event_is_listed() -> None:
    found = {each for each in vars(ev).values() if isinstance(each, type) and issubclass(each, ev.Event)} - {
        ev.Event,
        ev.PublicEvent,
    }
    assert found == set(TYPES)


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("seat", SPECTATOR_AND_SEATS)
def test_who_sees_what(kind: type[Any], seat: int | None) -> None:
    @settings(max_examples=5)
    @given(structs(kind))
    def check(happened: ev.Event) -> None:
        seen = happened.seen_by(seat)
        if kind not in PRIVATE or seat == happened.seat:  # type: ignore[attr-defined]
            assert seen is happened
        else:
            assert type(seen) is PRIVATE[kind]
            assert "cards" not in seen.__struct_fields__
            assert "card" not in seen.__struct_fields__
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


def test_an_event_without_a_rule_reaches_nobody() -> None:
    class Unheard(ev.Event, frozen=True):
        seat: int

    assert all(Unheard(0).seen_by(seat) is None for seat in SPECTATOR_AND_SEATS)
