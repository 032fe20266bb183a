# SPDX-License-Identifier: MIT
"""Remembers what is written into the pictures of the table, so that text that was cut off can be found afterwards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPixmap

from shengji_qt.ui.scene.sketch import Sketch
from shengji_qt.ui.theme import ui_font

_MOST: Final = 4000  # pictures that are remembered


class Written(NamedTuple):
    """A line of text in a picture: the box of its ink in logical pixels from the picture's corner."""

    text: str
    box: QRectF


class TextWatch:
    """What was written into each picture painted while it watched."""

    def __init__(self) -> None:
        self._open: dict[int, list[Written]] = {}
        self._done: OrderedDict[int, list[Written]] = OrderedDict()

    def written(self, pixmap: QPixmap) -> list[Written]:
        """The texts in this picture."""
        return self._done.get(pixmap.cacheKey(), [])

    def note(self, sketch: Sketch, x: float, y: float, text: str, size: float, bold: bool, align: int) -> None:
        """`Sketch.text` was called with these."""
        metrics = QFontMetricsF(ui_font(round(size), bold=bold))
        left = x - metrics.horizontalAdvance(text) * (align + 1) / 2
        box = metrics.tightBoundingRect(text).translated(left, y + metrics.capHeight() / 2)
        self._open.setdefault(id(sketch), []).append(Written(text, box))

    def finish(self, sketch: Sketch, pixmap: QPixmap) -> None:
        """The picture of `sketch` is ready."""
        texts = self._open.pop(id(sketch), [])
        if texts:
            self._done[pixmap.cacheKey()] = texts
            if len(self._done) > _MOST:
                self._done.popitem(last=False)


@contextmanager
def watching() -> Iterator[TextWatch]:
    """Watch every picture that is painted meanwhile."""
    watch = TextWatch()
    text, done = Sketch.text, Sketch.done

    def noting_text(
        sketch: Sketch, x: float, y: float, words: str, size: float, colour: str, bold: bool = False, align: int = -1
    ) -> float:
        watch.note(sketch, x, y, words, size, bold, align)
        return text(sketch, x, y, words, size, colour, bold, align)

    def noting_done(sketch: Sketch) -> QPixmap:
        pixmap = done(sketch)
        watch.finish(sketch, pixmap)
        return pixmap

    Sketch.text = noting_text  # type: ignore[method-assign, assignment]
    Sketch.done = noting_done  # type: ignore[method-assign, assignment]
    try:
        yield watch
    finally:
        Sketch.text, Sketch.done = text, done  # type: ignore[method-assign]
