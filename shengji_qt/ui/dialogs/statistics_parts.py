# SPDX-License-Identifier: MIT
"""Parts of the statistics page: the filters, the figures in large type, the table by role."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shengji_qt.ai.levels import ALL as LEVELS
from shengji_qt.table.deal_facts import ROLES
from shengji_qt.table.figures import Figures, Filter, Rate, Row
from shengji_qt.table.statistics import MatchStory
from shengji_qt.ui import parts
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.texts import statistics as words
from shengji_qt.ui.texts.counts import COUNTS

_DAY: Final = 86_400.0


class Filters(parts.Worded):
    """Four boxes; `changed` after the player chose something else. Only what there is can be chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stories: Sequence[MatchStory] = ()
        self.game, self.variant, self.opponents, self.period = (QComboBox() for _ in range(4))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for box in (self.game, self.variant, self.opponents, self.period):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.addWidget(box)
        row.addStretch(1)
        self.game.activated.connect(lambda _at: self._on_game())
        for box in (self.variant, self.opponents, self.period):
            box.activated.connect(lambda _at: self.changed.emit())
        self.retranslate()

    @property
    def chosen(self) -> Filter:
        days = words.DAYS[self.period.currentData() or "all"]
        since = time.time() - days * _DAY if days else 0.0
        variant = self.variant.currentData()
        return Filter(self.game.currentData() or "", variant, self.opponents.currentData() or "", since)

    def offer(self, stories: Sequence[MatchStory]) -> None:
        """What these matches have; what was chosen stays if it is among it."""
        self._stories = [story for story in stories if story.deals]
        self.retranslate()

    def retranslate(self) -> None:
        self.game.setAccessibleName(self.tr("Game"))
        self.variant.setAccessibleName(self.tr("Variant"))
        self.opponents.setAccessibleName(self.tr("Opponents"))
        self.period.setAccessibleName(self.tr("Period"))
        games = {story.game for story in self._stories}
        _fill(
            self.game,
            [("", self.tr("All games")), *((game, setup_of(game).name()) for game in GAMES if game in games)],
        )
        met = {story.opponents for story in self._stories}
        known = [level for level in LEVELS if level in met]
        others = [*known, *sorted(met - set(known))]
        _fill(
            self.opponents,
            [("", self.tr("All opponents")), *((each, words.opponents_text(each)) for each in others)],
        )
        _fill(self.period, [(period, words.period_text(period)) for period in words.DAYS])
        self._offer_variants()

    def _on_game(self) -> None:
        self.variant.setCurrentIndex(0)
        self._offer_variants()
        self.changed.emit()

    def _offer_variants(self) -> None:
        game = self.game.currentData() or ""
        played = sorted({story.variant for story in self._stories if story.game == game})
        _fill(
            self.variant,
            [(None, self.tr("All variants")), *((each, words.variant_text(game, each)) for each in played)],
        )
        self.variant.setEnabled(len(played) > 1)


def _fill(box: QComboBox, entries: Iterable[tuple[object, str]]) -> None:
    """Other entries, quietly; the chosen one stays if it is still there."""
    chosen = box.currentData()
    box.blockSignals(True)
    box.clear()
    for data, text in entries:
        box.addItem(text, data)
        if data == chosen:
            box.setCurrentIndex(box.count() - 1)
    box.blockSignals(False)


class Tile(QWidget):
    """A figure in large type, over it what it is, under it a word on it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.name = parts.label("caption")
        self.figure = parts.label("score")
        self.note = parts.label("caption", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(2)
        for each in (self.name, self.figure, self.note):
            column.addWidget(each)
        column.addStretch(1)

    def show_figure(self, name: str, figure: str, note: str = "") -> None:
        """All of it is spoken with the figure."""
        self.name.setText(name)
        self.figure.setText(figure)
        self.note.setText(note)
        self.figure.setAccessibleName(f"{name}: {figure}. {note}".strip())


class Tiles(QWidget):
    """Deals won, matches won, the streak, the best deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = [Tile() for _ in range(4)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for tile in self.tiles:
            row.addWidget(tile, 1)

    def show_figures(self, figures: Figures, game: str) -> None:
        """`game`: the one that was chosen, "" for all; points of different games do not compare."""
        deals, matches, streak, best = self.tiles
        rate = figures.total.rate
        won = words.of_text(rate)
        share = words.rate_text(rate)
        note = self.tr("In the long run likely {range}.").format(range=words.likely_text(rate))
        if rate.share is None:
            note = self.tr("Too few deals for a rate.")
        deals.show_figure(self.tr("Deals won"), won if rate.share is None else f"{won} · {share}", note)
        drawn = self.tr("{n} drawn").format(n=figures.matches_drawn) if figures.matches_drawn else ""
        given = self.tr("{n} given up").format(n=figures.conceded) if figures.conceded else ""
        ended = words.of_text(Rate(figures.matches_won, figures.matches), matches=True) if figures.matches else "–"
        matches.show_figure(self.tr("Matches won"), ended, " · ".join(each for each in (drawn, given) if each))
        running = self.tr("now {n}").format(n=figures.running) if figures.running else ""
        streak.show_figure(self.tr("Deals won in a row"), str(figures.streak), running)
        best.show_figure(self.tr("Best deal"), COUNTS.levels(figures.total.most), self._best(figures) if game else "")

    def _best(self, figures: Figures) -> str:
        """The most points as attacker, the fewest as declarer."""
        said = []
        if "attacker" in figures.roles:
            most = COUNTS.points(figures.roles["attacker"].best_points)
            said.append(self.tr("as attacker {points}").format(points=most))
        if "declarer" in figures.roles:
            least = COUNTS.points(figures.roles["declarer"].least_points)
            said.append(self.tr("as declarer only {points} given").format(points=least))
        return " · ".join(said)


class RoleTable(QWidget):
    """A row for each role that was played, and one for all."""

    COLUMNS: Final = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(7)
        for column in range(self.COLUMNS):
            self._grid.setColumnStretch(column, 3 if column == 0 else 2)
        self._cells: dict[tuple[int, int], QLabel] = {}
        for row in range(len(ROLES) + 2):
            for column in range(self.COLUMNS):
                cell = parts.label("caption" if row == 0 else "")
                side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
                self._grid.addWidget(cell, 2 * row, column, side | Qt.AlignmentFlag.AlignVCenter)
                self._cells[row, column] = cell
        self._rule = parts.line()
        self._grid.addWidget(self._rule, 1, 0, 1, self.COLUMNS)

    def show_figures(self, figures: Figures, game: str) -> None:
        """`game`: the one that was chosen, "" for all."""
        heads = (
            "",
            self.tr("Deals"),
            self.tr("Won"),
            self.tr("Rate"),
            self.tr("Points"),
            self.tr("Levels"),
            self.tr("Throws failed"),
            self.tr("Bottoms"),
        )
        played = [role for role in ROLES if role in figures.roles]
        rows: list[tuple[str, str, Row]] = [(words.role_text(role), role, figures.roles[role]) for role in played]
        if len(rows) != 1:
            rows.append((self.tr("All roles"), "", figures.total))
        for column, head in enumerate(heads):
            self._cells[0, column].setText(head)
        for number in range(1, len(ROLES) + 2):
            shown = number <= len(rows)
            texts = self._texts(*rows[number - 1], game) if shown else ("",) * self.COLUMNS
            for column, text in enumerate(texts):
                cell = self._cells[number, column]
                cell.setText(text)
                cell.setVisible(shown)
                cell.setAccessibleName(f"{texts[0]}, {heads[column]}: {text}" if column else text)
                parts.set_property(cell, "role", "strong" if column == 0 or (shown and not rows[number - 1][1]) else "")

    @staticmethod
    def _texts(name: str, role: str, row: Row, game: str) -> tuple[str, ...]:
        return (
            name,
            str(row.deals),
            str(row.rate.won),
            words.rate_text(row.rate),
            words.mean_text(row.points) if game and row.deals else "–",
            words.signed_text(row.levels),
            str(row.failed_throws),
            words.bottom_text(row, role),
        )

    def texts(self) -> list[list[str]]:
        """What is shown, row by row, the heads first."""
        rows = [[self._cells[row, column].text() for column in range(self.COLUMNS)] for row in range(len(ROLES) + 2)]
        return [row for number, row in enumerate(rows) if not number or row[0]]
