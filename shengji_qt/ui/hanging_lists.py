# SPDX-License-Identifier: MIT
"""Lists in running text with room between the mark and its words: Qt leaves the width of one blank, or less."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument, QTextListFormat, QTextOption

BULLET: Final = "•"
_NUMBERS: Final = QTextListFormat.Style.ListDecimal


def hang_lists(document: QTextDocument, indent: float) -> None:
    """Write the marks of lists into their lines, the words `indent` pixels to the right of where the mark begins."""
    listed: list[tuple[QTextBlock, str, int]] = []
    block = document.begin()
    while block.isValid():
        found = block.textList()
        if found is not None:
            mark = f"{found.itemNumber(block) + 1}." if found.format().style() is _NUMBERS else BULLET
            listed.append((block, mark, found.format().indent()))
        block = block.next()
    for block, mark, depth in listed:
        block.textList().remove(block)
        shape = block.blockFormat()
        shape.setIndent(0)
        shape.setLeftMargin(indent * depth)
        shape.setTextIndent(-indent)
        # Counted from where the line begins, which is at the mark.
        shape.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        cursor = QTextCursor(block)
        cursor.setBlockFormat(shape)
        words = block.begin().fragment().charFormat() if block.length() > 1 else block.charFormat()
        letters = QTextCharFormat(words)  # as large as the words, and never bold
        letters.setFontWeight(QFont.Weight.Normal)
        letters.setFontItalic(False)
        cursor.insertText(f"{mark}\t", letters)
