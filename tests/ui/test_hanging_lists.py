# SPDX-License-Identifier: MIT
"""Marks of lists stand well before their words."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextListFormat
from PySide6.QtWidgets import QApplication

from shengji_qt.ui.hanging_lists import hang_lists


def blocks(document: QTextDocument) -> list[QTextBlock]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def test_marks_and_numbers_hang_before_their_words(qapp: QApplication) -> None:
    document = QTextDocument()
    document.setMarkdown("Before\n\n- **one** two\n- three\n    - below\n\nBetween\n\n1. first\n2. second\n")
    hang_lists(document, 22)
    assert document.size().height() > 0, "laid out"
    texts = [block.text() for block in blocks(document)]
    assert texts == ["Before", "•\tone two", "•\tthree", "•\tbelow", "Between", "1.\tfirst", "2.\tsecond"]
    for block in blocks(document):
        depth = 0 if "\t" not in block.text() else 2 if "below" in block.text() else 1
        assert block.textList() is None
        assert block.blockFormat().leftMargin() == 22 * depth
        assert block.blockFormat().textIndent() == (-22 if depth else 0)
        if depth:
            place: Any = block.layout().lineAt(0).cursorToX(block.text().index("\t") + 1)  # two numbers in fact
            assert round(place[0]) == 22 * depth, "the words begin at the margin"


def test_the_mark_is_not_bold_with_its_words(qapp: QApplication) -> None:
    document = QTextDocument()
    document.setMarkdown("- **one**\n")
    hang_lists(document, 22)
    assert document.begin().begin().fragment().charFormat().fontWeight() == 400


def test_an_item_without_words(qapp: QApplication) -> None:
    document = QTextDocument()
    QTextCursor(document).createList(QTextListFormat.Style.ListDisc)
    hang_lists(document, 22)
    assert [block.text() for block in blocks(document)] == ["•\t"]
