# SPDX-License-Identifier: MIT
"""How a card turns over."""

from __future__ import annotations

import pytest

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.bottom_item import turn_over
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.motion import Motion

pytestmark = pytest.mark.gui


@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_shows_its_other_side_from_half_time_on(
    qapp: object, monkeypatch: pytest.MonkeyPatch, face_up: bool
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    motion, scene, item = Motion(), QGraphicsScene(), CardItem()
    scene.addItem(item)
    item.show_side(not face_up)
    turn_over(motion, item, face_up=face_up)
    first = motion._running[id(item.flip), b"xScale"].animation
    first.setCurrentTime(first.duration() // 2)
    assert item.face_up is not face_up and 0.6 < item.flip.xScale() < 0.8
    first.setCurrentTime(first.duration())
    second = motion._running[id(item.flip), b"xScale"].animation
    assert second is not first and item.face_up is face_up
    second.setCurrentTime(second.duration() // 2)
    assert 0.6 < item.flip.xScale() < 0.8, "as fast as before: it does not stop while it is thin"
    motion.finish()
    assert item.flip.xScale() == 1.0 and item.face_up is face_up
    scene.removeItem(item)
