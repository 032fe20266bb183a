# SPDX-License-Identifier: MIT
"""The result table of a game's settings, with the line that applied."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import ResultLine, result_table
from shengji_qt.ui import parts
from shengji_qt.ui.games.result_parts import PLAIN_COLUMNS
from shengji_qt.ui.texts.results import meaning_text, range_text
from shengji_qt.ui.theme import Theme


class ResultTable(QWidget):
    """One row a line. `show_table` again after a change of language or settings."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[_Row] = []
        self._compact = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_table(self, settings: FourSettings, points: int | None = None) -> None:
        """The table of `settings`; the line of `points` is marked."""
        lines = result_table(settings)
        while len(self._rows) < len(lines):
            row = _Row(self._theme, self)
            row.set_compact(self._compact)
            self._rows.append(row)
            self._column.addWidget(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(lines))
            row.set_plain(points is None)
            if number < len(lines):
                row.show_line(lines[number], points is not None and _holds(lines[number], points))
        self._align()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for row in self._rows:
            row.set_theme(theme)

    def set_compact(self, compact: bool) -> None:
        """Closer rows for a low window."""
        self._compact = compact
        for row in self._rows:
            row.set_compact(compact)
        self._align()
        self._column.activate()  # at once: a hidden table would keep the old height
        self.updateGeometry()

    def _align(self) -> None:
        """The meanings begin at one place."""
        widest = max((row.points_width() for row in self._rows), default=0)
        for row in self._rows:
            row.set_points_width(widest)

    def height_needed(self, compact: bool) -> int:
        """Of the whole table, in logical pixels."""
        return sum(row.height_needed(compact) for row in self._rows if not row.isHidden())

    def text(self) -> str:
        """All lines as text, the marked one with an arrow."""
        return "\n".join(row.text() for row in self._rows if not row.isHidden())


def _holds(line: ResultLine, points: int) -> bool:
    return line.low <= points and (line.high is None or points <= line.high)


def _space(compact: bool) -> int:
    """Above and below the words of a row."""
    return 2 if compact else 6


class _Row(QWidget):
    """Points and meaning; the marked row has the row's tint, a gold bar and bold type."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marked = False
        self._plain = False
        self._compact = False
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._points = parts.label("secondary")
        self._meaning = parts.label("secondary")
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._points)
        self._layout.addWidget(self._meaning, 1)
        self.set_compact(False)

    def show_line(self, line: ResultLine, marked: bool) -> None:
        self._marked = marked
        self._points.setText(range_text(line))
        self._meaning.setText(meaning_text(line))
        parts.set_property(self, "role", "row" if marked else "")
        for each in (self._points, self._meaning):
            parts.set_property(each, "role", "strong" if marked else "secondary")
        self.update()

    def points_width(self) -> int:
        return self._points.fontMetrics().horizontalAdvance(self._points.text())

    def set_points_width(self, width: int) -> None:
        """All rows give their points the same room."""
        self._points.setFixedWidth(width + (PLAIN_COLUMNS if self._plain else 16 if self._compact else 40))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self._inset()

    def set_plain(self, plain: bool) -> None:
        """Beside the settings no row is marked, and none needs room for that."""
        if plain is not self._plain:
            self._plain = plain
            self._inset()

    def _inset(self) -> None:
        space = _space(self._compact)
        self._layout.setContentsMargins(0 if self._plain else 12, space, 2, space)
        self._layout.setSpacing(0 if self._plain else 6)
        self._layout.activate()

    def height_needed(self, compact: bool) -> int:
        return self._meaning.sizeHint().height() + 2 * _space(compact)

    def text(self) -> str:
        return f"{'→ ' if self._marked else ''}{self._points.text()}: {self._meaning.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._marked:
            painter = QPainter(self)
            painter.fillRect(0, 4, 3, self.height() - 8, QColor(self._theme.gold_panel))
