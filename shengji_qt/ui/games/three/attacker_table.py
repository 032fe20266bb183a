# SPDX-License-Identifier: MIT
"""What one attacker's points give under some settings; after a hand the lines of both attackers are marked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import result_table
from shengji_qt.ui import parts
from shengji_qt.ui.games.result_parts import PLAIN_COLUMNS, PLAIN_ROWS
from shengji_qt.ui.games.three.result_words import line_text, range_text
from shengji_qt.ui.theme import Theme

Marks = tuple[tuple[str, int], ...]  # names and points of the attackers


class AttackerTable(QWidget):
    """One row a line. Implements `setups.Results`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = ThreeSettings()
        self._marks: Marks = ()
        self._compact = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setColumnStretch(2, 1)
        self._rows: list[tuple[QLabel, QLabel, QLabel]] = []

    def show_table(self, settings: ThreeSettings, marks: Marks = ()) -> None:
        """The lines of `settings`; `marks`: names and points of the attackers whose lines are marked."""
        self._settings, self._marks = settings, marks
        self._space_out()
        lines = result_table(settings)
        while len(self._rows) < len(lines):
            row = (parts.label("secondary"), parts.label("secondary"), parts.label("gold"))
            self._rows.append(row)
            for column, each in enumerate(row):
                self._grid.addWidget(each, len(self._rows) - 1, column, Qt.AlignmentFlag.AlignVCenter)
        for number, row in enumerate(self._rows):
            for each in row:
                each.setVisible(number < len(lines))
            if number >= len(lines):
                continue
            line = lines[number]
            own = [
                name
                for name, points in marks
                if max(points, 0) >= line.low and (line.high is None or points <= line.high)
            ]
            row[0].setText(range_text(line))
            row[1].setText(line_text(line))
            row[2].setText(" · ".join(own))
            for each in row[:2]:
                parts.set_property(each, "role", "strong" if own else "secondary")

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def set_compact(self, compact: bool) -> None:
        """Closer rows for a low window."""
        self._compact = compact
        self._space_out()

    def _space_out(self) -> None:
        """Beside the settings, where nothing is marked, there is more room."""
        self._grid.setVerticalSpacing(0 if self._compact else 6 if self._marks else PLAIN_ROWS)
        self._grid.setHorizontalSpacing(16 if self._marks else PLAIN_COLUMNS)

    def text(self) -> str:
        """All lines as text, for tests and screen readers; marked ones end in the names."""
        return "\n".join(" ".join(each.text() for each in row if each.text()) for row in self._rows)
