# SPDX-License-Identifier: MIT
"""Icons: exact sizes, the colour asked for, clear errors."""

from pathlib import Path

import pytest

from PySide6.QtGui import QColor, QGuiApplication

from shengji_qt import paths
from shengji_qt.ui.art import ArtError, Icons

pytestmark = pytest.mark.gui
FOLDER = paths.resources() / "icons"
SIGNS = ("suit_S", "suit_H", "suit_C", "suit_D", "crown", "side_circle", "side_lozenge", "card_count")


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_has_the_size_and_the_colour_asked_for(qapp: QGuiApplication, name: str) -> None:
    pixmap = Icons(FOLDER).pixmap(name, 24, 2, "#c93f29")
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (48, 48, 2)
    image = pixmap.toImage()
    pixels = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
    solid = [colour for colour in pixels if colour.alpha() == 255]
    assert len(solid) > 48 * 48 // 8
    assert set(map(QColor.name, solid)) == {"#c93f29"}


def test_the_programs_icon_keeps_its_colours(qapp: QGuiApplication) -> None:
    image = Icons(FOLDER).pixmap("app", 64, 1).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert len({image.pixelColor(x, y).name() for x in range(64) for y in range(64)}) > 20


def test_an_icon_is_rendered_once(qapp: QGuiApplication) -> None:
    icons = Icons(FOLDER)
    assert icons.pixmap("crown", 15, 1).cacheKey() == icons.pixmap("crown", 15, 1).cacheKey()
    assert icons.pixmap("crown", 15, 1).cacheKey() != icons.pixmap("crown", 15, 1, "#e2bf6e").cacheKey()


@pytest.mark.qt_log_ignore("svg", "Could not parse", "Cannot read")
def test_a_bad_icon_is_named(qapp: QGuiApplication, tmp_path: Path) -> None:
    (tmp_path / "crown.svg").write_text("no picture")
    for name in ("crown", "suit_S"):
        with pytest.raises(ArtError) as caught:
            Icons(tmp_path).pixmap(name, 15, 1)
        assert caught.value.path == tmp_path / f"{name}.svg"
