# SPDX-License-Identifier: MIT
"""The table driven from Qt's event loop, with computer seats that answer at once and on a thread."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject, QThread

from shengji_qt.controller.ai_worker import ThreadedSeats
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.table.pacing import Pacing
from tests.helpers.fakes import InlineWorker, random_answers
from tests.helpers.players import RandomPlayer, spec_of


class Person(QObject):
    """Sits in front of the table: plays at random and writes down what the signals say."""

    def __init__(self, table: SoloTable, *, plays: bool = True) -> None:
        super().__init__()
        self.table = table
        self.events: list[ev.Event] = []
        self.views: list[FourView] = []
        self.refusals: list[tuple[AnyAction, object]] = []
        self.thinking: list[tuple[int, bool]] = []
        self.troubles: list[tuple[str, dict[str, object]]] = []
        self.plays = plays
        self._answer = random_answers(5)
        table.events_arrived.connect(self.on_events)
        table.refused.connect(self.on_refused)
        table.thinking_changed.connect(self.on_thinking)
        table.trouble.connect(self.on_trouble)

    def on_events(self, events: list[ev.Event], view: FourView) -> None:
        assert QThread.currentThread() is self.thread()
        self.events += events
        self.views.append(view)
        if not self.plays or view.decision is None or view.decision.optional:
            return
        if view.decision.kind != "poll" or view_rules.bids(view):  # else the table passes by itself
            self.table.submit(self._answer(view))

    def on_refused(self, action: AnyAction, refusal: object) -> None:
        self.refusals.append((action, refusal))

    def on_thinking(self, seat: int, thinking: bool) -> None:
        self.thinking.append((seat, thinking))

    def on_trouble(self, code: str, facts: dict[str, object]) -> None:
        self.troubles.append((code, facts))

    @property
    def settled(self) -> bool:
        return any(isinstance(each, ev.DealSettled) for each in self.events)


def threaded(parent: QObject) -> ThreadedSeats:
    return ThreadedSeats(parent, RandomPlayer)


@pytest.fixture(params=[InlineWorker, threaded], ids=["inline", "threaded"])
def table(request: pytest.FixtureRequest, qapp: QObject) -> Iterator[SoloTable]:
    made = SoloTable(seats=request.param, pacing=Pacing.none(), rng=random.Random(3))
    yield made
    made.close()


@pytest.fixture
def inline(qapp: QObject) -> Iterator[SoloTable]:
    made = SoloTable(seats=InlineWorker, pacing=Pacing.none(), rng=random.Random(3))
    yield made
    made.close()


def test_a_match_of_two_deals_comes_to_its_end(table: SoloTable, qtbot: QtBot) -> None:
    person = Person(table)
    table.start(spec_of(deals=2))
    qtbot.waitUntil(lambda: person.settled, timeout=60_000)
    assert table.match is not None and not table.match.over
    table.next_deal()
    qtbot.waitUntil(lambda: table.match is not None and table.match.over, timeout=60_000)
    assert isinstance(person.events[-1], ev.MatchEnded)
    assert len(table.match.summaries) == 2
    assert not person.refusals and not person.troubles
    assert person.views[-1] == table.view
    table.next_deal()
    assert isinstance(person.events[-1], ev.MatchEnded)
