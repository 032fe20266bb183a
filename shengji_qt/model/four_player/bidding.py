# SPDX-License-Identifier: MIT
"""Bids: the ladder, what may be bid over what, and who becomes declarer (four_player.md 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.model.cards import BIG_JOKER, SMALL_JOKER, SUITS, Card, Rank, Trump, card
from shengji_qt.model.dealing import Bidding, Closing
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import BidShown

_SUIT_LADDER = {1: 1, 2: 2, 3: 4}
_JOKER_LADDER = {2: 3, 3: 5}


class Rung(NamedTuple):
    """`number` on the ladder of 7.1; `high` breaks ties where big jokers outrank small ones."""

    number: int
    high: int
    trump: Trump


def rung_of(cards: Sequence[Card], level: Rank, settings: FourSettings) -> Rung | None:
    """The rung that these cards show, None if they are no bid."""
    if not cards or (len(cards) > settings.decks and not (settings.decks == 1 and len(cards) == 2)):
        return None
    if all(each.is_joker for each in cards):
        return _joker_rung(cards, settings)
    if len(set(cards)) != 1 or cards[0].rank != level or len(cards) > settings.decks:
        return None
    return Rung(_SUIT_LADDER[len(cards)], 0, Trump.of_suit(cards[0].suit))


def _joker_rung(cards: Sequence[Card], settings: FourSettings) -> Rung | None:
    if settings.decks == 1:
        both = settings.one_deck_joker_nt and sorted(cards) == [SMALL_JOKER, BIG_JOKER]
        return Rung(2, 0, Trump.NONE) if both else None
    number = _JOKER_LADDER.get(len(cards))
    if number is None or (settings.joker_bid_identical and len(set(cards)) != 1):
        return None
    high = settings.big_joker_outranks_small and set(cards) == {BIG_JOKER}
    return Rung(number, int(high), Trump.NONE)


def check_bid(
    seat: int, cards: tuple[Card, ...], bids: Sequence[BidShown], level: Rank, settings: FourSettings
) -> Refusal | None:
    """Why this bid cannot stand over the earlier ones, or None (7.2). That the seat holds the cards is not asked."""
    rung = rung_of(cards, level, settings)
    if rung is None:
        return Refusal("not_a_bid", cards=cards)
    if not bids:
        return None
    standing = bids[-1]
    below = rung_of(standing.cards, level, settings)
    assert below is not None, "an accepted bid has a rung"
    if rung[:2] < below[:2] or (rung[:2] == below[:2] and not settings.bid_equal_overrides):
        return Refusal("bid_too_low", {"standing": below.number, "offered": rung.number}, cards)
    if standing.seat == seat and standing.trump != rung.trump and not settings.allow_self_overcall:
        return Refusal("own_bid_other_trump", {"trump": str(standing.trump)}, cards)
    if not _shows_new(seat, cards, bids):
        return Refusal("bid_not_new", cards=cards)
    return None


def _shows_new(seat: int, cards: tuple[Card, ...], bids: Sequence[BidShown]) -> bool:
    shown: Counter[Card] = Counter()
    for each in bids:
        if each.seat == seat:
            shown |= Counter(each.cards)
    return bool(Counter(cards) - shown)


def acceptable_bids(
    seat: int, hand: Sequence[Card], bids: Sequence[BidShown], level: Rank, settings: FourSettings
) -> list[tuple[Card, ...]]:
    """All bids that the hand can make now, lowest rung first, then in suit order."""
    offers: list[tuple[Card, ...]] = []
    for suit in range(len(SUITS)):
        face = card(suit, level)
        offers += [(face,) * copies for copies in range(1, min(hand.count(face), settings.decks) + 1)]
    small, big = hand.count(SMALL_JOKER), hand.count(BIG_JOKER)
    offers += [
        (SMALL_JOKER,) * low + (BIG_JOKER,) * (count - low)
        for count in _JOKER_LADDER
        for low in range(max(0, count - big), min(count, small) + 1)
    ]
    allowed = [each for each in offers if check_bid(seat, each, bids, level, settings) is None]
    rungs = {each: rung_of(each, level, settings) or Rung(0, 0, Trump.NONE) for each in allowed}
    return sorted(allowed, key=lambda each: (rungs[each][:2], each))


def shown_bid(seat: int, cards: tuple[Card, ...], level: Rank, settings: FourSettings) -> BidShown:
    """The record of an accepted bid; ValueError if the cards are none."""
    rung = rung_of(cards, level, settings)
    if rung is None:
        raise ValueError("not a bid")
    return BidShown(seat, cards, rung.trump, rung.number)


def close_bidding(found: Bidding, settings: FourSettings) -> Closing | None:
    """Trump and declarer after the last pass (7.4 to 7.6); None: shuffle again."""
    bids, declarer = found.bids, found.declarer
    if bids:
        if declarer is None:
            declarer = bids[0 if settings.first_declarer == "first_bidder" else -1].seat
        return Closing(bids[-1].trump, declarer, bids[-1].seat)
    way = settings.no_bid_first if declarer is None else settings.no_bid_later
    if way == "redeal":
        return None
    taker = found.first_seat if declarer is None else declarer
    if way == "no_trump":
        return Closing(Trump.NONE, taker, None)
    turned, trump = turned_trump(found.bottom, found.level)
    return Closing(trump, taker, None, turned)


def turned_trump(bottom: Sequence[Card], level: Rank) -> tuple[tuple[Card, ...], Trump]:
    """`flip_bottom`: the cards turned up in order and the trump that the last of them gives (7.6, 18)."""
    turned = tuple(bottom[:4])
    decider = turned[-1]
    plain = not decider.is_joker and decider.rank != level
    return turned, Trump.of_suit(decider.suit) if plain else Trump.NONE
