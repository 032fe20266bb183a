# SPDX-License-Identifier: MIT
"""Bids and how the bidding ends (four_player.md 7)."""

from __future__ import annotations

from itertools import chain, combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import BIG_JOKER, CARDS, RANKS, SMALL_JOKER, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.dealing import Bidding
from shengji_qt.model.four_player.bidding import acceptable_bids, check_bid, close_bidding, rung_of, shown_bid
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.view import BidShown

LEVEL = Rank.parse("5")


def rules(decks: int = 2, **values: Any) -> FourSettings:
    return FourSettings(decks=decks, **values)  # type: ignore[arg-type]


def stand(house: FourSettings, *sequence: tuple[int, str]) -> list[BidShown]:
    """The accepted bids of a sequence; every one of them must be accepted."""
    bids: list[BidShown] = []
    for seat, cards in sequence:
        assert check_bid(seat, parse_cards(cards), bids, LEVEL, house) is None
        bids.append(shown_bid(seat, parse_cards(cards), LEVEL, house))
    return bids


def refusal(house: FourSettings, seat: int, cards: str, *before: tuple[int, str]) -> str | None:
    found = check_bid(seat, parse_cards(cards), stand(house, *before), LEVEL, house)
    return found and found.code


@pytest.mark.parametrize(
    ("decks", "cards", "number", "trump"),
    [
        (1, "5H", 1, "H"),
        (1, "sj bj", 2, "NT"),
        (2, "5H", 1, "H"),
        (2, "5H 5H", 2, "H"),
        (2, "sj sj", 3, "NT"),
        (2, "bj bj", 3, "NT"),
        (3, "5D 5D", 2, "D"),
        (3, "sj sj", 3, "NT"),
        (3, "5C 5C 5C", 4, "C"),
        (3, "bj bj bj", 5, "NT"),
    ],
)
def test_the_ladder(decks: int, cards: str, number: int, trump: str) -> None:
    rung = rung_of(parse_cards(cards), LEVEL, rules(decks))
    assert rung is not None
    assert (rung.number, rung.trump) == (number, Trump(trump))


@pytest.mark.parametrize(
    ("decks", "cards"),
    [
        (1, ""),
        (1, "sj"),
        (1, "5H 5H"),
        (1, "5S 5H"),
        (2, "6H"),
        (2, "5H 5D"),
        (2, "sj bj"),
        (2, "bj"),
        (2, "5H 5H 5H"),
        (2, "sj sj sj"),
        (2, "5H sj"),
        (3, "sj sj bj"),
        (3, "5H 5H 5D"),
        (3, "5H 5H 5H 5H"),
    ],
)
def test_no_bids(decks: int, cards: str) -> None:
    assert rung_of(parse_cards(cards), LEVEL, rules(decks)) is None


def test_higher_only_and_raising_ones_own() -> None:
    house = rules(3)
    assert refusal(house, 1, "5S", (0, "5H")) == "bid_too_low"
    assert refusal(house, 1, "5S 5S", (0, "5H 5H")) == "bid_too_low"
    assert refusal(house, 1, "5S 5S", (0, "5H")) is None
    assert refusal(house, 0, "5H 5H", (0, "5H")) is None, "reinforcing is an ordinary higher bid"
    assert refusal(house, 1, "bj bj", (0, "sj sj")) == "bid_too_low", "jokers have one level"
    assert refusal(house, 1, "5S 5S 5S", (0, "sj sj")) is None, "a triple stands above two jokers"
    assert refusal(house, 1, "sj sj sj", (0, "5S 5S 5S")) is None
    assert refusal(house, 1, "bj bj bj", (0, "sj sj sj")) == "bid_too_low"


def test_self_overcall() -> None:
    """The bidder on top may only raise the same trump; after somebody else's bid he is free again (7.2)."""
    assert refusal(rules(), 0, "5S 5S", (0, "5H")) == "own_bid_other_trump"
    assert refusal(rules(), 0, "sj sj", (0, "5H")) == "own_bid_other_trump"
    assert refusal(rules(3), 0, "sj sj sj", (0, "bj bj")) is None, "no trump to no trump"
    assert refusal(rules(3), 0, "5H 5H 5H", (0, "sj sj")) == "own_bid_other_trump"
    assert refusal(rules(), 0, "sj sj", (0, "5H"), (1, "5D 5D")) is None
    assert refusal(rules(allow_self_overcall=True), 0, "5S 5S", (0, "5H")) is None
    assert refusal(rules(1), 0, "sj bj", (0, "5H")) == "own_bid_other_trump"


def test_equal_bids_override_where_the_house_says_so() -> None:
    house = rules(bid_equal_overrides=True)
    assert refusal(house, 1, "5S", (0, "5H")) is None
    assert refusal(house, 1, "5S", (0, "5H 5H")) == "bid_too_low", "a lower one never"
    assert refusal(house, 0, "5H", (0, "5H"), (1, "5S")) == "bid_not_new"
    assert refusal(house, 0, "5D", (0, "5H"), (1, "5S")) is None
    assert refusal(house, 0, "5H 5H", (0, "5H"), (1, "5S 5S")) is None, "one of the two is new"
    assert refusal(house, 0, "5H 5H", (0, "5H"), (0, "5H 5H"), (1, "5S 5S")) == "bid_not_new"
    assert refusal(house, 0, "5D", (0, "5H")) == "own_bid_other_trump"
    assert refusal(rules(bid_equal_overrides=True, allow_self_overcall=True), 0, "5D", (0, "5H")) is None
    assert refusal(house, 1, "bj bj", (0, "sj sj")) is None
    assert refusal(house, 1, "sj sj", (0, "bj bj")) is None, "equal as well"


def test_big_jokers_above_small_ones() -> None:
    house = rules(3, big_joker_outranks_small=True, joker_bid_identical=False)
    assert refusal(house, 1, "bj bj", (0, "sj sj")) is None
    assert refusal(house, 1, "sj sj", (0, "bj bj")) == "bid_too_low"
    assert refusal(house, 1, "sj bj", (0, "sj sj")) == "bid_too_low", "a mixed set ranks with the small jokers"
    assert refusal(house, 1, "bj bj", (0, "sj bj")) is None
    assert refusal(house, 1, "bj bj bj", (0, "sj sj bj")) is None
    assert refusal(house, 1, "sj sj sj", (0, "sj bj bj")) == "bid_too_low"
    assert refusal(house, 1, "5S 5S 5S", (0, "bj bj")) is None, "the ladder number counts first"
    lower = rules(big_joker_outranks_small=True, bid_equal_overrides=True)
    assert refusal(lower, 1, "sj sj", (0, "bj bj")) == "bid_too_low", "small ones are lower then, not equal"
    assert refusal(lower, 1, "bj bj", (0, "sj sj")) is None


def test_arbitrary_jokers() -> None:
    house = rules(3, joker_bid_identical=False)
    assert rung_of(parse_cards("sj bj"), LEVEL, house) == (3, 0, Trump.NONE)
    assert rung_of(parse_cards("sj bj bj"), LEVEL, house) == (5, 0, Trump.NONE)
    assert rung_of(parse_cards("sj bj"), LEVEL, rules(1, one_deck_joker_nt=False)) is None


def test_refusals_tell_what_stands() -> None:
    found = check_bid(1, parse_cards("5S"), stand(rules(), (0, "5H 5H")), LEVEL, rules())
    assert found is not None
    assert found.facts == {"standing": 2, "offered": 1}
    found = check_bid(0, parse_cards("bj bj"), stand(rules(), (0, "5H 5H")), LEVEL, rules())
    assert found is not None
    assert found.facts == {"trump": "H"}


houses = st.builds(
    FourSettings,
    decks=st.sampled_from((1, 2, 3)),
    bid_equal_overrides=st.booleans(),
    joker_bid_identical=st.booleans(),
    big_joker_outranks_small=st.booleans(),
    one_deck_joker_nt=st.booleans(),
    allow_self_overcall=st.booleans(),
)
FACES = [face for face in CARDS if face.is_joker or face.rank == LEVEL] + [CARDS[0]]


@settings(max_examples=150)
@given(houses, st.data())
def test_acceptable_bids_are_all_that_pass_the_check(house: FourSettings, data: st.DataObject) -> None:
    hands = [[face for face in FACES for _ in range(data.draw(st.integers(0, house.decks)))] for _ in range(4)]
    bids: list[BidShown] = []
    for _ in range(5):
        seat = data.draw(st.integers(0, 3))
        hand = hands[seat]
        every = chain.from_iterable(combinations_with_replacement(sorted(set(hand)), size) for size in range(1, 5))
        held = [each for each in every if all(each.count(face) <= hand.count(face) for face in each)]
        expected = {each for each in held if check_bid(seat, each, bids, LEVEL, house) is None}
        offers = acceptable_bids(seat, hand, bids, LEVEL, house)
        assert set(offers) == expected
        assert len(offers) == len(expected), "no repeats"
        rungs = [rung_of(each, LEVEL, house) for each in offers]
        assert [rung and (rung.number, rung.high) for rung in rungs] == sorted(
            rung and (rung.number, rung.high) for rung in rungs
        )
        if offers:
            bids.append(shown_bid(seat, data.draw(st.sampled_from(offers)), LEVEL, house))


def test_offers_of_one_rung_stand_in_suit_order() -> None:
    hand = parse_cards("5D 5C 5H 5S sj sj bj bj")
    offers = acceptable_bids(0, hand, [], LEVEL, rules())
    assert [cards_text(each) for each in offers] == ["5S", "5H", "5C", "5D", "sj sj", "bj bj"]


def test_what_is_no_bid_has_no_record() -> None:
    with pytest.raises(ValueError, match="not a bid"):
        shown_bid(0, (SMALL_JOKER, BIG_JOKER), LEVEL, rules())


def close(
    house: FourSettings, declarer: int | None, *sequence: tuple[int, str], bottom: str = ""
) -> tuple[Any, ...] | None:
    bidding = Bidding(stand(house, *sequence), declarer, 2, parse_cards(bottom), LEVEL)
    found = close_bidding(bidding, house)
    return found and (str(found.trump), found.declarer, found.bidder, cards_text(found.turned))


def test_the_last_bid_fixes_trump() -> None:
    race = (1, "5H"), (3, "5D 5D")
    assert close(rules(), None, *race) == ("D", 3, 3, "")
    assert close(rules(first_declarer="first_bidder"), None, *race) == ("D", 1, 3, "")
    # In later rounds the declarer is known; the others bid trump only.
    assert close(rules(), 0, *race) == ("D", 0, 3, "")
    assert close(rules(first_declarer="first_bidder"), 0, *race) == ("D", 0, 3, "")
    assert close(rules(), None, (1, "bj bj")) == ("NT", 1, 1, "")


def test_nobody_bids() -> None:
    assert close(rules(), None) is None, "shuffled again in the first round"
    assert close(rules(), 3) == ("NT", 3, None, "")
    assert close(rules(no_bid_later="redeal"), 3) is None
    assert close(rules(no_bid_first="no_trump"), None) == ("NT", 2, None, "")


@pytest.mark.parametrize(
    ("bottom", "trump", "turned"),
    [
        ("3S 4H 6C 7D 8S 9S 10S JS", "D", "3S 4H 6C 7D"),
        ("3S 4H 6C 5D 8S 9S 10S JS", "NT", "3S 4H 6C 5D"),  # a level card
        ("3S 4H 6C bj 8S 9S 10S JS", "NT", "3S 4H 6C bj"),
        ("bj 7D", "D", "bj 7D"),  # fewer than four: the last one decides
    ],
)
def test_flip_bottom(bottom: str, trump: str, turned: str) -> None:
    house = rules(no_bid_first="flip_bottom", no_bid_later="flip_bottom")
    assert close(house, None, bottom=bottom) == (trump, 2, None, turned), "the seat of the first card declares"
    assert close(house, 3, bottom=bottom) == (trump, 3, None, turned)
    assert close(house, 3, (0, "5S"), bottom=bottom) == ("S", 3, 0, ""), "only where nobody bids"


def test_levels_other_than_the_rounds_are_no_bid() -> None:
    for rank in RANKS:
        if rank != LEVEL:
            assert rung_of((CARDS[rank - 2],), LEVEL, rules()) is None
