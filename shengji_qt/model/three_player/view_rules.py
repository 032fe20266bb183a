# SPDX-License-Identifier: MIT
"""Questions to a View: may this action be done, what must be played, what can be done.

Functions of the View alone: a face-down card is in nobody's View, so it can neither be played nor be told apart from a
card that somebody else holds (three_player.md 4.6, 13.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from shengji_qt.model.actions import AnyAction, Bid, Bury, Lower, PassBid, Penalise, Play, Swap, SwapMove
from shengji_qt.model.cards import Card, Trump
from shengji_qt.model.obligations import (
    check_follow,
    check_lead_cards,
    follow_obligation,
    lead_obligation,
    missing_cards,
)
from shengji_qt.model.order import CLASSES, Order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.three_player import points, rounds
from shengji_qt.model.three_player.bidding import SEATS, biddable
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.settlement import victims
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.view import Obligation

BOTTOM: Final = 4  # cards of the bottom
_KINDS: Final[dict[type[AnyAction], tuple[str, ...]]] = {
    Bid: ("turned", "bid", "poll"),
    PassBid: ("turned", "poll"),
    Swap: ("swap",),
    Bury: ("bury",),
    Play: ("play",),
    Penalise: ("penalty",),
    Lower: ("lower",),
}
_PHASES: Final[dict[type[AnyAction], tuple[str, ...]]] = {
    Bid: ("turn", "draw", "poll"),
    PassBid: ("turn", "poll"),
    **{kind: kinds for kind, kinds in _KINDS.items() if kind not in (Bid, PassBid)},
}


def order_of(view: ThreeView) -> Order:
    """The order in force; before trump is fixed that of uncalled no trump at the level."""
    return three_order(view.level, view.trump or Trump.NONE, view.colour)


def card_points(view: ThreeView) -> Sequence[int]:
    """Points by face under rules #1 and #2."""
    return points.card_points(view.settings.rule1, view.settings.rule2)


def in_sight(view: ThreeView) -> tuple[Card, ...]:
    """The own hand, all cards that lie face up, and the bottom where it is known."""
    lying = (pile.card for piles in view.tableaus for pile in piles if pile.state == "up" and pile.card is not None)
    return (*view.hand, *view.bottom, *lying)


def led_by(view: ThreeView, plays: Sequence[tuple[Card, ...]]) -> tuple[Card, ...] | None:
    """What a play after these has to follow, None for a lead (13.4)."""
    return rounds.led_cards(plays, view.settings.fresh_lead)


def check(view: ThreeView, action: AnyAction) -> Refusal | None:
    """Why the seat of this View may not do `action` now; None if it may."""
    if view.phase == "over":
        return Refusal("deal_over")
    asked = view.decision is not None and view.decision.kind in _KINDS.get(type(action), ())
    if view.seat is None or not asked:
        return _not_asked(view, action)
    match action:
        case Bid():
            return _check_bid(view, action.cards)
        case Swap():
            return _check_swap(view, action.moves)
        case Bury():
            return burial_error(view.hand, view.locked, view.bottom_count, action.cards)
        case Play():
            return _check_play(view, action.cards)
        case Lower():
            fits = action.seat is None or action.seat in victims(view.levels, view.seat)
            return None if fits else Refusal("lower_target")
        case _:
            return None


def _not_asked(view: ThreeView, action: AnyAction) -> Refusal:
    """A bid that comes too late or that the seat has not hears why; else it is the wrong time or another's turn."""
    phase_fits = view.decision is None and view.phase in _PHASES.get(type(action), ())
    if isinstance(action, Bid) and phase_fits:
        if view.bids:
            return Refusal("bid_final")
        if view.phase == "draw" and view.seat is not None:
            return _check_bid(view, action.cards) or Refusal("not_your_turn")
    return Refusal("not_your_turn" if phase_fits else "wrong_phase")


def _check_bid(view: ThreeView, cards: tuple[Card, ...]) -> Refusal | None:
    if len(cards) != 1 or not biddable(cards[0], view.level):
        return Refusal("not_a_bid", cards=cards)
    if view.phase == "turn":
        return None if cards == (view.turned_now,) else Refusal("bid_not_turned", cards=cards)
    if cards[0] not in view.drawn:
        return Refusal("bid_not_drawn", cards=cards)
    if view.settings.bid2_window == "on_draw" and cards != (view.just_drawn,):
        return Refusal("bid_not_newest", cards=cards)
    return None


def _check_swap(view: ThreeView, moves: tuple[SwapMove, ...]) -> Refusal | None:
    assert view.seat is not None, "somebody swaps"
    slots = {slot for slot, pile in enumerate(view.tableaus[view.seat]) if pile.state == "up"}
    cards = set(view.bottom)
    for move in moves:
        if move.slot not in slots:
            return Refusal("swap_slot", {"slot": move.slot})
        if move.card not in cards:
            return Refusal("swap_card", cards=(move.card,))
        slots.remove(move.slot)
        cards.remove(move.card)
    return None


def burial_error(
    hand: tuple[Card, ...], locked: tuple[Card, ...], buried: int, cards: tuple[Card, ...]
) -> Refusal | None:
    """Why these cards of the hand may not complete a bottom that holds `buried` cards (10)."""
    missing = missing_cards(cards, hand)
    if missing:
        return Refusal("not_in_hand", cards=missing)
    fast = tuple(sorted(set(cards) & set(locked)))
    if fast:
        return Refusal("bury_locked", cards=fast)
    wanted = BOTTOM - buried
    return None if len(cards) == wanted else Refusal("bury_count", {"wanted": wanted, "got": len(cards)})


def _check_play(view: ThreeView, cards: tuple[Card, ...]) -> Refusal | None:
    missing = missing_cards(cards, view.playable)
    if missing:
        return Refusal("not_in_hand", cards=missing)
    if not view.settings.rule3 and len(cards) > 1:
        return Refusal("one_card")
    order = order_of(view)
    led = _led(view)
    if led is None:
        return lead_error(order, cards, _longest_lead(view))
    return check_follow(order, led, view.playable, cards)


def lead_error(order: Order, cards: tuple[Card, ...], most: int) -> Refusal | None:
    """Why these cards may not be led if each opponent has at least `most` playable ones (17)."""
    error = check_lead_cards(order, cards)
    if error is None and len(cards) > max(most, 1):
        return Refusal("throw_too_long", {"most": most})
    return error


def _led(view: ThreeView) -> tuple[Card, ...] | None:
    """The play whose class must be followed now."""
    return led_by(view, [play.cards for play in view.trick.plays])


def _longest_lead(view: ThreeView) -> int:
    """Most cards of a lead: one, with rule #3 as many as each opponent could follow with (17)."""
    if not view.settings.rule3:
        return 1
    up = [sum(pile.state == "up" for pile in piles) for piles in view.tableaus]
    return min(view.hand_counts[seat] + up[seat] for seat in range(SEATS) if seat != view.seat)


def _asked(view: ThreeView, *kinds: str) -> bool:
    return view.decision is not None and view.decision.kind in kinds


def obligation(view: ThreeView) -> Obligation | None:
    """What this seat must play now, from hand and face-up tableau cards; None if it is not asked to play (13.5)."""
    if not _asked(view, "play"):
        return None
    led = _led(view)
    return lead_obligation(view.playable) if led is None else follow_obligation(order_of(view), led, view.playable)


def plays(view: ThreeView, limit: int) -> list[tuple[Card, ...]]:
    """Legal plays, at most `limit`, low to high; leads: single cards, then with rule #3 throws, short ones first."""
    return list(islice(_all_plays(view), limit))


def _all_plays(view: ThreeView) -> Iterator[tuple[Card, ...]]:
    if not _asked(view, "play"):
        return
    order = order_of(view)
    cards = sorted(view.playable, key=order.sort_key)
    led = _led(view)
    if led is None:
        yield from ((each,) for each in cards)
        for count in range(2, _longest_lead(view) + 1):
            for number in range(CLASSES):
                alike = [each for each in cards if order.cls[each] == number]
                yield from (tuple(sorted(each)) for each in combinations(alike, count))
        return
    count, cls = len(led), order.cls[led[0]]
    held = [each for each in cards if order.cls[each] == cls]
    if len(held) >= count:
        yield from (tuple(sorted(each)) for each in combinations(held, count))
        return
    rest = [each for each in cards if order.cls[each] != cls]
    yield from (tuple(sorted((*held, *each))) for each in combinations(rest, count - len(held)))


def bids(view: ThreeView) -> list[Bid]:
    """All bids this seat can make now; [] if it may not bid."""
    if not _asked(view, "turned", "bid", "poll"):
        return []
    own = (view.turned_now,) if view.turned_now is not None else view.drawn
    return [Bid((each,)) for each in own if _check_bid(view, (each,)) is None]


def options(view: ThreeView, limit: int) -> list[AnyAction]:
    """Legal answers to the pending decision, the plainest first; for a `bid` none of them is to say nothing.

    In the first hand a bid comes before passing: if nobody ever bid the cards would be shuffled for ever.
    """
    return list(islice(_all_options(view), limit))


def _all_options(view: ThreeView) -> Iterator[AnyAction]:
    if view.decision is None:
        return
    match view.decision.kind:
        case "bid":
            yield from bids(view)
        case "turned" | "poll":
            offers: list[AnyAction] = list(bids(view))
            yield from [*offers, PassBid()] if view.first_hand else [PassBid(), *offers]
        case "swap":
            yield from _swaps(view)
        case "bury":
            yield from (Bury(each) for each in _burials(view))
        case "penalty":
            yield from (Penalise("demote"), Penalise("promote"))
        case "lower":
            yield Lower(None)
            yield from (Lower(each) for each in victims(view.levels, view.decision.seat))
        case _:
            yield from (Play(each) for each in _all_plays(view))


def _swaps(view: ThreeView) -> Iterator[Swap]:
    """No swap, then all single ones; several swaps are made of these."""
    assert view.seat is not None, "somebody swaps"
    yield Swap(())
    for slot, pile in enumerate(view.tableaus[view.seat]):
        if pile.state == "up":
            for face in view.bottom:
                yield Swap((SwapMove(slot, face, "bottom"),))
                yield Swap((SwapMove(slot, face, "hand"),))


def _burials(view: ThreeView) -> Iterator[tuple[Card, ...]]:
    """Cards that may be buried, worthless and weak ones first."""
    order, table = order_of(view), card_points(view)
    free = [each for each in view.hand if each not in view.locked]
    free.sort(key=lambda each: (table[each], order.sort_key(each)))
    yield from (tuple(sorted(each)) for each in combinations(free, BOTTOM - view.bottom_count))
