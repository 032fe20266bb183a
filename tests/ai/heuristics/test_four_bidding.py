# SPDX-License-Identifier: MIT
"""Habits of bidding, each on a constructed hand."""

from __future__ import annotations

from shengji_qt.ai.heuristics import four
from shengji_qt.ai.heuristics.four_bidding import trumps_under
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Bid, PassBid
from shengji_qt.model.cards import Trump, cards_text
from shengji_qt.model.four_player.view import FourView
from tests.ai.building import bidding

LONG_SPADES = "2S AS KS QS JS 9S 8S 7S 6S 4S bj sj 3H 7H 9H 10H AH 3C 4C 8C KC 3D 6D 9D JD"
FLAT = "2C 3S 5S 7S 9S JS KS 3H 4H 7H 9H JH QH 6C 10C QC 3D 5D 6D 8D 9D 10D JD KD AD"


def best(view: FourView) -> tuple[str, str]:
    """The bid (or "pass", "silent") and its reason."""
    choices = four.rank(view)
    if not choices:
        return "silent", ""
    action = choices[0].action
    return (cards_text(action.cards) if isinstance(action, Bid) else "pass"), choices[0].code


def test_a_long_suit_is_bid() -> None:
    view = bidding(LONG_SPADES)
    assert best(view) == ("2S", "bid_long_trumps")
    assert four.rank(view)[0].facts == {"trump": "S", "count": 12}
    assert trumps_under(view, Trump.SPADES) == 12


def test_a_short_suit_is_not_bid() -> None:
    view = bidding(FLAT, declarer=0)
    assert best(view) == ("pass", "pass_short")
    assert four.rank(view)[0].facts == {"count": trumps_under(view, Trump.CLUBS)}


def test_a_long_suit_is_bid_while_the_cards_are_dealt() -> None:
    assert best(bidding(LONG_SPADES, polled=False)) == ("2S", "bid_long_trumps")


def test_silence_while_the_cards_are_dealt_with_a_short_suit() -> None:
    view = bidding(FLAT, polled=False)
    assert best(view) == ("silent", "")
    assert player("normal").choose(view, 1) is None


def test_the_partners_bid_stands() -> None:
    pair = FLAT.replace("3S", "2C")
    assert best(bidding(pair, bids=[(2, "2S", "S", 1)])) == ("pass", "pass_partner")


def test_an_opponents_bid_is_overbid_with_a_better_suit() -> None:
    pair = LONG_SPADES.replace("3H", "2S")
    view = bidding(pair, bids=[(1, "2D", "D", 1)])
    assert best(view) == ("2S 2S", "overbid")
    assert four.rank(view)[0].facts == {"trump": "S", "count": 13, "seat": 1, "theirs": 8}


def test_a_good_suit_is_reinforced_in_the_poll() -> None:
    pair = LONG_SPADES.replace("3H", "2S")
    assert best(bidding(pair, bids=[(0, "2S", "S", 1)])) == ("2S 2S", "reinforce")


def test_no_trump_is_bid_with_jokers_and_aces() -> None:
    hand = "bj bj sj sj 2S 2H 2D AS AS AH AH AC AD AD KS KS 3H 4H KC KC 3C KD KD 4D 9D"
    cards, code = best(bidding(hand))
    assert (cards in ("bj bj", "sj sj"), code) == (True, "bid_no_trump")


def test_no_trump_over_a_suit_does_not_compare_trumps() -> None:
    hand = "bj bj sj sj 2S 2H 2D AS AS AH AH AC AD AD KS KS 3H 4H KC KC 3C KD KD 4D 9D"
    cards, code = best(bidding(hand, bids=[(1, "2C", "C", 1)]))
    assert (cards in ("bj bj", "sj sj"), code) == (True, "bid_no_trump")


def test_nothing_to_bid_is_a_pass() -> None:
    hand = FLAT.replace("2C", "4C")
    assert best(bidding(hand)) == ("pass", "pass_no_bid")
    assert player("normal").choose(bidding(hand), 1) == PassBid()
