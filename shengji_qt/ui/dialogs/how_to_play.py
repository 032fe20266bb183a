# SPDX-License-Identifier: MIT
"""The short page for somebody who has never played."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.texts.how_to_play import how_to_play
from shengji_qt.ui.theme import TYPE

_LINE_HEIGHT = 115  # per cent of the font's own line, which is a good deal taller than its size


class HowToPlayPage(TextPage):
    """Text only; the table explains itself as you play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("How to play"))
        self.back.setText(self.tr("Back"))
        style = f"line-height: {_LINE_HEIGHT}%; font-size: {TYPE.body}px; margin: 0 0 8px 0;"
        html = []
        for head, paragraphs in how_to_play():
            html.append(f"<h3 style='font-size: {TYPE.section}px; margin: 14px 0 4px 0;'>{escape(head)}</h3>")
            html += [f"<p style='{style}'>{escape(each)}</p>" for each in paragraphs]
        self.body.setHtml("".join(html))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
