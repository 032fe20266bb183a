# SPDX-License-Identifier: MIT
"""The short page for somebody who has never played: one game at a time."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTabBar, QWidget

from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.games.setups import GAMES, setups
from shengji_qt.ui.texts.how_to_play import how_to_play

_LINE_HEIGHT = 115  # per cent of the font's own line, which is a good deal taller than its size


class HowToPlayPage(TextPage):
    """Text only; the table explains itself as you play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        for _ in GAMES:
            self.tabs.addTab("")
        self.column.insertWidget(1, self.tabs)
        self.tabs.currentChanged.connect(lambda _index: self._write())
        self.retranslate()

    @property
    def game(self) -> str:
        """The one that is explained."""
        return GAMES[self.tabs.currentIndex()]

    def show_game(self, game: str) -> None:
        """Explain this one; ValueError if there is none."""
        self.tabs.setCurrentIndex(GAMES.index(game))

    def retranslate(self) -> None:
        self.title.setText(self.tr("How to play"))
        self.back.setText(self.tr("Back"))
        self.tabs.setAccessibleName(self.tr("Game"))
        for index, setup in enumerate(setups()):
            self.tabs.setTabText(index, setup.name())
        self._write()

    def _write(self) -> None:
        style = f"line-height: {_LINE_HEIGHT}%; font-size: {self.size_of('body')}px; margin: 0 0 8px 0;"
        section = self.size_of("section")
        html = []
        for head, paragraphs in how_to_play(self.game):
            html.append(f"<h3 style='font-size: {section}px; margin: 14px 0 4px 0;'>{escape(head)}</h3>")
            html += [f"<p style='{style}'>{escape(each)}</p>" for each in paragraphs]
        self.body.setHtml("".join(html))
