# SPDX-License-Identifier: MIT
"""Going on from the journal: after an interruption, after lines that do not fit, and back to an earlier decision."""

from __future__ import annotations

from pathlib import Path

from shengji_qt.model.actions import Play
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import FORMAT, RULES, Act, DealEnd, Header, Retract
from shengji_qt.table.journal import Journal, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import rebuild
from shengji_qt.table.troubles import Trouble
from tests.helpers.fakes import finish, random_answers, run, same
from tests.helpers.players import COMPUTERS, spec_of
from tests.helpers.tables import silent, table_of, until_play, view_of

# -- resuming ----------------------------------------------------------------------------------------------------------


def test_resumed_after_any_line_every_seat_sees_what_it_saw() -> None:
    spec = spec_of(("person",) * 4)
    table, _ = table_of(spec)
    table.start()
    answer = random_answers(3)
    seen: dict[int, list[FourView | None]] = {}
    while not table.match.over:
        run(table)
        for decision in table.match.pending():
            if not decision.optional:
                table.submit(decision.seat, answer(view_of(table, decision.seat)))
                seen[len(table.entries)] = [table.view(seat) for seat in range(4)]
                break
    entries = table.entries
    assert len(seen) > 90
    for count, views in seen.items():
        again, listener = table_of(spec)
        again.resume(entries[:count])
        assert listener.troubles == []
        assert all(map(same, views, [again.view(seat) for seat in range(4)])), count
        assert all(map(same, views, listener.views)), count
        assert all(each == [] for each in listener.events)
    again, _ = table_of(spec)
    again.resume(entries[: len(entries) // 2])
    for entry in entries[len(entries) // 2 :]:
        if isinstance(entry, Act):
            assert again.submit(entry.seat, entry.action, entry.by) is None
    assert again.entries == entries
    assert again.match.summaries == table.match.summaries


def test_an_empty_match_is_resumed_by_shuffling() -> None:
    table, _ = table_of()
    table.resume([])
    assert len(table.entries) == 1 and table.match.deal_no == 1


def test_a_result_that_was_not_written_is_written_on_resuming(tmp_path: Path) -> None:
    spec = spec_of(COMPUTERS, deals=2)
    table, _ = table_of(spec, answer=silent)
    table.start()
    run(table)
    entries = list(table.entries)
    assert isinstance(entries.pop(), DealEnd)
    path = tmp_path / "a.journal"
    journal = Journal.create(path, Header(FORMAT, RULES, spec))
    for entry in entries:
        journal.append(entry)
    journal.close()
    journal, loaded = Journal.open_existing(path)
    again, listener = table_of(spec, answer=silent, journal=journal)
    again.resume(loaded.entries)
    assert again.entries == table.entries
    assert again.tick(0.0) is None and view_of(again, 0).phase == "over"
    again.close()
    assert read(path).entries == table.entries
    assert listener.troubles == []


def test_lines_that_do_not_fit_the_rules_are_cut_and_kept_aside(tmp_path: Path) -> None:
    table, _ = table_of(spec_of(COMPUTERS), answer=silent)
    table.start()
    run(table)
    entries = list(table.entries)
    wrong = next(
        number for number, each in enumerate(entries) if isinstance(each, Act) and isinstance(each.action, Play)
    )
    entries[wrong] = Act(100, 0, "person", Play(()))
    path = tmp_path / "a.journal"
    journal = Journal.create(path, Header(FORMAT, RULES, table.spec))
    for entry in entries:
        journal.append(entry)
    journal.close()
    original = path.read_bytes()
    journal, loaded = Journal.open_existing(path)
    again, listener = table_of(table.spec, journal=journal)
    again.resume(loaded.entries)
    kept = path.with_name(path.name + ".damaged")
    facts = {"path": str(path), "line": wrong + 2, "kept": str(kept)}
    assert listener.troubles == [Trouble("journal_disagrees", facts)]
    assert again.entries == tuple(entries[:wrong])
    assert view_of(again, 0).phase == "play"
    again.close()
    assert read(path).entries == tuple(entries[:wrong])
    assert kept.read_bytes() == original


# -- take-back ---------------------------------------------------------------------------------------------------------


def test_take_back_returns_to_the_persons_last_decision(tmp_path: Path) -> None:
    spec = spec_of()
    path = tmp_path / "a.journal"
    journal = Journal.create(path, Header(FORMAT, RULES, spec))
    answer = random_answers(8)
    table, listener = table_of(spec, answer=random_answers(9), journal=journal)
    table.start()
    until_play(table, answer, turn=0)
    for _ in range(3):
        before = [table.view(seat) for seat in range(4)], len(table.entries)
        table.submit(0, answer(view_of(table, 0)))
        run(table)
    lines = len(table.entries)
    listener.events = [[], [], [], []]
    assert table.take_back(0)
    assert all(map(same, before[0], [table.view(seat) for seat in range(4)]))
    assert all(map(same, before[0], listener.views))
    assert table.entries[lines] == Retract(before[1], (0,))
    assert table.take_back(0) and table.take_back(0)
    table.submit(0, answer(view_of(table, 0)))
    finish(table, answer)
    table.close()
    loaded = read(path)
    assert loaded.entries == table.entries
    match, bad = rebuild(spec, loaded.entries)
    assert bad is None and match.summaries == table.match.summaries


def test_a_bid_taken_back_finds_the_same_cards_in_the_hand() -> None:
    table, _ = table_of(spec_of(("person",) * 4), pacing=Pacing())
    table.start()
    now = 0.0
    while not view_rules.bids(view_of(table, 0)):
        due = table.tick(now)
        assert due is not None
        now = due
    view = view_of(table, 0)
    at = table.match.advances
    assert table.submit(0, view_rules.bids(view)[0]) is None
    now = run(table, now)
    assert view_of(table, 0).phase != "deal"
    assert table.take_back(0)
    assert table.match.advances == at and same(view, table.view(0))
    run(table, now)
    assert view_of(table, 0).phase == "poll"


def test_nothing_is_taken_back_beyond_the_deal_and_of_other_seats() -> None:
    table, _ = table_of(spec_of(deals=2), answer=random_answers(2))
    table.start()
    assert not table.take_back(0)
    answer = random_answers(3)
    while not table.match.summaries:
        run(table)
        view = view_of(table, 0)
        if view.decision is not None:
            table.submit(0, answer(view))
    assert not table.take_back(1)
    assert table.take_back(0) and not table.match.summaries
    table.submit(0, answer(view_of(table, 0)))
    run(table)
    assert table.next_deal()
    assert not table.take_back(0)
