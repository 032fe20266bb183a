# SPDX-License-Identifier: MIT
"""Plays matches without sense but by the rules, the same on every Python: its random numbers are its own."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from typing import Any, NamedTuple, TypeVar

from bench_rules import plain_view
from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.events import Event
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, Header, MatchSpec, SeatSpec, Shuffle
from shengji_qt.model.match import Match
from shengji_qt.model.settings import MatchOptions

T = TypeVar("T")
SPECTATOR_AND_SEATS = (None, 0, 1, 2, 3)


class Dice:
    """A linear congruential generator; no library promises its numbers for ever."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2 + 1
        self.below(2)

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def some_of(self, things: Sequence[T], count: int) -> list[T]:
        pool = list(things)
        self.shuffle(pool)
        return pool[:count]


def spec_of(decks: int = 2, deals: int = 1, options: MatchOptions | None = None, **rules: Any) -> MatchSpec:
    seats = tuple(SeatSpec(str(seat), "computer:normal") for seat in range(4))
    settings = FourSettings(decks=decks, **rules)  # type: ignore[arg-type]
    return MatchSpec(settings, options or MatchOptions(deals=deals), seats)


def header_of(spec: MatchSpec) -> Header:
    return Header(FORMAT, RULES, spec)


def choose(view: FourView, dice: Dice) -> AnyAction:
    """Any legal action; leads are throws about every third time."""
    assert view.decision is not None
    if view.decision.kind in ("bid", "poll"):
        offers = view_rules.bids(view)
        return dice.one_of(offers) if offers and dice.below(3) else PassBid()
    if view.decision.kind == "bury":
        return Bury(tuple(dice.some_of(view.hand, view.settings.bottom_size)))
    if not view.trick.plays and not dice.below(3):
        order = view_rules.order_of(view)
        alike = order.of_class(view.hand, order.cls[dice.one_of(view.hand)])
        return Play(tuple(dice.some_of(alike, 2 + dice.below(4))))
    return Play(dice.one_of(view_rules.plays(view, 40)))


class Step(NamedTuple):
    """One input of a match: the entry (None for an advance of the table) and what it gave."""

    entry: AnyEntry | None
    events: list[Event]


def step(match: Match, dice: Dice) -> Step:
    """Do the next thing: shuffle, sometimes bid, deal a card, or act."""
    if match.needs_shuffle:
        deck = match.family.deck(match.spec.settings)
        dice.shuffle(deck)
        first = match.first_seat_of_next_deal()
        shuffle = Shuffle(tuple(deck), dice.below(4) if first is None else first)
        return Step(shuffle, match.shuffle(shuffle.deck, shuffle.first_seat))
    if match.can_advance and (not match.pending() or dice.below(12)):
        return Step(None, match.advance())
    decision = dice.one_of(match.pending())
    view = match.view(decision.seat)
    assert view is not None
    action = dice.one_of(view_rules.bids(view)) if decision.kind == "bid" else choose(view, dice)
    entry = Act(match.advances, decision.seat, "computer:normal", action)
    return Step(entry, match.act(decision.seat, action))


def steps(match: Match, dice: Dice) -> Iterator[Step]:
    """All steps to the end of the match."""
    while not match.over:
        yield step(match, dice)


def play_view(
    hand: Sequence[Card], lead: Sequence[Card] = (), *, level: Rank, trump: Trump, decks: int = 2, **rules: Any
) -> FourView:
    """The View of seat 1, asked to lead, or to follow a lead of seat 0."""
    return plain_view(hand, lead, level, trump, FourSettings(decks=decks, **rules))  # type: ignore[arg-type]
