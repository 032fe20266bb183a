# SPDX-License-Identifier: MIT
"""Bidding in the four-player game: how good a hand would be under a trump, and when to show it."""

from __future__ import annotations

from shengji_qt.ai.heuristics.reasons import Facts, Reason
from shengji_qt.model.actions import AnyAction, Bid, Choice, PassBid
from shengji_qt.model.cards import BIG_JOKER, SMALL_JOKER, Card, Trump
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.bidding import rung_of
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import TRUMP, four_order

# Merit (see `suit_merit`) that a bid must show; tuned by duplicate deals.
OPEN_FIRST = -1.0  # to open in the first round, where the last bidder declares
OPEN_LATER = -0.5  # to open when the declarer is known
POLL_FIRST = -2.0  # added when all cards are dealt and the cards may be thrown in
POLL_LATER = -0.5
EARLY = 0.6  # added while less than 40 % of the hand is known
OVERBID = 1.0  # above the merit under the opponents' trump
OVERBID_PARTNER = 4.0  # above the merit under the partner's trump
REINFORCE = 0.5


def trumps_under(view: FourView, trump: Trump) -> int:
    """How many cards of the hand are trumps under `trump`."""
    order = four_order(view.level, trump, view.settings.nt_level_joker_tractor)
    return sum(1 for face in view.hand if order.cls[face] == TRUMP)


def suit_merit(view: FourView, trump: Trump) -> float:
    """How good the hand is under `trump`, in trumps above an even share; about 0 for an average hand."""
    hand = view.hand
    order = four_order(view.level, trump, view.settings.nt_level_joker_tractor)
    trumps = [face for face in hand if order.cls[face] == TRUMP]
    jokers = hand.count(BIG_JOKER) * 0.9 + hand.count(SMALL_JOKER) * 0.6
    levels = sum(0.25 for face in trumps if face.rank == view.level)
    pairs = sum(0.35 for face in set(trumps) if trumps.count(face) >= 2)
    aces = sum(
        0.5 for face in hand if order.cls[face] != TRUMP and order.pos[face] == len(order.at[order.cls[face]]) - 1
    )
    if trump is Trump.NONE:
        return len(trumps) * 1.5 - len(hand) / 6 + jokers + aces + pairs - 3.0
    return len(trumps) - len(hand) / 3 + jokers + levels + pairs + aces - len(hand) / 25 * 2.2


def bid_choices(view: FourView, most: int) -> list[Choice]:
    """Bids and passing, best first. While cards are dealt an empty list means silence."""
    assert view.decision is not None and view.seat is not None
    polled = view.decision.kind == "poll"
    choices = [choice for bid in view_rules.bids(view) if (choice := _choice(view, bid, polled)) is not None]
    choices.sort(key=lambda each: -each.value)
    if polled:
        choices.append(Choice(PassBid(), *_pass_reason(view), value=0.0))
        choices.sort(key=lambda each: -each.value)
    else:
        choices = [each for each in choices if each.value > 0.0]
    return choices[:most]


def _choice(view: FourView, bid: Bid, polled: bool) -> Choice | None:
    """The bid with its merit over the need; positive means it is wanted."""
    rung = rung_of(bid.cards, view.level, view.settings)
    assert rung is not None and view.seat is not None
    trump = rung.trump
    merit = suit_merit(view, trump)
    count = trumps_under(view, trump)
    standing = view.bids[-1] if view.bids else None
    value = merit - _need(view, trump, polled) - 0.05 * len(bid.cards)
    reason: Reason
    if standing is None:
        reason = _open_reason(trump, count)
    elif standing.seat == view.seat:
        if standing.trump != trump:
            value -= 1.0
            reason = _open_reason(trump, count)
        else:
            reason = "reinforce", {"trump": trump.value, "count": count}
    elif trump is Trump.NONE:  # it has fewer trumps than any suit: to compare their number would speak against it
        reason = _open_reason(trump, count)
    else:
        partner = (standing.seat - view.seat) % 4 == 2
        theirs = trumps_under(view, standing.trump)
        facts: Facts = {"trump": trump.value, "count": count, "seat": standing.seat, "theirs": theirs}
        reason = ("overbid_partner", facts) if partner else ("overbid", facts)
    action: AnyAction = bid
    return Choice(action, reason[0], reason[1], round(value, 3))


def _open_reason(trump: Trump, count: int) -> Reason:
    if trump is Trump.NONE:
        return "bid_no_trump", {"trump": trump.value, "count": count}
    return "bid_long_trumps", {"trump": trump.value, "count": count}


def _need(view: FourView, trump: Trump, polled: bool) -> float:
    """The merit that a bid must show, by what stands now, who will declare and how much of the hand is known."""
    seat = view.seat
    assert seat is not None
    standing = view.bids[-1] if view.bids else None
    dealt = len(view.hand) / view.settings.hand_size
    if standing is None:
        need = OPEN_FIRST if view.first_round else OPEN_LATER
        if polled:
            need += POLL_FIRST if view.first_round else POLL_LATER
        elif dealt < 0.4:
            need += EARLY
        return need
    if standing.seat == seat:
        # Reinforcing protects a good suit, but shows the cards: only when the hand is as good as hoped.
        return REINFORCE if polled or dealt > 0.6 else REINFORCE + 1.5
    theirs = suit_merit(view, standing.trump)
    if (standing.seat - seat) % 4 == 2:
        return max(theirs + OVERBID_PARTNER, 2.0)
    return max(theirs + OVERBID, 0.0 if view.first_round else 0.3)


def _pass_reason(view: FourView) -> Reason:
    standing = view.bids[-1] if view.bids else None
    if standing is not None and standing.seat == view.seat:
        return "pass_standing", {"trump": standing.trump.value}
    if standing is not None and view.seat is not None and (standing.seat - view.seat) % 4 == 2:
        return "pass_partner", {"seat": standing.seat, "trump": standing.trump.value}
    bids = view_rules.bids(view)
    if not bids:
        return "pass_no_bid", {}
    return "pass_short", {"count": max(trumps_under(view, trump_of(view, bid.cards)) for bid in bids)}


def trump_of(view: FourView, cards: tuple[Card, ...]) -> Trump:
    """The trump that a bid of these cards would fix; no trump if they are none."""
    rung = rung_of(cards, view.level, view.settings)
    return Trump.NONE if rung is None else rung.trump
