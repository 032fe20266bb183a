# SPDX-License-Identifier: MIT
"""Steps, points, overbids, reinforcing, and the trump that is turned up (five_player.md 5 to 7, R20.2, R21)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import CARDS, RANKS, Card, Rank, Trump, parse_cards
from shengji_qt.model.dealing import Bidding
from shengji_qt.model.five_player.bidding import (
    acceptable_bids,
    check_bid,
    close_bidding,
    rung_of,
    shown_bid,
    turned_trump,
)
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.view import BidShown
from tests.model import naive
from tests.model.five_player.reading import COLOURS

SIX = Rank.parse("6")
RULES = {decks: FiveSettings(decks=decks) for decks in (1, 2, 3)}
STEPS = [
    ("6S", 1, "S", ""),
    ("sj 2S 2C", 2, "NT", "black"),
    ("bj 2H 2H", 2, "NT", "red"),
    ("6D 2D", 3, "D", ""),
    ("6H 6H", 4, "H", ""),
    ("bj bj", 5, "NT", "red"),
    ("6C 6C 2C 2C", 6, "C", ""),
    ("2H 2H 2D 2D", 7, "NT", "red"),
]


@pytest.mark.parametrize(("cards", "step", "trump", "colour"), STEPS)
def test_the_seven_steps(cards: str, step: int, trump: str, colour: str) -> None:
    assert rung_of(parse_cards(cards), SIX, RULES[2]) == (step, Trump(trump), colour)


@pytest.mark.parametrize(
    "cards",
    ["", "7S", "bj", "bj sj", "sj 2H 2D", "sj 2S 2H", "6S 2C", "6S 6C", "6S 2S 2S", "6S 6S 2S", "2S 2S", "6S bj"],
)
def test_nothing_else_is_a_bid(cards: str) -> None:
    assert rung_of(parse_cards(cards), SIX, RULES[2]) is None
    refused = check_bid(0, parse_cards(cards), (), SIX, RULES[2])
    assert refused is not None
    assert refused.code == "not_a_bid"


def test_with_three_decks_points_count() -> None:
    points = {"6S 2S": 3, "6S 6S": 4, "6S sj": 3, "sj sj 2S": 5, "6H 6H 6H 2H 2H 2H bj bj bj": 12}
    for cards, number in points.items():
        rung = rung_of(parse_cards(cards), SIX, RULES[3])
        assert rung is not None
        assert rung.number == number
    for cards in ("6S", "2S 2S 2S", "6S bj", "6S 2C", "bj sj 2S", "6S 6C", "6S 2S 3S", "bj"):
        assert rung_of(parse_cards(cards), SIX, RULES[3]) is None


def points_by_text(cards: tuple[Card, ...], level: str) -> bool:
    """R21.2, one suit or colour after another."""
    texts = [face.text for face in cards]
    for colour, suits in COLOURS.items():
        joker = {"red": "bj", "black": "sj"}[colour]
        for suit in suits:
            value = [{level + suit: 2, "2" + suit: 1, joker: 1}.get(text, 0) for text in texts]
            if level + suit in texts and all(value) and sum(value) >= 3:
                return True
        value = [{joker: 2, "2" + suits[0]: 1, "2" + suits[1]: 1}.get(text, 0) for text in texts]
        if joker in texts and all(value) and sum(value) >= 3:
            return True
    return False


@settings(max_examples=40)
@given(st.data(), st.sampled_from((1, 2, 3)), st.sampled_from(RANKS[1:]))
def test_every_bid_of_a_hand_is_found(data: st.DataObject, decks: int, level: Rank) -> None:
    """Against every subset of a hand of cards that may count, over no bid and over one."""
    able = [face for face in CARDS if face.is_joker or face.rank in (2, level)]
    drawn = Counter(data.draw(st.lists(st.sampled_from(able), max_size=9)))
    hand = tuple(sorted(face for face, copies in drawn.items() for _ in range(min(copies, decks))))
    rules = RULES[decks]
    every = {each for size in range(1, len(hand) + 1) for each in naive.subsets(hand, size)}
    first = acceptable_bids(0, hand, (), level, rules)
    assert set(first) == {each for each in every if rung_of(each, level, rules)}
    if decks == 3:
        assert set(first) == {each for each in every if points_by_text(each, level.text)}
    for standing in first[:4]:
        for seat in (0, 1):
            bids = [shown_bid(0, standing, level, rules)]
            found = acceptable_bids(seat, hand, bids, level, rules)
            assert set(found) == {each for each in every if check_bid(seat, each, bids, level, rules) is None}
            numbers = [shown_bid(seat, each, level, rules).number for each in found]
            assert numbers == sorted(numbers)
            assert all(number > bids[0].number for number in numbers)


def made(seat: int, cards: str, rules: FiveSettings) -> BidShown:
    return shown_bid(seat, parse_cards(cards), SIX, rules)


@pytest.mark.parametrize(
    ("decks", "standing", "seat", "cards", "code"),
    [
        (2, "6S 6S", 1, "6H 6H", "bid_too_low"),
        (2, "sj sj", 1, "bj bj", "bid_too_low"),
        (2, "6S", 0, "6H 6H", "own_bid_other_trump"),
        (2, "sj sj", 0, "2H 2H 2D 2D", "own_bid_other_trump"),
        (2, "sj sj", 0, "2S 2S 2C 2C", None),
        (2, "6S", 0, "6S", "bid_too_low"),
        (2, "6S", 0, "6S 6S", None),
        (1, "6S", 1, "6H 2H", "first_bid_stands"),
        (1, "6S", 0, "6S 2S", "first_bid_stands"),
        (3, "6S 2S", 1, "6H 6H", "bid_few_cards"),
        (3, "6S 6S", 1, "6H 2H bj", "bid_too_low"),
        (3, "6S 2S", 1, "6H 6H bj", None),
        (3, "6S 2S", 0, "6S 6S sj", "reinforce_adds"),
        (3, "6S 2S", 0, "6S 2S", "reinforce_adds"),
        (3, "6S 2S", 0, "6S 2S sj", None),
        (3, "6S 2S", 0, "6H 6H 6H", "own_bid_other_trump"),
    ],
)
def test_what_may_be_bid_over_what(decks: int, standing: str, seat: int, cards: str, code: str | None) -> None:
    rules = RULES[decks]
    refused = check_bid(seat, parse_cards(cards), [made(0, standing, rules)], SIX, rules)
    assert (refused.code if refused else None) == code


def test_self_counter_is_a_house_rule() -> None:
    for decks, cards in ((2, "6H 6H"), (3, "6H 6H bj")):
        rules = FiveSettings(decks=decks, bid_self_counter=True)  # type: ignore[arg-type]
        assert check_bid(0, parse_cards(cards), [made(0, "6S 2S", rules)], SIX, rules) is None
        assert check_bid(0, parse_cards("6H 2H"), [made(0, "6S 2S", rules)], SIX, rules) is not None


def test_once_overbid_the_first_may_change_suit() -> None:
    bids = [made(0, "6S", RULES[2]), made(1, "6D 2D", RULES[2])]
    assert check_bid(0, parse_cards("6H 6H"), bids, SIX, RULES[2]) is None


@pytest.mark.parametrize(
    ("decks", "bottom", "turned", "trump", "colour"),
    [
        (2, "9H KC bj 7D 4S 5S 8S 8S", "9H KC bj 7D", "D", ""),
        (2, "9H KC 7D 6H 4S 5S 8S 8S", "9H KC 7D 6H", "NT", "red"),
        (3, "9H KC 7D sj 4S 5S 8S 8S 3S 3S 3S 4S", "9H KC 7D sj", "NT", "black"),
        (1, "bj 2C 4S 5S", "2C", "NT", "black"),
        (1, "bj KC 4S 5S", "KC", "C", ""),
    ],
)
def test_what_is_turned_up(decks: int, bottom: str, turned: str, trump: str, colour: str) -> None:
    cards, rung = turned_trump(parse_cards(bottom), SIX, decks)
    assert cards == parse_cards(turned)
    assert rung == (0, Trump(trump), colour)


def test_who_becomes_declarer() -> None:
    bottom = parse_cards("9H KC 7D 8D 4S 5S 8S 8S")
    bids = [made(3, "6S", RULES[2]), made(1, "6H 6H", RULES[2])]
    for rule, declarer in (("first_bidder", 3), ("last_bidder", 1), ("start_seat", 2)):
        rules = FiveSettings(deal_first_declarer=rule)  # type: ignore[arg-type]
        closing = close_bidding(Bidding(bids, None, 2, bottom, SIX), rules)
        assert (closing.declarer, closing.bidder, closing.trump, closing.turned) == (declarer, 1, "H", ())
        assert close_bidding(Bidding(bids, 4, 2, bottom, SIX), rules).declarer == 4
    nobody = close_bidding(Bidding([], None, 2, bottom, SIX), RULES[2])
    assert (nobody.declarer, nobody.bidder, nobody.trump, nobody.turned) == (2, None, "D", bottom[:4])
