# SPDX-License-Identifier: MIT
"""Names of new matches, and deleting old ones; `test_waiting_matches` has the list."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from shengji_qt import paths
from shengji_qt.controller.saved_matches import delete, new_path
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.table.journal import Journal
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
