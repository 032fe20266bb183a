# SPDX-License-Identifier: MIT
"""Several people at one table: who is gone is played for, who watches hears what everybody may know."""

from __future__ import annotations

from shengji_qt.model.journal import FORMAT, RULES, Act, DealEnd, Header, Retract, Shuffle
from shengji_qt.model.match import replay
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import PERSON, STAND_IN
from tests.helpers.fakes import finish, random_answers, run
from tests.helpers.players import spec_of
from tests.helpers.tables import bold, silent, table_of, until_play, view_of

PEOPLE = (PERSON,) * 4


def acts_of(table: object, seat: int) -> list[str]:
    return [each.by for each in table.entries if isinstance(each, Act) and each.seat == seat]  # type: ignore[attr-defined]


def test_a_stand_in_plays_for_who_is_gone_until_they_are_back() -> None:
    table, _ = table_of(spec_of(PEOPLE), answer=random_answers(1))
    table.start()
    until_play(table, bold, turn=2)
    before = len(acts_of(table, 2))
    table.set_away(2, True)
    assert table.away == {2}
    run(table)
    assert set(acts_of(table, 2)[before:]) == {STAND_IN}
    table.set_away(2, False)
    count = len(acts_of(table, 2))
    until_play(table, silent, turn=2)
    assert len(acts_of(table, 2)) == count and table.away == set()
    assert table.submit(2, silent(view_of(table, 2))) is None
    assert acts_of(table, 2)[-1] == PERSON
    table.set_away(2, True)
    finish(table, silent)
    assert set(acts_of(table, 2)[count + 1 :]) == {STAND_IN}


def test_who_comes_back_while_the_stand_in_thinks_decides_themselves() -> None:
    table, listener = table_of(spec_of(PEOPLE))  # nobody answers
    table.start()
    until_play(table, bold, turn=1)
    table.set_away(1, True)
    seat, number, _, view = listener.questions[-1]
    assert seat == 1
    table.set_away(1, False)
    assert listener.withdrawn[-1] == 1
    table.submit(1, silent(view), request_id=number)  # too late
    run(table)
    assert view_of(table, 1).turn == 1
    assert table.submit(1, silent(view_of(table, 1))) is None


def test_the_stand_in_keeps_the_natural_pace() -> None:
    table, _ = table_of(spec_of(PEOPLE), answer=random_answers(1))
    table.start()
    until_play(table, bold, turn=3)
    table.set_pacing(Pacing())
    table.set_away(3, True)
    due = table.tick(0.0)
    assert due is not None and due >= Pacing().thinking_min
    assert view_of(table, 3).turn == 3


def test_who_watches_hears_what_everybody_may_know() -> None:
    table, listener = table_of(spec_of(PEOPLE))
    table.watched = True
    table.start()
    finish(table, silent)
    kinds = {type(each).__name__ for each in listener.watched}
    assert {"CardDealtHidden", "TrickTaken", "DealSettled"} <= kinds
    assert not kinds & {"CardDealt", "BottomTaken"}


def test_a_take_back_names_who_agreed() -> None:
    table, _ = table_of(spec_of(PEOPLE))
    table.start()
    until_play(table, bold, turn=0)
    assert table.submit(0, silent(view_of(table, 0))) is None
    assert table.take_back(0, (1, 2, 3))
    assert isinstance(table.entries[-1], Retract) and table.entries[-1].consents == (0, 1, 2, 3)


def test_the_inputs_of_a_deal_replay_it() -> None:
    spec = spec_of(PEOPLE, deals=2)
    table, _ = table_of(spec)
    table.start()
    until_play(table, bold, turn=0)
    assert table.submit(0, silent(view_of(table, 0))) is None
    table.take_back(0)
    finish(table, silent)
    deals = [table.deal_entries(number) for number in range(2)]
    for entries in deals:
        assert isinstance(entries[0], Shuffle) and isinstance(entries[-1], DealEnd)
        assert not any(isinstance(each, Retract) for each in entries)
    match = replay(Header(FORMAT, RULES, spec), [each for entries in deals for each in entries])
    assert match.over and match.summaries == table.match.summaries
