# SPDX-License-Identifier: MIT
"""Saves a picture of the window for each moment, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

import msgspec

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from shengji_qt.ui.demo.inspection import inspect
from shengji_qt.ui.demo.text_watch import TextWatch

REPORT: Final = "report.json"


class Shot(msgspec.Struct, frozen=True):
    """One picture. `width`, `height` in pixels of the file; `defects` in words."""

    moment: str
    file: str
    width: int
    height: int
    defects: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """All pictures of one run, the moments that were wanted and never came, and those that cannot come."""

    shots: tuple[Shot, ...]
    missing: tuple[str, ...]
    impossible: tuple[str, ...] = ()


class Recorder:
    """Writes `NN_moment.png` and `report.json` into a folder.

    `order`: all moments of the game; `wanted`: those that shall be saved; of these `impossible` are left out, and
    reported as such.
    """

    def __init__(
        self,
        window: QWidget,
        watch: TextWatch,
        folder: Path,
        order: Sequence[str],
        wanted: Collection[str],
        impossible: Collection[str] = (),
    ) -> None:
        """Raises OSError if the folder cannot be made."""
        folder.mkdir(parents=True, exist_ok=True)
        self.shots: list[Shot] = []
        self._window = window
        self._watch = watch
        self._folder = folder
        self._order = tuple(order)
        self._wanted = tuple(moment for moment in order if moment in wanted and moment not in impossible)
        self.impossible = tuple(moment for moment in order if moment in wanted and moment in impossible)

    def wants(self, *moments: str) -> bool:
        """Whether one of these is still to be saved."""
        return any(moment in self._wanted and moment not in self._taken for moment in moments)

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(moment for moment in self._wanted if moment not in self._taken)

    @property
    def _taken(self) -> set[str]:
        return {shot.moment for shot in self.shots}

    def shoot(self, moment: str, *, moving: bool = False, window: QWidget | None = None) -> None:
        """Save what the window (or another one) shows now, with the menus and questions over it, unless this moment is
        not wanted. Raises OSError if that is impossible.
        """
        if not self.wants(moment):
            return
        shown = window or self._window
        over = windows_over(shown)
        defects = [each for part in (shown, *over) for each in inspect(part, self._watch, moving=moving)]
        picture = whole(shown, over)
        name = f"{self._order.index(moment) + 1:02}_{moment}.png"
        if not picture.save(str(self._folder / name)):
            raise OSError(f"cannot write {self._folder / name}")
        words = tuple(dict.fromkeys(str(each) for each in defects))
        self.shots.append(Shot(moment, name, picture.width(), picture.height(), words))

    def write_report(self) -> None:
        """Write what was found, for the program that compares all runs."""
        report = Report(tuple(self.shots), self.missing, self.impossible)
        (self._folder / REPORT).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")


def windows_over(window: QWidget) -> list[QWidget]:
    """Visible windows that belong to this one: menus, explanations, questions."""
    return [each for each in QApplication.topLevelWidgets() if each.isVisible() and _owner(each) is window]


def _owner(window: QWidget) -> QWidget | None:
    parent = window.parentWidget()
    return parent.window() if parent is not None else None


def whole(window: QWidget, over: Sequence[QWidget]) -> QPixmap:
    """The window with others where they stand over it; what reaches beyond its edge is not seen."""
    picture = window.grab()
    painter = QPainter(picture)
    for each in over:
        painter.drawPixmap(window.mapFromGlobal(each.mapToGlobal(QPoint())), each.grab())
    painter.end()
    return picture
