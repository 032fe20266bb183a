# SPDX-License-Identifier: MIT
"""The presentation queue."""

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.presenter import Presenter

pytestmark = pytest.mark.gui
Made = tuple[Presenter, list[Any], Motion]


@pytest.fixture
def make(qapp: object) -> Callable[[int], Made]:
    def build(wait: int) -> Made:
        shown: list[Any] = []
        motion = Motion()

        def show(event: Any) -> int:
            shown.append((event, motion.instant))
            return wait

        return Presenter(motion, show, lambda view: shown.append(view)), shown, motion

    return build


def test_without_motion_everything_is_shown_at_once(make: Callable[[int], Made]) -> None:
    presenter, shown, _ = make(500)
    presenter.push(["a", "b"], "view")
    assert shown == [("a", False), ("b", False), "view"]
    assert not presenter.waiting


def test_events_wait_for_each_other(qtbot: QtBot, make: Callable[[int], Made], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    presenter, shown, _ = make(10)
    presenter.push(["a", "b"], "first")
    presenter.push(["c"], "second")
    assert shown == [("a", False)] and presenter.waiting
    with qtbot.waitSignal(presenter.emptied, timeout=5000):
        pass
    assert [each for each in shown if isinstance(each, str)] == ["first", "second"]
    assert shown.index("first") < shown.index(("c", False))


def test_drain_shows_the_rest_at_once(make: Callable[[int], Made], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    presenter, shown, motion = make(60_000)
    presenter.push(["a", "b"], "view")
    presenter.drain()
    assert shown == [("a", False), ("b", True), "view"]
    assert not presenter.waiting and not motion.instant


def test_nothing_new_is_shown_while_held(make: Callable[[int], Made]) -> None:
    presenter, shown, _ = make(0)
    presenter.hold()
    presenter.push(["a"], "view")
    assert shown == []
    presenter.release()
    assert shown == [("a", False), "view"]


def test_forget_drops_what_waits(make: Callable[[int], Made], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    presenter, shown, _ = make(60_000)
    presenter.push(["a", "b"], "view")
    presenter.forget()
    presenter.drain()
    assert shown == [("a", False)]


def test_a_batch_that_arrives_while_one_is_shown_keeps_its_order(qapp: object) -> None:
    motion, shown = Motion(), []

    def show(event: str) -> int:
        shown.append(event)
        if event == "a":
            presenter.push(["c"], "second")
        return 0

    presenter = Presenter(motion, show, shown.append)
    presenter.push(["a", "b"], "first")
    assert shown == ["a", "b", "first", "c", "second"]
