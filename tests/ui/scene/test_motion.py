# SPDX-License-Identifier: MIT
"""Movements end where they shall, whatever happens meanwhile."""

from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.motion import Motion

pytestmark = pytest.mark.gui


@pytest.fixture
def motion(qapp: object) -> Motion:
    return Motion()


@pytest.fixture
def item(qapp: object) -> Iterator[PictureItem]:
    scene = QGraphicsScene()
    made = PictureItem()
    scene.addItem(made)
    yield made
    scene.removeItem(made)


def test_off_means_at_once(motion: Motion, item: PictureItem) -> None:
    ended: list[int] = []
    motion.move(item, 50, 60, speeds.PLAY, done=lambda: ended.append(1))
    assert item.pos() == QPointF(50, 60)
    assert ended == [1]
    assert not motion.busy


def test_a_movement_runs_and_finish_brings_it_to_its_end(
    motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    ended: list[int] = []
    motion.move(item, 50, 60, speeds.PLAY, delay=30, done=lambda: ended.append(1))
    motion.fade(item, 0.5, speeds.PLAY, start=0.0)
    assert motion.busy and item.opacity() == 0.0 and item.pos() == QPointF(0, 0)
    assert motion.target_of(item) == QPointF(50, 60)
    motion.finish()
    assert item.pos() == QPointF(50, 60) and item.opacity() == 0.5
    assert ended == [1] and not motion.busy


def test_a_newer_movement_replaces_the_older(
    motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    ended: list[str] = []
    motion.move(item, 50, 60, speeds.PLAY, done=lambda: ended.append("old"))
    motion.move(item, 7, 8, speeds.PLAY, done=lambda: ended.append("new"))
    motion.finish()
    assert item.pos() == QPointF(7, 8) and ended == ["old", "new"]


def test_a_movement_to_the_same_end_goes_on(motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is dealt must not begin its flight anew with every card that follows."""
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    ended: list[str] = []
    motion.move(item, 50, 60, speeds.DEAL, done=lambda: ended.append("old"))
    run = motion._running[id(item), b"pos"]
    run.animation.setCurrentTime(speeds.DEAL // 2)
    half = item.pos()
    motion.move(item, 50, 60, speeds.SORT, done=lambda: ended.append("new"))
    assert motion._running[id(item), b"pos"] is run and item.pos() == half != QPointF(0, 0) and ended == []
    run.animation.setCurrentTime(speeds.DEAL)
    assert item.pos() == QPointF(50, 60) and ended == ["old", "new"] and not motion.busy
    motion.move(item, 0, 0, speeds.DEAL)
    monkeypatch.setattr(speeds, "FACTOR", 0.0)
    motion.move(item, 0, 0, speeds.DEAL)
    assert item.pos() == QPointF(0, 0) and not motion.busy, "without motion it is there at once"


def test_who_joined_a_movement_hears_of_its_end_once(
    motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    ended: list[str] = []
    for name in ("first", "second", "third"):
        motion.move(item, 50, 60, speeds.DEAL, done=partial(ended.append, name))
    item.hide()
    motion.move(item, 7, 8, speeds.DEAL, done=lambda: ended.append("elsewhere"))
    assert ended == ["first", "second", "third"]
    motion.move(item, 7, 8, speeds.DEAL, delay=20, done=lambda: ended.append("later"))
    assert ended[3:] == ["elsewhere"], "what has to wait is begun anew"
    motion.finish()
    assert item.pos() == QPointF(7, 8) and ended[4:] == ["later"] and not motion.busy


def test_stop_leaves_it_where_it_is_and_calls_nothing(
    motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    ended: list[int] = []
    motion.move(item, 50, 60, speeds.PLAY, done=lambda: ended.append(1))
    motion.stop(item)
    motion.finish()
    assert item.pos() == QPointF(0, 0) and ended == []


def test_it_really_arrives_by_itself(
    qtbot: QtBot, motion: Motion, item: PictureItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 0.1)
    with qtbot.waitSignal(motion.idle, timeout=5000):
        motion.move(item, 50, 60, speeds.PLAY)
    assert item.pos() == QPointF(50, 60)
