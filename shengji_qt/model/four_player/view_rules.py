# SPDX-License-Identifier: MIT
"""The rules as questions to a View: may I, why not, what must I, what can I (four_player.md 7, 8, 11, 12).

The felt, the Play button, a hint, a computer seat and the authority all ask these same functions.
"""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model import enumeration
from shengji_qt.model.actions import AnyAction, Bid, Bury, PassBid, Play
from shengji_qt.model.cards import POINTS, Card, Trump
from shengji_qt.model.four_player.bidding import acceptable_bids, check_bid
from shengji_qt.model.four_player.view import FourView, Phase
from shengji_qt.model.obligations import (
    check_follow,
    check_lead_cards,
    follow_obligation,
    follow_plays,
    lead_obligation,
    lowest_cards,
    missing_cards,
)
from shengji_qt.model.order import Order, four_order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import Obligation

_PHASES: dict[type[AnyAction], tuple[Phase, ...]] = {PassBid: ("poll",), Bury: ("bury",), Play: ("play",)}
_KIND_OF_ACTION: dict[type[AnyAction], tuple[str, ...]] = {
    Bid: ("bid", "poll"),
    PassBid: ("poll",),
    Bury: ("bury",),
    Play: ("play",),
}


def order_of(view: FourView) -> Order:
    """The order in force; before trump is fixed that of no trump at the level."""
    return four_order(view.level, view.trump or Trump.NONE, view.settings.nt_level_joker_tractor)


def check(view: FourView, action: AnyAction) -> Refusal | None:
    """Why the seat of this View may not do `action` now; None if it may."""
    if view.phase == "over":
        return Refusal("deal_over")
    if view.seat is None or not _is_asked(view, action):
        phase_fits = view.decision is None and view.phase in _phases(view, action)
        return Refusal("not_your_turn" if phase_fits else "wrong_phase")
    if isinstance(action, PassBid):
        return None
    assert isinstance(action, Bid | Bury | Play), "nothing else is asked in this game"
    missing = missing_cards(action.cards, view.hand)
    if missing:
        return Refusal("not_in_hand", cards=missing)
    if isinstance(action, Bid):
        return check_bid(view.seat, action.cards, view.bids, view.level, view.settings)
    if isinstance(action, Bury):
        wanted = view.settings.bottom_size
        return (
            None if len(action.cards) == wanted else Refusal("bury_count", {"wanted": wanted, "got": len(action.cards)})
        )
    return _check_play(view, action.cards)


def _is_asked(view: FourView, action: AnyAction) -> bool:
    """Whether this action answers what the seat is asked. While cards are dealt any seat may try to bid, so that one
    who comes too late hears which bid stands, not that it is somebody else's turn.
    """
    if view.decision is None:
        return isinstance(action, Bid) and view.phase == "deal" and "deal" in _phases(view, action)
    return view.decision.kind in _KIND_OF_ACTION.get(type(action), ())


def _phases(view: FourView, action: AnyAction) -> tuple[Phase, ...]:
    """The phases this action belongs to."""
    if isinstance(action, Bid):
        return ("poll",) if view.settings.bid_window == "after_deal" else ("deal", "poll")
    return _PHASES.get(type(action), ())


def _check_play(view: FourView, cards: tuple[Card, ...]) -> Refusal | None:
    order = order_of(view)
    if not view.trick.plays:
        return check_lead_cards(order, cards)
    return check_follow(order, view.trick.lead, view.hand, cards, view.settings.protect_triples)


def obligation(view: FourView) -> Obligation | None:
    """What this seat must play now; None if it is not asked to play."""
    if view.decision is None or view.decision.kind != "play":
        return None
    if not view.trick.plays:
        return lead_obligation(view.hand)
    return follow_obligation(order_of(view), view.trick.lead, view.hand, view.settings.protect_triples)


def plays(view: FourView, limit: int) -> list[tuple[Card, ...]]:
    """Legal plays of this seat now, without repeats, at most `limit`; [] if it is not asked to play.

    Leads: all single components, low to high, then throws of two or more. Cards are sorted by face.
    """
    if view.decision is None or view.decision.kind != "play":
        return []
    order = order_of(view)
    if not view.trick.plays:
        return enumeration.leads(order, view.hand, limit)
    return follow_plays(order, view.trick.lead, view.hand, view.settings.protect_triples, limit)


def bids(view: FourView) -> list[Bid]:
    """All bids this seat can make now, lowest first; [] if it may not bid."""
    if view.decision is None or view.decision.kind not in ("bid", "poll"):
        return []
    seat = view.decision.seat
    return [Bid(cards) for cards in acceptable_bids(seat, view.hand, view.bids, view.level, view.settings)]


def options(view: FourView, limit: int) -> list[AnyAction]:
    """Legal answers to the pending decision, the plainest first, at most `limit` (`model.game.Rules.options`).

    In the first round the first who can bid does where nobody has, else the cards could be shuffled for ever.
    """
    kind = view.decision.kind if view.decision is not None else ""
    found: list[AnyAction] = []
    if kind in ("bid", "poll"):
        found = [*bids(view)]
        if kind == "poll":
            found.insert(len(found) if view.first_round and not view.bids else 0, PassBid())
    elif kind == "bury":
        found = [Bury(lowest(view))]
    elif kind == "play":
        found = [Play(cards) for cards in plays(view, limit)]
    return found[:limit]


def lowest(view: FourView) -> tuple[Card, ...]:
    """As many cards of the hand as are buried: no points before points, side suits before trumps, low before high."""
    return lowest_cards(order_of(view), view.hand, view.settings.bottom_size)


def in_sight(view: FourView) -> tuple[Card, ...]:
    """The own hand, and the bottom where it is known."""
    return (*view.hand, *view.bottom)


def led_by(_view: FourView, plays: Sequence[tuple[Card, ...]]) -> tuple[Card, ...] | None:
    """What a play after these has to follow; None for a lead."""
    return plays[0] if plays else None


def card_points(_view: FourView) -> Sequence[int]:
    """Points by face (3)."""
    return POINTS
