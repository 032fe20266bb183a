# SPDX-License-Identifier: MIT
"""The table of a lesson: it waits while something is said, does only what keeps to the lesson, and saves nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.controller.lesson_table import LessonTable
from shengji_qt.model.actions import AnyAction, Bid, Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.table.lessons import lesson_of
from shengji_qt.table.pacing import Pacing

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[LessonTable]:
    made = LessonTable(pacing=Pacing().scaled(0.002))
    yield made
    made.close()


def comes(table: LessonTable, key: str) -> bool:
    return table.step is not None and table.step.key == key


def test_time_stands_still_while_something_is_said(table: LessonTable, qtbot: QtBot) -> None:
    table.begin(lesson_of("four"))
    assert comes(table, "welcome")
    qtbot.wait(20)
    assert table.view.hand == ()
    table.go_on()
    qtbot.waitUntil(lambda: comes(table, "bid"), timeout=10000)
    dealt = table.view.hand
    qtbot.wait(20)
    assert table.view.hand == dealt  # nothing is dealt before the bid
    table.go_on()
    assert comes(table, "bid")  # it asks: reading on is not enough
    table.submit(Bid(parse_cards("2S")))
    qtbot.waitUntil(lambda: comes(table, "trump"), timeout=10000)


def test_what_leaves_the_lesson_is_told_and_not_done(table: LessonTable, qtbot: QtBot) -> None:
    strayed: list[AnyAction] = []
    refused: list[Any] = []
    table.strayed.connect(strayed.append)
    table.refused.connect(lambda _action, refusal: refused.append(refusal.code))
    table.begin(lesson_of("four"), "follow")
    qtbot.waitUntil(lambda: comes(table, "follow"), timeout=10000)
    view = table.view
    table.submit(Play(parse_cards("AS")))  # the rules say no
    assert refused == ["must_follow_suit"] and not strayed
    table.begin(lesson_of("four"), "ruff")
    qtbot.waitUntil(lambda: comes(table, "ruff"), timeout=10000)
    view = table.view
    table.submit(Play(parse_cards("AS")))  # they would let it pass
    assert strayed == [Play(parse_cards("AS"))] and table.view is view
    table.submit(Play(parse_cards("4S")))
    assert table.view is not view


def test_a_hint_is_what_the_lesson_wants(table: LessonTable, qtbot: QtBot) -> None:
    shown: list[AnyAction] = []
    table.way_shown.connect(shown.append)
    assert not table.ask_hint()  # nothing has begun
    table.begin(lesson_of("five"), "take")
    qtbot.waitUntil(lambda: comes(table, "take"), timeout=10000)
    assert table.ask_hint()
    assert [each.cards for each in shown] == [parse_cards("AD")]  # type: ignore[union-attr]


def test_the_lesson_goes_one_way(table: LessonTable) -> None:
    table.begin(lesson_of("three"), "first")
    assert not table.can_take_back and not table.can_finish
    assert not table.can_concede("deal") and not table.can_concede("match")
    assert not table.take_back() and not table.finish_deal() and not table.concede("deal")


def test_an_unknown_step_begins_anew(table: LessonTable) -> None:
    table.begin(lesson_of("four"), "of another version")
    assert comes(table, "welcome")
