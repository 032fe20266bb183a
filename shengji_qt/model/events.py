# SPDX-License-Identifier: MIT
"""What happened, in the past tense. Every seat gets its own version of each event, built by adding what it may know.

`seen_by` denies by default: an event without a rule of its own reaches nobody. An outsider gets another event type,
never the same one with fields blanked.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.summaries import AnySummary, Colour

EndReason = Literal["passed_last_level", "deals_played"]


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all events. `seat` arguments of `seen_by` are 0 … n-1, or None for a spectator."""

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as `seat` may know it; None where it learns nothing."""
        return None


class PublicEvent(Event, frozen=True):
    """An event that everybody may know whole."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self


class DealStarted(PublicEvent, frozen=True):
    """A deal (局) begins. `declarer` is None in the first round; `levels` by side."""

    deal_no: int
    first_seat: int
    level: Rank
    levels: tuple[Rank, ...]
    declarer: int | None


class CardDealt(Event, frozen=True):
    """`seat` was dealt `card`."""

    seat: int
    card: Card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardDealtHidden(self.seat)


class CardDealtHidden(PublicEvent, frozen=True):
    """Somebody else was dealt a card."""

    seat: int


class BidMade(PublicEvent, frozen=True):
    """`number`: the ladder number of four_player.md 7.1; the step or points of five_player.md R6.2, R21.2; else 1."""

    seat: int
    cards: tuple[Card, ...]
    trump: Trump
    number: int
    colour: Colour = ""


class PollOpened(PublicEvent, frozen=True):
    """All cards are dealt; `seat` is asked first (four_player.md 7.3)."""

    seat: int


class BidPassed(PublicEvent, frozen=True):
    seat: int


class DealAborted(PublicEvent, frozen=True):
    """Nobody bid in the first round: the cards are shuffled again (four_player.md 7.6, three_player.md 7.7).

    Five players: the ritual of drawing went wrong (five_player.md R5.4).
    """


class BottomTurned(PublicEvent, frozen=True):
    """Nobody bid and the bottom was turned up in this order (`flip_bottom`); the last card decides."""

    cards: tuple[Card, ...]


class TrumpFixed(PublicEvent, frozen=True):
    """`bidder` is None where nobody bid. `colour`: of a called no trump (three and five players)."""

    trump: Trump
    declarer: int
    bidder: int | None
    colour: Colour = ""


class BottomTaken(Event, frozen=True):
    """The declarer took the bottom (底牌) into the hand."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BottomTakenHidden(self.seat, len(self.cards))


class BottomTakenHidden(PublicEvent, frozen=True):
    seat: int
    count: int


class Buried(Event, frozen=True):
    """The declarer buried these cards (扣底)."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BuriedHidden(self.seat, len(self.cards))


class BuriedHidden(PublicEvent, frozen=True):
    seat: int
    count: int


class ThrowFailed(PublicEvent, frozen=True):
    """A throw (甩牌) was beaten: all of `attempted` were shown, `played` is led instead (four_player.md 11.4)."""

    seat: int
    attempted: tuple[Card, ...]
    played: tuple[Card, ...]


class PenaltyScored(PublicEvent, frozen=True):
    """The attackers' points changed by `change` for a failed throw (`failed_throw_penalty`).

    Three players (`throw_fine`): one event for each seat whose own points changed, `attacker_points` are that seat's.
    """

    seat: int
    change: int
    attacker_points: int


class LeadMade(PublicEvent, frozen=True):
    seat: int
    cards: tuple[Card, ...]


class CardsPlayed(PublicEvent, frozen=True):
    """A seat followed, ruffed or discarded."""

    seat: int
    cards: tuple[Card, ...]


class TrickTaken(PublicEvent, frozen=True):
    """`points` lie in the trick. `scores` after it: four players (the attackers' points,), else by seat.

    Three players with rule #2: `points` with the bonus.
    """

    seat: int
    points: int
    scores: tuple[int, ...]


class BottomShown(PublicEvent, frozen=True):
    """The buried cards are turned up after the last trick; they hold `points`."""

    declarer: int
    cards: tuple[Card, ...]
    points: int


class BottomCaptured(PublicEvent, frozen=True):
    """The attackers won the last trick (扣底): `points * multiplier = bonus` (four_player.md 14).

    `structure` names the line of the multiplier list that applied, `length` its groups.
    """

    seat: int
    structure: Literal["titanic", "triple", "tractor", "pair", "single"]
    length: int
    points: int
    multiplier: int
    bonus: int


class DealSettled(PublicEvent, frozen=True):
    """The deal is scored; levels and the next declarer stand in the summary."""

    summary: AnySummary


class LevelsChanged(PublicEvent, frozen=True):
    """Of a side (four players) or a seat; `after` is None past the last level.

    `demoted`: by a capture of the bottom, a penalty or somebody's overflow levels.
    """

    side: int
    before: Rank
    after: Rank | None
    demoted: bool = False


class DeclarerChanged(PublicEvent, frozen=True):
    seat: int


class MatchEnded(PublicEvent, frozen=True):
    """`winner` is a side or seat, or None for a draw; `reason`: the last level was passed, or all deals were played."""

    winner: int | None
    reason: EndReason


SharedEvent = (
    DealStarted
    | CardDealt
    | CardDealtHidden
    | BidMade
    | PollOpened
    | BidPassed
    | DealAborted
    | BottomTurned
    | TrumpFixed
    | BottomTaken
    | BottomTakenHidden
    | Buried
    | BuriedHidden
    | ThrowFailed
    | PenaltyScored
    | LeadMade
    | CardsPlayed
    | TrickTaken
    | BottomShown
    | BottomCaptured
    | DealSettled
    | LevelsChanged
    | DeclarerChanged
    | MatchEnded
)
