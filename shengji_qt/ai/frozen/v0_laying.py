# SPDX-License-Identifier: MIT
"""How player v0 bids, lays cards down, plays the mine and spends points: one fixed rule each."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from shengji_qt.ai.frozen.v0_playing import is_top, rung
from shengji_qt.ai.frozen.v0_sight import Cards, Sight
from shengji_qt.model.actions import AnyAction, Bury, Divide, PassBid
from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.five_player import bidding as five_bidding
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player import bidding as four_bidding
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import TRUMP, Order, four_order
from shengji_qt.model.three_player.bidding import called
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.view import BidShown

EARLY: Final = 0.40  # share of trumps in a full hand that is bid on while cards are dealt
LATE: Final = 0.30  # and when the seat is polled
OPEN: Final = 0.45  # of the cards that a seat of three players sees of its own


def bid(view: Any) -> AnyAction | None:
    """The lowest bid that makes enough of the hand trumps, else silence or a pass.

    Never against a partner's bid, nor against an own one. Where the deal needs a declarer, the best bid there is.
    """
    kind = view.decision.kind
    offers = rules_of(view).bids(view)
    silence = None if view.decision.optional else PassBid()
    if not offers or _is_ours(view):
        return silence
    shares = [(_share(view, each.cards), -number) for number, each in enumerate(offers)]
    best, number = max(shares)
    needed = OPEN if isinstance(view, ThreeView) else LATE if kind in ("poll", "stop") else EARLY
    must = kind != "bid" and _opens_match(view) and not view.bids
    offer: AnyAction = offers[-number]
    return offer if must or best >= needed else silence


def _is_ours(view: Any) -> bool:
    if not view.bids:
        return False
    seat = view.bids[-1].seat
    return bool(seat == view.seat or (isinstance(view, FourView) and (seat - (view.seat or 0)) % 2 == 0))


def _opens_match(view: Any) -> bool:
    if isinstance(view, FourView):
        return view.first_round
    return bool(view.first_hand if isinstance(view, ThreeView) else view.first_deal)


def _share(view: Any, cards: Cards) -> float:
    """Of the cards that the seat will hold: how many would be trumps under this bid."""
    order = _order_under(view, cards)
    if isinstance(view, ThreeView):
        return sum(order.is_trump(face) for face in view.playable) / max(len(view.playable), 4)
    size: int = view.settings.hand_size
    return sum(order.is_trump(face) for face in view.hand) / size


def _order_under(view: Any, cards: Cards) -> Order:
    """The order if this bid stands."""
    if isinstance(view, ThreeView):
        return three_order(view.level, *called(cards[0]))
    settings = view.settings
    if isinstance(view, FourView):
        shown: BidShown = four_bidding.shown_bid(0, cards, view.level, settings)
        return four_order(view.level, shown.trump, settings.nt_level_joker_tractor)
    shown = five_bidding.shown_bid(0, cards, view.level, settings)
    return five_order(view.level, shown.trump, shown.colour, settings.decks, settings.combo_special_tractors)


def bury(view: Any) -> Bury:
    """Worthless side cards of short suits; then side cards with points, top cards, and trumps last."""
    locked: Cards = getattr(view, "locked", ())
    free = remove_cards(view.hand, locked)
    (plain,) = rules_of(view).options(view, 1)
    assert isinstance(plain, Bury), "what is asked for"
    order, points = rules_of(view).order_of(view), rules_of(view).card_points(view)
    lengths = Counter(order.cls[face] for face in free)
    held = Counter(free)

    def rank(face: Card) -> tuple[bool, bool, int, bool, int, int, int]:
        cls = order.cls[face]
        top = cls != TRUMP and order.pos[face] == len(order.at[cls]) - 1
        return cls == TRUMP, top, points[face], held[face] > 1, lengths[cls], order.pos[face], face

    return Bury(tuple(sorted(sorted(free, key=rank)[: len(plain.cards)])))


def divide(view: FiveView) -> Divide:
    """Faces go to the two hands by turns, copies of a face together; each hand gets about half."""
    order = rules_of(view).order_of(view)
    rear: list[Card] = []
    front = 0
    for face, copies in sorted(Counter(view.hand).items(), key=lambda each: order.sort_key(each[0])):
        if front > len(rear):
            rear += [face] * copies
        else:
            front += copies
    return Divide(tuple(sorted(rear)))


def from_list(view: Any, sight: Sight, most: int) -> Cards:
    """The mine, or a hand of a declarer with two: the best of the plays that the rules list.

    To win where points lie and an opponent wins; to give points to the own hand that wins last; else to get rid of
    worthless side cards, as many as may be; or to skip.
    """
    offers: list[Cards] = rules_of(view).plays(view, most)
    points = sight.points

    def worth(cards: Cards) -> int:
        return sum(points[face] for face in cards)

    def cost(cards: Cards) -> tuple[int, int]:
        dear = sum(10 for face in cards if sight.order.is_trump(face) or is_top(sight, face))
        return worth(cards) + dear, -len(cards)

    winning = [each for each in offers if each and len(each) == len(sight.lead) and sight.wins(each)]
    if sight.relation != "ally":
        if winning and (sight.trick_points >= 5 or (sight.last and max(map(worth, winning)) > 0)):
            return min(winning, key=lambda each: (sum(rung(sight, face)[0] for face in each), cost(each)))
    elif sight.last:
        return max(offers, key=lambda each: (worth(each), len(each)))
    return min(offers, key=cost)
