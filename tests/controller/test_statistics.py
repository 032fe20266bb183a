# SPDX-License-Identifier: MIT
"""Reading all journals: on a thread, with what is known already, and with files that are damaged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt import paths
from shengji_qt.controller import statistics
from shengji_qt.controller.lan_table import RECORDS
from shengji_qt.controller.statistics import FILE_NAME, Reading, StatisticsReader, read_all
from shengji_qt.model.journal import Note
from shengji_qt.table.statistics import OWN_SEAT
from tests.controller.test_lan_table import Elsewhere
from tests.helpers.journals import FOUR, deal, write_journal
from tests.helpers.players import spec_of

SPEC = spec_of(("person", "computer:easy", "computer:easy", "computer:easy"), deals=0)
TABLE = spec_of(("person", "person", "computer:easy", "computer:easy"), deals=0)


def save(name: str, *, first: int = 0, deals: int = 1) -> Path:
    entries = [entry for number in range(deals) for entry in deal(FOUR, first=first + number)]
    return write_journal(paths.saves_dir() / f"{name}.journal", SPEC, entries, created=100 + first)


def told() -> Reading:
    reading = read_all()
    assert reading is not None
    return reading


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the files that were read from now on."""
    names: list[str] = []
    real = statistics.story_of

    def counting(path: Path, modified: float, *, record: bool = False) -> statistics.MatchStory:
        names.append(path.name)
        return real(path, modified, record=record)

    monkeypatch.setattr(statistics, "story_of", counting)
    return names


def test_no_folder_no_matches() -> None:
    assert told() == Reading()
    assert not (paths.user_data_dir() / FILE_NAME).exists()


def test_matches_in_the_order_of_time() -> None:
    save("b", first=1)
    save("a", first=2, deals=2)
    assert [(story.when, len(story.deals)) for story in told().stories] == [(101, 1), (102, 2)]


def test_only_what_changed_is_read_again(parsed: list[str]) -> None:
    one, other = save("a"), save("b", first=1)
    first = told()
    assert parsed == ["a.journal", "b.journal"]
    assert told() == first
    assert parsed == ["a.journal", "b.journal"]
    write_journal(one, SPEC, [*deal(FOUR), *deal(FOUR)], created=100)
    assert len(told().stories[0].deals) == 2
    assert parsed == ["a.journal", "b.journal", "a.journal"]
    os.utime(other, ns=(5, 5))
    told()
    assert len(parsed) == 3, "another time, the same content"
    other.unlink()
    assert len(told().stories) == 1


@pytest.mark.parametrize("rubbish", [b"", b"{", b'{"format":0,"files":{}}', b"\xff\xfe", b"[" * 100_000])
def test_damaged_memory_is_made_anew(rubbish: bytes, parsed: list[str]) -> None:
    save("a")
    first = told()
    kept = (paths.user_data_dir() / FILE_NAME).read_bytes()
    (paths.user_data_dir() / FILE_NAME).write_bytes(rubbish)
    assert told() == first
    assert (paths.user_data_dir() / FILE_NAME).read_bytes() == kept
    assert len(parsed) == 2


def test_memory_that_cannot_be_written_costs_nothing() -> None:
    save("a")
    (paths.user_data_dir() / FILE_NAME).mkdir()
    assert len(told().stories) == 1


def test_damaged_files_are_named() -> None:
    save("good")
    bad = save("bad", first=1, deals=2)
    data = bad.read_bytes().splitlines(keepends=True)
    bad.write_bytes(b"".join([*data[:5], b"x" + data[5], *data[6:]]))
    (paths.saves_dir() / "none.journal").write_bytes(b"rubbish")
    (paths.saves_dir() / "folder.journal").mkdir()
    unreadable = {"none.journal", "folder.journal"}
    if hasattr(os, "mkfifo"):
        os.mkfifo(paths.saves_dir() / "pipe.journal")  # nobody waits for one who writes
        unreadable.add("pipe.journal")
    reading = told()
    assert reading.damaged == (("bad.journal", 6),)
    assert {Path(str(each.facts["path"])).name for each in reading.unreadable} == unreadable
    assert [len(story.deals) for story in reading.stories] == [1, 1]


def test_records_of_the_network_count_once() -> None:
    """The host's window has the journal of its host and its own record."""
    write_journal(paths.saves_dir() / "host.journal", TABLE, deal(FOUR), created=5)
    write_journal(paths.saves_dir() / RECORDS / "r.journal", TABLE, [*deal(FOUR), Note(OWN_SEAT, 1)])
    watched = [*deal(FOUR, first=1), Note(OWN_SEAT, None)]
    write_journal(paths.saves_dir() / RECORDS / "w.journal", TABLE, watched)
    reading = told()
    assert [(story.seat, len(story.deals)) for story in reading.stories if story.seat is not None] == [(1, 1)]
    assert reading.strange == 1


def test_what_a_guest_is_sent_counts(qtbot: QtBot) -> None:
    elsewhere = Elsewhere()
    elsewhere.begin()
    elsewhere.play_deal()
    [story] = told().stories
    assert (story.seat, len(story.deals), story.apart) == (0, 1, 0)


def test_reading_can_be_cancelled_and_keeps_what_it_has(parsed: list[str]) -> None:
    for number in range(4):
        save(str(number), first=number)
    calls: list[int] = []

    def after_two() -> bool:
        calls.append(1)
        return len(calls) > 2

    assert read_all(after_two) is None
    assert len(parsed) == 2
    assert len(told().stories) == 4
    assert len(parsed) == 4


def test_the_window_does_not_wait(qtbot: QtBot) -> None:
    for number in range(3):
        save(str(number), first=number)
    reader = StatisticsReader()
    steps: list[tuple[int, int]] = []
    reader.progress.connect(lambda done, total: steps.append((done, total)))
    with qtbot.waitSignal(reader.ready) as signal:
        reader.read()
        assert reader.is_reading
    assert len(signal.args[0].stories) == 3
    assert steps == [(0, 3), (1, 3), (2, 3)]
    assert not reader.is_reading


def test_who_leaves_hears_nothing_more(qtbot: QtBot) -> None:
    for number in range(3):
        save(str(number), first=number)
    reader = StatisticsReader()
    heard: list[object] = []
    reader.ready.connect(heard.append)
    reader.progress.connect(lambda done, total: heard.append(done))
    reader.read()
    reader.read()  # the first one is dropped
    reader.cancel()
    reader.cancel()
    qtbot.wait(20)
    assert heard == []
    with qtbot.waitSignal(reader.ready):
        reader.read()
