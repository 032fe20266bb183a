# SPDX-License-Identifier: MIT
"""Throws: beaten by a player, by the mine only, or standing (five_player.md 12, R20.4, R20.5, R22.5)."""

from __future__ import annotations

from hypothesis import given, settings

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.combos import decompose
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.throws import Opponents, check_lead, opponents, smallest_unit
from shengji_qt.model.five_player.tricks import winning_slot
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.view import Played
from tests.model import naive
from tests.model.five_player.reading import FiveOrdering, tables
from tests.model.naive import Cards

HANDS = {0: parse_cards("3S"), 1: parse_cards("4S"), 2: parse_cards("5S"), 3: parse_cards("6S"), 4: parse_cards("7S")}
ALL = {**HANDS, MINE: parse_cards("8S")}


@settings(max_examples=100)
@given(tables(1, 2, 3, hands=3, most=5))
def test_what_is_led(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    ordering, cards, (one, two, mine) = table
    checked = check_lead(ordering.order, cards, Opponents((one, two), mine))
    assert checked.lead == ordering.reading.led(cards, (one, two), mine)
    assert checked.stands == (checked.lead == tuple(sorted(cards)))


@settings(max_examples=80)
@given(tables(1, 2, 3, hands=2, most=6))
def test_nobody_beats_a_standing_throw_inside_its_class(table: tuple[FiveOrdering, Cards, list[Cards]]) -> None:
    ordering, cards, (hand, mine) = table
    order = ordering.order
    components = decompose(order, cards)
    checked = check_lead(order, cards, Opponents((hand,), mine))
    if components is None or len(components) == 1 or not checked.stands:
        return
    for held in (hand, mine):
        own = order.of_class(held, order.cls[cards[0]])
        for play in naive.subsets(own, len(cards)):
            assert winning_slot(order, (Played(1, cards), Played(2, play))) == 1


def test_who_checks_a_throw() -> None:
    usual, strict, split = FiveSettings(), FiveSettings(throw_mine_checks_declarer=True), FiveSettings(mode="split")
    attackers = (HANDS[1], HANDS[2], HANDS[3], HANDS[4])
    assert opponents(ALL, 0, 0, usual) == Opponents(attackers)
    assert opponents(ALL, 0, 0, strict) == Opponents(attackers, ALL[MINE])
    assert opponents(ALL, 0, 2, usual) == Opponents((HANDS[1], HANDS[3], HANDS[4], HANDS[0]), ALL[MINE])
    assert opponents(ALL, 0, 2, split) == Opponents((HANDS[1], HANDS[3], HANDS[4], HANDS[0], ALL[MINE]))
    assert opponents(ALL, 0, 0, split) == opponents(ALL, 0, MINE, split) == Opponents(attackers)


def test_the_smallest_unit_cuts_larger_parts_and_takes_clubs_first() -> None:
    order = five_order(Rank.parse("5"), Trump.SPADES)
    assert smallest_unit(order, parse_cards("5D 5D 5H 5H 5C 5C AS AS"), (2, 1)) == parse_cards("AS AS")
    assert smallest_unit(order, parse_cards("5D 5D 5H 5H 5C 5C"), (2, 1)) == parse_cards("5C 5C")
    assert smallest_unit(order, parse_cards("5D 5H bj"), (1, 1)) == parse_cards("5D")
    assert smallest_unit(order, parse_cards("2S 2S 5D 5D 5S 5S sj sj"), (2, 2)) == parse_cards("2S 2S 5D 5D")
    order = five_order(Rank.parse("5"), Trump.SPADES, decks=3)
    assert smallest_unit(order, parse_cards("3D 3D 3D 4D 4D"), (2, 1)) == parse_cards("3D 3D")


def test_one_deck_throws_count_classes() -> None:
    """R20.4: with A and K gone nothing outside is above Q and J; among equals the lowest face is forced (R20.5)."""
    order = five_order(Rank.parse("9"), Trump.HEARTS, decks=1)
    cards = parse_cards("JS 8S 5S QS")
    assert check_lead(order, cards, Opponents((parse_cards("10S"),))).stands
    assert check_lead(order, cards, Opponents((parse_cards("KS"),))).lead == parse_cards("5S")
    assert check_lead(order, cards, Opponents((), parse_cards("KS"))).lead == parse_cards("JS QS")
