# SPDX-License-Identifier: MIT
"""The record beside the table; in a narrow window it folds into a tab on the edge.

It is also what a screen reader can read of the table.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, QUrl, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from shengji_qt.ui.panels.record import Entry
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.scene.table_layout import RECORD_WIDTH
from shengji_qt.ui.theme import TYPE, scaled, ui_font

WIDTH: Final = round(RECORD_WIDTH)
FOLD_BELOW: Final = 1200  # a narrower window shows only the tab
_SUITED: Final = re.compile(r"([♠♥♣♦])(10|[2-9AKQJ])?")


class LogPanel(QFrame):
    """A heading, a button that folds the panel, and the text."""

    fold_requested = Signal()
    trick_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("log_panel")
        self.setFixedWidth(WIDTH)
        self._entries: list[Entry] = []
        self._look: Look | None = None
        self._drawn: object = None
        self._beside = True
        self._title = QLabel(self)
        self._fold = QPushButton(self)
        self._fold.setProperty("kind", "flat")
        self._fold.setProperty("small", True)
        self._fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fold.clicked.connect(self.fold_requested)
        self._text = QTextBrowser(self)
        self._text.setObjectName("record")
        self._text.setOpenLinks(False)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._text.anchorClicked.connect(self._on_anchor)
        head = QHBoxLayout()
        head.setContentsMargins(20, 12, 12, 4)
        head.addWidget(self._title, 1)
        head.addWidget(self._fold)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 1, 8)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._text, 1)
        self.retranslate()

    @property
    def plain_text(self) -> str:
        """What the panel says."""
        return self._text.toPlainText()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Record"))
        self._fold.setText(self.tr("Hide"))
        self._fold.setToolTip(self.tr("Fold the record into a tab"))
        self._text.setAccessibleName(self.tr("Record of the deal"))
        self._drawn = None

    def place(self, geometry: QRect, beside: bool) -> None:
        """Beside the table, or over it as a panel of its own."""
        self.setGeometry(geometry)
        self.raise_()
        if beside != self._beside:
            self._beside = beside
            self._style()

    def show_entries(self, entries: Sequence[Entry], look: Look) -> None:
        """Write the record."""
        key = (tuple(entries), look.theme.name, look.scale, look.four_colour)
        if key == self._drawn or self.isHidden():
            return
        self._drawn, self._look = key, look
        k = look.scale
        self._title.setFont(ui_font(scaled(TYPE.body, k), bold=True))
        self._title.setStyleSheet(f"font-size: {scaled(TYPE.body, k)}px; font-weight: bold;")
        self._style()
        top = self._text.verticalScrollBar().value()
        self._text.setHtml("".join(self._html(entry, look) for entry in entries))
        self._text.verticalScrollBar().setValue(top)

    def _style(self) -> None:
        if self._look is None:
            return
        theme = self._look.theme
        edge = "border: none; border-left: 1px" if self._beside else "border-radius: 16px; border: 1px"
        self.setStyleSheet(
            f"#log_panel {{ background: {theme.panel}; {edge} solid {theme.line}; }}"
            f"#record {{ background: {theme.panel}; border: none; border-radius: 0; padding: 0 8px; }}"
        )

    def _html(self, entry: Entry, look: Look) -> str:
        theme, k = look.theme, look.scale
        ground = f' bgcolor="{theme.row_highlight}"' if entry.current else ""
        head = html.escape(entry.head)
        if entry.trick and not entry.current:
            head = f'<a href="trick:{entry.trick}" style="color:{theme.text_secondary};text-decoration:none">{head}</a>'
        lines = "".join(
            f'<div style="font-size:{scaled(13.5, k)}px;color:{theme.text};margin-top:3px">'
            f"{self._suited(line, look)}</div>"
            for line in entry.lines
        )
        weight = "bold" if entry.current else "normal"
        caption = (
            f'<div style="font-size:{scaled(TYPE.caption, k)}px;color:{theme.text_secondary};font-weight:{weight}">'
            f"{head}</div>"
        )
        return (
            f'<table width="100%" cellpadding="7" cellspacing="0"{ground}><tr><td>{caption}{lines}</td></tr></table>'
            '<div style="font-size:4px">&nbsp;</div>'
        )

    def _suited(self, line: str, look: Look) -> str:
        colours = dict(zip("♠♥♣♦", look.theme.panel_suits(look.four_colour), strict=True))

        def paint(match: re.Match[str]) -> str:
            return f'<span style="color:{colours[match[1]]};font-weight:bold">{match[0]}</span>'

        return _SUITED.sub(paint, html.escape(line))

    def _on_anchor(self, url: QUrl) -> None:
        if url.scheme() == "trick":
            self.trick_chosen.emit(int(url.path()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


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
