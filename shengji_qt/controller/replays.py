# SPDX-License-Identifier: MIT
"""Recorded matches: which there are, how one is opened, and the new matches that are made of them.

Besides the matches in the folder of saves there are the records of matches at tables of the network. A deal without a
result is not opened while it is being played, nor of such a table: its cards are still secret.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from shengji_qt import __version__, paths
from shengji_qt.controller.lan_table import RECORDS
from shengji_qt.controller.saved_matches import Begun, begun, new_path
from shengji_qt.controller.waiting_matches import lock_trouble
from shengji_qt.model.cards import Rank
from shengji_qt.model.games import family_of
from shengji_qt.model.journal import (
    FORKED,
    FORMAT,
    RULES,
    AnyEntry,
    Begin,
    DealEnd,
    Header,
    MatchSpec,
    Note,
    SeatSpec,
    Shuffle,
)
from shengji_qt.model.match import Match
from shengji_qt.model.settings import SettingError
from shengji_qt.model.summaries import AnySummary
from shengji_qt.net import table_file
from shengji_qt.table.deal_codes import SharedDeal
from shengji_qt.table.journal import SUFFIX, Journal, entry_of, read
from shengji_qt.table.lines import DEAL_END, NOTE, live_lines
from shengji_qt.table.replay_cursor import ReplayCursor
from shengji_qt.table.statistics import OWN_SEAT
from shengji_qt.table.table import CONCEDED, PERSON
from shengji_qt.table.troubles import Trouble, TroubleError

State = Literal["over", "open", "conceded"]
LevelOf = Callable[[int], str]  # the computer level of a seat


class RecordedMatch(msgspec.Struct, frozen=True):
    """What the list says of one file.

    `spec` is None if the file cannot be read at all; then only `path`, `when` and `problem` mean anything. `when`: the
    match began, else the file was changed, in seconds since 1970. `deals`: with a result. `levels` by side or seat,
    None past the last. `winner`: a side or seat, None for a draw or while the match is open. `seat`: whose it is.
    `of_network`: played at a table of the network. `forked`: the file of the match that it was begun from, "" for none.
    """

    path: Path
    when: float
    spec: MatchSpec | None = None
    deals: int = 0
    levels: tuple[Rank | None, ...] = ()
    state: State = "open"
    winner: int | None = None
    seat: int = 0
    of_network: bool = False
    forked: str = ""
    problem: Trouble | None = None


class OpenedReplay(NamedTuple):
    """`problems`: why not all of the file is shown. `seat`: whose match it is."""

    path: Path
    cursor: ReplayCursor
    problems: tuple[Trouble, ...]
    seat: int


# -- which there are ---------------------------------------------------------------------------------------------------


def recorded_matches(name: str = "") -> list[RecordedMatch]:
    """All of the folder of saves, the newest first. `name`: the player's, to find the own seat in old records."""
    folder = paths.saves_dir()
    files: list[Path] = []
    for place in (folder, folder / RECORDS):
        try:
            files += place.glob("*" + SUFFIX)
        except OSError:
            continue
    found = [match for match in (glance(path, name) for path in files) if match is not None]
    return sorted(found, key=lambda match: (-match.when, match.path.name))


def glance(path: Path, name: str = "") -> RecordedMatch | None:
    """What stands in the file, without replaying it; None if it is gone or has no deal yet."""
    found = begun(path)
    if not isinstance(found, Begun):
        return None if found is None else RecordedMatch(path, found[0], problem=found[1])
    when, skimmed, match = found
    header = skimmed.header
    lines = [text for _, text in live_lines(skimmed)]
    if not lines and skimmed.problem is None:
        return None
    entries = (entry_of(text) for text in lines if text.startswith(DEAL_END))
    results = [end.summary for end in entries if isinstance(end, DealEnd) and _is_of(end.summary, match)]
    notes = [note for text in lines if text.startswith(NOTE) if isinstance(note := entry_of(text), Note)]
    last = results[-1] if results else None
    state: State = "open"
    if last is not None and last.match_over:
        state = "over"
    elif any(note.code == CONCEDED for note in notes):
        state = "conceded"
    return RecordedMatch(
        path,
        header.began(when),
        header.spec,
        len(results),
        match.levels if last is None else last.levels_after,
        state,
        last.match_winner if last is not None else None,
        own_seat(header.spec, notes, name),
        _of_network(path),
        next((note.text for note in reversed(notes) if note.code == FORKED), ""),
        skimmed.problem,
    )


def _is_of(summary: AnySummary, match: Match) -> bool:
    """A result of another game, or of who does not play, is none of this match."""
    return (
        summary.__struct_config__.tag == match.spec.game
        and len(summary.levels_after) == len(match.levels)
        and summary.match_winner in (None, *range(len(match.levels)))
    )


def _of_network(path: Path) -> bool:
    return path.parent.name == RECORDS or table_file.path_of(path).exists()


def own_seat(spec: MatchSpec, entries: Sequence[AnyEntry], name: str = "") -> int:
    """Whose match it is: as its record says, else the person of this name, else the first person; 0 without any."""
    for entry in entries:
        if isinstance(entry, Note) and entry.code == OWN_SEAT and entry.seat is not None:
            return entry.seat if entry.seat in range(len(spec.seats)) else 0
    persons = [seat for seat, each in enumerate(spec.seats) if each.occupant == PERSON]
    return next((seat for seat in persons if name and spec.seats[seat].name == name), next(iter(persons), 0))


# -- opening one -------------------------------------------------------------------------------------------------------


def open_replay(path: Path, name: str = "") -> OpenedReplay:
    """The good part of any journal. Raises `TroubleError` if there is none, or if it is a later version's."""
    loaded = read(path)
    header = loaded.header
    secret = table_file.path_of(path).exists() or lock_trouble(path) is not None
    try:
        cursor = ReplayCursor(header, loaded.entries, scored_only=secret)
    except SettingError as error:
        raise TroubleError("journal_unreadable", path=str(path), **error.facts) from error
    problems = [] if loaded.problem is None else [loaded.problem]
    if cursor.bad is not None:  # people count lines from 1
        problems.insert(0, Trouble("journal_disagrees", {"path": str(path), "line": cursor.bad + 1}))
    return OpenedReplay(path, cursor, tuple(problems), own_seat(header.spec, loaded.entries, name))


# -- new matches -------------------------------------------------------------------------------------------------------


def shared_deal(cursor: ReplayCursor, seat: int) -> SharedDeal | None:
    """The deal that is looked at, for a code or to play it again; None in a journal without deals."""
    deal = cursor.deal
    if deal is None:
        return None
    spec = cursor.header.spec
    options = msgspec.structs.replace(spec.options, deals=0)
    return SharedDeal(spec.settings, options, deal.standing, deal.shuffle.deck, deal.shuffle.first_seat, seat)


def play_deal(deal: SharedDeal, name: str, level_of: LevelOf) -> Path:
    """A new saved match that begins with this deal; the person sits where who played it sat. Raises `TroubleError`."""
    family = family_of(deal.settings)
    computers = (_computer(seat, level_of) for seat in range(family.seats))
    seats = tuple(SeatSpec(name, PERSON) if at == deal.seat else each for at, each in enumerate(computers))
    usual = family.first_standing(deal.settings, deal.options)
    begin = [] if deal.standing == usual else [Begin(deal.standing)]
    return _save(MatchSpec(deal.settings, deal.options, seats), [*begin, Shuffle(deal.deck, deal.first_seat)])


def _computer(seat: int, level_of: LevelOf) -> SeatSpec:
    return SeatSpec("", f"computer:{level_of(seat)}")


def can_play_on(cursor: ReplayCursor) -> bool:
    """Whether anything is left to play from here."""
    return cursor.deal is not None and not cursor.match.over


def play_from(opened: OpenedReplay, seat: int, name: str, level_of: LevelOf) -> Path:
    """A new saved match whose first part is the recorded one up to here; the person takes `seat`, computers the others.

    The recorded one stays as it is. Raises `TroubleError`.
    """
    cursor = opened.cursor
    spec = cursor.header.spec
    seats = [each if each.occupant != PERSON else _computer(at, level_of) for at, each in enumerate(spec.seats)]
    seats[seat] = SeatSpec(name, PERSON)
    entries = [*cursor.lines_so_far(), Note(FORKED, seat, opened.path.name)]
    return _save(msgspec.structs.replace(spec, seats=tuple(seats)), entries)


def _save(spec: MatchSpec, entries: Sequence[AnyEntry]) -> Path:
    path = new_path(spec.game)
    journal = Journal.create(path, Header(FORMAT, RULES, spec, created=int(time.time()), app=__version__))
    try:
        for entry in entries:
            journal.append(entry)
    finally:
        journal.close()
    return path
