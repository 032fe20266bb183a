# SPDX-License-Identifier: MIT
"""What is painted on the table says nothing by colour alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from PySide6.QtGui import QGuiApplication

from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.theme import THEMES


@pytest.mark.gui
@pytest.mark.parametrize("name", list(THEMES))
def test_sides_differ_by_shape_too(qapp: QGuiApplication, name: str) -> None:
    """Painted in one colour they are still two signs."""
    theme = replace(THEMES[name], circle_felt="#ffffff", lozenge_felt="#ffffff")
    outlines = []
    for side in (0, 1):
        sketch = Sketch(Look(theme), 20, 20)
        sketch.side(10, 10, 12, side)
        image = sketch.done().toImage()
        outlines.append([image.pixelColor(x, y).alpha() > 127 for x in range(20) for y in range(20)])
    different = sum(one != other for one, other in zip(*outlines, strict=True))
    assert different >= 12


@pytest.mark.gui
@pytest.mark.parametrize("name", list(THEMES))
def test_who_is_away_has_another_badge(qapp: QGuiApplication, name: str) -> None:
    """Grey, whatever the side, with a ring around it that the badge of somebody present does not have."""
    theme = THEMES[name]
    shown = {}
    for away in (False, True):
        sketch = Sketch(Look(theme), 40, 40)
        sketch.avatar(20, 20, 14, "", 1, away=away)
        image = sketch.done().toImage()
        ring = sum(image.pixelColor(x, 20 + dy).alpha() > 0 for x in range(2, 6) for dy in range(-4, 5))
        shown[away] = (image.pixelColor(20, 14).name(), ring)
    assert shown[False] == (theme.avatar_lozenge, 0)
    assert shown[True][0] == theme.avatar_offline and shown[True][1] > 4
