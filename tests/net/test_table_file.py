# SPDX-License-Identifier: MIT
"""What a crash or a bad disk leaves of the two files of a table: each cut, and a thousand changed bits."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.model.match import Match, replay
from shengji_qt.net import host_main, table_file
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.net.room import Room
from shengji_qt.net.table_file import SavedPerson, SavedSeat, TableFile
from shengji_qt.table import journal
from shengji_qt.table.journal import Journal, Loaded
from shengji_qt.table.troubles import TroubleError
from tests.net import leak_audit
from tests.net.leak_audit import Stage

HERE = Path("t.journal")
MOST = 40  # lines: reading at each byte costs the square of it


@pytest.fixture(scope="module")
def saved() -> tuple[bytes, list[int]]:
    """A journal of three players, with take-backs by consent, and where each of its lines ends."""
    script = leak_audit.play("three", {}, 4)
    stage = Stage("three", {}, 4)
    stage.answers = list(script.answered)
    for line in script.lines:
        stage.do(line.op)
    entries = [Header(FORMAT, RULES, stage.table.spec), *stage.table.entries]
    lines = [journal.line_bytes(number, entry) for number, entry in enumerate(entries)]
    ends = [sum(map(len, lines[: number + 1])) for number in range(len(lines))]
    assert len(ends) > MOST
    return b"".join(lines[:MOST]), ends[:MOST]


def parsed(data: bytes) -> Loaded | None:
    try:
        return journal.parse(data, HERE)
    except TroubleError as error:
        assert error.trouble.code == "journal_unreadable"
        return None


def resumed(data: bytes, path: Path) -> Match:
    """What a host that opens this file goes on with, by its own way."""
    path.write_bytes(data)
    opened, loaded = Journal.open_existing(path)
    stage = Stage.__new__(Stage)
    stage.inbox, stage.answers, stage.answered = {}, [], []
    lobby = Lobby(loaded.header.spec.settings, loaded.header.spec.options)
    room = Room(lobby, stage, stage, pacing=leak_audit.PACING)
    room.resume(loaded.header.spec, opened, loaded.entries)
    assert room.play is not None
    match = room.play.table.match
    room.play.close()
    return match


def check_cards(match: Match) -> None:
    """Every card is there once for each deck, whoever holds it."""
    deal = match.deal
    assert deal is not None
    spec = match.spec
    assert Counter(match.family.deck(spec.settings)) == Counter(deal.deck)  # type: ignore[attr-defined]
    for seat in range(len(spec.seats)):
        view = match.view(seat)
        assert not Counter(view.hand) - Counter(deal.deck)  # type: ignore[attr-defined]


def test_the_journal_cut_at_each_byte(saved: tuple[bytes, list[int]], tmp_path: Path) -> None:
    """The longest whole beginning goes on; the same state as by reading the lines that are left."""
    data, ends = saved
    entries = journal.parse(data, HERE).entries
    lengths: dict[int, int] = {}
    for cut in range(len(data) + 1):
        loaded = parsed(data[:cut])
        whole = sum(end - 1 <= cut for end in ends)  # a line that lacks only its end is good
        assert (0 if loaded is None else len(loaded.entries) + 1) == whole
        if loaded is not None:
            assert loaded.entries == entries[: whole - 1]
            lengths[len(loaded.entries)] = cut
    assert len(lengths) == len(ends)
    header = journal.parse(data, HERE).header
    for number, cut in lengths.items():
        match = resumed(data[:cut], tmp_path / f"{number}.journal")
        check_cards(match)
        again = replay(header, entries[:number])
        if number:
            assert match.summaries == again.summaries
            while again.advances < match.advances and again.can_advance:
                again.advance()
            assert [match.view(seat) for seat in range(3)] == [again.view(seat) for seat in range(3)]


def test_a_thousand_changed_bits(saved: tuple[bytes, list[int]], tmp_path: Path) -> None:
    data, _ = saved
    entries = journal.parse(data, HERE).entries
    chance, lengths = random.Random(1), dict[int, bytes]()
    for _ in range(1000):
        at, bit = chance.randrange(len(data)), chance.randrange(8)
        changed = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
        loaded = parsed(changed)
        if loaded is not None:
            assert loaded.problem is not None
            assert loaded.entries == entries[: len(loaded.entries)]
            lengths[len(loaded.entries)] = changed
    assert len(lengths) > 20
    for number, changed in lengths.items():
        check_cards(resumed(changed, tmp_path / f"{number}.journal"))
        assert (tmp_path / f"{number}.journal.damaged").read_bytes() == changed, "nothing is lost"


# -- the file beside it ------------------------------------------------------------------------------------------------


def table() -> TableFile:
    settings, options = usual_rules("four")
    seats = (SavedSeat("person", 1), SavedSeat("person", 2), SavedSeat("computer:normal"), SavedSeat("open"))
    people = (SavedPerson(1, "Ann", "player", "ab" * 32), SavedPerson(2, "王", "player", "cd" * 32))
    return TableFile(
        table_file.FORMAT, "ab" * 16, 24742, "T", settings, options, seats, people, 3, 1, True,
        "ef" * 16, "01" * 32, "23" * 32, "t.journal",
    )  # fmt: skip


def opened(data: bytes) -> TableFile | None:
    try:
        found = table_file.parse(data, HERE)
    except TroubleError as error:
        assert error.trouble.code in ("journal_unreadable", "journal_newer")
        return None
    lobby = table_file.lobby_of(found)
    lobby.owner = 1
    for person in lobby.people.values():
        person.ready = True
    lobby.message("lobby", True, frozenset())
    lobby.begin()  # what was read can be played
    return found


def test_a_table_keeps_whether_cards_may_be_counted() -> None:
    assert not table_file.lobby_of(table()).card_counter
    assert table_file.lobby_of(msgspec.structs.replace(table(), card_counter=True)).card_counter


def test_the_table_cut_at_each_byte(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    table_file.write(path, table())
    data = path.read_bytes()
    assert table_file.read(path) == opened(data) == table()
    for cut in range(len(data)):
        assert opened(data[:cut]) in (None, table()), "an end of line may be missing"


def test_a_thousand_changed_bits_of_the_table(tmp_path: Path) -> None:
    """Refused in words, or the same table: no seat goes to somebody else by a bit."""
    path = tmp_path / "t.table"
    table_file.write(path, table())
    data, chance = path.read_bytes(), random.Random(2)
    for _ in range(1000):
        at, bit = chance.randrange(len(data)), chance.randrange(8)
        assert opened(data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]) in (None, table())


def test_a_table_that_was_never_played_at_leaves_nothing(tmp_path: Path) -> None:
    save = tmp_path / "t.journal"
    path = table_file.path_of(save)
    unplayed = msgspec.structs.replace(table(), journal="")
    table_file.write(path, unplayed)
    save.write_bytes(b"")
    table_file.drop_unplayed(save)
    assert path.exists(), "there is a match, its name was not noted yet"
    save.unlink()
    table_file.write(path, msgspec.structs.replace(table(), journal="t-2.journal"))
    table_file.drop_unplayed(save)
    assert path.exists(), "of another match at this table"
    path.write_bytes(b"damaged")
    table_file.drop_unplayed(save)
    assert path.exists(), "nobody knows what it was"
    table_file.write(path, unplayed)
    table_file.drop_unplayed(save)
    table_file.drop_unplayed(save)
    assert not path.exists()


# -- a copy for another host -------------------------------------------------------------------------------------------


def test_a_copy_is_opened_by_another_host_with_its_match(saved: tuple[bytes, list[int]], tmp_path: Path) -> None:
    """Of a table that plays its second match, in a file of another name; the password stays at home."""
    data, ends = saved
    save, second, target = (tmp_path / name for name in ("t.journal", "t-2.journal", "copy.journal"))
    save.write_bytes(b"the first match")
    second.write_bytes(data[: ends[-1] - 3])  # as the host is writing a line
    spec = journal.parse(data, HERE).header.spec
    seats = (SavedSeat("person", 1), SavedSeat("person", 2), SavedSeat("computer:normal"))
    kept = msgspec.structs.replace(
        table(), settings=spec.settings, options=spec.options, seats=seats, journal=second.name
    )
    table_file.write(table_file.path_of(save), kept)
    table_file.copy(save, target)
    found = table_file.read(table_file.path_of(target))
    assert found == msgspec.structs.replace(kept, journal=target.name, salt="", key="", owner_key="")
    (tmp_path / "elsewhere").mkdir()
    for each in (target, table_file.path_of(target)):
        each.rename(tmp_path / "elsewhere" / each.name)
    arguments = host_main._parser().parse_args(["three", "--save", str(tmp_path / "elsewhere" / target.name)])
    host, port = host_main._make(arguments, host_main.Secrets())
    assert (host.table, port) == (kept.table, kept.port)
    assert host.room.play is not None and host.room.phase == "playing"
    assert len(host.room.play.table.entries) >= len(ends) - 2
    host.room.play.close()


def test_a_copy_never_takes_the_place_of_what_is_played(saved: tuple[bytes, list[int]], tmp_path: Path) -> None:
    save, second, other = (tmp_path / name for name in ("t.journal", "t-2.journal", "other.journal"))
    for each in (save, second, other):
        each.write_bytes(saved[0])
    table_file.write(table_file.path_of(save), msgspec.structs.replace(table(), journal=second.name))
    playing, _ = Journal.open_existing(other)
    for target in (save, second, other):
        with pytest.raises(TroubleError) as error:
            table_file.copy(save, target)
        assert error.value.trouble.code == "journal_locked"
        assert target.read_bytes() == saved[0]
    playing.close()
