# SPDX-License-Identifier: MIT
"""The page after each deal: how the points came about, what they give, and all cards laid open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.four.open_hands import OpenHands
from shengji_qt.ui.games.four.score_sheet import ScoreSheet
from shengji_qt.ui.texts.cards import trump_text
from shengji_qt.ui.texts.events import summary_text
from shengji_qt.ui.texts.seats import side_text
from shengji_qt.ui.theme import Theme, felt_pixmap


class ResultPage(parts.Page):
    """`next_requested` for the next deal, `left` for the start page."""

    next_requested = Signal()
    left = Signal()

    def __init__(self, faces: CardFaces, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._felt: QPixmap | None = None
        self._shown: tuple[FourView, FourSummary, tuple[str, ...]] | None = None
        self._head = parts.label("head", wrap=True)
        self._head.setObjectName("result_head")
        self._about = parts.label("secondary", wrap=True)
        self._sheet = ScoreSheet(icons, theme, self)
        self._hands = OpenHands(faces, icons, theme, self)
        self.next = parts.button("primary")
        self.back = parts.button()
        self._build()
        self.next.clicked.connect(self._go)
        self.back.clicked.connect(self.left)
        self.act_on_enter(lambda: self.next)
        self.retranslate()

    def _build(self) -> None:
        panel = parts.panel()
        panel.setMinimumWidth(330)
        panel.setMaximumWidth(560)
        self._column = QVBoxLayout(panel)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.back, 2)
        buttons.addWidget(self.next, 3)
        self._column.addWidget(self._head)
        self._column.addWidget(self._about)
        self._column.addWidget(self._sheet, 1)
        self._column.addLayout(buttons)
        self._row = QHBoxLayout(self)
        self._row.addWidget(panel, 35)
        self._row.addWidget(self._hands, 65)

    @property
    def summary(self) -> FourSummary | None:
        """Of the deal that is shown."""
        return self._shown[1] if self._shown is not None else None

    def show_result(self, view: FourView, summary: FourSummary, names: Sequence[str]) -> None:
        """`view` of the scored deal as the person's seat sees it; `names` by seat."""
        self._shown = (view, summary, tuple(names))
        self._sheet.show_result(view, summary, self._shown[2])
        self._hands.show_hands(view, self._shown[2])
        self.retranslate()

    def set_names(self, names: Sequence[str]) -> None:
        """The seats have other names, those of another language."""
        if self._shown is not None:
            self.show_result(self._shown[0], self._shown[1], names)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme = theme
        self._felt = None
        self._sheet.set_theme(theme, scale)
        self._hands.set_theme(theme, scale)
        self.update()

    def focus_first(self) -> None:
        self.next.setFocus()

    def retranslate(self) -> None:
        over = self._shown is not None and self._shown[1].match_over
        self.next.setText(self.tr("Back to start") if over else self.tr("Next deal"))
        self.back.setText(self.tr("Back to start"))
        self.back.setVisible(not over)
        if self._shown is None:
            return
        _, summary, names = self._shown
        self._head.setText(self._head_of(summary, names))
        attackers = side_text(1 - summary.declarer % 2, names)
        self._about.setText(
            self.tr("Level {level}, {trump}. Attackers: {side}. {result}").format(
                level=summary.level.text,
                trump=trump_text(summary.trump, sign=False).lower(),
                side=attackers,
                result=summary_text(summary),
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.is_compact
        self._felt = None
        self._row.setContentsMargins(*((16, 14, 20, 14) if compact else (40, 32, 40, 32)))
        self._row.setSpacing(20 if compact else 40)
        for place, share in enumerate((41, 59) if compact else (35, 65)):  # the words need more of a small window
            self._row.setStretch(place, share)
        self._column.setContentsMargins(*((18, 12, 18, 14) if compact else (36, 30, 36, 24)))
        self._column.setSpacing(4 if compact else 8)
        parts.set_property(self._head, "role", "score" if compact else "head")
        self._sheet.set_compact(compact)
        self._hands.set_compact(compact)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._felt is None or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self.size(), self.devicePixelRatioF(), self._theme)
        QPainter(self).drawPixmap(0, 0, self._felt)

    def _head_of(self, summary: FourSummary, names: tuple[str, ...]) -> str:
        if summary.match_over:
            if summary.match_winner is None:
                return self.tr("The match is a draw")
            return self.tr("{side} have won the match").format(side=side_text(summary.match_winner, names))
        if summary.winner == "attackers":
            return self.tr("Deal {number}: attackers take over").format(number=summary.deal_no)
        return self.tr("Deal {number}: declarers hold").format(number=summary.deal_no)

    def _go(self) -> None:
        if self._shown is None:
            return
        if self._shown[1].match_over:
            self.left.emit()
        else:
            self.next_requested.emit()
