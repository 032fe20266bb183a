# SPDX-License-Identifier: MIT
"""Lines of a journal: a match is its header and its ordered inputs (the file format is table/journal.py's)."""

from __future__ import annotations

from typing import Final

import msgspec

from shengji_qt.model.actions import AnyAction
from shengji_qt.model.cards import Card
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import AnySummary
from shengji_qt.model.vocabulary import AnySettings, AnyStanding

FORMAT: Final = 3  # of the file: every version ever released is read (table/formats.py)
FORKED: Final = "forked"  # code of the note after lines that were taken over from another match
RULES: Final = 1  # of the rules: a journal of other rules is shown as recorded
_END_OF_TIME: Final = 1 << 40  # seconds since 1970 that every calendar has


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat. `occupant`: `person`, or `computer:LEVEL`."""

    name: str
    occupant: str


class MatchSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed for a whole match."""

    settings: AnySettings
    options: MatchOptions
    seats: tuple[SeatSpec, ...]

    @property
    def game(self) -> str:
        """The key of the game: "four", "three" or "five"."""
        return str(self.settings.__struct_config__.tag)


class Entry(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all lines."""


class Header(Entry, frozen=True):
    """First line. `created` is seconds since 1970; `app` the program's version."""

    format: int
    rules: int
    spec: MatchSpec
    created: int = 0
    app: str = ""

    def began(self, otherwise: float) -> float:
        """When the match began, in seconds since 1970; `otherwise` where nothing sensible is said."""
        return float(self.created) if 0 < self.created < _END_OF_TIME else otherwise


class Begin(Entry, frozen=True):
    """What the first deal begins with, instead of what the options say: a deal that was played before elsewhere.

    Only before everything else; formats 1 and 2 had none.
    """

    standing: AnyStanding


class Shuffle(Entry, frozen=True):
    """The shuffled deck itself, for each deal and redeal; card i goes to seat `(first_seat + i) mod n`."""

    deck: tuple[Card, ...]
    first_seat: int


class Act(Entry, frozen=True):
    """An accepted action. `at`: advances of the table since the last shuffle. `by`: `person`, `computer:LEVEL`,
    `stand-in` or `auto`.
    """

    at: int
    seat: int
    by: str
    action: AnyAction


class CloseWindow(Entry, frozen=True):
    """A window with seconds ran out."""

    at: int


class Retract(Entry, frozen=True):
    """Take-back: the lines after number `to` (the header is 0) up to here no longer count; nothing is erased."""

    to: int
    consents: tuple[int, ...]


class Note(Entry, frozen=True):
    """Something about a seat that is no input: dropped, back, renamed.

    `FORKED`: the lines before it were played in another match, whose file `text` names; statistics pass them over.
    """

    code: str
    seat: int | None = None
    text: str = ""


class DealEnd(Entry, frozen=True):
    """The result as it was scored when it was played; statistics read only these.

    `standing`: what the next deal begins with, so that a list of matches need not replay them; format 1 had none.
    """

    summary: AnySummary
    standing: AnyStanding | None = None


AnyEntry = Header | Begin | Shuffle | Act | CloseWindow | Retract | Note | DealEnd
