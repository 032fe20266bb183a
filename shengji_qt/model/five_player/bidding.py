# SPDX-License-Identifier: MIT
"""Bids, reinforcing, overbidding; who becomes declarer with which trump (five_player.md 5 to 7, R20.2, R21.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from shengji_qt.model.cards import BIG_JOKER, SMALL_JOKER, Card, Rank, Trump, card
from shengji_qt.model.dealing import Bidding, Closing
from shengji_qt.model.five_player.order import TWO, colour_of, suit_colour, suits_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.summaries import Colour
from shengji_qt.model.view import BidShown

LEAST_POINTS = 3
_JOKERS: dict[Colour, Card] = {"red": BIG_JOKER, "black": SMALL_JOKER}
_COLOURS: tuple[Colour, ...] = ("black", "red")


class Rung(NamedTuple):
    """What cards show as a bid. `number`: the step of R6.2, with three decks the points of R21.2.

    `colour` is "" with a trump suit.
    """

    number: int
    trump: Trump
    colour: Colour


def rung_of(cards: Sequence[Card], level: Rank, settings: FiveSettings) -> Rung | None:
    """The bid that these cards show, None if they are none."""
    if not cards:
        return None
    return _points(cards, level) if settings.decks == 3 else _step(cards, level, settings.decks)


def _step(cards: Sequence[Card], level: Rank, decks: int) -> Rung | None:
    """One of the seven steps (R6.2); with one deck there are no two equal cards, so only 1, 2 and 3 (R20.2)."""
    held = Counter(cards)
    if max(held.values()) > decks:
        return None
    twos = Counter({face: copies for face, copies in held.items() if face.rank == TWO})
    rest = held - twos
    colours = {colour_of(face) for face in held}
    if len(colours) != 1:
        return None
    colour = colours.pop()
    if len(rest) > 1:
        return None
    if not rest:
        return Rung(7, Trump.NONE, colour) if twos.total() == 4 else None
    ((face, copies),) = rest.items()
    shape = copies, twos.total()
    if face.is_joker:
        number = {(1, 2): 2, (2, 0): 5}.get(shape)
        return None if number is None else Rung(number, Trump.NONE, colour)
    if face.rank != level or any(two.suit != face.suit for two in twos):
        return None
    number = {(1, 0): 1, (1, 1): 3, (2, 0): 4, (2, 2): 6}.get(shape)
    return None if number is None else Rung(number, Trump.of_suit(face.suit), "")


def _points(cards: Sequence[Card], level: Rank) -> Rung | None:
    """The points of a bid with three decks (R21.2)."""
    held = Counter(cards)
    if max(held.values()) > 3 or len({colour_of(face) for face in held}) != 1:
        return None
    levels = [face for face in cards if face.rank == level]
    jokers = [face for face in cards if face.is_joker]
    twos = [face for face in cards if face.rank == TWO]
    if len(levels) + len(jokers) + len(twos) != len(cards):
        return None
    if levels:
        if len({face.suit for face in levels + twos}) != 1:
            return None
        found = Rung(2 * len(levels) + len(jokers) + len(twos), Trump.of_suit(levels[0].suit), "")
    elif jokers:
        found = Rung(2 * len(jokers) + len(twos), Trump.NONE, colour_of(jokers[0]))
    else:
        return None
    return found if found.number >= LEAST_POINTS else None


def check_bid(
    seat: int, cards: tuple[Card, ...], bids: Sequence[BidShown], level: Rank, settings: FiveSettings
) -> Refusal | None:
    """Why this bid cannot stand over the earlier ones, or None (R6.3, R6.4, R20.2, R21.3).

    That the seat holds the cards is not asked.
    """
    rung = rung_of(cards, level, settings)
    if rung is None:
        return Refusal("not_a_bid", cards=cards)
    if not bids:
        return None
    standing = bids[-1]
    if settings.decks == 1:
        return Refusal("first_bid_stands", cards=cards)
    own = standing.seat == seat
    same = (rung.trump, rung.colour) == (standing.trump, standing.colour)
    if own and not same and not settings.bid_self_counter:
        return Refusal("own_bid_other_trump", {"trump": str(standing.trump), "colour": standing.colour}, cards)
    if settings.decks == 3 and own and same:
        more = Counter(cards) - Counter(standing.cards)
        whole = not Counter(standing.cards) - Counter(cards)
        return None if whole and more else Refusal("reinforce_adds", cards=standing.cards)
    if rung.number <= standing.number:
        return Refusal("bid_too_low", {"standing": standing.number, "offered": rung.number}, cards)
    if settings.decks == 3 and len(cards) <= len(standing.cards):
        return Refusal("bid_few_cards", {"standing": len(standing.cards), "offered": len(cards)}, cards)
    return None


def shown_bid(seat: int, cards: tuple[Card, ...], level: Rank, settings: FiveSettings) -> BidShown:
    """The record of an accepted bid; ValueError if the cards are none."""
    rung = rung_of(cards, level, settings)
    if rung is None:
        raise ValueError("not a bid")
    return BidShown(seat, tuple(sorted(cards)), rung.trump, rung.number, rung.colour)


def acceptable_bids(
    seat: int, hand: Sequence[Card], bids: Sequence[BidShown], level: Rank, settings: FiveSettings
) -> list[tuple[Card, ...]]:
    """All bids that the hand can make now, lowest first, then with fewer cards, then by face."""
    held = Counter(hand)
    offers = set(_point_offers(held, level) if settings.decks == 3 else _step_offers(held, level))
    allowed = [each for each in offers if check_bid(seat, each, bids, level, settings) is None]
    numbers = {each: rung.number for each in allowed if (rung := rung_of(each, level, settings))}
    return sorted(allowed, key=lambda each: (numbers[each], len(each), each))


def _some(*parts: tuple[Card, int]) -> tuple[Card, ...]:
    return tuple(sorted(face for face, copies in parts for _ in range(copies)))


def _step_offers(held: Counter[Card], level: Rank) -> Iterator[tuple[Card, ...]]:
    """Whatever of R6.2 the hand holds."""
    for suit in range(4):
        face, two = card(suit, level), card(suit, TWO)
        for copies, twos in ((1, 0), (1, 1), (2, 0), (2, 2)):
            if held[face] >= copies and held[two] >= twos:
                yield _some((face, copies), (two, twos))
    for colour in _COLOURS:
        joker = _JOKERS[colour]
        first, second = (card(suit, TWO) for suit in suits_of(colour))
        if held[joker] >= 2:
            yield joker, joker
        for copies, others in ((1, 1), (2, 0), (0, 2)):
            if held[joker] and held[first] >= copies and held[second] >= others:
                yield _some((joker, 1), (first, copies), (second, others))
        if held[first] >= 2 and held[second] >= 2:
            yield _some((first, 2), (second, 2))


def _point_offers(held: Counter[Card], level: Rank) -> Iterator[tuple[Card, ...]]:
    """Whatever R21.2 may count, with at least the card that it must contain."""
    for suit in range(4):
        parts = card(suit, level), card(suit, TWO), _JOKERS[suit_colour(suit)]
        yield from _choices(held, parts)
    for colour in _COLOURS:
        first, second = (card(suit, TWO) for suit in suits_of(colour))
        yield from _choices(held, (_JOKERS[colour], first, second))


def _choices(held: Counter[Card], parts: tuple[Card, Card, Card]) -> Iterator[tuple[Card, ...]]:
    must, *others = parts
    for counts in product(range(1, held[must] + 1), *(range(held[face] + 1) for face in others)):
        yield _some(*zip(parts, counts, strict=True))


def close_bidding(found: Bidding, settings: FiveSettings) -> Closing:
    """Trump and declarer after the last pass (R5.3, R6.6, 7)."""
    declarer = found.declarer
    if declarer is None:
        declarer = first_declarer(found.bids, found.first_seat, settings)
    if found.bids:
        standing = found.bids[-1]
        return Closing(standing.trump, declarer, standing.seat, colour=standing.colour)
    turned, rung = turned_trump(found.bottom, found.level, settings.decks)
    return Closing(rung.trump, declarer, None, turned, rung.colour)


def first_declarer(bids: Sequence[BidShown], start_seat: int, settings: FiveSettings) -> int:
    """The declarer of the first deal (R5.3)."""
    if not bids or settings.deal_first_declarer == "start_seat":
        return start_seat
    return bids[0 if settings.deal_first_declarer == "first_bidder" else -1].seat


def turned_trump(bottom: Sequence[Card], level: Rank, decks: int) -> tuple[tuple[Card, ...], Rung]:
    """The bottom cards turned up in order, and the trump that the deciding one gives, with number 0 (R7, R20.2).

    Four are turned and the fourth decides; with one deck only the second is turned.
    """
    turned = tuple(bottom[1:2]) if decks == 1 else tuple(bottom[:4])
    decider = turned[-1]
    if decider.is_joker or decider.rank in (level, TWO):
        return turned, Rung(0, Trump.NONE, colour_of(decider))
    return turned, Rung(0, Trump.of_suit(decider.suit), "")
