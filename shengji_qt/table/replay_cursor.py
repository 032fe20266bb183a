# SPDX-License-Identifier: MIT
"""A recorded match that can be looked at from everywhere: forward and back, by cards, tricks and deals.

The whole journal is played once, and a copy of the state kept every few steps; any other position is played on from
the copy before it. Cards are read from `view(seat)` only, so what a seat did not know is not shown as its own.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from shengji_qt.model.events import Event, TrickTaken
from shengji_qt.model.game import Refused
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Header, Note, Shuffle
from shengji_qt.model.match import Match, effective_lines, replay_entry
from shengji_qt.model.summaries import AnySummary
from shengji_qt.model.vocabulary import AnyStanding

EVERY: Final = 8  # steps between two kept copies
PLAY: Final = "play"  # the phase in which tricks are played, in every game
Unit = Literal["card", "trick", "deal"]


class Place(NamedTuple):
    """A position: `step` inputs after the shuffle of deal `deal`, both from 0."""

    deal: int
    step: int


class RecordedDeal(msgspec.Struct):
    """One shuffle and what came of it.

    `number`: of the deal in the match, from 1; a deal that was given up and the next one have the same. `line`: the
    shuffle's in the journal. `acts`: one a step, None for a step of the table itself; `lines`: the line of the act, for
    a step of the table the last line before it. `stops`: the steps at which something is complete: the shuffle, the
    deal, the bidding, the burying, each trick, what was recorded; `ended`: for each of them the phase it was the end
    of, "" for the shuffle. `tricks`: for each trick the step after its last
    card. `opening`: the step at which the first trick begins, 0 if none did. `end`: the line of the result, 0 if there
    is none. `summary`: None if the deal was given up or is not over.
    """

    number: int
    line: int
    shuffle: Shuffle
    standing: AnyStanding
    acts: list[Act | None] = []
    lines: list[int] = []
    stops: list[int] = []
    ended: list[str] = []
    tricks: list[int] = []
    opening: int = 0
    end: int = 0
    given_up: bool = False
    summary: AnySummary | None = None

    @property
    def steps(self) -> int:
        return len(self.acts)


class ReplayCursor:
    """Stands at a position of the match.

    Attributes:
        header: of the journal.
        deals: the shuffles in their order, as far as they are good.
        bad: number of the first line that does not fit the rules (the header is line 0), None: all fit.
    """

    def __init__(self, header: Header, entries: Sequence[AnyEntry], *, scored_only: bool = False) -> None:
        """`scored_only`: leave out a deal that has no result yet. Raises `SettingError` for an impossible header."""
        reader = _Reader(header, entries)
        self.header = header
        self.bad = reader.bad
        self.deals: tuple[RecordedDeal, ...] = tuple(reader.deals)
        while scored_only and self.deals and self.deals[-1].summary is None:
            self.deals = self.deals[:-1]
        self._kept = reader.kept
        if len(self.deals) < len(reader.deals):
            shown = self.deals[-1].end if self.deals else 0
            self._kept = [each for each in self._kept if each[0] <= shown]
        self._copies = reader.copies
        self._match = Match(header.spec)
        self._place = Place(0, 0)
        self.go(self._place)

    # -- where it stands -----------------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        return self._place

    @property
    def match(self) -> Match:
        """The match as it stood then; to be read only."""
        return self._match

    @property
    def deal(self) -> RecordedDeal | None:
        """The deal that is looked at; None in a journal without any."""
        return self.deals[self._place.deal] if self.deals else None

    @property
    def trick(self) -> int:
        """How many tricks of the deal are complete."""
        return bisect_right(self.deal.tricks, self._place.step) if self.deal is not None else 0

    def view(self, seat: int | None) -> Any:
        """What this seat knew then; None in a journal without deals."""
        return self._match.view(seat)

    @property
    def seats(self) -> range:
        return range(len(self.header.spec.seats))

    @property
    def entries(self) -> list[AnyEntry]:
        """Everything that is shown, notes among it, without what was taken back."""
        return [entry for _, entry in self._kept]

    # -- moving --------------------------------------------------------------------------------------------------------

    @property
    def last(self) -> Place:
        """Where the journal ends."""
        return self.end_of(len(self.deals) - 1) if self.deals else Place(0, 0)

    def end_of(self, deal: int) -> Place:
        return Place(deal, self.deals[deal].steps)

    def ahead(self, unit: Unit) -> Place | None:
        """The next position by cards, tricks or deals (the end of this deal, then that of the next); None at the end.

        A deal begins with its shuffle, which shows nothing: by cards it is passed over.
        """
        deal, step = self._place
        if not self.deals or self._place == self.last:
            return None
        here = self.deals[deal]
        if step == here.steps:
            return self.end_of(deal + 1) if unit == "deal" else Place(deal + 1, 0)
        if unit == "deal":
            return self.end_of(deal)
        return Place(deal, step + 1 if unit == "card" else here.stops[bisect_right(here.stops, step)])

    def behind(self, unit: Unit) -> Place | None:
        """The position before by cards, tricks or deals (the beginning of this deal, then that of the one before);
        None at the beginning.
        """
        deal, step = self._place
        if not self.deals or self._place == Place(0, 0):
            return None
        if step == 0:
            return Place(deal - 1, 0) if unit == "deal" else self.end_of(deal - 1)
        if unit == "deal":
            return Place(deal, 0)
        stops = self.deals[deal].stops
        return Place(deal, step - 1 if unit == "card" else stops[bisect_left(stops, step) - 1])

    def go(self, place: Place) -> list[Event]:
        """Stand there, or as near as can be. What happened on the way if it is the next step, else nothing."""
        if not self.deals:
            return []
        deal = max(0, min(place.deal, len(self.deals) - 1))
        step = max(0, min(place.step, self.deals[deal].steps))
        if (deal, step) == (self._place.deal, self._place.step + 1) and self._match.deal is not None:
            self._place = Place(deal, step)
            return self._do(step - 1)
        copies = self._copies[deal]
        number = min(step // EVERY, len(copies) - 1)
        self._match = copies[number].clone()
        self._place = Place(deal, step)
        for each in range(number * EVERY, step):
            self._do(each)
        return []

    def _do(self, step: int) -> list[Event]:
        """Do this step of the deal that is looked at."""
        act = self.deals[self._place.deal].acts[step]
        return self._match.advance() if act is None else self._match.act(act.seat, act.action)

    # -- what a new match is made of -----------------------------------------------------------------------------------

    def lines_so_far(self) -> list[AnyEntry]:
        """The lines up to here, without what was taken back and without notes.

        Steps of the table after the last of them stand in no journal; they are made again.
        """
        deal = self.deal
        if deal is None:
            return []
        step = self._place.step
        last = deal.lines[step - 1] if step else deal.line
        if step == deal.steps:
            last = max(last, deal.end)
        return [entry for line, entry in self._kept if line <= last and not isinstance(entry, Note)]


class _Reader:
    """Plays a journal once, as far as it is good."""

    def __init__(self, header: Header, entries: Sequence[AnyEntry]) -> None:
        self.kept: list[tuple[int, AnyEntry]] = []
        self.deals: list[RecordedDeal] = []
        self.copies: list[list[Match]] = []
        self.bad: int | None = None
        self._match = Match(header.spec)
        self._line = 0
        self._phase = ""
        for line, entry in effective_lines(entries):
            try:
                self._read(line, entry)
            except (ValueError, Refused):
                self.bad = line
                break
            self.kept.append((line, entry))
            self._line = line
        self._finish()

    def _read(self, line: int, entry: AnyEntry) -> None:
        match = self._match
        if isinstance(entry, Shuffle):
            while not match.needs_shuffle and match.can_advance:
                self._advance()
            standing = match.standing
            replay_entry(match, entry)
            self._finish()
            self.deals.append(RecordedDeal(match.deal_no, line, entry, standing, stops=[0], ended=[""]))
            self.copies.append([match.clone()])
        elif isinstance(entry, Act):
            while match.advances < entry.at and match.can_advance:
                self._advance()
            if match.advances != entry.at:
                raise ValueError("the table has not come to this step")
            self._note(match.act(entry.seat, entry.action), entry, line)
        else:
            replay_entry(match, entry)
            if isinstance(entry, DealEnd):
                self.deals[-1].end = line

    def _advance(self) -> None:
        self._note(self._match.advance(), None, self._line)

    def _note(self, events: list[Event], act: Act | None, line: int) -> None:
        """One step was done."""
        deal, copies, match = self.deals[-1], self.copies[-1], self._match
        deal.acts.append(act)
        deal.lines.append(line)
        if any(isinstance(event, TrickTaken) for event in events):
            deal.tricks.append(deal.steps)
        phase = match.view(None).phase
        if phase != self._phase or (deal.tricks and deal.tricks[-1] == deal.steps):
            deal.stops.append(deal.steps)
            deal.ended.append(self._phase)
        if phase == PLAY and not deal.opening:
            deal.opening = deal.steps
        self._phase = phase
        if deal.steps % EVERY == 0:
            copies.append(match.clone())
        if match.deal is not None and match.deal.over:
            deal.given_up, deal.summary = match.deal.aborted, match.deal.summary

    def _finish(self) -> None:
        """The deal before ends here."""
        if self.deals and self.deals[-1].stops[-1] != self.deals[-1].steps:
            self.deals[-1].stops.append(self.deals[-1].steps)
            self.deals[-1].ended.append(self._phase)
        self._phase = "" if self._match.deal is None else self._match.view(None).phase
