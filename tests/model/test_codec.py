# SPDX-License-Identifier: MIT
"""Everything of the vocabulary survives JSON, and bad JSON says what is wrong."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Choice, Decision
from shengji_qt.model.cards import CARDS, RANKS, Card, Rank, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import AnyEntry, MatchSpec
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.view import Obligation
from shengji_qt.model.vocabulary import AnyEvent
from tests.model.strategies import structs

TYPES = [
    *((each, AnyAction) for each in get_args(AnyAction)),
    *((each, AnyEvent) for each in get_args(AnyEvent)),
    *((each, AnyEntry) for each in get_args(AnyEntry)),
    *(
        (each, each)
        for each in (FourSettings, MatchOptions, MatchSpec, FourView, Obligation, Refusal, Choice, Decision)
    ),
]


@pytest.mark.parametrize(("wanted", "union"), TYPES, ids=[each.__name__ for each, _ in TYPES])
def test_round_trip(wanted: type[msgspec.Struct], union: Any) -> None:
    @settings(max_examples=8)
    @given(structs(wanted))
    def check(value: msgspec.Struct) -> None:
        data = codec.encode(value)
        back = codec.decode(data, union)
        assert type(back) is wanted
        assert back == value
        assert codec.encode(back) == data, "equal values give equal bytes"
        assert codec.convert(codec.to_builtins(value), union) == value

    check()


@given(st.lists(st.sampled_from(CARDS)))
def test_cards_come_back_as_cards(cards: list[Card]) -> None:
    back = codec.decode(codec.encode(cards), list[Card])
    assert back == cards
    assert all(type(each) is Card for each in back)


def test_cards_and_ranks_are_text() -> None:
    assert codec.encode(parse_cards("10S sj")) == b'["10S","sj"]'
    assert codec.encode(RANKS[-1]) == b'"A"'
    assert codec.to_builtins(FourSettings())["must_play"] in (["A"], ("A",))


@pytest.mark.parametrize(
    ("data", "wanted", "words"),
    [
        ('"1S"', Card, "not a card: '1S'"),
        ("7", Card, "text of a Card"),
        ('"1"', Rank, "not a rank: '1'"),
        ("true", Rank, "text of a Rank"),
        ('{"type":"Bid","cards":["2H"],"extra":1}', AnyAction, "extra"),
        ('{"type":"Fly"}', AnyAction, "Fly"),
        ('{"decks":4}', FourSettings, "4"),
        ('{"dekcs":2}', FourSettings, "dekcs"),
        ("{", FourSettings, "truncated"),
    ],
)
def test_what_is_wrong_is_said(data: str, wanted: Any, words: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=words):
        codec.decode(data, wanted)


def test_what_has_no_json() -> None:
    with pytest.raises(NotImplementedError, match="complex"):
        codec.encode(1j)
    with pytest.raises(NotImplementedError, match="complex"):
        codec.decode("1", complex)
