# SPDX-License-Identifier: MIT
"""What the deals of all games do alike: begin with a whole deck, ask before an action, be copied, tell what every View
has, report the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypedDict, TypeVar

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.game import DealStart, Game, Refused
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.summaries import AnySummary, Colour
from shengji_qt.model.view import BidShown, Trick

Copied = TypeVar("Copied")
Check = Callable[[Any, AnyAction], Refusal | None]


def check_begin(deck: Sequence[Card], cards: Sequence[Card], seats: int, first_seat: int, declarer: int | None) -> None:
    """ValueError unless `deck` holds `cards`, in any order, and there are such seats."""
    if Counter(deck) != Counter(cards):
        raise ValueError("the deck does not hold the cards of this game")
    if first_seat not in range(seats) or declarer not in (None, *range(seats)):
        raise ValueError("no such seat")


def check_action(game: Game, check: Check, seats: int, seat: int, action: AnyAction) -> None:
    """Raise `Refused` if `check` of the rules does not allow `seat` this action now, ValueError for no seat."""
    if seat not in range(seats):
        raise ValueError("no such seat")
    refusal = check(game.view(seat), action)
    if refusal is not None:
        raise Refused(refusal)


def twin_of(game: Copied) -> Copied:
    """An independent copy of a deal whose attributes are immutable values and lists of such."""
    twin = object.__new__(type(game))
    twin.__dict__.update({key: list(each) if isinstance(each, list) else each for key, each in game.__dict__.items()})
    return twin


class Deal(Protocol):
    """What every deal keeps under the same names."""

    start: DealStart
    deck: tuple[Card, ...]
    first_seat: int
    dealt: int
    hands: list[tuple[Card, ...]]
    declarer: int | None
    trump: Trump | None
    bids: tuple[BidShown, ...]
    passes: int
    trick: Trick
    tricks: tuple[Trick, ...]
    failed_throws: tuple[int, ...]

    @property
    def level(self) -> Rank: ...


class PolledDeal(Deal, Protocol):
    """What a deal keeps whose seats are asked in turn for a bid when all cards are dealt."""

    turn: int | None
    bottom: tuple[Card, ...]
    taken: tuple[Card, ...]
    turned: tuple[Card, ...]


class Bidding(NamedTuple):
    """What decides over trump and declarer when nobody bids any more. `declarer` is None in the first deal."""

    bids: Sequence[BidShown]
    declarer: int | None
    first_seat: int
    bottom: Sequence[Card]
    level: Rank

    @classmethod
    def of(cls, deal: PolledDeal) -> Bidding:
        return cls(deal.bids, deal.declarer, deal.first_seat, deal.bottom, deal.level)


class Closing(NamedTuple):
    """How the bidding ended: `bidder` None where nobody bid, `turned` the bottom cards turned up then.

    `colour`: of a no trump in games that tell them apart, else "".
    """

    trump: Trump
    declarer: int
    bidder: int | None
    turned: tuple[Card, ...] = ()
    colour: Colour = ""


class SharedFacts(TypedDict):
    """Fields that every View has with the same meaning."""

    seat: int | None
    deal_no: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    level: Rank
    declarer: int | None
    trump: Trump | None
    bids: tuple[BidShown, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    first_seat: int
    passes: int
    failed_throws: tuple[int, ...]


def shared_facts(deal: Deal, seat: int | None) -> SharedFacts:
    """What `seat` may know in every game: public facts and its own hand; None is a spectator."""
    return SharedFacts(
        seat=seat,
        deal_no=deal.start.deal_no,
        hand=() if seat is None else deal.hands[seat],
        hand_counts=tuple(len(hand) for hand in deal.hands),
        level=deal.level,
        declarer=deal.declarer,
        trump=deal.trump,
        bids=deal.bids,
        trick=deal.trick,
        tricks=deal.tricks,
        first_seat=deal.first_seat,
        passes=deal.passes,
        failed_throws=deal.failed_throws,
    )


def deal_card(deal: Deal, levels: tuple[Rank, ...]) -> list[ev.Event]:
    """The next card of the deck goes to the next hand; before the first one it is told that the deal begins."""
    happened: list[ev.Event] = []
    if deal.dealt == 0:
        happened.append(ev.DealStarted(deal.start.deal_no, deal.first_seat, deal.level, levels, deal.declarer))
    seat = (deal.first_seat + deal.dealt) % len(deal.hands)
    face = deal.deck[deal.dealt]
    deal.hands[seat] = tuple(sorted((*deal.hands[seat], face)))
    deal.dealt += 1
    return [*happened, ev.CardDealt(seat, face)]


def pass_bid(deal: PolledDeal, seat: int, close: Callable[[], list[ev.Event]]) -> list[ev.Event]:
    """`seat` passes in a poll that goes round; when all have passed in a row, `close` ends the bidding."""
    seats = len(deal.hands)
    deal.passes += 1
    deal.turn = (seat + 1) % seats
    happened: list[ev.Event] = [ev.BidPassed(seat)]
    return happened + close() if deal.passes == seats else happened


def pending_of(decision: Callable[[int], Decision | None], seats: int) -> tuple[Decision, ...]:
    """What each seat is asked, in seat order."""
    return tuple(each for each in map(decision, range(seats)) if each is not None)


def fix_trump(deal: PolledDeal, closing: Closing) -> list[ev.Event]:
    """Trump and declarer are known: the bottom joins the declarer's hand, and it is the declarer's turn."""
    declarer = deal.declarer = deal.turn = closing.declarer
    deal.trump, deal.turned = closing.trump, closing.turned
    deal.taken = tuple(sorted(deal.bottom))
    deal.hands[declarer] = tuple(sorted(deal.hands[declarer] + deal.bottom))
    deal.bottom = ()
    turned: list[ev.Event] = [ev.BottomTurned(closing.turned)] if closing.turned else []
    fixed = ev.TrumpFixed(closing.trump, declarer, closing.bidder, closing.colour)
    return [*turned, fixed, ev.BottomTaken(declarer, deal.taken)]


def leader(levels: Sequence[Rank | None]) -> int | None:
    """The one side or seat with the highest level when the match ends; None for a draw.

    One that has passed the last level, whose level is None, leads above all.
    """
    ranks = [level or Rank(99) for level in levels]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else None


def closing_events(summary: AnySummary, passed_last_level: bool) -> list[ev.Event]:
    """What is told after the levels: the next declarer, the result, and perhaps the end of the match."""
    happened: list[ev.Event] = []
    if summary.next_declarer != summary.declarer and not summary.match_over:
        happened.append(ev.DeclarerChanged(summary.next_declarer))
    happened.append(ev.DealSettled(summary))
    if summary.match_over:
        reason: ev.EndReason = "passed_last_level" if passed_last_level else "deals_played"
        happened.append(ev.MatchEnded(summary.match_winner, reason))
    return happened
