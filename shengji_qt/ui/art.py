# SPDX-License-Identifier: MIT
"""Reading our own SVG files, and the icons made of them."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

INK_OF_SIGNS: Final = "#000000"  # the colour of a sign in its file, replaced when it is shown


class ArtError(Exception):
    """A picture is missing or damaged; `path` is the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no usable picture: {path}")
        self.path = path


def read_svg(path: Path, recolour: dict[str, str] | None = None) -> QSvgRenderer:
    """The picture in a file, with colours ("#rrggbb") replaced. Raises ArtError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ArtError(path) from error
    for old, new in (recolour or {}).items():
        data = data.replace(old.encode(), new.encode())
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(data)) or renderer.viewBoxF().isEmpty():
        raise ArtError(path)
    return renderer


class Icons:
    """Pixmaps of resources/icons, kept by name, colour and size. Needs a running QGuiApplication.

    Names: suit_S suit_H suit_C suit_D crown side_circle side_lozenge card_count, card_back card_ahead trick_back
    trick_ahead deal_back deal_ahead play pause (signs: give a colour); app.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pixmaps: dict[tuple[str, str, int, float], QPixmap] = {}

    def pixmap(self, name: str, size: float, dpr: float, colour: str = INK_OF_SIGNS) -> QPixmap:
        """The icon in a square of `size` logical pixels; a sign gets the colour "#rrggbb". Raises ArtError."""
        pixels = max(1, round(size * dpr))
        key = (name, colour, pixels, dpr)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            renderer = read_svg(self._folder / f"{name}.svg", {INK_OF_SIGNS: colour})
            image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            renderer.render(painter, QRectF(0, 0, pixels, pixels))
            painter.end()
            pixmap = self._pixmaps[key] = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(dpr)
        return pixmap
