# SPDX-License-Identifier: MIT
"""The journal file: what is written is read, and whatever happens to the file, its good beginning is."""

from __future__ import annotations

import errno
import io
import multiprocessing
import os
import shutil
import subprocess
import sys
import threading
import zlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model import codec
from shengji_qt.model.actions import PassBid, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, CloseWindow, DealEnd, Header, Note, Retract
from shengji_qt.table import journal as module
from shengji_qt.table.journal import Journal, entry_of, line_bytes, parse, read
from shengji_qt.table.lock import FileLock, LockedError, lock_path
from shengji_qt.table.record import rebuild
from shengji_qt.table.troubles import Trouble, TroubleCode, TroubleError
from tests.helpers.players import spec_of

DATA_FOLDER = Path(__file__).parent / "data"
SOME_PATH = Path("some.journal")
HEADER = Header(FORMAT, RULES, spec_of(), created=1_700_000_000, app="0.1.0")
ENTRIES: tuple[AnyEntry, ...] = (
    Act(100, 1, "auto", PassBid()),
    Act(100, 2, "person", Play(parse_cards("10S 10S"))),
    CloseWindow(100),
    Note("renamed", 0, "王小二 ♠\n\r\x0b\u2028"),
    Retract(2, (0,)),
    Act(100, 2, "computer:normal", Play(parse_cards("3S"))),
)
DATA = b"".join(line_bytes(number, entry) for number, entry in enumerate((HEADER, *ENTRIES)))
ENDS = [at + 1 for at, byte in enumerate(DATA) if byte == 10]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "a.journal"


def filled(path: Path, *entries: AnyEntry) -> bytes:
    journal = Journal.create(path, HEADER)
    for entry in entries:
        journal.append(entry)
    assert journal.close()
    return path.read_bytes()


def trouble_of(error: pytest.ExceptionInfo[TroubleError]) -> Trouble:
    return error.value.trouble


# -- the format --------------------------------------------------------------------------------------------------------


def test_a_line_is_number_checksum_and_json() -> None:
    line = line_bytes(7, CloseWindow(3))
    assert line == b'7 %08x {"type":"CloseWindow","at":3}\n' % zlib.crc32(b'7 {"type":"CloseWindow","at":3}')


def test_what_is_written_is_read(path: Path) -> None:
    assert filled(path, *ENTRIES) == DATA
    loaded = read(path)
    assert (loaded.header, loaded.entries) == (HEADER, ENTRIES)
    assert loaded.problem is None and not loaded.unfinished
    assert list(loaded.ends) == ENDS


def test_every_line_is_in_the_file_when_append_returns(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    for number, entry in enumerate(ENTRIES, start=1):
        assert journal.next_number == number
        journal.append(entry)
        assert read(path).entries == ENTRIES[:number]
    journal.close()


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_file_of_every_format_is_read_and_gives_the_recorded_results(number: int) -> None:
    """There is a file of each format ever released."""
    path = DATA_FOLDER / f"format{number}.journal"
    loaded = read(path)
    assert loaded.problem is None and loaded.header.format == number
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None
    assert match.summaries == [each.summary for each in loaded.entries if isinstance(each, DealEnd)]
    assert len(match.summaries) == 1 and not match.over
    if number == FORMAT:
        assert b"".join(map(line_bytes, range(999), (loaded.header, *loaded.entries))) == path.read_bytes()


def test_a_match_of_an_earlier_format_goes_on_in_its_file(tmp_path: Path) -> None:
    """What is appended has today's shape; both are read."""
    path = tmp_path / "a.journal"
    shutil.copy(DATA_FOLDER / "format1.journal", path)
    journal, loaded = Journal.open_existing(path)
    result = next(each for each in loaded.entries if isinstance(each, DealEnd))
    journal.append(result)
    assert journal.close()
    assert path.read_bytes().count(b'"summary":{"game":"four"') == 1
    assert read(path).entries == (*loaded.entries, result)


@pytest.mark.parametrize("text", [b"[]", b"{}", b'{"type":"Header"}', b'{"type":"DealEnd","summary":1}', b"?"])
def test_what_looks_like_an_earlier_format_and_is_none_is_no_entry(text: bytes) -> None:
    assert entry_of(text) is None


# -- damage ------------------------------------------------------------------------------------------------------------


def test_cut_anywhere_the_whole_lines_before_are_read() -> None:
    for size in range(len(DATA)):
        whole = sum(end - 1 <= size for end in ENDS)  # a last line may lack its line feed
        if whole == 0:
            with pytest.raises(TroubleError) as caught:
                parse(DATA[:size], SOME_PATH)
            assert trouble_of(caught).code == "journal_unreadable"
            continue
        loaded = parse(DATA[:size], SOME_PATH)
        assert loaded.entries == ENTRIES[: whole - 1]
        torn = size not in ENDS and size + 1 not in ENDS
        assert loaded.problem == (
            Trouble("journal_torn", {"path": "some.journal", "line": whole + 1}) if torn else None
        )
        assert loaded.unfinished == (size + 1 in ENDS)


@given(st.integers(0, len(DATA) * 8 - 1))
def test_one_changed_bit_costs_only_its_line_and_what_follows(bit: int) -> None:
    data = bytearray(DATA)
    data[bit // 8] ^= 1 << bit % 8
    line = sum(end <= bit // 8 for end in ENDS)
    if line == 0:
        with pytest.raises(TroubleError):
            parse(bytes(data), SOME_PATH)
        return
    loaded = parse(bytes(data), SOME_PATH)
    assert loaded.entries == ENTRIES[: line - 1]
    unended = b"\n" not in data[ENDS[line - 1] :]  # the last line, and still without a line feed
    code: TroubleCode = "journal_torn" if unended else "journal_damaged"
    assert loaded.problem == Trouble(code, {"path": "some.journal", "line": line + 1})


@given(st.binary(max_size=200), st.integers(0, len(DATA)), st.integers(0, 60))
def test_rubbish_anywhere_never_gives_other_entries(rubbish: bytes, at: int, dropped: int) -> None:
    data = DATA[:at] + rubbish + DATA[at + dropped :]
    try:
        loaded = parse(data, SOME_PATH)
    except TroubleError:
        return
    assert loaded.header == HEADER
    assert loaded.entries == ENTRIES[: len(loaded.entries)]
    assert loaded.problem is not None or data in (DATA, DATA[:-1]) or data == DATA[: loaded.ends[-1]]


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_with_words(data: bytes) -> None:
    with pytest.raises(TroubleError):
        parse(data, SOME_PATH)


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b"1 ", b"01 ", 1),
        lambda line: line.replace(b"1 ", b"2 ", 1),
        lambda line: line[:2] + line[2:10].upper() + line[10:],
        lambda line: line.replace(b" {", b"  {", 1),
        lambda line: line[:-1] + b"\r\n",
        lambda line: b"\n" + line,
    ],
)
def test_only_the_exact_bytes_are_a_line(change: object) -> None:
    line = line_bytes(1, CloseWindow(12345))
    assert line[2:10].upper() != line[2:10]
    bad = change(line)  # type: ignore[operator]
    assert parse(line_bytes(0, HEADER) + line, SOME_PATH).problem is None
    assert parse(line_bytes(0, HEADER) + bad, SOME_PATH).problem is not None


def test_a_second_header_is_damage() -> None:
    loaded = parse(line_bytes(0, HEADER) + line_bytes(1, HEADER), SOME_PATH)
    assert loaded.entries == () and loaded.problem is not None


def test_a_valid_line_that_is_no_entry_is_damage() -> None:
    text = b'{"type":"Act","at":1}'
    line = b"1 %08x %b\n" % (zlib.crc32(b"1 " + text), text)
    loaded = parse(line_bytes(0, HEADER) + line, SOME_PATH)
    assert loaded.problem == Trouble("journal_damaged", {"path": "some.journal", "line": 2})


def test_a_line_that_is_nested_too_deeply_is_damage() -> None:
    for number, before in ((0, b""), (2, b"".join(DATA.splitlines(keepends=True)[:2]))):
        text = b'{"type":' + b"[" * 100_000
        line = b"%d %08x %b\n" % (number, zlib.crc32(b"%d %b" % (number, text)), text)
        if number:
            assert len(parse(before + line, SOME_PATH).entries) == number - 1
        else:
            with pytest.raises(TroubleError):
                parse(line, SOME_PATH)


def test_a_later_format_is_named_even_if_its_header_has_other_fields() -> None:
    newer = {**codec.to_builtins(HEADER), "format": FORMAT + 1, "something": "new"}
    text = msgspec.json.encode(newer)
    with pytest.raises(TroubleError) as caught:
        parse(b"0 %08x %b\n" % (zlib.crc32(b"0 " + text), text), SOME_PATH)
    assert trouble_of(caught) == Trouble("journal_newer", {"path": "some.journal", "format": FORMAT + 1})


def test_a_missing_file_a_folder_and_a_huge_file_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TroubleError) as caught:
        read(tmp_path / "none.journal")
    assert trouble_of(caught).code == "journal_missing"
    with pytest.raises(TroubleError) as caught:
        read(tmp_path)
    assert trouble_of(caught).code == "journal_unreadable"
    monkeypatch.setattr(module, "MAX_BYTES", len(DATA) - 1)
    (tmp_path / "huge.journal").write_bytes(DATA)
    with pytest.raises(TroubleError) as caught:
        read(tmp_path / "huge.journal")
    assert trouble_of(caught).code == "journal_unreadable"


# -- going on ----------------------------------------------------------------------------------------------------------


def test_an_opened_journal_goes_on_where_it_ended(path: Path) -> None:
    filled(path, *ENTRIES[:3])
    journal, loaded = Journal.open_existing(path)
    assert loaded.entries == ENTRIES[:3]
    for entry in ENTRIES[3:]:
        journal.append(entry)
    journal.close()
    assert path.read_bytes() == DATA
    assert sorted(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("size", [ENDS[2] + 1, ENDS[2] + 15, ENDS[3] - 2])
def test_a_torn_last_line_is_cut_before_appending(path: Path, size: int) -> None:
    path.parent.mkdir()
    path.write_bytes(DATA[:size])
    journal, loaded = Journal.open_existing(path)
    assert loaded.problem == Trouble("journal_torn", {"path": str(path), "line": 4})
    assert path.read_bytes() == DATA[: ENDS[2]]
    for entry in ENTRIES[2:]:
        journal.append(entry)
    journal.close()
    assert path.read_bytes() == DATA
    assert sorted(path.parent.iterdir()) == [path]


def test_a_missing_last_line_feed_costs_nothing(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(DATA[: ENDS[2] - 1])
    journal, loaded = Journal.open_existing(path)
    assert loaded.entries == ENTRIES[:2] and loaded.problem is None
    for entry in ENTRIES[2:]:
        journal.append(entry)
    journal.close()
    assert path.read_bytes() == DATA


def test_a_damaged_middle_is_kept_aside_before_cutting(path: Path) -> None:
    path.parent.mkdir()
    damaged = DATA[: ENDS[1] + 9] + b"?" + DATA[ENDS[1] + 10 :]
    for kept in (f"{path}.damaged", f"{path}.damaged2"):
        path.write_bytes(damaged)
        journal, loaded = Journal.open_existing(path)
        assert loaded.problem == Trouble("journal_damaged", {"path": str(path), "line": 3, "kept": kept})
        assert Path(kept).read_bytes() == damaged
        assert path.read_bytes() == DATA[: ENDS[1]]
        journal.close()


def test_nothing_is_cut_if_the_damaged_file_cannot_be_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    damaged = DATA[: ENDS[1] + 9] + b"?" + DATA[ENDS[1] + 10 :]
    path.write_bytes(damaged)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(TroubleError) as caught:
        Journal.open_existing(path)
    assert trouble_of(caught).code == "journal_disk_full"
    assert path.read_bytes() == damaged
    FileLock(path).release()  # and it is not locked any more


def test_cut_drops_lines_that_do_not_fit_and_keeps_a_copy(path: Path) -> None:
    filled(path, *ENTRIES)
    journal, _ = Journal.open_existing(path)
    kept = journal.cut(3)
    assert kept.read_bytes() == DATA
    assert path.read_bytes() == DATA[: ENDS[2]]
    journal.append(ENTRIES[2])
    journal.close()
    assert path.read_bytes() == DATA[: ENDS[3]]


# -- errors while writing ----------------------------------------------------------------------------------------------


class Disk:
    """Takes the place of the writing function: a disk that takes no more than `room` bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int, number: int = errno.ENOSPC) -> None:
        self.room = room
        self.number = number
        self._write = module.write_at
        monkeypatch.setattr(module, "write_at", self.write_at)

    def write_at(self, file: io.FileIO, offset: int, data: bytes) -> None:
        taken = data[: max(0, self.room - offset)]
        self._write(file, offset, taken)
        if len(taken) < len(data):
            raise OSError(self.number, os.strerror(self.number))


def test_a_line_that_finds_no_room_is_written_later(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch, ENDS[1] + 20)
    journal = Journal.create(path, HEADER)
    journal.append(ENTRIES[0])
    for entry in ENTRIES[1:3]:
        with pytest.raises(TroubleError) as caught:
            journal.append(entry)
        assert trouble_of(caught) == Trouble("journal_disk_full", {"path": str(path)})
        assert path.read_bytes() == DATA[: ENDS[1]]  # half a line is no line
        assert not journal.complete
    disk.room = len(DATA)
    for entry in ENTRIES[3:]:
        journal.append(entry)
    assert path.read_bytes() == DATA and journal.complete
    assert journal.close()


def test_closing_tries_a_last_time_and_says_whether_all_is_saved(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch, ENDS[0])
    journal = Journal.create(path, HEADER)
    with pytest.raises(TroubleError):
        journal.append(ENTRIES[0])
    assert not journal.close()
    assert not journal.close()
    disk.room = ENDS[1]
    other, _ = Journal.open_existing(path)
    other.append(ENTRIES[0])
    with pytest.raises(TroubleError):
        other.append(ENTRIES[1])
    disk.room = ENDS[2]
    assert other.close()
    assert read(path).entries == ENTRIES[:2]


def test_a_journal_whose_header_finds_no_room_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch, 10)
    with pytest.raises(TroubleError) as caught:
        Journal.create(path, HEADER)
    assert trouble_of(caught).code == "journal_disk_full"
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "journal_disk_full"),
        (errno.EFBIG, "journal_disk_full"),
        (errno.EROFS, "journal_read_only"),
        (errno.EACCES, "journal_read_only"),
        (errno.EIO, "journal_failed"),
    ],
)
def test_errors_of_the_system_get_codes(path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str) -> None:
    journal = Journal.create(path, HEADER)
    Disk(monkeypatch, 0, number)
    with pytest.raises(TroubleError) as caught:
        journal.append(ENTRIES[0])
    assert trouble_of(caught).code == code
    journal.close()


def test_a_failed_sync_is_told_once_by_the_next_append(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    journal = Journal.create(path, HEADER)
    monkeypatch.setattr(os, "fsync", broken)
    journal.sync()
    journal._syncer.stop()
    with pytest.raises(TroubleError) as caught:
        journal.append(ENTRIES[0])
    assert trouble_of(caught).code == "journal_failed"
    journal.append(ENTRIES[1])
    journal.close()
    assert read(path).entries == ENTRIES[:2]


def test_sync_reaches_the_disk_on_another_thread(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(threading.current_thread().name))
    journal = Journal.create(path, HEADER)
    journal.append(ENTRIES[0])
    assert synced == []
    journal.sync()
    journal.close()
    assert set(synced) == {"journal writer"}
    assert all(thread.name != "journal writer" for thread in threading.enumerate())


def test_a_journal_never_overwrites_another(path: Path) -> None:
    before = filled(path, *ENTRIES)
    with pytest.raises(TroubleError) as caught:
        Journal.create(path, HEADER)
    assert trouble_of(caught).code == "journal_failed"
    assert path.read_bytes() == before


def test_a_read_only_folder_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = filled(path)

    def denied(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", denied)  # root writes everywhere, so the folder's mode would not do
    for attempt in (lambda: Journal.create(path.with_name("b.journal"), HEADER), lambda: Journal.open_existing(path)):
        with pytest.raises(TroubleError) as caught:
            attempt()
        assert trouble_of(caught).code == "journal_read_only"
    assert read(path).header == HEADER and path.read_bytes() == before


def test_a_file_where_the_folder_should_be_is_an_error_with_a_code(tmp_path: Path) -> None:
    (tmp_path / "saves").touch()
    with pytest.raises(TroubleError) as caught:
        Journal.create(tmp_path / "saves" / "a.journal", HEADER)
    assert trouble_of(caught).code == "journal_failed"


# -- the lock ----------------------------------------------------------------------------------------------------------


def test_two_journals_never_write_the_same_file(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    with pytest.raises(TroubleError) as caught:
        Journal.open_existing(path)
    assert trouble_of(caught) == Trouble("journal_locked", {"path": str(path), "pid": os.getpid()})
    journal.append(ENTRIES[0])
    journal.close()
    other, loaded = Journal.open_existing(path)
    assert loaded.entries == ENTRIES[:1]
    other.close()
    assert not lock_path(path).exists()


HOLDER = """
import sys, time
from pathlib import Path
from shengji_qt.table.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


def test_the_lock_of_a_killed_program_is_no_lock(path: Path) -> None:
    filled(path)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(TroubleError) as caught:
            Journal.open_existing(path)
        assert trouble_of(caught).facts["pid"] == holder.pid
        holder.kill()
    assert lock_path(path).exists()
    journal, _ = Journal.open_existing(path)
    journal.close()
    assert not lock_path(path).exists()


def contend(path: Path, count: int, start: object, wins: object) -> None:
    start.wait()  # type: ignore[attr-defined]
    for _ in range(count):
        try:
            lock = FileLock(path)
        except LockedError:
            continue
        with wins.get_lock():  # type: ignore[attr-defined]
            wins.value += 1  # type: ignore[attr-defined]
        inside = path.with_suffix(".inside")
        inside.mkdir()  # fails if another one is inside too
        inside.rmdir()
        lock.release()


def test_only_one_program_holds_the_lock_at_a_time(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    start, wins = context.Barrier(2), context.Value("i", 0)
    others = [context.Process(target=contend, args=(tmp_path / "a", 300, start, wins)) for _ in range(2)]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert [other.exitcode for other in others] == [0, 0]
    assert wins.value > 0
