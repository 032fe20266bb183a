# SPDX-License-Identifier: MIT
"""What the deals of all games do alike."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model import events as ev
from shengji_qt.model.actions import Decision
from shengji_qt.model.cards import Rank, Trump, full_deck
from shengji_qt.model.dealing import (
    Bidding,
    Closing,
    check_begin,
    closing_events,
    fix_trump,
    leader,
    pass_bid,
    pending_of,
    twin_of,
)
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.game import DealStart, Standing
from shengji_qt.model.settings import MatchOptions
from tests.helpers.journals import FOUR as SCORED
from tests.helpers.journals import result

FOUR, FIVE = Rank.parse("4"), Rank.parse("5")
SUMMARY = result(
    SCORED,
    declarer=1,
    level=FOUR,
    levels_before=(FOUR, FOUR),
    levels_after=(FOUR, FIVE),
    next_declarer=3,
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


@pytest.fixture
def polled() -> FourGame:
    """A deal whose cards lie in order, when the poll begins."""
    standing = Standing(levels=(FOUR, FOUR), declarer=1)
    game = FourGame(FourSettings(), DealStart(2, standing, MatchOptions()), full_deck(2), 1)
    while game.can_advance:
        game.advance()
    return game


def test_the_bidding_ends_when_all_have_passed_in_a_row(polled: FourGame) -> None:
    end = ev.DealAborted()
    for seat in (1, 2, 3):
        assert pass_bid(polled, seat, lambda: [end]) == [ev.BidPassed(seat)]
        assert polled.turn == (seat + 1) % 4
    assert pass_bid(polled, 0, lambda: [end]) == [ev.BidPassed(0), end]


def test_the_bottom_joins_the_declarers_hand(polled: FourGame) -> None:
    hand, bottom = polled.hands[1], polled.bottom
    fixed, taken = fix_trump(polled, Closing(Trump.NONE, 1, 3, colour="red"))
    assert fixed == ev.TrumpFixed(Trump.NONE, 1, 3, "red")
    assert taken == ev.BottomTaken(1, tuple(sorted(bottom)))
    assert polled.hands[1] == tuple(sorted(hand + bottom))
    assert (polled.turn, polled.declarer, polled.trump) == (1, 1, Trump.NONE)
    assert (polled.bottom, polled.taken, polled.turned) == ((), tuple(sorted(bottom)), ())


def test_turned_bottom_cards_are_told_first(polled: FourGame) -> None:
    turned = polled.bottom[:2]
    told = fix_trump(polled, Closing(Trump.HEARTS, 1, None, turned))
    assert told[:2] == [ev.BottomTurned(turned), ev.TrumpFixed(Trump.HEARTS, 1, None)]
    assert polled.turned == turned


def test_what_decides_over_trump(polled: FourGame) -> None:
    assert Bidding.of(polled) == ((), 1, 1, polled.bottom, FOUR)


def test_those_who_are_asked_are_listed_in_seat_order() -> None:
    asked = {0: Decision(0, "bid"), 2: Decision(2, "bid")}
    assert pending_of(asked.get, 4) == (asked[0], asked[2])
