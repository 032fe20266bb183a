# SPDX-License-Identifier: MIT
"""Bottom capture, results, levels and the next declarer (four_player.md 14 to 18.1)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import ACE, RANKS, Rank, Trump, parse_cards
from shengji_qt.model.four_player import settlement
from shengji_qt.model.four_player.settings import MUST_PLAY_SETS, DemotionRule, FourSettings
from shengji_qt.model.four_player.settlement import (
    Capture,
    advance,
    after_failed_throw,
    bottom_multiplier,
    demoted,
    next_declarer,
    result,
    result_table,
    score_round,
    thresholds,
)
from shengji_qt.model.order import four_order


def rules(decks: int = 2, **values: Any) -> FourSettings:
    return FourSettings(decks=decks, **values)  # type: ignore[arg-type]


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(Rank.parse(each) for each in text.split())


def multiplier(play: str, **values: Any) -> tuple[str, int, int]:
    order = four_order(Rank.parse("2"), Trump.SPADES)
    return tuple(bottom_multiplier(order, parse_cards(play), rules(3, **values)))


@pytest.mark.parametrize(
    ("play", "kind", "length", "double", "cards", "most"),
    [
        ("3H", "single", 1, 2, 2, 2),
        ("3H AH KH", "single", 1, 2, 2, 2),
        ("3H 3H", "pair", 1, 4, 4, 4),
        ("3H 3H 5H 5H", "pair", 1, 4, 4, 4),
        ("3H 3H 4H 4H", "tractor", 2, 8, 16, 8),
        ("3H 3H 4H 4H 5H 5H", "tractor", 3, 16, 64, 16),
        ("3H 3H 4H 4H 5H 5H 6H 6H", "tractor", 4, 32, 256, 32),
        ("3H 3H 3H", "triple", 1, 6, 6, 6),
        # A triple beside a tractor: the triple's line stands first, and lowers 8 to 6.
        ("9H 9H 10H 10H JH JH JH", "triple", 1, 6, 6, 8),
        ("3H 3H 3H 4H 4H 4H", "titanic", 2, 18, 64, 18),
        ("3H 3H 3H 4H 4H 4H 5H 5H 5H", "titanic", 3, 54, 512, 54),
        # The longest of a kind counts.
        ("3H 3H 4H 4H 6H 6H 7H 7H 8H 8H", "tractor", 3, 16, 64, 16),
        # A tractor of three and a triple: 6 by the sheet, 16 by the maximum.
        ("6H 6H 7H 7H 8H 8H JH JH JH", "triple", 1, 6, 6, 16),
        ("3H 3H 3H 5H 5H", "triple", 1, 6, 6, 6),
    ],
)
def test_multipliers(play: str, kind: str, length: int, double: int, cards: int, most: int) -> None:
    assert multiplier(play) == (kind, length, double)
    assert multiplier(play, bottom_multiplier_formula="power_of_cards") == (kind, length, cards)
    assert multiplier(play, bottom_multiplier_order="max")[2] == most
    assert multiplier(play, bottom_multiplier_cap=5)[2] == min(double, 5)
    assert multiplier(play, bottom_multiplier_cap=64, bottom_multiplier_formula="power_of_cards")[2] == min(cards, 64)


def test_maximum_and_power_of_cards_together() -> None:
    both = {"bottom_multiplier_order": "max", "bottom_multiplier_formula": "power_of_cards"}
    assert multiplier("9H 9H 10H 10H JH JH JH", **both) == ("tractor", 2, 16)
    assert multiplier("9H 9H 10H 10H JH JH JH", bottom_multiplier_cap=4, **both) == ("tractor", 2, 4)


TABLES = {
    1: [(0, "declarers", 2), (5, "declarers", 1), (40, "attackers", 0), (80, "attackers", 1), (100, "attackers", 2)],
    2: [
        (0, "declarers", 3),
        (5, "declarers", 2),
        (40, "declarers", 1),
        (80, "attackers", 1),
        (120, "attackers", 2),
        (160, "attackers", 3),
        (200, "attackers", 4),
        (240, "attackers", 5),
    ],
    3: [
        (0, "declarers", 3),
        (5, "declarers", 2),
        (60, "declarers", 1),
        (120, "attackers", 0),
        (180, "attackers", 1),
        (240, "attackers", 2),
        (300, "attackers", 3),
        (360, "attackers", 4),
    ],
}


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_every_line_of_the_result_tables(decks: int) -> None:
    lines = TABLES[decks]
    for points in range(0, lines[-1][0] + 5, 5):
        _, winner, gain = max(line for line in lines if line[0] <= points)
        assert result(rules(decks), points) == (winner, gain, winner == "attackers")


def test_result_settings() -> None:
    assert [result(rules(1), points).gain for points in (100, 140, 160)] == [2, 2, 2]
    steps = rules(1, one_deck_100plus="plus1_per_40")
    assert [result(steps, points).gain for points in (95, 100, 135, 140, 160)] == [1, 2, 2, 3, 3]
    common = rules(2, table_2_decks="conventional")
    assert [result(common, points).gain for points in (75, 80, 115, 120, 160, 200)] == [1, 0, 0, 1, 2, 3]
    assert result(common, 80).swap
    flat = rules(3, three_deck_60_119=0)
    assert [result(flat, points) for points in (55, 60, 115)] == [
        ("declarers", 2, False),
        ("declarers", 0, False),
        ("declarers", 0, False),
    ]


@pytest.mark.parametrize(
    "house",
    [
        *(rules(decks) for decks in (1, 2, 3)),
        rules(1, one_deck_100plus="plus1_per_40"),
        rules(2, table_2_decks="conventional"),
        rules(3, three_deck_60_119=0),
    ],
)
def test_the_printed_table_says_what_result_says(house: FourSettings) -> None:
    table = result_table(house)
    assert table[0].low == 0
    for line, following in pairwise(table):
        assert line.high is not None
        assert following.low == line.high + 5
    for points in range(0, 700, 5):
        line = next(each for each in table if each.low <= points and (each.high is None or points <= each.high))
        extra = (points - line.low) // line.step if line.step else 0
        assert result(house, points) == (line.winner, line.gain + extra, line.swap)
    assert thresholds(house) == tuple(line.low for line in table if line.low not in (0, 5))


def text_advance(level: str, gain: int, role: str, must_play: set[str]) -> str | None:
    """16.3 as printed, with its own ranks."""
    ladder = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    if gain == 0:
        return level
    if role == "attackers" and level in must_play:
        return level
    for _ in range(gain):
        if level == "A":
            return None
        level = ladder[ladder.index(level) + 1]
        if level in must_play:
            break
    return level


@given(
    st.sampled_from(RANKS),
    st.integers(0, 20),
    st.sampled_from(("declarers", "attackers")),
    st.one_of(st.sampled_from(MUST_PLAY_SETS), st.lists(st.sampled_from(RANKS)).map(tuple)),
)
def test_advance_is_the_printed_procedure(level: Rank, gain: int, role: Any, must_play: tuple[Rank, ...]) -> None:
    after = advance(level, gain, role, must_play)
    assert (after and after.text) == text_advance(level.text, gain, role, {each.text for each in must_play})


def test_must_play() -> None:
    king, queen = ranks("K Q")
    assert advance(queen, 5, "declarers") == ACE, "stops on A"
    assert advance(queen, 5, "attackers") == ACE
    assert advance(ACE, 1, "attackers") == ACE, "stays: A is left only as declarers"
    assert advance(ACE, 1, "declarers") is None
    assert advance(ACE, 0, "declarers") == ACE, "a win without a level does not leave it"
    assert advance(king, 2, "attackers", ()) is None
    assert advance(king, 1, "attackers", ()) == ACE
    strict = MUST_PLAY_SETS[2]
    assert [advance(each, 9, "declarers", strict) for each in ranks("2 5 10 J K A")] == [*ranks("5 10 J K A"), None]


def test_the_last_level_takes_the_place_of_the_ace() -> None:
    five, six, four, king = ranks("5 6 4 K")
    assert advance(four, 3, "declarers", last_level=six) == six, "stops there as on A"
    assert advance(six, 1, "attackers", last_level=six) == six
    assert advance(six, 1, "declarers", last_level=six) is None
    assert advance(six, 1, "attackers", (), last_level=six) is None
    assert advance(five, 2, "attackers", (), last_level=six) is None
    assert advance(four, 2, "declarers", (five,), last_level=six) == five
    # A must-play level beyond the last one means nothing; without A in the set the last level is free.
    assert advance(five, 2, "declarers", (king,), last_level=six) is None
    assert advance(six, 1, "attackers", (king,), last_level=six) is None
    assert advance(five, 9, "declarers", (king, ACE), last_level=six) == six


def test_next_declarer() -> None:
    assert [next_declarer(each, "declarers", rules()) for each in range(4)] == [2, 3, 0, 1]
    assert [next_declarer(each, "attackers", rules()) for each in range(4)] == [1, 2, 3, 0]
    same = rules(declarer_rotation_on_win="same")
    assert [next_declarer(each, "declarers", same) for each in range(4)] == [0, 1, 2, 3]
    assert next_declarer(3, "attackers", same) == 0


def test_failed_throw_penalty() -> None:
    house = rules(failed_throw_penalty=20)
    assert after_failed_throw(10, "declarers", house) == 30
    assert after_failed_throw(30, "attackers", house) == 10
    assert after_failed_throw(10, "attackers", house) == 0
    assert after_failed_throw(10, "declarers", rules()) == 10


J, Q = Rank.parse("J"), Rank.parse("Q")
HALF = (DemotionRule(J, Rank.parse("2"), "main_level"), DemotionRule(J, Rank.parse("6"), "off_level"))


@pytest.mark.parametrize(
    ("play", "trump", "expected"),
    [
        ("JS", "S", "2"),
        ("JH", "S", "6"),
        ("JS JH", "S", "2"),  # the first matching rule only
        ("JH", "NT", "6"),  # without a trump suit all level cards are off-suit
        ("bj", "S", "J"),
        ("AS", "S", "J"),
    ],
)
def test_demotion(play: str, trump: str, expected: str) -> None:
    order = four_order(J, Trump(trump))
    assert demoted(J, order, parse_cards(play), HALF).text == expected
    any_level = (DemotionRule(J, Rank.parse("2")),)
    assert demoted(J, order, parse_cards(play), any_level).text == ("J" if expected == "J" else "2")


def test_demotion_asks_for_the_declarers_level() -> None:
    assert demoted(Q, four_order(Q, Trump.SPADES), parse_cards("QS"), HALF) == Q


def score(points: int, bottom: str, winning: str | None, **values: Any) -> settlement.RoundScore:
    house = rules(**values)
    order = four_order(J, Trump.SPADES)
    capture = None if winning is None else Capture(parse_cards(winning), parse_cards("3H 3H"))
    return score_round(order, house, (J, Rank.parse("9")), 0, points, parse_cards(bottom), capture)


def test_demotion_comes_before_the_result() -> None:
    """Demoted first; who wins the round is still decided by points (18.1)."""
    captured = score(0, "5H", "JS", bottom_capture_demotion=HALF)
    assert (captured.total, captured.result) == (10, ("declarers", 2, False))
    assert captured.demoted_to == Rank.parse("2")
    assert captured.levels == (Rank.parse("4"), Rank.parse("9"))
    lost = score(100, "5H", "JH", bottom_capture_demotion=HALF)
    assert lost.levels == (Rank.parse("6"), Rank.parse("10"))
    assert lost.next_declarer == 1
    assert score(0, "5H", "bj", bottom_capture_demotion=HALF).demoted_to is None
    assert score(0, "5H", None, bottom_capture_demotion=HALF).levels[0] == Rank.parse("A")


def test_the_bottom_counts_only_for_the_winners_of_the_last_trick() -> None:
    assert score(70, "5H 10H KH 3H", None).total == 70
    assert score(70, "5H 10H KH 3H", "AH").total == 70 + 2 * 25
    assert score(70, "5H 10H KH 3H", "AS KS").bonus == 2 * 25
    # The basis: two singles led and ruffed with a pair (here the lead is a pair).
    assert score(0, "5H", "AS KS", bottom_multiplier_basis="led_format").bonus == 4 * 5
    assert score(0, "5H", "AS AS").bonus == 4 * 5
    assert score(0, "3H", "AS AS").bonus == 0
