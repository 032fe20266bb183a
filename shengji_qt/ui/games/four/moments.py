# SPDX-License-Identifier: MIT
"""The moments that the demo saves, and how to recognise those of play: pure functions of events and a View. No Qt."""

from __future__ import annotations

from collections import Counter
from typing import Final

from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.events import BottomCaptured, TrickTaken
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import bids, obligation, order_of
from shengji_qt.model.view import Trick
from shengji_qt.ui.demo.casting import Events

MOMENTS: Final = (
    "start",  # the first page
    "continue",  # the same with an interrupted match
    "options",
    "deal",  # cards are dealt and there is a button to bid with
    "bid",  # a bid stands
    "poll",
    "bottom",  # the bottom was taken: the largest hand
    "bury",  # the same with everything chosen
    "lead",  # own turn, the lead chosen
    "hint",  # what could be led, and why
    "warning",  # a throw that can fail, before it is confirmed
    "failed",  # and after
    "must",  # a compulsory pair; with three decks what a led triple, tractor or Titanic demands
    "illegal",  # a choice that is refused, with the reason
    "drag",  # dragged cards over the lit felt
    "trick",  # a complete trick, the winning play outlined
    "collect",  # the winner takes it: in mid-flight
    "ruff",
    "last_trick",  # laid open again
    "log",
    "counter",  # the card counter over the record
    "captured",  # the attackers captured the bottom
    "result",
    "match_end",
    "help",
    "about",
)
# What cannot happen with so many decks: of one deck there are no two equal cards.
IMPOSSIBLE: Final[dict[int, frozenset[str]]] = {1: frozenset({"must"}), 2: frozenset(), 3: frozenset()}
EARLY: Final = 9  # cards in the hand before which bidding does not count as a moment
SOME: Final = 8  # cards of the led class, so that there is something wrong to choose
OFFERS: Final = 3  # buttons to bid with


def moments_of(decks: int) -> tuple[str, ...]:
    """The moments there are with so many decks."""
    return tuple(moment for moment in MOMENTS if moment not in IMPOSSIBLE[decks])


def own_bid(_events: Events, view: FourView) -> bool:
    """The own seat may bid in the middle of dealing."""
    kind = view.decision.kind if view.decision is not None else ""
    return kind == "bid" and len(view.hand) >= EARLY


def many_bids(events: Events, view: FourView) -> bool:
    """The own seat may bid in several ways in the middle of dealing."""
    return own_bid(events, view) and len(bids(view)) >= OFFERS


def bid_stands(_events: Events, view: FourView) -> bool:
    """Cards are dealt and somebody else has bid with them."""
    return view.phase == "deal" and len(view.hand) >= EARLY and bool(view.bids) and view.bids[-1].seat != view.seat


def own_poll(_events: Events, view: FourView) -> bool:
    return view.decision is not None and view.decision.kind == "poll"


def own_bury(_events: Events, view: FourView) -> bool:
    return view.decision is not None and view.decision.kind == "bury"


def own_lead(_events: Events, view: FourView) -> bool:
    """The own seat leads to the first trick, and has a throw that fails for certain cards seen by nobody."""
    return own_turn(view) and not view.trick.plays and not view.tricks and risky_throw(view) != ()


def triple_lead(events: Events, view: FourView) -> bool:
    """The same, and a triple is part of that throw."""
    return own_lead(events, view) and len(risky_throw(view)) > 3


def own_decision(_events: Events, view: FourView) -> bool:
    """The own seat is to play."""
    return own_turn(view)


def own_turn(view: FourView) -> bool:
    return view.decision is not None and view.decision.kind == "play"


def compulsory_pair(_events: Events, view: FourView) -> bool:
    """The own seat must play its only pair of the led class and holds enough other cards of it to go wrong."""
    if not own_turn(view) or not view.trick.plays:
        return False
    must = obligation(view)
    if must is None or must.step != "structure" or len(must.forced) != 2 or must.count != 2:
        return False
    return len(of_class(view, must.card_class)) >= SOME


def compulsory_structure(_events: Events, view: FourView) -> bool:
    """A triple, tractor or Titanic was led, and the own seat must play certain cards of a lower step but could choose
    others.
    """
    if not own_turn(view) or not view.trick.plays:
        return False
    must = obligation(view)
    if must is None or must.step != "structure" or len(must.lead) != 1 or must.lead == must.required:
        return False
    return must.count >= 3 and bool(must.forced) and wrong_follow(view) != ()


def must_follow(_events: Events, view: FourView) -> bool:
    """The own seat must follow suit, has a choice in it, and holds enough other cards to go wrong."""
    if not own_turn(view) or not view.trick.plays:
        return False
    must = obligation(view)
    return must is not None and must.step == "follow" and wrong_follow(view) != ()


def wrong_follow(view: FourView) -> tuple[Card, ...]:
    """As many cards as were led, without those that every legal play contains; of the led class, or of other classes
    if any of that one would do. () if there are not enough.
    """
    must = obligation(view)
    if must is None or not must.count:
        return ()
    cards = of_class(view, must.card_class)
    others = [card for card in cards if card not in must.forced]
    if must.step == "follow":
        others = [card for card in view.hand if card not in cards]
    return tuple(others[: must.count]) if len(others) >= must.count else ()


def of_class(view: FourView, card_class: str) -> list[Card]:
    """The own cards of a class: "T" or a suit letter."""
    order = order_of(view)
    return [card for card in view.hand if order.class_text(order.cls[card]) == card_class]


def risky_throw(view: FourView) -> tuple[Card, ...]:
    """The two lowest different cards of the longest side suit, or its lowest triple and its lowest other card: a throw
    that can hardly succeed; () if there is none.
    """
    order = order_of(view)
    for name in "SHCD":
        held = Counter(sorted(of_class(view, name), key=lambda card: order.pos[card]))
        triple = next((card for card, copies in held.items() if copies == 3), None)
        single = next((card for card, copies in held.items() if copies == 1), None)
        if triple is not None and single is not None:
            return tuple(sorted((triple, triple, triple, single), key=lambda card: order.pos[card]))
    best: list[Card] = []
    for name in "SHCD":
        cards = sorted(set(of_class(view, name)), key=lambda card: order.pos[card])[:2]
        parts = decompose(order, cards) if len(cards) == 2 else None
        if parts is not None and len(parts) == 2 and len(of_class(view, name)) > len(best):
            best = of_class(view, name)
    return tuple(sorted(set(best), key=lambda card: order.pos[card])[:2])


def trick_done(events: Events, _view: FourView) -> bool:
    return any(isinstance(event, TrickTaken) for event in events)


def ruffed(events: Events, view: FourView) -> bool:
    """A side suit was led and trump took the trick."""
    return trick_done(events, view) and bool(view.tricks) and is_ruff(view, view.tricks[-1])


def is_ruff(view: FourView, trick: Trick) -> bool:
    order = order_of(view)
    if not trick.plays or order.is_trump(trick.lead[0]):
        return False
    best = next(play for play in trick.plays if play.seat == trick.winner)
    return order.is_trump(best.cards[0])


def captured(events: Events, _view: FourView) -> bool:
    """The attackers captured a bottom with points in it."""
    return any(isinstance(event, BottomCaptured) and event.points > 0 for event in events)
