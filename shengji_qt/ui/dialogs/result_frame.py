# SPDX-License-Identifier: MIT
"""The page after each deal: at the left how the result came about, at the right all cards laid open on the felt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.games.kinds import kind_of
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.theme import Theme, felt_pixmap

Names = tuple[str, ...]


class Part(Protocol):
    """Either half of the page, a QWidget."""

    def show_result(self, view: Any, summary: Any, names: Names) -> None:
        """`view` of the scored deal as the person's seat sees it; `names` by seat."""

    def set_theme(self, theme: Theme, scale: float) -> None: ...
    def set_compact(self, compact: bool) -> None: ...

    def arrive(self, motion: Motion) -> None:
        """Show in motion what the deal has brought."""


class ResultWords(NamedTuple):
    """What a game says at the top of the page, from the summary and the names: a heading, and what was played."""

    head: Callable[[Any, Names], str]
    about: Callable[[Any, Names], str]


class ResultPage(parts.Page):
    """`next_requested` for the next deal, `again_requested` to look at this one again, `left` for the start page.
    `sheet` and `hands` are the game's own.
    """

    next_requested = Signal()
    left = Signal()
    again_requested = Signal()

    def __init__(
        self, sheet: Part, hands: Part, words: ResultWords, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        assert isinstance(sheet, QWidget) and isinstance(hands, QWidget)
        self._theme = theme
        self._felt: QPixmap | None = None
        self._shown: tuple[Any, Any, Names] | None = None
        self._fresh = False  # a result that was not seen yet
        self.motion = Motion(self)
        self._head = parts.label("head", wrap=True)
        self._head.setObjectName("result_head")
        self._won = parts.label("gold")
        self._won.setObjectName("result_won")
        self._won.hide()
        self._about = parts.label("secondary", wrap=True)
        self._words = words
        self._parts: tuple[Part, Part] = (sheet, hands)
        self.sheet: QWidget = sheet
        self.hands: QWidget = hands
        self.next = parts.button("primary")
        self.back = parts.button()
        self.again = parts.button(small=True)
        self._build()
        self.next.clicked.connect(self._go)
        self.back.clicked.connect(self.left)
        self.again.clicked.connect(self.again_requested)
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
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._head, 1)
        head.addWidget(self._won)
        self._column.addLayout(head)
        about = QHBoxLayout()
        about.setSpacing(10)
        about.addWidget(self._about, 1)
        about.addWidget(self.again)
        self._column.addLayout(about)
        self._column.addWidget(self.sheet, 1)
        self._column.addLayout(buttons)
        self._row = QHBoxLayout(self)
        self._row.addWidget(panel, 35)
        self._row.addWidget(self.hands, 65)

    @property
    def summary(self) -> Any:
        """Of the deal that is shown, None before the first."""
        return self._shown[1] if self._shown is not None else None

    def show_result(self, view: Any, summary: Any, names: Sequence[str]) -> None:
        """`view` of the scored deal as the person's seat sees it; `names` by seat."""
        self.motion.finish()
        self._fresh = self._fresh or self._shown is None or self._shown[1] is not summary
        self._shown = (view, summary, tuple(names))
        for part in self._parts:
            part.show_result(view, summary, self._shown[2])
        self.retranslate()
        if self.isVisible():
            self._arrive()

    def set_names(self, names: Sequence[str]) -> None:
        """The seats have other names, those of another language."""
        if self._shown is not None:
            self.show_result(self._shown[0], self._shown[1], names)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.motion.finish()
        self._theme = theme
        self._felt = None
        for part in self._parts:
            part.set_theme(theme, scale)
        self.update()

    def focus_first(self) -> None:
        self.next.setFocus()

    def retranslate(self) -> None:
        over = self._shown is not None and self._shown[1].match_over
        self.next.setText(self.tr("Back to start") if over else self.tr("Next deal"))
        self.back.setText(self.tr("Back to start"))
        self.again.setText(self.tr("Look at it again"))
        self.back.setVisible(not over)
        if self._shown is None:
            return
        view, summary, names = self._shown
        self._won.setText(self.tr("You won"))
        plays = view.seat is not None and not over  # who only watches wins nothing; of a match the heading says it
        self._won.setVisible(plays and kind_of(view).won(summary, view.seat))
        self._head.setText(self._words.head(summary, names))
        self._about.setText(self._words.about(summary, names))

    def _arrive(self) -> None:
        """What is new comes in motion, once; everything can be pressed all the while."""
        fresh, self._fresh = self._fresh, False
        if fresh:
            for part in self._parts:
                part.arrive(self.motion)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrive()

    def hideEvent(self, event: QHideEvent) -> None:
        self.motion.finish()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nobody has to wait for what moves."""
        self.motion.finish()
        super().mousePressEvent(event)

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
        for part in self._parts:
            part.set_compact(compact)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._felt is None or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self.size(), self.devicePixelRatioF(), self._theme)
        QPainter(self).drawPixmap(0, 0, self._felt)

    def _go(self) -> None:
        if self._shown is None:
            return
        if self._shown[1].match_over:
            self.left.emit()
        else:
            self.next_requested.emit()
