# SPDX-License-Identifier: MIT
"""The program's icon for Windows (.ico) and macOS (.icns), drawn by Qt from resources/icons/app.svg.

Both files are lists of PNG pictures. They are committed; another version of Qt may smooth an edge differently, so
nothing compares their bytes.

Usage: python build/make_program_icons.py [folder]      (default: build/icons)
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).resolve().parent.parent
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES: Final = {  # pixels: the names under which macOS looks for them
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}


def png(renderer: QSvgRenderer, size: int) -> bytes:
    """The picture, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a header, an entry a picture, the pictures. 256 pixels are written as 0."""
    at = 6 + 16 * len(pictures)
    entries, body = b"", b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at + len(body))
        body += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon: blocks of a name, their length and a picture."""
    blocks = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, names in ICNS_TYPES.items()
        for name in names
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def write_all(folder: Path) -> None:
    """Write both files into the folder."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])  # Qt paints only while there is one
    renderer = QSvgRenderer(str(ROOT / "resources" / "icons" / "app.svg"))
    pictures = {size: png(renderer, size) for size in sorted({*ICO_SIZES, *ICNS_TYPES})}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "app.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "app.icns").write_bytes(icns(pictures))
    del application


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons")
