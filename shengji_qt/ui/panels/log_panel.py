# SPDX-License-Identifier: MIT
"""The record beside the table; in a narrow window it folds into a tab on the edge.

It is also what a screen reader can read of the table.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from shengji_qt.ui.panels.record import Entry
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.scene.table_layout import RECORD_WIDTH, scale_for
from shengji_qt.ui.theme import TYPE, scaled, ui_font

MOST_OF_WINDOW: Final = 0.2  # of its width, for a record that grows with its type
FOLD_BELOW: Final = 1200  # a narrower window shows only the tab
_FOCUS_FRAME: Final = 2  # pixels, drawn while the keyboard is on the record
_NO_BREAK: Final = "\u00a0"
_BETWEEN: Final = " · "  # what several plays, swaps or sums share a line with
_TOGETHER: Final = 24  # characters, up to which one of them is not broken
_SUITED: Final = re.compile(r"([♠♥♣♦])(10|[2-9AKQJ])?")


class EntryLabel(QLabel):
    """One trick, or the bidding: a heading, which is a link where the trick can be looked at, and its lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.entry: Entry | None = None
        self._drawn: object = None

    def show_entry(self, entry: Entry, look: Look) -> None:
        """Write it, if it has changed."""
        if (entry, look) == self._drawn:
            return
        self._drawn, self.entry = (entry, look), entry
        theme, k = look.theme, look.scale
        ground = theme.row_highlight if entry.current else "transparent"
        frame = f"{theme.row_frame_width}px solid {theme.line}" if entry.current and theme.row_frame_width else "none"
        style = f"background: {ground}; border: {frame}; border-radius: 10px; padding: 6px 10px;"
        if style != self.styleSheet():  # setting one is slow
            self.setStyleSheet(style)
        head = html.escape(entry.head)
        if entry.trick and not entry.current:
            head = f'<a href="trick:{entry.trick}" style="color:{theme.text_secondary};text-decoration:none">{head}</a>'
        weight = "bold" if entry.current else "normal"
        lines = "".join(
            f'<div style="font-size:{scaled(13.5, k)}px;color:{theme.text};margin-top:3px">{suited(line, look)}</div>'
            for line in entry.lines
        )
        self.setText(
            f'<div style="font-size:{scaled(TYPE.caption, k)}px;color:{theme.text_secondary};font-weight:{weight}">'
            f"{head}</div>{lines}"
        )

    @property
    def plain_text(self) -> str:
        return "" if self.entry is None else "\n".join((self.entry.head, *self.entry.lines))


class LogPanel(QFrame):
    """A heading, a button that folds the panel, and one label a trick, the newest on top."""

    fold_requested = Signal()
    trick_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("log_panel")
        self.setFixedWidth(round(RECORD_WIDTH))
        self._look: Look | None = None
        self._beside = True
        self._labels: dict[int, EntryLabel] = {}  # by trick, 0 the bidding
        self._title = QLabel(self)
        self._fold = QPushButton(self)
        self._fold.setProperty("kind", "flat")
        self._fold.setProperty("small", True)
        self._fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fold.clicked.connect(self.fold_requested)
        self._inside = QWidget()
        self._inside.setProperty("role", "inside")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(8 - _FOCUS_FRAME, 0, 8 - _FOCUS_FRAME, 8)
        self._column.setSpacing(4)
        self._column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("record")
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setWidget(self._inside)
        head = QHBoxLayout()
        head.setContentsMargins(20, 12, 12, 4)
        head.addWidget(self._title, 1)
        head.addWidget(self._fold)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 1, 8)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self.retranslate()

    @property
    def plain_text(self) -> str:
        """What the panel says, from the top."""
        order = sorted(self._labels.values(), key=self._column.indexOf)
        return "\n".join(label.plain_text for label in order)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Record"))
        self._fold.setText(self.tr("Hide"))
        self._fold.setToolTip(self.tr("Fold the record into a tab"))
        self._scroll.setAccessibleName(self.tr("Record of the deal"))

    def place(self, geometry: QRect, beside: bool) -> None:
        """Beside the table, or over it as a panel of its own."""
        self.setFixedWidth(geometry.width())
        self.setGeometry(geometry)
        self.raise_()
        if beside != self._beside:
            self._beside = beside
            self._style()

    def show_entries(self, entries: Sequence[Entry], look: Look) -> None:
        """Write the record: only what has changed, for it is written at each card."""
        if self.isHidden():
            return
        if look != self._look:
            self._look = look
            self._style()
        wanted = [entry.trick for entry in entries]
        for trick in [trick for trick in self._labels if trick not in wanted]:
            label = self._labels.pop(trick)
            self._column.removeWidget(label)
            label.hide()
            label.deleteLater()
        for index, entry in enumerate(entries):
            if entry.trick not in self._labels:
                made = EntryLabel(self._inside)
                made.linkActivated.connect(self._on_link)
                self._labels[entry.trick] = made
                self._column.insertWidget(index, made)
            self._labels[entry.trick].show_entry(entry, look)

    def _style(self) -> None:
        if self._look is None:
            return
        theme, size = self._look.theme, scaled(TYPE.body, self._look.scale)
        self._title.setFont(ui_font(size, bold=True))
        edge = "border: none; border-left: 1px" if self._beside else "border-radius: 16px; border: 1px"
        self.setStyleSheet(
            f"#log_panel {{ background: {theme.panel}; {edge} solid {theme.line}; }}"
            f"#record {{ border: {_FOCUS_FRAME}px solid transparent; border-radius: 8px; }}"
            f"#record:focus {{ border-color: {theme.text_secondary}; }}"
        )
        self._title.setStyleSheet(f"font-size: {size}px; font-weight: bold;")

    @Slot(str)
    def _on_link(self, link: str) -> None:
        if link.startswith("trick:"):
            self.trick_chosen.emit(int(link.removeprefix("trick:")))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def suited(line: str, look: Look) -> str:
    """A line as HTML, suit signs and their ranks in the suit's colour; what shares a line breaks between its parts."""
    colours = dict(zip("♠♥♣♦", look.theme.panel_suits(look.four_colour), strict=True))

    def paint(match: re.Match[str]) -> str:
        return f'<span style="color:{colours[match[1]]};font-weight:bold">{match[0]}</span>'

    if _BETWEEN in line:
        parts = (part.replace(" ", _NO_BREAK) if len(part) <= _TOGETHER else part for part in line.split(_BETWEEN))
        line = _BETWEEN.replace(" ", _NO_BREAK, 1).join(parts)
    return _SUITED.sub(paint, html.escape(line))


def width_beside(width: float, height: float) -> int:
    """Of the record beside the table of a window of that size: it grows as its type does, if the window is wide."""
    return round(max(RECORD_WIDTH, min(RECORD_WIDTH * scale_for(height), MOST_OF_WINDOW * width)))


class LogTab(QPushButton):
    """The folded record."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "felt")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(self.tr("Log"))
        self.setToolTip(self.tr("Show the record"))

    def place(self, right: float, middle: float, look: Look) -> None:
        """Put it at the right edge."""
        k = look.scale
        self.setStyleSheet(f"padding: 0 10px; font-size: {scaled(13, k)}px; min-height: 0;")
        size = self.sizeHint()
        width, height = max(size.width(), scaled(48, k)), scaled(36, k)
        self.setGeometry(round(right - width + 8), round(middle - height / 2), width, height)
