# SPDX-License-Identifier: MIT
"""Levels and declarers across deals, and the match as a pure function of its journal (architecture 1, 6)."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import Any, Self

from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.events import Event
from shengji_qt.model.game import DealStart, Game, Refused, Standing
from shengji_qt.model.games import family_of
from shengji_qt.model.journal import Act, AnyEntry, Begin, DealEnd, Header, MatchSpec, Retract, Shuffle
from shengji_qt.model.settings import SettingError, check_options
from shengji_qt.model.summaries import AnySummary


class ReplayError(ValueError):
    """A journal line does not fit the match so far; `index` counts entries from 0 without the header."""

    def __init__(self, index: int, why: str) -> None:
        super().__init__(f"entry {index}: {why}")
        self.index = index
        self.why = why


def check_spec(spec: MatchSpec) -> None:
    """Raise `SettingError` for a match that cannot be played."""
    family = family_of(spec.settings)
    family.house.check(spec.settings)
    check_options(spec.options, family.house.lowest_level)
    if len(spec.seats) != family.seats:
        raise SettingError("seats", len(spec.seats))


def check_standing(spec: MatchSpec, standing: Standing) -> None:
    """Raise ValueError unless a deal of this match could begin with it."""
    family = family_of(spec.settings)
    first = family.first_standing(spec.settings, spec.options)
    if type(standing) is not type(first):
        raise ValueError("this standing is another game's")
    if standing.declarer not in (None, *range(family.seats)):
        raise ValueError("no such seat")
    for name in standing.__struct_fields__:
        values, usual = getattr(standing, name), getattr(first, name)
        if isinstance(usual, tuple) and len(values) != len(usual):
            raise ValueError(f"{name}: not one for each")
    lowest, last = family.house.lowest_level, max(spec.options.last_level, family.house.lowest_level)
    if any(level is None or not lowest <= level <= last for level in standing.levels):
        raise ValueError("levels that no deal begins with")


class Match:
    """A match between deals and in them. All inputs go through `shuffle`, `advance` and `act`.

    Attributes:
        family: the game that is played.
        standing: what the deal that comes begins with: levels, declarer and what else the game carries on.
        deal: the deal that runs or ran last.
        advances: steps of the table since the last shuffle.
        summaries: of the deals scored so far.
        winner: a side or seat, None while open or for a draw.
    """

    def __init__(self, spec: MatchSpec) -> None:
        check_spec(spec)
        self.spec = spec
        self.family = family_of(spec.settings)
        self.standing: Standing = self.family.first_standing(spec.settings, spec.options)
        self.deal: Game | None = None
        self.advances = 0
        self.summaries: list[AnySummary] = []
        self.over = False
        self.winner: int | None = None

    @property
    def levels(self) -> tuple[Rank | None, ...]:
        """By side (four players) or seat; None where the last level is passed."""
        return self.standing.levels

    @property
    def declarer(self) -> int | None:
        """Of the deal that comes or runs; None until the first is known."""
        return self.standing.declarer

    @property
    def needs_shuffle(self) -> bool:
        """True when the next input must be a shuffle: before a deal, and after one that was scored or given up."""
        return not self.over and (self.deal is None or self.deal.over)

    @property
    def can_advance(self) -> bool:
        return self.deal is not None and self.deal.can_advance

    @property
    def first_round(self) -> bool:
        return not self.summaries

    @property
    def deal_no(self) -> int:
        """Number of the deal that runs or ran last, from 1."""
        running = self.deal is not None and self.deal.summary is None
        return max(len(self.summaries) + running, 1)

    def first_seat_of_next_deal(self) -> int | None:
        """Who gets the first card; None: a random seat."""
        return self.family.first_seat(self.standing)

    def pending(self) -> tuple[Decision, ...]:
        return () if self.deal is None else self.deal.pending()

    def view(self, seat: int | None) -> Any:
        """The seat's View of the running or last deal; None before the first shuffle."""
        return None if self.deal is None else self.deal.view(seat)

    def begin(self, standing: Standing) -> None:
        """Have the first deal begin with this; ValueError if it cannot, or has begun."""
        if self.deal is not None or self.summaries:
            raise ValueError("the match has begun")
        check_standing(self.spec, standing)
        self.standing = standing

    def shuffle(self, deck: Sequence[Card], first_seat: int) -> list[Event]:
        """Begin a deal with this deck; ValueError if none is due or the deck is not whole. Nothing is dealt yet."""
        if not self.needs_shuffle:
            raise ValueError("no shuffle is due")
        start = DealStart(len(self.summaries) + 1, self.standing, self.spec.options)
        self.deal = self.family.deal(self.spec.settings, start, deck, first_seat)
        self.advances = 0
        return []

    def advance(self) -> list[Event]:
        """One step of the table itself; ValueError if there is none to do."""
        if self.deal is None:
            raise ValueError("there is nothing to deal")
        happened = self.deal.advance()
        self.advances += 1
        self._take_over(self.deal)
        return happened

    def act(self, seat: int, action: AnyAction) -> list[Event]:
        """What `seat` asks; raises `Refused` and changes nothing if it may not."""
        if self.deal is None:
            raise ValueError("no deal has begun")
        happened = self.deal.apply(seat, action)
        self._take_over(self.deal)
        return happened

    def _take_over(self, deal: Game) -> None:
        """What a deal leaves behind when it is over."""
        if not deal.over:
            return
        self.standing = deal.standing
        summary = deal.summary
        if summary is not None:
            self.summaries.append(summary)
            self.over = summary.match_over
            self.winner = summary.match_winner

    def clone(self) -> Self:
        twin = copy.copy(self)
        twin.deal = None if self.deal is None else self.deal.clone()
        twin.summaries = list(self.summaries)
        return twin


def effective(entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """The entries that still count: `Retract(to)` drops those after line `to` (the header is line 0)."""
    return [entry for _, entry in effective_lines(entries)]


def effective_lines(entries: Iterable[AnyEntry]) -> list[tuple[int, AnyEntry]]:
    """The entries that no `Retract` took back, each with its line number (the header is line 0)."""
    kept: list[tuple[int, AnyEntry]] = []
    for line, entry in enumerate(entries, start=1):
        if isinstance(entry, Retract):
            while kept and kept[-1][0] > entry.to:
                kept.pop()
        else:
            kept.append((line, entry))
    return kept


def replay(header: Header, entries: Iterable[AnyEntry]) -> Match:
    """The match that these entries give; raises `ReplayError` at the first that does not fit, `SettingError` for an
    impossible header. A `DealEnd` that disagrees with the rules of today is an error too.
    """
    played = Match(header.spec)
    for line, entry in effective_lines(entries):
        try:
            replay_entry(played, entry)
        except Refused as refused:
            raise ReplayError(line - 1, refused.refusal.code) from refused
        except ValueError as error:
            raise ReplayError(line - 1, str(error)) from error
    return played


def replay_entry(played: Match, entry: AnyEntry) -> list[Event]:
    """Feed one entry into the match, with the advances before it; the events it gives."""
    happened: list[Event] = []
    match entry:
        case Begin():
            played.begin(entry.standing)
        case Shuffle():
            while not played.needs_shuffle and played.can_advance:  # three players: nobody could bid, and nobody acted
                happened += played.advance()
            return happened + played.shuffle(entry.deck, entry.first_seat)
        case Act():
            while played.advances < entry.at and played.can_advance:
                happened += played.advance()
            if played.advances != entry.at:
                raise ValueError("the table has not come to this step")
            return happened + played.act(entry.seat, entry.action)
        case DealEnd():
            known = entry.standing in (None, played.standing)
            if not played.summaries or played.summaries[-1] != entry.summary or not known:
                raise ValueError("the result differs from the recorded one")
        case _:
            pass
    return []
