# SPDX-License-Identifier: MIT
"""The table stands still at what is wanted, and goes on from there."""

from __future__ import annotations

import random

import pytest

from PySide6.QtCore import QObject

from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.events import Event
from shengji_qt.model.four_player.view import FourView
from shengji_qt.ui.demo import casting
from shengji_qt.ui.demo.casting import Rehearsal
from shengji_qt.ui.demo.valve import Seating, Valve
from shengji_qt.ui.games.four import moments
from tests.helpers.players import spec_of

pytestmark = pytest.mark.gui
SPEC = spec_of(("person", "computer:normal", "computer:normal", "computer:normal"), deals=1)


@pytest.mark.parametrize("number", [5, 400, 401, 402])  # among them some where nobody bids at first
def test_the_table_plays_what_was_rehearsed(qapp: QObject, number: int) -> None:
    rng = random.Random(number)
    seating = Seating()
    table = SoloTable(seats=seating, rng=rng)
    heard: list[Event] = []
    table.events_arrived.connect(lambda events, _view: heard.extend(events))
    valve = Valve(table, seating, casting.decide)
    table.start(SPEC)
    assert heard == []
    while True:
        assert not valve.run()
        action = decision(table.view)
        if action is None:
            break
        table.submit(action)
    table.close()
    assert heard == [event for events, _ in Rehearsal(SPEC, number).steps() for event in events]


def decision(view: FourView | None) -> AnyAction | None:
    assert view is not None
    return casting.decide(view)


def test_it_stops_at_what_is_wanted_and_not_before(qapp: QObject) -> None:
    seating = Seating()
    table = SoloTable(seats=seating, rng=random.Random(5))
    counts: list[int] = []
    valve = Valve(table, seating, lambda _view: None)
    valve.before = lambda: counts.append(len(table.view.hand) if table.view is not None else -1)
    valve.watch(lambda _events, view: len(view.hand) == 7)
    table.start(SPEC)
    assert valve.run()
    assert counts == [7]
    assert table.view is not None and len(table.view.hand) == 7
    assert valve.run(), "what was found stays found until something else is wanted"
    assert len(table.view.hand) == 7
    valve.watch(moments.own_poll)
    valve.run()
    assert len(table.view.hand) == 25
    table.close()
