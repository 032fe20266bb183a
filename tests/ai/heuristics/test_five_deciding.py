# SPDX-License-Identifier: MIT
"""RuleBot in the five-player game where no cards are played: bids, the mine, dividing, the ritual, the windows."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.ai.heuristics import five
from shengji_qt.ai.heuristics.five_bidding import trumps_under
from shengji_qt.model.actions import Bid, Bury, Choice, Decision, Divide, PassBid, Spend, StopDrawing
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.events import DealScored, Window
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.view import BidShown
from tests.ai.building_five import bidding, laying, position, spectator, start_of

LONG_SPADES = "AS KS QS QS 9S 8S 6S 4S 5S 5S 2S bj sj AH 3H 7H 4C 8C 6D 9D"
FLAT = "AS QS 9S 3S 7S 4H 7H 9H 3H 6H 5H 4C 8C 9C JC 6D 9D JD 3D 7D"


def first(view: FiveView) -> Choice:
    choice = five.rank(view, 1)[0]
    assert view_rules.check(view, choice.action) is None
    return choice


# -- bidding -----------------------------------------------------------------------------------------------------------


def test_a_long_suit_is_bid_and_a_flat_hand_is_not() -> None:
    choice = first(bidding(LONG_SPADES, seat=1, polled=False))
    assert isinstance(choice.action, Bid) and choice.code == "bid_long_trumps"
    assert choice.facts == {"trump": "S", "count": 13}
    assert five.rank(bidding(FLAT, seat=1, polled=False)) == []
    assert isinstance(first(bidding(FLAT.replace("5H", "8H"), seat=1)).action, PassBid)


def test_a_better_suit_goes_over_another_bid() -> None:
    theirs = (BidShown(3, parse_cards("5D"), Trump.DIAMONDS, 1),)
    choice = first(bidding(LONG_SPADES, seat=1, bids=theirs))
    assert choice.code == "overbid" and choice.facts["seat"] == 3
    over = (BidShown(3, parse_cards("5S"), Trump.SPADES, 1),)
    assert isinstance(first(bidding(LONG_SPADES, seat=1, bids=over)).action, PassBid)


def test_a_seat_bids_on_less_where_the_bid_makes_it_declarer() -> None:
    """Seven trumps with this bid, no more than an even share."""
    hand = "AS JS 8S 6S 5S 2S 5H 9H KH 3H 7H 4C 8C 6C 9C 6D 9D 7D 3D 8D"
    assert isinstance(first(bidding(hand, seat=1, declarer=None)).action, Bid)
    start = FiveSettings(deal_first_declarer="start_seat")
    assert isinstance(first(bidding(hand, seat=1, declarer=None, settings=start)).action, PassBid)


def test_one_deck_has_no_second_bid() -> None:
    hand = "AS KS QS 9S 8S 5S 2S bj AH 4C"
    choice = first(bidding(hand, seat=1, polled=False, settings=FiveSettings(decks=1)))
    assert isinstance(choice.action, Bid)


def test_trumps_under_no_trump_go_by_colour() -> None:
    view = bidding("2H 2D 2S 5H 5S bj AH")
    assert trumps_under(view, Trump.NONE, "red") == 5
    assert trumps_under(view, Trump.NONE, "black") == 4


def test_the_ritual_is_stopped_when_all_cards_are_dealt() -> None:
    view = bidding(LONG_SPADES, settings=FiveSettings(deal_ceremony="ritual"))
    view = msgspec.structs.replace(view, phase="deal", decision=Decision(0, "stop"))
    assert first(view).action == StopDrawing()


# -- laying down -------------------------------------------------------------------------------------------------------

TAKEN = LONG_SPADES + " 3C 10C KD 10D 7D 4D QD JD"


def test_points_of_weak_suits_go_into_the_mine_and_strength_stays() -> None:
    choice = first(laying(TAKEN))
    assert isinstance(choice.action, Bury)
    assert {*parse_cards("10C 10D")} <= {*choice.action.cards}
    assert not {*parse_cards("bj sj 5S AS AH")} & {*choice.action.cards}


def test_the_rear_hand_has_an_allowed_size() -> None:
    choice = first(laying(TAKEN, settings=FiveSettings(mode="split")))
    assert isinstance(choice.action, Divide) and choice.code == "divide"
    assert choice.facts == {"front": 28 - len(choice.action.rear), "rear": len(choice.action.rear)}


# -- the windows -------------------------------------------------------------------------------------------------------


def window(
    kind: Window,
    *,
    seat: int = 2,
    have: int = 160,
    level: str = "7",
    passed: bool = True,
    gains: tuple[int, ...] = (2, 0, 0, 0, 0),
    top: str = "9",
) -> FiveView:
    """`seat` is asked after a deal that the declarer, seat 0 at level `top`, has won."""
    levels = tuple(Rank.parse(top if each == 0 else level) for each in range(5))
    cumulative = tuple(have if each == seat else 20 for each in range(5))
    scored = DealScored((20, 30), False, False, gains, (0,) * 5, cumulative, 0, 0)
    return msgspec.structs.replace(
        spectator(FiveSettings(), start_of(0), seat),
        levels=levels,
        passed=(True, True, passed, True, True),
        cumulative=cumulative,
        phase="windows",
        window=kind,
        scored=scored,
        turn=seat,
        decision=Decision(seat, kind),
    )


def test_a_level_is_forced() -> None:
    choice = first(window("force"))
    assert (choice.action, choice.code, choice.facts) == (Spend(True), "force_level", {"have": 160})


def test_a_complete_victory_is_blocked_and_a_small_gain_is_not() -> None:
    gains = (1, 0, 0, 0, 0)
    choice = first(window("block", gains=gains, top="A"))
    assert choice.action == Spend(True, 0) and choice.code == "block_win"
    choice = first(window("block"))
    assert choice.action == Spend(False) and choice.code == "keep_points"


def test_who_can_rise_in_no_other_way_claims_the_next_deal() -> None:
    assert first(window("claim", have=200, passed=False)).action == Spend(True)
    assert first(window("claim", have=200, level="A", top="A")).action == Spend(True)


# -- everything --------------------------------------------------------------------------------------------------------


def test_who_is_not_asked_does_nothing() -> None:
    view = position(["6D", "7D", "8D", "9D", "10D"], "4C")
    assert five.rank(msgspec.structs.replace(view, decision=None)) == []
    assert len(five.rank(position(["6D 7H", "7D", "8D", "9D", "10D"]), 1)) == 1


def test_an_unknown_decision_is_an_error() -> None:
    view = position(["6D", "7D", "8D", "9D", "10D"], "4C")
    with pytest.raises(ValueError, match="no decision"):
        five.rank(msgspec.structs.replace(view, decision=Decision(0, "swap")))
