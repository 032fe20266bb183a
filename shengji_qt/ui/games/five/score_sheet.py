# SPDX-License-Identifier: MIT
"""The reckoning of a deal: pairs, mine, the line that applied, every player's points and level, the next declarer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from shengji_qt.model.five_player.prospects import prospects
from shengji_qt.model.five_player.seats import SEATS, pair_of
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.summaries import FiveSummary
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.dialogs.next_declarer import NextDeclarer
from shengji_qt.ui.entrance import CHANGE, Counted, Stepped, level_steps
from shengji_qt.ui.games.five.result_table import PairTable
from shengji_qt.ui.games.five.result_words import (
    final_order,
    mine_line,
    next_reason,
    pair_sum,
    seat_changes,
    seat_notes,
)
from shengji_qt.ui.games.five.window_words import level_after
from shengji_qt.ui.games.result_parts import ResultPart
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.theme import Theme, scaled


class FiveSheet(ResultPart[FiveView, FiveSummary]):
    """All of it is labels, so that a screen reader finds it too. A half of `result_frame.ResultPage`."""

    def __init__(self, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._icons = icons
        self._pairs = [_PairLine(), _PairLine()]
        self._mine = _PairLine()
        self.table = PairTable(theme, self)
        self.players = _Players()
        self._next = NextDeclarer(icons, self)
        self._why = parts.Note("secondary")
        self._rules: list[QWidget] = []
        for each in (*self._pairs, self._mine):
            self._rules.append(parts.line())
            self._column.addWidget(self._rules[-1])
            self._column.addWidget(each)
        self._column.addWidget(parts.line())
        self._column.addWidget(self.table)
        self._column.addWidget(parts.line())
        self._column.addWidget(self.players)
        self._column.addWidget(self._next)
        self._column.addWidget(self._why)
        self._column.addStretch(1)

    def _dress(self) -> None:
        self.table.set_theme(self._theme)

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(2 if compact else 7)
        for each in self._rules[1:]:
            each.setVisible(not compact)
        self.table.set_compact(compact)
        self.players.set_compact(compact)

    def arrive(self, motion: Motion) -> None:
        for line in self._pairs:
            line.number.arrive(motion)
        self.players.arrive(motion)

    def _tell(self, view: FiveView, summary: FiveSummary, names: tuple[str, ...]) -> None:
        for index, line in enumerate(self._pairs):
            turned = summary.pair_points[index] >= view.settings.overturn
            note = self.tr("overturns") if turned else ""
            line.show_line(pair_sum(summary, index, names), note, "", self._sign(index))
            line.number.show_number(summary.pair_points[index])
        self._mine.show_line(*mine_line(view, summary, names), None)
        self.table.show_table(view.settings, summary.pair_points, prospects(view))
        self.players.show_players(view, summary, names, [self._seat_sign(summary, seat) for seat in range(SEATS)])
        going_on = not summary.match_over
        self._next.show_name(names[summary.next_declarer], going_on, self._theme, self._scale)
        why = next_reason(summary, view.settings, names) if going_on else final_order(summary, names)
        self._why.setText(why)
        self._why.setToolTip(why)

    def _sign(self, pair: int) -> QPixmap:
        theme = self._theme
        colour = theme.circle_panel if pair == 0 else theme.lozenge_panel
        name = "side_circle" if pair == 0 else "side_lozenge"
        return self._icons.pixmap(name, scaled(13, self._scale), self.devicePixelRatioF(), colour)

    def _crown_sign(self) -> QPixmap:
        return self._icons.pixmap("crown", scaled(16, self._scale), self.devicePixelRatioF(), self._theme.gold_panel)

    def _seat_sign(self, summary: FiveSummary, seat: int) -> QPixmap:
        return self._crown_sign() if seat == summary.declarer else self._sign(pair_of(summary.declarer, seat))


class _PairLine(QWidget):
    """A sign, a name, a note in small type, and a number at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = QLabel()
        self._name = parts.label("strong")
        self._note = parts.Note("caption")
        self.number = Counted("section")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._name)
        row.addWidget(self._note, 1)
        row.addWidget(self.number, 0, Qt.AlignmentFlag.AlignRight)

    def show_line(self, name: str, note: str, number: str, sign: QPixmap | None) -> None:
        self._sign.setVisible(sign is not None)
        if sign is not None:
            self._sign.setPixmap(sign)
        self._name.setText(name)
        self._note.setText(note)
        self._note.setToolTip(note)
        self.number.show_steps([number])


class _Players(QWidget):
    """A row a player: points of the deal, total before and after, level before and after, and what else changed."""

    COLUMNS = 5

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        self._heads = [parts.label("caption") for _ in range(self.COLUMNS)]
        for column, each in enumerate(self._heads):
            self._grid.addWidget(each, 0, column, _side(column))
        self._rows: list[list[QLabel]] = []
        self._levels: list[Stepped] = []
        self._notes: list[tuple[parts.Note, parts.Note]] = []
        self._compact = False
        for seat in range(SEATS):
            self._levels.append(Stepped())
            row = [QLabel(), parts.label("strong"), parts.label(), parts.label(), self._levels[-1]]
            note, beside = parts.Note("caption"), parts.Note("caption")
            name = QHBoxLayout()
            name.setSpacing(8)
            name.addWidget(row[1])
            name.addWidget(beside, 1)
            self._grid.addWidget(row[0], 1 + 2 * seat, 0)
            self._grid.addLayout(name, 1 + 2 * seat, 1)
            for column, each in enumerate(row[2:], start=2):
                self._grid.addWidget(each, 1 + 2 * seat, column, _side(column))
            self._grid.addWidget(note, 2 + 2 * seat, 1, 1, self.COLUMNS - 1)
            self._rows.append(row)
            self._notes.append((note, beside))

    def set_compact(self, compact: bool) -> None:
        """In a low window the notes stand beside the names."""
        self._compact = compact
        self._grid.setVerticalSpacing(0 if compact else 2)
        for note, beside in self._notes:
            note.setVisible(bool(note.text()) and not compact)
            beside.setVisible(compact)

    def arrive(self, motion: Motion) -> None:
        for level in self._levels:
            level.arrive(motion)

    def show_players(self, view: FiveView, summary: FiveSummary, names: tuple[str, ...], signs: list[QPixmap]) -> None:
        for label, words in zip(
            self._heads, ("", "", self.tr("Deal"), self.tr("Total"), self.tr("Level")), strict=True
        ):
            label.setText(words)
        for seat, (sign, name, deal, total, level) in enumerate(self._rows):
            sign.setPixmap(signs[seat])
            name.setText(names[seat])
            deal.setText("–" if seat == summary.declarer else str(summary.personal[seat]))
            total.setText(_change(str(summary.cumulative_before[seat]), str(summary.cumulative_after[seat])))
            before, after = summary.levels_before[seat], summary.levels_after[seat]
            way = level_steps(CHANGE, before, after, level_after(after)) if before != after else [before.text]
            self._levels[seat].show_steps(way)
            for label, changed in ((total, "→" in total.text()), (level, before != after)):
                parts.set_property(label, "role", "strong" if changed else "secondary")
            note, beside = self._notes[seat]
            note.setText(seat_notes(summary, view.settings, seat, names))
            beside.setText(seat_changes(summary, view.settings, seat))
            for each in (note, beside):
                each.setToolTip(note.text())
        self.set_compact(self._compact)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight


def _change(before: str, after: str) -> str:
    return before if before == after else f"{before} → {after}"
