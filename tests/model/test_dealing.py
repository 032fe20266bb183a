# SPDX-License-Identifier: MIT
"""What the deals of all games do alike."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, parse_cards
from shengji_qt.model.dealing import check_begin, closing_events, leader, pass_bid, take_bottom, twin_of
from shengji_qt.model.summaries import FourSummary

FOUR, FIVE = Rank.parse("4"), Rank.parse("5")
SUMMARY = FourSummary(
    deal_no=1,
    declarer=1,
    trump=Trump.SPADES,
    level=FOUR,
    levels_before=(FOUR, FOUR),
    levels_after=(FOUR, FIVE),
    next_declarer=3,
    match_winner=None,
    match_over=False,
    trick_points=0,
    bottom_points=0,
    multiplier=0,
    points=0,
    winner="declarers",
    gain=1,
    swap=False,
    failed_throws=(),
)


def test_what_a_deal_begins_with() -> None:
    deck = full_deck(2)
    check_begin(deck[::-1], deck, 4, 3, None)
    check_begin(deck, deck, 4, 0, 3)
    with pytest.raises(ValueError, match="deck"):
        check_begin([*deck[:-1], deck[0]], deck, 4, 0, None)
    for first_seat, declarer in ((4, None), (-1, None), (0, 4)):
        with pytest.raises(ValueError, match="no such seat"):
            check_begin(deck, deck, 4, first_seat, declarer)


def test_a_copy_shares_no_list() -> None:
    class Deal:
        def __init__(self) -> None:
            self.hands: list[tuple[int, ...]] = [(1,), (2,)]
            self.phase = "deal"

    one = Deal()
    two = twin_of(one)
    two.hands[0] = ()
    two.phase = "over"
    assert (one.hands, one.phase) == ([(1,), (2,)], "deal")
    assert isinstance(two, Deal)


def test_how_a_deal_ends() -> None:
    assert closing_events(SUMMARY, False) == [ev.DeclarerChanged(3), ev.DealSettled(SUMMARY)]
    stays = msgspec.structs.replace(SUMMARY, next_declarer=1)
    assert closing_events(stays, False) == [ev.DealSettled(stays)]
    over = msgspec.structs.replace(SUMMARY, match_over=True, match_winner=0)
    assert closing_events(over, True) == [ev.DealSettled(over), ev.MatchEnded(0, "passed_last_level")]
    assert closing_events(over, False)[-1] == ev.MatchEnded(0, "deals_played")


def test_who_leads_when_a_match_ends() -> None:
    two, three, four = Rank.parse("2"), Rank.parse("3"), FOUR
    assert (leader((two, three)), leader((three, two)), leader((three, three))) == (1, 0, None)
    assert leader((three, four, two)) == 1
    assert leader((four, two, four)) is None
    assert leader((four, None, two)) == 1, "past the last level"


class _Polled:
    """What `dealing.PolledDeal` asks for, at a table of three."""

    def __init__(self) -> None:
        self.hands: list[tuple[Card, ...]] = [parse_cards("5S"), parse_cards("7H"), ()]
        self.passes = 0
        self.turn: int | None = 1
        self.bottom: tuple[Card, ...] = parse_cards("9D 3C")
        self.taken: tuple[Card, ...] = ()


def test_the_bidding_ends_when_all_have_passed_in_a_row() -> None:
    deal, end = _Polled(), ev.DealAborted()
    assert pass_bid(deal, 1, lambda: [end]) == [ev.BidPassed(1)]
    assert pass_bid(deal, 2, lambda: [end]) == [ev.BidPassed(2)]
    assert deal.turn == 0
    assert pass_bid(deal, 0, lambda: [end]) == [ev.BidPassed(0), end]


def test_the_bottom_joins_the_declarers_hand() -> None:
    deal = _Polled()
    (taken,) = take_bottom(deal, 0)
    assert taken == ev.BottomTaken(0, tuple(sorted(parse_cards("9D 3C"))))
    assert deal.hands == [tuple(sorted(parse_cards("5S 9D 3C"))), parse_cards("7H"), ()]
    assert (deal.turn, deal.bottom, deal.taken) == (0, (), tuple(sorted(parse_cards("3C 9D"))))
