# SPDX-License-Identifier: MIT
"""Bidding in the five-player game: how good a hand would be under a trump, and when to show it (five_player.md 6).

A bid never changes the declarer, but for the first deal; so everybody bids for the trump that suits his own hand.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.ai.heuristics.five_reasons import FiveReason
from shengji_qt.model.actions import Bid, Choice, PassBid
from shengji_qt.model.cards import BIG_JOKER, SMALL_JOKER, Trump
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.bidding import Rung, rung_of
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.order import Order
from shengji_qt.model.summaries import Colour

# Merit (see `merit`) that a bid must show.
OPEN_DECLARER: Final = -1.0  # also in a first deal in which the bidder declares
OPEN_OTHER: Final = 0.3
POLLED: Final = -0.5  # added when all cards are dealt
EARLY: Final = 0.6  # added while less than 40 % of the hand is known
OVERBID: Final = 1.0  # above the merit under the standing trump
TO_DECLARE: Final = -1.0  # added where the last bidder declares
REINFORCE: Final = 0.8
TRUMPS_SUIT, TRUMPS_NONE = 38 / 108, 16 / 108  # of all cards (2)


def order_under(view: FiveView, trump: Trump, colour: Colour) -> Order:
    """The order that this trump would bring."""
    settings = view.settings
    return five_order(view.level, trump, colour, settings.decks, settings.combo_special_tractors)


def trumps_under(view: FiveView, trump: Trump, colour: Colour) -> int:
    """How many cards of the hand would be trumps."""
    return sum(map(order_under(view, trump, colour).is_trump, view.hand))


def merit(view: FiveView, trump: Trump, colour: Colour) -> float:
    """How good the hand is under this trump, in trumps above an even share; about 0 for an average hand."""
    hand, order = view.hand, order_under(view, trump, colour)
    trumps = [face for face in hand if order.is_trump(face)]
    high = hand.count(BIG_JOKER) * 0.9 + hand.count(SMALL_JOKER) * 0.6
    high += sum(0.25 for face in trumps if face.rank == view.level)
    high += sum(0.35 for face in set(trumps) if trumps.count(face) >= 2)
    tops = sum(
        0.5 for face in hand if not order.is_trump(face) and order.pos[face] == len(order.at[order.cls[face]]) - 1
    )
    if view.settings.decks == 1:
        tops /= 4  # four ranks share the top
    if trump is Trump.NONE:
        return 1.5 * (len(trumps) - len(hand) * TRUMPS_NONE) + high + tops - len(hand) / 20 * 2.8
    return len(trumps) - len(hand) * TRUMPS_SUIT + high + tops - len(hand) / 20 * 1.8


def bid_choices(view: FiveView, most: int) -> list[Choice]:
    """Bids and passing, best first. While cards are dealt an empty list means silence."""
    assert view.decision is not None
    polled = view.decision.kind == "poll"
    choices = [_choice(view, bid, polled) for bid in view_rules.bids(view)]
    if polled:
        choices.append(Choice(PassBid(), *_pass_reason(view)))
    choices.sort(key=lambda each: -each.value)
    return [each for each in choices if polled or each.value > 0.0][:most]


def _choice(view: FiveView, bid: Bid, polled: bool) -> Choice:
    """The bid with its merit over the need; positive means it is wanted."""
    rung = rung_of(bid.cards, view.level, view.settings)
    assert rung is not None, "the rules list bids"
    count = trumps_under(view, rung.trump, rung.colour)
    value = merit(view, rung.trump, rung.colour) - _need(view, rung, polled) - 0.05 * len(bid.cards)
    return Choice(bid, *_reason(view, rung, count), value=round(value, 3))


def _reason(view: FiveView, rung: Rung, count: int) -> FiveReason:
    standing = view.bids[-1] if view.bids else None
    others = standing if standing is not None and standing.seat != view.seat else None
    same = standing is not None and (standing.trump, standing.colour) == (rung.trump, rung.colour)
    if same and others is None:
        return "reinforce", {"trump": rung.trump.value, "count": count}
    if rung.trump is Trump.NONE:  # it has fewer trumps than any suit: to compare their number would speak against it
        return "bid_no_trump", {"trump": rung.trump.value, "count": count}
    if others is not None:
        theirs = trumps_under(view, others.trump, others.colour)
        return "overbid", {"trump": rung.trump.value, "count": count, "seat": others.seat, "theirs": theirs}
    return "bid_long_trumps", {"trump": rung.trump.value, "count": count}


def _need(view: FiveView, rung: Rung, polled: bool) -> float:
    """The merit that a bid must show, by what stands now, who declares and how much of the hand is known."""
    standing = view.bids[-1] if view.bids else None
    dealt = len(view.hand) / view.settings.hand_size
    if standing is None:
        need = OPEN_DECLARER if view.declarer == view.seat or _makes_declarer(view) else OPEN_OTHER
        return need + (POLLED if polled else EARLY if dealt < 0.4 else 0.0)
    if standing.seat == view.seat:
        if (standing.trump, standing.colour) != (rung.trump, rung.colour):
            return merit(view, standing.trump, standing.colour) + 2 * OVERBID
        return REINFORCE + (0.0 if polled or dealt > 0.6 else 1.5)  # it protects a good suit, but shows the cards
    over = OVERBID + (TO_DECLARE if _makes_declarer(view) else 0.0)
    return max(merit(view, standing.trump, standing.colour) + over, 0.0)


def _makes_declarer(view: FiveView) -> bool:
    """Whether the bid makes the seat the declarer of the first deal as things stand (R5.3)."""
    rule = view.settings.deal_first_declarer
    return view.declarer is None and (rule == "last_bidder" or (rule == "first_bidder" and not view.bids))


def _pass_reason(view: FiveView) -> FiveReason:
    standing = view.bids[-1] if view.bids else None
    if standing is not None and standing.seat == view.seat:
        return "pass_standing", {"trump": standing.trump.value}
    rungs = [rung_of(bid.cards, view.level, view.settings) for bid in view_rules.bids(view)]
    counts = [trumps_under(view, rung.trump, rung.colour) for rung in rungs if rung is not None]
    return ("pass_short", {"count": max(counts)}) if counts else ("pass_no_bid", {})
