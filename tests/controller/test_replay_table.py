# SPDX-License-Identifier: MIT
"""A recorded match as the table page sees it: what one seat knew, step by step, and nothing that can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from PySide6.QtCore import QObject

from shengji_qt.controller.replay_table import ReplayTable
from shengji_qt.controller.replays import OpenedReplay
from shengji_qt.model import codec
from shengji_qt.model.actions import PassBid
from shengji_qt.model.events import CardDealt, CardDealtHidden
from shengji_qt.model.games import FAMILIES
from shengji_qt.table.replay_cursor import Place
from tests.table.test_replay_cursor import everything, played


class Heard:
    def __init__(self, table: ReplayTable) -> None:
        self.batches: list[tuple[list[Any], Any]] = []
        table.events_arrived.connect(lambda events, view: self.batches.append((events, view)))


@pytest.fixture
def owner(qapp: QObject) -> Iterator[QObject]:
    """Of the tables, which must live as long as their signals are heard."""
    yield QObject()


def table_of(game: str, owner: QObject, seat: int = 0) -> tuple[ReplayTable, Heard]:
    table = ReplayTable(OpenedReplay(Path("a.journal"), played(game).cursor, (), seat), owner)
    return table, Heard(table)


@pytest.mark.parametrize("game", FAMILIES)
def test_what_is_shown_is_what_the_seat_knew(owner: QObject, game: str) -> None:
    seat = FAMILIES[game].seats - 1
    table, heard = table_of(game, owner, seat)
    known = everything(game)
    while table.move("card", ahead=True):
        events, view = heard.batches[-1]
        assert codec.encode(view) == known[table.cursor.place][1 + seat]
        assert all(each.seen_by(seat) is not None for each in events)
        assert not any(isinstance(each, CardDealt) and each.seat != seat for each in events)
    assert not table.move("card", ahead=True) and table.match is not None and table.match.over
    assert len(heard.batches) == len(known) - 1


def test_a_jump_and_another_seat_show_the_view_afresh(owner: QObject) -> None:
    table, heard = table_of("four", owner)
    table.go(Place(0, 40))
    assert heard.batches.pop() == ([], table.view)
    table.sit(2)
    assert heard.batches.pop() == ([], table.view) and (table.view.seat, table.seat) == (2, 2)
    table.sit(2)
    assert heard.batches == []
    table.move("card", ahead=True)
    assert isinstance(heard.batches.pop()[0][0], CardDealt | CardDealtHidden)
    assert table.move("trick", ahead=False) and heard.batches.pop()[0] == []
    table.go(Place(0, 0))
    assert not table.move("deal", ahead=False)


def test_nothing_can_be_done_at_it(owner: QObject) -> None:
    table, heard = table_of("four", owner)
    table.submit(PassBid())
    table.next_deal()
    assert not any((table.ask_hint(), table.take_back(), table.finish_deal(), table.concede("match")))
    assert not any((table.can_take_back, table.can_finish, table.can_concede("deal")))
    table.close()
    assert heard.batches == [] and table.cursor.place == Place(0, 0)
