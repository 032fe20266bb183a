# SPDX-License-Identifier: MIT
"""The protocols that the game packages implement: one deal from the first card to its result, and what outlasts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Literal, NamedTuple, Protocol, Self

import msgspec

from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.events import Event
from shengji_qt.model.order import Order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import HouseRules, MatchOptions
from shengji_qt.model.view import Obligation, View

Pace = Literal["deal", "turn", "offer"]


class Refused(Exception):
    """Raised by `Game.apply` for an action that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Standing(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="four", forbid_unknown_fields=True):
    """What lasts from deal to deal. `declarer` is None before the first is known.

    `levels` by side (four players) or by seat; None = passed the last level and won the match. Games extend it.
    """

    levels: tuple[Rank | None, ...]
    declarer: int | None = None


class DealStart(NamedTuple):
    """What the match brings into a deal."""

    deal_no: int
    standing: Any  # the game's own Standing
    options: MatchOptions


class Game(Protocol):
    """One deal. Deterministic: the deck and the ordered calls give the state.

    Attributes:
        declarer: None as long as nobody is.
        summary: set when the deal is scored.
        standing: what the next deal begins with; changes when the deal is over.
    """

    declarer: int | None
    summary: Any  # the game's own summary, None before the deal is scored
    standing: Any  # the game's own Standing

    def pending(self) -> tuple[Decision, ...]:
        """Who is asked for what now; several seats only while cards are dealt or turned."""

    @property
    def can_advance(self) -> bool:
        """True while the table has something to do by itself: deal the next card, turn the next one up."""

    @property
    def pace(self) -> Pace:
        """How long the table pauses before its next step: as between dealt cards, as between turned ones, or long
        enough to bid with the card that has just come, which cannot bid later.
        """

    @property
    def closes_bidding(self) -> bool:
        """True if the next step of the table ends the time in which those asked may bid."""

    @property
    def patience(self) -> int | None:
        """Seconds that a silent person is given for what is asked now, before the table passes for it; None: no end."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, as in `events.TrickTaken.scores`: four players (the attackers' points,), else by seat."""

    @property
    def over(self) -> bool:
        """True when the deal is scored or was given up for a new shuffle."""

    @property
    def aborted(self) -> bool:
        """True when the deal was given up: the cards are to be shuffled again under the same number."""

    def advance(self) -> list[Event]:
        """One step of the table itself. ValueError if there is none to do."""

    def apply(self, seat: int, action: AnyAction) -> list[Event]:
        """Do what `seat` asks; raises `Refused` and changes nothing if it is not allowed, ValueError for no seat."""

    def view(self, seat: int | None) -> Any:
        """What `seat` may know, the game's own View; None is a spectator."""

    def clone(self) -> Self:
        """An independent copy."""


class Rules(Protocol):
    """The questions to a View; each game's module `view_rules` answers them."""

    @staticmethod
    def check(view: Any, action: AnyAction) -> Refusal | None:
        """Why the View's seat may not do `action` now, or None."""

    @staticmethod
    def obligation(view: Any) -> Obligation | None:
        """What must be played now; None when this seat is not asked to play."""

    @staticmethod
    def plays(view: Any, limit: int) -> list[tuple[Card, ...]]:
        """Legal plays, at most `limit`, each a sorted tuple, the plainest first. () is the mine's skip."""

    @staticmethod
    def bids(view: Any) -> list[Any]:
        """All acceptable bids of this seat now, lowest first; [] if it may not bid."""

    @staticmethod
    def options(view: Any, limit: int) -> list[AnyAction]:
        """Legal answers to the pending decision, at most `limit`, never empty while one is pending.

        The first is what is done for a seat that cannot answer: the plainest, so that a match always ends. For an
        optional decision `PassBid` (say nothing) is not among them.
        """

    @staticmethod
    def order_of(view: Any) -> Order:
        """The order in force; before trump is fixed that of no trump at the level."""

    @staticmethod
    def in_sight(view: Any) -> tuple[Card, ...]:
        """Cards that were not played and that this View shows: the own ones, and what lies open or is known."""

    @staticmethod
    def led_by(view: Any, plays: Sequence[tuple[Card, ...]]) -> tuple[Card, ...] | None:
        """What a play after these in one trick has to follow; None for a lead."""

    @staticmethod
    def card_points(view: Any) -> Sequence[int]:
        """Points by face under the house rules."""


def never(_view: Any) -> bool:
    """For a game in which nobody can tell that all is decided."""
    return False


class Family(NamedTuple):
    """A game as the match, the table and the window need it.

    Attributes:
        house: its house rules.
        seats: how many sit at the table.
        view_type: of its Views; `rules`: its module of view rules.
        first_standing: what the first deal begins with.
        deal: a new deal; ValueError for a deck that is not whole.
        deck: all cards of a deal, unshuffled.
        first_seat: who gets the first card; None: a random seat.
        settled: whether each play of the View's seat is fixed until the last trick, whatever the others do.
    """

    house: HouseRules
    seats: int
    view_type: type[View]
    rules: ModuleType
    first_standing: Callable[[Any, MatchOptions], Standing]
    deal: Callable[[Any, DealStart, Sequence[Card], int], Game]
    deck: Callable[[Any], list[Card]]
    first_seat: Callable[[Any], int | None]
    settled: Callable[[Any], bool] = never

    @property
    def key(self) -> str:
        return self.house.key
