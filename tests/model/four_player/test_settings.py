# SPDX-License-Identifier: MIT
"""House rules: what can be combined, what has an effect, and the named sets."""

from __future__ import annotations

import random
from typing import Literal

import msgspec
import pytest

from shengji_qt.model import codec
from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.four_player.settings import (
    DEMOTION_SETS,
    SETTINGS,
    FourSettings,
    check_settings,
    choices_for,
    common,
    normal,
    with_decks,
)
from shengji_qt.model.four_player.settlement import bottom_multiplier, demoted, result_table
from shengji_qt.model.order import four_order

Decks = Literal[1, 2, 3]
DECKS: tuple[Decks, ...] = (1, 2, 3)


@pytest.mark.parametrize("decks", DECKS)
def test_every_offered_value_can_be_played_and_written(decks: Decks) -> None:
    for setting in SETTINGS:
        base = FourSettings(decks=decks)
        for value in choices_for(setting, base):
            settings = msgspec.structs.replace(base, **{setting.key: value})
            check_settings(settings)
            assert codec.decode(codec.encode(settings), FourSettings) == settings
        assert choices_for(setting, base)[0] == setting.default


def test_layouts_follow_the_decks() -> None:
    layout = next(each for each in SETTINGS if each.key == "deal_layout")
    offered = {decks: choices_for(layout, FourSettings(decks=decks)) for decks in DECKS}
    assert offered == {1: ("standard", "13+2"), 2: ("standard",), 3: ("standard", "38+10")}
    ten = FourSettings(decks=3, deal_layout="38+10", failed_throw_penalty=10)
    assert with_decks(ten, 3) == ten
    assert with_decks(ten, 1) == FourSettings(decks=1, failed_throw_penalty=10)


def test_normal_settings_play_the_same_and_are_stable() -> None:
    rng = random.Random(4)
    for _ in range(200):
        drawn = FourSettings(**{each.key: rng.choice(each.choices) for each in SETTINGS})
        settings = normal(drawn)
        check_settings(settings)
        assert normal(settings) == settings
        assert result_table(settings) == result_table(with_decks(drawn, drawn.decks))
        for setting in SETTINGS:
            same = getattr(settings, setting.key) == getattr(drawn, setting.key)
            assert same or not setting.applies(settings) or setting.key == "deal_layout"


def test_the_common_rules_differ_where_it_is_said() -> None:
    assert common(1) == FourSettings(decks=1)
    assert [line.gain for line in result_table(common(2))] == [3, 2, 1, 0, 1, 2]
    assert common(3).protect_triples and not common(2).protect_triples
    order = four_order(Rank(2), Trump.SPADES)
    pairs = parse_cards("4S 4S 5S 5S")
    mixed = parse_cards("9S 9S 10S 10S JS JS JS")
    assert bottom_multiplier(order, pairs, common(2)).factor == 16
    assert bottom_multiplier(order, mixed, common(3)).factor == 16, "the tractor, not the triple's 6"
    long = parse_cards("4S 4S 5S 5S 6S 6S 7S 7S")
    assert bottom_multiplier(order, long, common(2)).factor == 64


@pytest.mark.parametrize(
    ("rules", "level", "card", "to"),
    [(1, "J", "JH", "2"), (1, "A", "AS", "J"), (1, "K", "KS", "K"), (2, "J", "JS", "2"), (2, "J", "JH", "6")],
)
def test_named_sets_of_demotion(rules: int, level: str, card: str, to: str) -> None:
    order = four_order(Rank.parse(level), Trump.SPADES)
    assert demoted(Rank.parse(level), order, [Card.parse(card)], DEMOTION_SETS[rules]) == Rank.parse(to)
    assert demoted(Rank.parse(level), order, [Card.parse(card)], DEMOTION_SETS[0]) == Rank.parse(level)
