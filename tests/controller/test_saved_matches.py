# SPDX-License-Identifier: MIT
"""The list of interrupted matches: what is in it, in which order, with which problems."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from shengji_qt import paths
from shengji_qt.controller.saved_matches import SavedMatch, delete, interrupted_matches, look_at, new_path
from shengji_qt.model.journal import FORMAT, RULES, Act, Header
from shengji_qt.table.journal import Journal, line_bytes, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import Table
from shengji_qt.table.troubles import TroubleError
from tests.helpers.fakes import Recorder, finish, random_answers, run
from tests.helpers.players import COMPUTERS, spec_of


def saved(path: Path, *, deals: int = 2, to_the_end: bool = False) -> Table:
    """A match of computer seats that stands after its first deal, or is over."""
    spec = spec_of(COMPUTERS, deals=deals)
    listener = Recorder(random_answers(1))
    journal = Journal.create(path, Header(FORMAT, RULES, spec))
    table = Table(spec, listener, journal, rng=random.Random(1), pacing=Pacing.none())
    listener.table = table
    table.start()
    run(table)
    if to_the_end:
        finish(table, random_answers(1))
    table.close()
    return table


def aged(path: Path, seconds: int) -> Path:
    os.utime(path, (seconds, seconds))
    return path


@pytest.fixture
def saves() -> Path:
    return paths.saves_dir()


def test_without_a_folder_there_is_none(saves: Path) -> None:
    assert not saves.exists()
    assert interrupted_matches() == []
    assert not saves.exists()


def test_the_newest_comes_first_and_finished_ones_are_left_out(saves: Path) -> None:
    table = saved(saves / "old.journal")
    saved(saves / "over.journal", to_the_end=True)
    saved(saves / "new.journal")
    (saves / "notes.txt").write_text("nothing of ours")
    aged(saves / "old.journal", 1_000)
    aged(saves / "new.journal", 3_000)
    found = interrupted_matches()
    assert [match.path.name for match in found] == ["new.journal", "old.journal"]
    assert found[1] == SavedMatch(saves / "old.journal", 1_000.0, table.spec, 1, table.match.levels, 0)


def test_a_running_deal_is_shown_with_its_points(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path)
    loaded = read(path)
    points = 0
    for count in range(len(loaded.entries) - 1, 0, -1):
        data = b"".join(map(line_bytes, range(count + 1), (loaded.header, *loaded.entries[:count])))
        path.write_bytes(data)
        match = look_at(path)
        assert match is not None and match.problem is None and match.deal_no == 1
        points = max(points, match.attacker_points)
    assert points > 0


def test_damaged_ones_are_shown_with_their_problem(saves: Path) -> None:
    for name in ("torn", "middle", "rules", "newer"):
        saved(saves / f"{name}.journal")
    (saves / "rubbish.journal").write_bytes(b"\0" * 100)
    (saves / "folder.journal").mkdir()
    data = (saves / "torn.journal").read_bytes()
    (saves / "torn.journal").write_bytes(data[:-10])
    (saves / "middle.journal").write_bytes(data[:5000] + b"?" + data[5001:])
    loaded = read(saves / "rules.journal")
    wrong = Act(100, 0, "person", loaded.entries[-2].action)  # type: ignore[union-attr]
    lines = (loaded.header, *loaded.entries[:20], wrong, *loaded.entries[21:])
    (saves / "rules.journal").write_bytes(b"".join(map(line_bytes, range(len(lines)), lines)))
    impossible = Header(FORMAT, RULES, spec_of(("person",)))
    (saves / "newer.journal").write_bytes(line_bytes(0, impossible))
    before = {path: path.read_bytes() for path in saves.iterdir() if path.is_file()}
    found = {match.path.stem: match for match in interrupted_matches()}
    codes = {name: match.problem.code if match.problem else None for name, match in found.items()}
    assert codes == {
        "torn": "journal_torn",
        "middle": "journal_damaged",
        "rules": "journal_disagrees",
        "newer": "journal_unreadable",
        "rubbish": "journal_unreadable",
        "folder": "journal_unreadable",
    }
    assert {name for name, match in found.items() if match.spec is not None} == {"torn", "middle", "rules"}
    assert found["torn"].deal_no == 1
    problem = found["rules"].problem
    assert problem is not None and problem.facts["line"] == 22
    assert before == {path: path.read_bytes() for path in saves.iterdir() if path.is_file()}


def test_delete_removes_the_match_and_its_copies_but_no_other(saves: Path) -> None:
    for name in ("a", "ab"):
        saved(saves / f"{name}.journal")
        (saves / f"{name}.journal.damaged").touch()
    (saves / "a.journal.damaged2").touch()
    delete(saves / "a.journal")
    assert sorted(path.name for path in saves.iterdir()) == ["ab.journal", "ab.journal.damaged"]
    delete(saves / "a.journal")  # gone already: nothing to do


def test_a_match_that_is_being_played_is_not_deleted(saves: Path) -> None:
    journal = Journal.create(saves / "a.journal", Header(FORMAT, RULES, spec_of()))
    with pytest.raises(TroubleError) as caught:
        delete(saves / "a.journal")
    assert caught.value.trouble.code == "journal_locked"
    journal.close()
    assert (saves / "a.journal").exists()


def test_new_paths_are_never_taken_ones(saves: Path) -> None:
    names = set()
    for _ in range(3):
        path = new_path()
        assert path.parent == saves and path.suffix == ".journal"
        Journal.create(path, Header(FORMAT, RULES, spec_of())).close()
        names.add(path)
    assert len(names) == 3
