# SPDX-License-Identifier: MIT
"""What a pair's points give under some settings; after a deal the lines of both pairs are marked with their shapes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from shengji_qt.model.five_player.prospects import Prospects
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import line_bounds
from shengji_qt.ui import parts
from shengji_qt.ui.games.five.result_words import line_of, line_text, nothing_text, range_text, shut_out_text
from shengji_qt.ui.games.result_parts import PLAIN_COLUMNS, PLAIN_ROWS
from shengji_qt.ui.texts import translate
from shengji_qt.ui.theme import Theme

SHAPES = ("●", "◆")
_PLAIN = Prospects()


class PairTable(QWidget):
    """Five lines for a pair, and the big shut-out. Implements `setups.Results`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = FiveSettings()
        self._points: tuple[int, int] | None = None
        self._prospects = _PLAIN
        self._compact = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(2, 1)
        self._rows: list[tuple[QLabel, QLabel, QLabel]] = []
        for number in range(6):
            row = (parts.label("strong"), parts.label("secondary"), parts.Note("secondary"))
            self._rows.append(row)
            self._grid.addWidget(row[0], number, 0)
            self._grid.addWidget(row[1], number, 1)
            self._grid.addWidget(row[2], number, 2)

    def show_table(
        self,
        settings: FiveSettings,
        points: tuple[int, int] | None = None,
        prospects: Prospects = _PLAIN,
    ) -> None:
        """The lines of `settings`; `points`: deal scores of the two pairs, whose lines are marked and say what they
        gave in this deal to a declarer with `prospects`.
        """
        self._settings, self._points, self._prospects = settings, points, prospects
        self._space_out()
        shut_out = points is not None and max(points) <= 0
        for_nothing = shut_out and prospects.blocked
        self._fill(0, "", "0 / 0", _blocked_text() if for_nothing else shut_out_text(prospects.last), shut_out)
        for index in range(len(line_bounds(settings))):
            own = [pair for pair in (0, 1) if points is not None and line_of(settings, points[pair]) == index]
            marks = " ".join(f'<span style="color:{self._tint(pair)}">{SHAPES[pair]}</span>' for pair in own)
            marked = bool(own) and not shut_out
            self._fill(index + 1, marks, range_text(settings, index), self._meaning(index, own), marked)

    def _meaning(self, index: int, own: list[int]) -> str:
        """What the line gives, or why it gave nothing to those who are in it."""
        alone = False
        if own and self._points is not None:
            if self._prospects.blocked and self._points[own[0]] < self._settings.overturn:
                return _blocked_text()
            nothing = [nothing_text(self._settings, self._points, pair, self._prospects.consoled) for pair in own]
            if all(nothing):
                return nothing[0]
            alone = max(self._points) >= self._settings.overturn
        return line_text(self._settings, index, self._prospects.last, alone)

    def _fill(self, row: int, marks: str, points: str, words: str, marked: bool) -> None:
        signs, numbers, meaning = self._rows[row]
        signs.setTextFormat(Qt.TextFormat.RichText)
        signs.setText(marks)
        numbers.setText(points)
        meaning.setText(words)
        for each in (numbers, meaning):
            parts.set_property(each, "role", "strong" if marked else "secondary")

    def _tint(self, pair: int) -> str:
        return self._theme.circle_panel if pair == 0 else self._theme.lozenge_panel

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.show_table(self._settings, self._points, self._prospects)

    def set_compact(self, compact: bool) -> None:
        """Closer rows for a low window."""
        self._compact = compact
        self._space_out()

    def _space_out(self) -> None:
        """Beside the settings, where nothing is marked, there is more room, and none for marks."""
        plain = self._points is None
        for signs, _, _ in self._rows:
            signs.setVisible(not plain)
        self._grid.setColumnMinimumWidth(0, 0 if plain else 34)
        self._grid.setVerticalSpacing(0 if self._compact else PLAIN_ROWS if plain else 5)
        self._grid.setHorizontalSpacing(PLAIN_COLUMNS if plain else 12)

    def text(self) -> str:
        """All lines as text, the marked ones with an arrow."""
        lines = []
        for _, numbers, meaning in self._rows:
            arrow = "→ " if numbers.property("role") == "strong" else ""
            lines.append(f"{arrow}{numbers.text()}: {meaning.text()}")
        return "\n".join(lines)


def _blocked_text() -> str:
    return translate("FiveResult", "no gain: blocked")
