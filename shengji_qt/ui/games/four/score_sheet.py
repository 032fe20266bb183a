# SPDX-License-Identifier: MIT
"""The reckoning of a deal, line by line: tricks, bottom, total, the line that applied, levels, the next declarer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.dialogs.next_declarer import NextDeclarer
from shengji_qt.ui.entrance import Counted, LevelTrack, Stepped, level_steps
from shengji_qt.ui.games.four.result_facts import capture
from shengji_qt.ui.games.four.result_table import ResultTable
from shengji_qt.ui.games.four.result_words import bottom_note, notes
from shengji_qt.ui.games.result_parts import Panel, ResultPart, close_sheet
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.texts import sentences
from shengji_qt.ui.texts.events import level_text
from shengji_qt.ui.texts.seats import side_text
from shengji_qt.ui.theme import Theme, scaled


class ScoreSheet(ResultPart[FourView, FourSummary]):
    """All of it is labels, so that a screen reader finds it too."""

    def __init__(self, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._icons = icons
        self._lines = [_Line(self) for _ in range(3)]
        self._total_name = parts.label("section")
        self._total = Counted("title")
        self._table = ResultTable(theme, self)
        self._notes = parts.label("secondary", wrap=True)
        self._sides = [_Side(self), _Side(self)]
        self._next = NextDeclarer(icons, self)
        self._build()

    def _build(self) -> None:
        for each in self._lines:
            self._column.addWidget(parts.line())
            self._column.addWidget(each)
        self._column.addWidget(parts.line())
        total = QHBoxLayout()
        total.addWidget(self._total_name, 1)
        total.addWidget(self._total)
        self._column.addLayout(total)
        self._column.addWidget(self._table)
        self._column.addWidget(self._notes)
        close_sheet(self._column, self._sides, 12, self._next)

    def _dress(self) -> None:
        self._table.set_theme(self._theme)

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(3 if compact else 8)
        for each in self._lines:
            each.set_compact(compact)
        for side in self._sides:
            side.set_compact(compact)
        self._table.set_compact(compact)
        parts.set_property(self._total, "role", "head" if compact else "title")

    def arrive(self, motion: Motion) -> None:
        self._total.arrive(motion)
        for side in self._sides:
            side.arrive(motion)

    def _tell(self, view: FourView, summary: FourSummary, names: tuple[str, ...]) -> None:
        self._show_points(view, summary)
        self._table.show_table(view.settings, summary.points)
        said = sentences(notes(summary, names))
        self._notes.setText(said)
        self._notes.setVisible(bool(said))
        for side, panel in enumerate(self._sides):
            before, after = summary.levels_before[side], summary.levels_after[side]
            colour = self._theme.circle_panel if side == 0 else self._theme.lozenge_panel
            icon = self._icons.pixmap(
                "side_circle" if side == 0 else "side_lozenge",
                scaled(14, self._scale),
                self.devicePixelRatioF(),
                colour,
            )
            panel.sign.setPixmap(icon)
            panel.track.show_levels(before, after, colour, self._theme, self._scale)
            panel.show_levels(side_text(side, names), before, after)
        name = names[summary.next_declarer]
        self._next.show_name(name, not summary.match_over, self._theme, self._scale)

    def _show_points(self, view: FourView, summary: FourSummary) -> None:
        taken = capture(view)
        penalties = view.settings.failed_throw_penalty and summary.failed_throws
        tricks, bottom, bonus = self._lines
        tricks.show_text(
            self.tr("Points in tricks"),
            self.tr("with penalties for failed throws") if penalties else "",
            str(summary.trick_points),
        )
        name = self.tr("Bottom, {points} points").format(points=summary.bottom_points)
        multiplier = None if taken is None else taken.multiplier
        factor = 0 if multiplier is None else multiplier.factor
        bottom.show_text(name, bottom_note(multiplier, view.settings), f"× {factor}")
        bonus.show_text(self.tr("From the bottom"), "", f"+ {summary.points - summary.trick_points}")
        self._total_name.setText(self.tr("Attackers' total"))
        self._total.show_number(summary.points)


class _Line(QWidget):
    """Name, a note in small type, and a number at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = parts.label()
        self._note = parts.Note("caption")
        self._number = parts.label("section")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(12)
        self._row.addWidget(self._name)
        self._row.addWidget(self._note, 1)
        self._row.addWidget(self._number, 0, Qt.AlignmentFlag.AlignRight)

    def set_compact(self, compact: bool) -> None:
        self._row.setContentsMargins(0, 0 if compact else 5, 0, 0 if compact else 5)

    def show_text(self, name: str, note: str, number: str) -> None:
        self._name.setText(name)
        self._note.setText(note)
        self._number.setText(number)


class _Side(Panel):
    """One side's level before and after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = QLabel()
        self._names = parts.label("strong")
        self._levels = Stepped("section")
        self.track = LevelTrack()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign)
        head.addWidget(self._names, 1)
        self._column.addLayout(head)
        self._column.addWidget(self._levels)
        self._column.addWidget(self.track)

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(*((12, 4, 12, 4) if compact else (16, 12, 16, 12)))
        self._column.setSpacing(0 if compact else 6)

    def arrive(self, motion: Motion) -> None:
        self._levels.arrive(motion)
        self.track.arrive(motion)

    def show_levels(self, names: str, before: Rank, after: Rank | None) -> None:
        self._names.setText(names)
        changed = before != after
        if changed:
            way = self.tr("Level {before} → {after}")
            self._levels.show_steps(level_steps(way, before, after, level_text(after)))
        else:
            self._levels.show_steps([self.tr("stays at {level}").format(level=before.text)])
        parts.set_property(self._levels, "role", "section" if changed else "secondary")
