# SPDX-License-Identifier: MIT
"""Winner, throws and the last round."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.three_player import rounds
from shengji_qt.model.three_player.ranking import DECK, three_order
from tests.model.three_player import reading
from tests.model.three_player.hands import ranks

NINE = three_order(Rank(9), Trump.DIAMONDS)
contracts = st.sampled_from([(Trump("S"), ""), (Trump("D"), ""), (Trump.NONE, "red"), (Trump.NONE, "")])
six_cards = st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True)


def plays(text: str) -> list[tuple[Card, ...]]:
    """Plays of single cards, or with `|` between plays of several."""
    if "|" in text:
        return [parse_cards(part) for part in text.split("|")]
    return [(each,) for each in parse_cards(text)]


@given(contracts, st.sampled_from(ranks("3 9 J A")), six_cards, st.booleans(), st.integers(1, 6))
def test_winner_by_a_second_reading(
    contract: tuple[Trump, str], level: Rank, cards: list[Card], fresh: bool, count: int
) -> None:
    """Any six cards, finished rounds and open ones."""
    trump, colour = contract
    order = three_order(level, trump, colour)  # type: ignore[arg-type]
    suit = None if trump == Trump.NONE else str(trump)
    ladder = reading.trump_ladder(level.text, suit, "bj" if colour else None)
    best = rounds.winner_of(order, [(each,) for each in cards[:count]], fresh)
    assert best == reading.winner([each.text for each in cards[:count]], ladder, fresh)


def test_what_must_be_followed() -> None:
    played = plays("AS 3S 4S KH 3H")
    assert rounds.led_cards([], False) is None
    assert [rounds.led_cards(played[:count], False) for count in (1, 3, 5)] == [played[0]] * 3
    assert [rounds.led_cards(played[:count], True) for count in (1, 3, 4, 5)] == [played[0], None, played[3], played[3]]


def test_a_play_of_several_cards_competes_only_if_whole() -> None:
    """Rule #3: a ruff takes trumps only; cards of the class do not beat a throw that passed (17)."""
    assert rounds.winner_of(NINE, plays("AS KS|3S 4S|3D 4D")) == 2
    assert rounds.winner_of(NINE, plays("AS KS|3D QS|3H 4C")) == 0
    assert rounds.winner_of(NINE, plays("bj 9S|9C 3D|4D 5D")) == 0
    assert rounds.winner_of(NINE, plays("9S 9C|9H 3D|4D 5D")) == 1, "not every such throw would pass"


def test_a_failed_throw_leads_the_smallest() -> None:
    held = [parse_cards("KS 3H"), parse_cards("4S 2S")]
    assert rounds.judge_throw(NINE, parse_cards("AS QS"), held) == parse_cards("QS")
    assert rounds.judge_throw(NINE, parse_cards("AS"), held) == parse_cards("AS")
    assert rounds.judge_throw(NINE, parse_cards("3S"), held) == parse_cards("3S"), "a single card is no throw"
    assert rounds.judge_throw(NINE, parse_cards("3C 4C"), held) == parse_cards("3C 4C")


def test_of_equal_smallest_cards_the_first_named_is_led() -> None:
    held = [parse_cards("9H"), ()]
    assert rounds.judge_throw(NINE, parse_cards("9S bj 9C"), held) == parse_cards("9S")
    assert rounds.judge_throw(NINE, parse_cards("9C 9S bj"), held) == parse_cards("9C")


def test_last_round() -> None:
    """15.3, 15.4: equal cards by time; a discard is nobody's second biggest."""
    seats = [1, 2, 0, 1, 2, 0]
    ask = rounds.judge_last
    assert ask(NINE, seats, plays("bj 3D 4D 9D 4S AD"), 1) == (True, False)
    assert ask(NINE, seats, plays("bj sj 4D 9D 4S AD"), 1) == (False, False)
    assert ask(NINE, seats, plays("9D 3D 4D 5D 4S AD"), 1) == (False, True)
    assert ask(NINE, seats, plays("3H 4C 6C 5C 3C 7C"), 1) == (False, False)
    # 9S was played before the equal 9C; the winner's are places one and two only if his come first.
    assert ask(NINE, seats, plays("9S 3D 4D 9C 4S AD"), 1) == (True, True)
    assert ask(NINE, seats, plays("9S 9C 4D AD 4S KD"), 1) == (False, True)


def test_last_round_of_several_cards() -> None:
    """Rule #3: double only with two cards a play, the discards of the others count by power too (17)."""
    seats = [0, 1, 2]
    assert rounds.judge_last(NINE, seats, plays("AS KS|3S 4S|3H 4C"), 0) == (True, False)
    assert rounds.judge_last(NINE, seats, plays("AS KS|3S bj|3H 4C"), 0) == (False, False)
    assert rounds.judge_last(NINE, seats, plays("AS KS|3D 9S|3H 4C"), 1) == (True, True)
    assert rounds.judge_last(NINE, seats, [(each,) for each in parse_cards("bj 3D sj")], 0) == (False, False)


def test_fresh_lead_counts_the_class_of_its_half() -> None:
    order = three_order(Rank(8), Trump.SPADES)
    seats = [0, 1, 2, 0, 1, 2]
    played = plays("9H KH 4H AD 3D 5D")
    assert seats[rounds.winner_of(order, played, fresh_lead=True)] == 0
    assert seats[rounds.winner_of(order, played)] == 1
    assert rounds.judge_last(order, seats, played, 0, fresh_lead=True) == (False, False)
    assert rounds.judge_last(order, seats, plays("AH KH 4H AD 3D 5D"), 0, fresh_lead=True) == (True, False)
    assert rounds.judge_last(order, seats, plays("AH KH 4H AD 3D 5D"), 0) == (False, False)


def test_tie_strength() -> None:
    """16.3: trump before side, side cards by rank whatever the suit."""
    ask = rounds.tie_strength
    assert ask(NINE, parse_cards("3D 4C")) > ask(NINE, parse_cards("AS KS"))
    assert ask(NINE, parse_cards("QC 3C")) > ask(NINE, parse_cards("10S 4H"))
    assert ask(NINE, parse_cards("KS 4H")) == ask(NINE, parse_cards("3C KC"))
    assert ask(NINE, parse_cards("9S 4C")) == ask(NINE, parse_cards("3D 9C"))
