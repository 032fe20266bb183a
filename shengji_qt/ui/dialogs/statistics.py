# SPDX-License-Identifier: MIT
"""The statistics page: what the saved matches tell of the player, while they are read on another thread."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from shengji_qt.controller.statistics import Reading, StatisticsReader
from shengji_qt.table.figures import Bar, Figures, Filter, figures
from shengji_qt.ui import parts
from shengji_qt.ui.bar_chart import BarChart, ChartBar, Legend
from shengji_qt.ui.dialogs.statistics_parts import Filters, RoleTable, Tiles
from shengji_qt.ui.texts import Pattern, sentences
from shengji_qt.ui.texts import statistics as words
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.theme import Theme

_WIDEST: Final = 1000  # logical pixels
_NAMED: Final = 5  # files that are named; of more only the number is said


class StatisticsPage(parts.Page):
    """Reads when it is shown and stops when it is left. `left` when the player has seen enough.

    `play_requested`: there is nothing to show yet, and the player wants to play.
    """

    left = Signal()
    play_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Reading | None = None
        self._done = (0, 0)
        self.reader = StatisticsReader(self)
        self._title = parts.label("head")
        self.back = parts.button()
        self.filters = Filters()
        self.tiles = Tiles()
        self.table = RoleTable()
        self.chart = BarChart(theme)
        self._chart_title = parts.label("section")
        self._legends = [(Legend(theme, won=won), parts.label("caption")) for won in (True, False)]
        self._about_points = parts.label("caption", wrap=True)
        self.notes = parts.label("caption", wrap=True)
        self.troubles = parts.label("trouble", wrap=True)
        self._waiting = parts.label("secondary")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._nothing = parts.label("section", wrap=True)
        self._invitation = parts.label("", wrap=True)
        self.play = parts.button("primary")
        self._states = QStackedWidget()
        self._build()
        self.back.clicked.connect(self.left)
        self.play.clicked.connect(self.play_requested)
        self.filters.changed.connect(self._show)
        self.reader.ready.connect(self._on_ready)
        self.reader.progress.connect(self._on_progress)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.reader.cancel)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self).activated.connect(self.left)
        self.retranslate()

    # -- building ------------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._figures_page = self._figures()
        self._waiting_page = _centred(self._waiting, self._bar)
        self._empty_page = _centred(self._nothing, self._invitation, self.play)
        for each in (self._waiting_page, self._empty_page, self._figures_page):
            self._states.addWidget(each)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(parts.page_head(self._title, self.back))
        self._outer.addWidget(self._states, 1)

    def _figures(self) -> QWidget:
        inside = QWidget()
        inside.setProperty("role", "inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(14)
        legend = QHBoxLayout()
        legend.setSpacing(8)
        legend.addWidget(self._chart_title)
        legend.addStretch(1)
        for sign, name in self._legends:
            legend.addWidget(sign)
            legend.addWidget(name)
        column.addWidget(self.tiles)
        column.addWidget(self.table)
        column.addWidget(self._about_points)
        column.addWidget(parts.line())
        column.addLayout(legend)
        column.addWidget(self.chart)
        column.addWidget(self.notes)
        column.addWidget(self.troubles)
        column.addStretch(1)
        page = QWidget()
        outer = QVBoxLayout(page)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(12)
        outer.addWidget(self.filters)
        outer.addWidget(parts.scrolled(inside), 1)
        return page

    # -- reading -------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._done = (0, 0)
            self.reader.read()
            self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.reader.cancel()
        super().hideEvent(event)

    @Slot(int, int)
    def _on_progress(self, done: int, total: int) -> None:
        self._done = (done, total)
        self._show_progress()

    @Slot(object)
    def _on_ready(self, reading: Reading) -> None:
        self._reading = reading
        self.filters.offer(reading.stories)
        waited = self._states.currentWidget() is self._waiting_page
        self._show()
        if waited:
            self.focus_first()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def focus_first(self) -> None:
        shown = self._states.currentWidget()
        if shown is self._figures_page:
            self.filters.game.setFocus()
        else:
            (self.play if shown is self._empty_page else self.back).setFocus()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.chart.set_theme(theme, scale)
        for sign, _ in self._legends:
            sign.set_theme(theme)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Statistics"))
        self.back.setText(self.tr("Back"))
        self.play.setText(self.tr("Play"))
        self._chart_title.setText(self.tr("How the deals ended"))
        for (_, name), text in zip(self._legends, (self.tr("you won"), self.tr("you lost")), strict=True):
            name.setText(text)
        self.filters.retranslate()
        self._show()

    @Slot()
    def _show(self) -> None:
        reading = self._reading
        if reading is None:
            self._show_progress()
            self._states.setCurrentWidget(self._waiting_page)
            return
        troubles = self._troubles(reading)
        self.troubles.setText(troubles)
        self.troubles.setVisible(bool(troubles))
        if not any(story.deals for story in reading.stories):
            self._nothing.setText(self.tr("No deal has been counted yet"))
            invitation = self.tr(
                "Play a deal to its end, and its result stands here: who won, by how much, and in what role."
            )
            left_out = self._left_out(figures(reading.stories, Filter()), reading)
            self._invitation.setText("\n\n".join(each for each in (invitation, left_out, troubles) if each))
            self._states.setCurrentWidget(self._empty_page)
            return
        self._show_figures(reading)
        self._states.setCurrentWidget(self._figures_page)

    def _show_figures(self, reading: Reading) -> None:
        chosen = self.filters.chosen
        told = figures(reading.stories, chosen)
        self.tiles.show_figures(told, chosen.game)
        self.table.show_figures(told, chosen.game)
        self._about_points.setText(words.points_text(chosen.game) if chosen.game else "")
        self._about_points.setVisible(bool(chosen.game))
        self.chart.show_bars(self._chart_title.text(), [self._bar_of(bar) for bar in told.bars])
        notes = self._notes(told, reading)
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))

    def _bar_of(self, bar: Bar) -> ChartBar:
        meaning, points = words.outcome_text(bar.outcome), words.range_text(bar)
        head = self.tr("{points} points, {meaning}").format(points=points, meaning=meaning) if points else meaning
        spoken = self.tr("{head}: {deals}, {won} won.").format(head=head, deals=COUNTS.deals(bar.count), won=bar.won)
        return ChartBar(points, meaning, bar.won, bar.lost, spoken)

    def _notes(self, told: Figures, reading: Reading) -> str:
        """What does not count, and why."""
        none = "" if told.total.deals else self.tr("No deal is like what you have chosen above.")
        return sentences([each for each in (none, self._left_out(told, reading)) if each])

    def _left_out(self, told: Figures, reading: Reading) -> str:
        """Deals and matches that are there, but do not count."""
        said = []
        if told.apart:
            words_apart = self.tr(
                "Not counted: {deals} that a computer player finished for you, conceded ones among them."
            )
            said.append(Pattern(words_apart).format(deals=COUNTS.deals(told.apart)))
        if told.again:
            words_again = self.tr("Not counted: {deals} whose cards had been played before.")
            said.append(Pattern(words_again).format(deals=COUNTS.deals(told.again)))
        if reading.strange:
            words_strange = self.tr("Not counted: matches without a seat of yours: {n}.")
            said.append(words_strange.format(n=reading.strange))
        return sentences(said)

    def _troubles(self, reading: Reading) -> str:
        """Damaged files by name."""
        said = []
        if reading.damaged:
            each = self.tr("{file} from line {line} on")
            files = [Pattern(each).format(file=Path(name).name, line=line) for name, line in reading.damaged]
            said.append(self.tr("Damaged, counted up to there: {files}.").format(files=self._listed(files)))
        if reading.unreadable:
            files = [Path(str(trouble.facts.get("path", ""))).name for trouble in reading.unreadable]
            said.append(self.tr("Cannot be read, and not counted: {files}.").format(files=self._listed(files)))
        return sentences(said)

    def _listed(self, names: list[str]) -> str:
        if len(names) <= _NAMED:
            return list_text(names)
        return self.tr("{names} and {n} more").format(names=list_text(names[:_NAMED]), n=len(names) - _NAMED)

    def _show_progress(self) -> None:
        done, total = self._done
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self._waiting.setText(self.tr("Reading the saved matches…"))
        self._bar.setAccessibleName(self.tr("{done} of {total} matches read").format(done=done, total=total))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_margins(self._outer, _WIDEST)
        super().resizeEvent(event)


def _centred(*widgets: QWidget) -> QWidget:
    """In the middle of a panel, one under the other."""
    panel = parts.panel()
    across = QHBoxLayout(panel)
    column = QVBoxLayout()
    column.setSpacing(16)
    column.addStretch(1)
    for each in widgets:
        column.addWidget(each)
    column.addStretch(2)
    across.addStretch(1)
    across.addLayout(column, 2)
    across.addStretch(1)
    return panel
