# SPDX-License-Identifier: MIT
"""What the halves of a result page have in common in every game: when they write their words, how they are built."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.card_row import CardRow
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.theme import TYPE, Theme, scaled

# Room between rows and columns of a table of results beside the settings, where nothing is marked.
PLAIN_ROWS: Final = 12
PLAIN_COLUMNS: Final = 24
View = TypeVar("View")
Summary = TypeVar("Summary")
Names = tuple[str, ...]


class ResultPart(parts.Worded, Generic[View, Summary]):
    """A half of `result_frame.ResultPage`: a column that is written anew for a result, a theme or a language."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = 1.0
        self._shown: tuple[View, Summary, Names] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_result(self, view: View, summary: Summary, names: Names) -> None:
        """`view` of the scored deal; `names` by seat."""
        self._shown = (view, summary, names)
        self.retranslate()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self._dress()
        self.retranslate()

    def arrive(self, motion: Motion) -> None:
        """Show in motion what the deal has brought; without it, it stands there."""

    def retranslate(self) -> None:
        if self._shown is not None:
            self._tell(*self._shown)

    def _dress(self) -> None:
        """Give what takes no words the theme in force."""

    @abstractmethod
    def _tell(self, view: View, summary: Summary, names: Names) -> None:
        """Write the result."""


class OpenCards(ResultPart[View, Summary]):
    """A heading and a tip on the felt, and under them rows of cards of one size, which the game places."""

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, rows: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._head = parts.label("section")
        self._tip = parts.label()
        self._tip.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rows = [CardRow(faces, icons, theme, self) for _ in range(rows)]
        head = QHBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self._tip)
        self._column.addLayout(head)

    def arrive(self, motion: Motion) -> None:
        """The hands spread, one after the other."""
        for number, row in enumerate(self.rows):
            motion.animate(row, b"spread", 1.0, speeds.FAN, start=0.0, delay=number * speeds.FAN_NEXT)

    def _dress(self) -> None:
        for row in self.rows:
            row.set_theme(self._theme, self._scale)
        self._colour()

    def _colour(self) -> None:
        """Labels on felt: the style sheet knows labels on paper only."""
        size = scaled(TYPE.secondary, self._scale)
        self._head.setStyleSheet(f"color: {self._theme.felt_text};")
        self._tip.setStyleSheet(f"color: {self._theme.felt_text_secondary}; font-size: {size}px;")


class Panel(QWidget):
    """A ground of its own for one side or player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self)


def close_sheet(column: QVBoxLayout, panels: Sequence[QWidget], spacing: int, last: QWidget) -> None:
    """End the column of a sheet: the panels in a row, `spacing` logical pixels apart, and `last` under them."""
    column.addSpacing(4)
    column.addLayout(side_by_side(panels, spacing))
    column.addWidget(last)
    column.addStretch(1)


def side_by_side(panels: Sequence[QWidget], spacing: int) -> QHBoxLayout:
    """A row in which all are equally wide; `spacing` in logical pixels."""
    row = QHBoxLayout()
    row.setSpacing(spacing)
    for each in panels:
        row.addWidget(each, 1)
    return row
