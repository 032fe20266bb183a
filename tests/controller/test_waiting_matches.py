# SPDX-License-Identifier: MIT
"""The list of interrupted matches at a glance agrees with reading them whole."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from shengji_qt import paths
from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.controller.waiting_matches import glance, waiting_matches
from shengji_qt.model.actions import PassBid
from shengji_qt.model.cards import Rank
from shengji_qt.model.events import Event
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, DealEnd, Header, Note, Retract, Shuffle
from shengji_qt.model.match import Match, replay_entry
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.table.journal import Journal, line_bytes, read
from shengji_qt.table.lock import lock_path
from shengji_qt.table.record import rebuild
from shengji_qt.table.table import CONCEDED
from tests.controller.test_saved_matches import aged, saved
from tests.helpers.players import game_spec, spec_of


@pytest.fixture
def saves() -> Path:
    return paths.saves_dir()


def rewrite(path: Path, entries: Sequence[AnyEntry]) -> None:
    header = read(path).header
    path.write_bytes(b"".join(line_bytes(n, each) for n, each in enumerate((header, *entries))))


def read_whole(path: Path) -> SavedMatch | None:
    """What replaying all of it says."""
    loaded = read(path)
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None and loaded.problem is None
    if match.over:
        return None
    deal = match.deal if match.deal is not None and not match.deal.over else None
    scores, declarer = (deal.scores, deal.declarer) if deal is not None else ((), None)
    return SavedMatch(path, path.stat().st_mtime, match.spec, match.deal_no, match.levels, scores, declarer=declarer)


def test_without_a_folder_there_is_none(saves: Path) -> None:
    assert not saves.exists()
    assert waiting_matches() == []
    assert not saves.exists()


def test_the_newest_comes_first_and_finished_ones_are_left_out(saves: Path) -> None:
    table = saved(saves / "old.journal")
    saved(saves / "over.journal", to_the_end=True)
    saved(saves / "new.journal")
    (saves / "notes.txt").write_text("nothing of ours")
    aged(saves / "old.journal", 1_000)
    aged(saves / "new.journal", 3_000)
    found = waiting_matches()
    assert [match.path.name for match in found] == ["new.journal", "old.journal"]
    assert found[1] == SavedMatch(saves / "old.journal", 1_000.0, table.spec, 1, table.match.levels)


def test_it_says_at_every_line_what_reading_says(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path, deals=2, to_the_end=True)
    entries = list(read(path).entries)
    points = set()
    for count in [*range(0, len(entries), 9), len(entries) - 2, len(entries)]:
        rewrite(path, entries[:count])
        whole, quick = read_whole(path), glance(path, scores=True)
        assert quick == whole, count
        points.add(whole.attacker_points if whole else None)
    assert None in points and len(points) > 2


def test_what_was_taken_back_does_not_count(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path, deals=2, to_the_end=True)
    entries = list(read(path).entries)
    for to in (0, 5, len(entries) // 2, len(entries) - 3):
        rewrite(path, [*entries, Retract(to, (0,))])
        assert glance(path, scores=True) == read_whole(path) is not None


def test_only_the_newest_is_replayed(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert waiting_matches() == []
    replayed: list[int] = []

    def counted(match: Match, entry: AnyEntry) -> list[Event]:
        replayed.append(id(match))
        return replay_entry(match, entry)

    monkeypatch.setattr("shengji_qt.controller.waiting_matches.replay_entry", counted)
    for number in range(3):
        path = saves / f"{number}.journal"
        saved(path)
        rewrite(path, list(read(path).entries)[:-1])
        aged(path, 1000 * (number + 1))
    saved(saves / "over.journal", to_the_end=True)
    (saves / "rubbish.journal").write_bytes(b"\0" * 100)
    found = waiting_matches()
    assert [match.path.stem for match in found] == ["rubbish", "2", "1", "0"]
    assert len(set(replayed)) == 1


def test_a_conceded_match_does_not_wait(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path)
    rewrite(path, [*read(path).entries, Note(CONCEDED, 0)])
    assert glance(path) is None


def test_what_does_not_fit_the_rules_is_told_of_the_newest(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path)
    entries = read(path).entries
    wrong = Act(100, 0, "person", entries[-2].action)  # type: ignore[union-attr]
    rewrite(path, [*entries[:20], wrong, *entries[21:-1]])
    before = path.read_bytes()
    (match,) = waiting_matches()
    assert match.problem is not None and match.problem.code == "journal_disagrees"
    assert match.problem.facts["line"] == 22 and match.spec is not None
    assert path.read_bytes() == before


def test_a_folder_with_the_name_of_a_match_cannot_be_read(saves: Path) -> None:
    (saves / "folder.journal").mkdir(parents=True)
    (match,) = waiting_matches()
    assert match.spec is None and match.problem is not None and match.problem.code == "journal_unreadable"


def test_damage_is_told(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path)
    data = path.read_bytes()
    for damaged, code in (
        (data[:-10], "journal_torn"),
        (data[:5000] + b"?" + data[5001:], "journal_damaged"),
        (data[:20], "journal_unreadable"),
        (b"", "journal_unreadable"),
        (line_bytes(0, Header(FORMAT + 1, RULES, spec_of())), "journal_newer"),
        (line_bytes(0, Header(FORMAT, RULES, spec_of(("person",)))), "journal_unreadable"),
    ):
        path.write_bytes(damaged)
        match = glance(path)
        assert match is not None and match.problem is not None and match.problem.code == code
    path.unlink()
    assert glance(path) is None


def test_a_match_that_is_played_elsewhere_says_so(saves: Path) -> None:
    path = saves / "a.journal"
    saved(path)
    journal, _ = Journal.open_existing(path)
    match = glance(path)
    assert match is not None and match.spec is not None
    assert match.problem is not None and match.problem.code == "journal_locked"
    journal.close()
    lock_path(path).touch()  # left behind by a program that was killed
    again = glance(path)
    assert again is not None and again.problem is None


def test_a_result_of_another_game_is_told_and_ends_nothing(saves: Path) -> None:
    """Whole lines with good sums that no program of ours has put together."""
    path = saves / "a.journal"
    saved(path, deals=2, to_the_end=True)
    end = next(each for each in read(path).entries if isinstance(each, DealEnd))
    header = Header(FORMAT, RULES, game_spec("three", ("person", "computer:normal", "computer:normal")))
    for standing in (end.standing, None):
        strange = DealEnd(end.summary, standing)
        lines = (header, strange, Shuffle(DECK, 0), Act(31, 0, "person", PassBid()))
        path.write_bytes(b"".join(line_bytes(n, each) for n, each in enumerate(lines)))
        match = glance(path, scores=True)
        assert match is not None and match.problem is not None and match.problem.code == "journal_disagrees"
        assert match.problem.facts["line"] == 2 and match.levels == (Rank(3),) * 3
