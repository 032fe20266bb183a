# SPDX-License-Identifier: MIT
"""A list whose long entries break into lines."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget


class WrappedList(QListWidget):
    """As wide as it is made, without a bar for what is wider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setItemDelegate(_Entries(self))


class _Entries(QStyledItemDelegate):
    """Qt breaks lines to the whole width when it asks for the height, and to the width within the style sheet's padding
    when it paints: what fits the one only is cut off in the other.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        asked = QStyleOptionViewItem(option)
        self.initStyleOption(asked, index)
        view = self.parent()
        assert isinstance(view, WrappedList)
        words = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, asked, view)
        asked.rect = QRect(option.rect.topLeft(), QSize(words.width(), option.rect.height()))
        return super().sizeHint(asked, index)
