# SPDX-License-Identifier: MIT
"""Parts of a result that arrive: numbers that count up, levels that move from old to new.

Each shows its end at once where nothing moves (`speeds`), and always tells a screen reader the end. Python runs for
each frame here: the deal is over, and nobody thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from shengji_qt.model.cards import RANKS, Rank
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import MOVE, Motion
from shengji_qt.ui.theme import LIGHT, Theme, mixed, scaled

_DOT: Final = 5  # logical pixels of a level on its track
_COUNTED: Final = 40  # numbers on the way at most
CHANGE: Final = "{before} → {after}"
_LOWEST, _HIGHEST = int(RANKS[0]), int(RANKS[-1])


class Stepped(QLabel):
    """A label that goes through several texts to its last one, when points have counted up."""

    _DURATION, _DELAY = speeds.LEVEL, speeds.COUNT

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self._texts: Sequence[str] = ("",)
        self._at = 0.0

    def show_steps(self, texts: Sequence[str]) -> None:
        """The last one, until `arrive`."""
        self._texts = texts
        self.setAccessibleName(texts[-1])
        self._set_at(len(texts) - 1.0)

    def arrive(self, motion: Motion) -> None:
        """From the first text to the last one."""
        if len(self._texts) > 1:
            motion.animate(self, b"at", len(self._texts) - 1.0, self._DURATION, start=0.0, delay=self._DELAY)

    def _get_at(self) -> float:
        return self._at

    def _set_at(self, at: float) -> None:
        self._at = at
        self.setText(self._texts[min(round(at), len(self._texts) - 1)])

    at = Property(float, _get_at, _set_at)

    def sizeHint(self) -> QSize:
        """Of the widest text, so that nothing beside it moves."""
        usual = super().sizeHint()
        if len(self._texts) == 1:
            return usual
        metrics, sides = self.fontMetrics(), self.contentsMargins()
        widest = max(metrics.horizontalAdvance(text) for text in self._texts)
        return QSize(widest + sides.left() + sides.right() + 2 * self.margin() + 2, usual.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Counted(Stepped):
    """A number that counts up from 0; one below it stands there."""

    _DURATION, _DELAY = speeds.COUNT, 0

    def show_number(self, number: int) -> None:
        way = range(0, number, -(-number // _COUNTED)) if number > 0 else ()
        self.show_steps([str(each) for each in (*way, number)])


class LevelTrack(QWidget):
    """The levels from 2 to A as dots; those that are reached are filled, and the last of them is larger."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme = LIGHT
        self._scale = 1.0
        self._colour = LIGHT.circle_panel
        self._before = self._after = self._at = float(_LOWEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_levels(self, before: Rank, after: Rank | None, colour: str, theme: Theme, scale: float) -> None:
        """`after` None: past the last level."""
        self._before, self._after = float(before), float(_HIGHEST if after is None else after)
        self._colour, self._theme, self._scale = colour, theme, scale
        self._set_at(self._after)
        self.updateGeometry()

    def arrive(self, motion: Motion) -> None:
        """From the level before to the one after, when points have counted up."""
        if self._before != self._after:
            motion.animate(self, b"at", self._after, speeds.LEVEL, start=self._before, delay=speeds.COUNT, curve=MOVE)

    def _get_at(self) -> float:
        return self._at

    def _set_at(self, at: float) -> None:
        self._at = at
        self.update()

    at = Property(float, _get_at, _set_at)

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(2 * _DOT + 2, self._scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        dot, middle = scaled(_DOT, self._scale), self.height() / 2
        step = (self.width() - 2 * dot) / (_HIGHEST - _LOWEST)

        def draw(level: float, size: float, colour: str) -> None:
            x = dot + (level - _LOWEST) * step
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QRectF(x - size / 2, middle - size / 2, size, size))

        empty = mixed(self._theme.text_secondary, self._theme.panel, 0.3)
        for level in range(_LOWEST, _HIGHEST + 1):
            draw(level, dot, self._colour if level <= self._at else empty)
        draw(self._at, 2 * dot, self._colour)
        painter.end()


def level_steps(pattern: str, before: Rank, after: Rank | None, last: str) -> list[str]:
    """`pattern` with `{before}` and `{after}` for every level on the way, the way down too; `last`: what stands in the
    place of the last one.
    """
    end = int(_HIGHEST if after is None else after)
    way = range(int(before), end, 1 if end >= before else -1)
    names = [*(Rank(level).text for level in way), last]
    return [pattern.format(before=before.text, after=name) for name in names]
