# SPDX-License-Identifier: MIT
"""What a journal tells of one person's deals. Nothing is replayed: results and marks of acts stand in the lines."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

import msgspec

from shengji_qt.model.journal import FORKED, Act, DealEnd, Header, MatchSpec, Note
from shengji_qt.model.summaries import AnySummary
from shengji_qt.table.deal_facts import DealFacts, Table, facts_of, table_of, variant_of, winner_of
from shengji_qt.table.journal import entry_of, skim
from shengji_qt.table.lines import ACT, BEGIN, DEAL_END, NOTE, SHUFFLE, Line, live_lines
from shengji_qt.table.table import CONCEDED, PERSON, STAND_IN
from shengji_qt.table.troubles import Trouble

OWN_SEAT: Final = "own_seat"  # code of the note in a record of a network match: whose it is
PEOPLE: Final = "people"  # opponents: at least one other person
MIXED: Final = "mixed"  # computers of several levels
_MOST_POINTS: Final = 1 << 20  # no deal can have so many
_BY_STAND_IN: Final = f'"by":"{STAND_IN}"'.encode()


class MatchStory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A journal as the statistics see it.

    `mark`: what tells two files of one match: the first shuffle. `when`: seconds since 1970. `seat`: the person's, None
    for who only watched, or where the file does not say which of several persons it was; then there are no deals.
    `table`: its result table. `deals`: those that the person played; `apart`: how many a stand-in played for them, from
    somewhere on; `again`: how many had been played, and looked at, in another match. `over`: with a winner or a draw;
    `won`: None for a draw or while it is open. `conceded`: given up by the person. `line`: of the first bad line,
    counted from 1, 0 if all are good.
    """

    mark: int
    when: float
    game: str
    variant: str
    opponents: str
    seat: int | None
    table: Table = ()
    deals: tuple[DealFacts, ...] = ()
    apart: int = 0
    again: int = 0
    over: bool = False
    won: bool | None = None
    conceded: bool = False
    line: int = 0


def story_of(path: Path, modified: float, *, record: bool = False) -> MatchStory:
    """Read the journal. `modified`: when the file was; for headers without a date. `record`: of a match at another
    host, which says itself what seat was one's own, if any.

    Raises `TroubleError` if not even its header is good.
    """
    skimmed = skim(path)
    lines = live_lines(skimmed)
    header, spec = skimmed.header, skimmed.header.spec
    seat = _noted_seat(spec, lines) if record else _only_person(spec)
    story = MatchStory(
        _mark_of(path, lines),
        header.began(modified),
        spec.game,
        variant_of(spec.settings),
        opponents_of(spec, seat),
        seat,
        table_of(spec.settings),
        line=_bad_line(skimmed.problem),
    )
    return story if seat is None else _told(story, header, lines, seat)


def _mark_of(path: Path, lines: list[Line]) -> int:
    """The same for two files of one match; a match that begins with cards of another one is a match of its own."""
    first = next((text for _, text in lines if text.startswith(SHUFFLE)), b"")
    own = not first or any(_repeats(text) for _, text in lines)
    return zlib.crc32(first + path.name.encode("utf-8", "surrogateescape") if own else first)


def _repeats(text: bytes) -> bool:
    """Whether a line says that the deal it stands in, or before, was played in another match."""
    note = entry_of(text) if text.startswith(NOTE) else None
    return text.startswith(BEGIN) or (isinstance(note, Note) and note.code == FORKED)


def opponents_of(spec: MatchSpec, seat: int | None) -> str:
    """A level of computer seats, `MIXED` or `PEOPLE`."""
    others = {each.occupant for number, each in enumerate(spec.seats) if number != seat}
    if PERSON in others:
        return PEOPLE
    return others.pop().partition(":")[2] if len(others) == 1 else MIXED


def _only_person(spec: MatchSpec) -> int | None:
    persons = [number for number, each in enumerate(spec.seats) if each.occupant == PERSON]
    return persons[0] if len(persons) == 1 else None


def _noted_seat(spec: MatchSpec, lines: list[Line]) -> int | None:
    for _, text in lines:
        note = entry_of(text) if text.startswith(NOTE) else None
        if isinstance(note, Note) and note.code == OWN_SEAT and note.seat in range(len(spec.seats)):
            return note.seat
    return None


def _told(story: MatchStory, header: Header, lines: list[Line], seat: int) -> MatchStory:
    """The story with its deals."""
    deals: list[DealFacts] = []
    apart = again = 0
    last, stood_in, known, conceded = None, False, False, False
    for _, text in lines:
        if text.startswith(SHUFFLE):
            stood_in = False
        elif text.startswith(ACT):
            stood_in = stood_in or (_BY_STAND_IN in text and _is_of(text, seat))
        elif _repeats(text):
            known, apart = True, 0
            deals.clear()
        elif text.startswith(NOTE):
            conceded = conceded or _concedes(text)
        elif text.startswith(DEAL_END):
            summary = _summary(text)
            facts = _facts(summary, header.spec, seat)
            if summary is None or facts is None:
                break  # of another game: the file was not made by this program
            last = summary
            if known:
                again += 1
            elif stood_in:
                apart += 1
            else:
                deals.append(facts)
            known = False
    over = last is not None and last.match_over
    won = winner_of(last, seat) if last is not None and over else None
    return msgspec.structs.replace(
        story, deals=tuple(deals), apart=apart, again=again, over=over, won=won, conceded=conceded and not over
    )


def _facts(summary: AnySummary | None, spec: MatchSpec, seat: int) -> DealFacts | None:
    try:
        facts = None if summary is None else facts_of(summary, spec.settings, spec.options, seat)
    except (ValueError, LookupError, TypeError, AssertionError):  # whole lines with facts that no deal can have
        return None
    return facts if facts is not None and abs(facts.points) <= _MOST_POINTS else None


def _summary(text: bytes) -> AnySummary | None:
    end = entry_of(text)
    return end.summary if isinstance(end, DealEnd) else None


def _is_of(text: bytes, seat: int) -> bool:
    act = entry_of(text)
    return isinstance(act, Act) and act.seat == seat


def _concedes(text: bytes) -> bool:
    note = entry_of(text)
    return isinstance(note, Note) and note.code == CONCEDED


def _bad_line(problem: Trouble | None) -> int:
    """A last line that is cut off costs no deal that was scored, and is none of the reader's business."""
    line = problem.facts.get("line") if problem is not None and problem.code == "journal_damaged" else 0
    return line if isinstance(line, int) else 0
