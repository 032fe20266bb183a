# SPDX-License-Identifier: MIT
"""The reckoning of a hand: each attacker's points, the lines that applied, what else counted, levels, next declarer."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shengji_qt.model.cards import Rank
from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player.settlement import attackers
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.dialogs.next_declarer import NextDeclarer
from shengji_qt.ui.entrance import CHANGE, Counted, LevelTrack, Stepped, level_steps
from shengji_qt.ui.games.result_parts import Panel, ResultPart, close_sheet, side_by_side
from shengji_qt.ui.games.three.attacker_table import AttackerTable
from shengji_qt.ui.games.three.facts import SEATS, line_of
from shengji_qt.ui.games.three.result_words import line_text, notes
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.texts.events import level_text
from shengji_qt.ui.theme import Theme

MOST_NOTES = 7


class ThreeSheet(ResultPart[ThreeView, ThreeSummary]):
    """All of it is labels, so that a screen reader finds it too."""

    def __init__(self, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._attackers = [_Attacker(self), _Attacker(self)]
        self._table = AttackerTable(theme, self)
        self._notes = [parts.label("secondary", wrap=True) for _ in range(MOST_NOTES)]
        self._levels = [_Level(self) for _ in range(SEATS)]
        self._next = NextDeclarer(icons, self)
        self._build()

    def _build(self) -> None:
        self._column.addWidget(parts.line())
        self._column.addLayout(side_by_side(self._attackers, 12))
        self._column.addWidget(self._table)
        self._column.addWidget(parts.line())
        for note in self._notes:
            self._column.addWidget(note)
        close_sheet(self._column, self._levels, 10, self._next)

    def _dress(self) -> None:
        self._table.set_theme(self._theme)

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(3 if compact else 8)
        for attacker in self._attackers:
            attacker.set_compact(compact)
        for level in self._levels:
            level.set_compact(compact)
        self._table.set_compact(compact)

    def arrive(self, motion: Motion) -> None:
        for attacker in self._attackers:
            attacker.total.arrive(motion)
        for level in self._levels:
            level.arrive(motion)

    def texts(self) -> list[str]:
        """What the notes say."""
        return [note.text() for note in self._notes if note.text()]

    def _tell(self, view: ThreeView, summary: ThreeSummary, names: tuple[str, ...]) -> None:
        both = attackers(summary.declarer)
        for seat, panel in zip(both, self._attackers, strict=True):
            bonus = summary.bottom_score if summary.capturer == seat else 0
            line = line_of(view.settings, summary.points[seat])
            panel.show_points(names[seat], summary.points[seat], summary.round_points[seat], bonus)
            panel.setToolTip(line_text(line))
        self._table.show_table(view.settings, tuple((names[seat], summary.points[seat]) for seat in both))
        said = notes(view.settings, summary, names)
        for number, note in enumerate(self._notes):
            note.setText(said[number] if number < len(said) else "")
            note.setVisible(number < len(said))
        for seat, level in enumerate(self._levels):
            before, after = summary.levels_before[seat], summary.levels_after[seat]
            level.track.show_levels(before, after, self._theme.gold_panel, self._theme, self._scale)
            level.show_level(names[seat], before, after)
        name = names[summary.next_declarer]
        self._next.show_name(name, not summary.match_over, self._theme, self._scale)


class _Attacker(Panel):
    """One attacker: the total in large type, and what it is made of."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._name = parts.Note("strong")
        self.total = Counted("head")
        self._made = parts.Note("caption")
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self.total)
        self._column.addLayout(head)
        self._column.addWidget(self._made)

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(*((10, 2, 10, 4) if compact else (14, 6, 14, 10)))
        self._column.setSpacing(0)

    def show_points(self, name: str, total: int, rounds: int, bonus: int) -> None:
        self._name.setText(name)
        self.total.show_number(total)
        if bonus:
            made = self.tr("rounds {rounds} + bottom {bonus}").format(rounds=rounds, bonus=bonus)
        else:
            made = self.tr("from rounds")
        self._made.setText(made)
        self._made.setAccessibleName(f"{name}: {total}, {made}")


class _Level(Panel):
    """One player's level before and after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._name = parts.Note("strong")
        self._level = Stepped("section")
        self.track = LevelTrack()
        self._column.addWidget(self._name)
        self._column.addWidget(self._level)
        self._column.addWidget(self.track)

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(*((10, 3, 10, 3) if compact else (14, 8, 14, 8)))
        self._column.setSpacing(0 if compact else 4)

    def arrive(self, motion: Motion) -> None:
        self._level.arrive(motion)
        self.track.arrive(motion)

    def show_level(self, name: str, before: Rank, after: Rank | None) -> None:
        self._name.setText(name)
        if before != after:
            self._level.show_steps(level_steps(CHANGE, before, after, level_text(after)))
        else:
            self._level.show_steps([self.tr("stays at {level}").format(level=before.text)])
        parts.set_property(self._level, "role", "section" if before != after else "secondary")
        self._level.setAccessibleName(f"{name}: {self._level.text()}")
